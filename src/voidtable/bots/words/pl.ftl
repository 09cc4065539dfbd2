# Słowa botów.

UnknownBot =
    .unknown = Nie ma bota „{ $bot }”. Są: { $wanted }.
    .nobody = Potrzebny jest co najmniej jeden bot. Są: { $wanted }.
