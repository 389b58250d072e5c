### La lección de Affliction. En la mesa: Alex (quien aprende), Hester y Silas.

affliction-lesson-messengers = Los mensajeros
affliction-lesson-messengers-first = Encabezas una facción de Salem. En cada ronda envías dos mensajeros, de uno en uno, cada uno a una casilla libre del tablero. Después se resuelven las casillas de la 1 a la 14, en ese orden. Pon el primero en la casilla 1: da una influencia y una acusación.
    .hint1 = Toca la casilla 1 del tablero.
    .met = Ahora los demás envían uno cada uno. Lo ocupado, ocupado está.
    .else = También es una buena casilla. Deshazlo si quieres empezar por la 1.
affliction-lesson-messengers-second = Tu segundo mensajero. Las casillas 8 y 9 arrestan, 13 y 14 traen a alguien a tu círculo, la 12 da dos de influencia y dos acusaciones. Elige cualquiera libre; también vale solo para cerrar el paso a otros.
    .met = Todos los mensajeros están puestos, y las casillas se resuelven en orden. Eso es una ronda entera.

affliction-lesson-accuse = Las acusaciones
affliction-lesson-accuse-one = La casilla 12 te ha dado dos de influencia y dos acusaciones. Cada acusación abarata un arresto en 1, para todos. Tu facción quiere arrestar a los Putnam, y Thomas Putnam está además en tu agravio secreto. Acusa a alguien.
    .met = Hay una acusación sobre { $colonist }.
affliction-lesson-accuse-two = Y otra vez: a la misma persona o a otra.
    .met = Sin acusación no hay arresto. Pero los demás también pueden usar las tuyas: quien está antes en la casilla de arresto se lleva el premio.

affliction-lesson-arrest = Un arresto y su precio
affliction-lesson-arrest-arrest = Tu mensajero en la casilla 8 puede arrestar. El precio es la reputación menos las acusaciones: Edward Putnam e Israel Porter tienen 5 y una acusación, así que 4 cada uno, y tú tienes 6 de influencia. Tu facción quiere arrestar a los Proctor y a salvo a los Putnam. ¿A quién arrestas?
    .hint1 = Un Putnam te costaría un punto al final.
    .hint2 = Arresta a Israel Porter.
    .met = Pagado: { $cost } de influencia. { $colonist } te vale 1 punto al final, y 1 más por cada casa.
    .else = Prueba a arrestar a Israel Porter.
    .try-putnam = Un arresto vale 1, y cada casa 1. Pero un Putnam es de la familia que tu facción protege: menos 1. Deshazlo y mira a los Porter.
    .try-pass = Puedes renunciar y guardar tu influencia. Pero los dos están baratos, y alguien lo verá. Deshazlo si quieres.

affliction-lesson-circle = Tu círculo
affliction-lesson-circle-bring = La casilla 13 trae a alguien a tu círculo por su reputación; aquí las acusaciones no ayudan. Cada persona vale 1 punto al final, y muchas traen influencia o una habilidad. Desde el círculo de otra persona cuesta 5 más. Tienes 4 de influencia: trae a alguien.
    .hint1 = John Alden cuesta todo lo que tienes, pero después trae influencia. Los demás son más baratos.
    .met = { $colonist } está en tu círculo por { $cost } de influencia. Arrestar ahí a alguien también cuesta a los demás 5 más.
    .else = Trae a alguien a tu círculo.
    .try-pass = Puedes renunciar. Pero la gente de tu círculo trabaja para ti hasta el final. Deshazlo si quieres.

affliction-lesson-fear = El Miedo
affliction-lesson-fear-fear = Casilla 11: pon un Miedo sobre alguien y gana 2 de influencia, o quita un Miedo. Con dos Miedos una persona no trae influencia; con tres, su habilidad se detiene. Asusta a alguien que sirva a los demás.
    .hint1 = Daniel Andrew trae influencia a quien lo gane.
    .met = Hay Miedo sobre { $colonist }, y tú tienes 2 de influencia más.
    .else = Pon un Miedo sobre alguien.
    .try-comfort = Es la otra cosa que hace la casilla 11, sin la influencia. Deshazlo si quieres ver la primera.

affliction-lesson-spectral = La Prueba espectral
affliction-lesson-spectral-haunt = La casilla 10 pone la Prueba espectral sobre cualquiera: ni influencia ni habilidad, y el arresto no necesita acusación ni los 5 más del círculo. Solo hay una ficha así. Elizabeth Hubbard está en el círculo de Hester.
    .met = Está sobre { $colonist } hasta que alguien la mueva.

affliction-lesson-protection = La Protección
affliction-lesson-protection-protect = La casilla 4 protege a alguien: nadie puede arrestarlo hasta que se mueva la ficha. También te hace Primer Jugador. Mary Warren está en tu círculo. Protege a alguien.
    .hint1 = Protege a quien no quieras perder: Mary Warren, por ejemplo.
    .met = { $colonist } está a salvo de momento, y desde la próxima ronda colocas antes que nadie.
    .else = Protege a alguien.
    .try-pass = Eres Primer Jugador igualmente, pero nadie queda protegido. Deshazlo si quieres.

affliction-lesson-grievance = Facciones y agravios
affliction-lesson-grievance-arrest = Encabezas un partido de la Villa de Salem que quiere arrestar a los Putnam y a salvo a los Porter: 2 puntos por persona. Tu agravio es secreto: 2 más por cada una de tres personas que arrestes tú, y John Putnam es una. Cuesta 3, Elizabeth Porter 2. ¿A quién arrestas?
    .hint1 = Cuenta: el arresto, las casas, tu facción, tu agravio.
    .hint2 = Arresta a John Putnam.
    .met = Uno por el arresto, uno por la casa, dos por tu facción, dos por tu agravio: seis puntos por { $cost } de influencia.
    .else = Prueba a arrestar a John Putnam.
    .try-porter = Más barata, pero los Porter son la familia que tu facción protege: menos 1. Y a quien quieres lo tienes justo al lado. Deshazlo.
    .try-pass = Te esperan seis puntos, y se los puede llevar la siguiente persona que esté en una casilla de arresto. Deshazlo.

affliction-lesson-end = El final
affliction-lesson-end-last = Los mazos se acaban. Cuando termine esta ronda se rellenan las filas, y en cuanto se descubre una carta de final, Mary Spencer Hill o Increase Mather, la partida termina. Pon tu última acusación.
    .met = Se cuenta: { $righteousness } por el círculo y los arrestos, { $wealth } por las casas, { $status } por tu facción, { $grievances } por tu agravio. { $total } en total, y gana quien tenga más puntos.
