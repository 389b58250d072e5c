### Looking back at a finished game, in the terminal and on the page after it.

analysis-title = Analyse
analysis-chances = Chances de victoire, en pourcentage
analysis-making = L’analyse est en préparation…
analysis-turns = Ce qui a encore pesé
# $before and $after are percents of the side (or the player) named by $side.
analysis-turn = { $deed } ({ $side } { $before } → { $after } %)
analysis-together = Les choix de tous ont été révélés ensemble.
analysis-moments = Vous auriez pu…
analysis-moments-of = { $name }, vous auriez pu…
# $did and $better are what buttons say; $gain is in points. $why is one of the sentences below.
analysis-moment = « { $better } » au lieu de « { $did } ». { $why }
analysis-why-chance = À ce genre de question, une telle réponse coûte environ { $gain } points de chances de victoire, d’après ce que vous saviez.
analysis-why-again = Cela coûte à peu près autant.
analysis-why-points = Environ { $gain } points de mieux, d’après ce que vous saviez : cela aurait rapporté plus de points.
analysis-why-leader = Environ { $gain } points de mieux, d’après ce que vous saviez : cela aurait freiné les autres.
analysis-why-later = Environ { $gain } points de mieux, d’après ce que vous saviez : cela aurait rapporté davantage plus tard.
analysis-minds = Que pensiez-vous ?
analysis-mind = { $name }, que pensiez-vous ?
analysis-belief = Les soupçons { DE($name) }, en pourcentage
analysis-belief-to-win = Les chances de chacun vues par { $name }, en pourcentage
analysis-thought-suspected = Mes soupçons allaient d’abord à { $about } ({ $chance } %){ $right ->
    [yes] , avec raison.
   *[no] , à tort.
}
analysis-thought-sure = Pour moi, { $about } était du côté des sorcières ({ $chance } %){ $right ->
    [yes] , et c’était juste.
   *[no] , et c’était faux.
}
analysis-thought-leads = Je voyais gagner { $about } ({ $chance } %){ $right ->
    [yes] , et c’est arrivé.
   *[no] , mais non.
}
# Les mêmes, quand il s’agit de la place du lecteur, ou du lecteur lui-même.
analysis-you-belief = Vos soupçons, en pourcentage
analysis-you-belief-to-win = Les chances de chacun vues par vous, en pourcentage
analysis-you-thought-suspected = Mes soupçons allaient d’abord à vous ({ $chance } %){ $right ->
    [yes] , avec raison.
   *[no] , à tort.
}
analysis-you-thought-sure = Pour moi, vous étiez du côté des sorcières ({ $chance } %){ $right ->
    [yes] , et c’était juste.
   *[no] , et c’était faux.
}
analysis-you-thought-leads = Je vous voyais gagner ({ $chance } %){ $right ->
    [yes] , et c’est arrivé.
   *[no] , mais non.
}
analysis-temper = Caractère : { $temper }
analysis-fair = Les chances sont calculées cartes sur table, d’après des parties entre robots ; les pensées sont ce qu’une personne attentive pouvait croire à cette place.
