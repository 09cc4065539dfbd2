face-stone = kamień
face-leaf = liść
face-dust = pył
face-ward = straż
face-thief = złodziej
face-echo = echo

setting-turns = Tury
setting-deck = Talia
setting-faults = Wady

refusal-TO-2-1 = Talia jest pusta.
refusal-TO-2-2 = Masz już na ręce { $most } kart.
refusal-TO-2-3 =
    .hand = Twoja ręka jest pusta.
    .down = Żadna karta nie leży zakryta.
refusal-TO-2-4 = { $seat } nie może zagrać { $card } obok { $cards }.
refusal-TO-2-5 = { $seat } nie ma już mrugnięć.

Setup =
    .told = { $seat } dostaje { $cards }.
Turn =
    .ask =
        { $n ->
            [one] Została { $n } tura. Masz { $cards }.
            [few] Zostały { $n } tury. Masz { $cards }.
            [many] Zostało { $n } tur. Masz { $cards }.
           *[other] Zostało { $n } tury. Masz { $cards }.
        }
    .wait = Teraz { $seat } ma { $cards }.
    .draw = dobierz
    .peek = podejrzyj
    .lay = połóż zakrytą kartę
    .give = oddaj kartę
    .flip = odkryj
    .mix = wtasuj rękę
    .pass-hands = przekażcie ręce
    .swap = wymień kartę
    .roll = rzuć
    .bid = licytacja
    .note = zanotuj
    .boom = zepsuj
    .stuck = utknij
    .noted = { $seat } notuje { $n }.
Wink =
    .wink = mrugnij
    .told = { $seat } mruga.
Draw =
    .told = { $card ->
        [hidden] { $seat } dobiera kartę.
       *[other] { $seat } dobiera: { $card }.
    }
Peek =
    .told = { $card ->
        [hidden] { $seat } podgląda.
       *[other] { $seat } widzi: { $card }.
    }
Lay =
    .ask = Którą kartę kładziesz zakrytą?
    .wait = { $seat } wybiera kartę.
    .told = { $card ->
        [hidden] { $seat } kładzie kartę.
       *[other] { $seat } kładzie: { $card }.
    }
Give =
    .ask = Którą kartę i komu?
    .wait = { $seat } wybiera kartę do oddania.
    .option = { $card } dla: { $seat }
    .told = { $seats }: { $card ->
        [hidden] karta
       *[other] { $card }
    }
Show =
    .told = Odkryto: { $card }.
Mix =
    .told = { $seat } tasuje.
PassHands =
    .told = { $seat } każe przekazać ręce.
Swap =
    .ask = Którą kartę wymieniasz?
    .wait = { $seat } może wymienić kartę.
    .told = { $seat } wymienia kartę.
Roll =
    .told = { $seat } wyrzuca { $n }.
Bid =
    .ask = Licytuj od 0 do 3.
    .wait = { $seat } zapisuje liczbę.
Mark =
    .told = { $word }: { $n ->
        [one] { $n } znak
        [few] { $n } znaki
        [many] { $n } znaków
       *[other] { $n } znaku
    }
Stuck =
    .ask = Nie ma nic do wyboru.
    .wait = { $seat } nie ma nic do wyboru.

ending-played-out = Tury się skończyły.
ending-bust = Fura.
