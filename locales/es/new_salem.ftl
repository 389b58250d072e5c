### New Salem. Los nombres de las cartas y lo que se dice en la mesa; todos los textos con nuestras propias palabras.
### `.a` es el nombre tal como entra en una frase, `.kind` su tipo y su pieza, `.text` dice qué hace la cosa.

## The game

new-salem-name = New Salem
    .text = Levanta una ciudad nueva, edificio a edificio. Mantén a raya la Desesperación y fíjate en quién no lo hace.
new-salem-side-puritan = Puritano
    .a = del lado de los Puritanos
new-salem-side-witch = Bruja
    .a = del lado de las Brujas
new-salem-side-puritans = los Puritanos
new-salem-side-witches = las Brujas
# Stands beside a name at the end.
new-salem-guilty = bruja
new-salem-cube-hope = Esperanza
new-salem-cube-despair = Desesperación

# What may be said at the table (N1.5); shown beside the talk.
new-salem-talk-limits = Di lo que quieras, sea verdad o no. Solo la ilustración, el nombre, la profesión y el aspecto de tu Personaje deben quedar en secreto.

## Types of Buildings

new-salem-type-entertainment = Entretenimiento
new-salem-type-trade = Comercio
new-salem-type-finance = Finanzas
new-salem-type-education = Educación
new-salem-type-death = Muerte
new-salem-type-justice = Justicia
new-salem-piece-left = pieza izquierda
new-salem-piece-middle = pieza central
new-salem-piece-right = pieza derecha
new-salem-symbol-hope = Esperanza
new-salem-symbol-despair = Desesperación
new-salem-symbol-remove = Retirar Desesperación

## Buildings

# What a card shows beside its name and text, from its facts: on every board, in labels, lists and texts.
new-salem-building-says = { $type }, { $piece }: { $cubes }
new-salem-building-cubes = { $symbols ->
    [none] ningún cubo
   *[other] { $symbols }
}
new-salem-building-entertainment-left = Taberna
    .a = la Taberna
    .kind = Entretenimiento, izquierda
new-salem-building-entertainment-middle = Teatro
    .a = el Teatro
    .kind = Entretenimiento, central
new-salem-building-entertainment-right = Recinto ferial
    .a = el Recinto ferial
    .kind = Entretenimiento, derecha
new-salem-building-trade-left = Muelle
    .a = el Muelle
    .kind = Comercio, izquierda
new-salem-building-trade-middle = Lonja
    .a = la Lonja
    .kind = Comercio, central
new-salem-building-trade-right = Curtiduría
    .a = la Curtiduría
    .kind = Comercio, derecha
new-salem-building-finance-left = Contaduría
    .a = la Contaduría
    .kind = Finanzas, izquierda
new-salem-building-finance-middle = Casa de empeños
    .a = la Casa de empeños
    .kind = Finanzas, central
new-salem-building-finance-right = Casa de la moneda
    .a = la Casa de la moneda
    .kind = Finanzas, derecha
new-salem-building-education-left = Escuela
    .a = la Escuela
    .kind = Educación, izquierda
new-salem-building-education-middle = Biblioteca
    .a = la Biblioteca
    .kind = Educación, central
new-salem-building-education-right = Laboratorio
    .a = el Laboratorio
    .kind = Educación, derecha
new-salem-building-death-left = Cementerio
    .a = el Cementerio
    .kind = Muerte, izquierda
new-salem-building-death-middle = Horca
    .a = la Horca
    .kind = Muerte, central
new-salem-building-death-right = Cripta
    .a = la Cripta
    .kind = Muerte, derecha
new-salem-building-justice-left = Casa de guardia
    .a = la Casa de guardia
    .kind = Justicia, izquierda
new-salem-building-justice-middle = Juzgado
    .a = el Juzgado
    .kind = Justicia, central
new-salem-building-justice-right = Casa de reuniones
    .a = la Casa de reuniones
    .kind = Justicia, derecha

## Characters

new-salem-character-merchant = Obadiah Pryor, mercader
new-salem-character-fiddler = Constance Whitlock, violinista
new-salem-character-innkeeper = Barnabas Thorne, posadero
new-salem-character-printer = Mercy Aldous, tipógrafa
new-salem-character-shipwright = Silas Garrow, carpintero de ribera
new-salem-character-notary = Prudence Vail, notaria
new-salem-character-midwife = Tamsin Crewe, comadrona
new-salem-character-apothecary = Ezra Locke, boticario
new-salem-character-moneylender = Delilah Marsh, prestamista
new-salem-character-tutor = Ambrose Fenn, preceptor
new-salem-character-says = { $types ->
    [none] { $side }.
   *[other] { $side }. { $types }.
}

## Events

new-salem-event-says = { $cost } de Esperanza{ $border ->
    [red] , borde rojo
   *[plain] {""}
}{ $points ->
    [0] {""}
   *[other] , { $points ->
        [1] 1 punto
        [-1] −1 punto
       *[other] { $points } puntos
    } para quien conserve la carta
}
new-salem-event-cleansing = Purificación
    .text = Retira 2 de Desesperación de Edificios de cualquiera. Se queda en la mesa.
new-salem-event-trial = Juicio
    .text = Dáselo a alguien que no tenga. Al final, una Bruja en Juicio retira 2 de Desesperación y un Puritano en Juicio añade 2.
new-salem-event-midnight-visit = Visita a medianoche
    .text = Mira el Personaje de otra persona.
new-salem-event-sworn-oath = Juramento
    .text = Enseña tu Personaje a otra persona, que toma entonces 1 de Esperanza o retira 1 de Desesperación de cualquier Edificio.
new-salem-event-letters-of-trade = Cartas de oficio
    .text = Otra persona enseña a la ciudad un tipo de su Personaje. A nadie se le puede pedir tres veces.
new-salem-event-character-witness = Testigo de conducta
    .text = Elige a otras dos personas. La segunda mira el Personaje de la primera y dice a la ciudad qué es, sea verdad o no.
new-salem-event-exchange-of-deeds = Permuta de escrituras
    .text = Cambia uno de tus Edificios por uno de otra persona, con sus cubos.
new-salem-event-seizure = Embargo
    .text = Toma un Edificio de otra persona y pon en él 1 de Desesperación.
new-salem-event-fire = Incendio
    .text = Un Edificio de cualquiera arde con todo lo que tiene encima.
new-salem-event-deed-of-gift = Donación
    .text = Un Edificio de otra persona pasa a una tercera.
new-salem-event-peddlers-cart = Carro del buhonero
    .text = Descubre tres Edificios. Puedes tomar uno; después, quien elijas puede tomar otro. Los símbolos no cuentan.
new-salem-event-land-rush = Fiebre de tierras
    .text = Toma los dos Edificios superiores del mazo. Los demás deciden en secreto si toman el siguiente por 1 de Esperanza. Los símbolos no cuentan.
new-salem-event-tithe = Diezmo
    .text = Hasta otras tres personas que elijas te entregan 1 de Esperanza cada una.
new-salem-event-thanksgiving = Acción de gracias
    .text = Toma el Edificio superior del mazo; otra persona de tu elección toma el siguiente. Los símbolos no cuentan. Después retira 1 de Desesperación de cualquier Edificio.
new-salem-event-change-of-heart = Cambio de parecer
    .text = Da la vuelta a un cubo de cualquier Edificio: una Desesperación pasa a Esperanza, o una Esperanza a Desesperación.
new-salem-event-silent-prayer = Oración silenciosa
    .text = Todos eligen en secreto luz o sombra. Como mucho una sombra: retira 1 de Desesperación. Si hay más, recibes 1 de Desesperación por cada sombra.
new-salem-event-pardon = Indulto
    .text = Dáselo a quien quieras. Su Juicio se levanta, y el próximo que le llegaría queda detenido.
new-salem-event-rush-to-judgement = Juicio precipitado
    .text = Toma el Juicio de alguien y dáselo a cualquiera que no tenga.
new-salem-event-second-term = Segundo mandato
    .text = El Comisario conserva el puesto un mandato más.
new-salem-event-election = Elección
    .text = Todos votan a la vez al próximo Comisario. Las Placas no importan; nadie que esté en Juicio puede salir elegido.
new-salem-event-royal-charter = Carta real
    .text = Consérvala: 3 puntos al final. Recibes 1 de Desesperación.
new-salem-event-scarlet-letter = Letra escarlata
    .text = Dásela a otra persona: 2 puntos menos al final. Retira 1 de Desesperación de cualquier Edificio.

## What happens

new-salem-character = Eres { $character }.
new-salem-first-constable = { $seat } empieza de Comisario.
new-salem-round = Ronda { $round }: se reparten { $n } Edificios a cada uno.
new-salem-no-draft = Ronda { $round }: no quedan Edificios suficientes para repartir, así que no se elige ninguno.
new-salem-hand = Tu mano: { $buildings }.
# The cubes that lie on a Building when it comes or goes.
new-salem-cubes = { $hope ->
    [0] { $despair ->
        [0] {""}
       *[other] {" "}(Desesperación: { $despair })
    }
   *[other] { $despair ->
        [0] {" "}(Esperanza: { $hope })
       *[other] {" "}(Esperanza: { $hope }, Desesperación: { $despair })
    }
}
new-salem-other-cubes = { $other-hope ->
    [0] { $other-despair ->
        [0] {""}
       *[other] {" "}(Desesperación: { $other-despair })
    }
   *[other] { $other-despair ->
        [0] {" "}(Esperanza: { $other-hope })
       *[other] {" "}(Esperanza: { $other-hope }, Desesperación: { $other-despair })
    }
}
new-salem-built = { $seat } construye { $building-a }{ new-salem-cubes }.
new-salem-took-top = { $seat } descarta las dos cartas y toma la superior del mazo.
new-salem-removed = { $seat } retira 1 de Desesperación de un Edificio de { $target } ({ $building }).
self-new-salem-removed = { $seat } retira 1 de Desesperación de un Edificio suyo ({ $building }).
self-new-salem-pardoned = { $seat } se queda con el Indulto.
self-new-salem-turned = { $seat } da la vuelta a un cubo de un Edificio suyo ({ $building }): ahora es { $cube }.
self-new-salem-voted = { $seat } se da su propio voto.
self-new-salem-trial = { $seat } se queda con el Juicio.
new-salem-placed = { $despair ->
    [0] { $seat } pone { $hope } de Esperanza en { $building-a }.
   *[other] { $seat } pone { $despair } de Desesperación en { $building-a }.
}
new-salem-cubes-lost = { $despair ->
    [0] { $seat } no tiene Edificios y pierde { $hope } de Esperanza.
    [one] { $seat } no tiene Edificios; se pierde 1 de Desesperación.
   *[other] { $seat } no tiene Edificios; se pierden { $despair } de Desesperación.
}
new-salem-no-room = { $despair ->
    [0] Ningún Edificio de { $seat } admite más Esperanza. Perdida: { $hope }.
   *[other] Ningún Edificio de { $seat } admite más Desesperación. Perdida: { $despair }.
}
new-salem-laid = { $despair ->
    [0] { $seat } pone { $hope } de Esperanza en un Edificio de { $target } ({ $building }).
   *[other] { $seat } pone { $despair } de Desesperación en un Edificio de { $target } ({ $building }).
}
self-new-salem-laid = { $despair ->
    [0] { $seat } pone { $hope } de Esperanza en un Edificio suyo ({ $building }).
   *[other] { $seat } pone { $despair } de Desesperación en un Edificio suyo ({ $building }).
}
new-salem-taken-off = { $despair ->
    [0] { $seat } retira { $hope } de Esperanza de un Edificio de { $target } ({ $building }).
   *[other] { $seat } retira { $despair } de Desesperación de un Edificio de { $target } ({ $building }).
}
self-new-salem-taken-off = { $despair ->
    [0] { $seat } retira { $hope } de Esperanza de un Edificio suyo ({ $building }).
   *[other] { $seat } retira { $despair } de Desesperación de un Edificio suyo ({ $building }).
}
new-salem-levied = { $seat } hace pagar { $n } de Esperanza a { $target }.
self-new-salem-levied = { $seat } paga { $n } de Esperanza más.
new-salem-appointed = { $seat } decide que el puesto de Comisario pase después a { $target }.
self-new-salem-appointed = { $seat } se reserva para después el puesto de Comisario.
new-salem-cut-short = El resto de la carta queda en nada ({ $event }): no tendría fin.
new-salem-torn-down = { $seat } derriba un Edificio de { $target }: { $building }{ new-salem-cubes }.
self-new-salem-torn-down = { $seat } derriba un Edificio suyo: { $building }{ new-salem-cubes }.
new-salem-laid-out = A la vista de todos: { $buildings }.
new-salem-buried = { $buildings ->
    [unknown] { $seat } mira Edificios del mazo ({ $n }) y los pone debajo.
   *[other] { $seat } pone debajo del mazo: { $buildings }.
}
new-salem-peeked = { $buildings ->
    [unknown] { $seat } mira la parte superior del mazo de Edificios ({ $n }).
   *[other] { $seat } mira la parte superior del mazo de Edificios: { $buildings }.
}
new-salem-foresaw = { $events ->
    [unknown] { $seat } mira la parte superior del mazo de Eventos ({ $n }).
   *[other] { $seat } mira la parte superior del mazo de Eventos: { $events }.
}
new-salem-put-under = { $seat } pone debajo del mazo un Evento a la vista: { $event }.
new-salem-passing = { $seat } cambia el sentido: las manos pasan ahora { $way }.
new-salem-way-left = a la izquierda
new-salem-way-right = a la derecha
new-salem-more-dealt = { $n ->
    [one] Por la carta de { $seat }, en la próxima ronda se reparte un Edificio más a cada uno.
   *[other] Por la carta de { $seat }, en la próxima ronda se reparten { $n } Edificios más a cada uno.
}
new-salem-fewer-dealt = { $n ->
    [one] Por la carta de { $seat }, en la próxima ronda se reparte un Edificio menos a cada uno.
   *[other] Por la carta de { $seat }, en la próxima ronda se reparten { $n } Edificios menos a cada uno.
}
new-salem-answered = { $seat } usa una carta que conservaba: { $event }.
new-salem-handed = { $seat } da a { $target } una carta que conservará: { $event }.
self-new-salem-handed = { $seat } conserva una carta: { $event }.
new-salem-badge-given = { $seat } da una Placa a { $target }.
self-new-salem-badge-given = { $seat } toma una Placa.
new-salem-badge-taken = { $seat } quita la Placa a { $target }.
self-new-salem-badge-taken = { $seat } devuelve su Placa.
new-salem-revealed = { $seat } enseña su Personaje a toda la ciudad: { $character }, { $side-a }.
new-salem-changed-characters = { $seat } y { $target } intercambian sus Personajes.
new-salem-event-drawn = Nuevo Evento: { $event }.
new-salem-gave = { $seat } da { $n } de Esperanza a { $target }.
new-salem-initiated = { $seat } paga { $n } de Esperanza e inicia un Evento: { $event }.
new-salem-trial = { $seat } lleva a { $target } a Juicio.
new-salem-trial-moved = { $seat } pasa el Juicio de { $source } a { $target }.
self-new-salem-trial-moved = { $seat } se queda con el Juicio de { $source }.
own-new-salem-trial-moved = { $seat } pasa su Juicio a { $target }.
new-salem-trial-lifted = Se levanta el Juicio de { $seat }.
new-salem-pardon-spent = El Indulto de { $seat } detiene el Juicio y se agota.
new-salem-pardoned = { $seat } da el Indulto a { $target }.
new-salem-constable = El puesto de Comisario pasa a { $seat }.
new-salem-constable-stays = { $seat } conserva el puesto de Comisario.
new-salem-second-term = { $seat } conserva el puesto de Comisario.
new-salem-badges-returned = Todos devuelven su Placa, menos { $seat }.
new-salem-round-ended = { $seat } termina la ronda { $round }.
new-salem-looked = { $character ->
    [unknown] { $seat } mira el Personaje de { $target }.
   *[other] { $seat } mira el Personaje de { $target }: { $character }, { $side-a }.
}
new-salem-shown = { $character ->
    [unknown] { $target } enseña su Personaje a { $seat }.
   *[other] { $target } enseña su Personaje a { $seat }: { $character }, { $side-a }.
}
new-salem-type-shown = { $seat } enseña un tipo: { $type }.
new-salem-testified = { $seat } afirma que { $target } está { $side-a }.
self-new-salem-testified = { $seat } afirma estar { $side-a }.
new-salem-exchanged = { $seat } da { $building-a }{ new-salem-cubes } a { $target } y recibe { $other-a }{ new-salem-other-cubes }.
new-salem-seized = { $seat } embarga { $building-a }{ new-salem-cubes } de { $target }; se le añade 1 de Desesperación.
new-salem-burnt = { $seat } prende fuego a un Edificio de { $target }: { $building }{ new-salem-cubes }.
self-new-salem-burnt = { $seat } prende fuego a un Edificio suyo: { $building }{ new-salem-cubes }.
new-salem-deeded = { $seat } hace pasar un Edificio de { $source } a { $target }: { $building }{ new-salem-cubes }.
self-new-salem-deeded = { $seat } se queda con un Edificio de { $source }: { $building }{ new-salem-cubes }.
own-new-salem-deeded = { $seat } entrega un Edificio a { $target }: { $building }{ new-salem-cubes }.
new-salem-cart = En el carro: { $buildings }.
new-salem-cart-took = { $seat } toma { $building-a } del carro.
new-salem-cart-passed = { $seat } no toma nada.
new-salem-claimed = { $seat } toma { $building-a } del mazo.
new-salem-no-claims = Nadie más reclama tierra.
new-salem-tithed = { $seats-n ->
    [one] { $seats } entrega 1 de Esperanza a { $seat }.
   *[other] { $seats } entregan a { $seat } 1 de Esperanza cada uno.
}
new-salem-feasted = { $seat } invita a { $target }.
new-salem-turned = { $seat } da la vuelta a un cubo de { $target } ({ $building }): ahora es { $cube }.
new-salem-prayed = { $n ->
    [0] Ninguna sombra cae sobre la oración.
    [one] Una sombra cae sobre la oración.
   *[other] { $n } sombras caen sobre la oración.
}
new-salem-voted = { $seat } vota por { $target }.
new-salem-elected = La votación designa a { $seat }.
new-salem-chartered = { $seat } toma la Carta real.
new-salem-lettered = { $seat } da la Letra escarlata a { $target }.
self-new-salem-lettered = { $seat } se queda con la Letra escarlata.
new-salem-unmasked = { $seat } era { $character }, { $side-a }.
new-salem-end-trials = Juicios: la Desesperación pasa de { $before } a { $after }.
new-salem-end-sets = Grupos: la Desesperación pasa de { $before } a { $after }.
new-salem-end-despair = Desesperación en la ciudad: { $n }. A una Bruja le hacen falta { $needed }.

## Questions

new-salem-ask-draft = Elige un Edificio para jugar; el resto pasa a la izquierda.
new-salem-ask-last = Quédate una y descarta la otra, o descarta las dos y toma la superior del mazo.
new-salem-ask-give = ¿Cuánta Esperanza das?
new-salem-ask-ponder = Tienes el puesto de Comisario. ¿Qué Evento inicias?
new-salem-ask-speak-up = Aún puedes dar Esperanza.
new-salem-ask-next-constable = ¿Quién será el próximo Comisario?
new-salem-ask-place = ¿En cuáles de tus Edificios pones los cubos?
new-salem-ask-pay-from = ¿De cuál de tus Edificios tomas 1 de Esperanza?
new-salem-ask-remove-from = ¿De qué Edificio retiras 1 de Desesperación?
new-salem-ask-which-copy = ¿A qué copia te refieres?
new-salem-ask-trial = ¿A quién llevas a Juicio?
new-salem-ask-midnight-visit = ¿De quién miras el Personaje?
new-salem-ask-sworn-oath = ¿A quién enseñas tu Personaje?
new-salem-ask-oath-taken = Has visto un Personaje. ¿Qué tomas?
new-salem-ask-letters-of-trade = ¿Quién tiene que enseñar un tipo?
new-salem-ask-show-type = ¿Cuál de tus tipos enseñas a la ciudad?
new-salem-ask-character-witness = ¿De quién es el Personaje que se pone en duda?
new-salem-ask-call-witness = ¿Quién lo mira y declara?
new-salem-ask-testify = ¿Qué dices a la ciudad? No hace falta que sea verdad.
new-salem-ask-exchange-of-deeds = ¿Cuál de tus Edificios entregas?
new-salem-ask-exchange-for = ¿Qué Edificio quieres a cambio?
new-salem-ask-seizure = ¿Qué Edificio embargas?
new-salem-ask-fire = ¿Qué Edificio arde?
new-salem-ask-deed-of-gift = ¿Qué Edificio cambia de manos?
new-salem-ask-deed-to = ¿Quién lo recibe?
new-salem-ask-peddlers-cart = ¿Qué Edificio tomas del carro?
new-salem-ask-cart-guest = ¿Quién puede tomar el siguiente?
new-salem-ask-land-rush = ¿Pagas 1 de Esperanza por el Edificio superior del mazo?
new-salem-ask-tithe = ¿Quién paga el diezmo?
new-salem-ask-thanksgiving = ¿A quién invitas?
new-salem-ask-change-of-heart = ¿En qué debe convertirse un cubo?
new-salem-ask-heart-of = ¿En qué Edificio?
new-salem-ask-silent-prayer = ¿Luz o sombra? Nadie lo sabrá.
new-salem-ask-pardon = ¿A quién indultas?
new-salem-ask-rush-to-judgement = ¿A quién le quitas el Juicio?
new-salem-ask-judge = ¿Quién va a Juicio?
new-salem-ask-election = ¿Por quién votas?
new-salem-ask-election-tie = Empate a votos. ¿Quién sale elegido?
new-salem-ask-scarlet-letter = ¿A quién das la Letra escarlata?

## Answers

new-salem-do-pick = { $building } ({ $building-kind })
new-salem-do-top = Descartar las dos y tomar la superior del mazo
new-salem-do-keep = No dar nada
new-salem-do-give = Dar { $n } de Esperanza a { $target }
new-salem-do-initiate = { $event }
new-salem-do-end-round = Terminar la ronda
new-salem-do-seat = { $seat }
new-salem-do-building = { $building } ({ $seat })
# Of several copies of one Building: the one that bears these cubes.
new-salem-do-copy = { $hope ->
    [0] { $despair ->
        [0] La que no lleva cubos
       *[other] La que lleva { $despair } de Desesperación
    }
   *[other] { $despair ->
        [0] La que lleva { $hope } de Esperanza
       *[other] La que lleva { $hope } de Esperanza y { $despair } de Desesperación
    }
}
new-salem-do-all-here = Todos en { $building-a }
new-salem-do-one-here = Solo uno en { $building-a }
new-salem-do-pay-for-me = Pagar por mí, de donde haya más Esperanza
new-salem-do-type = { $type }
new-salem-do-take = { $building } ({ $building-kind })
new-salem-do-pass = Nada
new-salem-do-enough = Ya basta
new-salem-do-claim = Pagar por él
new-salem-do-light = Luz
new-salem-do-shadow = Sombra
new-salem-do-say = { $side }
new-salem-do-get-hope = Tomar 1 de Esperanza
new-salem-do-remove-despair = Retirar 1 de Desesperación de un Edificio
new-salem-do-turn = { $cube }

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
new-salem-deed-draft-pick = Jugar { $building }
new-salem-deed-last-pick = Quedarse con { $building }
new-salem-deed-ponder-initiate = Iniciar { $event }
new-salem-deed-next-constable-seat = Dar el puesto a { $seat }
new-salem-deed-trial-seat = Llevar a Juicio a { $seat }
new-salem-deed-judge-seat = Llevar a Juicio a { $seat }
new-salem-deed-midnight-visit-seat = Visitar a { $seat }
new-salem-deed-sworn-oath-seat = Enseñárselo a { $seat }
new-salem-deed-letters-of-trade-seat = Pedírselo a { $seat }
new-salem-deed-show-type-type = Enseñar { $type }
new-salem-deed-character-witness-seat = Poner en duda a { $seat }
new-salem-deed-call-witness-seat = Llamar a { $seat }
new-salem-deed-exchange-of-deeds-building = Entregar { $building }
new-salem-deed-exchange-for-building = Pedir { $building } ({ $seat })
new-salem-deed-seizure-building = Embargar { $building } ({ $seat })
new-salem-deed-fire-building = Quemar { $building } ({ $seat })
new-salem-deed-deed-of-gift-building = Dar { $building } ({ $seat })
new-salem-deed-deed-to-seat = Dárselo a { $seat }
new-salem-deed-peddlers-cart-take = Tomar { $building }
new-salem-deed-cart-guest-seat = Invitar a { $seat }
new-salem-deed-tithe-seat = Hacer pagar a { $seat }
new-salem-deed-thanksgiving-seat = Invitar a { $seat }
new-salem-deed-pardon-seat = Indultar a { $seat }
new-salem-deed-rush-to-judgement-seat = Quitárselo a { $seat }
new-salem-deed-election-seat = Votar por { $seat }
new-salem-deed-election-tie-seat = Elegir a { $seat }
new-salem-deed-scarlet-letter-seat = Dar la Letra a { $seat }
new-salem-deed-place-building = Ponerlo en { $building }
new-salem-deed-pay-from-building = Tomarla de { $building }
new-salem-deed-remove-from-building = Retirarlo de { $building } ({ $seat })
new-salem-deed-heart-of-building = Cambiarlo en { $building } ({ $seat })

## Endings

# $winners are the players who won, $winners-n how many.
new-salem-outcome-witches = La ciudad ha caído en la Desesperación. { $winners-n ->
    [one] Gana la Bruja con más puntos: { $winners }.
   *[other] Ganan juntas las Brujas con más puntos: { $winners }.
}
new-salem-outcome-puritans = La Esperanza ha vencido. { $winners-n ->
    [one] Gana el Puritano con más puntos: { $winners }.
   *[other] Ganan juntos los Puritanos con más puntos: { $winners }.
}
new-salem-outcome-all-lose = La ciudad ha caído en la Desesperación y no había ninguna Bruja entre vosotros. Todos pierden.

## Options

new-salem-option-edition = Edición
    .text = Qué reglamento sigue la mesa donde los tres difieren.
new-salem-option-edition-en = inglesa
    .text = 24 Eventos. El primer Comisario pone 1 de Esperanza; solo se da Esperanza al Comisario; un Evento usado de borde rojo no se repone.
new-salem-option-edition-es = española
    .text = 24 Eventos. Nadie empieza con Esperanza; se puede dar a cualquiera; todo Evento usado se repone.
new-salem-option-edition-fr = francesa
    .text = 23 Eventos. Nadie empieza con Esperanza; se puede dar a cualquiera; todo Evento usado se repone.
new-salem-option-first-constable = Primer Comisario
    .text = Al azar, o quien haya sufrido la última acusación injusta.
new-salem-option-first-constable-chance = al azar
new-salem-option-first-constable-0 = asiento 1
new-salem-option-first-constable-1 = asiento 2
new-salem-option-first-constable-2 = asiento 3
new-salem-option-first-constable-3 = asiento 4
new-salem-option-first-constable-4 = asiento 5
new-salem-option-first-constable-5 = asiento 6
new-salem-option-first-constable-6 = asiento 7
new-salem-option-first-constable-7 = asiento 8
new-salem-option-cards = Cartas
    .text = El conjunto de cartas. La lista de la editorial no es pública; los dos conjuntos son nuestros.
new-salem-option-cards-house = conjunto de la casa
new-salem-option-cards-hard-winter = invierno duro: Purificación más cara, más Desesperación

## Refusals

error-ns-must-act = Puedes pagar el Evento más caro, así que debes iniciar uno.
error-ns-too-dear = No tienes bastante Esperanza para ese Evento.
error-ns-not-face-up = Ese Evento no está boca arriba.
error-ns-no-effect = Ese Evento no haría nada ahora, y debes actuar.
error-ns-constable-only = Solo el Comisario puede hacer eso.
error-ns-constable-keeps = El Comisario nunca da Esperanza.
error-ns-only-to-constable = En esta edición solo se puede dar Esperanza al Comisario.
error-ns-not-to-yourself = No puedes darte Esperanza.
error-ns-not-enough-hope = No tienes tanta Esperanza.
error-ns-just-given = La Esperanza que acabas de recibir aún no se puede dar.
error-ns-has-badge = Esa persona tiene una Placa.
error-ns-on-trial = Esa persona está en Juicio.
error-ns-same-constable = El puesto tiene que pasar a otra persona.
error-ns-already-on-trial = Esa persona ya está en Juicio.
error-ns-asked-twice = Esa persona ya ha enseñado dos tipos.
error-ns-not-in-hand = Ese Edificio no está en tu mano.
error-ns-only-of-two = Solo puedes probar suerte con el mazo cuando te quedan dos cartas.

## Eventos de un conjunto de cartas propio

new-salem-ask-script-seat = ¿Quién?
new-salem-ask-script-seats = ¿Quiénes? Di cuándo basta.
new-salem-ask-script-building = ¿Qué Edificio?
new-salem-ask-script-cube = ¿En qué debe convertirse un cubo?
new-salem-ask-script-thanks = ¿Qué tomas?
new-salem-ask-script-vote = ¿Por quién votas?
new-salem-ask-script-sale = ¿Pagas el precio de la carta por el Edificio superior del mazo?
new-salem-ask-script-event = ¿Cuál de los Eventos a la vista?
new-salem-ask-answer = ¿Usas la carta que conservabas?
new-salem-ask-script-cart = ¿Cuál de los Edificios a la vista tomas?
new-salem-ask-script-prayer = ¿Luz o sombra? Nadie lo sabrá.

## The story, once the game is over

new-salem-story-lied = Una mentira: { $seat } vio el Personaje de { $target } y juró que estaba { $side-a }.
new-salem-story-vouched = { $seat } vio el Personaje de { $target } y dijo la verdad: { $side-a }.
new-salem-story-tried-witch = { $seat } llevó a { $target } a Juicio y acertó: era una Bruja.
new-salem-story-tried-puritan = { $seat } llevó a { $target } a Juicio: estaba del lado de los Puritanos.
new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } indultó a { $target }, una Bruja.
   *[no] { $seat } indultó a { $target }, del lado de los Puritanos.
}
new-salem-story-seized = { $seat } embargó { $building-a } de { $target }.
new-salem-story-burnt = { $seat } hizo arder { $building-a } de { $target }.
self-new-salem-story-burnt = { $seat } hizo arder un Edificio propio ({ $building }).
self-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat }, del lado de las Brujas, se quedó el Indulto.
   *[no] { $seat }, del lado de los Puritanos, se quedó el Indulto.
}
self-new-salem-story-tried-witch = { $seat }, del lado de las Brujas, tomó el Juicio para sí.
self-new-salem-story-tried-puritan = { $seat }, del lado de los Puritanos, tomó el Juicio para sí.
new-salem-story-despair-rose = La Desesperación subió a { $n }, y a las Brujas les bastan { $needed }.
new-salem-story-despair-fell = La Desesperación bajó a { $n }, menos de las { $needed } que necesitan las Brujas.
new-salem-story-end-trials = Se contaron los Juicios: la Desesperación pasó de { $before } a { $after }.
new-salem-story-end-sets = Se contaron los grupos de Muerte y de Justicia: la Desesperación pasó de { $before } a { $after }.
new-salem-story-round = Ronda { $n }
new-salem-story-chart = Desesperación en la ciudad
new-salem-story-despair = Desesperación
new-salem-story-limit = Las Brujas ganan a partir de { $n }
new-salem-story-buildings = Edificios de sus tipos
new-salem-story-sets = Grupos completos
new-salem-story-points = Puntos

## Why somebody is suspected, trusted or promised something, said after a remark and a colon

new-salem-why-kept = nada para el Comisario en { $n } rondas seguidas
new-salem-why-despair = { $n } de Desesperación con esos Edificios
new-salem-why-tried-me = { $n ->
    [one] un Juicio contra mí
   *[other] { $n } Juicios contra mí
}
new-salem-why-broke-word = { $n ->
    [one] una promesa rota
   *[other] { $n } promesas rotas
}
new-salem-why-cleansed = { $n ->
    [one] Desesperación quitada desde el puesto de Comisario
   *[other] Desesperación quitada { $n } veces desde el puesto de Comisario
}
new-salem-why-gave = { $n } de Esperanza entregada
new-salem-why-kept-word = { $n ->
    [one] una promesa cumplida
   *[other] { $n } promesas cumplidas
}
new-salem-why-i-cleansed = { $n ->
    [one] yo purifiqué la ciudad
   *[other] yo purifiqué la ciudad { $n } veces
}
new-salem-why-i-gave = yo di { $n } de Esperanza
new-salem-why-i-kept-word = cumplí mi promesa
new-salem-why-cleanse = con { $n } más de Esperanza purifico la ciudad
new-salem-why-better-use = había algo más urgente
