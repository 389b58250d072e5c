### La orden `meetinghouse` y el juego en la terminal.

## Ayuda de la orden

cli-about = Salem 1692, New Salem y Affliction: juégalos, estúdialos o abre una mesa para otros.
cli-about-play = Jugar un asiento contra bots en la terminal.
cli-about-learn = Aprender un juego jugando, escena a escena.
cli-about-trial = Resolver el enigma del día, o crear más.
cli-about-replay = Contar una partida grabada tal como la vio un asiento.
cli-about-rules = Mostrar las reglas, un capítulo o una regla numerada.
cli-about-verify = Comprobar que las cartas de una partida terminada se repartieron con honradez.
cli-about-analyse = Repasar una partida terminada: probabilidades, giros y lo que pensaron los bots.
cli-about-crier = Preparar un juego impreso y pregonar su Alba, su Conspiración y su Noche, en voz alta si está instalado espeak-ng.
cli-about-simulate = Jugar muchas partidas entre bots y resumirlas.
cli-about-arena = Enfrentar bots, o medir la fuerza de un nivel; sin juego, todos los niveles de todos los juegos.
cli-about-bench = Medir programas en la mesa: agents (cómo juegan) o tokens (cuánto texto recibe un asiento).
cli-about-balance = Poner a prueba un conjunto de cartas de la casa y escribir su página de equilibrio.
cli-about-export = Escribir partidas en un archivo Parquet, una fila por respuesta.
cli-about-cards = Empezar, comprobar o mostrar un conjunto de cartas propio: cards new JUEGO ARCHIVO, cards check ARCHIVO, cards show ARCHIVO.
cli-about-serve = Poner en marcha el servidor de mesas para navegadores, terminales y bots.
cli-about-join = Jugar un asiento en la mesa de un servidor, en la terminal.
cli-about-bot = Sentar un bot a la mesa de un servidor.
cli-about-agent = Hacer que un modelo de lenguaje juegue un asiento en la mesa de un servidor.
cli-about-mcp = Ofrecer un asiento al cliente de un modelo de lenguaje por el Model Context Protocol.
cli-about-admin = Listar, cerrar, exportar y podar las mesas de un servidor.
cli-about-doctor = Mirar todo lo que un servidor necesita en esta máquina y decir qué hacer.

cli-help-usage = Uso:
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Órdenes
cli-help-help = mostrar esta ayuda y salir
cli-help-version = mostrar la versión y salir

cli-arg-game = un juego: { $games }
cli-arg-file = un archivo
cli-arg-records = partidas terminadas que leer en vez de jugar otras
cli-arg-views = añadir todo lo que sabía el asiento, en JSON
cli-arg-hidden = añadir el bando verdadero de cada asiento y todo lo que sabía cada uno
cli-arg-talk = dejar hablar a los bots: con sus respuestas y una vez por vuelta
cli-arg-record = una grabación, guardada con --save o descargada de un servidor
cli-arg-number = una regla como S4.2, o un capítulo como S4
cli-arg-what = new, check o show
cli-arg-base-url = la dirección de un servidor compatible con OpenAI
cli-arg-model = el nombre que tiene allí el modelo
cli-arg-max-tokens = los tokens que puede costar una partida como mucho; 0: sin límite
cli-arg-max-calls = las llamadas como mucho; 0: sin límite
cli-arg-max-money = el dinero como mucho, a los precios dados; 0: sin límite
cli-arg-prices = lo que cuesta un millón de tokens, leídos y escritos
cli-arg-table = un juego para jugar aquí con bots, en lugar de un enlace
cli-arg-mcp-port = servir por HTTP en esta máquina y este puerto, en lugar de la entrada y la salida estándar
cli-arg-bench = agents o tokens
cli-arg-link = un enlace de invitación o el enlace de un asiento
cli-arg-seats = cuántos asientos
cli-arg-seat-mine = cuál es tu asiento, desde 1
cli-arg-scene = en qué escena de la lección empezar, desde 1
cli-arg-seat-eyes = con los ojos de quién, desde 1; 0 es quien observa
cli-arg-lang = en, fr o es
cli-arg-seed = un número que fija todo lo que decide el azar
cli-arg-date = el día del enigma, por ejemplo 2026-11-18 (hoy si no se indica)
cli-arg-make = buscar tantos enigmas nuevos del juego y escribirlos en el archivo de --into
cli-arg-into = el archivo para los enigmas de --make
cli-arg-options = reglas de la mesa, como extra_witch=yes
cli-arg-cards = un conjunto de cartas propio
cli-arg-card-sets = una carpeta de conjuntos de cartas que pueden elegir quienes organizan las mesas
cli-arg-page = una carpeta montada por «meetinghouse page», servida bajo /page/
cli-arg-voices = una carpeta de frases grabadas para las pantallas de los salones
cli-arg-subject = el juego para el que se empieza un conjunto de cartas, o el archivo de uno
cli-arg-target = dónde escribir el nuevo conjunto de cartas
cli-arg-level = cómo juegan los bots: { $levels }
cli-arg-bot = un bot tuyo en vez de un nivel
cli-arg-measure = medir otra cosa: levels (todos los niveles del juego en una tabla), fairness (si se trata igual a todos los asientos), tells (si es fácil distinguir los bandos), remarks (si un bot se repite mucho), tempers (lo que cuesta o da un carácter)
cli-arg-level-strength = qué nivel se mide
cli-arg-name = tu nombre en la mesa
cli-arg-save = dónde guardar después la grabación
cli-arg-plain = línea a línea, para lectores de pantalla y tuberías
cli-arg-quick = los bots no esperan a que leas
cli-arg-coach = un mentor dice lo que importa antes de cada pregunta, y lo que haría alguien con experiencia
cli-arg-step = esperar Intro tras cada suceso
cli-arg-all = contarlo todo de una vez
cli-arg-games = cuántas partidas
cli-arg-games-each = cuántas partidas de cada clase
cli-arg-strength = medir también a los bots, con tantas partidas cada uno; 0 para ninguna
cli-arg-keep = un archivo para las partidas jugadas, desde el que sigue una serie interrumpida
cli-arg-bots = quién juega, separado por comas: level2, random, first o ARCHIVO.py:CLASE
cli-arg-jobs = cuántos procesos juegan a la vez
cli-arg-cluster = la dirección de un planificador Dask, o local:2 para dos obreros aquí
cli-arg-json = escribir también los números en este archivo
cli-arg-write = renovar la tabla de esta página
cli-arg-host = la dirección en que escuchar
cli-arg-port = el puerto en que escuchar
cli-arg-database = dónde se guardan las mesas: nada para un archivo propio, sqlite:///RUTA o postgresql://...
cli-arg-public-url = la dirección por la que los jugadores llegan a este servidor
cli-arg-node = el nombre de este servidor entre varios
cli-arg-bot-workers = cuántos procesos piensan por los bots
cli-arg-log-level = debug, info, warning o error
cli-arg-open = abrir el navegador en cuanto el servidor funcione
cli-arg-lan = escuchar también en la red local y mostrar cómo llegan los teléfonos
cli-arg-drain = terminar las partidas que solo esta versión sabe jugar y no empezar ninguna: para una actualización
cli-arg-temper = su carácter: bold (audaz), cautious (prudente), vengeful (vengativo), trusting (confiado), talkative (hablador) o silent (callado); sin él, al azar
cli-arg-stay = volver a sentarse para la revancha
cli-arg-players = cuántas personas juegan
cli-arg-names = sus nombres en orden de turno, separados por comas
cli-arg-pauses = segundos de algunas pausas, por ejemplo night=30,confess=60
cli-arg-watcher = alguien que no juega mantiene los ojos abiertos
cli-arg-silent = solo texto y campanas
cli-arg-lines = imprimir las frases que se pueden grabar para una pantalla, con los nombres de sus archivos, y terminar

## Errores

# $code sirve para buscar y avisar, $text es la frase.
cli-error-line = { $code }: { $text }
cli-error-facts = Se esperaba { $expected } y llegó { $got }.
# $which es «missing» si falta $words, «wrong» si esas palabras no van ahí.
cli-error-usage = { $which ->
    [missing] Falta algo: { $words }.
   *[wrong] Esas palabras no encajan: { $words }.
} { $usage }. Más: { $command } --help
cli-error-not-a-number = «{ $got }» no es un número entero.
cli-error-not-a-date = { $got } no es un día, como 2026-11-18.
cli-error-trial-make = Indica el juego y el archivo: meetinghouse trial JUEGO --make N --into ARCHIVO.
cli-error-out-of-range = { $got } no está entre { $low } y { $high }.
cli-error-not-one-of = «{ $got }» no se conoce aquí. Se conocen: { $choices }.
cli-error-bad-option = «{ $got }» no es una opción de este juego. Escribe nombre=valor con uno de: { $choices }.
cli-error-bad-option-value = La opción { $option } no puede ser «{ $got }». Puede ser: { $choices }.
cli-error-no-terminal = La pantalla necesita una terminal. Añade --plain para jugar línea a línea.
cli-error-no-lesson = { $game } no tiene lección.
cli-error-cannot-read = No se puede leer { $file }: { $why }.
cli-error-cannot-write = No se puede escribir { $file }: { $why }.
cli-error-not-text = { $file } no es un archivo de texto.
cli-error-no-such-rule = No hay regla { $got }. Capítulos: { $known }.
cli-error-no-rules-page = { $game } no tiene reglas en este idioma. Las hay en: { $choices }.
cli-error-no-marks = { $file } no tiene sitio para la tabla: escribe en él <!-- { $mark } --> y <!-- /{ $mark } -->.
cli-error-needs-extra = El paquete { $package } no está instalado: pip install "meetinghouse[{ $extra }]".
cli-error-export-what = Nombra un juego para jugar o, con --records, archivos para leer, pero no ambas cosas.
cli-error-cluster-lost = Ningún clúster responde en { $address }.
cli-error-cannot-serve = El servidor no pudo arrancar en { $host }, puerto { $port }. ¿Está ocupado el puerto?
cli-error-one-card-set = { $game } solo tiene las cartas de la caja.
cli-error-bad-cards = { $file } no se puede usar. meetinghouse cards check { $file } dice por qué.
cli-error-exists = { $file } ya existe; pon otro nombre.
cli-error-agent-what = Indica un --model, y una --base-url que empiece por http:// o https://.
cli-error-not-an-amount = «{ $got }» no es una cantidad.
cli-error-mcp-what = Da un enlace a un asiento, o --table JUEGO para una partida con bots aquí; no ambas cosas.
cli-error-refused = No se puede entrar en la mesa: { $why }
cli-error-no-sides = En { $game } no hay bandos que distinguir.
cli-error-no-balance = { $game } no tiene un conjunto de cartas de la casa que equilibrar.
cli-error-no-crier = En { $game } nadie cierra los ojos, así que no hay nada que pregonar. { $page ->
    [yes] Su compañero es una página: arranca «meetinghouse serve --open» y elige «Con la caja impresa» junto a ese juego.
   *[no] No tiene compañero.
} Juegos con pregonero: { $games }.
cli-error-crier-names = Hay { $got } nombres para { $players } personas.
cli-error-crier-pauses = «{ $got }» no es una pausa. Escribe nombre=segundos con uno de estos: { $choices }.

## En la mesa

# Nombres para los bots, de la Salem de 1692, separados por comas; al menos catorce.
cli-bot-names = Hester, Ezekiel, Dorcas, Josiah, Patience, Jonas, Temperance, Caleb, Keziah, Micah, Charity, Gideon, Verity, Amos, Tamar
cli-nobody = nadie
cli-says = { $name } dice: { $text }
cli-welcome = Esto es { $game }. ¡A jugar!
cli-your-seat = Eres { $name }, asiento { $seat }.
cli-plain-keys = Responde con un número. También: { $table } la mesa, { $mine } tus cartas, { $help } y una palabra para pedir ayuda, { $rules } y un número para una regla, { $vote } lo que la mesa decide en común, { $again } la pregunta otra vez, { $quit } para salir.
cli-key-help = ?
cli-key-table = m
cli-key-mine = y
cli-key-rules = r
cli-key-vote = v
cli-key-again = o
cli-key-quit = s
cli-key-hint = p
cli-key-back = d
cli-key-coach = c
cli-coach-keys = Tienes al lado un mentor: { $coach } pregunta qué haría alguien con experiencia.
cli-learn-keys = Responde con un número. También: { $hint } una pista, { $back } para deshacer tu última respuesta, { $table } la mesa, { $mine } tus cartas, { $help } y una palabra para pedir ayuda, { $rules } y un número para una regla, { $again } la pregunta otra vez, { $quit } para salir.
cli-learn-nothing = No hay nada que deshacer.
cli-learn-later = Para seguir más tarde: { $command }
cli-learn-play = Ahora juega una primera partida: { $command }
cli-trial-made = Enigmas en { $file }: { $n }. Partidas: { $games }; momentos examinados: { $candidates }; demostrados: { $proven }, de ellos falsos: { $wrong }; procesador: { $seconds } s.
cli-prompt = >
cli-option = { $n }. { $text }
cli-let-be = No decir nada
cli-no-such-option = «{ $got }» no se ofrece. { $n ->
    [one] Escribe 1, o una letra de las de arriba.
   *[other] Escribe un número de 1 a { $n }, o una letra de las de arriba.
}
cli-left = Has dejado la mesa.
cli-help-how = Escribe la palabra de ayuda y una de estas, o parte de ella:
cli-rules-how = Escribe después un número como S4.2, o una palabra que buscar.
cli-help-nothing = No se ha encontrado nada sobre «{ $about }».
cli-you-won = Has ganado.
cli-you-lost = Has perdido.
# A seat by its number, in a picture of the table.
cli-seat-number = Asiento { $seat }
cli-you = tú
cli-saved = La grabación está en { $file }.

cli-title-seats = La mesa
cli-title-mine = Solo para ti
cli-title-log = Lo que ha pasado
cli-foot-help = Ayuda y reglas
cli-foot-cover = Tapar mis secretos
cli-foot-quick = Ritmo
cli-foot-coach = mentor
cli-foot-vote = Consultar a la mesa
cli-foot-leave = Salir
cli-ask-pause = Pedir una pausa
cli-ask-resume = Pedir que se reanude
cli-ask-close = Pedir que termine la partida para todos
cli-ask-kick = Pedir que se eche a { $name }
cli-nobody-votes = No hay nadie más en esta mesa: no hay nada que votar.
cli-others-play = Los demás están jugando …
cli-help-title = Ayuda: cartas, personajes, opciones, reglas
cli-help-search = Un nombre, el número de una regla o cualquier palabra
cli-close-with-escape = Esc cierra · en la mesa, Ctrl+↑↓ y Ctrl+RePág/AvPág mueven la mesa y el relato
cli-covered = Tus secretos están tapados. F2 los vuelve a mostrar.
cli-end-keys = Intro: mirar la mesa · Q: salir
cli-end-keys-table = La partida ha terminado. Q: salir
cli-column-player = Jugador

## Servidor

cli-serving = Abre { $url } en un navegador. Ctrl+C detiene el servidor.
cli-serving-bare = La parte del navegador no se ha construido aquí; pueden jugar terminales y bots. (make web la construye.)
cli-serving-lan = Teléfonos de la misma red: escanead el código o abrid { $url }
cli-serving-lan-help = ¿El teléfono no muestra nada? Ponlo en la misma wifi que esta máquina (ni red de invitados, ni datos móviles, ni VPN) y deja que su cortafuegos acepte el puerto { $port }. Algunos routers separan los dispositivos («aislamiento de clientes»): desactívalo, o comparte la conexión de un teléfono y conecta a ella los demás y esta máquina.
cli-serving-lan-none = Esta máquina no está en ninguna red: solo puede jugar su propio navegador. Conéctala a una wifi, o comparte la conexión de un teléfono, y vuelve a empezar.

## doctor

cli-doctor-well = bien
cli-doctor-doubtful = dudoso
cli-doctor-wrong = mal
cli-doctor-database = La base de datos responde y está al día ({ $version }).
cli-doctor-database-new = Aún no hay base de datos; el servidor creará una en { $path }.
cli-doctor-database-empty = La base de datos responde y está vacía; el servidor la preparará al arrancar.
cli-doctor-database-old = La base está en la versión { $version }; el próximo arranque la llevará a la { $head }. Haz antes una copia.
cli-doctor-database-newer = La base fue escrita por un servidor más nuevo (versión { $version }). Instala ese.
cli-doctor-database-away = La base de datos no responde: { $problem }. Comprueba su dirección, su contraseña y si está en marcha.
cli-doctor-database-corrupt = El archivo de la base está dañado: { $problem }. Para el servidor y pon una copia en su lugar.
cli-doctor-clock-off = El reloj de esta máquina y el de la base difieren en { $n } s. Que ambos sigan a un servidor de hora.
cli-doctor-clock-behind = { $n ->
    [one] El reloj de esta máquina va al menos 1 minuto atrasado: la base de datos o nuestros propios archivos son más recientes.
   *[other] El reloj de esta máquina va al menos { $n } minutos atrasado: la base de datos o nuestros propios archivos son más recientes.
} Ponlo en hora antes de arrancar el servidor.
cli-doctor-port = El puerto { $port } está libre.
cli-doctor-port-taken = El puerto { $port } está ocupado. Si no es por este servidor, elige otro.
cli-doctor-disk = Hay sitio en el disco: { $n } MB.
cli-doctor-disk-full = Solo quedan { $n } MB en el disco. Haz sitio antes de que se juegue.
cli-doctor-files = Se pueden abrir bastantes archivos y conexiones a la vez ({ $n }).
cli-doctor-files-few = Se pueden abrir muy pocos archivos y conexiones a la vez ({ $n }). Sube el límite (ulimit -n o LimitNOFILE).
cli-doctor-proxy = Se llega por { $url }.
cli-doctor-proxy-none = El servidor es solo para esta máquina.
cli-doctor-proxy-missing = Otros pueden llegar a este servidor, pero no sabe su propia dirección. Dásela con --public-url.
cli-doctor-proxy-url = { $url } no es una dirección que un navegador pueda abrir.
cli-doctor-proxy-trusting = Cualquiera puede atribuirse cualquier dirección. Nombra tu proxy en MEETINGHOUSE_TRUSTED_PROXIES.
cli-doctor-proxy-plain = { $url } no está cifrada. Pon delante un proxy con TLS.
cli-doctor-push = Push: la clave está; se puede avisar a quien no esté.
cli-doctor-push-new = Push: el primer arranque crea una clave junto a la base de datos.
cli-doctor-push-none = Push: no hay clave, así que no se puede avisar a nadie. Define MEETINGHOUSE_PUSH_KEY, la misma en cada nodo: meetinghouse admin push-key muestra una nueva.
cli-doctor-push-key = Push: MEETINGHOUSE_PUSH_KEY no es una clave ({ $problem }). meetinghouse admin push-key muestra una nueva.
cli-doctor-push-contact = Push: algunos servicios quieren saber a quién escribir. Define MEETINGHOUSE_PUSH_CONTACT=mailto:tu@tu.dominio.
cli-doctor-client = Las páginas para navegadores están.
cli-doctor-client-missing = Las páginas para navegadores no están construidas. Ejecuta: make web

## Grabaciones

cli-replay-head = { $game } con { $seats } jugadores, visto por { $eyes }.
cli-replay-prompt = Intro: seguir, { $table }: la mesa, { $quit }: salir >
cli-replay-unfinished = La grabación acaba aquí; la partida no había terminado.
cli-verify-honest = Honrado: los { $outcomes } resultados del azar salen de la clave comprometida antes de repartir.
cli-verify-played-on = Honrado, y continuada desde la mesa { $table }: hasta la respuesta { $inputs }, el azar sale de la clave de aquella partida; todo lo demás, de { $outcomes } resultados, de la clave comprometida antes de continuar. Que las respuestas hasta ahí sean las de aquella lo muestra su propia grabación.
cli-verify-other-rules = Honrado: los { $outcomes } resultados del azar salen todos de la clave comprometida antes de repartir. Las jugadas no se han repetido: esta versión juega con otras reglas.
cli-verify-unfinished = La partida no ha terminado, así que su clave aún no se ha mostrado.
cli-verify-no-key = La grabación acaba sin su clave, así que nada se puede comprobar.
cli-verify-wrong-key = No es honrado: la clave no es la que se comprometió.
cli-verify-resealed = No se puede comprobar hasta el final: la partida se retomó con una clave nueva.
cli-verify-outcome-differs = No es honrado: el resultado { $place } de { $outcomes } no sale de la clave.
cli-cards-good = { $file } se puede jugar.
cli-cards-begun = { $file } está listo: cambia lo que quieras y ejecuta meetinghouse cards check { $file }.
cli-cards-name = nombre
cli-cards-bad = { $n ->
    [one] { $file } tiene un error.
   *[other] { $file } tiene { $n } errores.
}

## Muchas partidas

cli-bar-games = Jugando
cli-bar-seats = { $seats } asientos
cli-stopped-early = Detenido tras { $played } de { $games } partidas; estos son sus resultados.
cli-exported = { $file } contiene { $rows } filas.
cli-simulate-title = { $game }, { $seats } asientos, { $games } partidas
cli-arena-title = { $game }, { $games } partidas por número de asientos, con rotación de asientos
cli-strength-title = { $game }, nivel { $level } frente al juego al azar con los mismos repartos, { $games } partidas
cli-column-what = Qué
cli-column-share = Proporción, intervalo del 95 %
cli-column-seats = Asientos
cli-column-bot = Bot
cli-column-side = Bando
cli-column-wins = Victorias, intervalo del 95 %
cli-column-played-well = Bien jugado
cli-column-at-random = Al azar
cli-fairness-title = { $game }, { $games } partidas por número de asientos: a quién le ocurre primero cada cosa
cli-tells-title = { $game }, { $games } partidas por número de asientos: si se distinguen los bandos por lo que todos ven
cli-remarks-title = { $game }, { $games } partidas por número de asientos: lo que dicen los bots
cli-tempers-title = { $game }, { $games } partidas por número de asientos: un bot con carácter entre otros sin él
cli-column-lap = Tras la vuelta
cli-column-looks = Observaciones
cli-column-deeds = AUC de los actos
cli-column-facts = AUC solo de los hechos
cli-column-remarks = Comentarios por partida
cli-column-temper = Carácter
cli-column-repeated = Repetidos
cli-column-by-seat = Por asiento
cli-column-worst = Máximo, en múltiplos de su parte
cli-column-chance = p (ji cuadrado)
cli-column-odds = Razón de probabilidades, intervalo del 95 %
cli-levels-title = Cada nivel entre bots del nivel habitual, con los mismos repartos
cli-who-one = uno solo
cli-column-game = Juego
cli-column-games = Partidas
cli-column-times = Una decisión (la más larga)
cli-tokens-title = Tokens que { $game } cuesta a un asiento, con { $seats } asientos y { $games } partidas (cuatro caracteres cada uno)
cli-column-decisions = Decisiones
cli-column-rules = Reglas en breve
cli-column-question = Una pregunta
cli-column-whole = Partida entera
cli-column-longest = Partida más larga
cli-agents-title = Programas en un asiento de { $game }, { $seats } asientos
cli-column-pair = Frente al nivel 2, mismos repartos
cli-column-problems = Ilegales / ilegibles / vacías / sustituidas por 100
cli-column-brier = Brier: dicho / nivel 2 / hechos
cli-column-auc = AUC: dicho / nivel 2 / hechos
cli-column-hidden = Creído más allá de los hechos
cli-column-claims = Bandos afirmados: verdad / mentira
cli-column-promises = Promesas: cumplidas / rotas
cli-column-time = Una decisión
cli-seat-wins = Gana el asiento { $seat }
cli-answers-per-game = Respuestas por partida
cli-side-alone = en solitario

## Salem 1692

cli-salem-column-character = Personaje
cli-salem-column-tryals = Procesos
cli-salem-column-accused = Acusaciones
cli-salem-column-front = Delante
cli-salem-column-hand = Mano
cli-salem-phase-characters = Elección de personajes
cli-salem-phase-dawn = Alba
cli-salem-phase-day = { $nights ->
    [0] Día, antes de la primera Noche
    [one] Día, tras una Noche
   *[other] Día, tras { $nights } Noches
}
cli-salem-phase-night = Noche
cli-salem-phase-conspiracy = Conspiración
cli-salem-phase-over = La partida ha terminado
cli-salem-turn = Turno de { $name }
cli-salem-deck = { $deck } en la pila de robo, { $discards } descartadas
cli-salem-living = { $n } con vida
cli-salem-gavel = Mazo del juez
cli-salem-was-witch = había sido bruja
cli-salem-side = Juegas por
cli-salem-hand = Mano
cli-salem-my-tryals = Tus Procesos ocultos
cli-salem-i-know = Sabes que
cli-salem-includes = { $name } tiene { $tryal } boca abajo
cli-salem-holds = { $name } tiene en la mano { $cards }
cli-salem-points = { $name } señala a { $target }
cli-salem-kill = las brujas eligieron a { $name }
cli-salem-next-cards = la pila de robo empieza por { $cards }
cli-salem-story-witches = { $n ->
    [one] La bruja era { $names }.
   *[other] Las brujas eran { $names }.
}
# $stage: 0 de quién se sospechaba, 1 de quién se fiaba, 2 a quién se habría salvado.
cli-salem-story-said = { $stage ->
    [0] { $name } sospechaba de { $targets }.
    [1] { $name } se fiaba de { $targets }.
   *[2] { $name } habría salvado a { $targets }.
}

## New Salem

cli-newsalem-round = Ronda { $round } de 5
cli-newsalem-despair = Desesperación { $despair } de { $needed }
cli-newsalem-hope = Esperanza { $hope }
cli-newsalem-constable = Comisario: { $name }
cli-newsalem-column-buildings = Edificios
cli-newsalem-has-despair = Desesperación { $despair }
cli-newsalem-badge = Placa
cli-newsalem-holds = guarda { $cards }
cli-newsalem-has-shown = ha mostrado { $types }
cli-newsalem-complete = { $n ->
    [one] un grupo
   *[other] { $n } grupos
}
cli-newsalem-lacks = falta la { $piece }
cli-newsalem-you-are = Eres
cli-newsalem-hand = Mano
cli-newsalem-seen = Has visto
cli-newsalem-passed = en la mano de { $name }: { $cards }
cli-newsalem-events = Eventos
cli-newsalem-cart = Para tomar
cli-newsalem-story = { $name } era { $character }: { $side }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}.

## Affliction

cli-affliction-round = Ronda { $round }
cli-affliction-first = Primer Jugador: { $name }
cli-affliction-decks = { $red } cartas de Notables y { $blue } de las otras en los mazos
cli-affliction-resolving = Ahora: { $space }
cli-affliction-factions = Facciones
cli-affliction-column-influence = Influencia
cli-affliction-column-messengers = Mensajeros
cli-affliction-column-circle = Círculo
cli-affliction-column-arrested = Arrestados
cli-affliction-column-points = Puntos
cli-affliction-accusations = { $n ->
    [one] una acusación
   *[other] { $n } acusaciones
}
cli-affliction-fear = { $n ->
    [one] un Miedo
   *[other] { $n } Miedos
}
cli-affliction-advocates = { $n ->
    [one] un defensor
   *[other] { $n } defensores
}
cli-affliction-protected = con protección
cli-affliction-grievance = Tu agravio
cli-affliction-targets = contra { $names }
cli-affliction-ally = aliado: { $name }
cli-affliction-spaces = Mensajeros en
cli-affliction-space = { $n }. { $space }: { $name }
cli-affliction-space-number = casilla { $n }
cli-affliction-price-arrest = [arrestar { $n }]
cli-affliction-price-bring = [círculo { $n }]
cli-affliction-story = { $name }: { $points }. Agravio: { $grievance }.

## The crier of a printed game

cli-crier-key-again = o
cli-crier-key-longer = m
cli-crier-key-stop = p
cli-crier-aloud = El pregonero habla. Durante una pausa: { cli-crier-key-again } otra vez, { cli-crier-key-longer } más tiempo, { cli-crier-key-stop } parar, Intro para seguir.
cli-crier-text = No está espeak-ng, así que el pregonero escribe y toca la campana. Durante una pausa: { cli-crier-key-again } otra vez, { cli-crier-key-longer } más tiempo, { cli-crier-key-stop } parar, Intro para seguir.
cli-crier-no-voice = espeak-ng no habla: desde ahora el pregonero escribe y toca la campana.
cli-crier-pause = … { $n } s
cli-crier-stopped = Parado.
cli-crier-line = { $path }: { $text }
cli-crier-mark = { $text }: { $so ->
    [yes] sí
   *[no] no
}
cli-crier-leave = { cli-key-quit }. Salir
cli-crier-dead = Han muerto: { $who }
cli-crier-who = ¿Quién? { $seats }

cli-about-page = Reunir todo Meetinghouse en una carpeta de archivos estáticos: se juega en cualquier navegador, sin servidor.
cli-arg-folder = la carpeta, vacía o nueva
cli-arg-pyodide = Pyodide tal como lo empaqueta npm, archivo o carpeta; si falta, npm lo descarga
cli-arg-msgspec = la wheel de msgspec para Pyodide; si falta, pip la descarga
cli-arg-server = dirección de un servidor al que la página envía a quien tiene amigos lejos
cli-error-page-no-client = El cliente de la página no está aquí: constrúyelo con «tools/build_page.sh client» o instala la wheel.
cli-error-page-not-empty = { $folder } no es una carpeta vacía.
cli-error-page-no-pyodide = Hace falta Pyodide { $version } y no se pudo descargar. Consíguelo con «npm pack pyodide@{ $version }» e indica el archivo: --pyodide FILE.
cli-error-page-other-pyodide = Hace falta Pyodide { $version }, y esta es la versión { $got }.
cli-error-page-no-msgspec = Hace falta la wheel de msgspec { $version } para Python { $python } en { $platform }, y no se pudo descargar. Indícala: --msgspec FILE.
cli-page-building = Montando la página…
cli-page-done = La página está en { $folder }: ponla en cualquier servidor de archivos.
