### La lección de Affliction. En la mesa: Alex (quien aprende), Hester y Caleb.

affliction-lesson-messengers = Los mensajeros
affliction-lesson-messengers-first = Encabezas una facción de Salem: ganas gente para tu círculo y haces arrestar a otros, y ambas cosas dan puntos al final. Pon tu primer mensajero en la casilla 1: da una influencia y una acusación.
    .hint1 = Elige la casilla 1.
    .met = Ahora los demás envían uno cada uno. Lo ocupado, ocupado está, y cuando todos los mensajeros están puestos, las casillas se resuelven de la 1 a la 14.
    .else = { $space }. { $space-text } También puede ser bueno. Deshazlo si quieres empezar por la 1.
affliction-lesson-messengers-second = Tu segundo mensajero. Las casillas 8 y 9 arrestan, la 13 y la 14 traen a alguien a tu círculo, la 12 da dos influencias y dos acusaciones. Elige cualquiera que esté libre; también vale solo para cerrar el paso a otros.
    .met = Todos los mensajeros están puestos. Ahora las casillas se resuelven en orden, de la 1 a la 14.
affliction-lesson-messengers-resolve = La casilla 1 va antes que las demás, y es tuya: ya tienes la influencia. Ahora pon la acusación que la acompaña, sobre cualquiera de las filas o de un círculo.
    .hint1 = Elige a alguien. En la primera ronda casi da igual a quién.
    .met = Hay una acusación sobre { $colonist }. Así se sigue de casilla en casilla hasta la 14: lo que va antes puede preparar lo que va después, y una acusación en la 1 abarata un arresto en la 8.
    .else = Sigue hasta que se resuelva tu casilla.

affliction-lesson-accuse = Las acusaciones
affliction-lesson-accuse-one = La casilla 12 te ha dado dos influencias y dos acusaciones. Cada acusación abarata un arresto en 1, para todos. Tu facción quiere arrestar a los Putnam, y Thomas Putnam es además un objetivo de tu agravio secreto: otros 2 puntos. Acusa a alguien.
    .met = { $colonist-id ->
        [thomas_putnam] Hay una acusación sobre Thomas Putnam. Ningún arresto te daría más: un Putnam, y de tu agravio.
        [nathaniel_putnam] Hay una acusación sobre Nathaniel Putnam, uno de los que tu facción quiere arrestar.
        [abigail_williams] Abigail Williams está en tu propio círculo: ahora los demás pueden arrestarla. Rara vez conviene.
        [sarah_good] Sarah Good está en tu propio círculo: ahora los demás pueden arrestarla. Rara vez conviene.
       *[other] Hay una acusación sobre { $colonist }. Un Putnam daría 2 puntos más a tu facción.
    }
affliction-lesson-accuse-two = Y otra vez: a la misma persona o a otra.
    .met = Sin acusación no hay arresto. Pero los demás también pueden usar las tuyas: quien está antes en la casilla de arresto se lleva el premio.

affliction-lesson-arrest = Un arresto y su precio
affliction-lesson-arrest-arrest = Tu mensajero en la casilla 8 puede arrestar. El precio es la reputación menos las acusaciones: Edward Putnam e Israel Porter tienen 5 y una acusación, así que 4 cada uno, y tú tienes 6 influencias. Tu facción quiere ver arrestados a los Proctor y a salvo a los Putnam. ¿A quién arrestas?
    .hint1 = Un Putnam te costaría un punto al final.
    .hint2 = Arresta a Israel Porter.
    .met = Pagado: { $cost ->
        [one] 1 influencia
       *[other] { $cost } influencias
    }. { $colonist } te vale 1 punto al final, y 1 más por cada casa.
    .else = Prueba a arrestar a Israel Porter.
    .try-putnam = Un arresto vale 1, y cada casa 1. Pero un Putnam es de la familia que tu facción protege: menos 1. Deshazlo y mira a los Porter.
    .try-pass = Puedes renunciar y guardar tu influencia. Pero los dos están baratos, y alguien lo verá. Deshazlo si quieres.

affliction-lesson-circle = Tu círculo
affliction-lesson-circle-bring = La casilla 13 trae a alguien a tu círculo al precio de su reputación; aquí las acusaciones no ayudan. Cada persona vale 1 punto al final, y muchas traen influencia o una habilidad. Desde el círculo de otra persona cuesta 5 más. Tienes 4 influencias: trae a alguien.
    .hint1 = John Alden cuesta todo lo que tienes, pero después trae influencia. Los demás son más baratos.
    .met = { $colonist } está en tu círculo por { $cost ->
        [one] 1 influencia
       *[other] { $cost } influencias
    }. Arrestar ahí a alguien también cuesta a los demás 5 más. Thomas y Nathaniel Putnam no podían venir: son de la Aldea, y tú encabezas un partido de la Villa. Quien no es de una ni de otra va con cualquiera.
    .else = Trae a alguien a tu círculo.
    .try-pass = Puedes renunciar. Pero la gente de tu círculo trabaja para ti hasta el final. Deshazlo si quieres.

affliction-lesson-fear = Exonerar, y el Miedo
affliction-lesson-fear-exonerate = Hay dos acusaciones sobre Abigail Williams, en tu propio círculo: por 5 influencias los demás podrían arrestarla, y sin ninguna acusación no podrían. La casilla 3 exonera: quita dos acusaciones a una persona, y más por 1 influencia cada una. Ayuda a alguien.
    .hint1 = Elige a Abigail Williams: es a quien perderías.
    .met = { $colonist-id ->
        [abigail_williams] Abigail Williams queda libre de acusaciones: ahora nadie puede arrestarla, mientras no la acusen de nuevo.
       *[other] Sobre { $colonist } ya no hay nada, o menos que antes. Pero a Abigail Williams, en tu propio círculo, todavía la pueden arrestar.
    }
    .else = Sigue; las acusaciones se quedan donde están.
    .try-pass = Puedes renunciar. Pero entonces quedan dos acusaciones sobre Abigail Williams. Deshazlo si quieres.
affliction-lesson-fear-fear = Tu otro mensajero está en la casilla 11: pon un Miedo sobre alguien y gana 2 influencias, o quita un Miedo. Con dos Miedos una persona no trae influencia; con tres, su habilidad se detiene. Asusta a alguien que sirva a los demás.
    .hint1 = Giles Corey le trae influencia a Caleb. Un segundo Miedo, otra vez, lo impedirá.
    .met = { $colonist-id ->
        [abigail_williams] Tienes 2 influencias más. Pero Abigail Williams está en tu propio círculo: con un tercer Miedo, su habilidad deja de servir.
        [ann_putnam] Tienes 2 influencias más. Pero Ann Putnam está en tu propio círculo: con un tercer Miedo, su habilidad deja de servir.
       *[other] Hay Miedo sobre { $colonist }, y tú tienes 2 influencias más.
    }
    .else = Pon un Miedo sobre alguien que sirva a los demás.
    .try-comfort = Es la otra cosa que hace la casilla 11, sin la influencia. Deshazlo si quieres ver la primera.

affliction-lesson-spectral = La Prueba espectral, y 5 más
affliction-lesson-spectral-haunt = Elizabeth Hubbard tiene reputación 2. Pero está en el círculo de Hester, y un círculo defiende a los suyos: un arresto ahí cuesta 5 más. La casilla 10 pone la Prueba espectral: quien la lleva no trae influencia, no tiene habilidad y puede ser arrestado sin acusación y sin los 5. Solo hay una. Ponla sobre ella.
    .hint1 = Elizabeth Hubbard no está en las filas: mira más abajo, donde tienes delante a la gente de los círculos.
    .met = Está sobre { $colonist } hasta que alguien la mueva. El precio es ahora 2 en vez de 7. Pero los arrestos de esta ronda ya han pasado: son en la 8 y la 9, antes de la 10.
    .else = Ahora { $colonist } no da influencia, no tiene habilidad y se le puede arrestar sin acusación. Pero Elizabeth Hubbard sigue tras los 5 de Hester. Deshazlo y ponla sobre ella.
affliction-lesson-spectral-send = Así que el arresto queda para la ronda siguiente. Caleb coloca antes, y después tú. Envía un mensajero a una casilla de arresto antes de que lo vea otra persona.
    .hint1 = La casilla 8. La 9 también arresta, pero cuesta 1 más.
    .met = Bien: la casilla es tuya.
    .else = Deshazlo, o confía en que quede libre una casilla de arresto para tu segundo mensajero.
affliction-lesson-spectral-other = Tu segundo mensajero: donde quieras. Lo que va antes de la 8 ocurre antes del arresto.
    .met = Todos los mensajeros están puestos. De la 1 a la 14, pues.
affliction-lesson-spectral-arrest = Se resuelven las casillas. Cuando llegue la tuya, arresta a Elizabeth Hubbard.
    .hint1 = Si antes te preguntan otra cosa, responde como quieras. Después elígela.
    .hint2 = Está entre la gente que tienes delante, con su precio.
    .met = { $cost ->
        [one] 1 influencia
       *[other] { $cost } influencias
    } por alguien sacado de un círculo: un punto para ti, uno menos para Hester. La Prueba espectral vuelve a la reserva.
    .else = Sigue, y arresta a Elizabeth Hubbard cuando puedas.
    .try-putnam = También es un arresto. Pero la Prueba espectral se queda ahí, y otra persona puede aprovecharla. Deshazlo.
    .try-pass = Difícilmente volverá a estar tan barata. Deshazlo.

affliction-lesson-protection = Protección e influencia
affliction-lesson-protection-protect = La casilla 4 protege a alguien: nadie puede arrestarlo hasta que se mueva la ficha. También te hace Primer Jugador. Mary Warren está en tu círculo. Protege a alguien.
    .hint1 = Protege a quien no quieras perder: Mary Warren, por ejemplo.
    .met = { $colonist-id ->
        [mary_warren] Mary Warren está a salvo de momento, y desde la próxima ronda colocas antes que nadie.
       *[other] { $colonist } está a salvo de momento, pero Mary Warren, de tu círculo, no. Desde la próxima ronda colocas antes que nadie.
    }
    .else = Protege a alguien.
    .try-pass = Eres Primer Jugador igualmente, pero nadie queda protegido. Deshazlo si quieres.
affliction-lesson-protection-gather = La casilla 5 también es tuya. Hace dos cosas: las habilidades de Martillo de tu círculo, e influencia, una por cada pluma de tu gente y de tu facción. La 6 da solo la influencia, la 7 solo las habilidades. Gana tu influencia.
    .hint1 = Elige «Ganar influencia».
    .met = Influencia recibida: { $n }. Cuantas más plumas en tu círculo, más rinde: por eso al principio se gana gente, y al final se arresta.
    .else = Y ahora gana la influencia.
    .try-use = Puedes usarla antes: habilidades e influencia van en el orden que quieras. Después, gana la influencia.

affliction-lesson-abilities = Las habilidades
affliction-lesson-abilities-use = Otra mesa. Tus mensajeros están en la 7 y la 8: primero las habilidades de tu círculo, después un arresto. Elizabeth Hubbard, que está en tu círculo, tiene un Martillo: puede poner una acusación. Otros símbolos actúan solos: el Reloj, todo el tiempo; el Puritano (un sombrero), cuando ocurre algo. Úsala.
    .hint1 = Elige a Elizabeth Hubbard en tu círculo.
    .met = Cada Martillo sirve una vez por casilla.
    .else = Usa a Elizabeth Hubbard, si aún te lo preguntan.
    .try-done = Se puede renunciar a las habilidades, pero entonces no hay acusación donde te hace falta. Deshazlo.
affliction-lesson-abilities-accuse = Tu facción quiere arrestar a los Putnam, y John Putnam es además uno de los tres de tu agravio secreto. Aún no tiene ninguna acusación, así que nadie puede arrestarlo. ¿A quién acusa Elizabeth Hubbard?
    .hint1 = ¿Quién te daría más en la casilla 8?
    .hint2 = A John Putnam.
    .met = John Putnam cuesta ahora 6 menos 1, y tienes 6 influencias.
    .else = Piensa en la casilla 8, que viene después.
    .try-other = Puede fastidiar a alguien. Pero John Putnam sigue fuera de alcance, y tu arresto viene ahora. Deshazlo.
affliction-lesson-abilities-arrest = Casilla 8: tu arresto. Tienes lo que cuesta.
    .hint1 = Arresta a John Putnam.
    .met = Pagado: { $cost ->
        [one] 1 influencia
       *[other] { $cost } influencias
    }. Una habilidad en la 7 ha preparado un arresto en la 8: en ese orden se planea una ronda.
    .else = Arresta a John Putnam.
    .try-other = No es de ninguna familia que te importe. John Putnam contaría para tu facción y para tu agravio. Deshazlo.
    .try-pass = Lo has preparado tú, y se lo llevará otra persona. Deshazlo.

affliction-lesson-grievance = Facciones y agravios
affliction-lesson-grievance-arrest = Encabezas un partido de la Villa de Salem que quiere ver arrestados a los Putnam y a salvo a los Porter: 2 puntos por persona. Tu agravio es secreto: 2 más por cada una de tres personas que arrestes tú, y John Putnam es una. Cuesta 3, Elizabeth Porter 2. ¿A quién arrestas?
    .hint1 = Cuenta: el arresto, las casas, tu facción, tu agravio.
    .hint2 = Arresta a John Putnam.
    .met = Uno por el arresto, uno por la casa, dos por tu facción, dos por tu agravio: seis puntos por { $cost ->
        [one] 1 influencia
       *[other] { $cost } influencias
    }.
    .else = Prueba a arrestar a John Putnam.
    .try-porter = Más barata, pero los Porter son la familia que tu facción protege: menos 1. Y a quien quieres lo tienes justo al lado. Deshazlo.
    .try-pass = Te esperan seis puntos, y se los puede llevar la siguiente persona que esté en una casilla de arresto. Deshazlo.

affliction-lesson-scapegoat = Un chivo expiatorio
affliction-lesson-scapegoat-name = Caleb quiere arrestar a Israel Porter en tu círculo. Cuando se trata de un Notable, de dorso rojo, se pregunta un momento a todos si en su lugar se arresta a un chivo expiatorio. Mary Black está en el círculo de Hester y se la puede nombrar. Hazlo antes de que el arresto siga adelante.
    .hint1 = Elige a Mary Black.
    .met = Mary Black es arrestada en su lugar. El arresto es de Caleb, que no paga nada; Hester la ha perdido, e Israel Porter se queda contigo. El otro chivo expiatorio es Sarah Good.
    .else = El arresto ha seguido adelante. Deshazlo para ver qué hace un chivo expiatorio.
    .try-pass = Nadie ha nombrado un chivo expiatorio, y Caleb tiene a Israel Porter. Deshazlo si prefieres conservarlo.

affliction-lesson-end = El final
affliction-lesson-end-last = Los mazos se acaban. Cuando termine esta ronda se completan las filas, y en cuanto se descubre una carta de final, Mary Spencer Hill o Increase Mather, la partida termina. Pon tu última acusación.
    .met = Se cuenta: { $righteousness } por el círculo y los arrestos, { $wealth } por las casas, { $status } por tu facción, { $grievances } por tu agravio. { $total } en total, y gana quien tenga más puntos.
