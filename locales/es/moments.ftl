### Lo que le pasa a una persona en la mesa: quién es, qué se pone en escena, qué acaba de pasar.

## Quién soy

moment-who = ¿Quién soy?
moment-who-ready = ¡A jugar!
moment-who-waiting = { $n ->
    [one] Alguien está leyendo todavía.
   *[other] { $n } personas están leyendo todavía.
}
moment-who-clock = { $seconds ->
    [one] La partida empieza como muy tarde en un segundo.
   *[other] La partida empieza como muy tarde en { $seconds } segundos.
}

moment-salem-you-town = No eres bruja
moment-salem-you-witch = Eres bruja
moment-salem-goal-town = Ganas con el pueblo cuando se descubre la última carta de Bruja.
moment-salem-goal-witch = Ganas con las brujas cuando solo ellas siguen con vida.
moment-salem-holds = Tus Procesos: { $tryals }. Nadie más los conoce.
moment-salem-constable = El Comisario es tuyo: de Noche proteges a otra persona con el Mazo del juez.
moment-salem-watch-town = Cuidado con la Conspiración: cada cual toma de su izquierda un Proceso oculto, y si es una Bruja, lo serás para siempre.
moment-salem-watch-witch = Al Amanecer sabrás quiénes son las demás brujas, y entre todas elegís quién recibe el Gato Negro.

moment-town-you-puritan = Estás con los Puritanos
moment-town-you-witch = Estás con las Brujas
moment-town-goal-puritan = Tu bando gana si el pueblo termina con menos de { $n } de Desesperación.
moment-town-goal-witch = Tu bando gana si el pueblo termina con { $n } de Desesperación o más.
moment-town-collects = Tu Personaje cuenta { $types }: cada Edificio tuyo de esos tipos vale 1 punto y cada grupo completo de tres, 2 puntos.
moment-town-watch-puritan = Lleva a Juicio a las Brujas: al final, cada Bruja sin Juicio añade 2 de Desesperación. Un Puritano en Juicio también añade 2.
moment-town-watch-witch = Líbrate del Juicio: al final añades 2 de Desesperación, pero en Juicio quitas 2.
moment-town-winner = En el bando que gana, vence quien tenga más puntos.

moment-aff-goal = +2 puntos por cada { $arrests } que arrestes y por cada { $protects } de tu círculo.
moment-aff-circle = En tu círculo: { $names }.
moment-aff-grievance = Tu agravio secreto: haz que arresten a { $targets }, +{ $bonus } por cada arresto; { $ally } te cuesta { $penalty } si acaba en prisión.
moment-aff-end = La partida acaba en cuanto aparece la esposa del gobernador o Increase Mather; gana quien tenga más puntos.

## Lo que se pone en escena

moment-volume = Volumen
moment-you-died = Has muerto.
moment-you-died-next = Quédate a mirar: nadie debe saber por ti lo que sabes.

moment-salem-was-witch = { $me ->
    [yes] Eras bruja. { $n ->
        [0] Ya no queda ninguna carta de Bruja oculta.
        [one] Queda una carta de Bruja oculta.
       *[other] Quedan { $n } cartas de Bruja ocultas.
    }
   *[no] { $name } era bruja. { $n ->
        [0] Ya no queda ninguna carta de Bruja oculta.
        [one] Queda una carta de Bruja oculta.
       *[other] Quedan { $n } cartas de Bruja ocultas.
    }
}
moment-salem-no-witch = { $me ->
    [yes] No aparece ninguna Bruja. { $n ->
        [one] Queda una carta de Bruja oculta.
       *[other] Quedan { $n } cartas de Bruja ocultas.
    }
   *[no] De { $name } no aparece ninguna Bruja. { $n ->
        [one] Queda una oculta en alguna parte.
       *[other] Quedan { $n } ocultas en alguna parte.
    }
}
moment-salem-passed = Cada cual toma de su izquierda un Proceso oculto.
moment-salem-you-took = Tomas { $tryal }.
moment-salem-turned = Ahora eres bruja. Ganas cuando solo las brujas siguen con vida.
moment-salem-still-town = Sigues sin ser bruja.
moment-salem-still-witch = Sigues siendo bruja.
moment-salem-half = ¡{ $n } de { $limit } acusaciones contra ti!
moment-salem-linked = Tu suerte va unida a la de { $name }: su muerte sería la tuya.
moment-salem-last-tryal = Te queda un Proceso oculto: si se revela, mueres.

moment-town-now-constable = Tú decides qué Eventos ocurren y quién te sucede.
moment-town-now-on-trial = No puedes ser Comisario, y al final el Juicio cuenta.

moment-aff-lost-one = Tu círculo pierde a { $name }.
moment-aff-now-first = Colocas primero en la próxima ronda.
moment-aff-accused = ¡Pesa una acusación sobre { $name }, de tu círculo!

## Lo que acaba de pasar

moment-news = Lo que acaba de pasar
moment-missed = Desde tu último turno
moment-chain = Este turno
moment-folded = { $n ->
    [one] y otra línea parecida
   *[other] y otras { $n } parecidas
}
moment-night-watch = El pueblo duerme. Mira y guarda silencio.
moment-aff-scapegoat = { $me ->
    [yes] Estás a punto de arrestar a { $victim }.
   *[no] { $arrester } está a punto de arrestar a { $victim }.
}

## El ritmo, y lo que hacen los muertos

moment-tempo = Ritmo
moment-tempo-slow = lento
moment-tempo-normal = normal
moment-tempo-fast = rápido
moment-skip = A mi próxima decisión
moment-skip-end = Ir al final
moment-open-cards = Cartas a la vista
moment-bet = ¿Por quién apuestas? Marca a quienes tomas por brujas.
moment-bet-settled = { $n ->
    [one] { $right ->
        [0] Apostaste por una bruja, y no lo era.
       *[other] Apostaste por una bruja, y acertaste.
    }
   *[other] Apostaste por { $n } brujas; { $right } lo eran.
}
