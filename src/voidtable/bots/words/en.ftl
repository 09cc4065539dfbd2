# The words of the bots.

UnknownBot =
    .unknown = There is no bot “{ $bot }”. There are: { $wanted }.
    .nobody = At least one bot is needed. There are: { $wanted }.
