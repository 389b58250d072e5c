# Las palabras que comparten todas las partes.

language-name = Español

list-more = { $head }, { $next }
list-last = { $head } { Y($last) }
