### Cómo se juega, en imágenes: una frase para cada una.

## Salem 1692

salem1692-panel-tryals = Tus Procesos son secretos. Una Bruja entre ellos te hace bruja, para siempre.
salem1692-panel-turn = En tu turno, roba dos cartas o juega tantas como quieras sobre los demás.
salem1692-panel-accuse = Las cartas rojas acusan: 1, 3 o 7. Con siete se revela un Proceso de esa persona.
salem1692-panel-reveal = Lo elige quien puso la última carta roja. Si se revela tu Bruja o tu último Proceso, mueres.
salem1692-panel-colours = El rojo acusa, el verde actúa una vez, el azul se queda delante de alguien.
salem1692-panel-conspiracy = Conspiración: el Gato Negro cuesta un Proceso; luego cada cual toma uno oculto de su izquierda. Así los amigos se vuelven brujas.
salem1692-panel-night = Por la Noche las brujas matan. El Mazo del juez salva a una persona; revelar un Proceso propio también salva.
salem1692-panel-win = Todas las cartas de Bruja reveladas: gana el pueblo. Solo quedan brujas con vida: ganan ellas.

## New Salem

new-salem-panel-sides = Un Personaje secreto te hace Puritano o Bruja y dice qué tipos cuentan para ti.
new-salem-panel-draft = Todos eligen un Edificio a la vez y pasan el resto a la izquierda.
new-salem-panel-sets = Cada Edificio de tus tipos vale 1 punto; izquierda, centro y derecha de un tipo forman un grupo: 2 más.
new-salem-panel-cubes = Los símbolos traen cubos: Esperanza para pagar, Desesperación para las Brujas; uno la retira.
new-salem-panel-constable = Solo el Comisario puede iniciar Eventos, y los paga con Esperanza.
new-salem-panel-give = Antes, cada cual puede dar Esperanza al Comisario, o quedársela.
new-salem-panel-trial = Un Juicio: al final, una Bruja en Juicio retira 2 de Desesperación; un Puritano añade 2.
new-salem-panel-count = Tras cinco rondas se cuenta la Desesperación: en el límite gana una Bruja, por debajo un Puritano, el de más puntos.

## Affliction

affliction-panel-points = Al final, la gente de tu círculo y la que has arrestado valen puntos.
affliction-panel-messengers = En cada ronda se colocan mensajeros por turnos; luego las casillas se resuelven de la 1 a la 14.
affliction-panel-accuse = Las acusaciones abaratan un arresto, para ti y para todos.
affliction-panel-arrest = Para arrestar, paga la reputación menos las acusaciones; tiene que haber al menos una.
affliction-panel-circle = Para traer a alguien a tu círculo, paga su reputación: trabajará para ti. Desde otro círculo: 5 más.
affliction-panel-tokens = Miedo, Prueba espectral y Protección: dos Miedos detienen la influencia; la Protección impide el arresto.
affliction-panel-faction = Tu facción quiere arrestada a una familia y a salvo a otra; tu agravio secreto nombra a tres personas.
affliction-panel-end = La partida acaba en cuanto aparece una carta de final. Gana quien tenga más puntos.
