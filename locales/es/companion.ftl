### Para quien juega con las cajas impresas: preparación, pregonero, relojes, cuentas y recuento final. El navegador y la terminal leen lo mismo.

## Salem 1692: setting up

salem1692-setup-tryals = Sacad { $tryals } Procesos de la caja: { $innocent } × No es Bruja, { $witch } × Bruja, { $constable } × Comisario. El resto se queda en la caja.
salem1692-setup-deal-tryals = Barajadlos y repartidlos todos boca abajo. Cada cual tiene { $each }, los mira en secreto y los pone en fila delante de sí.
salem1692-setup-characters = Barajad las cartas de Ayuntamiento y dad una a cada cual, boca arriba.
salem1692-setup-choose-characters = Dad dos cartas de Ayuntamiento a cada cual. Cada cual se queda una; después se enseñan todas.
salem1692-setup-apart = Sacad de la pila de robo el Gato Negro, la Conspiración y la Noche. Barajad las otras { $shuffled } cartas.
salem1692-setup-hands = Repartid a cada cual una mano de { $hand }. Quedan { $rest } cartas.
salem1692-setup-deck = Barajad la Conspiración con lo que queda y poned la Noche debajo de todo: la pila de robo tiene { $deck } cartas. El Gato Negro espera al lado.
salem1692-setup-kills = Buscad las cartas de Muerte de vuestros { $players } personajes. Esperan la Noche en un montón.
salem1692-setup-gentle = Revelación suave: mientras la persona acusada tenga 4 o 5 Procesos ocultos, se señalan dos y ella revela uno.
salem1692-setup-gavel = Poned el Mazo del juez en el centro. Ya puede el pregonero anunciar el Alba.

## Salem 1692: the town crier. What it says stands in salem1692.ftl.

salem1692-scene-dawn = Alba
salem1692-scene-conspiracy = Conspiración
salem1692-scene-night = Noche
salem1692-mark-constable = La carta de Comisario sigue boca abajo
salem1692-mark-cat = El Gato Negro puede hacer daño a alguien (no, si no está delante de nadie, o si está delante de Mary Warren o de Martha Corey con su poder)
salem1692-cat-here = El Gato Negro está aquí
salem1692-mark-watcher = Alguien que no juega vigila
salem1692-pause-settle = Cerrar los ojos
salem1692-pause-dawn = Las brujas en el Alba
salem1692-pause-prepare = Extender las cartas de Muerte
salem1692-pause-night = Las brujas por la Noche
salem1692-pause-constable = El Comisario
salem1692-pause-confess = La confesión
salem1692-pause-cat = El Proceso del Gato Negro
salem1692-pause-take = Tomar los Procesos
salem1692-pause-mix = Mezclar y repartir los Procesos
salem1692-pause-turn = Un turno
## The pages

companion-of = { $game }: junto a la caja
companion-parts = Partes del compañero
companion-part-setup = Preparación
companion-part-crier = Pregonero
companion-part-turns = Turnos
companion-part-tally = Acusaciones
companion-none = No hay compañero para este juego.
companion-names = Nombres
companion-names-and-dead = Nombres, y quién ha muerto
companion-names-how = En orden de turno. Cuando todo el mundo tiene nombre, el pregonero os llama por él; nada sale de este dispositivo.
companion-player = Asiento { $n }
companion-dead = Ha muerto
companion-new-evening = Partida nueva, misma gente
companion-options = Opciones
companion-choose-limit = Solo hasta { $limit } personas.
companion-count-right = Correcto.
companion-count-over = Sobran { $n }: deberían ser { $expected }.
companion-count-under = Faltan { $n }: deberían ser { $expected }.
companion-done = Hecho: { $n } de { $total }
companion-all-done = Todo está en su sitio. Podéis empezar.
companion-again = Otra vez
companion-longer = Más tiempo
companion-on = Seguir
companion-stop = Parar
companion-show-buttons = Mostrar los botones
companion-tonight = Esta noche
companion-voice = Voz
companion-voice-here = El pregonero habla con la voz «{ $name }».
companion-voice-none = Este navegador no tiene voz en español: el pregonero toca instrumentos y muestra letras grandes.
companion-wish-spoken = Hablar en voz alta
companion-wish-wind = Viento mientras los ojos están cerrados, para que nadie oiga las manos
companion-wish-discreet = Discreto: pantalla negra para un teléfono en el centro de la mesa
companion-sound-owl = Búho
companion-sound-drum = Tambor
companion-sound-knocker = Aldaba
companion-sound-horn = Cuerno
companion-sound-cock = Gallo
companion-sound-bell = Campana
salem1692-sound-owl = Las brujas abren los ojos.
salem1692-sound-drum = Las brujas los cierran.
salem1692-sound-knocker = El Comisario abre los ojos.
salem1692-sound-horn = El Comisario los cierra.
salem1692-sound-cock = Todo el mundo abre los ojos.
salem1692-sound-bell = Se oye a quién han elegido las brujas.
companion-pauses = Pausas, en segundos
companion-usual = Lo habitual
companion-pause = Pausa
companion-start = Poner el reloj en marcha
companion-next = Siguiente
companion-whose-turn = ¿A quién le toca?
companion-less = Menos: { $what }
companion-more = Más: { $what }

## Salem 1692 on its pages

companion-count-salem1692-tryals = Contad los Procesos:
companion-count-salem1692-deal-tryals = ¿Cuántos tiene cada cual?
companion-count-salem1692-apart = Contad las cartas que barajáis:
companion-count-salem1692-hands = Contad las cartas que quedan:
companion-count-salem1692-deck = Contad la pila de robo:
companion-salem-deck = Las otras { $shuffled } cartas, por clases
companion-character-of = Personaje: { $name }
companion-no-character = Sin personaje
companion-as = Tiene el poder { DE($character) }
companion-due = Se ha llegado al límite: se revela un Proceso.
companion-early = ¿Una carta de { $names }? Entonces ya se puede revelar un Proceso.
companion-turned-up = Revelado: quitar las cartas rojas
companion-clear-all = Quitar todas las cartas rojas

## New Salem: setting up. What is marked as ours stands in our own card set; your box may differ, and its cards say so

new-salem-setup-characters = Barajad Brujas y Puritanos en dos montones. Tomad sin mirar { $witches } Brujas y { $puritans } Puritanos: { $characters } Personajes.
new-salem-setup-deal-characters = Barajadlos juntos y dad uno a cada cual, boca abajo. { $away ->
    [one] El que sobra vuelve a la caja sin mirarlo.
   *[other] Los otros { $away } vuelven a la caja sin mirarlos.
}
new-salem-setup-buildings = Apartad los Edificios con un número mayor que { $players } y barajad los demás en un mazo: { $buildings } cartas en nuestro propio conjunto.
new-salem-setup-events = Haced lo mismo con los Eventos: { $events } cartas en el mazo de nuestro propio conjunto, además de las de borde rojo.
new-salem-setup-red-border = Poned en el centro, boca arriba, los Eventos de borde rojo: Purificación y los Juicios (nuestro propio conjunto tiene { $trials } para esta mesa; vuestra caja puede tener otros).
new-salem-setup-badges = Dejad a mano una Placa por persona: { $players } Placas. La Esperanza y la Desesperación están al lado.
new-salem-setup-constable = Elegid quién es Comisario primero: al azar, o la última persona acusada sin motivo. Toma una Placa.
new-salem-setup-first-hope = Quien empieza de Comisario recibe 1 de Esperanza, sobre el primer Edificio que juegue.
new-salem-setup-threshold = Decidlo una vez en voz alta: gana una Bruja con { $needed } de Desesperación o más al final.
companion-town-deck = Estas { $deck } cartas, por clases
companion-count-new-salem-characters = Contad los Personajes:
companion-count-new-salem-deal-characters = ¿Cuántos volvieron?
companion-count-new-salem-badges = Contad las Placas:

## Affliction: setting up

affliction-setup-first = Sortead quién empieza y dadle la ficha de Primer Jugador.
affliction-setup-factions = Tomad las facciones para { $players } personas: { $factions } cartas. Cada cual saca una, desde quien empieza.
affliction-setup-starters = Buscad los { $starters } Colonos iniciales. Cada cual recibe uno al azar, boca arriba, para empezar su círculo; los demás van con las cartas azules.
affliction-setup-choose-starters = Buscad los { $starters } Colonos iniciales. Dad dos a cada cual; cada cual se queda uno para su círculo y lo enseña. Los demás van con las cartas azules.
affliction-setup-grievances = Dad un agravio a cada cual, boca abajo. Los demás quedan ocultos.
affliction-setup-messengers = Cada cual toma { $messengers } mensajeros y { $influence ->
    [one] 1 influencia
   *[other] { $influence } influencias
}.
affliction-setup-red = Barajad los Notables (dorso rojo): { $prominent } cartas.
affliction-setup-red-row = Descubrid { $row } al lado: la fila de arriba. Quedan { $upper } en el mazo rojo.
affliction-setup-blue = Apartad las dos cartas de final y barajad los Colonos (dorso azul): { $colonists } cartas.
affliction-setup-packet = Tomad { $below } cartas azules sin mirar, barajad entre ellas las cartas de final y poned estas { $packet } cartas debajo del mazo azul.
affliction-setup-blue-row = Descubrid { $row } cartas azules: la fila de abajo. Quedan { $lower } en el mazo azul.
affliction-setup-tokens = Dejad acusaciones, Miedo, Prueba espectral y Protección junto al tablero.
companion-count-affliction-factions = Contad las facciones:
companion-count-affliction-starters = Contad los Colonos iniciales:
companion-count-affliction-choose-starters = Contad los Colonos iniciales:
companion-count-affliction-red = Contad las cartas rojas:
companion-count-affliction-red-row = Contad el mazo rojo:
companion-count-affliction-blue = Contad las cartas azules:
companion-count-affliction-packet = Contad el paquete:
companion-count-affliction-blue-row = Contad el mazo azul:

## New Salem on its pages

companion-part-rounds = Rondas
companion-part-end = El final
companion-start-over = Empezar de nuevo
companion-count-out = El recuento
companion-town-round = Ronda { $n } de { $total }
companion-town-over = Se acabaron las cinco rondas.
companion-town-phase-draft = Elegir Edificios
companion-town-phase-event = Evento
companion-town-phase-initiate = Iniciar
companion-town-phase-end = Fin de la ronda
companion-town-do-draft = Repartid { $dealt } Edificios a cada cual. Cada cual se queda uno y pasa el resto a la izquierda, { $played } veces en total. De los dos últimos quedaos uno, o descartad ambos y tomad el de arriba del mazo.
companion-town-do-event = Descubrid un Evento del mazo.
companion-town-do-initiate = { $edition ->
    [en] Quien quiera da Esperanza al Comisario.
   *[other] Quien quiera da Esperanza a cualquier otra persona.
} El Comisario paga un Evento a la vista y lo lleva a cabo; después elige al siguiente Comisario, que toma una Placa y 1 de Esperanza. Quien podría pagar el Evento más caro debe iniciar uno; con menos Esperanza puede acabar la ronda. { $edition ->
    [en] Solo se repone un Evento sin borde rojo.
   *[other] Se repone toda carta que sale de la mesa, también un Juicio.
}
companion-town-do-end = Barajad el mazo de Edificios con todo lo que se puso debajo. Placas y Comisario se quedan como están.
companion-town-next = Siguiente
companion-town-despair = Desesperación en la ciudad
companion-town-short = Una Bruja necesita { $needed }: { $n } más.
companion-town-enough = Suficiente para una Bruja (hacen falta { $needed }), antes de contar Juicios y grupos.
companion-town-people = La ciudad
companion-town-first = Elegid quién es Comisario primero.
companion-town-able = Puede ser Comisario después: { $names }.
companion-town-stays = El resto está en Juicio: { $name } sigue de Comisario.
companion-town-constable = Comisario
companion-town-badge = Placa
companion-town-choose = { $name } pasa a ser Comisario
companion-town-try = Juicio: { $name }
companion-town-kind = { $side }: { $types }
companion-town-own-card = Otra carta: marca su bando y sus tipos
companion-our-cards = Nuestras propias cartas
companion-town-extra = Puntos de otras cartas
companion-town-as-printed = Manda vuestra caja: marcad aquí a quién hacen Comisario las cartas, cuántos Juicios hay y qué Placas da o quita una carta.
companion-town-badge-of = Placa de { $name }
companion-free-numbers = Vuestros propios números
companion-aff-free-circle = Gente en el círculo
companion-aff-free-arrested = Gente arrestada
companion-aff-free-houses = Casas de la gente arrestada
companion-aff-free-status = Puntos de la facción
companion-aff-free-grievances = Puntos del agravio
companion-aff-free-tie = Puntos iguales: decide la reputación más alta del círculo y los arrestos; luego, la siguiente.
companion-town-character = Personaje
companion-town-on-trial = En Juicio
companion-town-held = { $event } ({ $n })
companion-town-hope = Esperanza restante
companion-town-buildings = Contad los Edificios, pieza a pieza:
companion-town-piece-left = izquierda
companion-town-piece-middle = centro
companion-town-piece-right = derecha
companion-town-of = { $type }, { $piece }: { $name }
companion-town-missing = Aún sin Personaje: { $names }.
companion-town-lies = Sobre los Edificios hay { $n } de Desesperación.
companion-town-step-witch-tried = { $name }, Bruja en Juicio: −{ $n }, quedan { $after }.
companion-town-step-witch-free = { $name }, Bruja sin Juicio: +{ $n }, son { $after }.
companion-town-step-puritan-tried = { $name }, del lado de los Puritanos, en Juicio: +{ $n }, son { $after }.
companion-town-step-death-set = { $name } tiene grupos de Muerte completos: +{ $n }, son { $after }.
companion-town-step-justice-set = { $name } tiene grupos de Justicia completos: −{ $n }, quedan { $after }.
companion-town-step-floor = La Desesperación nunca baja de 0.
companion-town-reached = { $n } de Desesperación, hacen falta { $needed }: ganan las Brujas.
companion-town-not-reached = { $n } de Desesperación, hacen falta { $needed }: ganan los Puritanos.
companion-town-line-own = Sus tipos
companion-town-line-sets = Grupos
companion-town-line-charter = Carta real
companion-town-line-letter = Letra
companion-town-line-extra = Otras cartas
companion-town-line-total = Puntos
companion-town-by-points = Gana { $names }: más puntos que nadie en el bando ganador.
companion-town-by-hope = Gana { $names }: a igualdad de puntos, más Esperanza.
companion-town-by-shared = { $names } comparten la victoria: mismos puntos, misma Esperanza.
companion-town-by-nobody = Desesperación suficiente y ninguna Bruja en la mesa: pierde todo el mundo.

## Affliction on its pages

companion-part-spaces = Casillas
companion-part-prices = Precios
companion-back = Atrás
companion-ours = Los números son los de nuestro propio conjunto de cartas. Si vuestra carta impresa dice otra cosa, vale la carta.
companion-aff-place = Colocad mensajeros, uno cada cual por turno, desde el Primer Jugador.
companion-aff-now = { $n }. { $space }
companion-aff-next = Casilla siguiente
companion-aff-round = Ronda siguiente
companion-aff-after = Después de la casilla 14: deslizad las filas alejándolas de los mazos y completadlas. Si ningún colono de la fila de abajo fue arrestado ni entró en un círculo, la carta más lejana al mazo va debajo y entra una nueva.
companion-aff-faction = arresta: { $arrests }; protege: { $protects }
companion-aff-who = Colono
companion-aff-belongs = Aldea o Villa
companion-aff-is-prominent = La carta tiene el dorso rojo (Notable)
companion-aff-where = ¿Dónde?
companion-aff-in-row = en una fila
companion-aff-in-circle = en el círculo de otra persona
companion-aff-in-mine = en tu círculo
companion-aff-by = ¿Cómo?
companion-aff-by-usual = casilla 8 o 13
companion-aff-by-space = casilla 9 o 14
companion-aff-by-ability = por una habilidad
companion-aff-you = Tu facción
companion-aff-is-spectral = La Prueba espectral está sobre la carta
companion-aff-is-protection = La ficha de Protección está sobre la carta
companion-aff-is-silenced = Hay tres Miedos sobre la carta
companion-aff-has-nurse = { $name } está en el mismo círculo y puede actuar
companion-aff-has-willard = { $name } está en el círculo de otra persona y puede actuar
companion-aff-has-porter = { $name } está en tu círculo y puede actuar
companion-aff-has-andrew = { $name } está en tu círculo y puede actuar
companion-aff-arrest = Arresto
companion-aff-bring = Traer a tu círculo
companion-aff-part-reputation = Reputación
companion-aff-part-advocates = Defensores
companion-aff-part-accusations = Acusaciones
companion-aff-part-defence = Defensa del círculo
companion-aff-part-floor = No por debajo de 0
companion-aff-part-nurse = Rebecca Nurse
companion-aff-part-willard = John Willard
companion-aff-part-space = La casilla más cara
companion-aff-part-ability = La habilidad
companion-aff-total = Cuesta { $cost ->
    [one] 1 influencia
   *[other] { $cost } influencias
}
companion-aff-no-mine = { $name } está en tu círculo.
companion-aff-no-protected = { $name } tiene Protección: no hay arresto.
companion-aff-no-unaccused = Sin acusación ni Prueba espectral no hay arresto.
companion-aff-no-proctor = { $name }: no hay arresto con menos de { $needed } acusaciones.
companion-aff-no-place = Tu facción no puede traer a gente del otro lugar.
companion-aff-its-faction = Facción
companion-aff-its-grievance = Agravio
companion-aff-circle = En el círculo
companion-aff-arrested = Arrestos
companion-aff-tap = Toca todas las cartas que están ahí: { $name }
companion-aff-circle-of = círculo: { $name }
companion-aff-jail-of = arresto: { $name }
companion-aff-missing = Aún sin facción o sin agravio: { $names }.
companion-aff-line-righteousness = 1 por carta del círculo o arrestada
companion-aff-line-wealth = casas de la gente arrestada
companion-aff-line-status = lo que la facción arresta y protege
companion-aff-line-grievances = tus objetivos arrestados; aliado arrestado
companion-aff-line-total = todo junto
companion-aff-tie = puntos iguales: se comparan desde la más alta
companion-aff-won-points = Gana { $names } con más puntos.
companion-aff-won-reputation = Gana { $names }: puntos iguales, mejor reputación.
companion-aff-won-shared = { $names } comparten la victoria.
companion-why-clock = No corre ningún reloj.
companion-why-beginning = Es el comienzo de la ronda.
companion-aff-taken = { $what } ({ $name })
