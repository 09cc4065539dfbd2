# Stół: słowa, które nie należą do żadnej gry.

seat = Gracz { $n }
    .gen = Gracza { $n }
    .dat = Graczowi { $n }
    .ins = Graczem { $n }
# Imion nie odmieniamy: nie wiadomo, czyje są.
seat-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .ins = graczem { $name }
nothing = nic
several = { $most } i { $last }
unknown-cards =
    { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
        [many] { $n } zakrytych kart
       *[other] { $n } zakrytej karty
    }

refusal-VT-1 = Teraz nikt Cię o nic nie pyta.
refusal-VT-2 = Tego nie można teraz zrobić.
refusal-VT-3 = W międzyczasie dokonano innego wyboru; spójrz jeszcze raz i odpowiedz ponownie.
refusal-VT-4 = Tego nie można już cofnąć: coś pokazano, o czymś zdecydował los, od tej pory wybierał ktoś inny albo gra się skończyła.
refusal-VT-5 = Gra jest skończona.

UnknownGame =
    .unknown = Nie ma gry „{ $game }”. Zainstalowane: { $wanted }.

BadStart =
    .seats = Gra „{ $game }” jest dla { $wanted } graczy; podana liczba to { $seats }.
    .secret = Sekret musi mieć 32 bajty, a ma { $length }.
    .seed = Ziarno losu musi być liczbą całkowitą o najwyżej 256 bitach, a jest: { $seed }.
    .setting = Ustawienie „{ $name }” nie może mieć wartości { $value }. Możliwe: { $wanted }.
    .settings = Ustawienia to nazwy z wartościami, a jest: { $value }.
    .unknown-setting = Nie ma ustawienia „{ $name }”. Są: { $wanted }.

BadPack =
    .no-folder = Nie ma katalogu { $folder }.
    .not-a-folder = { $folder } to plik, a paczka treści to katalog.
    .no-file = W paczce treści { $folder } brakuje pliku { $file }.
    .not-text = Pliku { $file } w katalogu { $folder } nie da się odczytać jako tekstu UTF-8.
    .not-toml = { $file } nie jest plikiem TOML: błąd w wierszu { $line }, w kolumnie { $column }.
    .cut-off = { $file } nie jest plikiem TOML: na końcu czegoś brakuje albo coś jest za długie lub zbyt głęboko zagnieżdżone.
    .no-game = { $file } nie mówi, do której gry jest paczka. Napisz na przykład: game = "NAZWA"
    .no-such-game = { $file } mówi, że to paczka do gry „{ $value }”, a takiej gry nie ma. Zainstalowane: { $wanted }.
    .other-game = { $file } mówi, że to paczka do gry „{ $value }”, a gra to „{ $wanted }”.
    .not-a-row = { $file }: „{ $row }” musi być tabelą kluczy i wartości: [{ $row }].
    .unknown-key = { $file }, wiersz „{ $row }”: nie ma klucza „{ $key }”. Możliwe: { $wanted }.
    .wrong-value = { $file }, wiersz „{ $row }”: { $key } nie może mieć wartości { $value }. Potrzebne: { $wanted }.
    .missing-key = { $file }, wiersz „{ $row }”: brakuje klucza „{ $key }”. Potrzebne: { $wanted }.
    .missing-row = { $file }: brakuje wiersza „{ $row }”.
    .sum = { $file }: suma { $key } to { $found }, co jest niezgodne z { $clause }. Potrzebne: { $wanted }.
    .against-rule = { $file }, wiersz „{ $row }”: { $found } jest niezgodne z { $clause }. Potrzebne: { $wanted }.

BadRecord =
    .unreadable = Tego nie da się odczytać jako zapisu gry. Użyj pliku zapisanego przez voidtable.
    .no-past = Partia wyobrażona z widoku nie ma przeszłości, więc nie ma też zapisu.
    .not-json = To nie jest zapis gry albo jest to tylko jego część. Użyj pliku zapisanego przez voidtable.
    .not-a-record = To nie jest zapis gry. Użyj pliku zapisanego przez voidtable.
    .other-form = Plik różni się od tego, który zapisano: zmieniły się odstępy, kolejność kluczy lub bajty. Użyj pliku w takiej postaci, w jakiej zapisał go voidtable.
    .keys = Zapis ma inne pola, niż powinien: { $problem }. Użyj pliku w takiej postaci, w jakiej zapisał go voidtable.
    .check = Zapis zmieniono lub uszkodzono: suma kontrolna się nie zgadza. Użyj pliku w takiej postaci, w jakiej zapisał go voidtable.
    .start = Gra z zapisu nie mogła się zacząć: { $problem }
    .commitment = Sekret w zapisie nie jest tym, do którego zobowiązano się na początku gry.
    .choice = Wybór { $at } z zapisu nie był możliwy: { $problem }
    .end = Gra odtworzona z zapisu nie dochodzi do końca, który zapis podaje.
    .result = Gra odtworzona z zapisu nie daje wyniku, który zapis podaje.

ForeignRecord =
    .format = Zapis jest w formacie { $found }; ta wersja voidtable czyta format { $wanted }.
    .game = To zapis gry „{ $found }”, a nie { $game }.
    .version = To zapis wersji { $found } gry { $game }; zainstalowana jest wersja { $wanted }.
    .content = Tę partię gry { $game } rozegrano z inną treścią ({ $found }) niż wczytana ({ $wanted }). Wczytaj paczkę treści, z którą grano.

BadView =
    .seat = Nie ma tu miejsca { $seat }. Możliwe: { $wanted }.
    .foreign = To widok gry „{ $game }” w wersji { $version } albo z inną treścią; potrzebny: { $wanted }, tak jak tu wczytano.
    .unreadable = To nie jest widok: { $problem }. Podaj to, co zwróciło `match.view(seat)`, albo jego JSON.

NoMemory =
    .view = Ta partia nie pamięta, kto co wie (memory=False), więc nie ma widoków. Zacznij ją z memory=True.

DeadEnd =
    .endless = { $step }: jedno prowadzi do drugiego bez końca i nikt nie jest pytany: to błąd w zasadach tej gry.
    .nothing-offered = { $step } pyta i nic nie proponuje: to błąd w zasadach tej gry.

UnknownClause =
    .unknown = W zasadach gry „{ $game }” nie ma punktu { $clause }. Punkty mają numery takie jak { $wanted }.

# Czego trzeba, jeśli ma to nazwę

wanted-int = liczba całkowita
wanted-str = tekst
wanted-bool = true (tak) albo false (nie)
