### Looking back at a finished game, in the terminal and on the page after it.

analysis-title = Análisis
analysis-chances = Probabilidad de ganar, en porcentaje
analysis-making = El análisis se está preparando…
analysis-turns = Qué más lo cambió
# $before and $after are percents of the side (or the player) named by $side.
analysis-turn = { $deed } ({ $side } { $before } → { $after } %)
analysis-together = Lo que todos habían elegido se descubrió a la vez.
analysis-moments = Podrías haber elegido…
analysis-moments-of = { $name }, podrías haber elegido…
# $did and $better are what buttons say; $gain is in points. $why is one of the sentences below.
analysis-moment = «{ $better }» en vez de «{ $did }». { $why }
analysis-why-chance = En preguntas así, una respuesta como esa cuesta unos { $gain } puntos de probabilidad de ganar, según lo que sabías.
analysis-why-again = Cuesta más o menos lo mismo.
analysis-why-points = Unos { $gain } puntos mejor, según lo que sabías: habría dado más puntos.
analysis-why-leader = Unos { $gain } puntos mejor, según lo que sabías: habría frenado a los demás.
analysis-why-later = Unos { $gain } puntos mejor, según lo que sabías: habría rendido más después.
analysis-minds = ¿Qué pensabas?
analysis-mind = { $name }, ¿qué pensabas?
analysis-belief = Las sospechas de { $name }, en porcentaje
analysis-belief-to-win = Las posibilidades de cada cual según { $name }, en porcentaje
analysis-thought-suspected = Sospechaba sobre todo de { $about } ({ $chance } %){ $right ->
    [yes] , con razón.
   *[no] , sin razón.
}
analysis-thought-sure = Para mí, { $about } estaba con las brujas ({ $chance } %){ $right ->
    [yes] , y acerté.
   *[no] , y me equivoqué.
}
analysis-thought-leads = Creía que ganaría { $about } ({ $chance } %){ $right ->
    [yes] , y así fue.
   *[no] , pero no.
}
# Lo mismo, cuando se trata del asiento de quien lee o de quien lee.
analysis-you-belief = Tus sospechas, en porcentaje
analysis-you-belief-to-win = Las posibilidades de cada cual según tú, en porcentaje
analysis-you-thought-suspected = Sospechaba sobre todo de ti ({ $chance } %){ $right ->
    [yes] , con razón.
   *[no] , sin razón.
}
analysis-you-thought-sure = Para mí, estabas con las brujas ({ $chance } %){ $right ->
    [yes] , y acerté.
   *[no] , y me equivoqué.
}
analysis-you-thought-leads = Creía que ganarías ({ $chance } %){ $right ->
    [yes] , y así fue.
   *[no] , pero no.
}
analysis-temper = Carácter: { $temper }
analysis-fair = Las probabilidades se calculan con todas las cartas a la vista, a partir de partidas entre bots; los pensamientos son lo que alguien atento podía creer en ese asiento.
