# Las palabras que comparten todas las partes.

language-name = Español

list-more = { $head }, { $next }
list-last = { $head } { Y($last) }

# La fuerza de un bot, por nivel.
bot-level-1 = principiante
bot-level-2 = vecino
bot-level-3 = magistrado
list-times = { $item } ×{ $n }
