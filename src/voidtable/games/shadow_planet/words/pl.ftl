# Planeta Cieni: słowa gry. Wiadomości kroku stoją pod nazwą jego klasy.

title = The Shadow Planet
about = Kim jesteś, okaże się dopiero na końcu. Astronauci, jeden Obcy, być może Strażnik i dwanaście godzin na księżycu. Dla 3–5 osób.

setting-deck_columns = Typy kart Lokacji (steps: tak jak w ich tekstach; hues: Pozyskiwanie liczy się jako Atak, Naprawa jako Pozyskiwanie, Atak jako Naprawa)
setting-countdown_advance_type = Karty, które przyspieszają Odliczanie (move: Ruch; search: Przeszukiwanie)
setting-temple_source = Co się przegląda w Świątyni (messages: stos Podszeptów; removed: karty usunięte z gry)
setting-accommodation_source = Co się ogląda w Kajutach (messages: stos Podszeptów; melita: talię Melity)
setting-bridge_targets = Czyjego Wyposażenia dosięga Mostek (uncontrolled: tylko Postaci niekontrolowanych; any: każdej innej Postaci)
setting-reed_ability = Zdolność Reeda (placed: musi trafić na Wzgórze; optional: może tam trafić; on-the-hill: jego premie działają tylko tam; every-sum: +2 także do Pozyskiwania)
setting-ban_scope = Czego zakazują Palenie i Skafander kosmiczny (turn: wszystkich dalszych kart w tej turze; type: Palenie tylko kart Pozyskiwania, Skafander tylko kart Ruchu)
setting-bonus_without_card = Premie działają także w kroku bez karty
setting-protagonist_rotates = Po każdej rundzie karta Protagonisty przechodzi w lewo
setting-end_latch = Wskaźnik, który doszedł do granicy, kończy grę, nawet jeśli opuści ją w tej samej rundzie
setting-caves_exit_on_foot = Z Jaskiń można wyjść pieszo
setting-up_to = Można obejrzeć albo wziąć mniej kart, niż wynosi suma
setting-cancel_targets = Czyją zdolność może zanegować Jenna (any: każdej innej Postaci; controlled: tylko kontrolowanej)
setting-guardian_pick = Która niedopasowana Postać jest Strażnikiem (highest: ta z najwyższym numerem w Porządku Inicjatywy; lowest: z najniższym)
setting-unmatched_gear_counts = Na koniec liczy się Wyposażenie niedopasowanych Astronautów
setting-duel_clamp = W pojedynku Zagrożenie pozostaje między 0 a 8
setting-log_reveals = Dziennik zachowuje karty ujawnione w fazie Podszeptów

# Co leży na stole

table-round = Runda
table-countdown = Odliczanie (0 kończy grę)
table-repair = Naprawa (0 kończy grę)
table-threat = Zagrożenie (8 kończy grę)
table-pawns = Piony
    .value = { $value ->
        [melita] { place-melita }
        [erico] { place-erico }
        [hill] { place-hill }
       *[caves] { place-caves }
    }
    .jenna = { character-jenna }
    .nikke = { character-nikke }
    .john = { character-john }
    .rachel = { character-rachel }
    .reed = { character-reed }
    .robot = { character-robot }
table-inside = W Sekcji
    .value = { section-name }
table-vehicles = Pojazdy
    .value = { table-pawns.value }
    .moonette = Moonette
    .crawler = Łazik
table-pool = Znaczniki w puli
    .jenna = { table-markers.jenna }
    .nikke = { table-markers.nikke }
    .john = { table-markers.john }
    .rachel = { table-markers.rachel }
    .reed = { table-markers.reed }
table-marked = Znaczniki na Sekcjach
    .value = { table-markers.value }
    .flight-deck = { place-flight-deck }
    .accommodation = { place-accommodation }
    .bridge = { place-bridge }
    .decompression-chamber = { place-decompression-chamber }
    .hibernation-chamber = { place-hibernation-chamber }
    .graveyard = { place-graveyard }
    .temple = { place-temple }
table-decks = Talie Lokacji
    .part-1 = { place-melita }
    .part-2 = { place-erico }
    .part-3 = { place-hill }
    .part-4 = { place-caves }
    .from-top = od wierzchu { $cards }
table-messages = Stos Podszeptów
    .from-top = od wierzchu { $cards }
table-discard = Stos odrzuconych
table-temple = Stos Świątyni
    .from-top = od wierzchu { $cards }
table-removed = Usunięte z gry
table-gears = Wyposażenie
    .part-1 = { character-jenna }
    .part-2 = { character-nikke }
    .part-3 = { character-john }
    .part-4 = { character-rachel }
    .part-5 = { character-reed }
    .part-6 = { character-robot }
table-protagonist = Protagonista
    .value = { $seat }
table-controls = Kontrolowane Postacie
    .value = { who }
table-markers = Znaczniki
    .value = { $value ->
        [jenna] { table-markers.jenna }
        [nikke] { table-markers.nikke }
        [john] { table-markers.john }
        [rachel] { table-markers.rachel }
       *[reed] { table-markers.reed }
    }
    .jenna = żółty (Jenna)
    .nikke = pomarańczowy (Nikke)
    .john = czerwony (John)
    .rachel = biały (Rachel)
    .reed = czarny (Reed)
table-objectives = Cele
table-hands = Na ręce
table-played = Zagrane karty
table-chosen = Zakryte karty Postaci
table-cancelled = Zdolność zanegowana
    .value = { who }
table-active = Tura Postaci
    .value = { who }
table-step = Krok
    .value = { $value ->
        [move] I Ruch
        [search] II Przeszukiwanie
        [get] III Pozyskiwanie
        [repair] IV Naprawa
       *[attack] V Atak
    }
table-winner = Zwycięzca
    .value = { $value ->
        [alien] { faction-alien }
        [astronauts] { faction-astronauts }
       *[guardian] { faction-guardian }
    }
table-identities = Tożsamości
    .value = { who }
table-roles = Role na koniec
    .value = { $value ->
        [alien] Obcy
        [guardian] Strażnik
       *[astronaut] Astronauta
    }
    .jenna = { character-jenna }
    .nikke = { character-nikke }
    .john = { character-john }
    .rachel = { character-rachel }
    .reed = { character-reed }

# Nazwy według surowej wartości: $value, $word albo $step

who = { $value ->
    [jenna] { character-jenna }
    [nikke] { character-nikke }
    [john] { character-john }
    [rachel] { character-rachel }
    [reed] { character-reed }
   *[robot] { character-robot }
}
whom = { $word ->
    [jenna] { character-jenna }
    [nikke] { character-nikke }
    [john] { character-john }
    [rachel] { character-rachel }
    [reed] { character-reed }
   *[robot] { character-robot }
}
section-name = { $value ->
    [flight-deck] { place-flight-deck }
    [accommodation] { place-accommodation }
    [bridge] { place-bridge }
    [decompression-chamber] { place-decompression-chamber }
    [hibernation-chamber] { place-hibernation-chamber }
    [graveyard] { place-graveyard }
   *[temple] { place-temple }
}
deck-name = { $word ->
    [melita] Talia { place-melita.gen }
    [erico] Talia { place-erico.gen }
    [hill] Talia { place-hill.gen }
   *[caves] Talia { place-caves.gen }
}
sum-name = { $step ->
    [move] Ruchu
    [search] Przeszukiwania
    [get] Pozyskiwania
    [repair] Naprawy
   *[attack] Ataku
}
of-points = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
}

# Postacie, miejsca i rzeczy

character-jenna = Jenna
    .gen = Jenny
    .acc = Jennę
    .ins = Jenną
character-nikke = Nikke
    .gen = Nikke
    .acc = Nikke
    .ins = Nikke
character-john = John
    .gen = Johna
    .acc = Johna
    .ins = Johnem
character-rachel = Rachel
    .gen = Rachel
    .acc = Rachel
    .ins = Rachel
character-reed = Reed
    .gen = Reeda
    .acc = Reeda
    .ins = Reedem
character-robot = Robot
    .gen = Robota
    .acc = Robota
    .ins = Robotem

face-jenna = Jenna
    .acc = Jennę
    .text = Z graczem: neguje na tę rundę zdolność innej Postaci. Bez gracza: Postacie w jej Lokacji mają +1 do Ruchu.
face-nikke = Nikke
    .acc = Nikke
    .text = Z graczem: +1 do Pozyskiwania. Bez gracza: Postacie w jej Lokacji mają +1 do Przeszukiwania.
face-john = John
    .acc = Johna
    .text = Z graczem: ogląda Wyposażenie niekontrolowanej Postaci. Bez gracza: strzeże Postaci w swojej Lokacji przed cudzymi kartami.
face-rachel = Rachel
    .acc = Rachel
    .text = Z graczem: inny gracz dostaje Znacznik wybranego koloru. Bez gracza: Protagonista daje komuś biały Znacznik.
face-reed = Reed
    .acc = Reeda
    .text = Z graczem: trafia na Wzgórze, +2 do Ruchu i +2 do Przeszukiwania. Bez gracza: Postacie w jego Lokacji mają +1 do Pozyskiwania.
face-robot = Robot
    .acc = Robota
    .text = Z graczem: przejmuje kartę Protagonisty. Bez gracza: Protagonista ogląda wierzchnią kartę talii tej Lokacji i może odłożyć ją na spód.

face-alien = Obcy
    .text = Chce naprawionego statku i wysokiego Zagrożenia.
face-captain = Kapitan
    .text = Astronauta: chce naprawionego statku i tylu czerwonych kart, by sprostać Zagrożeniu.
face-lieutenant = Porucznik
    .text = { face-captain.text }
face-sergeant = Sierżant
    .text = { face-captain.text }
face-guardian = Strażnik
    .text = Chce, by nikt nie odleciał.

colour-jenna = żółty
    .cap = Żółty
    .who = Jenna
colour-nikke = pomarańczowy
    .cap = Pomarańczowy
    .who = Nikke
colour-john = czerwony
    .cap = Czerwony
    .who = John
colour-rachel = biały
    .cap = Biały
    .who = Rachel
colour-reed = czarny
    .cap = Czarny
    .who = Reed

place-melita = Melita
    .gen = Melity
    .in = w Melicie
    .to = do Melity
place-erico = E/Rico
    .gen = E/Rico
    .in = w E/Rico
    .to = do E/Rico
place-hill = Wzgórze
    .gen = Wzgórza
    .in = na Wzgórzu
    .to = na Wzgórze
place-caves = Jaskinie
    .gen = Jaskiń
    .in = w Jaskiniach
    .to = do Jaskiń
place-flight-deck = Kokpit
    .in = w Kokpicie
    .to = do Kokpitu
    .from = z Kokpitu
place-accommodation = Kajuty
    .in = w Kajutach
    .to = do Kajut
    .from = z Kajut
place-bridge = Mostek
    .in = na Mostku
    .to = na Mostek
    .from = z Mostka
place-decompression-chamber = Komora dekompresyjna
    .in = w Komorze dekompresyjnej
    .to = do Komory dekompresyjnej
    .from = z Komory dekompresyjnej
place-hibernation-chamber = Komora hibernacyjna
    .in = w Komorze hibernacyjnej
    .to = do Komory hibernacyjnej
    .from = z Komory hibernacyjnej
place-graveyard = Cmentarz
    .in = na Cmentarzu
    .to = na Cmentarz
    .from = z Cmentarza
place-temple = Świątynia
    .in = w Świątyni
    .to = do Świątyni
    .from = ze Świątyni

vehicle-moonette = Moonette
    .ins = Moonette
vehicle-crawler = Łazik
    .ins = Łazikiem

indicator-threat = Zagrożenie
    .gen = Zagrożenia
indicator-repair = Naprawa
    .gen = Naprawy
indicator-countdown = Odliczanie
    .gen = Odliczania

icon-move = Ruch (szary)
    .gen = Ruchu
icon-search = Przeszukiwanie (czarny)
    .gen = Przeszukiwania
icon-get = Pozyskiwanie (zielony)
    .gen = Pozyskiwania
icon-repair = Naprawa (niebieski)
    .gen = Naprawy
icon-attack = Atak (czerwony)
    .gen = Ataku

faction-alien = Obcy
    .wins = Wygrywa Obcy.
faction-astronauts = Astronauci
    .wins = Wygrywają Astronauci.
faction-guardian = Strażnik
    .wins = Wygrywa Strażnik.

use-flight-deck-repair = Naprawa postępuje o 2
    .option = Pokaż 4 karty Naprawy: Naprawa postępuje o 2
use-flight-deck-moonette = Moonette wchodzi do gry
    .option = Pokaż 3 karty Ruchu i 1 kartę Przeszukiwania: Moonette wchodzi do gry w Melicie
use-accommodation = ogląda trzy karty i jedną z nich odrzuca
    .option = Pokaż 2 karty Przeszukiwania: obejrzyj trzy karty i jedną z nich odrzuć
use-bridge = ogląda czyjeś Wyposażenie i zamienia jedną z jego kart na swoją
    .option = Pokaż 1 kartę Przeszukiwania: obejrzyj czyjeś Wyposażenie i zamień jedną z jego kart na swoją
use-decompression-chamber = obraca Odliczanie o 1
    .option = Pokaż 1 kartę Ruchu i 1 kartę Przeszukiwania: obróć Odliczanie o 1 w dowolną stronę
use-hibernation-chamber = daje komuś dwa Znaczniki
    .option = Pokaż 2 karty Pozyskiwania: daj innemu graczowi dwa Znaczniki z puli
use-graveyard = bierze wierzchnią kartę dowolnej talii Lokacji
    .option = Pokaż 2 karty Ataku: weź wierzchnią kartę dowolnej talii Lokacji
use-temple = wybiera pięć kart na stos Świątyni
    .option = Pokaż po jednej karcie każdego typu: wybierz pięć kart na stos Świątyni

# SP-2 Przygotowanie gry

DealObjectives =
    .told = { $card ->
        [hidden] { $seat } dostaje zakryty Cel.
       *[other] { $seat } dostaje zakryty Cel: { $card }. { $card_text }
    }
FirstProtagonist =
    .told = Pierwszym Protagonistą jest { $seat }.

# SP-3 Kontrola

Round =
    .told = Zaczyna się runda { $round }.
Control =
    .told = { $card ->
        [hidden] { $seat } tasuje karty Postaci. { $last_seat } losuje w tajemnicy jedną z nich.
       *[other] { $seat } tasuje karty Postaci. { $last_seat } losuje w tajemnicy jedną z nich: { $card }.
    }
Receive =
    .told = { $seat } ogląda karty Postaci: { $cards }.
Pick =
    .ask = Którą Postać kontrolujesz w tej rundzie? Pozostałe karty idą dalej w lewo.
    .wait = { $seat } wybiera Postać.
    .option = { $card }. { $card_text }
    .told = { $card ->
        [hidden] { $seat } kładzie zakrytą kartę Postaci.
       *[other] { $seat } kładzie zakrytą kartę Postaci: { $card }.
    }
RevealCharacters =
    .told = { $seat } kontroluje w tej rundzie { $card_acc }.
    .left = Niekontrolowane w tej rundzie: { $cards }.
TakeMarkers =
    .told = { $seat } bierze { $colour } Znacznik.

# SP-4.1, SP-4.2, SP-4.3 Tury

Turn =
    .told = Tura { $character_gen }; gra { $seat }.
    .uncontrolled = Tura { $character_gen } bez gracza.
UncontrolledAbility =
    .cancelled = Zdolność { $character_gen } jest zanegowana i nie działa.
DiscardTop =
    .told = { $character } odrzuca z wierzchu talii odkrytą kartę: { $card }.
ControlledAbility =
    .cancelled = Zdolność { $character_gen } jest zanegowana i nie działa.
LeaveAtEnd =
    .told = Na koniec tury odkryta karta trafia na stos odrzuconych: { $card }.

# SP-4.4 Zagrywanie kart

Play =
    .ask = { $step ->
        [move] Krok I, Ruch (szary). Suma: { $sum }. Którą kartę zagrywasz?
        [search] Krok II, Przeszukiwanie (czarny). Suma: { $sum }. Którą kartę zagrywasz?
        [get] Krok III, Pozyskiwanie (zielony). Suma: { $sum }. Którą kartę zagrywasz?
        [repair] Krok IV, Naprawa (niebieski). Którą kartę zagrywasz?
       *[attack] Krok V, Atak (czerwony). Którą kartę zagrywasz?
    }
    .wait = { $seat } może zagrywać karty { sum-name }.
    .option = { $action ->
        [drive] Jedź { $vehicle_ins } { $place_to }
        [play] Zagraj kartę { $card }: { $card_text }
       *[done] Nie zagrywaj więcej kart { sum-name }
    }
PlayCard =
    .told = { $seat } zagrywa kartę: { $card }.

refusal-SP-4-4c = To karta { $icon_gen }; jej krok następuje w tej turze później.
refusal-SP-4-4d = Po karcie { $card } nie można już teraz zagrać następnej.
    .own-deck = Twoja Postać jest { $place_in }, a ta karta bierze z talii innej Lokacji.
refusal-SP-4-4f = To karta { $icon_gen }, a jej krok w tej turze już się skończył.

# SP-4.5 Ruch

WalkTo =
    .ask = Masz { of-points }. Dokąd idzie Twoja Postać?
    .wait = { $seat } decyduje, dokąd pójść.
    .option = { $word ->
        [melita] Idź { place-melita.to }
        [erico] Idź { place-erico.to }
        [hill] Idź { place-hill.to }
        [caves] Idź { place-caves.to }
        [flight-deck] Wejdź { place-flight-deck.to }
        [accommodation] Wejdź { place-accommodation.to }
        [bridge] Wejdź { place-bridge.to }
        [decompression-chamber] Wejdź { place-decompression-chamber.to }
        [hibernation-chamber] Wejdź { place-hibernation-chamber.to }
        [graveyard] Wejdź { place-graveyard.to }
        [temple] Wejdź { place-temple.to }
       *[stay] Nie idź dalej
    }
WalkThrough =
    .told = { $character } idzie { $place_to }.
Enter =
    .told = { $character } wchodzi { $place_to }.

refusal-SP-4-5b = Droga { $place_to } kosztuje { $cost }, a masz { of-points }.
refusal-SP-4-5g = { $character } ma już tam swój Znacznik; wejść można tylko do Sekcji, w której go jeszcze nie ma.
refusal-SP-4-5h = Robot nie może wejść do Sekcji; może tylko przemieszczać się między Lokacjami.
refusal-SP-4-5i = Pieszo nie można dojść { $place_to }; trzeba jechać Pojazdem.
refusal-SP-5-1a = Wejście { $place_to } kosztuje { $cost }, a masz { of-points }.

# SP-4.6 Przeszukiwanie

SearchFewer =
    .ask = { $many ->
        [one] Możesz obejrzeć wierzchnią kartę. Oglądasz?
       *[other] Ile wierzchnich kart oglądasz? Najwyżej { $many }.
    }
    .wait = { $seat } decyduje, ile kart obejrzeć.
    .option = { $number ->
        [0] Żadnej
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
LookAtTop =
    .told = { $seat } ogląda wierzch talii { $place_gen }: { $cards }.
PutOnTop =
    .ask = { $cards_count ->
        [one] Do odłożenia: { $cards_count } karta. Która z nich ma leżeć najwyżej?
        [few] Do odłożenia: { $cards_count } karty. Która z nich ma leżeć najwyżej?
        [many] Do odłożenia: { $cards_count } kart. Która z nich ma leżeć najwyżej?
       *[other] Do odłożenia: { $cards_count } karty. Która z nich ma leżeć najwyżej?
    }
    .wait = { $seat } odkłada karty.
    .told = { $seat } odkłada karty na wierzch w wybranej kolejności.

# SP-4.7 Pozyskiwanie

MandatoryCard =
    .told = { $card ->
        [hidden] { $seat } bierze wierzchnią kartę talii { $place_gen }.
       *[other] { $seat } bierze wierzchnią kartę talii { $place_gen }: { $card }.
    }
    .empty = Talia { $place_gen } jest pusta; { $seat } nie bierze karty.
GetFewer =
    .ask = { $many ->
        [one] Możesz wziąć jeszcze jedną kartę. Bierzesz?
       *[other] Ile dalszych kart bierzesz? Najwyżej { $many }.
    }
    .wait = { $seat } decyduje, ile jeszcze kart wziąć.
    .option = { SearchFewer.option }
TakeMore =
    .told = { $seat } bierze jeszcze z talii { $place_gen }: { $cards }.

# SP-4.10, SP-5 Sekcje

UseSection =
    .ask = Twoja Postać jest { $place_in }. Korzystasz z tej Sekcji?
    .wait = { $seat } decyduje, czy skorzystać { $place_from }.
    .option = { $word ->
        [flight-deck-repair] { use-flight-deck-repair.option }
        [flight-deck-moonette] { use-flight-deck-moonette.option }
        [accommodation] { use-accommodation.option }
        [bridge] { use-bridge.option }
        [decompression-chamber] { use-decompression-chamber.option }
        [hibernation-chamber] { use-hibernation-chamber.option }
        [graveyard] { use-graveyard.option }
        [temple] { use-temple.option }
       *[leave] Wyjdź, nie korzystając
    }
    .leave = { $seat } nie korzysta { $place_from }.
    .told = { $seat } korzysta { $place_from }: { $use }.
ShowIcon =
    .ask = Którą kartę pokazujesz wszystkim? Jeszcze potrzebne: { $icons }.
    .wait = { $seat } wybiera kartę do pokazania. Jeszcze potrzebne: { $icons }.
    .option = { $action ->
        [show] Pokaż { $card }
       *[stop] Nie pokazuj więcej kart i nie korzystaj z Sekcji
    }
    .stopped = { $seat } nie pokazuje więcej kart i nie korzysta z Sekcji.
    .told = { $seat } pokazuje kartę: { $card }.
PlaceMarker =
    .told = { $colour_cap } Znacznik zostaje { $place_in }.
LookInAccommodation =
    .told = { $seat } ogląda wierzch stosu: { $cards }.
SendAway =
    .ask = Której z tych kart się pozbywasz? Pozostałe wracają na wierzch.
    .wait = { $seat } wybiera kartę, której się pozbywa.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } pozbywa się jednej z tych kart.
       *[other] { $seat } pozbywa się jednej z tych kart: { $card }.
    }
TurnCountdown =
    .ask = W którą stronę obracasz Odliczanie?
    .wait = { $seat } decyduje, w którą stronę obrócić Odliczanie.
    .option = { $word ->
        [advance] Postęp o 1: mniej czasu
       *[move-back] Cofnięcie o 1: więcej czasu
    }
LookInTemple =
    .told = { $cards_count ->
        [0] { $seat } nie znajduje kart na stos Świątyni.
        [1] { temple-all }
        [2] { temple-all }
        [3] { temple-all }
        [4] { temple-all }
        [5] { temple-all }
       *[other] { $seat } przegląda stos: { $cards }.
    }
temple-all = { $seat } przegląda stos i kładzie go w całości na stos Świątyni: { $cards }.
ChooseForTemple =
    .ask = { $many ->
        [one] Wybierz ostatnią kartę na stos Świątyni; będzie leżeć na wierzchu. Która to?
       *[other] Wybierz karty na stos Świątyni, jeszcze { $many }; późniejsze leżą wyżej. Która jest następna?
    }
    .wait = { $seat } wybiera karty na stos Świątyni.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } kładzie kartę na stos Świątyni.
       *[other] { $seat } kładzie kartę na stos Świątyni: { $card }.
    }

refusal-SP-4-10b = Wśród kart, które możesz pokazać, brakuje symboli: { $icons }. Karty zagrane się nie liczą, chyba że same mówią inaczej.
    .other = Karta { $card } nie ma żadnego z symboli, których jeszcze potrzeba: { $icons }.
refusal-SP-5-2e = Moonette jest już w grze; wybierz drugi efekt albo żaden.

# SP-6 Pojazdy

Announce =
    .told = { $seat } zapowiada jazdę { $vehicle_ins } { $place_to }.
Drive =
    .told = Punkty ruchu na jazdę { $place_to }: { $points }.
    .nowhere = Punktów nie starcza na żadną Ścieżkę: { $vehicle } nigdzie nie jedzie.
DriveElsewhere =
    .ask = Masz { of-points }, za mało na zapowiedziany cel. Dokąd wobec tego jedziesz?
    .wait = { $seat } decyduje, dokąd wobec tego pojechać.
    .option = { $word ->
        [melita] Jedź { place-melita.to }
        [erico] Jedź { place-erico.to }
        [hill] Jedź { place-hill.to }
        [caves] Jedź { place-caves.to }
       *[stay] Nie jedź
    }
Ride =
    .ask = { $vehicle } jedzie { $place_to }. Czy { $character } też jedzie?
    .wait = { $seat } decyduje, czy { $character } też jedzie.
    .option = { $word ->
        [ride] Jedź
       *[remain] Zostań
    }
    .ride = { $character } też jedzie.
    .remain = { $character } zostaje.
Arrive =
    .told = { $vehicle } dojeżdża { $place_to }. Na pokładzie: { $characters }.
BringMoonette =
    .told = { $vehicle } wchodzi do gry { $place_in }.
BringCrawler =
    .told = { $vehicle } wchodzi do gry { $place_in }.

refusal-SP-6-1c = Jazdę zapowiada się przed pierwszą kartą Ruchu w kroku albo zaraz po karcie, która wprowadza Pojazd.
refusal-SP-6-1k = Jazda { $place_to } kosztuje { $cost }, a masz { of-points }.

# SP-7 Podszepty

Discard =
    .ask = Odrzucasz jedną zakrytą kartę. Którą?
    .wait = { $seat } wybiera kartę, którą odrzuci zakrytą.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } odrzuca zakrytą kartę.
       *[other] { $seat } odrzuca zakrytą kartę: { $card }.
    }
ShuffleMessages =
    .told = { $cards_count ->
        [0] { $seat } tasuje stos Podszeptów.
        [one] { $seat } wtasowuje w stos Podszeptów { $cards_count } odrzuconą kartę.
        [few] { $seat } wtasowuje w stos Podszeptów { $cards_count } odrzucone karty.
        [many] { $seat } wtasowuje w stos Podszeptów { $cards_count } odrzuconych kart.
       *[other] { $seat } wtasowuje w stos Podszeptów { $cards_count } odrzuconej karty.
    }
RevealMessages =
    .fleeting = Ujawnione: { $cards }.
    .told = Ujawnione: { $cards }.
    .counts = Według typu: Ruch { $move }, Przeszukiwanie { $search }, Pozyskiwanie { $get }, Naprawa { $repair }, Atak { $attack }.
ThreatConsequence =
    .indicator = Pozyskiwanie przeciw Atakowi: { turned }
RepairConsequence =
    .indicator = Naprawa przeciw Atakowi: { turned }
CountdownConsequence =
    .indicator = Ruch przeciw Przeszukiwaniu: { turned }
HourPasses =
    .indicator = Mija godzina: { turned }
RepairShuttle =
    .indicator = W Kokpicie: { turned }
CountdownTurned =
    .indicator = W Komorze dekompresyjnej: { turned }
TurnIndicator =
    .indicator = Efekt karty: { turned }
turned = { $moved ->
    [0] { stays }
   *[1] { goes }
}
goes = Wskaźnik { $indicator_gen } przechodzi z { $was } na { $now }.
stays = Wskaźnik { $indicator_gen } zostaje na { $now }.

# SP-8 Koniec rundy

PassProtagonist =
    .told = Protagonistą jest teraz { $seat }.

# SP-9, SP-10, SP-11 Koniec gry

EndOfGame =
    .told = Koniec gry. { $ending }
    .objective = { $seat } ujawnia swój Cel: { $card }.
ChooseIdentity =
    .ask = Masz równie mało Znaczników w tych kolorach. Kim się okazujesz?
    .wait = { $seat } wybiera między Postaciami, w których kolorach ma równie mało Znaczników.
    .option = { whom }
Become =
    .told = { $seat } okazuje się { $character_ins }.
MatchTheRest =
    .guardian = Nikt z graczy nie jest Strażnikiem; jest nim { $character }.
    .told = Niedopasowane Postacie, liczone jako Astronauci: { $characters }.
AwardVictory =
    .told = Wyposażenie Astronauty ({ $character }): { $cards }.
CountRepairs =
    .told = Karty Naprawy (niebieskie) w Wyposażeniu wszystkich Astronautów liczą się razem za { $blue }. Naprawa stoi na { $repair }.
AlienGear =
    .told = Wyposażenie Obcego ({ $character }): { $cards }. Karty Pozyskiwania (zielone) liczą się za { $green }, karty Ataku (czerwone) za { $red }; Zagrożenie stoi teraz na { $threat }.
Duel =
    .told = Karty Ataku (czerwone) w Wyposażeniu wszystkich Astronautów liczą się razem za { $red }. Zagrożenie stoi na { $threat }.
Win =
    .told = { $faction_wins }

ending-threat = Zagrożenie doszło do 8: nikt nie odlatuje.
ending-repair = Naprawa doszła do 0: statek może lecieć.
ending-countdown = Odliczanie doszło do 0: czas minął.

# SP-12.1 do SP-12.6 Zdolności

Cancel =
    .ask = Czyją zdolność negujesz na tę rundę?
    .wait = { $seat } wybiera, czyją zdolność zanegować.
    .option = { whom }
CoverAbility =
    .told = { $seat } neguje do końca rundy zdolność { $character_gen }.
MayGoToTheHill =
    .ask = Czy Reed trafia na Wzgórze?
    .wait = { $seat } decyduje, czy Reed trafia na Wzgórze.
    .option = { $word ->
        [go] Postaw go na Wzgórzu
       *[stay] Zostaw go tam, gdzie jest
    }
MoreThisTurn =
    .told = { $character } ma w tej turze +{ $amount } do { sum-name }.
Driver =
    .told = { $vehicle } zajedzie dalej: +{ $amount } do Ruchu.
ToTheHill =
    .told = { $agreed ->
        [every-sum] { $character } ma w tej turze +{ $amount } do Ruchu, Przeszukiwania i Pozyskiwania.
        [on-the-hill] { $character } ma w tej turze na Wzgórzu +{ $amount } do Ruchu i Przeszukiwania.
       *[placed] { $character } ma w tej turze +{ $amount } do Ruchu i Przeszukiwania.
    }
OnTheHill =
    .told = { $character } trafia { $place_to }.
TakeProtagonist =
    .told = { $seat } przejmuje kartę Protagonisty.
More =
    .told = { $character } ma w tej turze +{ $amount } do { sum-name }.
Lend =
    .told = Postacie w Lokacji { $character_gen } mają w tej rundzie +{ $amount } do { sum-name }.
Guard =
    .told = { $character } strzeże Postaci w swojej Lokacji: do końca rundy cudze karty nie mogą ich przesuwać ani ruszać ich kart.

refusal-SP-12-1a = { $character } to Postać niekontrolowana, a przy tym stole można zanegować tylko zdolność Postaci kontrolowanej.
refusal-SP-12-7e = { refusal-SP-4-4d }
refusal-SP-12-7f = { refusal-SP-4-4d }
refusal-SP-12-3 = Ta Postać ({ $character }) jest pod ochroną: w tej rundzie cudze karty nie mogą jej przesuwać ani ruszać jej kart. Wybierz inną.

# SP-12.4, SP-5.6 Dawanie Znaczników

GiveMarker =
    .ask = { $more ->
        [1] Dwa Znaczniki dla tego samego gracza: jaki jest pierwszy i kto dostaje oba?
       *[0] Kto dostaje który Znacznik?
    }
    .wait = { $seat } daje Znacznik.
    .option = { $colour_cap } Znacznik ({ $colour_who }) dostaje { $seat }
GiveAgain =
    .ask = Jaki drugi Znacznik dostaje { $to_seat }?
    .wait = { $seat } wybiera drugi Znacznik dla { $to_seat_gen }.
    .option = { $word ->
        [jenna] { colour-jenna.cap } ({ character-jenna })
        [nikke] { colour-nikke.cap } ({ character-nikke })
        [john] { colour-john.cap } ({ character-john })
        [rachel] { colour-rachel.cap } ({ character-rachel })
       *[reed] { colour-reed.cap } ({ character-reed })
    }
Give =
    .told = { $seat } wybiera: { $colour } Znacznik z puli dostaje { $to_seat }.
GiveWhite =
    .ask = Jesteś Protagonistą: kto dostaje biały Znacznik (Rachel)?
    .wait = { $seat } decyduje, kto dostaje biały Znacznik.
    .option = { $seat }

# SP-12.7 Co robią karty

Order =
    .told = Inne Postacie w Lokacji { $character_gen } mają w tej rundzie +{ $amount } do Przeszukiwania.
Push =
    .ask = Którą Postać przesuwasz i dokąd?
    .wait = { $seat } przesuwa inną Postać.
    .option = { $character }: { $place_to }
Lure =
    .ask = Która Postać przychodzi do Twojej Lokacji?
    .wait = { $seat } wybiera Postać, którą ściągnie do swojej Lokacji.
    .option = { whom }
MoveOther =
    .told = { $seat } przesuwa { $character_acc } { $place_to }.
PeekMessages =
    .told = { $seat } ogląda wierzch stosu Podszeptów: { $cards }.
Shield =
    .told = Ta Postać ({ $character }) jest pod ochroną: do końca rundy cudze karty nie mogą jej przesuwać ani ruszać jej kart.

# SP-5.4, SP-12.7i Wyposażenie i karty na ręce

ChooseGear =
    .ask = { $swap ->
        [1] Czyje Wyposażenie oglądasz, by zamienić z niego kartę?
       *[0] Czyje Wyposażenie oglądasz?
    }
    .wait = { $seat } wybiera Wyposażenie do obejrzenia.
    .option = { whom }
LookAtGear =
    .told = { $seat } ogląda Wyposażenie { $character_gen }: { $cards }.
TakeFromGear =
    .ask = Którą kartę bierzesz z Wyposażenia { $character_gen }?
    .wait = { $seat } bierze kartę z Wyposażenia { $character_gen }.
    .option = { $card }: { $card_text }
GiveToGear =
    .ask = Którą kartę z ręki wkładasz w zamian do Wyposażenia { $character_gen }?
    .wait = { $seat } wkłada kartę do Wyposażenia { $character_gen }.
    .option = { $card }: { $card_text }
    .told = { $seat } bierze z Wyposażenia { $character_gen } { $taken_card ->
        [hidden] kartę
       *[other] kartę { $taken_card }
    } i wkłada tam { $card ->
        [hidden] inną.
       *[other] kartę { $card }.
    }
SwapWith =
    .ask = Z kim wymieniasz się kartą?
    .wait = { $seat } wybiera gracza do wymiany.
    .option = { $seat }
SwapOffer =
    .ask = Jaką kartę dajesz { $to_seat_dat }?
    .wait = { $seat } wybiera kartę dla { $to_seat_gen }.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } daje { $to_seat_dat } do wymiany zakrytą kartę.
       *[other] { $seat } daje { $to_seat_dat } do wymiany zakrytą kartę: { $card }.
    }
SwapReply =
    .ask = { $from_seat } wymienia się z Tobą kartą. Którą dajesz?
    .wait = { $seat } wybiera kartę dla { $from_seat_gen }.
    .option = { $card }: { $card_text }
    .told = { $seat } daje { $other_seat_dat } { $return_card ->
        [hidden] kartę
       *[other] kartę { $return_card }
    } i dostaje w zamian { $card ->
        [hidden] inną.
       *[other] kartę { $card }.
    }
Target =
    .ask = { $purpose ->
        [strike] Który gracz w Twojej Lokacji odrzuca kartę?
       *[expose] Który gracz w Twojej Lokacji pokazuje kartę?
    }
    .wait = { $seat } wybiera gracza w tej samej Lokacji.
    .option = { $seat }
    .strike = { $seat } każe { $other_seat_dat } odrzucić kartę.
    .expose = { $seat } każe { $other_seat_dat } pokazać kartę.
GiveUp =
    .ask = { $from_seat } każe Ci odrzucić odkrytą kartę. Którą?
    .wait = { $seat } wybiera kartę do odrzucenia.
    .option = { $card }: { $card_text }
    .told = { $seat } odrzuca odkrytą kartę: { $card }.
Show =
    .ask = { $from_seat } każe Ci pokazać wszystkim kartę. Którą?
    .wait = { $seat } wybiera kartę do pokazania.
    .option = { $card }: { $card_text }
    .told = { $seat } pokazuje kartę i zatrzymuje ją: { $card }.

refusal-SP-5-4c = { $character } to Postać kontrolowana; wybierz taką, której nikt nie kontroluje.
    .own = { $character } to Twoja własna Postać; wybierz inną.
    .empty = { $character } nie ma już kart; wybierz inną Postać.
refusal-SP-12-7i = { $seat } nie ma kart na ręce; wybierz gracza, który je ma.

# SP-1.6 Talie

ChooseDeck =
    .ask = { $purpose ->
        [take] Z której talii Lokacji bierzesz wierzchnią kartę?
        [fetch] Z talii której innej Lokacji bierzesz wierzchnią kartę?
        [burn] Z której talii Lokacji wierzchnia karta trafia na stos odrzuconych?
       *[sink] Wierzchnią kartę której talii Lokacji oglądasz?
    }
    .wait = { $seat } wybiera talię Lokacji.
    .option = { deck-name }
TakeTop =
    .told = { $card ->
        [hidden] { $seat } bierze wierzchnią kartę talii { $place_gen }.
       *[other] { $seat } bierze wierzchnią kartę talii { $place_gen }: { $card }.
    }
TakeBottom =
    .told = { $card ->
        [hidden] { $seat } bierze kartę ze spodu talii { $place_gen }.
       *[other] { $seat } bierze kartę ze spodu talii { $place_gen }: { $card }.
    }
Burn =
    .told = { $seat } odrzuca z wierzchu talii { $place_gen } odkrytą kartę: { $card }.
LookUnder =
    .told = { $card ->
        [hidden] { $seat } ogląda wierzchnią kartę talii { $place_gen }.
       *[other] { $seat } ogląda wierzchnią kartę talii { $place_gen }: { $card }.
    }
Sink =
    .ask = { $card ->
        [hidden] Czy wierzchnia karta talii { $place_gen } trafia na spód?
       *[other] Na wierzchu talii { $place_gen } leży { $card }. Czy ta karta trafia na spód?
    }
    .wait = { $seat } decyduje, czy wierzchnia karta talii { $place_gen } trafia na spód.
    .option = { $word ->
        [leave] Zostaw ją na wierzchu
       *[sink] Odłóż ją na spód talii
    }
    .leave = { $seat } zostawia kartę na wierzchu talii { $place_gen }.
    .sink = { $seat } odkłada kartę na spód talii { $place_gen }.
Salvage =
    .ask = Którą kartę bierzesz ze stosu odrzuconych?
    .wait = { $seat } bierze kartę ze stosu odrzuconych.
    .option = { $card ->
        [hidden] Zakryta karta
       *[other] { $card }: { $card_text }
    }
    .told = { $card ->
        [hidden] { $seat } bierze kartę ze stosu odrzuconych, zakrytą.
       *[other] { $seat } bierze kartę ze stosu odrzuconych: { $card }.
    }

refusal-SP-5-7c = Talia { $place_gen } jest pusta; wybierz taką, w której są karty.

# Słowniczek

term-protagonist = Protagonista
    .means = Pierwszy gracz: podaje karty Postaci, tasuje stos Podszeptów i decyduje za Postacie niekontrolowane.
term-objective = Cel
    .means = Tajna karta, która mówi, dla kogo grasz: dla Obcego, Astronautów czy Strażnika.
term-alien = Obcy
    .means = Chce naprawionego statku i Zagrożenia tak wysokiego, że czerwone karty Astronautów mu nie sprostają.
term-astronaut = Astronauta
    .means = Kapitan, Porucznik albo Sierżant: wygrywają razem, jeśli statek jest naprawiony, a ich czerwone karty sprostają Zagrożeniu.
term-guardian = Strażnik
    .means = Chce, by nikt nie odleciał: by Zagrożenie doszło do 8 albo by na koniec Odliczania statek nie był naprawiony.
term-character = Postać
    .means = Jedna z sześciu, przez które działają gracze; w każdej rundzie można kontrolować inną.
term-uncontrolled = Postać niekontrolowana
    .means = Postać, której w tej rundzie nikt nie kontroluje: działa jej druga zdolność, a potem odrzuca się wierzchnią kartę talii jej Lokacji.
term-initiative = Porządek Inicjatywy
    .means = Stała kolejność tur: Jenna, Nikke, John, Rachel, Reed, Robot.
term-gear = Wyposażenie
    .means = Wszystkie karty Operacji danej Postaci; ma je na ręce gracz, który ją kontroluje.
term-operation-card = Karta Operacji
    .means = Karta jednego z pięciu typów, z wartością albo efektem; na koniec liczy się jej typ.
term-consequence = Następstwo
    .means = To, co na koniec kroku daje jego suma: punkty ruchu, karty do obejrzenia albo karty do wzięcia.
term-move = Ruch
    .means = Krok I, szary: suma to punkty ruchu na Ścieżki i Sekcje albo na jazdę.
term-search = Przeszukiwanie
    .means = Krok II, czarny: obejrzyj tyle wierzchnich kart talii swojej Lokacji, ile wynosi suma, i odłóż je w dowolnej kolejności.
term-get = Pozyskiwanie
    .means = Krok III, zielony: weź kartę z talii swojej Lokacji, a potem tyle dalszych, ile wynosi suma.
term-step-repair = Naprawa (krok)
    .means = Krok IV, niebieski: karty zagrywa się tylko dla ich efektów.
term-attack = Atak
    .means = Krok V, czerwony: karty zagrywa się tylko dla ich efektów.
term-location = Lokacja
    .means = Melita, E/Rico, Wzgórze albo Jaskinie: każda ma swoją talię i Sekcje.
term-section = Sekcja
    .means = Część Lokacji: za wejście się płaci, na koniec tury pokazuje się symbole i działa jej efekt, dla każdej Postaci raz.
term-link = Ścieżka
    .means = Droga między dwiema Lokacjami; jej liczba to koszt w punktach ruchu.
term-vehicle = Pojazd
    .means = Moonette albo Łazik: dojeżdża do Jaskiń i zabiera innych.
term-moonette = Moonette
    .means = Pojazd z 3 miejscami, który podwaja sumę kart Ruchu kierowcy.
term-crawler = Łazik
    .means = Pojazd z 6 miejscami, który każdej karcie Ruchu kierowcy dodaje 1.
term-marker = Znacznik
    .means = Żeton w kolorze Postaci: im mniej ich masz w danym kolorze, tym łatwiej okazać się tą Postacią.
term-pool = Pula
    .means = Tu leżą wszystkie Znaczniki, których nikt nie ma i które nie leżą na Sekcjach.
term-indicator = Wskaźnik
    .means = Zagrożenie, Naprawa albo Odliczanie: na pozycji końcowej kończy grę.
term-countdown = Odliczanie
    .means = Godziny, które zostały, od 12 do 0.
term-repair = Naprawa (Wskaźnik)
    .means = Ile statku trzeba jeszcze naprawić, aż do 0.
term-threat = Zagrożenie
    .means = Jak silny jest Obcy, od 0 do 8.
term-advance = Postęp
    .means = Obrót Wskaźnika w stronę końca gry: Odliczanie i Naprawa maleją, Zagrożenie rośnie.
term-move-back = Cofnięcie
    .means = Obrót Wskaźnika w przeciwną stronę niż koniec gry.
term-messages = Podszepty z Cieni
    .means = Stos, z którego w każdej rundzie ujawnia się sześć kart; ich typy obracają Wskaźniki.
term-discard-area = Stos odrzuconych
    .means = Tu odrzucone karty czekają, aż zostaną wtasowane w stos Podszeptów.
term-removed = Usunięte z gry
    .means = Karty, których już nie ma w grze, na przykład te ujawnione w fazie Podszeptów.
term-temple-pile = Stos Świątyni
    .means = Karty w Świątyni, które ujawnia się przed stosem Podszeptów.
term-identity = Tożsamość
    .means = Postać, którą się okazujesz na koniec; jej Wyposażenie liczy się na rzecz Twojej strony.
term-priority = Pierwszeństwo
    .means = Kolejność, w jakiej ustala się Tożsamości: Obcy, Kapitan, Porucznik, Sierżant, Strażnik.
term-rarity-list = Lista dostępności kart
    .means = Mówi, ile kart każdego typu jest na początku w każdej talii i w każdym Wyposażeniu.

# Karty Operacji: co mówi więcej niż jedna

-card-at-once = Od razu trafia odkryta na stos odrzuconych, bez wartości.
-card-used-up = Od razu trafia odkryta na stos odrzuconych.
-card-turn-end = Na koniec tury trafia odkryta na stos odrzuconych.
-card-ban = W tej turze nie zagrywasz już żadnej karty.
-card-plain = Po zagraniu nic nie robi.
-end-astronaut = Na koniec gry w Wyposażeniu Astronauty liczy się za { $n }.
-end-alien = Na koniec gry w Wyposażeniu Obcego liczy się za { $n }.
-does-order = Inne Postacie w Twojej Lokacji mają w tej rundzie +{ $n } do Przeszukiwania.
-does-crawler = Łazik wchodzi do gry w Twojej Lokacji.
-does-bonus-search = +{ $n } do Przeszukiwania w tej turze.
-does-bonus-get = +{ $n } do Pozyskiwania w tej turze.
-does-driver = +{ $n } do Ruchu, jeśli w tym kroku Twoja Postać kieruje Pojazdem.
-does-push = Przesuń inną Postać ze swojej Lokacji przez jedną Ścieżkę dostępną pieszo.
-does-lure = Wybrana Postać przychodzi do Twojej Lokacji przez jedną Ścieżkę dostępną pieszo.
-does-peek-gear = Obejrzyj Wyposażenie niekontrolowanej Postaci.
-does-peek-messages =
    { $n ->
        [one] Obejrzyj wierzchnią kartę stosu Podszeptów.
        [few] Obejrzyj { $n } wierzchnie karty stosu Podszeptów.
       *[other] Obejrzyj { $n } wierzchnich kart stosu Podszeptów.
    }
-does-sink = Obejrzyj wierzchnią kartę dowolnej talii Lokacji; możesz odłożyć ją na spód tej talii.
-does-burn = Wierzchnia karta dowolnej talii Lokacji trafia odkryta na stos odrzuconych.
-does-salvage = Weź na rękę odkrytą kartę ze stosu odrzuconych.
-does-fetch = Weź na rękę wierzchnią kartę talii innej Lokacji.
-does-dig = Weź na rękę kartę ze spodu talii swojej Lokacji.
-does-marker = Daj innemu graczowi wybrany przez siebie Znacznik z puli.
-does-swap-player = Wymień się z innym graczem jedną kartą z ręki; każdy wybiera swoją.
-does-swap-gear = Obejrzyj Wyposażenie niekontrolowanej Postaci i zamień jedną z jego kart na kartę ze swojej ręki.
-does-strike = Gracz, którego Postać jest w Twojej Lokacji, wybiera kartę z ręki i odrzuca ją odkrytą.
-does-expose = Gracz, którego Postać jest w Twojej Lokacji, pokazuje wszystkim wybraną przez siebie kartę z ręki.
-does-shield = Do końca rundy karty innych graczy nie mogą przesuwać Twojej Postaci ani ruszać jej kart.
-does-ready = Można ją pokazać jako koszt Sekcji także po zagraniu.
-does-repair = Wskaźnik Naprawy postępuje o { $n }.
-does-sabotage = Wskaźnik Naprawy cofa się o { $n }.
-does-calm = Wskaźnik Zagrożenia cofa się o { $n }.
-does-stir = Wskaźnik Zagrożenia postępuje o { $n }.

# Jenna

card-jenna-move = Ruch
face-jenna-move = { card-jenna-move } (Jenna)
    .text = Ruch 1.
card-direct-order = Bezpośredni rozkaz
face-direct-order = { card-direct-order } (Jenna)
    .text = Ruch 1. { -does-order(n: 1) }
card-jenna-search = Przeszukiwanie
face-jenna-search = { card-jenna-search } (Jenna)
    .text = Przeszukiwanie 1.
card-seduce = Uwodzenie
face-seduce = { card-seduce } (Jenna)
    .text = Pozyskiwanie 1. { -does-lure }

# Nikke

card-nikke-move = Ruch
face-nikke-move = { card-nikke-move } (Nikke)
    .text = Ruch 1.
card-nikke-search = Przeszukiwanie
face-nikke-search = { card-nikke-search } (Nikke)
    .text = Przeszukiwanie 1.
card-cool-head = Zimna krew
face-cool-head = { card-cool-head } (Nikke)
    .text = Naprawa. { -does-shield }

# John

card-john-move = Ruch
face-john-move = { card-john-move } (John)
    .text = Ruch 1.
card-john-search = Przeszukiwanie
face-john-search = { card-john-search } (John)
    .text = Przeszukiwanie 1.
card-smoking = Palenie
face-smoking = { card-smoking } (John)
    .text = Przeszukiwanie 2. { -card-ban }
card-fight = Walka
face-fight = { card-fight } (John)
    .text = Atak. { -does-strike }

# Rachel

card-rachel-move = Ruch
face-rachel-move = { card-rachel-move } (Rachel)
    .text = Ruch 1.
card-rachel-search = Przeszukiwanie
face-rachel-search = { card-rachel-search } (Rachel)
    .text = Przeszukiwanie 1.
card-crying = Płacz
face-crying = { card-crying } (Rachel)
    .text = Pozyskiwanie 1. { -card-turn-end }

# Reed

card-reed-move = Ruch
face-reed-move = { card-reed-move } (Reed)
    .text = Ruch 1.
card-reed-search = Przeszukiwanie
face-reed-search = { card-reed-search } (Reed)
    .text = Przeszukiwanie 1.
card-axe = Toporek
face-axe = { card-axe } (Reed)
    .text = Atak. { -does-expose }

# Robot

card-robot-move = Ruch
face-robot-move = { card-robot-move } (Robot)
    .text = Ruch 1.
card-robot-search = Przeszukiwanie
face-robot-search = { card-robot-search } (Robot)
    .text = Przeszukiwanie 1.
card-help = Pomoc
face-help = { card-help } (Robot)
    .text = Naprawa. { -does-salvage }
card-diagnostics = Diagnostyka
face-diagnostics = { card-diagnostics } (Robot)
    .text = Naprawa. { -does-peek-messages(n: 3) } { -end-astronaut(n: 0) }

# Melita

card-medi-kit = Apteczka
face-medi-kit = { card-medi-kit } (Melita)
    .text = Ruch 2. { -does-shield }
card-driving = Prowadzenie
face-driving = { card-driving } (Melita)
    .text = Ruch 1. { -does-driver(n: 2) }
card-threaten = Groźba
face-threaten = { card-threaten } (Melita)
    .text = Ruch 2. { -does-push }
card-ration-k-melita = Racja K
face-ration-k-melita = { card-ration-k-melita } (Melita)
    .text = Ruch 1. { -does-bonus-search(n: 1) }
card-moon-walk = Księżycowy marsz
face-moon-walk = { card-moon-walk } (Melita)
    .text = Ruch 2.
card-jet-pack = Plecak odrzutowy
face-jet-pack = { card-jet-pack } (Melita)
    .text = Ruch 3. { -card-turn-end }
card-flight-plan = Plan lotu
face-flight-plan = { card-flight-plan } (Melita)
    .text = Ruch 1. { -does-ready }
card-sensor-sweep = Skan otoczenia
face-sensor-sweep = { card-sensor-sweep } (Melita)
    .text = Przeszukiwanie 2.
card-briefing = Odprawa
face-briefing = { card-briefing } (Melita)
    .text = Przeszukiwanie 1. { -does-order(n: 1) }
card-checklist = Lista kontrolna
face-checklist = { card-checklist } (Melita)
    .text = Przeszukiwanie 1. { -does-ready }
card-crew-lockers = Szafki załogi
face-crew-lockers = { card-crew-lockers } (Melita)
    .text = Przeszukiwanie 1. { -does-peek-gear }
card-digging-tools = Narzędzia wydobywcze
face-digging-tools = { card-digging-tools } (Melita)
    .text = Pozyskiwanie 1. { -does-dig }
card-supply-crate = Skrzynia z zapasami
face-supply-crate = { card-supply-crate } (Melita)
    .text = Pozyskiwanie 2. { -end-alien(n: 2) }
card-mark-myers = Mark Myers
face-mark-myers = { card-mark-myers } (Melita)
    .text = Naprawa. { -card-used-up } { -does-repair(n: 1) }
card-duct-tape = Taśma naprawcza
face-duct-tape = { card-duct-tape } (Melita)
    .text = Naprawa. { -does-salvage } { -end-astronaut(n: 0) }
card-ignition-coil = Cewka zapłonowa
face-ignition-coil = { card-ignition-coil } (Melita)
    .text = Naprawa. { -card-plain } { -end-astronaut(n: 2) }

# E/Rico

card-space-suit = Skafander kosmiczny
face-space-suit = { card-space-suit } (E/Rico)
    .text = Ruch 5. { -card-ban }
card-ration-k-erico = Racja K
face-ration-k-erico = { card-ration-k-erico } (E/Rico)
    .text = Ruch 1. { -does-bonus-search(n: 1) }
card-green-fog = Zielona mgła
face-green-fog = { card-green-fog } (E/Rico)
    .text = Ruch 1. { -does-push }
card-service-duct = Szyb serwisowy
face-service-duct = { card-service-duct } (E/Rico)
    .text = Ruch 2.
card-messages = Podszepty
face-messages = { card-messages } (E/Rico)
    .text = Przeszukiwanie. { -card-at-once } { -does-stir(n: 2) }
card-family-photo = Rodzinne zdjęcie
face-family-photo = { card-family-photo } (E/Rico)
    .text = Przeszukiwanie 1. { -does-marker } { -card-turn-end }
card-flashlight = Latarka
face-flashlight = { card-flashlight } (E/Rico)
    .text = Przeszukiwanie 2.
card-cryo-monitor = Monitor hibernacji
face-cryo-monitor = { card-cryo-monitor } (E/Rico)
    .text = Przeszukiwanie 1. { -does-peek-gear }
card-cargo-manifest = Spis ładunku
face-cargo-manifest = { card-cargo-manifest } (E/Rico)
    .text = Przeszukiwanie 1. { -does-bonus-get(n: 1) }
card-spare-parts = Części zamienne
face-spare-parts = { card-spare-parts } (E/Rico)
    .text = Naprawa. { -card-plain } { -end-astronaut(n: 2) }
card-scrap-metal = Złom
face-scrap-metal = { card-scrap-metal } (E/Rico)
    .text = Naprawa. { -does-swap-player } { -end-astronaut(n: 0) }
card-burnt-out-computer = Spalony komputer
face-burnt-out-computer = { card-burnt-out-computer } (E/Rico)
    .text = Naprawa. { -does-peek-messages(n: 3) } { -end-astronaut(n: 0) }
card-ray-gun-erico = Pistolet laserowy
face-ray-gun-erico = { card-ray-gun-erico } (E/Rico)
    .text = Atak. { -card-plain } { -end-astronaut(n: 2) }
card-cutting-torch = Palnik
face-cutting-torch = { card-cutting-torch } (E/Rico)
    .text = Atak. { -does-burn }
card-slammed-hatch = Zatrzaśnięty właz
face-slammed-hatch = { card-slammed-hatch } (E/Rico)
    .text = Atak. { -does-push } { -end-astronaut(n: 0) }
card-cut-cables = Przecięte kable
face-cut-cables = { card-cut-cables } (E/Rico)
    .text = Atak. { -does-burn }

# Wzgórze

card-crawler = Łazik
face-crawler = { card-crawler } (Wzgórze)
    .text = Ruch. { -card-at-once } { -does-crawler }
card-fuel-can = Kanister
face-fuel-can = { card-fuel-can } (Wzgórze)
    .text = Ruch 1. { -does-driver(n: 3) } { -card-turn-end }
card-tow-line = Lina holownicza
face-tow-line = { card-tow-line } (Wzgórze)
    .text = Ruch 1. { -does-lure }
card-dust-run = Bieg przez pył
face-dust-run = { card-dust-run } (Wzgórze)
    .text = Ruch 3.
card-lookout = Na czatach
face-lookout = { card-lookout } (Wzgórze)
    .text = Przeszukiwanie 2.
card-distance-meter = Miernik odległości
face-distance-meter = { card-distance-meter } (Wzgórze)
    .text = Przeszukiwanie 2. { -does-sink }
card-open-grave = Otwarty grób
face-open-grave = { card-open-grave } (Wzgórze)
    .text = Przeszukiwanie 1. { -does-salvage }
card-hallucinations = Halucynacje
face-hallucinations = { card-hallucinations } (Wzgórze)
    .text = Przeszukiwanie 3. { -card-turn-end }
card-miners-lamp = Lampa górnicza
face-miners-lamp = { card-miners-lamp } (Wzgórze)
    .text = Przeszukiwanie 1. { -does-ready }
card-corn = „Kukurydza”
face-corn = { card-corn } (Wzgórze)
    .text = Pozyskiwanie 2. { -card-turn-end }
card-potatoes = „Ziemniaki”
face-potatoes = { card-potatoes } (Wzgórze)
    .text = Pozyskiwanie 1. { -does-swap-player }
card-green-shoots = Zielone pędy
face-green-shoots = { card-green-shoots } (Wzgórze)
    .text = Pozyskiwanie 1. { -does-stir(n: 1) } { -end-alien(n: 2) }
card-grave-goods = Dary grobowe
face-grave-goods = { card-grave-goods } (Wzgórze)
    .text = Pozyskiwanie 1. { -does-fetch }
card-pickaxe = Kilof
face-pickaxe = { card-pickaxe } (Wzgórze)
    .text = Atak. { -does-dig }
card-fury = Furia
face-fury = { card-fury } (Wzgórze)
    .text = Atak. { -does-strike } { -end-astronaut(n: 0) }
card-mining-charge = Ładunek górniczy
face-mining-charge = { card-mining-charge } (Wzgórze)
    .text = Atak. { -card-used-up } { -does-calm(n: 1) }

# Jaskinie

card-grasping-tentacle = Chwytna macka
face-grasping-tentacle = { card-grasping-tentacle } (Jaskinie)
    .text = Pozyskiwanie 2. { -end-alien(n: 2) }
card-idol = Bożek z głębi
face-idol = { card-idol } (Jaskinie)
    .text = Pozyskiwanie 1. { -end-alien(n: 3) }
card-spore-cloud = Chmura zarodników
face-spore-cloud = { card-spore-cloud } (Jaskinie)
    .text = Pozyskiwanie. { -card-at-once } { -does-stir(n: 2) }
card-offering-bowl = Misa ofiarna
face-offering-bowl = { card-offering-bowl } (Jaskinie)
    .text = Pozyskiwanie 1. { -does-marker } { -card-turn-end }
card-swallowed-pack = Połknięty plecak
face-swallowed-pack = { card-swallowed-pack } (Jaskinie)
    .text = Pozyskiwanie 1. { -does-salvage } { -end-alien(n: 2) }
card-remove-ice = Usunięcie lodu
face-remove-ice = { card-remove-ice } (Jaskinie)
    .text = Naprawa. { -does-dig }
card-fuel-crystals = Kryształy paliwowe
face-fuel-crystals = { card-fuel-crystals } (Jaskinie)
    .text = Naprawa. { -card-plain } { -end-astronaut(n: 2) }
card-power-cell = Ogniwo energetyczne
face-power-cell = { card-power-cell } (Jaskinie)
    .text = Naprawa. { -card-used-up } { -does-repair(n: 1) }
card-miners-winch = Górnicza wyciągarka
face-miners-winch = { card-miners-winch } (Jaskinie)
    .text = Naprawa. { -does-fetch }
card-petrified-machine = Skamieniała maszyna
face-petrified-machine = { card-petrified-machine } (Jaskinie)
    .text = Naprawa. { -does-sink } { -end-astronaut(n: 0) }
card-hull-alloy = Stop kadłubowy
face-hull-alloy = { card-hull-alloy } (Jaskinie)
    .text = Naprawa. { -card-plain } { -end-astronaut(n: 2) }
card-ray-gun-caves = Pistolet laserowy
face-ray-gun-caves = { card-ray-gun-caves } (Jaskinie)
    .text = Atak. { -card-plain } { -end-astronaut(n: 2) }
card-obsidian-knife = Obsydianowy nóż
face-obsidian-knife = { card-obsidian-knife } (Jaskinie)
    .text = Atak. { -does-expose }
card-burning-oil = Płonący olej
face-burning-oil = { card-burning-oil } (Jaskinie)
    .text = Atak. { -does-burn }
card-moonquake = Wstrząs księżycowy
face-moonquake = { card-moonquake } (Jaskinie)
    .text = Atak. { -card-used-up } { -does-sabotage(n: 1) } { -end-astronaut(n: 0) }
card-possession = Opętanie
face-possession = { card-possession } (Jaskinie)
    .text = Atak. { -does-swap-gear } { -end-astronaut(n: 0) } { -end-alien(n: 0) }

# Podszepty

card-message-footprints = Ślady za plecami
face-message-footprints = { card-message-footprints } (Podszepty)
    .text = Ruch 2.
card-message-radio = Głos w radiu
face-message-radio = { card-message-radio } (Podszepty)
    .text = Przeszukiwanie 2.
card-message-hunger = Głód w głębi
face-message-hunger = { card-message-hunger } (Podszepty)
    .text = Pozyskiwanie 2.
card-message-hands = Cudze ręce
face-message-hands = { card-message-hands } (Podszepty)
    .text = Naprawa. { -card-plain }
card-message-blood = Stara krew
face-message-blood = { card-message-blood } (Podszepty)
    .text = Atak. { -card-plain }
