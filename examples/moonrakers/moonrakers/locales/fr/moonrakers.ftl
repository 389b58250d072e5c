# Moonrakers : des tonneaux, des vantardises et des râteaux.

## Le jeu

moonrakers-name = Moonrakers
    .text = Roulez la nuit des tonneaux dans l’étang du village, dites ce qu’ils contiennent, et repêchez les menteurs.
moonrakers-option-purse = Bourse
    .text = Combien de pièces chacun reçoit au départ.
moonrakers-good-hay = foin
    .a = du foin
moonrakers-good-salt = sel
    .a = du sel
moonrakers-good-brandy = eau-de-vie
    .a = de l’eau-de-vie
moonrakers-good-silk = soie
    .a = de la soie

## Ce qui arrive

moonrakers-drew = { $good ->
    [unknown] { $seat } prend un tonneau sur la charrette.
   *[other] { $seat } prend un tonneau sur la charrette : { $good-a }.
}
moonrakers-begins = { $seat } commence.
moonrakers-rolled = { $good ->
    [unknown] { $seat } roule un tonneau dans l’étang.
   *[other] { $seat } roule { $good-a } dans l’étang.
}
moonrakers-said = { $seat } dit : « C’est { $good-a }. »
moonrakers-sank = { $seat } gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
moonrakers-raked = { $seat } repêche le tonneau { DE($target) } : c’est { $good-a }.
moonrakers-paid = { $n ->
    [0] { $seat } n’a pas de quoi payer { $target }.
    [one] { $seat } paie 1 pièce à { $target }.
   *[other] { $seat } paie { $n } pièces à { $target }.
}
moonrakers-outcome-richest = { $winners } a le plus de pièces et gagne.
moonrakers-outcome-shared = { $winners } ont le plus de pièces et gagnent ensemble.

## Ce qu’on demande

moonrakers-ask-turn = Quel tonneau roulez-vous dans l’étang ?
moonrakers-ask-boast = Que dites-vous qu’il contient ?
moonrakers-ask-raking = Le repêchez-vous ?
moonrakers-do-roll = Rouler { $good-a }
moonrakers-do-say = « { $good } »
moonrakers-do-rake = Le repêcher
moonrakers-do-leave = Le laisser

## Ce qu’une table simple montre de la vue ; `.seat` se tient à côté de chaque joueur

moonrakers-view-turn = C’est le tour de
moonrakers-view-said = Ce serait
moonrakers-view-hand = Mes tonneaux
moonrakers-view-sunk = Les miens dans l’étang
moonrakers-view-ashore = Repêchés
moonrakers-view-on-cart = Tonneaux sur la charrette
moonrakers-view-coins =
    .seat = { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }
moonrakers-view-barrels =
    .seat = { $value ->
        [one] { $value } tonneau en main
       *[other] { $value } tonneaux en main
    }
moonrakers-view-in-pond =
    .seat = { $value } dans l’étang
moonrakers-good-nothing = rien

## Le plateau dans le navigateur

moonrakers-pond = L’étang
moonrakers-phase = { $n ->
    [0] La charrette est vide
    [one] { $n } tonneau sur la charrette
   *[other] { $n } tonneaux sur la charrette
}
moonrakers-coins = Pièces

## Le plateau dans le terminal

cli-moonrakers-cart = { $n ->
    [0] La charrette est vide
    [one] { $n } tonneau sur la charrette
   *[other] { $n } tonneaux sur la charrette
}
cli-moonrakers-said = { $name } dit : { $good }
cli-moonrakers-column-coins = Pièces
cli-moonrakers-column-barrels = Tonneaux
cli-moonrakers-column-in-pond = Dans l’étang
cli-moonrakers-hand = Vos tonneaux
cli-moonrakers-sunk = Les vôtres dans l’étang
cli-moonrakers-ashore = Repêchés
cli-moonrakers-story = { $name } avait dans l’étang : { $goods }

## The story, once the game is over

moonrakers-story-lied = Un mensonge qui a coulé : { $seat } annonçait { $said-a }, et c’était { $good-a }.
moonrakers-story-caught = { $seat } a repêché un mensonge { DE($target) }.
moonrakers-story-wronged = { $seat } a ratissé, mais { $target } disait vrai.
moonrakers-story-chart = Pièces
