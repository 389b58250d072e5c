# Las palabras que comparten todas las partes.

language-name = Español

list-more = { $head }, { $next }
list-last = { $onset ->
    [i] { $head } e { $last }
   *[other] { $head } y { $last }
}

game-salem1692 = Salem 1692
    .text = Hay brujas ocultas entre los vecinos: acusa, defiende, sobrevive a la noche. De 4 a 12 jugadores.
game-new-salem = New Salem
    .text = Reconstruid un pueblo cuya ruina prepara alguno de vosotros: elegid edificios, sembrad esperanza o desesperación. De 3 a 8 jugadores.
game-affliction = Affliction: Salem 1692
    .text = Guía a una facción durante los juicios: coloca mensajeros, reúne tu círculo, haz arrestar a tus rivales. De 2 a 4 jugadores.
