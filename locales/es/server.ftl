# Las palabras del servidor de mesas: sus negativas, los comentarios de un toque y el terminal que se une a una mesa.

## Negativas: una para cada código del servidor.

server-refused-unreadable = No se pudo leer ese mensaje.
server-refused-too-large = Ese mensaje es demasiado largo.
server-refused-too-fast = Demasiados mensajes a la vez. Espera un momento.
server-refused-too-many = Demasiadas mesas o conexiones desde tu dirección. Inténtalo más tarde.
server-refused-no-such-table = Esa mesa no existe, o la invitación no es correcta.
server-refused-no-such-code = Ninguna mesa tiene este código. Mira bien las letras.
server-refused-codes-rest = Ahora mismo se prueban demasiados códigos equivocados. Escanea el código o abre el enlace.
server-refused-quick-pause = Has dejado partidas a medias hace poco. Tendrás el próximo asiento en { $n ->
    [one] un minuto
   *[other] { $n } minutos
}.
server-refused-no-such-seat = Ese asiento no existe en esta mesa.
server-refused-no-such-game = Ese juego no existe aquí.
server-refused-no-such-page = Aquí no hay nada.
server-refused-bad-token = Este enlace ya no abre ningún asiento aquí.
server-refused-bad-key = Hace falta la invitación para observar esta mesa.
server-refused-bad-origin = Otro sitio intentó actuar por ti. Abre la página del juego.
server-refused-protocol = Esta página es más antigua que el servidor. Recárgala.
server-refused-hello-first = La conexión no empezó con un saludo.
server-refused-watching-only = Estás observando. Solo quienes se sientan a la mesa pueden hacer eso.
server-refused-no-watching = Esta mesa no admite observadores.
server-refused-not-one-room = Esta mesa no tiene pantalla: no se juega en una misma sala.
server-refused-screen-only = La pantalla solo puede empezar la partida, ponerla en pausa y dar la vuelta al reloj de arena.
server-refused-not-host = Solo quien organiza la mesa puede hacer eso.
server-refused-not-in-lobby = La partida ya ha empezado.
server-refused-position-stands = Los asientos y las opciones son los de la partida que esta continúa.
server-refused-not-playing = No hay ninguna partida en curso en esta mesa.
server-refused-not-over = Eso se puede ver cuando acabe la partida.
server-refused-seat-taken = Ese asiento ya está ocupado.
server-refused-seat-claimed = { $name ->
    [none] Alguien abrió este enlace antes que tú y ocupa ahora el asiento.
   *[other] { $name } abrió este enlace antes que tú y ocupa ahora el asiento.
} Pide otro a quien te lo envió.
server-refused-already-seated = Ya tienes un asiento en esta mesa.
server-refused-seat-empty = Todavía hay un asiento libre.
server-refused-table-full = Todos los asientos están ocupados.
server-refused-table-closed = Esta mesa se ha cerrado.
server-refused-unsupported = Esta partida empezó con reglas antiguas que ya no se juegan aquí. Su grabación se conserva.
server-refused-elsewhere = Otro servidor lleva esta mesa.
server-refused-draining = Este servidor solo termina las partidas que tiene. Vuelve a intentarlo dentro de un momento.
server-refused-file-exists = Ese archivo ya existe.
server-refused-no-such-file = Ese archivo no existe.
server-refused-not-empty = Esa base de datos tiene mesas. Una copia solo se pone en una vacía.
server-refused-bad-copy = La copia está dañada: lo leído no es lo que se escribió.
server-refused-clock-doubtful = Según el reloj de esta máquina, aquí no ha pasado nada desde hace más de un día. Si va bien, añade --trust-clock; si no, ponlo antes en hora.
server-other-rules = Esta partida se jugó con las reglas de la versión { $rules }, y este servidor juega con la versión { $today }. Su grabación se conserva, y un servidor de esa versión puede mostrarla.
server-record-unfinished = Esta partida no ha terminado: solo se pueden volver a abrir partidas acabadas.
server-record-doubtful = El reparto de esta grabación no se deduce de su propia clave, así que no se abre.
server-record-other-rules = Esta partida se jugó con las reglas de la versión { $rules }, y aquí se juega con la versión { $today }. Una versión anterior puede mostrarla.
server-refused-not-ready = Aún falta alguien por decir que puede empezar.
server-refused-bad-name = Un nombre necesita al menos una letra o un signo visible.
server-refused-name-taken = Alguien en esta mesa ya se llama así, o tiene un nombre que se parece.
server-refused-not-asked = Ahora mismo no se te pregunta nada.
server-refused-already-answered = Ya has respondido; eso no se puede retirar.
server-refused-channel-closed = Ahora no puedes escribir ahí.
server-refused-muted = Quien organiza la mesa te ha pedido silencio.
server-refused-three-words = Aquí, { $n ->
    [one] una palabra
   *[other] { $n } palabras
} como mucho.
server-refused-talk-full = Ya se ha hablado bastante en esta mesa.
server-refused-needs-about = Di de quién hablas.
server-refused-no-about = Ese comentario no se refiere a nadie.
server-refused-no-such-reason = Ese motivo no es de este juego.
server-refused-is-person = Ahí se sienta una persona.
server-refused-vote-open = Ya se está votando otra cosa.
server-refused-no-vote = No se está votando nada.
server-refused-not-voter = No tienes voto en esto.
server-refused-too-few = Siendo dos, nadie puede echar al otro.
server-refused-device-removed = Este dispositivo ya no juega en tu nombre: se quitó desde otro.
server-refused-bad-code = Este código no es válido o ya no lo es. Crea uno nuevo.
server-refused-bad-passkey = Esta clave de acceso no se conoce aquí o tardó demasiado. Inténtalo otra vez.
server-refused-prove-it = Tienes una clave de acceso: muéstrala primero o escribe tu código en papel.
server-refused-kicked = Te han echado de esta mesa: quien la abrió, antes de la partida, o una votación.
server-refused-no-programs = En esta mesa solo se sientan personas.
server-refused-programs-by-link = En esta mesa un programa necesita un enlace a un asiento: pídelo a quien organiza.
server-refused-banned = Quien lleva este servidor te ha excluido por un tiempo.
server-refused-no-such-report = Esa denuncia no existe.
server-refused-bad-ban = Indica una dirección, una red o una clave de persona de 16 cifras, y un plazo en horas.
server-refused-not-banned = Esa exclusión no existe.
server-admin-kept = { $table } ha continuado entretanto y se conserva.
server-admin-list = Todas las mesas, primero la más reciente.
server-admin-close = Interrumpir una mesa; todo se descubre.
server-admin-export = La grabación de una mesa en JSON Lines, o con --log su diario entero.
server-admin-prune = Olvidar las mesas en las que no pasa nada desde hace unos días.
server-admin-push-key = Escribir una MEETINGHOUSE_PUSH_KEY nueva, con la que se pueden enviar avisos.
server-admin-repair = Poner la lista de mesas de acuerdo con sus diarios.
server-admin-migrate = Poner al día la base de datos y parar.
server-admin-backup = Copiar todo en un archivo, se juegue o no, y volver a leerlo.
server-admin-restore = Poner una copia en una base de datos vacía y volver a leerla.
server-admin-copied = Mesas: { $tables }, anotaciones: { $commits }; leídas de nuevo y comparadas.
server-admin-reports = Lo que la gente ha denunciado; con --all, también lo ya resuelto.
server-admin-reports-show = Una denuncia con sus pruebas.
server-admin-reports-close = Una denuncia queda resuelta.
server-admin-ban = Excluir por un tiempo una dirección, una red o la clave de una persona.
server-admin-unban = Dejar volver a alguien.
server-admin-bans = Quién está excluido, y hasta cuándo.
server-admin-arg-database = sqlite:///archivo o postgresql://…
server-admin-arg-abandoned = También las partidas en curso, si nada ha pasado en ellas.
server-admin-arg-archive = Una carpeta que recibe antes la grabación de cada partida.
server-admin-arg-yes = Sin esto, solo decir qué se iría.
server-admin-arg-trust-clock = el reloj de esta máquina va bien, aunque aquí no haya pasado nada en días
server-refused-no-coach = Se puede pedir consejo cuando solo juegas con bots, o donde quien organiza la mesa lo permite para tu asiento.
server-refused-no-push = Este servidor no puede enviar avisos.
server-refused-bad-push = Eso no es una dirección de avisos de un navegador.
server-refused-not-alone = En esta mesa también juegan otras personas.
server-refused-going-away = La conexión se cierra. Vuelve en un momento.
server-refused-unavailable = El servidor no alcanza su almacén. No se ha perdido nada; inténtalo de nuevo.
server-refused-internal = Algo falló en el servidor. No ha cambiado nada.

## Votaciones: lo que se pregunta a la mesa y cómo va.
# $name: a quién se quiere echar.

server-vote-pause = ¿Se pone la partida en pausa?
server-vote-resume = ¿Se reanuda la partida?
server-vote-close = ¿Se interrumpe la partida y se revela todo?
server-vote-return = Alguien quiere volver como { $name } con otro teléfono, que muestra el { $code }. ¿Es { $name }?
server-vote-kick = ¿Se echa a { $name }?
server-vote-count = { $yes } a favor, { $no } en contra; hacen falta { $needed } a favor.
server-vote-yes = Sí
server-vote-no = No

## Denuncias.

server-report-abuse = Insultos o amenazas
server-report-cheating = Trampas
server-report-stalling = Alarga la partida
server-report-name = Un nombre ofensivo
server-report-other = Otra cosa

## El terminal en la mesa de un servidor.

server-bot-name = Bot { $seat }
server-join-seated = Estás en la mesa { $table }, asiento { $seat }.
server-join-waiting = Esperando a que empiece la partida ({ $taken } de { $seats } asientos ocupados).
server-join-program = { $name } es un programa: { $program }.
server-join-begins = Empieza la partida.
server-join-lost = No se puede alcanzar el servidor.
server-join-bad-link = Eso no es un enlace a una mesa.

## Said on the screen of somebody who is away

server-push-turn = Te están esperando.
server-push-invite = { $name } te invita a su mesa.
