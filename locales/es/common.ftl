# Las palabras que comparten todas las partes.

language-name = Español

list-more = { $head }, { $next }
list-last = { $onset ->
    [i] { $head } e { $last }
   *[other] { $head } y { $last }
}
