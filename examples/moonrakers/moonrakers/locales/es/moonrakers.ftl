# Moonrakers: barriles, fanfarronadas y rastrillos.

## El juego

moonrakers-name = Moonrakers
    .text = Echa barriles a la charca del pueblo de noche, di qué llevan dentro y rastrilla a quien mienta.
moonrakers-option-purse = Bolsa
    .text = Con cuántas monedas empieza cada cual.
moonrakers-good-hay = heno
    .a = heno
moonrakers-good-salt = sal
    .a = sal
moonrakers-good-brandy = aguardiente
    .a = aguardiente
moonrakers-good-silk = seda
    .a = seda

## Lo que pasa

moonrakers-drew = { $good ->
    [unknown] { $seat } coge un barril del carro.
   *[other] { $seat } coge un barril del carro: { $good }.
}
moonrakers-begins = Empieza { $seat }.
moonrakers-rolled = { $good ->
    [unknown] { $seat } echa un barril a la charca.
   *[other] { $seat } echa un barril de { $good } a la charca.
}
moonrakers-said = { $seat } dice: «Es { $good }».
moonrakers-sank = { $seat } gana { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}.
moonrakers-raked = { $seat } rastrilla el barril de { $target }: lleva { $good }.
moonrakers-paid = { $n ->
    [0] { $seat } no tiene con qué pagar a { $target }.
    [one] { $seat } paga 1 moneda a { $target }.
   *[other] { $seat } paga { $n } monedas a { $target }.
}
moonrakers-outcome-richest = { $winners } tiene más monedas que nadie y gana.
moonrakers-outcome-shared = { $winners } tienen más monedas que nadie y comparten la victoria.

## Lo que se pregunta

moonrakers-ask-turn = ¿Qué barril echas a la charca?
moonrakers-ask-boast = ¿Qué dices que lleva?
moonrakers-ask-raking = ¿Rastrillas?
moonrakers-do-roll = Echar { $good }
moonrakers-do-say = «{ $good }»
moonrakers-do-rake = Rastrillarlo
moonrakers-do-leave = Dejarlo estar

## Lo que una mesa sencilla muestra de la vista; `.seat` va junto a cada jugador

moonrakers-view-turn = Le toca a
moonrakers-view-said = Dicen que es
moonrakers-view-hand = Mis barriles
moonrakers-view-sunk = Los míos en la charca
moonrakers-view-ashore = Rastrillados
moonrakers-view-on-cart = Barriles en el carro
moonrakers-view-coins =
    .seat = { $value ->
        [one] 1 moneda
       *[other] { $value } monedas
    }
moonrakers-view-barrels =
    .seat = { $value ->
        [one] 1 barril en la mano
       *[other] { $value } barriles en la mano
    }
moonrakers-view-in-pond =
    .seat = { $value } en la charca
moonrakers-good-nothing = nada

## El tablero en el navegador

moonrakers-pond = La charca
moonrakers-phase = { $n ->
    [0] El carro está vacío
    [one] 1 barril en el carro
   *[other] { $n } barriles en el carro
}
moonrakers-coins = Monedas

## El tablero en el terminal

cli-moonrakers-cart = { $n ->
    [0] El carro está vacío
    [one] 1 barril en el carro
   *[other] { $n } barriles en el carro
}
cli-moonrakers-said = { $name } dice: { $good }
cli-moonrakers-column-coins = Monedas
cli-moonrakers-column-barrels = Barriles
cli-moonrakers-column-in-pond = En la charca
cli-moonrakers-hand = Tus barriles
cli-moonrakers-sunk = Los tuyos en la charca
cli-moonrakers-ashore = Rastrillados
cli-moonrakers-story = { $name } tenía en la charca: { $goods }

## The story, once the game is over

moonrakers-story-lied = Una mentira que se hundió: { $seat } dijo { $said } y era { $good }.
moonrakers-story-caught = { $seat } sacó a flote una mentira de { $target }.
moonrakers-story-wronged = { $seat } rastrilló, y { $target } había dicho la verdad.
moonrakers-story-chart = Monedas
