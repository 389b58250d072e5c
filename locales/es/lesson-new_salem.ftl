### La lección de New Salem. En la mesa: Alex (quien aprende), Hester, Caleb y Dorcas.

new-salem-lesson-draft = Levantar una ciudad
new-salem-lesson-draft-draft = En cinco rondas levantáis entre todos una ciudad nueva, y entre vosotros hay Brujas. Elige un Edificio: todo el mundo lo hace a la vez y pasa el resto a la izquierda.
    .met = Se descubre a la vista de todos. Tu Personaje es secreto: esta vez estás con los Puritanos, y un Edificio de uno de tus tipos vale 1 punto al final. Las piezas izquierda, central y derecha de un tipo forman un grupo: 2 puntos, sea cual sea el tipo.
new-salem-lesson-draft-last = Ahora tienes lo que te han pasado. Cuando quedan dos cartas, quédate una, o descarta las dos y prueba con la superior del mazo.
    .met = Así durante cinco rondas. Recuerda lo que has pasado: sabes entre qué ha podido elegir otra persona.

new-salem-lesson-sets = Un grupo
new-salem-lesson-sets-complete = Tercera ronda. Tu ciudad tiene seis calles, una por tipo, con tres lugares cada una: izquierda, centro y derecha. En la calle de Educación solo falta la pieza central, y la tienes en la mano. Las tres piezas forman un grupo: 2 puntos, y 1 más por cada pieza de un tipo de tu Personaje. Elígela.
    .hint1 = Mira la calle de Educación: el lugar punteado dice qué falta.
    .hint2 = Es { new-salem-building-education-middle.a }.
    .met = Un grupo: su imagen está entera. Dos grupos son especiales: al final, Justicia quita a la ciudad 3 de Desesperación, y Muerte añade 3.
    .else = También es un buen Edificio, pero la calle de Educación sigue abierta. Deshazlo, o confía en que la pieza vuelva a pasar.
    .try-type = Esa pieza ya la tienes. Una segunda copia cuenta para su tipo, pero no forma grupo. Deshazlo y mira la calle de Educación.
new-salem-lesson-sets-remove = Su símbolo, un cubo tachado, quita una Desesperación de cualquier Edificio, tuyo o de otra persona. ¿De cuál?
    .met = Quien trajo esa Desesperación recordará quién la quitó.
new-salem-lesson-sets-last = Te quedan dos cartas. Quédate una, o descarta las dos y prueba el mazo. En tus calles ves para qué sirve cada una.
    .met = Ahora vienen los Eventos de esta ronda, y después dos rondas más.

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
    .hint1 = Elige la Purificación entre los Eventos.
    .met = Se han ido tres de Esperanza.
    .else = Sigue, y prueba la Purificación cuando puedas.
    .try-end = La ronda ha terminado y la Desesperación se queda. Deshazlo si quieres ver qué hace la Purificación.
    .try-other = Ese Evento hace otra cosa. Deshazlo y prueba la Purificación, o mira qué sale de ahí.
new-salem-lesson-constable-remove = Quita una Desesperación de cualquier Edificio, tuyo o de otra persona.
    .met = Un cubo menos.
new-salem-lesson-constable-hand-on = Después de un Evento, el puesto pasa a alguien sin Placa y que no esté en Juicio. Elige a alguien de confianza.
    .hint1 = Quita primero el último cubo, si te lo piden. Después nombra a alguien.
    .met = El puesto de Comisario es ahora de { $seat }, que recibe una Placa y una Esperanza, y puede iniciar el Evento siguiente o terminar la ronda.
    .else = Sigue: nombra al próximo Comisario.

new-salem-lesson-give = Dar Esperanza
new-salem-lesson-give-give = Hester es Comisario y tiene poca Esperanza. Antes de que elija, todo el mundo puede darle de la suya. Dale una.
    .hint1 = Elige cuánta y confirma.
    .met = Hester decide qué hace con ella. Ya verás si la usa por la ciudad.
    .else = Hester sigue teniendo poca Esperanza.
    .try-keep = Nadie tiene que dar. Pero si nadie da, nunca se hace nada contra la Desesperación. Deshazlo si quieres probar.

new-salem-lesson-beg = Pedir Esperanza, y el deber del Comisario
new-salem-lesson-beg-lay = Eres Comisario con 2 de Esperanza, y el Evento más barato cuesta 3. Así que pides a los demás, en voz alta: eso es la mitad del juego. Hester y Caleb te creen y dan 1 cada uno. Pon los cubos en uno de tus Edificios.
    .met = Tienes cuatro de Esperanza. A cambio puedes prometer lo que quieras, y cumplirlo o no.
new-salem-lesson-beg-duty = Cuatro es lo que cuesta aquí el Evento más caro, el Juicio. Quien pueda pagar el más caro debe iniciar un Evento: es el deber del Comisario, y por eso nadie puede pedir y luego guardarse la Esperanza. No hace falta que sea el más caro. ¿Cuál?
    .met = Iniciado. Lo que el Evento quiere de ti se te pregunta ahora.
new-salem-lesson-beg-hand-on = Haz lo que dice el Evento. Después nombra al próximo Comisario: quizá a alguien que te ayudó.
    .hint1 = Responde a una pregunta tras otra; la última es quién viene después.
    .met = El puesto de Comisario es ahora de { $seat }, que también puede pedir Esperanza. Con menos Esperanza de la que cuesta el Evento más caro, un Comisario puede además terminar la ronda.
    .else = Sigue: primero el Evento, después el próximo Comisario.

new-salem-lesson-event = Otros Eventos
new-salem-lesson-event-initiate = Cada ronda descubre un Evento más, que se queda hasta que alguien lo usa. Unos mueven Edificios o Esperanza, otros dicen quién es quién. { new-salem-event-midnight-visit } cuesta 2 y te muestra el Personaje de alguien. Estás con los Puritanos; averigua en quién puedes confiar. Inicia ese Evento.
    .hint1 = Elige { new-salem-event-midnight-visit } entre los Eventos.
    .met = Dos de Esperanza, por algo que nadie más sabrá.
    .else = Sigue, y mira qué sale de ahí.
    .try-other = Ese Evento hace otra cosa. Deshazlo y prueba { new-salem-event-midnight-visit }, o mira qué sale de ahí.
new-salem-lesson-event-whom = Paga y elige de quién miras el Personaje. Dorcas ha traído más Desesperación que nadie. Pero ¿significa eso que es una Bruja?
    .hint1 = Primero viene el pago. Después elige a alguien.
    .met = { $character-id ->
        [moneylender] { $target } es una Bruja. Tú lo sabes, y { $target } sabe que has mirado.
       *[other] { $target } está con los Puritanos. Tú lo sabes, y { $target } sabe que has mirado.
    } Puedes contárselo a los demás. Que te crean es otra cosa: una Bruja diría lo mismo.
    .else = Elige de quién miras el Personaje.
new-salem-lesson-event-trust = Ahora el puesto pasa. Quien lo recibe gana una Esperanza y elige qué se hace. ¿En quién confías?
    .met = Pues { $seat }. Fíjate en qué hace con el puesto: los hechos dicen más que las palabras.

new-salem-lesson-trial = Un Juicio
new-salem-lesson-trial-initiate = Eres Comisario otra vez, con cuatro de Esperanza. Basta para el Evento más caro de la mesa, así que debes iniciar uno: es el deber del Comisario. Inicia el Juicio.
    .hint1 = Elige el Juicio entre los Eventos.
    .met = Has pagado cuatro de Esperanza.
    .else = Sigue, y mira qué sale de ahí.
    .try-other = Con eso también cumples tu deber. Deshazlo si quieres ver un Juicio.
new-salem-lesson-trial-whom = ¿A quién llevas a Juicio? Hester ha traído dos de los tres cubos de Desesperación. Al final, una Bruja en Juicio quita 2 de Desesperación, pero un Puritano en Juicio añade 2.
    .met = { $target-id ->
        [0] Vas tú a Juicio: un Puritano en Juicio añade 2 de Desesperación al final y ya no puede ser Comisario. Deshazlo, si no era eso lo que querías ver.
       *[other] { $target } va a Juicio: puede jugar y ganar, pero no ser Comisario. Si acertaste, solo lo dirá el final.
    }

new-salem-lesson-witch = Jugar de Bruja
new-salem-lesson-witch-despair = Otra partida, cuarta ronda, y esta vez eres una Bruja. Tu bando gana si al final hay bastante Desesperación, y nadie te conoce, ni siquiera las otras Brujas. Hay 7 de Desesperación, y hacen falta 8. Al principio conviene esconderse; ahora ya toca. Elige un Edificio que traiga Desesperación.
    .hint1 = Es { new-salem-building-education-right.a }.
    .met = Si alguien pregunta: era por tus puntos. Una Bruja que no está en Juicio añade 2 más al final.
    .else = Este no trae Desesperación. Deshazlo, o espera a la mano siguiente.
    .try-hope = La Esperanza compra confianza, y al principio a una Bruja le conviene. Pero solo quedan dos rondas. Deshazlo si quieres.
    .try-remove = Eso quita Desesperación, y una Bruja también tiene que hacerlo una vez construida la carta. Deshazlo.
new-salem-lesson-witch-last = Quedan dos cartas, entre ellas { new-salem-building-finance-left.a }, que trae a la vez Desesperación y Esperanza: ideal para quien quiere parecer útil.
    .hint1 = Se puede elegir cualquiera; la de los dos cubos te hace dos favores.
    .met = Bastante Desesperación por hoy. Lo demás son palabras.
    .else = Elige una de las dos, o prueba el mazo.
new-salem-lesson-witch-give = Caleb es Comisario y pide Esperanza. Con ella puede pagar una Purificación y quitar tu Desesperación; también puede llevar a otra persona a Juicio. ¿Das?
    .met = Las dos cosas pueden ser buenas. Un poco de Esperanza compra confianza, y la confianza, el puesto de Comisario; la Esperanza guardada no limpia la ciudad. Pero que no seas tú quien siempre dice que no.

new-salem-lesson-end = El recuento
new-salem-lesson-end-end = La última ronda. Estás con los Puritanos y eres Comisario. Hay 10 de Desesperación en la ciudad, y con cuatro jugadores una Bruja necesita 8. Pero Caleb está en Juicio. Termina la ronda y mira cómo se cuenta.
    .hint1 = Elige terminar la ronda.
    .met = Caleb era una Bruja: en Juicio quita 2. Un grupo de Justicia ha quitado 3 más. Quedan { $n }, y una Bruja habría necesitado { $needed }. Así que ganan los Puritanos y, entre ellos, quien tenga más puntos o, en caso de empate, más Esperanza.
    .else = Termina la ronda cuando quieras.
    .try-event = Aún puedes hacer algo por la ciudad, si tienes Esperanza. Después termina la ronda, o deshazlo.
