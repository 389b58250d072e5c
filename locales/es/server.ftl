# Las palabras del servidor de mesas: sus negativas, los comentarios de un toque y el terminal que se une a una mesa.

## Negativas: una para cada código del servidor.

server-refused-unreadable = No se pudo leer ese mensaje.
server-refused-too-large = Ese mensaje es demasiado largo.
server-refused-too-fast = Demasiados mensajes a la vez. Espera un momento.
server-refused-too-many = Demasiadas mesas o conexiones desde tu dirección. Inténtalo más tarde.
server-refused-no-such-table = Esa mesa no existe, o la invitación no es correcta.
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
server-refused-screen-only = La pantalla solo puede empezar la partida y ponerla en pausa.
server-refused-not-host = Solo quien organiza la mesa puede hacer eso.
server-refused-not-in-lobby = La partida ya ha empezado.
server-refused-not-playing = No hay ninguna partida en curso en esta mesa.
server-refused-not-over = Eso se puede ver cuando acabe la partida.
server-refused-seat-taken = Ese asiento ya está ocupado.
server-refused-seat-empty = Todavía hay un asiento libre.
server-refused-table-full = Todos los asientos están ocupados.
server-refused-table-closed = Esta mesa se ha cerrado.
server-refused-unsupported = Esta partida empezó con reglas antiguas que ya no se juegan aquí. Su grabación se conserva.
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
server-refused-kicked = Te han echado de esta mesa.
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
server-vote-return = ¿Es { $name } quien pide volver con otro teléfono?
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
server-join-begins = Empieza la partida.
server-join-lost = No se puede alcanzar el servidor.
server-join-bad-link = Eso no es un enlace a una mesa.

## Said on the screen of somebody who is away

server-push-turn = Te están esperando.
