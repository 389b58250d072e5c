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
moment-salem-goal-town = Ganas con el pueblo cuando se revela la última carta de Bruja.
moment-salem-goal-witch = Ganas con las brujas cuando solo ellas siguen con vida.
moment-salem-holds = Tus Procesos: { $tryals }. Nadie más los conoce.
moment-salem-constable = El Comisario es tuyo: por la Noche proteges a otra persona con el Mazo del juez.
moment-salem-watch-town = Cuidado con la Conspiración: cada cual toma de su izquierda un Proceso oculto, y si es una Bruja, lo serás para siempre.
moment-salem-watch-witch = En el Alba sabrás quiénes son las demás brujas, y entre todas elegís quién recibe el Gato Negro.

moment-town-you-puritan = Estás con los Puritanos
moment-town-you-witch = Estás con las Brujas
moment-town-goal-puritan = Tu bando gana si la ciudad termina con menos de { $n } de Desesperación.
moment-town-goal-witch = Tu bando gana si la ciudad termina con { $n } de Desesperación o más.
moment-town-collects = { $types ->
    [none] Ningún tipo cuenta para tu Personaje: solo dan puntos los grupos completos de tres, 2 cada uno.
   *[other] Tu Personaje cuenta { $types }: cada Edificio tuyo de esos tipos vale 1 punto. Un grupo completo de tres, de cualquier tipo, vale 2 puntos más.
}
moment-town-watch-puritan = Lleva a Juicio a las Brujas: al final, cada Bruja sin Juicio añade 2 de Desesperación. Un Puritano en Juicio también añade 2.
moment-town-watch-witch = Evita el Juicio: al final añades 2 de Desesperación, pero en Juicio quitas 2.
moment-town-winner = En el bando que gana, vence quien tenga más puntos.

moment-aff-circle = En tu círculo: { $names }.
moment-aff-grievance = Tu agravio secreto: arresta tú a { $targets }, +{ $bonus } por cada arresto; si alguien arresta a { $ally }, te cuesta { $penalty }.
moment-aff-end = La partida acaba en cuanto aparece una carta de final ({ $names }); gana quien tenga más puntos.

## Lo que se pone en escena

moment-volume = Volumen
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
   *[no] Esta vez no aparece ninguna Bruja de { $name }. { $n ->
        [one] Queda una oculta en alguna parte.
       *[other] Quedan { $n } ocultas en alguna parte.
    }
}
moment-salem-none-left = { $me ->
    [yes] Era tu último Proceso oculto.
   *[no] Era el último Proceso oculto de { $name }.
} { $n ->
    [one] Queda una carta de Bruja oculta.
   *[other] Quedan { $n } cartas de Bruja ocultas.
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
# When Buildings are turned up: who brought what, as a list of names with numbers.
moment-town-bringer = { $name } { $n }
moment-town-despair-from = Desesperación: { $names }
moment-town-hope-from = Esperanza: { $names }
moment-town-no-despair = Nadie ha traído Desesperación
# In the label of a seat: its Buildings of this round.
moment-town-came = En esta ronda: { $buildings }

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
# On a scene: goes to the newest moment at once.
moment-to-newest = Saltar
moment-skip-end = Ir al final
moment-open-cards = Cartas a la vista
moment-bet = ¿Por quién apuestas? Marca a quienes tomas por brujas.
# In place of a bet, to a dead witch.
moment-witch-looks-on = Sabes quiénes son las brujas. Mira cómo acaba.
moment-bet-settled = { $n ->
    [one] { $right ->
        [0] Apostaste por una bruja, y no lo era.
       *[other] Apostaste por una bruja, y acertaste.
    }
   *[other] Apostaste por { $n } brujas; { $right } lo eran.
}

## What happens for the first time

first-salem1692-conspiracy = Una Bruja que te llegue en la Conspiración te hace bruja para siempre, aunque más tarde te la quiten.
first-salem1692-night = La Noche: todo el mundo responde a algo, para que nadie sepa quién tiene una tarea. Las brujas eligen una víctima, el Comisario protege a alguien, y tú puedes confesar.
first-salem1692-black-cat = Quien tiene el Gato Negro empieza, y es quien primero pierde un Proceso cuando se roba la Conspiración.
first-salem1692-gavel = Quien tiene delante el Mazo del juez está a salvo de las brujas esta Noche. No se dice quién lo puso ahí.
first-salem1692-confession = Una confesión: quien revela un Proceso propio por la Noche está a salvo de las brujas hasta la mañana.
first-salem1692-reveal = Las acusaciones han llegado al límite, así que se revela un Proceso. Una Bruja mata a quien la tiene, y el último Proceso también; después las cartas rojas se van.
first-salem1692-death = Los muertos enseñan todos sus Procesos y no dicen nada más, pero aún ganan o pierden con su bando.
first-salem1692-scapegoat = Un Chivo expiatorio mueve todas las cartas de una persona delante de otra, también las acusaciones: puede bastar para un Proceso.
first-salem1692-stocks = El Cepo cuesta un turno y se va con él.
first-salem1692-matchmaker = Una Casamentera sola no hace nada. Cuando dos personas tienen una cada una, sus vidas están unidas: si muere una, muere la otra.
first-salem1692-piety = No se pueden jugar cartas rojas sobre quien tiene la Piedad. Un Chivo expiatorio aún puede traerlas.
first-salem1692-asylum = Las brujas no pueden matar por la Noche a quien tiene el Asilo.

first-new-salem-constable = El Comisario decide qué Eventos ocurren y los paga con Esperanza. Los demás pueden ayudar con la suya.
first-new-salem-my-constable = El puesto de Comisario es tuyo: elige un Evento que puedas pagar, o termina la ronda. Quien pueda pagar el más caro tiene que iniciar uno.
first-new-salem-begging = La Esperanza que se da es del Comisario desde ahora. Lo que se prometió por ella no obliga a nadie.
first-new-salem-event = Hay un nuevo Evento a la vista: el Comisario puede iniciarlo, por su precio en Esperanza.
first-new-salem-trial = Quien está en Juicio no puede ser Comisario. Al final una Bruja en Juicio retira Desesperación, un Puritano en Juicio la añade.
first-new-salem-badges = Todos tenían Placa o Juicio, así que se devuelven las Placas y cualquiera puede ser Comisario otra vez.
first-new-salem-top = Con dos cartas se pueden descartar las dos y tomar la superior del mazo, sin verla.
first-new-salem-remove = El símbolo Retirar Desesperación quita un cubo de cualquier Edificio de la ciudad. Hay que usarlo, también como Bruja.

first-affliction-spaces = Todos los mensajeros están colocados. Ahora se resuelven las casillas una tras otra, por el orden de sus números.
first-affliction-accusation = Una acusación abarata un arresto, y sin ella no lo hay. Mira quién podría aprovecharla antes que tú.
first-affliction-arrest = La persona arrestada vale puntos para quien pagó, y los demás la pierden. Un círculo lo hace más caro.
first-affliction-scapegoat = Se arresta a un chivo expiatorio en lugar de un Notable, sin pagar nada; solo uno por cada intento de arresto.
first-affliction-spectral = Bajo la Prueba espectral un colono no da nada y ningún círculo lo defiende: un arresto está cerca.
first-affliction-fear = Con bastante Miedo un colono primero no da influencia, y después ya no tiene habilidad.
first-affliction-protection = A quien tiene la ficha de Protección no se le puede arrestar hasta que alguien la mueva.
first-affliction-won-over = Alguien ha cambiado de círculo: eso cuesta más, y el círculo de antes no recibe nada.
first-affliction-went-under = Nadie se llevó a nadie de la fila de abajo, así que quien llevaba más tiempo esperando pasa debajo del mazo.
