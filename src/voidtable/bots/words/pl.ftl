# Słowa botów.

UnknownBot =
    .unknown = Nie ma bota „{ $bot }”. Są: { $wanted }.
