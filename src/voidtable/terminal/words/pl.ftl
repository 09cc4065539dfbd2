# Terminal: co mówią polecenia. Teksty `argparse-` zachowują znaki % ze zdań, które zastępują.

about = Kosmiczne gry planszowe o ukrytej lojalności, w których program pilnuje wszystkich zasad.
commands = polecenia

command-play = zagraj w terminalu: z botami albo ze znajomymi przy jednej klawiaturze
command-simulate = niech boty rozegrają wiele gier; policz, jak się kończą
command-replay = opowiedz zapisaną grę od nowa, wybór po wyborze
command-verify = sprawdź, czy w zapisanej grze rozdano karty i grano uczciwie
command-rules = poszukaj zasady
command-coverage = podaj dla każdej zasady, który kod ją realizuje i które testy ją pokazują
command-pack = sprawdź paczkę treści
command-bench = zmierz szybkość silnika

metavar-command = POLECENIE
metavar-game = GRA
metavar-file = PLIK
metavar-folder = KATALOG
metavar-clause = ZASADA
metavar-text = TEKST
metavar-number = N
metavar-setting = NAZWA=WARTOŚĆ
metavar-bot = BOT
metavar-bots = BOT,BOT

argument-lang = język: en albo pl; domyślnie język systemu
argument-game = nazwa gry
    .bench = gry do zmierzenia; bez nazwy wszystkie
argument-file = plik z zapisem gry
argument-folder = katalog z paczką treści
argument-clause = numer zasady albo rozdziału, na przykład HE-2.3 albo HE-2
argument-deed = co zrobić z paczką
argument-seats = liczba graczy; domyślnie najmniejsza możliwa
argument-bots = liczba botów, na ostatnich miejscach; domyślnie na wszystkich oprócz pierwszego
    .simulate = nazwy botów, po jednej na miejsce; jeśli jest ich mniej, powtarzają się po kolei
argument-bot = z którym botem grać; bez tego z najlepszym, jaki jest
argument-seed = liczba całkowita, która ustala tasowanie (znane wtedy i powtarzalne); do testów
    .simulate = ziarno losu pierwszej gry; każda następna ma kolejną liczbę
argument-option = ustawienie gry; można podać kilka razy
argument-pack = katalog z własną paczką treści
argument-save = zapisuj grę w tym pliku albo wróć do gry, która jest w nim zapisana
argument-games = liczba gier
argument-jobs = liczba procesów grających jednocześnie
argument-as = numer miejsca, z którego ogląda się grę; domyślnie widać wszystko, jeśli gra jest skończona
argument-search = pokaż tylko zasady, które zawierają ten tekst
argument-glossary = wyjaśnij pojęcia gry
argument-cards = pokaż, co mówi każda karta
argument-json = wypisz JSON dla programów

argparse-usage = użycie:
argparse-positional = argumenty
argparse-options = opcje
argparse-help = pokaż tę pomoc i zakończ
argparse-version = pokaż wersję i zakończ
argparse-error = %(prog)s: błąd: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = brakuje: %s
argparse-one = brakuje wartości
argparse-choice = „%(value)s” nie wchodzi w grę (możliwe: %(choices)s)
argparse-explicit = nie przyjmuje wartości, a podano „%s”

unknown-arguments = nieznane: { $arguments }
no-command =
    .missing = brakuje: POLECENIE, jedno z: { $commands }
    .unknown = nieznane: { $unknown }; potrzebne jest POLECENIE, jedno z: { $commands }
wrong-number = „{ $value }” to nie jest liczba całkowita nie mniejsza niż { $low }
wrong-setting = „{ $value }” to nie jest ustawienie; napisz NAZWA=WARTOŚĆ

Misuse =
    .seat = Przy tym stole nie ma miejsca { $seat }; ostatnie miejsce to { $seats }.
    .bots = { $bots ->
        [one] Przy tym stole nie zmieści się { $bots } bot; liczba miejsc: { $seats }.
        [few] Przy tym stole nie zmieszczą się { $bots } boty; liczba miejsc: { $seats }.
        [many] Przy tym stole nie zmieści się { $bots } botów; liczba miejsc: { $seats }.
       *[other] Przy tym stole nie zmieści się { $bots } bota; liczba miejsc: { $seats }.
    }
    .kept = Gra w pliku { $file } zaczęła się z inną liczbą miejsc lub innymi ustawieniami. Aby do niej wrócić, pomiń --seats i --option.
NoFile =
    .read = { $problem ->
        [ENOENT] Nie ma pliku { $file }.
        [EISDIR] { $file } to katalog, a nie plik.
        [EACCES] Brak prawa odczytu pliku { $file }.
       *[other] Nie da się odczytać pliku { $file } ({ $problem }).
    }
    .write = { $problem ->
        [ENOENT] Nie da się zapisać pliku { $file }: nie ma takiego katalogu.
        [ENOTDIR] Nie da się zapisać pliku { $file }: nie ma takiego katalogu.
        [EISDIR] { $file } to katalog, a nie plik.
        [EACCES] Brak prawa zapisu pliku { $file }.
        [ENOSPC] Nie da się zapisać pliku { $file }: na dysku brakuje miejsca.
       *[other] Nie da się zapisać pliku { $file } ({ $problem }).
    }
    .unsound = { $file }: { $problem }
    .exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
NoContent =
    .none = Gra „{ $game }” nie przyjmuje paczek treści.

# Małe słowa

labelled = { $label }: { $text }
yes = tak
no = nie
you = { $seat } (Ty)
times = { $face } ({ $n })

# Co można wpisać, po przecinkach; o pierwszym mówi pomoc

typed-undo = cofnij, c
typed-log = dziennik, d
typed-why = czemu, dlaczego
typed-table = stół
typed-help = pomoc, p
typed-save = zapisz, z
typed-quit = koniec, wyjdź, k
typed-yes = tak, prawda
typed-no = nie, fałsz

help-choose = Wpisz numer tego, co robisz, albo jego słowa lub ich część. Sam Enter pokazuje pytanie jeszcze raz.
help-rule = ?: zasada, z której wynika pytanie. ? 3: zasada dla numeru 3. ? HE-2.3: zasada albo rozdział o tym numerze.
help-undo = cofnij: cofa Twój ostatni wybór, dopóki niczego nie pokazano i nikt inny nie wybrał.
help-log = dziennik: wszystko, co się dotąd stało.
help-why = czemu: dlaczego pewnych rzeczy nie można zrobić. czemu 7: dlaczego nie można tej o numerze 7, wraz z zasadą.
help-table = stół: co leży na stole.
help-help = pomoc: te wiersze.
help-save = zapisz PLIK: odtąd zapisuje grę w tym pliku.
help-quit = koniec: odejście od stołu.

# Wieczór

seat-person = { $seat }: człowiek
seat-you = { $seat }: Ty
seat-bot = { $seat }: bot „{ $bot }”
greet-commitment = Rozdanie jest ustalone i po grze można je sprawdzić. Jego pieczęć, do zapisania: { $commitment }
greet-help = Wpisz numer, aby wybrać; „?” pokazuje zasadę, a „pomoc” resztę poleceń.
continued = Gra toczy się dalej od miejsca z pliku { $file }.
table-changed = Co się zmieniło na stole
table-heading = Stół
log-heading = Dziennik
undone = Cofnięte.
pass-device = { $seat }: Twoja kolej. Gdy nikt inny nie patrzy, naciśnij Enter.
pass-hide = Przeczytaj i naciśnij Enter: ekran zostanie wyczyszczony dla następnej osoby.
pass-hide-or-undo = Przeczytaj i naciśnij Enter: ekran zostanie wyczyszczony dla następnej osoby. Albo wpisz „cofnij”.
pass-enter = Naciśnij sam Enter, aby przejść dalej, albo wpisz „koniec”, aby odejść.
end-heading = Koniec
end-winners =
    { $n ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $seats }.
       *[other] Wygrywają razem: { $seats }.
    }
end-you-win = Wygrywasz!
end-you-lose = Tym razem nie wygrywasz.
end-score =
    { $n ->
        [one] { $seat }: { $n } punkt
        [few] { $seat }: { $n } punkty
        [many] { $seat }: { $n } punktów
       *[other] { $seat }: { $n } punktu
    }
end-secret = Sekret, od którego zależało rozdanie: { $secret }
end-kept = Gra jest zapisana w pliku { $file }. Sprawdź ją: { $command }
part-kept = Gra jest zapisana w pliku { $file }. Wróć do niej: { $command }
part-lost = Odchodzisz od stołu, a gra nie jest nigdzie zapisana. Aby zapisać następną: { $command }

# Pytanie i odpowiedź

asked-forbidden = { $option } — nie można: { $reason } [{ $clause }]
asked-more-forbidden = Nie można też zrobić jeszcze { $n } rzeczy; „czemu” mówi dlaczego.
asked-unknown = „{ $text }” nie jest żadną z tych możliwości. Wpisz numer albo „pomoc”.
asked-no-number = Nie ma numeru { $text }; ostatni to { $most }.
asked-which = „{ $text }” może oznaczać kilka rzeczy:
why-nothing = Nic z tego, co dałoby się teraz spróbować, nie jest zabronione.
why-not-forbidden = Nic tego nie zabrania: { $option }
save-where = Podaj, gdzie: zapisz PLIK
saved = Gra jest odtąd zapisywana w pliku { $file }. Aby do niej wrócić: { $command }

# Zasady

ruling = Wyjaśnienie: { $text }
rules-none =
    .all = Żadna zasada nie zawiera „{ $text }”.
    .among = Żadna zasada z { $clause } nie zawiera „{ $text }”.
rules-unexplained =
    .term = Gra „{ $game }” nie ma słowniczka; jej słowa wyjaśniają zasady.
    .face = Gra „{ $game }” nie ma tekstów na kartach; wyjaśniają je zasady.

# Zapisy gier

replay-chose = { $n }. { $seat }: { $option }
replay-somebody-chose = { $n }. { $seat } wybiera.
replay-unfinished = Gra nie jest skończona; tu zapis się urywa.
verify-commitment = Pieczęć rozdania: { $commitment }
verify-draws =
    { $n ->
        [one] Przeliczono ponownie { $n } losowanie.
        [few] Przeliczono ponownie { $n } losowania.
        [many] Przeliczono ponownie { $n } losowań.
       *[other] Przeliczono ponownie { $n } losowania.
    }
verify-choices =
    { $n ->
        [one] Powtórzono { $n } wybór.
        [few] Powtórzono { $n } wybory.
        [many] Powtórzono { $n } wyborów.
       *[other] Powtórzono { $n } wyboru.
    }
verify-sound = Wszystko się zgadza: cała gra wynika z rozdania i z wyborów.
verify-sound-so-far = Jak dotąd wszystko się zgadza. Gra nie jest skończona.
verify-seal = Jeśli to ta sama pieczęć, którą pokazano na początku, rozdanie ustalono przed grą.

# Symulacje

simulate-games =
    { $games ->
        [one] { $game }, liczba graczy: { $seats }; { $games } gra
        [few] { $game }, liczba graczy: { $seats }; { $games } gry
        [many] { $game }, liczba graczy: { $seats }; { $games } gier
       *[other] { $game }, liczba graczy: { $seats }; { $games } gry
    }
simulate-decisions =
    { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }
simulate-seconds = { $seconds } s; decyzje na sekundę: { $speed }
simulate-endings = Zakończenia
simulate-wins = Zwycięstwa (wspólne liczą się każdemu)
simulate-factions = Zwycięstwa frakcji
simulate-errors =
    { $n ->
        [one] Nie udała się { $n } gra
        [few] Nie udały się { $n } gry
        [many] Nie udało się { $n } gier
       *[other] Nie udało się { $n } gry
    }

# Paczki

pack-sound = Paczka treści w katalogu { $folder } jest w porządku. Gra: { $game }.
pack-fingerprint = Odcisk: { $fingerprint }
pack-rows =
    .rulebook =
        { $n ->
            [one] { $n } wiersz podany w instrukcji
            [few] { $n } wiersze podane w instrukcji
            [many] { $n } wierszy podanych w instrukcji
           *[other] { $n } wiersza podanego w instrukcji
        }
    .public =
        { $n ->
            [one] { $n } wiersz z innego opublikowanego źródła
            [few] { $n } wiersze z innych opublikowanych źródeł
            [many] { $n } wierszy z innych opublikowanych źródeł
           *[other] { $n } wiersza z innych opublikowanych źródeł
        }
    .reconstructed =
        { $n ->
            [one] { $n } wiersz naszego autorstwa
            [few] { $n } wiersze naszego autorstwa
            [many] { $n } wierszy naszego autorstwa
           *[other] { $n } wiersza naszego autorstwa
        }

# Pokrycie

coverage-clauses =
    { $n ->
        [one] { $game }: { $n } zasada
        [few] { $game }: { $n } zasady
        [many] { $game }: { $n } zasad
       *[other] { $game }: { $n } zasady
    }
coverage-count =
    .implemented = zrealizowane i pokazane przez testy: { $n }
    .excused = usprawiedliwione: { $n }
    .missing = brakujące: { $n }
coverage-heading =
    .excused = Usprawiedliwione
    .missing = Brakujące
coverage-lacks =
    .no-step = żaden kod się na nią nie powołuje
    .no-test = żaden test jej nie pokazuje
    .no-step-no-test = żaden kod się na nią nie powołuje i żaden test jej nie pokazuje

# Pomiary

bench-yardstick = Jedna miarka, czyli stały kawałek zwykłego Pythona: { $time }
bench-game =
    { $decisions ->
        [one] { $game }, liczba graczy: { $seats }; { $decisions } decyzja w losowej grze
        [few] { $game }, liczba graczy: { $seats }; { $decisions } decyzje w losowej grze
        [many] { $game }, liczba graczy: { $seats }; { $decisions } decyzji w losowej grze
       *[other] { $game }, liczba graczy: { $seats }; { $decisions } decyzji w losowej grze
    }
bench-start = Początek
bench-column =
    .measure = pomiar
    .figure = wynik
    .ratio = miarki
    .spread = rozrzut
    .budget = budżet
bench-row =
    .import = import i lista gier
    .decision = decyzja
    .decision_memory = decyzja z pamięcią
    .memory_price = cena pamięci
    .clone = kopia
    .clone_bare = kopia bez pamięci
    .view = widok jako JSON
    .view_bytes = największy widok
    .imagine = wyobrażony świat
    .save = zapisanie
    .load = wczytanie
    .bytes_per_match = gra w pamięci
    .reopen = { $choices ->
        [one] otwarcie, { $choices } wybór
        [few] otwarcie, { $choices } wybory
        [many] otwarcie, { $choices } wyborów
       *[other] otwarcie, { $choices } wyboru
    }
    .replay = odtworzenie
bench-figure =
    .us = { $value } µs
    .ms = { $value } ms
    .kib = { $value } KiB
    .times = { $value } ×
    .sticks = { $value } × miarka
    .percent = { $value } %
bench-kept = zachowany
bench-over = przekroczony
