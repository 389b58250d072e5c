# Rechazos: decir qué falla y qué hacer, sin reproches.

error-by-rule = { $text } (regla { $rule })

error-stale = Esa pregunta ya está cerrada. Responde a la que se te hace ahora.
error-not-asked = Ahora mismo no se te pregunta nada.
error-not-offered = Esa no es una de tus opciones.
error-malformed = No se ha podido leer esa respuesta.
error-game-over = La partida ha terminado.
error-no-such-seat = Ese asiento no existe en esta mesa.
error-bad-seats = Este juego no admite ese número de jugadores.
error-bad-option = Esa opción no existe o no admite ese valor.
error-bad-seed = Una semilla es un número entero desde 0 hasta 2 elevado a 256.
error-bad-view = Eso no es una vista de este juego.
error-bad-since = Los sucesos se cuentan desde 0.
error-bad-record = Esa grabación no se puede leer o se contradice.
error-unfinished-record = Esta partida no ha terminado, y sus secretos no deben escribirse.
error-mixed-games = Un archivo contiene un solo juego.
error-not-over = Esa partida no ha terminado: el análisis mostraría lo que aún está oculto.
error-unsupported-version = Esa grabación sigue unas reglas que aquí ya no se juegan.
error-broken-chance = Los resultados de azar de esa grabación no encajan con su partida.
error-no-record = Una partida imaginada no tiene grabación.
error-unknown-game = Aquí no existe ese juego.
error-bad-game = Esto no es un juego al que se pueda jugar aquí.
error-unknown-environment = Aquí no existe ese entorno.
error-game-taken = Otro juego tiene ya este identificador.
error-bad-level = Este juego no tiene ningún bot de ese nivel.
error-no-bot-file = No existe ese archivo de bot.
error-no-bot-class = Ese archivo no tiene ningún bot con ese nombre.
error-bad-opponents = Debe haber tantos rivales como asientos restantes.
error-bad-render-mode = No existe esa manera de dibujar la mesa.
error-bad-jobs = El número de procesos es un entero a partir de 1.
error-no-such-scene = Esta lección no tiene esa escena.
error-too-many-answers = Esta escena ya ha tenido bastantes respuestas: repítela desde el principio.
error-not-now = No es eso lo que se pregunta ahora.
error-not-a-choice = Eso no se puede elegir aquí.
