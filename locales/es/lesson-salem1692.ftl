### La lección de Salem 1692. En la mesa: Alex (quien aprende), Hester, Caleb, Dorcas y Jonas.
### Cada paso dice qué hacer; `.hint1`… ayudan, `.met` viene después, `.else` y `.try-…` responden a todo lo demás.

salem1692-lesson-tryals = Tus cinco Procesos
salem1692-lesson-tryals-suspect = Es el Alba en Salem, en 1692, y entre vosotros hay una bruja: todo el mundo cierra los ojos y da un nombre, para que nadie note quién tiene una tarea. ¿De quién sospechas?
    .met = Nadie oirá ese nombre antes del final. Mientras tanto la bruja también ha señalado a alguien, y lo suyo cuenta.
salem1692-lesson-tryals-trust = Delante de cada persona hay cinco cartas boca abajo, sus Procesos: solo tú ves los tuyos, y ninguno es Bruja, así que eres del pueblo. De nuevo todo el mundo responde algo: ¿en quién confías?
    .met = La bruja te ha dado el Gato Negro. Traerá mala suerte más tarde, pero también el primer turno. Uno de tus Procesos es el Comisario: te hará falta por la Noche.

salem1692-lesson-turn = Robar o jugar
salem1692-lesson-turn-draw = Es tu turno. Haces una de dos cosas: robar dos cartas, o jugar cartas de tu mano. Nunca ambas. Empieza por robar.
    .hint1 = Elige la pila de robo, o «Robar dos cartas».
    .met = Dos cartas más, y tu turno ha terminado. Los demás ya han jugado el suyo.
    .else = También se puede. Cuando vuelva tu turno, prueba a robar.
    .try-play = Es la otra cosa que se hace en un turno, y ahora ya no puedes robar. Termina el turno y roba en el próximo.
salem1692-lesson-turn-play = Te toca otra vez. Ahora juega una carta sobre otra persona: una Acusación, por ejemplo. Nunca se juega nada sobre uno mismo.
    .hint1 = Elige una Acusación de tu mano y después a alguien de la mesa.
    .met = Ahí está, a la vista de todos. Puedes jugar tantas cartas como quieras, una tras otra.
    .else = También es posible. Ahora juega una carta sobre alguien.
    .try-draw = Robar nunca está mal, pero con eso acaba tu turno. Juega una carta cuando vuelva a tocarte.
salem1692-lesson-turn-end = Cuando hayas jugado bastante, termina el turno.
    .hint1 = El botón está debajo de la pregunta.
    .met = Eso es un turno entero. Ahora le toca a Hester, que está a tu lado.
    .else = Puedes seguir jugando. Termina el turno cuando quieras.

salem1692-lesson-accuse = Siete acusaciones
salem1692-lesson-accuse-limit = Las cartas rojas acusan. Acusación cuenta 1, Prueba 3, Testigo 7. Con siete se revela un Proceso de la persona acusada. Caleb tiene cuatro delante. ¡Llévalo a siete!
    .hint1 = Cuatro y tres son siete: mira tu Prueba.
    .hint2 = Juega la Prueba y después elige a Caleb.
    .met = ¡Siete! Quien pone la última carta elige el Proceso que se revela: tú.
    .else = Caleb sigue por debajo de siete. Inténtalo otra vez, o deshazlo.
    .try-draw = Ahora otra persona puede acabar con Caleb, o salvarlo. Deshazlo si quieres hacerlo tú.
    .try-one = Sobre Caleb, van cinco. Después sigue: tu turno dura mientras juegues, y la Prueba trae tres más.
    .try-other = Ahora hay otra persona acusada, pero Caleb estaba muy cerca de siete. Deshazlo si quieres.
salem1692-lesson-accuse-pick = Elige uno de los Procesos ocultos de Caleb.
    .met = { $tryal-id ->
        [witch] ¡Una Bruja! Caleb ha muerto.
       *[other] { $tryal }. Se queda boca arriba, y todas las cartas rojas delante de Caleb se van. Una Bruja lo habría matado; perder su último Proceso oculto, también.
    }

salem1692-lesson-colours = Verde y azul
salem1692-lesson-colours-green = Jonas tiene seis acusaciones, y tú crees que es inocente. Las cartas verdes actúan una vez y se van. Juega tu Coartada sobre Jonas: quita cartas rojas por un valor de hasta tres.
    .hint1 = La Coartada es la carta verde de tu mano.
    .hint2 = Elige la Coartada, después a Jonas y después una de las cartas rojas que tiene delante.
    .met = Una menos. Quita más si quieres, hasta tres en total.
    .else = Es posible, pero a Jonas no le ayuda. La Coartada sí.
    .try-blue = Piedad protege a alguien de nuevas cartas rojas, y la jugarás enseguida. Pero Jonas seguiría con seis. Deshazlo y empieza por la Coartada.
    .try-draw = Y mientras tanto alguien puede poner la séptima. Deshazlo si quieres ayudar a Jonas.
    .try-red = ¡Sobre Jonas sería la séptima! ¿Es lo que quieres? Si no, deshazlo.
salem1692-lesson-colours-blue = Las cartas azules se quedan delante de alguien. Con Piedad no se le puede jugar ninguna carta roja. Dásela también a Jonas.
    .hint1 = Acaba primero con la Coartada. Después elige Piedad, y a Jonas.
    .met = Ya nadie puede acusar a Jonas hasta que una Maldición o un Chivo expiatorio le quite la Piedad. Lo has ayudado a la vista de todos: se recordará quién defiende a quién.
    .else = Bien. Ahora la carta azul: Piedad, sobre Jonas.
    .try-other = Jonas sigue sin Piedad. Si era tu Piedad, deshazlo y dásela a él.
    .try-end = Jonas está más seguro que antes, pero aún se le puede acusar. Deshazlo y dale Piedad, o espera a tu próximo turno.

salem1692-lesson-conspiracy = Conspiración
salem1692-lesson-conspiracy-draw = Las cartas negras ocurren en cuanto alguien las roba. Roba, y verás.
    .hint1 = Elige la pila de robo, o «Robar dos cartas».
    .met = ¡Conspiración! Primero el Gato Negro trae mala suerte a quien lo tiene.
    .else = Vale. Ahora roba.
    .try-play = Bien, pero entonces ya no puedes robar en este turno. Deshazlo, o termina el turno y roba en el siguiente.
salem1692-lesson-conspiracy-cat = El Gato Negro está delante de Caleb. La carta la has robado tú, así que eliges cuál de sus Procesos se revela.
    .met = { $tryal-id ->
        [witch] ¡Una Bruja!
       *[other] { $tryal }. Caleb tiene un Proceso oculto menos.
    }
salem1692-lesson-conspiracy-take = Ahora todo el mundo toma a la vez un Proceso oculto de quien tiene a su izquierda. A tu izquierda está Hester. Toma uno suyo y míralo.
    .met = { $tryal-id ->
        [witch] ¡Una Bruja! Desde ahora eres bruja hasta el final de la partida, aunque esa carta siga su camino. Hester también lo sigue siendo, y sabe lo que te ha dado. Nadie más lo sabe.
       *[other] { $tryal }, esta vez. De haber sido una Bruja, serías bruja hasta el final, y solo lo sabría quien te la dio. Así cambian de bando los amigos.
    }

salem1692-lesson-night = La Noche en el pueblo
salem1692-lesson-night-suspect = Más adelante en una partida: alguien ha robado la Noche. Todos los ojos están cerrados, y a todo el mundo se le hace la misma clase de pregunta. Las brujas eligen ahora una víctima. Tú eres del pueblo: di de quién sospechas.
    .met = Las brujas han visto sus primeras elecciones, y eligen otra vez.
salem1692-lesson-night-trust = ¿Y en quién confías?
    .met = Las brujas se han decidido. Tú no sabes a quién han elegido.
salem1692-lesson-night-gavel = Tienes el Comisario. Da el Mazo del juez a otra persona: las brujas no podrán matarla esta noche. Nunca puedes dártelo.
    .met = Todos ven dónde está el Mazo del juez, pero no quién lo puso.
salem1692-lesson-night-confess = A ti no te protege nadie. Antes de que se lea el nombre de la víctima, todo el mundo puede confesar: revelar un Proceso propio y quedar a salvo esta noche. Enseña uno que te cueste poco.
    .hint1 = Una carta de No es Bruja no dice nada malo a nadie, y tienes cuatro.
    .met = { $tryal-id ->
        [constable] Las brujas te habían elegido, y la confesión te ha salvado. Pero ya no hay Comisario: una carta de No es Bruja habría salido más barata.
       *[other] Las brujas te habían elegido, y la confesión te ha salvado. Te ha costado un Proceso oculto de cinco.
    }
    .else = Prueba a confesar con una carta de No es Bruja.
    .try-silent = Las brujas te habían elegido, y has muerto. Callar es un riesgo que a veces se corre; aquí ha salido mal. Deshazlo y confiesa.

salem1692-lesson-witch = La Noche entre brujas
salem1692-lesson-witch-kill-first = Otra partida: esta vez la Bruja la tienes tú, y nadie más. Por la Noche eliges quién muere. Dorcas tiene Asilo y no puede morir así. Nombra a otra persona; la primera elección es solo una propuesta.
    .met = { $seat-id ->
        [3] Dorcas tiene Asilo: no le pasará nada. Era solo una propuesta.
       *[other] Si hubiera otras brujas, ahora verías a quién han nombrado.
    }
salem1692-lesson-witch-kill-second = Nombra de nuevo a alguien. Esta elección cuenta.
    .met = { $seat-id ->
        [0] Te has elegido a ti. Una bruja puede hacerlo para no levantar sospechas, si la salva una confesión.
        [3] Dorcas tiene Asilo, así que esta noche no morirá nadie. Deshazlo si no era lo que querías.
       *[other] De momento nadie más lo sabe.
    }
salem1692-lesson-witch-save = Ahora el Comisario pone el Mazo del juez, y a los demás también se les pregunta a quién salvarían. Lo que respondas no cambia nada; a todos se les pregunta lo mismo, para que nadie sepa qué respuesta cuenta.
    .met = El Mazo del juez está delante de Jonas. La persona que elegiste aún puede salvarse.
salem1692-lesson-witch-confess = Todo el mundo puede confesar, también tú. Una bruja puede callar, o enseñar una carta de No es Bruja para parecer inocente. ¿Qué no hay que enseñar nunca?
    .hint1 = Calla, o enseña una carta de No es Bruja. Nunca la Bruja: te mataría.
    .met = { $saved-id ->
        [no] La víctima ha muerto, y el pueblo tiene una persona menos. Las brujas ganan cuando todos los que viven han tenido una carta de Bruja.
       *[other] La víctima se ha salvado esta noche. Habrá otras Noches: las brujas ganan cuando todos los que viven han tenido una carta de Bruja.
    }
    .else = Calla, o enseña una carta de No es Bruja.
    .try-witch = Has enseñado la última carta de Bruja: mueres, y gana el pueblo. Deshazlo.

salem1692-lesson-win = Cómo termina
salem1692-lesson-win-accuse = El final de una partida larga. Eres del pueblo, que gana en cuanto la última carta de Bruja está boca arriba. A Jonas le queda un Proceso oculto y tiene cuatro acusaciones; tú tienes tres Acusaciones. Cuenta y remata.
    .hint1 = Cuatro y tres son siete.
    .hint2 = Juega una Acusación sobre Jonas, y sigue hasta que estén allí las tres.
    .met = Son siete.
    .else = Podías haber acabado en este turno. Deshazlo y cuenta otra vez.
    .try-draw = Un turno más y quizá gane Jonas. Deshazlo: tienes en la mano lo que hace falta.
    .try-other = A esta persona no: a Jonas solo le queda un Proceso oculto, y bastan tres más. Deshazlo.
salem1692-lesson-win-pick = Revela su último Proceso.
    .met = La última carta de Bruja está boca arriba: ha ganado el pueblo, los vivos y los muertos. Si antes os hubierais vuelto brujas todos, habrían ganado ellas.
