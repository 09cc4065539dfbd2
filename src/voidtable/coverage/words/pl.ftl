# Pokrycie: gdzie zasada jest zrealizowana i który test ją pokazuje.

BadRules =
    .languages = Zasady gry { $game } nie są takie same w obu językach: na miejscu { $place } w en.md jest { $english }, a w pl.md { $polish }.

BadCitation =
    .unknown = Są powołania na zasady, których gra { $game } nie ma: { $found }
    .unread = { $place }: nie da się odczytać ze źródła, na które zasady powołuje się ten znacznik; wypisz je jako tekst.
    .syntax = { $place }: tego pliku nie da się odczytać jako Pythona: { $problem }

BadExcuse =
    .unknown = { $file } usprawiedliwia zasadę { $clause }, której nie ma.
    .needless = { $file } usprawiedliwia zasadę { $clause }, która ma i kod, i testy; usuń usprawiedliwienie.
    .no-reason = { $file }: usprawiedliwienie zasady { $clause } musi być tekstem, który mówi dlaczego.
    .not-toml = { $file } nie jest plikiem TOML: { $problem }

NoTests =
    .nowhere = Nie ma tu testów gry { $game }: zainstalowany pakiet ich nie zawiera. Uruchom to w katalogu ze źródłami.
    .not-a-folder = Nie ma katalogu z testami: { $folder }.
