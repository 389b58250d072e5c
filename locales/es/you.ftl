### Lo que pasa, contado a quien tiene un papel en ello. La forma dice cuál, por el nombre del argumento que designa a la
### persona: `you-` actúa (`seat`), `target-you-`, `giver-you-`, `source-you-`, `seats-you-` son los demás; `seat-target-you-`
### es quien tiene los dos papeles. Cada papel que nombra la frase corriente necesita su forma.

you-name = tú

## Salem 1692

you-salem1692-turn = Es tu turno.
you-salem1692-cat-given = El pueblo abre los ojos. Delante de ti está { $card-a }.
you-salem1692-character = Eres { $character }.
you-salem1692-dealt = Tu mano: { $cards }. Tus Procesos: { $tryals }.
you-salem1692-characters-offered = Puedes quedarte con uno de estos: { $characters }.
you-salem1692-turn-skipped = Estás en el Cepo y pierdes un turno.
you-salem1692-passed = No puedes robar ni jugar, y pasas.
you-salem1692-drew = Robas: { $cards }.
you-salem1692-black-drawn = ¡Robas { $card-a }!
you-salem1692-set-aside = Robas { $card-a }, pero con dos jugadores ya no sirve: otra carta ocupa su lugar.
you-salem1692-laid-out = Muestras { $card-a }.
you-salem1692-played = Juegas { $card-a } sobre { $target }.
you-salem1692-played-as-witness = Juegas { $card-a } sobre { $target } como si fuera un Testigo.
you-salem1692-alibi-took = Quitas { $card-a } a { $target }.
you-salem1692-scapegoat-moved = Mueves delante de { $target } todo lo que había delante de { $giver }.
you-salem1692-fizzled = { $card }: tu carta queda en nada contra { $target }.
you-salem1692-hand-burnt = Quemas la mano de { $target }: { $cards }.
you-salem1692-cursed = Maldices a { $target }, que pierde { $card-a }.
you-salem1692-matchmakers-parted = Las dos Casamenteras están delante de ti: se descartan ambas.
you-salem1692-called-early = Reclamas un Proceso de { $target }, a falta de una acusación.
you-salem1692-two-pointed-at = Señalas dos Procesos de { $target }, que debe revelar uno.
you-salem1692-tryal-revealed = { $how-id ->
    [black_cat] El Gato Negro lo saca a la luz: revelas { $tryal-a }.
    [own_cat] Con el Gato Negro delante, eliges revelar { $tryal-a }.
    [confession] Confiesas y revelas { $tryal-a }.
   *[other] Ante las acusaciones, revelas { $tryal-a }.
}
you-salem1692-died = { $how-id ->
    [linked] Mueres también: la Casamentera te unía a esa muerte.
    [night] Mueres a manos de las brujas.
    [confession] Tu confesión te cuesta la vida.
   *[other] El Proceso revelado te cuesta la vida.
}
you-salem1692-ann-draws = Antes de la revelación reclamas dos cartas.
you-salem1692-giles-shows = Muestras dos Acusaciones y robas una tercera carta.
you-salem1692-rebecca-draws = En la revelación reclamas una carta.
you-salem1692-parris-takes = Acudes a los descartes en vez de a la pila de robo.
you-salem1692-took-discard = Tomas { $card-a } de los descartes.
you-salem1692-deck-ordered = Ordenas la pila de robo, desde arriba: { $cards }.
you-salem1692-heir-took = Tomas { $card-a } de la mano que quedó.
you-salem1692-heir-took-front = Tomas { $card-a } de las cartas que quedaron a la vista.
you-salem1692-tryal-passed = Tomas { $tryal-a } de { $giver }.
you-salem1692-tryal-given = Te han quitado { $tryal-a }.
you-salem1692-tryal-dealt = Recibes { $tryal-a }.
you-salem1692-confessed-unseen = Confiesas sin revelar ningún Proceso.
giver-you-salem1692-tryal-passed = { $seat } te quita { $tryal-a }.
target-you-salem1692-played = { $seat } juega { $card-a } sobre ti.
target-you-salem1692-played-as-witness = { $seat } juega { $card-a } sobre ti como si fuera un Testigo.
target-you-salem1692-alibi-took = { $seat } te quita { $card-a }.
target-you-salem1692-scapegoat-moved = { $seat } mueve delante de ti todo lo que había delante de { $giver }.
giver-you-salem1692-scapegoat-moved = { $seat } mueve delante de { $target } todo lo que había delante de ti.
target-you-salem1692-fizzled = { $card }: la carta queda en nada contra ti.
target-you-salem1692-hand-burnt = { $seat } quema tu mano: { $cards }.
target-you-salem1692-cursed = { $seat } te maldice: pierdes { $card-a }.
target-you-salem1692-robbed = { $seat } hurta la mano de { $giver } y te la entrega: { $cards }.
giver-you-salem1692-robbed = { $seat } te hurta la mano para { $target }: { $cards }.
target-you-salem1692-called-early = { $seat } reclama un Proceso tuyo, a falta de una acusación.
target-you-salem1692-two-pointed-at = { $seat } señala dos de tus Procesos, y debes revelar uno: { $tryals }.
target-you-salem1692-gavel-placed = El Mazo del juez está delante de ti.
target-you-salem1692-kill-chosen = Las brujas te han elegido.
seats-you-salem1692-eyes-open = { $seats-n ->
    [one] Abres los ojos y no ves a nadie más: no hay otra bruja.
   *[other] Las brujas abren los ojos: { $seats }.
}
seats-you-salem1692-witches-pointed = { $seats-n ->
    [one] Tu primera elección: { $targets }.
   *[other] Primeras elecciones, en este orden ({ $seats }): { $targets }.
}
winners-you-salem1692-game-over = { $winners-n ->
    [one] { $reason } Ganas.
   *[other] { $reason } Ganáis: { $winners }.
}
you-salem1692-robbed = { $cards ->
    [unknown] { $n ->
        [one] Hurtas una carta a { $giver } para { $target }.
       *[other] Hurtas { $n } cartas a { $giver } para { $target }.
    }
   *[other] Hurtas a { $giver } para { $target }: { $cards }.
}
you-salem1692-hand-discarded = { $cards ->
    [none] Dejas una mano vacía.
   *[other] Se descarta tu mano: { $cards }.
}
you-salem1692-abigail-cleared = { $n ->
    [one] Te quitas de encima una carta roja.
   *[other] Te quitas de encima { $n } cartas rojas.
}
you-salem1692-tryals-turned-up = { $tryals ->
    [none] { $was-witch ->
        [1] Ahora todo el mundo sabe que habías sido bruja.
        [0] Ahora todo el mundo sabe de ti que nunca habías sido bruja.
       *[other] No te quedan Procesos que revelar.
    }
   *[other] Revelas el resto: { $tryals }.
}
you-salem1692-inherited = Tomas la mano que deja { $target } ({ $cards ->
    [unknown] { $n ->
        [0] vacía
        [one] una carta
       *[other] { $n } cartas
    }
    [none] vacía
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}y, de la mesa: { $front }.
}
target-you-salem1692-inherited = { $seat } toma la mano que dejas ({ $cards ->
    [unknown] { $n ->
        [0] vacía
        [one] una carta
       *[other] { $n } cartas
    }
    [none] vacía
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}y, de la mesa: { $front }.
}
you-salem1692-estate-opened = { $cards ->
    [none] Dejas una mano vacía.
   *[other] Dejas esta mano para que los herederos se la repartan: { $cards }.
}
target-you-salem1692-kill-named = { $saved-id ->
    [gavel] Las brujas te habían elegido. El Mazo del juez te salva la vida.
    [confession] Las brujas te habían elegido. Tu confesión te salva la vida.
    [asylum] Las brujas te habían elegido. El Asilo te salva la vida.
    [already_dead] Las brujas te habían elegido, pero la muerte se les había adelantado.
   *[other] Las brujas te eligieron, y nada te salva.
}

## New Salem

you-new-salem-first-constable = Empiezas de Comisario.
you-new-salem-took-top = Descartas las dos cartas y tomas la superior del mazo.
seat-target-you-new-salem-removed = Retiras 1 de Desesperación de un Edificio tuyo ({ $building }).
seat-target-you-new-salem-pardoned = Te quedas con el Indulto.
seat-target-you-new-salem-turned = Das la vuelta a un cubo de un Edificio tuyo ({ $building }): ahora es { $cube }.
seat-target-you-new-salem-voted = Te das tu propio voto.
you-new-salem-removed = Retiras 1 de Desesperación de un Edificio de { $target } ({ $building }).
you-new-salem-gave = Das { $n } de Esperanza a { $target }.
you-new-salem-initiated = Pagas { $n } de Esperanza e inicias un Evento: { $event }.
you-new-salem-trial = Llevas a { $target } a Juicio.
seat-target-you-new-salem-trial = Te quedas con el Juicio.
you-new-salem-trial-moved = Pasas el Juicio de { $source } a { $target }.
seat-target-you-new-salem-trial-moved = Te quedas con el Juicio de { $source }.
seat-source-you-new-salem-trial-moved = Pasas tu Juicio a { $target }.
source-you-new-salem-trial-moved = { $seat } pasa tu Juicio a { $target }.
you-new-salem-trial-lifted = Se levanta tu Juicio.
you-new-salem-pardon-spent = Tu Indulto detiene el Juicio y se agota.
you-new-salem-pardoned = Das el Indulto a { $target }.
you-new-salem-constable = El puesto de Comisario es tuyo.
you-new-salem-constable-stays = Conservas el puesto de Comisario.
you-new-salem-second-term = Conservas el puesto de Comisario.
you-new-salem-badges-returned = Todos devuelven su Placa, menos tú.
you-new-salem-round-ended = Terminas la ronda { $round }.
you-new-salem-type-shown = Enseñas un tipo: { $type }.
you-new-salem-testified = Afirmas que { $target } está { $side-a }.
you-new-salem-exchanged = Das { $building-a }{ new-salem-cubes } a { $target } y recibes { $other-a }{ new-salem-other-cubes }.
you-new-salem-seized = Embargas { $building-a }{ new-salem-cubes } de { $target }; se le añade 1 de Desesperación.
you-new-salem-cart-took = Tomas { $building-a } del carro.
you-new-salem-cart-passed = No tomas nada.
you-new-salem-claimed = Tomas { $building-a } del mazo.
you-new-salem-looked = Miras el Personaje de { $target }: { $character }, { $side-a }.
you-new-salem-shown = { $target } te enseña su Personaje: { $character }, { $side-a }.
target-you-new-salem-shown = Enseñas tu Personaje a { $seat }.
you-new-salem-tithed = { $seats-n ->
    [one] { $seats } te entrega 1 de Esperanza.
   *[other] { $seats } te entregan 1 de Esperanza cada uno.
}
seats-you-new-salem-tithed = { $seats-n ->
    [one] Entregas 1 de Esperanza a { $seat }.
   *[other] Entregáis a { $seat } 1 de Esperanza cada uno: { $seats }.
}
you-new-salem-deeded = Por orden tuya, un Edificio de { $source } pasa a { $target }: { $building }{ new-salem-cubes }.
source-you-new-salem-deeded = { $seat } hace pasar un Edificio tuyo a { $target }: { $building }{ new-salem-cubes }.
you-new-salem-feasted = Invitas a { $target }.
you-new-salem-turned = Das la vuelta a un cubo de { $target } ({ $building }): ahora es { $cube }.
you-new-salem-voted = Votas por { $target }.
you-new-salem-elected = La votación te designa.
you-new-salem-chartered = Tomas la Carta real.
you-new-salem-lettered = Das la Letra escarlata a { $target }.
you-new-salem-unmasked = Eras { $character }, { $side-a }.
target-you-new-salem-removed = { $seat } retira 1 de Desesperación de un Edificio tuyo ({ $building }).
target-you-new-salem-gave = { $seat } te da { $n } de Esperanza.
target-you-new-salem-trial = { $seat } te lleva a Juicio.
target-you-new-salem-trial-moved = { $seat } te pasa el Juicio de { $source }.
own-target-you-new-salem-trial-moved = { $seat } te pasa su Juicio.
target-you-new-salem-pardoned = { $seat } te da el Indulto.
target-you-new-salem-looked = { $seat } mira tu Personaje.
target-you-new-salem-testified = { $seat } afirma que estás { $side-a }.
seat-target-you-new-salem-testified = Afirmas estar { $side-a }.
target-you-new-salem-exchanged = { $seat } te da { $building-a }{ new-salem-cubes } y recibe { $other-a }{ new-salem-other-cubes }.
target-you-new-salem-seized = { $seat } te embarga { $building-a }{ new-salem-cubes }; se le añade 1 de Desesperación.
you-new-salem-burnt = Prendes fuego a un Edificio de { $target }: { $building }{ new-salem-cubes }.
target-you-new-salem-burnt = { $seat } prende fuego a un Edificio tuyo: { $building }{ new-salem-cubes }.
seat-target-you-new-salem-burnt = Prendes fuego a un Edificio tuyo: { $building }{ new-salem-cubes }.
target-you-new-salem-deeded = { $seat } te entrega un Edificio de { $source }: { $building }{ new-salem-cubes }.
own-target-you-new-salem-deeded = { $seat } te entrega un Edificio: { $building }{ new-salem-cubes }.
seat-target-you-new-salem-deeded = Te quedas con un Edificio de { $source }: { $building }{ new-salem-cubes }.
seat-source-you-new-salem-deeded = Entregas un Edificio a { $target }: { $building }{ new-salem-cubes }.
target-you-new-salem-feasted = { $seat } te invita.
target-you-new-salem-turned = { $seat } da la vuelta a un cubo tuyo ({ $building }): ahora es { $cube }.
target-you-new-salem-voted = { $seat } vota por ti.
target-you-new-salem-lettered = { $seat } te da la Letra escarlata.
seat-target-you-new-salem-lettered = Te quedas con la Letra escarlata.
you-new-salem-built = Construyes { $building-a }{ new-salem-cubes }.
you-new-salem-placed = { $despair ->
    [0] Pones { $hope } de Esperanza en { $building-a }.
   *[other] Pones { $despair } de Desesperación en { $building-a }.
}
you-new-salem-cubes-lost = { $despair ->
    [0] No tienes Edificios y pierdes { $hope } de Esperanza.
    [one] No tienes Edificios; se pierde 1 de Desesperación.
   *[other] No tienes Edificios; se pierden { $despair } de Desesperación.
}
seat-target-you-new-salem-laid = { $despair ->
    [0] Pones { $hope } de Esperanza en un Edificio tuyo ({ $building }).
   *[other] Pones { $despair } de Desesperación en un Edificio tuyo ({ $building }).
}
you-new-salem-laid = { $despair ->
    [0] Pones { $hope } de Esperanza en un Edificio de { $target } ({ $building }).
   *[other] Pones { $despair } de Desesperación en un Edificio de { $target } ({ $building }).
}
target-you-new-salem-laid = { $despair ->
    [0] { $seat } pone { $hope } de Esperanza en un Edificio tuyo ({ $building }).
   *[other] { $seat } pone { $despair } de Desesperación en un Edificio tuyo ({ $building }).
}
seat-target-you-new-salem-taken-off = { $despair ->
    [0] Retiras { $hope } de Esperanza de un Edificio tuyo ({ $building }).
   *[other] Retiras { $despair } de Desesperación de un Edificio tuyo ({ $building }).
}
you-new-salem-taken-off = { $despair ->
    [0] Retiras { $hope } de Esperanza de un Edificio de { $target } ({ $building }).
   *[other] Retiras { $despair } de Desesperación de un Edificio de { $target } ({ $building }).
}
target-you-new-salem-taken-off = { $despair ->
    [0] { $seat } retira { $hope } de Esperanza de un Edificio tuyo ({ $building }).
   *[other] { $seat } retira { $despair } de Desesperación de un Edificio tuyo ({ $building }).
}
seat-target-you-new-salem-levied = Pagas { $n } de Esperanza más.
you-new-salem-levied = Haces pagar { $n } de Esperanza a { $target }.
target-you-new-salem-levied = { $seat } te hace pagar { $n } de Esperanza.
you-new-salem-appointed = Decides que el puesto de Comisario pase después a { $target }.
target-you-new-salem-appointed = { $seat } decide que el puesto de Comisario pase después a ti.
seat-target-you-new-salem-appointed = Te reservas para después el puesto de Comisario.
you-new-salem-no-room = { $despair ->
    [0] Ningún Edificio tuyo admite más Esperanza. Perdida: { $hope }.
   *[other] Ningún Edificio tuyo admite más Desesperación. Perdida: { $despair }.
}
you-new-salem-torn-down = Derribas un Edificio de { $target }: { $building }{ new-salem-cubes }.
you-new-salem-buried = Pones debajo del mazo: { $buildings }.
seat-target-you-new-salem-torn-down = Derribas un Edificio tuyo: { $building }{ new-salem-cubes }.
target-you-new-salem-torn-down = { $seat } derriba un Edificio tuyo: { $building }{ new-salem-cubes }.
you-new-salem-peeked = Miras la parte superior del mazo de Edificios: { $buildings }.
you-new-salem-foresaw = Miras la parte superior del mazo de Eventos: { $events }.
you-new-salem-put-under = Pones debajo del mazo un Evento a la vista: { $event }.
you-new-salem-passing = Cambias el sentido: las manos pasan ahora { $way }.
you-new-salem-more-dealt = { $n ->
    [one] Por tu carta, en la próxima ronda se reparte un Edificio más a cada uno.
   *[other] Por tu carta, en la próxima ronda se reparten { $n } Edificios más a cada uno.
}
you-new-salem-fewer-dealt = { $n ->
    [one] Por tu carta, en la próxima ronda se reparte un Edificio menos a cada uno.
   *[other] Por tu carta, en la próxima ronda se reparten { $n } Edificios menos a cada uno.
}
you-new-salem-answered = Usas una carta que conservabas: { $event }.
you-new-salem-handed = Das a { $target } una carta que conservará: { $event }.
seat-target-you-new-salem-handed = Conservas una carta: { $event }.
target-you-new-salem-handed = { $seat } te da una carta para que la conserves: { $event }.
you-new-salem-badge-given = Das una Placa a { $target }.
seat-target-you-new-salem-badge-given = Tomas una Placa.
target-you-new-salem-badge-given = { $seat } te da una Placa.
you-new-salem-badge-taken = Quitas la Placa a { $target }.
target-you-new-salem-badge-taken = { $seat } te quita la Placa.
seat-target-you-new-salem-badge-taken = Devuelves tu Placa.
you-new-salem-revealed = Enseñas tu Personaje a toda la ciudad: { $character }, { $side-a }.
you-new-salem-changed-characters = { $target } y tú intercambiáis vuestros Personajes.
target-you-new-salem-changed-characters = { $seat } y tú intercambiáis vuestros Personajes.

## Affliction

you-affliction-first-player = Eres Primer Jugador.
you-affliction-faction-drawn = Encabezas { $faction }.
you-affliction-grievance-drawn = Sacas un agravio: { $grievance }.
you-affliction-starters-offered = Eliges entre { $colonists }.
you-affliction-starter = { $colonist } empieza en tu círculo.
you-affliction-round-began = Empieza la ronda { $n }; colocas primero.
you-affliction-placed = Envías un mensajero: { $space }.
you-affliction-resolving = Resuelves: { $space }.
you-affliction-moved-accusation = Mueves una acusación de { $colonist } a { $onto }.
you-affliction-protected = Proteges a { $colonist }.
you-affliction-took-first = Tomas la ficha de Primer Jugador.
you-affliction-haunted = Presentas la Prueba espectral contra { $colonist }.
you-affliction-frightened = Asustas a { $colonist } (Miedo: { $n }).
you-affliction-used = Usas a { $colonist }.
you-affliction-advocate = Das un defensor a { $colonist } ({ $n } en total).
you-affliction-comforted = Quitas un Miedo a { $colonist } ({ $n ->
    [0] no le queda ninguno
    [one] le queda 1
   *[other] le quedan { $n }
}).
you-affliction-released = Haces liberar a { $colonist }; { $target } pierde el arresto.
seat-target-you-affliction-released = Haces liberar a { $colonist } y pierdes ese arresto.
you-affliction-sent-away = Dejas que { $colonist } se haga a la mar.
you-affliction-declared-arrest = Quieres arrestar a { $colonist }.
you-affliction-scapegoat = Señalas a { $colonist }: ¡que la arresten en lugar de { $instead-of }!
you-affliction-declined = Renuncias a esta acción: { $space }.
you-affliction-no-action = No puedes hacer nada aquí: { $space }.
you-affliction-no-accusations = No te queda ninguna acusación que poner.
target-you-affliction-released = { $seat } hace liberar a { $colonist }; pierdes el arresto.
you-affliction-gained = { $n ->
    [one] Ganas 1 influencia.
   *[other] Ganas { $n } influencias.
}
you-affliction-gained-by = { $n ->
    [one] Ganas 1 influencia gracias a { $colonist }.
   *[other] Ganas { $n } influencias gracias a { $colonist }.
}
you-affliction-paid = { $n ->
    [one] Pagas 1 influencia por la habilidad de { $colonist }.
   *[other] Pagas { $n } influencias por la habilidad de { $colonist }.
}
you-affliction-generated = { $n ->
    [0] No generas ninguna influencia.
    [one] Generas 1 influencia.
   *[other] Generas { $n } influencias.
}
you-affliction-accused = { $n ->
    [one] Acusas a { $colonist }.
   *[other] Pones { $n } acusaciones a { $colonist }.
}
you-affliction-accused-by = { $n ->
    [one] { $by }, de tu círculo, acusa a { $colonist }.
   *[other] { $by }, de tu círculo, pone { $n } acusaciones a { $colonist }.
}
you-affliction-cleared = { $n ->
    [one] Quitas una acusación a { $colonist }{ affliction-for-cost }.
   *[other] Quitas { $n } acusaciones a { $colonist }{ affliction-for-cost }.
}
you-affliction-took-influence = { $n ->
    [one] Tomas 1 influencia de { $target }.
   *[other] Tomas { $n } influencias de { $target }.
}
you-affliction-removed-influence = { $n ->
    [one] Haces perder 1 influencia a { $target }.
   *[other] Haces perder { $n } influencias a { $target }.
}
target-you-affliction-took-influence = { $n ->
    [one] { $seat } te quita 1 influencia.
   *[other] { $seat } te quita { $n } influencias.
}
target-you-affliction-removed-influence = { $n ->
    [one] { $seat } te hace perder 1 influencia.
   *[other] { $seat } te hace perder { $n } influencias.
}
you-affliction-arrested = Arrestas a { $colonist }{ $target ->
    [none] {" "}
   *[other] , del círculo de { $target },{" "}
}{ $cost ->
    [0] sin pagar nada.
    [one] por 1 influencia.
   *[other] por { $cost } influencias.
}
target-you-affliction-arrested = { $seat } arresta a { $colonist }, de tu círculo, { $cost ->
    [0] sin pagar nada.
    [one] por 1 influencia.
   *[other] por { $cost } influencias.
}
you-affliction-scored = Tenías { $grievance }: rectitud { $righteousness }, riqueza { $wealth }, rango { $status }, agravios { $grievances }; { $total ->
    [one] 1 punto.
   *[other] { $total } puntos.
}
you-affliction-brought = { $cost ->
    [one] Traes a { $colonist } a tu círculo por 1 influencia.
   *[other] Traes a { $colonist } a tu círculo por { $cost } influencias.
}
you-affliction-won-over = { $cost ->
    [one] Te ganas a { $colonist }, del círculo de { $target }, por 1 influencia.
   *[other] Te ganas a { $colonist }, del círculo de { $target }, por { $cost } influencias.
}
target-you-affliction-won-over = { $cost ->
    [one] { $seat } se gana a { $colonist }, de tu círculo, por 1 influencia.
   *[other] { $seat } se gana a { $colonist }, de tu círculo, por { $cost } influencias.
}

## What is said of the reader

about-you-remark-suspect = Sospecho de ti
about-you-remark-trust = Me fío de ti

## El final, contado a quien estuvo allí

you-salem1692-story-converted = Tomaste una carta de Bruja de { $giver }: una bruja más desde entonces.
giver-you-salem1692-story-converted = { $seat } te quitó una carta de Bruja: una bruja más desde entonces.
you-salem1692-story-converted-by-deal = Recibiste una carta de Bruja en la Conspiración: una bruja más desde entonces.
you-salem1692-story-exposed = { $target ->
    [none] Se reveló una carta de Bruja tuya.
   *[other] { $target } encontró una carta de Bruja tuya.
}
target-you-salem1692-story-exposed = Encontraste una carta de Bruja de { $seat }.
you-salem1692-story-framed = Del lado de las brujas, hiciste condenar a { $target }, que no tenía ninguna culpa.
target-you-salem1692-story-framed = { $seat }, del lado de las brujas, te hizo condenar, y no tenías ninguna culpa.
you-salem1692-story-misled = Del lado de las brujas, hiciste revelar un Proceso a { $target }, que no tenía ninguna culpa.
target-you-salem1692-story-misled = { $seat }, del lado de las brujas, te hizo revelar un Proceso, y no tenías ninguna culpa.
you-salem1692-story-accused-to-death = { $was-witch ->
    [yes] Las acusaciones acabaron contigo: estabas del lado de las brujas.
   *[no] Las acusaciones acabaron contigo, y no tenías ninguna culpa.
}
you-salem1692-story-last-tryal = { $was-witch ->
    [yes] Tu último Proceso se reveló sin acusación y causó tu muerte: estabas del lado de las brujas.
   *[no] Tu último Proceso se reveló sin acusación y causó tu muerte, y no tenías ninguna culpa.
}
you-salem1692-story-killed = { $was-witch ->
    [yes] Las brujas te mataron, aunque eras de su propio bando.
   *[no] Las brujas te mataron durante la Noche.
}
you-salem1692-story-linked = { $was-witch ->
    [yes] El lazo de la Casamentera acabó contigo: estabas del lado de las brujas.
   *[no] El lazo de la Casamentera acabó contigo, y no tenías ninguna culpa.
}
target-you-salem1692-story-saved = { $saved-id ->
    [gavel] Las brujas fueron a por ti. El Mazo del juez las detuvo.
    [confession] Las brujas fueron a por ti, pero tu confesión llegó a tiempo.
    [asylum] Las brujas fueron a por ti. El Asilo las detuvo.
   *[other] Las brujas fueron a por ti, pero la muerte se les había adelantado.
}
you-salem1692-story-lost-constable = { $target } reveló tu carta de Comisario: el pueblo se quedó sin quien lo protegiera por la Noche.
target-you-salem1692-story-lost-constable = Revelaste la carta de Comisario de { $seat }: el pueblo se quedó sin quien lo protegiera por la Noche.

you-new-salem-story-lied = Una mentira: viste el Personaje de { $target } y juraste que estaba { $side-a }.
target-you-new-salem-story-lied = Una mentira: { $seat } vio tu Personaje y juró que estaba { $side-a }.
you-new-salem-story-vouched = Viste el Personaje de { $target } y dijiste la verdad: { $side-a }.
target-you-new-salem-story-vouched = { $seat } vio tu Personaje y dijo la verdad: { $side-a }.
you-new-salem-story-tried-witch = Llevaste a { $target } a Juicio y acertaste: era una Bruja.
target-you-new-salem-story-tried-witch = { $seat } te llevó a Juicio y acertó: estabas del lado de las Brujas.
you-new-salem-story-tried-puritan = Llevaste a { $target } a Juicio: estaba del lado de los Puritanos.
target-you-new-salem-story-tried-puritan = { $seat } te llevó a Juicio, y estabas del lado de los Puritanos.
you-new-salem-story-pardoned = { $was-witch ->
    [yes] Indultaste a { $target }, una Bruja.
   *[no] Indultaste a { $target }, del lado de los Puritanos.
}
target-you-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } te indultó: estabas del lado de las Brujas.
   *[no] { $seat } te indultó: estabas del lado de los Puritanos.
}
you-new-salem-story-seized = Embargaste { $building-a } de { $target }.
target-you-new-salem-story-seized = { $seat } te embargó { $building-a }.
you-new-salem-story-burnt = Hiciste arder { $building-a } de { $target }.
target-you-new-salem-story-burnt = { $seat } hizo arder un Edificio tuyo ({ $building }).
seat-target-you-new-salem-story-burnt = Hiciste arder un Edificio tuyo ({ $building }).
seat-target-you-new-salem-story-pardoned = Te quedaste el Indulto.
seat-target-you-new-salem-story-tried-witch = Del lado de las Brujas, tomaste el Juicio para ti.
seat-target-you-new-salem-story-tried-puritan = Del lado de los Puritanos, tomaste el Juicio para ti.

you-affliction-story-lead = { $n ->
    [one] Tomaste la delantera con 1 punto.
   *[other] Tomaste la delantera con { $n } puntos.
}
you-affliction-story-arrested = Arrestaste a { $colonist }.
you-affliction-story-arrested-from = Arrestaste a { $colonist }, del círculo de { $target }.
target-you-affliction-story-arrested-from = { $seat } arrestó a { $colonist }, de tu círculo.
you-affliction-story-settled = Arrestaste a { $colonist } y saldaste un agravio secreto.
you-affliction-story-scapegoat = Entregaste a { $colonist } para salvar a { $instead-of }.
you-affliction-story-won-over = Te ganaste a { $colonist }, del círculo de { $target }.
target-you-affliction-story-won-over = { $seat } se ganó a { $colonist }, de tu círculo.
you-affliction-story-released = Hiciste liberar a { $colonist }; { $target } perdió el arresto.
seat-target-you-affliction-story-released = Hiciste liberar a { $colonist } y perdiste ese arresto.
target-you-affliction-story-released = { $seat } hizo liberar a { $colonist }; perdiste el arresto.
target-you-affliction-story-grievances = Los agravios secretos lo cambiaron todo: ibas por delante, y la victoria fue para { $winners }.
you-affliction-outcome-points = Ganas con más puntos.
you-affliction-outcome-reputation = Ganas el desempate por la reputación más alta.
you-affliction-outcome-shared = Compartes la victoria con { $winners }.
you-new-salem-outcome-witches = La ciudad ha caído en la Desesperación. { $winners-n ->
    [one] Entre las Brujas, quien tiene más puntos eres tú: ganas.
   *[other] Entre las Brujas, { $winners } y tú tenéis más puntos y ganáis en común.
}
you-new-salem-outcome-puritans = La Esperanza ha vencido. { $winners-n ->
    [one] Entre los Puritanos, quien tiene más puntos eres tú: ganas.
   *[other] Entre los Puritanos, { $winners } y tú tenéis más puntos y ganáis en común.
}
