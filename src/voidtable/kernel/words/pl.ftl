# Stół: słowa, które nie należą do żadnej gry.

seat = Gracz { $n }
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
refusal-VT-4 = Tego nie można już cofnąć: coś pokazano, o czymś zdecydował los albo od tej pory wybierał ktoś inny.
refusal-VT-5 = Gra jest skończona.

UnknownGame =
    .unknown = Nie ma gry „{ $game }”. Zainstalowane: { $wanted }.

BadStart =
    .seats = { $game } to gra dla { $wanted } graczy; podana liczba to { $seats }.
    .secret = Sekret musi mieć 32 bajty, a ma { $length }.
    .seed = Ziarno losu musi być liczbą całkowitą, a jest: { $seed }.
    .setting = Ustawienie „{ $name }” nie może mieć wartości { $value }. Możliwe: { $wanted }.
    .unknown-setting = Nie ma ustawienia „{ $name }”. Są: { $wanted }.

BadPack =
    .no-file = W paczce treści { $folder } brakuje pliku { $file } albo nie da się go odczytać jako tekstu UTF-8.
    .not-toml = { $file } nie jest plikiem TOML: { $problem }.
    .other-game = { $file } mówi, że to paczka do gry „{ $value }”, a gra to „{ $wanted }”.
    .not-a-row = { $file }: „{ $row }” musi być tabelą kluczy i wartości: [{ $row }].
    .unknown-key = { $file }, wiersz „{ $row }”: nie ma klucza „{ $key }”. Możliwe: { $wanted }.
    .wrong-value = { $file }, wiersz „{ $row }”: { $key } nie może mieć wartości { $value }. Potrzebne: { $wanted }.
    .missing-key = { $file }, wiersz „{ $row }”: brakuje { $key }. Potrzebne: { $wanted }.
    .missing-row = { $file }: brakuje wiersza „{ $row }”.
    .against-rule = { $file }, wiersz „{ $row }”: { $found } jest niezgodne z { $clause }. Potrzebne: { $wanted }.

BadRecord =
    .unreadable = Tego pliku nie da się odczytać jako zapisu gry: { $problem }. Użyj pliku zapisanego przez voidtable.
    .no-past = Partia wyobrażona z widoku nie ma przeszłości, więc nie ma też zapisu.
    .not-json = To nie jest zapis gry: nie jest to JSON.
    .not-a-record = To nie jest zapis gry: miał być zbiór nazwanych wartości, a jest { $problem }.
    .other-form = Zapis nie jest taki, jak go zapisano: zmieniły się odstępy, kolejność kluczy lub bajty.
    .keys = Zapis ma inne pola, niż powinien: { $problem }.
    .check = Zapis zmieniono lub uszkodzono: suma kontrolna się nie zgadza.
    .start = Gra z zapisu nie mogła się zacząć: { $problem }
    .commitment = Sekret w zapisie nie jest tym, do którego zobowiązano się na początku gry.
    .choice = Wybór { $at } z zapisu nie był możliwy: { $problem }
    .end = Rozegrany ponownie, zapis nie dochodzi do końca, o którym mówi.
    .result = Rozegrana ponownie, gra nie kończy się wynikiem, o którym mówi zapis.

ForeignRecord =
    .format = Zapis ma postać { $found }; ten voidtable czyta postać { $wanted }.
    .game = To zapis gry „{ $found }”, a nie { $game }.
    .version = To zapis wersji { $found } gry { $game }; zainstalowana jest wersja { $wanted }.
    .content = Grano z inną treścią gry { $game } ({ $found }) niż wczytana ({ $wanted }).

BadView =
    .seat = Nie ma tu miejsca { $seat }. Możliwe: { $wanted }.
    .foreign = To widok gry „{ $game }” w wersji { $version } albo z inną treścią; potrzebny: { $wanted }, tak jak tu wczytano.
    .unreadable = To nie jest widok: { $problem }. Podaj to, co zwróciło `match.view(seat)`, albo jego JSON.

NoMemory =
    .view = Ta partia nie pamięta, kto co wie (memory=False), więc nie ma widoków. Zacznij ją z memory=True.

DeadEnd =
    .endless = { $step }: jedno prowadzi do drugiego bez końca i nikt nie jest pytany: to błąd w regułach tej gry.
    .nothing-offered = { $step } pyta i nic nie proponuje: to błąd w regułach tej gry.

UnknownClause =
    .unknown = W regułach gry { $game } nie ma zasady { $clause }.
