### El cliente del navegador: todo lo que no es propio de un juego.

web-title = Meetinghouse
web-motto = Juegos de sospecha, para vecinos de cerca y de lejos.
web-skip = Ir a la página
web-home = Página de inicio
web-more = Más
web-close = Cerrar
web-rules = Reglas
web-how = Cómo se juega, en dos minutos
web-learn = Aprende jugando
web-companion = Con la caja impresa
web-coach-on = Pedir consejo a un mentor
web-coach-off = Sin mentor
web-coach-may = Puede pedir consejo
web-how-to = { $game } en dos minutos
web-how-play = Jugar ahora, con bots
web-how-lesson = Jugar la lección
web-how-box = Tengo la caja: preparar la mesa
web-how-print = Imprimir esta página
web-credits = Créditos y licencias
web-language = Idioma
web-light = Luz del día
web-dark = Luz de vela
web-no-page = No hay nada en esta dirección.
web-offline = No hay conexión con el servidor.
web-offline-more = Las reglas y las guías siguen abiertas. Tus mesas necesitan conexión.
web-here-now = Jugar aquí y ahora con bots
web-here-now-why = Este dispositivo ha guardado lo que hace falta para jugar con bots, también sin conexión.
web-page-keep = Jugar sin conexión
web-server-trouble = El servidor no ha respondido como debía. Prueba otra vez en un momento.
web-try-again = Probar otra vez
web-opening = Se abre la puerta…
web-no-connection = Todavía no hay conexión. Probando otra vez…

## Los juegos en la página de inicio

web-players-minutes = { $min }–{ $max } jugadores · { $minutes } min
web-players = Jugadores
web-bots-of = { $n ->
    [one] 1 de ellos puede ser un bot
   *[other] { $n } de ellos pueden ser bots
}
web-fewer = Menos jugadores
web-more-players = Más jugadores
web-open-table = Abrir una mesa
web-play-bots = Jugar ya con bots
web-play-friends = Invitar a amigos
web-guest = Visitante
web-called = Te llamas { $name }
web-join-go = Unirse
web-page-alone = Esta página no necesita servidor: juegas en este dispositivo, también sin conexión. Para jugar a distancia con amigos hace falta un servidor de Meetinghouse.
web-page-server = A un servidor, para amigos que están lejos
web-page-nothing = Este navegador no guarda nada de esta página: las mesas duran mientras la pestaña siga abierta. Llévate la grabación de una partida al acabar.
web-page-newer = Una versión más nueva de esta página guarda sus mesas en este dispositivo, y esta más antigua no puede leerlas. Vuelve a cargar la página.
web-page-broken = Este navegador no pudo poner en marcha las mesas de esta página. Vuelve a cargarla o prueba con otro navegador.
web-play-here = Varios en este dispositivo
web-code-or-link = Código o enlace
web-bad-code = Eso no es el código ni el enlace de una mesa. Un código tiene cuatro letras, como KMRT.
web-way-in = Por dónde empezar
web-new-here = ¿Es tu primera vez? Aprende { $game } en siete minutos
web-new-here-or = o primero:
web-quick-game = Una partida rápida con bots
web-play-now = Jugar ya con gente
web-any-game = Cualquiera
web-which-game = Qué juego
web-gathering = Esperando a otros
web-gathering-left = { $n ->
    [one] Los bots ocuparán los asientos libres en un segundo.
   *[other] Los bots ocuparán los asientos libres en { $n } segundos.
}
web-gathering-full = La partida empieza…
web-gathering-text = Los asientos se sortean y nadie organiza la mesa. No hay nada que preparar.
web-again = ¿Otra vez con quién?
web-again-with = Otra vez con { $name }
web-again-text = Nadie se entera. Si ambos lo piden, sois amigos y podéis llamaros a una mesa.
web-apart = Mantener lejos
web-apart-from = Mantenerme lejos de { $name }
web-friends = Llamar a alguien
web-call-friend = Llamar a { $name }
web-trial = El enigma de hoy
web-mine = Tus partidas en curso
web-mine-turn = Te toca
web-mine-wait = Juegan los demás
web-mine-lobby = Aún no ha empezado
web-mine-with = Con { $names }
web-mine-bots = { $n ->
    [one] un bot
   *[other] { $n } bots
}
web-mine-since = Abierta { $time }
web-mine-play = Seguir jugando
web-been-here = ¿Ya has jugado aquí? Vuelve con una clave de acceso o un código.
web-me = Tus partidas y cómo juegas
web-my-tables = Tus mesas
web-no-tables = Aún no hay mesas. Abre la primera.
web-table-running = Mesa { $code }
web-table-over = Mesa { $code }, terminada
web-return = Volver
web-look = Mirar
web-forget = Olvidar la mesa { $code }
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora no hay ninguna mesa abierta.
web-open-line = { $status ->
    [lobby] { $taken } de { $seats } asientos ocupados
   *[other] { $seats } asientos, en juego
}
web-watch = Observar

## Sentarse, y la antesala

web-invited = Te han invitado a
web-your-name = Tu nombre
web-ask-name = ¿Quién eres?
web-ask-name-why = Tu nombre, como lo ven los demás en la mesa. Solo se pregunta una vez.
web-ask-name-go = Sentarse como { $name }
web-ask-name-guest = Sentarse sin dar nombre
web-your-face = Tu cara
web-face-name = Dibujada según el nombre
web-face-n = Cara { $n }
web-face-taken = Cara { $n }: alguien de la mesa ya la tiene
web-sit = Sentarse
web-full = Todos los asientos están ocupados.
web-empty-seat = Asiento libre
web-bot = bot
web-program = programa
web-bot-strength = Fuerza de este bot
web-host = organiza
web-you = Tú
web-seats = Asientos
web-is-ready = puede empezar
web-not-ready = aún no puede empezar
web-away = ausente
web-add-bot = Bot
web-remove = Quitar
web-kick = Echar
web-move-here = Sentarme aquí
web-swap-seats = Cambiar de sitio conmigo
web-seat-link = Enlace
web-seat-link-of = Enlace secreto del asiento { $n }
web-seat-link-how = Quien abra este enlace se sienta ahí: un amigo, o un bot en otra máquina. No se lo enseñes a nadie más.
web-fill = { $n ->
    [one] Un bot en el asiento libre
   *[other] Bots en los { $n } asientos libres
}
web-start = Empezar la partida
web-start-seats = { $n ->
    [one] Queda un asiento libre.
   *[other] Quedan { $n } asientos libres.
}
web-start-ready = { $n ->
    [one] Una persona aún no puede empezar.
   *[other] { $n } personas aún no pueden empezar.
}
web-ready = Puedo empezar
web-unready = Mejor espero
web-wait-host = Quien organiza la mesa empieza la partida.
web-rename = Así me veo
web-leave = Dejar la mesa
web-watching = Estás observando.
web-invite = Invitar a amigos
web-only-here = Solo esta máquina puede abrir la dirección de esta página, así que no hay enlace para otro dispositivo. Arranca el servidor con «make play», o abre esta página con la dirección de la máquina en la red.
web-invite-how = Envía el enlace, enseña la imagen o dicta el código.
web-qr = Código QR de la invitación
web-copy-link = Copiar el enlace
web-copied = Copiado
web-share = Compartir
web-share-text = Te espera un asiento en { $game }.
web-options = Opciones
web-host-decides = decide quien organiza la mesa
web-setting-pace = Ritmo
web-setting-pace-relaxed = Tranquilo
    .text = El doble del tiempo habitual para cada decisión.
web-setting-pace-standard = Normal
    .text = Tiempo para pensar; al silencio se le da una respuesta por defecto.
web-setting-pace-fast = Rápido
    .text = Para quienes conocen el juego.
web-setting-pace-untimed = Sin reloj
    .text = Cada decisión espera sus respuestas.
web-setting-pace-slow = Por carta
    .text = Días para cada decisión: partida por correspondencia.
web-setting-secret-stages = Etapas secretas
web-setting-secret-stages-brisk = Ágiles
    .text = Terminan pocos segundos después de la última respuesta.
web-setting-secret-stages-strict = Estrictas
    .text = Duran siempre todo su tiempo.
web-setting-watch = Quién puede observar
web-setting-watch-anyone = Cualquiera
web-setting-watch-invited = Quien tenga el enlace
web-setting-watch-nobody = Nadie
web-setting-programs = Programas en esta mesa
web-setting-programs-never = Nunca
    .text = Aquí solo se sientan personas y los bots de la casa. No se puede distinguir de una persona a un programa que no dice lo que es.
web-setting-programs-ask = Con invitación
    .text = Un programa solo se sienta con un enlace a un asiento creado por quien organiza. Su nombre lleva una marca, y lo que se dice llega a quien lo maneja.
web-setting-programs-welcome = Siempre
    .text = Un programa puede sentarse con cualquier enlace. Su nombre lleva una marca, y lo que se dice llega a quien lo maneja.
web-setting-watch-delay = Retraso de los observadores
    .text = Así nadie ayuda desde fuera a quien juega.
web-setting-watch-delay-choice = { $n } s
web-setting-public = Puerta abierta
    .text = La mesa aparece en la página de inicio.
web-setting-watchers-chat = Los observadores hablan
    .text = Entre ellos; los jugadores no lo ven.
web-setting-one-room = Estamos en la misma sala
    .text = Una pantalla muestra la mesa a todos y cada teléfono es una mano: en silencio y boca abajo mientras nadie lo sujeta.

## En la mesa

web-prompt = Lo que puedes hacer
web-waiting = Se está poniendo la mesa.
web-waiting-for = { $n ->
    [one] { $names } está eligiendo.
   *[other] { $names } están eligiendo.
}
web-over = La partida ha terminado.
web-paused = La partida está en pausa.
web-paused-by = { $name ->
    [none] Pausa votada por la mesa
   *[other] Pausa pedida por { $name }
}
web-held = Has elegido: { $deed }. Puedes cambiarlo mientras la pregunta siga abierta.
# A thing and what is said of it, as the language sets the colon.
web-pair = { $name }: { $words }
web-choose-lit = Elige entre lo que tiene borde dorado.
web-choose-seat = Toca un asiento y confirma.
web-town-give = Dar { $n }
web-town-look-around = Una vela marca a los vecinos cuyos Edificios puedes elegir: toca a uno para verlos.
web-whom = ¿A quién señalas?
web-name-seat = { $me ->
    [yes] Señalarte
   *[other] Señalar a { $name }
}
web-put-back = Cambiar de idea
# What is laid out step by step: $what, $n of $of steps.
web-laid = { $what }: { $n } de { $of }
web-laid-go = Confirmar todo
web-laid-back = Retirar lo último
web-take-back = Recuperar mi asiento del bot
web-time-left = Quedan { $time }
web-ten-seconds = Quedan diez segundos.
web-rule = Regla { $rule }
web-to-moment = Ver este momento de la partida
web-log = El registro
web-log-empty = Aún no ha pasado nada.
web-older = Líneas anteriores
web-while-away = Mientras no estabas
web-talk = Conversación
web-talk-empty = Nadie ha hablado.
# A mark on words that somebody typed; $remark: what they were taken for, such as “I suspect Ann”.
web-understood = Los bots han entendido: { $remark }
web-say = Decir
web-say-something = Di algo
web-hush = El pueblo calla.
web-remarks = Comentarios
web-more-remarks = más…
web-less-remarks = menos
web-because = Porque…
web-no-reason = Decirlo sin motivo
web-channel = A quién
web-channel-table = A la mesa
web-channel-watchers = A los observadores
web-emotes = Gestos
web-mute-name = Silenciar a { $name }
web-unmute-name = Volver a oír a { $name }
web-notes = Notas
web-notes-private = Solo tú puedes leerlas. Se quedan con tu asiento.
web-menu = Menú
web-as-text = La mesa como texto
web-as-board = La mesa como tablero
web-hide-secrets = Ocultar mis secretos
web-show-secrets = Mostrar mis secretos
web-other-device = Seguir con otro dispositivo mío
web-other-device-how = Escanéalo con tu otro dispositivo o abre allí el enlace. No se lo enseñes a nadie: quien lo tiene se sienta en tu lugar.
web-other-device-typed = ¿Allí no hay cámara? Abre { $address } en él y escribe este código. Sirve una vez, durante cinco minutos. Quien lo escribe eres tú.
web-other-device-page = Tu página da un código para teclear
web-secrets-hidden = A salvo de miradas
web-voice-on = Narrador en voz alta
web-voice-off = Narrador en silencio
web-pause = Pausar la partida
web-unpause = Continuar
web-by-vote = por votación
web-give-up-seat = Ceder mi asiento
web-give-up-sure = Un bot seguirá en tu lugar, para siempre. ¿Lo cedes?
web-keep-seat = Quedarme
web-close-table = Terminar la partida para todos
web-close-sure = La partida se interrumpe y todo se revela. ¿La terminas?
web-mute = No ver lo que dice
web-unmute = Ver lo que dice
web-devices = Tu asiento está abierto en { $n ->
    [one] un dispositivo
   *[other] { $n } dispositivos
}.
web-devices-away = Cerrar todos los demás
web-report = Denunciar
web-report-how = Quien lleva este servidor recibe tu denuncia sobre { $name }, con lo que dijo en esta mesa. Nadie aquí se entera.
web-report-why = Motivo
web-report-text = Qué ha pasado
web-report-send = Enviar
web-report-sent = Tu denuncia ha sido enviada.
web-table-code = Mesa { $code }
web-lost = Sin conexión. La mesa sigue; nuevo intento en { $seconds } s.
web-back = De vuelta en la mesa.
web-grace = { $name } ha perdido la conexión; pronto jugará un bot en su lugar.
web-replaced-silent = Se te acabó el tiempo: un bot juega en tu lugar.
web-replaced-gone = Mientras no estabas, un bot jugó en tu lugar.
web-bot-plays = Un bot juega por { $name }.
web-deck = Pila { $n }
web-discards = Descartes { $n }
web-dead = Ha muerto
web-dead-witch = Ha muerto: era bruja
web-dead-not-witch = Ha muerto: no era bruja
web-no-answers = Ahora no se te pregunta nada.
web-options-now = Tus opciones
web-table = La mesa
web-secret-alike = Todas las pantallas se ven igual que esta.
web-secret-then = Aquí todo el mundo respondió en secreto.
web-seat-number = Asiento { $n }

## El final

web-story = La historia
web-won-with = { $n ->
    [one] { $names } gana contigo.
   *[other] { $names } ganan contigo.
}
web-winners = { $n ->
    [0] No gana nadie
    [one] Gana { $names }
   *[other] Ganan { $names }
}
web-you-won = Has ganado
web-you-lost = Has perdido
web-your-side = Estabas con { $side }.
web-share-picture = Una imagen para compartir
web-picture-shared = La imagen está compartida.
web-picture-kept = La imagen está en tus descargas.
web-turning-points = Lo que decidió la partida
web-was-right = Aciertos
web-right-of = { $n } de { $all }
web-who-fooled = Quién engañó a quién
# $me: whether the reader did the fooling, was the only one fooled, was fooled with others, or neither.
web-fooled = { $me ->
    [fooler] Engañaste a { $others }.
    [alone] { $name } te engañó.
    [among] { $name } te engañó, y también a { $others }.
   *[other] { $name } engañó a { $others }.
}
web-at-end = Al final
web-aborted = La partida se interrumpió.
web-rematch = Jugar otra vez
web-rematch-change = Cambiar antes la mesa
web-rematch-wait = { $n ->
    [one] Una persona quiere jugar otra vez.
   *[other] { $n } personas quieren jugar otra vez.
}
web-replay = Repetición
web-record = Grabación
web-open-record = Abrir una partida grabada
web-view-table = Ver la mesa
web-view-story = Ver la historia
web-revealed = Todo al descubierto
web-scores = Los puntos, uno a uno
web-suspicions = Quién sospechaba de quién
web-suspicion-true = una sospecha acertada
web-as-table = Como tabla
web-deal-check = Comprobar el reparto
web-deal-honest = El reparto fue honrado: el secreto coincide con lo que se selló al principio y cada carta se sigue de él.
web-deal-played-on = El reparto fue honrado: lo que se tomó sale del secreto de la otra partida, y el azar desde entonces, del secreto sellado al empezar esta.
web-deal-wrong = El reparto no coincide con lo que se selló al principio.
web-deal-secret = El secreto { $secret } se selló al principio como { $commitment }.
web-win-mark = gana

## Repetición

web-replay-of = Repetición: { $game }
web-step = Paso { $i } de { $total }
web-first = Al principio
web-last = Al final
web-next = Un paso adelante
web-previous = Un paso atrás
web-play = Reproducir
web-stop = Parar
web-scrub = Momento
web-eyes = Con los ojos de
web-eyes-open = Cartas a la vista
web-eyes-watch = Un observador
web-copy-moment = Copiar un enlace a este momento
web-play-on = Seguir desde aquí
web-play-on-how = Una mesa nueva con esta posición: cada cual sabe lo que sabía en este momento, y las cartas ocultas siguen donde estaban. Desde aquí el azar es nuevo. No cuenta en las cifras de nadie.
web-play-on-seat = Tu asiento
web-play-on-alone = A solas con bots
web-play-on-room = Con otros en esta sala
web-came-from = Esta partida continúa desde un momento de otra.
web-came-from-there = Ver ese momento
web-replay-speed = Velocidad
web-jump-points = Momentos decisivos
web-jump-laps = Días y rondas
web-point-before = Al momento decisivo anterior
web-point-next = Al siguiente momento decisivo
web-jump = Ir a
web-replay-not-yet = La repetición se abre cuando termina la partida.

## Reglas, guías, créditos

web-words = Las palabras del juego
web-words-all = Todas las palabras
web-rules-of = Reglas de { $game }
web-search-rules = Buscar en las reglas
web-no-rules-found = Ninguna regla tiene esas palabras.
web-rules-found = { $n ->
    [one] Una regla
   *[other] { $n } reglas
}
web-cards = Las cartas
web-cards-ours = Qué datos de las cartas son nuestros
web-card-set-own = un conjunto propio
web-card-set-load = Cargar un archivo…
web-card-set-look = Ver sus cartas
web-card-set-text = Uno de los nuestros o un conjunto de cartas propio
web-origin-rulebook = del reglamento
web-origin-public = de notas públicas
web-origin-house = nuestro
web-origin-explain = Lo que es una carta viene del reglamento donde lo dice, de notas públicas donde alguien lo escribió, y de nosotros donde nadie lo hizo. Lo nuestro está equilibrado por simulación.
web-tips = Consejos
web-tips-witch = Consejos para tu primera vez de Bruja
web-credits-type = Letra
web-credits-type-text = IM Fell English de Igino Marini y Source Serif 4 de Frank Grießhammer para Adobe, ambas con la SIL Open Font License 1.1, tal como se publican.
web-credits-icons = Iconos
web-credits-icons-text = De game-icons.net, por Lorc, Delapouite y otros, con CC BY 3.0, algunos en otro color o tamaño.
web-credits-art = Imágenes
web-credits-art-text = Cartas, retratos, calles, marcos, cepo, cubos y mensajeros son nuestros, dibujados con formas en tu navegador.
web-credits-games = Juegos
web-credits-games-text = Salem 1692, New Salem y Affliction: Salem 1692 pertenecen a sus editores. No usamos ninguna de sus imágenes ni de sus frases; las reglas están contadas con nuestras palabras.
web-credits-code = Bibliotecas
web-credits-code-text = Svelte, Vite, Fluent, marked y qrcode-generator, cada una con su licencia libre.
web-credits-secrets = Cómo se guardan los secretos
web-credits-secrets-text = El servidor solo envía a tu pantalla lo que tu asiento puede saber. De noche, cada asiento vivo recibe el mismo tipo de pregunta durante el mismo tiempo. El reparto se sella antes de la primera carta y cualquiera puede comprobarlo al terminar.
web-credits-people = La gente de 1692
web-credits-people-text = Existieron, y muchos murieron por esto. Los juegos son juegos; procuramos tratar a las personas con respeto.

## Salem 1692 en el tablero

web-tryal-letter-not-a-witch = N
web-tryal-letter-witch = B
web-tryal-letter-constable = C
web-may-choose = Se puede elegir
web-show = Mostrar
web-hide = Ocultar
web-none = nada
web-earlier = { $card } antes
web-later = { $card } después
web-salem-phase = { $phase ->
    [characters] Elección de personajes
    [dawn] Alba
    [night] Noche { $nights }
    [conspiracy] Conspiración
    [over] El final
   *[day] Día { $day }
}
web-salem-accused = { $n } de { $limit } acusaciones
web-salem-face-down = { $n ->
    [one] 1 Proceso boca abajo
   *[other] { $n } Procesos boca abajo
}
web-salem-hand = { $n ->
    [one] 1 carta en la mano
   *[other] { $n } cartas en la mano
}
web-salem-hides = Oculta: { $tryals }
web-salem-turned = Revelado: { $tryals }
web-salem-front = Delante: { $cards }
web-salem-gavel = Tiene el Mazo del juez
web-salem-town-wins = Vence el pueblo
web-salem-witches-win = Vencen las brujas
web-salem-my-hand = Mi mano
web-salem-my-tryals = Mis Procesos
web-salem-enough = Ahora basta contra { $names }.
web-salem-empty-hand = Sin cartas en la mano
web-salem-sum = { $due ->
    [yes] { $now } + { $more } son { $sum } de { $limit }. Es suficiente: eliges un Proceso y se revela.
   *[no] { $now } + { $more } son { $sum } de { $limit }.
}
web-salem-tryal-deed = { $how ->
    [take] Tomar el Proceso { $n }
    [point] Señalar el Proceso { $n }
   *[up] Revelar el Proceso { $n }
}
web-salem-alibi-deed = Librar a { $name } de: { $card }
web-salem-alibi-several = { $n ->
    [one] Quitar una Acusación
   *[other] Quitar { $n } Acusaciones
}
web-salem-alibi-leaves = { $now } menos { $less }: quedan { $left } de { $limit }.
web-salem-turn-on = Tu turno: juega otra carta o termínalo.
web-salem-kin = bruja como tú
web-salem-pointed = en el punto de mira de { $names }
web-salem-fellows = { $n ->
    [0] No hay otra bruja con vida.
   *[other] Otras brujas: { $names }.
}
web-salem-safe-gavel = El Mazo del juez te protege de las brujas esta noche.
web-salem-safe-asylum = El Asilo te protege de las brujas esta noche.
web-salem-whose-tryals = { $n ->
    [one] Es el último Proceso oculto { DE($name) }.
   *[other] Son los Procesos ocultos { DE($name) }.
}
web-salem-deadly = Eso sería tu muerte. ¿Seguro?
web-salem-deck-order = La pila de robo
web-salem-deck-order-how = La primera carta es la de arriba. Arrastra las cartas, toca las flechas o levanta una con Intro y muévela con las teclas de flecha; nadie ve cómo las cambias.
web-salem-deck-at = { $card }: { $n } de { $total } desde arriba
web-salem-deck-order-done = Dejar la pila así

## New Salem en el tablero

web-town-despair-head = Desesperación
web-town-meter = Desesperación en la ciudad: { $n }; las Brujas necesitan { $needed }
web-town-of = { $n } de { $needed }
web-town-built = { $n ->
    [one] 1 Edificio
   *[other] { $n } Edificios
}
web-town-hope = { $n } de Esperanza
web-town-despair = { $n } de Desesperación
web-town-constable = Comisario
web-town-badge = Tiene una Placa
web-town-on-trial = En Juicio
web-town-holds = Tiene: { $cards }
web-town-has-shown = Ha mostrado: { $types }
web-town-seen = Has visto: { $character }
web-town-set = { $n ->
    [one] Grupo
   *[other] { $n } grupos
}
web-town-copies = { $n ->
    [one] una copia
   *[other] { $n } copias
}
web-town-on-copy = { $hope } de Esperanza y { $despair } de Desesperación en la copia { $n }
web-town-stays = se queda
web-town-tab-district = Barrio
web-town-tab-events = Eventos
web-town-tab-card = Mi carta
web-town-my-district = Tu barrio
web-town-district-of = Barrio de { $name }
web-town-constable-pays = el Comisario paga con Esperanza
web-town-end-witches = Ganan las Brujas
web-town-end-puritans = Ganan los Puritanos
web-town-end-all-lose = Pierden todos
web-town-cart = Para tomar
web-town-my-hand = Tu mano para elegir
web-town-price = Cuesta { $cost } de tu Esperanza ({ $have }).
web-town-pass-left = { $n ->
    [one] Elige uno. El otro pasa a { $name }.
   *[other] Elige uno. Los otros { $n } pasan a { $name }.
}
web-town-counts = Cuenta para tu Personaje.
web-town-counts-not = No cuenta para tu Personaje.
web-town-despair-side = { $side ->
    [witch] Su Desesperación favorece a tu bando.
   *[other] Su Desesperación perjudica a tu bando.
}
web-town-give-why = Con ella se pagan los Eventos que elige { $name }. Lo que das deja de ser tuyo.
web-town-round = Ronda { $n } de 5
web-town-phase = Ronda { $round } de 5 · { $step ->
    [draft] elegir Edificios
    [events] Eventos
   *[end] el final
}

## Affliction en el tablero

web-aff-letter-village = A
web-aff-letter-town = V
web-aff-letter-afflicted = A
web-aff-afflicted = Afligida
web-aff-path = El tablero de los mensajeros
web-aff-messenger-of = Mensajero de { $name }
web-aff-aims = { $side ->
    [village] Aldea
   *[town] Villa
}: arrestar a { $arrests }, proteger a { $protects }
web-aff-influence = { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}
web-aff-in-circle = { $n } en el círculo
web-aff-arrested = { $n ->
    [one] 1 arresto
   *[other] { $n } arrestos
}
web-aff-open-points = { $n ->
    [one] 1 punto por ahora, sin contar agravios
   *[other] { $n } puntos por ahora, sin contar agravios
}
# Beside the sign that stands before those numbers.
web-aff-counts = puntos por ahora, sin agravios
web-aff-first = Primer Jugador
web-aff-note-first = 1.º
web-aff-accusations = { $n ->
    [0] Ninguna acusación
    [one] 1 acusación
   *[other] { $n } acusaciones
}
web-aff-factions = Facciones
web-aff-fear = { $n ->
    [one] 1 Miedo
   *[other] { $n } Miedos
}
web-aff-arrest-for = Arrestar { $n }
web-aff-bring-for = Círculo { $n }
web-aff-costs = cuesta { $n }
web-aff-prices = Arresto: { $arrest }. A tu círculo: { $bring }.
web-aff-advocates = { $n ->
    [one] 1 defensor
   *[other] { $n } defensores
}
web-aff-sum-reputation = reputación { $n }
web-aff-sum-advocates = defensores { $n }
web-aff-sum-defence = círculo { $n }
web-aff-sum-accusations = acusaciones { $n }
web-aff-sum-extra = recargo { $n }
web-aff-sum = { $price } ({ $parts ->
    [one] la reputación
   *[other] { $sum }
}). { $short ->
    [yes] Tienes { $have }.
   *[no] Te quedan { $left }.
}
# Where no heading says which deed it is.
web-aff-it-costs = Cuesta { $sum }
web-aff-price-arrest = Para arrestar: { $sum }
web-aff-price-bring = A tu círculo: { $sum }
web-aff-accuse-sum = Acusaciones: { $n } + 1 = { $sum }.
web-aff-clear-sum = Acusaciones: { $n } − { $off } = { $sum }.
web-aff-frighten-sum = Miedo: { $n } + 1 = { $sum }.
web-aff-comfort-sum = Miedo: { $n } − 1 = { $sum }.
web-aff-stands-with = En el círculo de { $name }.
web-aff-stands-mine = En tu círculo.
web-aff-held-by = Bajo arresto de { $name }.
web-aff-deck-prominent = Notables, quedan { $n }
web-aff-deck-colonist = Colonos, quedan { $n }
web-aff-circles = La gente de los círculos
web-aff-cell-of = { $name } (arrestados)
web-aff-my-circle = Mi círculo
web-aff-empty-circle = Nadie todavía
web-aff-my-grievance = Mi agravio
web-aff-ally = tu aliado
web-aff-circle-of = Círculo
web-aff-arrested-by = Arrestados
web-aff-row-top = Fila de arriba
web-aff-row-bottom = Fila de abajo
web-aff-phase = { $space ->
    [0] Ronda { $round } · mensajeros
   *[other] Ronda { $round } · { $name }
}

## Campos de las cartas, en la página de reglas

web-field-copies = copias
web-field-worth = valor
web-field-name = nombre
web-field-type = tipo
web-field-types = tipos
web-field-piece = pieza
web-field-seams = uniones
web-field-symbols = cubos
web-field-numbers = números de jugadores
web-field-number = número de jugadores
web-field-cost = coste
web-field-effect = efecto
web-field-after = qué es de ella
web-field-do = qué hace
web-field-points = puntos
web-field-when = cuándo actúa
web-field-seats = desde cuántos jugadores
web-field-arrests = a quién arresta
web-field-protects = a quién protege
web-field-arrest-bonus = puntos por arresto
web-field-protect-bonus = puntos por allegado
web-field-penalty = puntos perdidos con un allegado
web-field-colour = color
web-field-boxes = cajas
web-field-removes = lo que retira
web-field-side = bando
web-field-id = nombre
web-field-deck = mazo
web-field-reputation = reputación
web-field-family = familia
web-field-place = Aldea o Villa
web-field-influence = influencia
web-field-houses = casas
web-field-icon = clase de habilidad
web-field-ability = habilidad
web-field-afflicted = Afligida
web-field-starting = colono inicial
web-field-text = texto
web-field-trade = oficio
web-field-border = borde
web-field-stays = se queda
web-field-targets = objetivos
web-field-ally = aliado
web-field-target-bonus = puntos por objetivo
web-field-ally-penalty = puntos perdidos con el aliado

## Being called

web-title-table = { $game } · Meetinghouse
web-title-turn = ● Te toca · { $game }
web-call-me = Avisarme cuando me toque
web-call-on = Este dispositivo avisa cuando te toca
web-call-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
web-call-failed = Este navegador no puede recibir avisos.
web-install = Tener Meetinghouse en este dispositivo
web-install-no = No volver a ofrecerlo

## Why something cannot be used now

web-why-wait = Un momento: el último paso aún está en marcha.
web-why-name = Escribe antes un nombre.
web-why-words = Escribe antes algo.
web-why-least = El mínimo es { $n }.
web-why-most = El máximo es { $n }.
web-why-answer = Te preguntan algo: responde antes a eso.
web-why-fastest = Ya va tan deprisa como puede.
web-why-top = Esta carta ya está arriba del todo.
web-why-bottom = Esta carta ya está abajo del todo.
web-why-laid = { $n ->
    [one] Queda un cubo por colocar.
   *[other] Quedan { $n } cubos por colocar.
}
web-why-host = Solo puede cambiarlo quien organiza la mesa.
web-why-not-asked = { $n ->
    [one] Ahora no: responde { $names }.
   *[other] Ahora no: responden { $names }.
}
web-why-nobody-asked = Ahora no: no se pregunta nada a nadie.

## What happens for the first time

web-firsts-on = Explicaciones la primera vez: sí
web-firsts-off = Explicaciones la primera vez: no
web-firsts-again = Explicarlo todo otra vez
