### Lo que dice un mentor junto a un asiento, según lo que ese asiento sabe.

coach-title = Mentor
coach-off = Sin mentor
coach-consider = ¿Qué harías tú?
coach-would = Una buena mano quizá elegiría: { $deed }
coach-overlooked = Quizá se te ha pasado esto: { $deed }.
coach-alike = Una buena mano quizá habría hecho lo mismo.
coach-silence = No decir nada

## Salem 1692

salem1692-coach-confess = Esta noche muere alguien. Confesar cuesta un Proceso oculto (te quedan { $n }) y te pone a salvo.
salem1692-coach-confess-witch = Puedes confesar un No es Bruja para parecer inocente. La propia Bruja te mataría.
salem1692-coach-last-tryal = Te queda un solo Proceso oculto: si se revela, mueres.
salem1692-coach-reach = A { $seat } le faltan { $n }, y tienes las cartas rojas para ello.
salem1692-coach-me-near = Acusaciones contra ti: { $n }. Con { $left } más se revela uno de tus Procesos.
salem1692-coach-likeliest = Por todo lo que sabes, { $seat } es quien más probablemente tiene una Bruja.
salem1692-coach-standing = { $seat } tiene { $n } de { $limit } acusaciones; { $up ->
    [0] aún no hay Procesos revelados.
    [one] hay un Proceso revelado y { $down } ocultos.
   *[other] hay { $up } Procesos revelados y { $down } ocultos.
}
salem1692-coach-night-near = { $n ->
    [one] Queda una carta antes de la Noche.
   *[other] Quedan { $n } cartas antes de la Noche.
}
salem1692-coach-cat = Tienes delante el Gato Negro: en la Conspiración te cuesta un Proceso.
salem1692-coach-witch = Eres bruja: aparenta cazar con el pueblo y guarda oculta tu carta de Bruja.
salem1692-coach-quiet = Nada apremia. Cartas en la mano: { $n }.
salem1692-coach-why-myself = Nombrarse a uno mismo puede parecer inocente.
salem1692-coach-why-draw = Con { $n ->
    [one] una sola carta en la mano
   *[other] { $n } cartas en la mano
} se gana más robando que jugando.
salem1692-coach-why-red = { $card } acerca a alguien al límite.
salem1692-coach-why-card = { $card } sirve ahora.
salem1692-coach-why-show = De tus Procesos ocultos, { $tryal } es lo que menos dice a los demás.
salem1692-coach-why-end-turn = Lo que te queda en la mano valdrá más después.
salem1692-coach-why-stay-silent = Tus Procesos ocultos valen más que el riesgo.
salem1692-coach-why-other = Es lo que más ayuda aquí a tu bando.

## New Salem

new-salem-coach-despair = { $side-id ->
    [witch] Eres una Bruja: la Desesperación está en { $n }, y tu bando necesita { $needed } al final.
   *[puritan] Estás con los Puritanos: la Desesperación está en { $n }, y las Brujas ganan con { $needed }.
}
new-salem-coach-set = A tu grupo de { $type } solo le falta { $building-a }.
new-salem-coach-hope = Tienes { $n } de Esperanza para gastar.
new-salem-coach-giving = { $seat } es Comisario y decide qué se hace con tus { $n } de Esperanza.
new-salem-coach-likeliest = Por todo lo que sabes, { $seat } es quien más probablemente es una Bruja.
new-salem-coach-on-trial = { $side-id ->
    [witch] Estás en Juicio: al final eso quita 2 de Desesperación.
   *[puritan] Estás en Juicio: al final eso añade 2 de Desesperación.
}
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
    [witch] La Esperanza que guardas no puede pagar una Purificación.
   *[puritan] Tu Esperanza quizá sirva más después, o con otro Comisario.
}
new-salem-coach-why-give = { $side-id ->
    [witch] Un regalo compra confianza; { $seat } tendrá { $n } de Esperanza.
   *[puritan] Así { $seat } tiene { $n } de Esperanza para actuar.
}
new-salem-coach-why-top = Ninguna de las dos vale mucho: quizá el mazo tenga algo mejor.
new-salem-coach-passing = El resto de tu mano va a { $seat }, y para un grupo solo le falta { $building-a }.
new-salem-coach-forecast = Con Juicios y grupos, al final serían unos { $n } de Desesperación; el límite es { $needed }.
new-salem-coach-seen = Has visto el Personaje de { $seat }: { $side }.
new-salem-coach-trusted = Por todo lo que sabes, { $seat } es quien menos probablemente es una Bruja.
new-salem-coach-stands = { $seat } tiene { $n } de las { $of } de Desesperación de la ciudad en sus Edificios, y { $hope } de Esperanza.
new-salem-coach-why-deny = Después le llegaría a { $seat }, a quien no le falta otra cosa para un grupo.
new-salem-coach-why-blame = { $side-id ->
    [witch] Mientras se acuse a otra persona, no eres tú; un Puritano en Juicio incluso añade 2 de Desesperación.
   *[puritan] Una Bruja en Juicio quita 2 de Desesperación, en vez de añadir 2.
}
new-salem-coach-why-favour = { $side-id ->
    [witch] { $seat } te hará poco daño con eso.
   *[puritan] Mejor para alguien que lo use por la ciudad.
}
new-salem-coach-why-look = Saber vale más donde menos sabes.
new-salem-coach-why-myself = Nadie lo usará con más seguridad como tú quieres.
new-salem-coach-why-where = Importa poco dónde estén tus cubos, salvo que un Edificio arda o cambie de manos.
new-salem-coach-why-bears = Desesperación en { $building-a } de { $seat }: { $n }.
new-salem-coach-why-bears-mine = Desesperación en tu Edificio ({ $building }): { $n }.
new-salem-coach-why-there-mine = Tus piezas de { $type }, esta incluida: { $n }.
new-salem-coach-why-there = Piezas de { $type } de { $seat }, esta incluida: { $n }.
new-salem-coach-why-cleansing = La Purificación quita dos de Desesperación. Hay { $n }, y el límite es { $needed }.
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
new-salem-coach-why-other = Es lo que más os ayuda a ti y a tu bando.

## Affliction

affliction-coach-arrest = Podrías pagar el arresto de { $colonist }: { $n } de influencia por { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-danger = En tu círculo, { $colonist } tiene acusaciones: { $n }.
affliction-coach-messengers = Tienes { $n ->
    [one] un mensajero
   *[other] { $n } mensajeros
} por colocar, y { $influence } de influencia.
affliction-coach-late = El final está cerca: la influencia que sobre no cuenta.
affliction-coach-influence = Tienes { $n } de influencia.
affliction-coach-why-space = { $space }: es donde más se gana ahora.
affliction-coach-why-space-arrest = { $space }: ahí podrías arrestar a { $colonist }, { $n } de influencia por { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-space-bring = { $space }: ahí podrías traer a { $colonist } por { $n }.
affliction-coach-why-space-influence = { $space }: tus plumas dan ahí { $n } de influencia.
affliction-coach-why-space-abilities = { $space }: habilidades de tu círculo que sirven ahí: { $n }.
affliction-coach-why-space-accuse = { $space }: { $n ->
    [one] una influencia y una acusación, antes de los arrestos.
   *[other] { $n } de influencia y { $n } acusaciones, para la ronda siguiente.
}
affliction-coach-why-arrest = { $colonist } cuesta { $n } y da { $points ->
    [one] un punto más o menos.
   *[other] unos { $points } puntos.
}
affliction-coach-why-bring = { $colonist } cuesta { $n } y trabaja para ti hasta el final.
affliction-coach-why-weaken = { $colonist } serviría a los demás más que a ti.
affliction-coach-why-pass = Tus { $n } de influencia harán más después.
affliction-coach-why-other = Es lo que más te ayuda aquí.
coach-why-quiet = El mentor habla cuando te preguntan algo.
