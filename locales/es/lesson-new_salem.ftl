### La lección de New Salem. En la mesa: Alex (quien aprende), Hester, Silas y Prudence.

new-salem-lesson-draft = Levantar una ciudad
new-salem-lesson-draft-draft = Tu Personaje es secreto: dice si estás con los Puritanos o con las Brujas, y qué tipos de Edificio cuentan para ti. Esta vez estás con los Puritanos. Todo el mundo elige un Edificio a la vez y pasa el resto a la izquierda. Elige uno.
    .met = Se descubre a la vista de todos. Un Edificio de uno de tus tipos vale 1 punto al final. Las piezas izquierda, central y derecha de un tipo forman una serie: 2 puntos, sea cual sea el tipo.
new-salem-lesson-draft-last = Ahora tienes lo que te han pasado. Cuando quedan dos cartas, quédate una, o descarta las dos y prueba con la superior del mazo.
    .met = Así durante cinco rondas. Recuerda lo que has pasado: sabes entre qué ha podido elegir otra persona.

new-salem-lesson-cubes = Esperanza y Desesperación
new-salem-lesson-cubes-hope = Los Edificios traen cubos. La Esperanza paga los Eventos. La Desesperación decide quién gana: con 8 o más en la ciudad al final gana una Bruja; con menos, un Puritano. Estás con los Puritanos. Mira los símbolos de tus cartas y elige el Edificio que trae Esperanza.
    .hint1 = Es { new-salem-building-finance-right.a }, de Finanzas.
    .met = Ahora hay una Esperanza encima. Es tuya, para gastarla cuando seas Comisario o para darla.
    .else = Este no trae Esperanza. Deshazlo, o búscala en la mano siguiente.
    .try-despair = Trae Desesperación. Los Puritanos también los construyen, por sus puntos, pero cada cubo ayuda a las Brujas. Deshazlo si no era lo que querías.
    .try-remove = Quita una Desesperación de un Edificio, si la hay: bueno para los Puritanos, pero no es Esperanza. Deshazlo, o búscala en la mano siguiente.
new-salem-lesson-cubes-watch = Elige otra vez, lo que quieras. ¿Qué te importa más, los puntos o los cubos?
    .met = La línea encima de la ciudad dice en todo momento cuánta Desesperación hay, y cuánta necesita una Bruja.

new-salem-lesson-constable = El Comisario
new-salem-lesson-constable-initiate = Eres Comisario. Solo el Comisario puede iniciar Eventos, y los paga con Esperanza. Tienes tres de Esperanza, lo justo para la Purificación, que quita Desesperación. Iníciala.
    .hint1 = Toca la Purificación entre los Eventos.
    .met = Se han ido tres de Esperanza.
    .else = Sigue, y prueba la Purificación cuando puedas.
    .try-end = La ronda ha terminado y la Desesperación se queda. Deshazlo si quieres ver qué hace la Purificación.
    .try-other = Ese Evento hace otra cosa. Deshazlo y prueba la Purificación, o mira qué sale de ahí.
new-salem-lesson-constable-remove = Quita una Desesperación de cualquier Edificio, tuyo o de otra persona.
    .met = Un cubo menos.
new-salem-lesson-constable-hand-on = Después de un Evento, el puesto pasa a alguien sin Placa y que no esté sometido a Juicio. Elige a alguien de confianza.
    .hint1 = Quita primero el último cubo, si te lo piden. Después nombra a alguien.
    .met = El puesto de Comisario es ahora de { $seat }, que recibe una Placa y una Esperanza, y puede iniciar el Evento siguiente o terminar la ronda.
    .else = Sigue: nombra al próximo Comisario.

new-salem-lesson-give = Dar Esperanza
new-salem-lesson-give-give = Hester es Comisario y tiene poca Esperanza. Antes de que elija, todo el mundo puede darle de la suya. Dale una.
    .hint1 = Elige cuánta y confirma.
    .met = Hester decide qué hace con ella. Ya verás si la usa por la ciudad.
    .else = Hester sigue teniendo poca Esperanza.
    .try-keep = Nadie tiene que dar. Pero si nadie da, nunca se hace nada contra la Desesperación. Deshazlo si quieres probar.

new-salem-lesson-trial = Un Juicio
new-salem-lesson-trial-initiate = Eres Comisario otra vez, con cuatro de Esperanza. Basta para el Evento más caro de la mesa, así que debes iniciar uno: es el deber del Comisario. Inicia el Juicio.
    .hint1 = Toca el Juicio entre los Eventos.
    .met = Cuatro de Esperanza, pagadas.
    .else = Sigue, y mira qué sale de ahí.
    .try-other = Con eso también cumples tu deber. Deshazlo si quieres ver un Juicio.
new-salem-lesson-trial-whom = ¿A quién sometes a Juicio? Hester ha traído dos de las tres de Desesperación. Al final, una Bruja en Juicio quita 2 de Desesperación, pero un Puritano en Juicio añade 2.
    .met = { $target } va a Juicio: puede jugar y ganar, pero no ser Comisario. Si acertaste, solo lo dirá el final.

new-salem-lesson-witch = Jugar de Bruja
new-salem-lesson-witch-despair = Otra partida, cuarta ronda, y esta vez eres una Bruja. Tu bando gana si al final hay bastante Desesperación, y nadie te conoce, ni siquiera las otras Brujas. Hay 7 de Desesperación, y hacen falta 8. Al principio una se esconde; ahora ya toca. Elige un Edificio que traiga Desesperación.
    .hint1 = Es { new-salem-building-education-right.a }.
    .met = Si alguien pregunta: era por tus puntos. Una Bruja que no está en Juicio añade 2 más al final.
    .else = Este no trae Desesperación. Deshazlo, o espera a la mano siguiente.
    .try-hope = La Esperanza compra confianza, y al principio a una Bruja le conviene. Pero solo quedan dos rondas. Deshazlo si quieres.
    .try-remove = Eso quita Desesperación, y una Bruja también tiene que hacerlo una vez construida la carta. Deshazlo.

new-salem-lesson-end = El recuento
new-salem-lesson-end-end = La última ronda. Estás con los Puritanos y eres Comisario. Hay 10 de Desesperación en la ciudad, y con cuatro jugadores una Bruja necesita 8. Pero Silas está en Juicio. Termina la ronda y mira cómo se cuenta.
    .hint1 = Toca el botón que termina la ronda.
    .met = Silas era una Bruja: en Juicio quita 2. Una serie de Justicia ha quitado 3 más. Quedan { $n }, y una Bruja habría necesitado { $needed }. Así que ganan los Puritanos y, entre ellos, quien tenga más puntos o, en caso de empate, más Esperanza.
    .else = Termina la ronda cuando quieras.
    .try-event = Aún puedes hacer algo por la ciudad, si tienes Esperanza. Después termina la ronda, o deshazlo.
