### Affliction: Salem 1692. Nombres, cartas y lo que pasa en la mesa; todos los textos son nuestros.
### `.text` dice qué hace cada cosa, `.who` cuenta una vida. Aquellas personas existieron: con respeto.

## El juego

affliction-name = Affliction: Salem 1692
    .short = Affliction
    .text = Envía a tus mensajeros, ampara a los tuyos y haz arrestar a los amigos de tus rivales antes de que el Gobernador ponga fin a todo.

## Familias, lugares, símbolos, filas

affliction-family-putnam = Putnam
affliction-family-proctor = Proctor
affliction-family-porter = Porter
affliction-family-neutral = Neutral
affliction-place-village = Aldea
affliction-place-town = Villa
affliction-place-none = ni Aldea ni Villa
affliction-icon-hammer = Martillo
    .text = Se usa cuando un mensajero deja la casilla 5 o la 7.
affliction-icon-puritan = Puritano
    .text = La habilidad actúa sola cuando sucede lo que dice la carta.
affliction-icon-clock = Reloj
    .text = Vale todo el tiempo, en un círculo.
affliction-icon-pentagram = Pentagrama
    .text = Vale mientras la carta esté en juego.
affliction-row-top = la fila de arriba
affliction-row-bottom = la fila de abajo

## Fichas

affliction-token-accusation = Acusación
    .text = Abarata en 1 un arresto; sin ella (o la Prueba espectral) no hay arresto.
affliction-token-influence = Influencia
    .text = Paga los arrestos y la entrada en tu círculo.
affliction-token-fear = Miedo
    .text = Con dos, el colono no genera influencia; con tres, su habilidad no funciona.
affliction-token-advocate = Defensor
    .text = Sube la reputación en 1, tres como mucho; no se puede tomar ni quitar.
affliction-token-spectral = Prueba espectral
    .text = Sin influencia, sin habilidad y sin defensa del círculo contra un arresto.
affliction-token-protection = Protección
    .text = Este colono no puede ser arrestado.
affliction-token-first = Primer Jugador
    .text = Coloca el primer mensajero de la ronda siguiente.
affliction-token-messenger = Mensajero
    .text = Se coloca en una casilla libre del tablero.

## Casillas del tablero

affliction-space-1 = Reunión secreta, la de arriba
    .text = Gana 1 influencia y pon una acusación.
affliction-space-2 = Reunión secreta, la de abajo
    .text = Gana 1 influencia y pon una acusación.
affliction-space-3 = Exonerar
    .text = Quita dos acusaciones a un colono, y más por 1 influencia cada una.
affliction-space-4 = Protección y Primer Jugador
    .text = Pasas a ser Primer Jugador y pones la ficha de Protección si quieres.
affliction-space-5 = Habilidades e influencia
    .text = Usa las habilidades de Martillo de tu círculo y genera influencia.
affliction-space-6 = Generar influencia
    .text = Gana 1 influencia por cada símbolo de influencia (pluma) que tengas.
affliction-space-7 = Habilidades
    .text = Usa las habilidades de Martillo de tu círculo.
affliction-space-8 = Arresto
    .text = Arresta a un colono acusado.
affliction-space-9 = Arresto, 1 más caro
    .text = Arresta a un colono acusado por 1 influencia más.
affliction-space-10 = Prueba espectral
    .text = Mueve la ficha de Prueba espectral a cualquier colono.
affliction-space-11 = Miedo
    .text = Pon un Miedo y gana 2 influencias, o quita un Miedo.
affliction-space-12 = Acusaciones
    .text = Gana 2 influencias y pon dos acusaciones.
affliction-space-13 = Entrada en el círculo
    .text = Trae a un colono a tu círculo al precio de su reputación.
affliction-space-14 = Entrada en el círculo, 1 más cara
    .text = Trae a un colono a tu círculo por 1 influencia más.

## Facciones

affliction-faction-village-a = la Aldea de Salem, partido de los Putnam
affliction-faction-town-a = la Villa de Salem, partido de los Proctor
affliction-faction-village-b = la Aldea de Salem, las granjas anegadas
affliction-faction-town-b = la Villa de Salem, partido de los Porter
affliction-faction-scores = +{ $arrest } por cada { $arrests } arrestado, +{ $protect } por cada { $protects } en tu círculo{ $penalty ->
    [0] .
   *[other] , −{ $penalty } por cada { $protects } arrestado.
}
affliction-faction-says = { $side ->
    [village] Aldea
   *[town] Villa
}, { $influence ->
    [one] { $influence } pluma
   *[other] { $influence } plumas
}, a partir de { $seats } jugadores. { $scores }

## Agravios

affliction-grievance-says = +{ $bonus } por cada arresto: { $targets }. −{ $penalty } si arrestan a { $ally }.
affliction-grievance-mill-dam = La presa del molino
    .text = Su presa anegó tus campos, y el tribunal se encogió de hombros.
affliction-grievance-unpaid-debts = Deudas sin pagar
    .text = El dinero prestado de buena fe no volvió jamás.
affliction-grievance-parsonage = La casa parroquial
    .text = ¿De quién es la casa del pastor? La disputa ha sobrevivido a tres pastores.
affliction-grievance-loose-talk = Malas lenguas
    .text = En la taberna se ríen de ti, y no solo allí.
affliction-grievance-ships-and-strangers = Barcos y forasteros
    .text = Fortunas hechas en el mar compran la tierra prometida a tus hijos.
affliction-grievance-disputed-will = Un testamento en disputa
    .text = El testamento decía una cosa, los vecinos juraron otra.

## Cartas de final

affliction-card-mary-spencer-hill = Mary Spencer Hill
    .text = La partida termina al instante.
    .who = La esposa del gobernador. Cuando las muchachas la nombraron también a ella, el gobernador cerró el tribunal.
affliction-card-increase-mather = Increase Mather
    .text = La partida termina al instante.
    .who = Pastor en Boston, que escribió que más valía que escaparan diez sospechosas que condenar a una inocente.

## Colonos

# What a card shows beside its name and text, from its facts: on every board, in labels, lists and texts.
affliction-colonist-says = { $family }{ $place ->
    [village] , Aldea
    [town] , Villa
   *[none] {""}
}, reputación { $reputation }{ $influence ->
    [0] {""}
    [one] , { $influence } pluma
   *[other] , { $influence } plumas
}{ $houses ->
    [0] {""}
    [one] , { $houses } casa
   *[other] , { $houses } casas
}{ $icon ->
    [hammer] , Martillo
    [puritan] , Puritano
    [clock] , Reloj
    [pentagram] , Pentagrama
   *[none] {""}
}{ $afflicted ->
    [yes] , Afligida
   *[no] {""}
}{ $deck ->
    [prominent] , Notable
   *[colonist] {""}
}{ $starting ->
    [yes] , colono inicial
   *[no] {""}
}
affliction-colonist-thomas-putnam = Thomas Putnam
    .text = Pon una acusación más en cada casilla en la que pongas alguna.
    .who = Secretario de la parroquia; la mayoría de las denuncias de 1692 llevan su nombre.
affliction-colonist-edward-putnam = Edward Putnam
    .text = Arresta a un colono por 2 más.
    .who = Diácono de la iglesia de la Aldea; con su hermano Thomas firmó denuncia tras denuncia.
affliction-colonist-john-putnam = John Putnam
    .text = Toma 1 influencia de alguien que tenga más que tú.
    .who = Capitán y cabeza de la Aldea. Una vez hizo arrestar por una deuda al antiguo pastor.
affliction-colonist-nathaniel-putnam = Nathaniel Putnam
    .text = Pon o mueve la ficha de Protección.
    .who = Uno de los granjeros más ricos de la Aldea; habló en favor de su vecina Rebecca Nurse.
affliction-colonist-john-proctor = John Proctor
    .text = Pon un Miedo a una Afligida, o gana 1 influencia.
    .who = Granjero y tabernero que llamaba farsantes a las muchachas; ahorcado el 19 de agosto de 1692.
affliction-colonist-elizabeth-proctor = Elizabeth Proctor
    .text = Solo se la arresta con tres acusaciones o más.
    .who = Condenada con su marido, vivió porque esperaba un hijo.
affliction-colonist-william-proctor = William Proctor
    .text = Las Afligidas no pueden acusarlo.
    .who = Hijo de John y Elizabeth. Lo ataron de cuello y talones para que confesara, y no confesó.
affliction-colonist-benjamin-proctor = Benjamin Proctor
    .text = Gana 1 influencia por cada Proctor de tu círculo, 3 como mucho.
    .who = El hijo mayor de John Proctor, que ayudó a levantar la granja; acusado en mayo de 1692, liberado después.
affliction-colonist-john-porter = John Porter
    .text = Trae a un colono a tu círculo por 2 más.
    .who = Fundador de la familia y de sus tierras; sus hijos heredaron también sus pleitos.
affliction-colonist-israel-porter = Israel Porter
    .text = Quita una acusación a un colono, o una a cada uno de dos colonos.
    .who = Reunió firmas por Rebecca Nurse y fue a verla cuando pocos se atrevían.
affliction-colonist-elizabeth-porter = Elizabeth Porter
    .text = No pagas el recargo de las casillas 9 y 14.
    .who = Hermana del magistrado Hathorne y, aun así, una voz por Rebecca Nurse.
affliction-colonist-joseph-porter = Joseph Porter
    .text = Otra persona con 3 influencias o más pierde 2; tú ganas 1.
    .who = Pagaba el impuesto más alto de la Aldea y ayudó a recortar la paga del pastor.
affliction-colonist-ann-putnam = Ann Putnam
    .text = Pon una acusación a cualquier colono.
    .who = Doce años en 1692. En 1706, de pie en la iglesia, pidió perdón.
affliction-colonist-mercy-lewis = Mercy Lewis
    .text = Acusa a alguien de otro círculo; dos veces si ya lleva una acusación.
    .who = Huérfana de la guerra de la frontera, sirvienta en casa de Thomas Putnam.
affliction-colonist-elizabeth-parris = Elizabeth Parris
    .text = Acusa a alguien que no tenga acusaciones y gana 1 influencia.
    .who = Nueve años, la primera en enfermar; sus padres la enviaron pronto con unos amigos.
affliction-colonist-mary-warren = Mary Warren
    .text = Pon una acusación, o quita una.
    .who = Criada de los Proctor. Acusó, se desdijo, fue acusada ella misma y volvió a acusar.
affliction-colonist-abigail-williams = Abigail Williams
    .text = Pon una acusación a un colono, o una a cada uno de dos colonos de la misma fila.
    .who = Una niña de once o doce años en casa del pastor; nadie sabe qué fue de ella.
affliction-colonist-elizabeth-hubbard = Elizabeth Hubbard
    .text = Pon una acusación; gana 1 influencia si entonces hay tres o más.
    .who = Diecisiete años, huérfana, en casa del médico; testificó contra más de dos docenas de personas.
affliction-colonist-bridget-bishop = Bridget Bishop
    .text = Mueve una acusación de un colono a otro.
    .who = Una mujer de la Villa, sospechosa desde hacía años; la primera ahorcada, el 10 de junio de 1692.
affliction-colonist-mary-black = Mary Black
    .text = Puede ser arrestada en lugar de un Notable.
    .who = Esclavizada en casa de un Putnam. Se negó a confesar, pasó meses en la cárcel y fue absuelta en 1693.
affliction-colonist-sarah-good = Sarah Good
    .text = Puede ser arrestada en lugar de un Notable.
    .who = Pobre y sin techo, una de las tres primeras acusadas; ahorcada el 19 de julio de 1692 proclamando su inocencia.
affliction-colonist-george-burroughs = George Burroughs
    .text = Cuando es arrestado, todo el mundo quita un Miedo a un colono.
    .who = Antiguo pastor de la Aldea. En el cadalso dijo el padrenuestro sin un error.
affliction-colonist-martha-corey = Martha Corey
    .text = Gana 1 influencia en cada acción en que una Afligida usa su habilidad.
    .who = Mujer de iglesia que no creía a las muchachas y lo decía; ahorcada el 22 de septiembre de 1692.
affliction-colonist-deodat-lawson = Deodat Lawson
    .text = Gana 1 influencia cada vez que traes a otro colono.
    .who = Antiguo pastor de la Aldea que volvió, miró e imprimió lo que había visto.
affliction-colonist-margaret-jacobs = Margaret Jacobs
    .text = Arrestada vale 4 puntos, o −1 si George Jacobs también está arrestado.
    .who = Diecisiete años. Asustada, acusó a su abuelo; luego se desdijo, sabiendo lo que podía costarle.
affliction-colonist-george-jacobs = George Jacobs
    .text = Gana 1 influencia cada vez que otra persona arresta a alguien.
    .who = Un anciano con dos bastones que se rio de la acusación; ahorcado el 19 de agosto de 1692.
affliction-colonist-william-griggs = William Griggs
    .text = Da un defensor a un colono de tu círculo.
    .who = El médico de la Aldea, de quien se dice que vio una mano maligna donde no hallaba enfermedad.
affliction-colonist-philip-english = Philip English
    .text = Paga 3 y libera a un colono arrestado, una vez por ronda.
    .who = El mercader más rico de la Villa. Con su esposa Mary escapó a Nueva York.
affliction-colonist-tituba = Tituba
    .text = Tras cualquier arresto puedes poner una acusación en las filas.
    .who = Esclavizada en casa del pastor. A golpes, según contó, le sacaron la primera confesión; más de un año de cárcel.
affliction-colonist-samuel-parris = Samuel Parris
    .text = Pon una acusación; dos si hay una Afligida en tu círculo.
    .who = Pastor de la Aldea, en cuya casa empezó todo; al final la Aldea lo despidió.
affliction-colonist-rebecca-nurse = Rebecca Nurse
    .text = Los demás colonos de tu círculo cuestan 1 más a los otros jugadores.
    .who = Setenta y un años y querida por todos. El jurado la absolvió primero; ahorcada el 19 de julio de 1692.
affliction-colonist-giles-corey = Giles Corey
    .text = Las acusaciones no abaratan su arresto.
    .who = No quiso responder al tribunal y murió aplastado bajo piedras, con unos ochenta años.
affliction-colonist-sarah-osborne = Sarah Osborne
    .text = Gana 1 influencia cada vez que otra persona trae a un colono.
    .who = Enferma y en pleito por la granja de su primer marido; murió en prisión antes de juicio alguno.
affliction-colonist-sarah-cloyce = Sarah Cloyce
    .text = Quita un Miedo o una acusación a cualquier colono.
    .who = Hermana de Rebecca Nurse. Salió del templo cuando el sermón se volvió contra su familia.
affliction-colonist-mary-easty = Mary Easty
    .text = Cuando es arrestada, cada colono pierde una acusación.
    .who = Hermana de Rebecca Nurse. Desde la cárcel pidió, no por ella, que no se derramara más sangre inocente.
affliction-colonist-john-willard = John Willard
    .text = Los demás pagan 1 más por arrestar a un Notable.
    .who = Lo enviaron como alguacil a traer a los acusados y acabó negándose; ahorcado el 19 de agosto de 1692.
affliction-colonist-ann-pudeator = Ann Pudeator
    .text = Gana 1 influencia, 2 si alguien de tu círculo está acusado o tiene Miedo.
    .who = Una viuda de la Villa que cuidaba enfermos; ahorcada el 22 de septiembre de 1692.
affliction-colonist-susannah-martin = Susannah Martin
    .text = Los demás no pueden poner Miedo en tu círculo.
    .who = Una viuda de Amesbury que se rio en el tribunal de lo que decían de ella; ahorcada el 19 de julio de 1692.
affliction-colonist-nathaniel-ingersoll = Nathaniel Ingersoll
    .text = Gana 1 influencia más en las casillas 1 y 2.
    .who = Diácono y tabernero; las primeras audiencias iban a celebrarse bajo su techo.
affliction-colonist-daniel-andrew = Daniel Andrew
    .text = Puedes traer a colonos tanto de la Aldea como de la Villa.
    .who = Albañil, maestro y diputado un tiempo; acusado en mayo de 1692, huyó a tiempo.
affliction-colonist-john-alden = John Alden
    .text = Paga 1 y pon a un colono de las filas debajo de su mazo.
    .who = Capitán de barco de Boston. Encarcelado por la palabra de niñas que no lo conocían, se escapó.

## Opciones

affliction-option-starters = Colonos iniciales
    .text = Cómo recibe cada cual al primer colono de su círculo.
affliction-option-starters-random = al azar
    .text = Uno para cada cual, al azar.
affliction-option-starters-choose = uno de dos
    .text = Dos para cada cual; se queda uno.
affliction-option-limited-tokens = Fichas limitadas
    .text = 36 acusaciones, 40 influencias y 15 Miedos, como en una caja.
affliction-option-circle-defence = Defensa del círculo
    .text = Cuánto más caros son los colonos del círculo de otra persona.
affliction-option-cards = Conjunto de cartas
    .text = Con qué cartas se juega.
affliction-option-cards-house = el nuestro
    .text = Lo que dan las fuentes públicas, y el resto de creación propia.

## Cómo terminó

affliction-outcome-points = { $winners } gana con más puntos.
affliction-outcome-reputation = { $winners } gana el desempate por la reputación más alta.
affliction-outcome-shared = { $winners } comparten la victoria.

## Líneas de puntos

affliction-score-righteousness = Rectitud
affliction-score-wealth = Riqueza
affliction-score-status = Rango
affliction-score-grievances = Agravios
affliction-score-total = Total

## Preguntas

affliction-ask-starter = ¿Con qué colono inicial te quedas?
affliction-ask-messenger = ¿Adónde envías a tu mensajero?
affliction-ask-accuse = ¿A quién acusas?
affliction-ask-extra = Thomas Putnam añade una acusación: ¿a quién?
affliction-ask-exonerate = ¿A quién exoneras?
affliction-ask-exonerate-more = ¿Quitas una acusación más por 1 influencia?
affliction-ask-protect = ¿A quién proteges?
affliction-ask-abilities = ¿Qué habilidad usas?
affliction-ask-arrest = ¿A quién arrestas?
affliction-ask-scapegoat = ¿Entregas en su lugar a un chivo expiatorio?
affliction-ask-haunt = ¿Contra quién presentas la Prueba espectral?
affliction-ask-fear = ¿A quién asustas, o a quién calmas?
affliction-ask-bring = ¿A quién traes a tu círculo?
affliction-ask-ability-abigail-williams = Abigail Williams: ¿a quién acusa en la fila?
affliction-ask-ability-ann-putnam = Ann Putnam: ¿a quién acusa?
affliction-ask-ability-bridget-bishop = Bridget Bishop: ¿de quién a quién pasa la acusación?
affliction-ask-ability-elizabeth-hubbard = Elizabeth Hubbard: ¿a quién acusa?
affliction-ask-ability-elizabeth-parris = Elizabeth Parris: ¿a quién acusa? (solo a alguien sin acusaciones)
affliction-ask-ability-george-burroughs = George Burroughs queda arrestado: ¿a quién le quitas un Miedo?
affliction-ask-ability-israel-porter = Israel Porter: ¿a quién exonera?
affliction-ask-ability-john-alden = John Alden: ¿quién se hace a la mar?
affliction-ask-ability-john-proctor = John Proctor: ¿a qué Afligida asusta, o prefieres ganar influencia?
affliction-ask-ability-john-putnam = John Putnam: ¿de quién tomas influencia?
affliction-ask-ability-joseph-porter = Joseph Porter: ¿quién pierde influencia?
affliction-ask-ability-mary-warren = Mary Warren: ¿a quién acusa, o a quién exonera?
affliction-ask-ability-mercy-lewis = Mercy Lewis: ¿a quién acusa en otro círculo?
affliction-ask-ability-nathaniel-putnam = Nathaniel Putnam: ¿a quién protege?
affliction-ask-ability-philip-english = Philip English: ¿a quién libera?
affliction-ask-ability-samuel-parris = Samuel Parris: ¿a quién acusa?
affliction-ask-ability-sarah-cloyce = Sarah Cloyce: ¿a quién calma, o a quién exonera?
affliction-ask-ability-tituba = Tituba responde al arresto: ¿a quién acusa en las filas?
affliction-ask-ability-william-griggs = William Griggs: ¿quién recibe un defensor?
affliction-ask-ability-script = ¿A quién o a qué afecta la habilidad del colono?

## Respuestas

affliction-do-pass = Renunciar
affliction-do-done = Terminar
affliction-do-collect = Ganar influencia
affliction-do-more = Una más por 1 influencia
affliction-do-place = { $space }
affliction-do-seat = { $seat }
affliction-do-keep = Quedarse con { $colonist }
affliction-do-use = Usar a { $colonist }
affliction-do-accuse = Acusar a { $colonist }
affliction-do-clear = Exonerar a { $colonist }
affliction-do-protect = Proteger a { $colonist }
affliction-do-haunt = Prueba espectral contra { $colonist }
affliction-do-frighten = Asustar a { $colonist }
affliction-do-comfort = Quitar un Miedo a { $colonist }
affliction-do-arrest = Arrestar a { $colonist }
affliction-do-bring = Traer a { $colonist }
affliction-do-scapegoat = Que arresten a { $colonist } en su lugar
affliction-do-advocate = Un defensor para { $colonist }
affliction-do-release = Liberar a { $colonist }
affliction-do-send-away = { $colonist } se hace a la mar
affliction-do-take-from = Mover una acusación de { $colonist }
affliction-do-give-to = Moverla a { $colonist }

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
affliction-deed-messenger-place = Enviar un mensajero: { $space }

## Lo que pasa

affliction-first-player = { $seat } es Primer Jugador.
affliction-faction-drawn = { $seat } encabeza { $faction }.
affliction-grievance-drawn = { $grievance ->
    [unknown] { $seat } saca un agravio.
   *[other] { $seat } saca un agravio: { $grievance }.
}
affliction-starters-offered = { $colonists ->
    [unknown] { $seat } elige entre dos colonos iniciales.
   *[other] { $seat } elige entre { $colonists }.
}
affliction-starter = { $colonist } empieza en el círculo de { $seat }.
affliction-turned-up = { $colonist } llega a { $row }.
affliction-round-began = Empieza la ronda { $n }; { $seat } coloca primero.
affliction-placed = { $seat } envía un mensajero: { $space }.
affliction-resolving = { $seat } resuelve: { $space }.
affliction-gained = { $n ->
    [one] { $seat } gana 1 influencia.
   *[other] { $seat } gana { $n } influencias.
}
affliction-gained-by = { $n ->
    [one] { $seat } gana 1 influencia gracias a { $colonist }.
   *[other] { $seat } gana { $n } influencias gracias a { $colonist }.
}
affliction-paid = { $n ->
    [one] { $seat } paga 1 influencia por la habilidad de { $colonist }.
   *[other] { $seat } paga { $n } influencias por la habilidad de { $colonist }.
}
affliction-generated = { $n ->
    [0] { $seat } no genera ninguna influencia.
    [one] { $seat } genera 1 influencia.
   *[other] { $seat } genera { $n } influencias.
}
affliction-accused = { $n ->
    [one] { $seat } acusa a { $colonist }.
   *[other] { $seat } pone { $n } acusaciones a { $colonist }.
}
affliction-accused-by = { $n ->
    [one] { $by }, del círculo de { $seat }, acusa a { $colonist }.
   *[other] { $by }, del círculo de { $seat }, pone { $n } acusaciones a { $colonist }.
}
affliction-cleared = { $n ->
    [one] { $seat } quita una acusación a { $colonist }{ affliction-for-cost }.
   *[other] { $seat } quita { $n } acusaciones a { $colonist }{ affliction-for-cost }.
}
affliction-for-cost = { $cost ->
    [0] {""}
    [1] {" "}por 1 influencia
   *[other] {" "}por { $cost } influencias
}
affliction-plea = { $colonist } ruega por los demás, que pierden una acusación cada uno: { $colonists }.
affliction-moved-accusation = { $seat } mueve una acusación de { $colonist } a { $onto }.
affliction-protected = { $seat } protege a { $colonist }.
affliction-took-first = { $seat } toma la ficha de Primer Jugador.
affliction-haunted = { $seat } presenta la Prueba espectral contra { $colonist }.
affliction-frightened = { $seat } asusta a { $colonist } (Miedo: { $n }).
affliction-comforted = { $seat } quita un Miedo a { $colonist } ({ $n ->
    [0] no le queda ninguno
    [one] le queda 1
   *[other] le quedan { $n }
}).
affliction-used = { $seat } usa a { $colonist }.
affliction-advocate = { $seat } da un defensor a { $colonist } ({ $n } en total).
affliction-released = { $seat } hace liberar a { $colonist }; { $target } pierde el arresto.
self-affliction-released = { $seat } hace liberar a { $colonist } y pierde ese arresto.
affliction-sent-away = { $seat } deja que { $colonist } se haga a la mar.
affliction-took-influence = { $n ->
    [one] { $seat } toma { $n } influencia de { $target }.
   *[other] { $seat } toma { $n } influencias de { $target }.
}
affliction-removed-influence = { $n ->
    [one] { $seat } hace perder { $n } influencia a { $target }.
   *[other] { $seat } hace perder { $n } influencias a { $target }.
}
affliction-declared-arrest = { $seat } quiere arrestar a { $colonist }.
affliction-scapegoat = { $seat } señala a { $colonist }: ¡que la arresten en lugar de { $instead-of }!
affliction-arrested = { $seat } arresta a { $colonist }{ $target ->
    [none] {" "}
   *[other] , del círculo de { $target },{" "}
}{ $cost ->
    [0] sin pagar nada.
    [one] por 1 influencia.
   *[other] por { $cost } influencias.
}
affliction-brought = { $cost ->
    [one] { $seat } trae a { $colonist } a su círculo por { $cost } influencia.
   *[other] { $seat } trae a { $colonist } a su círculo por { $cost } influencias.
}
affliction-won-over = { $cost ->
    [one] { $seat } se gana a { $colonist }, del círculo de { $target }, por { $cost } influencia.
   *[other] { $seat } se gana a { $colonist }, del círculo de { $target }, por { $cost } influencias.
}
affliction-declined = { $seat } renuncia a esta acción: { $space }.
affliction-used-on-nobody = Al final, { $colonist } no hace nada.
affliction-no-action = { $seat } no puede hacer nada aquí: { $space }.
affliction-no-accusations = No queda ninguna acusación que { $seat } pueda poner.
affliction-went-under = { $colonist } deja la fila de abajo y pasa debajo del mazo.
affliction-end-card = Aparece { $card }: la partida ha terminado.
affliction-scored = { $seat } tenía { $grievance }: rectitud { $righteousness }, riqueza { $wealth }, rango { $status }, agravios { $grievances }; { $total ->
    [one] 1 punto.
   *[other] { $total } puntos.
}

## Negativas

error-affliction-space-taken = Ya hay un mensajero ahí.
error-affliction-forced = A esto no se puede renunciar.
error-affliction-not-in-play = Ese colono no está en juego.
error-affliction-is-arrested = Ese colono ha sido arrestado.
error-affliction-own-circle = Ese colono está en tu propio círculo.
error-affliction-protected = Ese colono está protegido.
error-affliction-no-accusation = Sin acusación ni Prueba espectral no hay arresto.
error-affliction-shielded = La habilidad de ese colono lo impide.
error-affliction-too-dear = No tienes bastante influencia.
error-affliction-wrong-place = Tu facción no puede traer a alguien del otro lugar.
error-affliction-silenced = El Miedo o la Prueba espectral hace callar a ese colono.
error-affliction-used = Eso ya se ha usado.
error-affliction-no-effect = Eso no haría nada ahora.
error-affliction-not-in-circle = Ese colono no está en tu círculo.
error-affliction-most-fear = Ya hay tres, que es el máximo.
error-affliction-fear-shunned = No se puede poner Miedo en ese círculo.
error-affliction-no-token-there = Esa carta no tiene esa ficha.
error-affliction-none-left = En la reserva no queda ninguna ficha así.
error-affliction-lies-there = La ficha ya está ahí.
error-affliction-girls-shunned = Las Afligidas no pueden acusar a ese colono.
error-affliction-not-offered-starter = Ese colono inicial no se te ofreció.
error-affliction-not-a-target = Esa habilidad no puede usarse así.
error-affliction-no-scapegoat = Ahora no puede servir de chivo expiatorio.

## The story, once the game is over

affliction-story-lead = { $n ->
    [one] { $seat } tomó la delantera con 1 punto.
   *[other] { $seat } tomó la delantera con { $n } puntos.
}
affliction-story-arrested = { $seat } arrestó a { $colonist }.
affliction-story-arrested-from = { $seat } arrestó a { $colonist }, del círculo de { $target }.
affliction-story-settled = { $seat } arrestó a { $colonist } y saldó un agravio secreto.
affliction-story-scapegoat = { $seat } entregó a { $colonist } para salvar a { $instead-of }.
affliction-story-won-over = { $seat } se ganó a { $colonist }, del círculo de { $target }.
affliction-story-released = { $seat } hizo liberar a { $colonist }; { $target } perdió el arresto.
self-affliction-story-released = { $seat } hizo liberar a { $colonist } y perdió ese arresto.
affliction-story-end-card = Apareció { $card }: no hubo más rondas.
affliction-story-grievances = Los agravios secretos lo cambiaron todo: { $target } iba por delante, y la victoria fue para { $winners }.
affliction-story-round = Ronda { $n }
affliction-story-chart = Puntos

## Why the others should beware of somebody, said after a remark and a colon

affliction-why-leads = { $n } puntos de ventaja sobre todos menos yo
affliction-why-took-mine = { $n } colonos sacados de mi círculo
affliction-why-rich = { $n } influencias en la mano
