### Lo que dice un mentor junto a un asiento, según lo que ese asiento sabe.

coach-title = Mentor
coach-off = Sin mentor
coach-consider = ¿Qué harías tú?
coach-worth = { $n ->
    [1] Vale la pena pensar en esto: { $first }.
    [2] Vale la pena pensar en esto: { $first }, o { $second }.
   *[other] Vale la pena pensar en esto: { $first }, { $second }, o { $third }.
}
coach-silent = Que se sepa, ninguna respuesta te cuesta nada aquí: elige la que quieras.
coach-overlooked = Quizá se te ha pasado esto: { $deed }.

## Salem 1692

salem1692-coach-last-tryal = Te queda un solo Proceso oculto: si se revela, mueres.
salem1692-coach-likeliest = Por todo lo que sabes, { $seat } es quien más probablemente tiene una Bruja.
salem1692-coach-likelier = Por todo lo que sabes, es algo más probable que una Bruja esté con { $seat } que con los demás.
salem1692-coach-standing = { $seat } tiene { $n } de { $limit } acusaciones; { $up ->
    [0] aún no hay Procesos revelados.
   *[other] Procesos revelados: { $up }; ocultos: { $down }.
}
salem1692-coach-why-myself = Nombrarse a uno mismo puede parecer inocente.
salem1692-coach-why-draw = Con { $n ->
    [one] una sola carta en la mano
   *[other] { $n } cartas en la mano
} se gana más robando que jugando.
salem1692-coach-why-red = { $card } acerca a alguien al límite.
salem1692-coach-why-confess = Puede que las brujas te hayan señalado, y puedes prescindir de uno de tus Procesos ocultos ({ $n }).
salem1692-coach-why-show = De tus Procesos ocultos, { $tryal } es lo que menos dice a los demás.
salem1692-coach-why-end-turn = Lo que te queda en la mano valdrá más después.
salem1692-coach-why-stay-silent = Tus Procesos ocultos valen más que el riesgo.
salem1692-coach-why-cat = En la Conspiración, el Gato Negro le cuesta un Proceso a { $seat }.
salem1692-coach-why-kill = { $seat } ya no podrá acusar a nadie.
salem1692-coach-why-gavel = Con el Mazo del juez, nadie puede matar a { $seat } esta noche.
salem1692-coach-why-limit = Con { $card-a }, { $seat } llega al límite, y tú revelas un Proceso.
salem1692-coach-why-on = { $card-id ->
    [alibi] Le quita cartas rojas a { $seat }; acusaciones: { $n }.
    [stocks] { $seat } pierde su próximo turno.
    [scapegoat] Las cartas delante de { $seat } pasan a otra persona; acusaciones: { $n }.
    [arson] { $seat } pierde su mano; cartas: { $n }.
    [robbery] La mano de { $seat } pasa a quien tú elijas; cartas: { $n }.
    [curse] Se va una carta azul delante de { $seat }.
    [matchmaker] Cuando muere una de las dos personas unidas, muere también la otra.
    [asylum] Las brujas no pueden matar a { $seat } por la Noche.
    [piety] Nadie puede poner cartas rojas delante de { $seat }.
   *[other] { $card } sirve ahora.
}
salem1692-coach-why-nearer = Con ella, { $seat } tiene { $n } de { $limit } acusaciones.
salem1692-coach-why-hidden = { $n ->
    [one] El único Proceso oculto de { $seat } puede ser una Bruja.
   *[other] { $seat } tiene { $n } Procesos ocultos, y cualquiera puede ser una Bruja.
}
salem1692-coach-why-card = { $card-id ->
    [alibi] Una Coartada mantiene con vida a alguien de quien no sospechas.
    [stocks] Quien está en el Cepo pierde un turno: mejor alguien peligroso para ti.
    [scapegoat] Un Chivo expiatorio pasa todas las cartas de una persona a otra, que puede llegar al límite.
    [arson] El Incendio vale sobre todo contra una mano grande.
    [robbery] El Hurto le quita la mano a alguien y la da a quien quieras.
    [curse] Una Maldición quita una carta azul que protege a alguien.
    [matchmaker] La Casamentera une a dos personas: cuando muere una, muere la otra.
    [asylum] Por la Noche, el Asilo protege a alguien de las brujas.
    [piety] La Piedad protege a alguien de las cartas rojas.
   *[other] { $card } sirve ahora.
}
salem1692-coach-why-tryal = Por detrás todos los Procesos ocultos son iguales: cualquiera puede ser la Bruja.
salem1692-coach-why-take-tryal = Por detrás son iguales. Quien toma una Bruja es bruja desde entonces.
salem1692-coach-why-this-card = De todas estas, { $card } es la que más vale.
salem1692-coach-why-order = Se robará en este orden: { $card } queda mejor aquí.
salem1692-coach-why-clean = Se van todas las acusaciones que tienes delante: { $n }.
salem1692-coach-why-free-card = Una carta más no te cuesta nada.
salem1692-coach-why-early = Se revela un Proceso ahora, antes de que alguien quite acusaciones.
salem1692-coach-why-no = Es mejor guardarlo para después.
salem1692-coach-why-nothing = No hay nada que puedas jugar ni robar.
salem1692-coach-why-done = El resto puede quedar como está.
salem1692-coach-why-confess-unseen = Te protege, y no se revela ningún Proceso.
salem1692-coach-why-take-discards = En los descartes hay mejores cartas que las que probablemente haya en la pila de robo.
salem1692-coach-why-order-deck = Ves lo que viene, y quién lo robará.
salem1692-coach-why-character = Lo que sabe hacer { $character } te ayuda más.

## New Salem

new-salem-coach-likeliest = Por todo lo que sabes, { $seat } es quien más probablemente es una Bruja.
new-salem-coach-why-set = { $building } completa un grupo: 2 puntos.
new-salem-coach-why-type = { $building } es { $type }, uno de tus tipos: 1 punto.
new-salem-coach-why-hope = { $building } trae Esperanza, que paga los Eventos.
new-salem-coach-why-despair = { $side-id ->
    [witch] { $building } trae Desesperación, y tu bando la necesita: hay { $n }, y hacen falta { $needed }.
   *[puritan] { $building } trae Desesperación, pero también puntos. Hay { $n }, y el límite es { $needed }.
}
new-salem-coach-why-remove = { $side-id ->
    [witch] { $building } quita una Desesperación, y eso parece de Puritano.
   *[puritan] { $building } quita una Desesperación. Hay { $n }, y el límite es { $needed }.
}
new-salem-coach-why-piece = { $building } es una pieza de un grupo de { $n }.
new-salem-coach-why-event = { $event } cuesta { $n } de Esperanza y te deja { $left }.
new-salem-coach-why-end-round = Ningún Evento vale aquí su Esperanza.
new-salem-coach-why-keep = { $side-id ->
    [witch] La Esperanza que guardas no puede quitar Desesperación.
   *[puritan] Tu Esperanza quizá sirva más después, o con otro Comisario.
}
new-salem-coach-why-give = { $side-id ->
    [witch] Un regalo compra confianza; { $seat } tendrá { $n } de Esperanza.
   *[puritan] Así { $seat } tiene { $n } de Esperanza para actuar.
}
new-salem-coach-why-top = Ninguna de las dos vale mucho: quizá el mazo tenga algo mejor.
new-salem-coach-seen = Has visto el Personaje de { $seat }: { $side }.
new-salem-coach-trusted = Por todo lo que sabes, { $seat } es quien menos probablemente es una Bruja.
new-salem-coach-stands = { $seat } tiene en sus Edificios { $n } de Desesperación, de { $of } en la ciudad, y { $hope } de Esperanza.
new-salem-coach-why-deny = Después le llegaría a { $seat }, a quien solo le falta eso para un grupo.
new-salem-coach-why-blame = { $side-id ->
    [witch] Mientras acusen a otra persona, no te acusan a ti; un Puritano en Juicio incluso añade 2 de Desesperación.
   *[puritan] Una Bruja en Juicio quita 2 de Desesperación, en vez de añadir 2.
}
new-salem-coach-why-favour = { $side-id ->
    [witch] { $seat } te hará poco daño con eso.
   *[puritan] Mejor para alguien que lo use por la ciudad.
}
new-salem-coach-why-look = Mejor mirar donde menos sabes.
new-salem-coach-why-myself = Si te lo quedas, seguro que se usa como tú quieres.
new-salem-coach-why-where = Importa poco dónde estén tus cubos, salvo que un Edificio arda o cambie de manos.
new-salem-coach-why-bears = Desesperación en { $building-a } de { $seat }: { $n }.
new-salem-coach-why-bears-mine = Desesperación en tu Edificio ({ $building }): { $n }.
new-salem-coach-why-there-mine = Tus piezas de { $type }, esta incluida: { $n }.
new-salem-coach-why-there = Piezas de { $type } de { $seat }, esta incluida: { $n }.
new-salem-coach-why-cleansing = { $event } quita { $takes } de Desesperación. Hay { $n }, y el límite es { $needed }.
new-salem-coach-why-show-type = { $n ->
    [0] Nadie te ha visto construir { $type } todavía, así que dice poco.
   *[other] Tus piezas de { $type } ({ $n } por ahora) ya lo dicen.
}
new-salem-coach-why-light = La luz es segura: con una sombra como mucho, se va una Desesperación.
new-salem-coach-why-shadow = Nadie sabrá quién eligió sombra, y dos de ellas traen Desesperación.
new-salem-coach-why-say = Al final se descubren todos los Personajes, y se recordará lo que digas ahora.
new-salem-coach-why-turn = Un cubo puede decidir: hay { $n } de Desesperación, y el límite es { $needed }.
new-salem-coach-why-claim = Un Edificio por una Esperanza: puntos, o una pieza de un grupo.
new-salem-coach-why-get-hope = La Esperanza paga el próximo Evento y deshace empates.
new-salem-coach-why-remove-despair = Hay { $n } de Desesperación, y el límite es { $needed }.
new-salem-coach-why-leave = Lo que cuesta vale más para ti que lo que da.

## Affliction

affliction-coach-why-space = { $space }: es donde más se gana ahora.
affliction-coach-why-space-arrest = { $space }: ahí podrías arrestar a { $colonist }, { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
} por { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-space-bring = { $space }: ahí podrías traer a { $colonist } por { $n }.
affliction-coach-why-space-influence = { $space }: tus plumas dan ahí { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}.
affliction-coach-why-space-abilities = { $space }: habilidades de tu círculo que sirven ahí: { $n }.
affliction-coach-why-space-accuse = { $space }: { $n ->
    [one] una influencia y una acusación, antes de los arrestos.
   *[other] { $n } influencias y { $n } acusaciones, para la ronda siguiente.
}
affliction-coach-why-arrest = { $colonist } cuesta { $n } y da { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-pass = { $n ->
    [one] Tu influencia hará más después.
   *[other] Tus { $n } influencias harán más después.
}
affliction-coach-threat = { $seat } podría arrestar a { $colonist } en tu círculo por { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}.
affliction-coach-why-space-safe = { $space }: { $seat } podría arrestar a { $colonist } por { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}. Cada acusación que se quita lo encarece.
affliction-coach-why-space-near = { $space }: a { $seat } { $n ->
    [one] le falta 1 influencia
   *[other] le faltan { $n } influencias
} para arrestar a { $colonist }. Cada acusación que se quita lo encarece.
affliction-coach-why-space-first = { $space }: desde la ronda siguiente colocas en primer lugar. Ahora { $n ->
    [one] coloca una persona
   *[other] colocan { $n } personas
} antes que tú.
affliction-coach-why-space-first-mine = { $space }: sigues colocando en primer lugar, y nadie te lo quita.
affliction-coach-why-space-fear = { $space }: 2 influencias, y un Miedo para { $colonist }, que es quien más da a { $seat }.
affliction-coach-why-space-gain = { $space }: 2 influencias, y un Miedo por colocar.
affliction-coach-why-space-haunt = { $space }: la Prueba espectral quita la defensa de los círculos. Arrestar a { $colonist } en el círculo de { $seat } costaría { $n }.
affliction-coach-why-space-deny = { $space }: { $seat } es quien más ganaría ahí, y con tu mensajero no puede.
affliction-coach-why-target = { $colonist } es un objetivo de tu agravio: { $n } de esos puntos.
affliction-coach-why-safe = { $seat } podría arrestar a { $colonist } por { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
} y ganar { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-near = A { $seat } { $n ->
    [one] le falta 1 influencia
   *[other] le faltan { $n } influencias
} para arrestar a { $colonist }.
affliction-coach-why-ally = Tu agravio protege a { $colonist }: su arresto, lo haga quien lo haga, te cuesta { $n ->
    [one] 1 punto.
   *[other] { $n } puntos.
}
affliction-coach-why-mine = En tu círculo, { $colonist } vale para ti { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-theirs = { $seat } es quien más ganaría con { $colonist }.
affliction-coach-why-accuse = Con una acusación más, arrestar a { $colonist } te cuesta { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}, por { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-protected = { $colonist } tiene la Protección: ahí una acusación no sirve a nadie por ahora.
affliction-coach-why-harmless = Alguien tiene que llevarla: en { $colonist } es donde menos te perjudica.
affliction-coach-why-lift = La Prueba espectral se va de { $colonist }, y de tu círculo.
affliction-coach-why-haunt = Sin la defensa del círculo de { $seat }, arrestar a { $colonist } te cuesta { $n }. Hasta entonces no sirven ni plumas ni habilidad.
affliction-coach-why-haunt-row = Entonces se puede arrestar a { $colonist } sin acusación, por { $n }.
affliction-coach-why-fear-row = { $colonist } no está en ningún círculo: por ahora este Miedo no perjudica a nadie.
affliction-coach-why-fear = { $n ->
    [1] { $colonist } trabaja para { $seat }: un segundo Miedo detendrá las plumas, un tercero la habilidad.
    [2] Con dos Miedos, { $colonist } ya no da influencia a { $seat }.
   *[other] Con tres Miedos, la habilidad de { $colonist } ya no sirve a { $seat }.
}
affliction-coach-why-comfort-mine = { $n ->
    [1] Harán falta entonces dos Miedos para que { $colonist } no te dé influencia.
    [2] { $colonist } vuelve a darte influencia.
   *[other] La habilidad de { $colonist } vuelve a servirte.
}
affliction-coach-why-comfort = De todos a quienes puedes calmar, { $colonist } es quien menos ayuda a los demás.
affliction-coach-why-bring = { $colonist } cuesta { $n } y cuenta { $points ->
    [one] un punto
   *[other] { $points } puntos
} al final{ $quills ->
    [0] .
    [one] ; una pluma más te da influencia.
   *[other] ; { $quills } plumas más te dan influencia.
}
affliction-coach-why-goat-mine = { $colonist } no te cuesta nada, y conservas tu influencia. Puntos para ti: unos { $points }.
affliction-coach-why-goat-saves = Salva a { $colonist }, a quien prefieres conservar.
affliction-coach-why-goat = Puntos para { $seat }: unos { $points } ({ $colonist }), en vez de { $n }.
affliction-coach-why-let = Un chivo expiatorio en lugar de { $colonist } te costaría más de lo que salva.
affliction-coach-why-let-mine = { $colonist } te da más que un chivo expiatorio.
affliction-coach-why-pass-safe = Nadie a quien quieras conservar está cerca de un arresto.
affliction-coach-why-pass-nothing = Nada de esto te hace más bien que mal.
affliction-coach-why-use = { $colonist } sirve una vez en esta casilla; no se gana nada con esperar.
affliction-coach-why-use-accuse = { $colonist } puede acusar a alguien antes de los arrestos de esta ronda.
affliction-coach-why-done = Ninguna otra habilidad de tu círculo te ayuda ahora.
affliction-coach-why-collect = Tus plumas dan { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}, que puedes usar enseguida.
affliction-coach-why-gain = La influencia es segura; la otra opción vale menos ahora.
affliction-coach-why-seat = Puntos de { $seat } hasta ahora: { $points }; influencia: { $n }.
affliction-coach-why-keep = { $colonist } te sirve más: reputación { $n }, plumas { $quills }, y la habilidad.
affliction-coach-why-release = { $seat } pierde { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
coach-why-quiet = El mentor habla cuando te preguntan algo.
