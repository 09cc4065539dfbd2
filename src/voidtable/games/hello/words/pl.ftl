# Witaj, wraku: słowa gry. Wiadomości kroku stoją pod nazwą jego klasy.

title = Witaj, wraku
about = Splądrujcie milczący wrak, handlujcie po ciemku i nie przywieźcie do domu pijawki. Malutka gra dla 2–5 osób.

setting-rounds = Liczba rund
setting-alarm = Ile pijawek w ładowni budzi wrak
setting-gear = Gra z osprzętem

# Co leży na stole

table-wreck = Wrak
    .from-top = od wierzchu { $cards }
table-hands = Na ręce
table-installed = Osprzęt
table-scrapyard = Złomowisko
table-round = Runda
table-first = Pierwszy gracz
    .value = { $seat }
table-alarm = Alarm

face-relic = relikt
face-scrap = złom
face-leech = pijawka
face-beacon = boja
face-hatch = właz
face-jammer = zagłuszacz

# HE-1

FirstPlayer =
    .told = Zaczyna { $seat }.

# HE-2

Round =
    .told = Zaczyna się runda { $round }.
Act =
    .ask = Twoja tura. Co robisz?
    .wait = { $seat } wybiera akcję.
    .option = { $action ->
        [install] Zainstaluj kartę: { $card }
        [jettison] Wyrzuć kartę: { $card }
        [barter] Zaproponuj { $seat_dat } wymianę
       *[scout] Zbadaj wrak
    }
Scout =
    .told = { $cards_count ->
        [one] { $seat } ogląda ostatnią kartę wraku.
        [few] { $seat } ogląda { $cards_count } wierzchnie karty wraku.
        [many] { $seat } ogląda { $cards_count } wierzchnich kart wraku.
       *[other] { $seat } ogląda { $cards_count } wierzchniej karty wraku.
    }
Keep =
    .ask = Którą kartę zatrzymujesz?
    .wait = { $seat } wybiera, którą z obejrzanych kart zatrzymać.
    .told = { $card ->
        [hidden] { $seat } zatrzymuje jedną z obejrzanych kart.
       *[other] { $seat } zatrzymuje obejrzaną kartę: { $card }.
    }
PutBack =
    .ask = Którą kartę kładziesz na wierzch?
    .wait = { $seat } odkłada pozostałe karty.
    .told = { $seat } odkłada pozostałe karty w wybranej kolejności.
Install =
    .told = { $seat } instaluje osprzęt: { $card }.
Jettison =
    .told = { $seat } wyrzuca kartę ({ $card }) i dobiera nową.

refusal-HE-2-4 = Instalować można tylko osprzęt, a ta karta to { $card }.
refusal-HE-2-5 = Masz już zainstalowany taki osprzęt ({ $card }); dwóch jednakowych kart mieć nie można.
refusal-HE-2-7 = Reliktu nigdy się nie wyrzuca.

# HE-3

Barter =
    .told = { $seat } proponuje { $other_seat_dat } wymianę.
Offer =
    .ask = Którą kartę kładziesz zakrytą przed { $other_seat_ins }?
    .wait = { $seat } wybiera kartę na wymianę.
    .told = { $card ->
        [hidden] { $seat } kładzie na wymianę zakrytą kartę.
       *[other] { $seat } kładzie na wymianę zakrytą kartę: { $card }.
    }
Consent =
    .ask = { $from_seat } proponuje Ci kartę w ciemno. Zgadzasz się na wymianę?
    .wait = { $seat } rozważa propozycję { $from_seat_gen }.
    .option = { $word ->
        [agree] Zgódź się
       *[refuse] Odmów i pokaż wszystkim kartę
    }
    .agree = { $seat } zgadza się na wymianę z { $other_seat_ins }.
    .refuse = { $seat } odmawia { $other_seat_dat } wymiany.
GiveInReturn =
    .ask = Którą kartę dajesz w zamian { $to_seat_dat }?
    .wait = { $seat } wybiera kartę, którą da w zamian.
    .told = { $card ->
        [hidden] { $return_card ->
            [hidden] { $seat } i { $other_seat } wymieniają się kartami.
           *[other] { $seat } oddaje { $other_seat_dat } kartę ({ $return_card }) i dostaje w zamian zakrytą.
        }
       *[other] { $return_card ->
            [hidden] { $seat } oddaje { $other_seat_dat } zakrytą kartę i dostaje w zamian kartę ({ $card }).
           *[other] { $seat } oddaje { $other_seat_dat } kartę ({ $return_card }) i dostaje w zamian kartę ({ $card }).
        }
    }
PriceOfRefusal =
    .ask = Którą kartę z ręki pokazujesz wszystkim?
    .wait = { $seat } wybiera kartę do pokazania.
    .told = { $seat } pokazuje kartę z ręki: { $card }.

refusal-HE-3-1 =
    .own = Nie masz karty na wymianę.
    .other = { $seat } nie ma karty na wymianę.

# HE-4

Ping =
    .told = { $card ->
        [hidden] { $seat } dzięki boi widzi wierzchnią kartę wraku.
       *[other] { $seat } dzięki boi widzi wierzchnią kartę wraku: { $card }.
    }
DropThroughHatch =
    .told = { $card ->
        [hidden] { $seat } wyrzuca kartę przez właz i dobiera nową.
       *[other] { $seat } wyrzuca kartę ({ $card }) przez właz i dobiera nową.
    }
Jam =
    .ask = { $from_seat } chce się z Tobą wymienić. Zagłuszasz wymianę?
    .wait = { $seat } może zagłuszyć wymianę z { $from_seat_ins }.
    .option = { $word ->
        [jam] Zużyj zagłuszacz: wymiany nie będzie
       *[allow] Wysłuchaj propozycji
    }
    .jam = { $seat } zużywa zagłuszacz i zagłusza wymianę z { $other_seat_ins }.
    .allow = { $seat } słucha propozycji { $other_seat_gen }.
Flare =
    .option = Za darmo: zużyj osprzęt ({ $card }), by pokazać wszystkim wierzchnią kartę wraku
    .told = { $seat } wystrzeliwuje flarę: na wierzchu wraku leży { $card }.

refusal-HE-4-5 = Na flarę można zużyć tylko boję, a ta karta to { $card }.

# HE-5

Stow =
    .ask = Którą kartę odkładasz do ładowni?
    .wait = { $seat } wybiera kartę do ładowni.
    .told = { $card ->
        [hidden] { $seat } odkłada kartę do ładowni.
       *[other] { $seat } odkłada do ładowni kartę: { $card }.
    }
OpenHold =
    .told = Ładownia zostaje otwarta: { $cards }. Alarm: { $alarm }.

# HE-6

Ending =
    .told = { $cards_count ->
        [0] { $seat } nie ma już kart na ręce.
       *[other] { $seat } odkrywa rękę: { $cards }.
    }

ending-done = Ostatnia runda dobiega końca, a wrak śpi dalej. Odlatujecie do domu.
ending-empty = We wraku nic już nie ma. Odlatujecie do domu.
ending-awake = Wrak się obudził! Nie ujdzie nikt, kto trzyma pijawkę.
