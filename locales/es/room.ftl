# Lo que lee toda una sala: la pantalla que muestra la mesa, y los teléfonos como manos.

## La pantalla

room-scan = Escanead con el teléfono el código de un asiento libre.
room-full = Ya está todo el mundo. Confirmad en el teléfono que podemos empezar.
room-all-ready = Todo listo: puede empezar quien organiza la mesa, o alguien desde aquí.
room-seat-code = Código del asiento { $n }
room-or-code = O abre { $address } y escribe
room-or-type = O abrid { $address } en el teléfono y escribid { $code }
room-unreachable = Los teléfonos no pueden llegar a esta dirección: es solo la de esta máquina. Arranca el servidor con «make play», o abre esta página con la dirección de la máquina en la red.
room-touch = Toca la pantalla una vez para que pueda hablar.
room-no-voice = Aquí no hay voz en español: instrumentos y texto en su lugar.
room-wifi-only = Solo llegan aquí los teléfonos de esta wifi, no los que van con datos móviles.
room-remote = Mando a distancia: arriba y abajo para el volumen, izquierda para oírlo otra vez, derecha para el reloj de arena, Intro para empezar, pausar y seguir.
room-say-again = Repetir
room-glass = Dar la vuelta al reloj de arena
room-glass-runs = La arena cae: { $n } s
room-glass-out = Se acabó la arena: id terminando.
room-reading = { $n ->
    [one] Sujetad el teléfono y leed quiénes sois. Una persona aún está leyendo.
   *[other] Sujetad el teléfono y leed quiénes sois. { $n } personas aún están leyendo.
}
room-turn = { $n ->
    [one] { $names }: te toca.
   *[other] { $names }: os toca responder.
}
room-all-asked = Cada cual mira su propio teléfono.
room-gone = { $name } ya no está. Escanea para volver.
room-again = Toda la historia está en los teléfonos. Quien organiza sigue cuando se haya leído.
room-next-game = La próxima partida
room-go-on = Seguir
room-read = He leído la historia
room-read-wait = Se sigue cuando lo diga quien organiza, o cuando todos la hayan leído.
room-still-reading = { $n ->
    [one] { $names } todavía lee la historia.
   *[other] { $names } todavía leen la historia.
}
room-evening = { $n ->
    [one] Una partida esta noche
   *[other] { $n } partidas esta noche
}
room-lang = Idioma de la pantalla

## Cómo llegan los teléfonos

room-nearby = Teléfonos en esta sala
room-nearby-how = En la misma wifi, escanead el código o abrid { $address }
room-nearby-trouble = ¿El teléfono no muestra nada?
room-nearby-help = Ponlo en la misma wifi que esta máquina: ni red de invitados, ni datos móviles, ni VPN. Deja que el cortafuegos de esta máquina acepte el puerto de la dirección. Algunos routers separan los dispositivos («aislamiento de clientes»): desactívalo, o comparte la conexión de un teléfono y conecta a ella los demás y esta máquina.

## El camino a la pantalla, en un teléfono

room-screen = La pantalla
room-screen-how = En un televisor, una tableta o un portátil, abre esta dirección. Muestra lo que todos pueden ver.

## Un teléfono entre muchos ojos

room-hold = Mantén pulsado para mirar
room-hold-of = { $what }. Boca abajo: mantén pulsado para mirar.
room-play-this = Jugar esta carta
room-turn-this = Revelar esta
room-choose-this = Tomar esta
room-name-this = Nombrar a esta persona
room-asked = Mantén pulsado aquí para leer lo que se te pregunta.
room-look-up = Levanta la vista: la pantalla cuenta lo que pasa.
room-card-back = Una carta
room-alike = Acerca el teléfono. Se ve igual para todos.
room-answered = Anotado. Puedes cambiarlo hasta que acabe el tiempo.
room-choose = Elige
room-not-that = Esa no.
room-why = Mantén pulsado aquí para leer por qué.
room-not-asked = Ahora no se te pregunta nada.
room-points = { $name } señala a { $target }.
room-my-choice = Tu elección: { $name }.
room-see-choice = Mantén pulsadas las palabras del narrador para ver a quién elegiste.
room-i-am = Soy { $name }: dejadme volver
room-ask-room = A los demás se les pregunta si eres tú. Diles este número: { $code }.
room-not-you = Los demás no han estado de acuerdo.
room-share = Dos en un teléfono
room-share-how = Quien no tenga teléfono se sienta también aquí. El teléfono dice a quién pasarlo.
room-shared-with = También en este teléfono: { $names }
room-share-name = Nombre de la otra persona
room-pass = Pasad el teléfono a { $name }
room-pass-on = Pasar el teléfono
room-have-it = Soy { $name } y nadie mira
room-has-won = { $side ->
    [none] { $name } ha ganado.
   *[other] { $name } ha ganado con { $side }.
}
room-has-lost = { $side ->
    [none] { $name } ha perdido.
   *[other] { $name } ha perdido con { $side }.
}
