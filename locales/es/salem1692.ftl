### Salem 1692. Los nombres de las cartas y lo que se dice en la mesa; todos los textos con nuestras palabras.
### `.a` es el nombre dentro de una frase, `.text` dice qué hace la cosa, `.who` cuenta una vida.

## The game

salem1692-name = Salem 1692
    .text = Brujas ocultas, acusaciones a la vista y noches en las que alguien muere. De 4 a 12 jugadores.
salem1692-side-town = el pueblo
salem1692-side-witches = las brujas

## Playing cards

salem1692-card-accusation = Acusación
    .a = una Acusación
    .text = Roja. Ponla delante de otro jugador: 1 acusación. En el límite se revela uno de sus Procesos.
salem1692-card-evidence = Prueba
    .a = una Prueba
    .text = Roja. Ponla delante de otro jugador: 3 acusaciones.
salem1692-card-witness = Testigo
    .a = un Testigo
    .text = Roja. Ponla delante de otro jugador: 7 acusaciones.
salem1692-card-alibi = Coartada
    .a = una Coartada
    .text = Verde. Quita a otro jugador cartas rojas que valgan hasta 3 acusaciones.
salem1692-card-stocks = Cepo
    .a = un Cepo
    .text = Verde. Ponlo delante de otro jugador, que perderá su próximo turno.
salem1692-card-scapegoat = Chivo expiatorio
    .a = un Chivo expiatorio
    .text = Verde. Mueve todas las cartas rojas, verdes y azules de otro jugador delante de un tercero.
salem1692-card-arson = Incendio
    .a = un Incendio
    .text = Verde. Otro jugador pierde toda su mano.
salem1692-card-curse = Maldición
    .a = una Maldición
    .text = Verde. Descarta una carta azul delante de otro jugador.
salem1692-card-robbery = Robo
    .a = un Robo
    .text = Verde. Da toda la mano de otro jugador a un tercero.
salem1692-card-matchmaker = Casamentera
    .a = una Casamentera
    .text = Azul. Los dos jugadores que tienen una quedan unidos: cuando muere uno, muere el otro.
salem1692-card-asylum = Asilo
    .a = el Asilo
    .text = Azul. Las brujas no pueden matar a este jugador por la Noche.
salem1692-card-piety = Piedad
    .a = la Piedad
    .text = Azul. No se puede jugar ninguna carta roja sobre este jugador.
salem1692-card-black-cat = Gato Negro
    .a = el Gato Negro
    .text = Azul. Cuando se roba la Conspiración, primero se revela un Proceso de este jugador.
salem1692-card-conspiracy = Conspiración
    .a = la Conspiración
    .text = Negra. Se revela un Proceso del jugador con el Gato Negro; luego cada cual toma un Proceso oculto de su izquierda.
salem1692-card-night = Noche
    .a = la Noche
    .text = Negra. El pueblo cierra los ojos, las brujas eligen una víctima y el Alguacil protege a alguien.

## Tryals

salem1692-tryal-not-a-witch = No es Bruja
    .a = una carta de No es Bruja
    .text = De esta no hay nada que temer.
salem1692-tryal-witch = Bruja
    .a = una Bruja
    .text = Quien la haya tenido alguna vez es bruja. Revelada, mata a su dueño.
salem1692-tryal-constable = Alguacil
    .a = el Alguacil
    .text = Por la Noche, su dueño protege a otro jugador con el Mazo del juez.

## Town Hall

salem1692-character-abigail-williams = Abigail Williams
    .text = Cuando pones la última acusación, puedes descartar todas las cartas rojas que tengas delante.
    .who = Una niña de unos once años, en la casa del ministro, de las primeras en enfermar y en nombrar a sus vecinos.
salem1692-character-ann-putnam = Ann Putnam
    .text = Cuando pones la última acusación, puedes robar dos cartas antes de que se revele el Proceso.
    .who = Doce años, una de las acusadoras más escuchadas; en 1706 pidió perdón ante su iglesia.
salem1692-character-cotton-mather = Cotton Mather
    .text = Una Prueba delante de ti vale solo 1.
    .who = Ministro y escritor de Boston que advirtió contra las pruebas espectrales y aun así defendió al tribunal.
salem1692-character-george-burroughs = George Burroughs
    .text = Hacen falta ocho acusaciones para revelar un Proceso tuyo.
    .who = Antiguo ministro de la Aldea, famoso por su fuerza; ahorcado en agosto de 1692 tras rezar el Padrenuestro sin un fallo.
salem1692-character-giles-corey = Giles Corey
    .text = Cuando robas dos Acusaciones en tu turno, puedes mostrarlas y robar una tercera carta.
    .who = Un viejo granjero que no quiso responder a la acusación y murió aplastado bajo piedras en septiembre de 1692.
salem1692-character-john-proctor = John Proctor
    .text = Cuando muere otro jugador, su mano y las cartas azules que tenía delante pasan a tu mano.
    .who = Granjero y tabernero que defendió a su mujer Elizabeth y dudó en voz alta de las acusadoras; ahorcado en agosto de 1692.
salem1692-character-martha-corey = Martha Corey
    .text = Tienes el poder del primer jugador vivo a tu derecha.
    .who = Una mujer de iglesia que habló contra los juicios desde el principio; ahorcada en septiembre de 1692.
salem1692-character-mary-warren = Mary Warren
    .text = Casamentera y Gato Negro no te hacen ningún daño.
    .who = Sirvienta de los Proctor, unas veces acusadora y otras acusada, encarcelada y al final puesta en libertad.
salem1692-character-rebecca-nurse = Rebecca Nurse
    .text = Cuando un Proceso de otro jugador se revela por acusaciones o por el Gato Negro, puedes robar una carta.
    .who = Setenta y un años, querida por sus vecinos, 39 de los cuales firmaron por ella; ahorcada en julio de 1692.
salem1692-character-samuel-parris = Samuel Parris
    .text = Dos veces en la partida, toma dos cartas de los descartes como turno.
    .who = Ministro de la Aldea de Salem; todo empezó en su casa, y la Aldea acabó por despedirlo.
salem1692-character-sarah-good = Sarah Good
    .text = Incendio y Robo contra ti quedan en nada.
    .who = Una mujer pobre que pedía de puerta en puerta, entre las tres primeras acusadas; ahorcada en julio de 1692.
salem1692-character-thomas-danforth = Thomas Danforth
    .text = Puedes revelar un Proceso cuando dejas a un jugador a una acusación del límite.
    .who = Vicegobernador que dirigió las primeras audiencias y más tarde censuró el proceder del tribunal.
salem1692-character-tituba = Tituba
    .text = Una vez en la partida, antes de robar, mira la pila de robo y ponla en el orden que quieras.
    .who = Una mujer esclavizada en la casa del ministro, la primera a quien hicieron confesar; más de un año de cárcel, sin juicio.
salem1692-character-will-griggs = Will Griggs
    .text = Puedes jugar una Coartada como Testigo, que vale 7.
    .who = El médico de la Aldea, según se cuenta el primero en ver una mano maligna en el mal de las muchachas.
salem1692-character-william-phips = William Phips
    .text = Una vez en la partida puedes confesar sin revelar un Proceso.
    .who = Constructor de barcos, buscador de tesoros y gobernador, que creó el tribunal de brujería y después lo disolvió.

## Options

salem1692-option-choose-character = Elegir personaje
    .text = Cada cual recibe dos personajes y se queda con uno (7 jugadores o menos).
salem1692-option-conspiracy = Conspiración
    .text = Qué pasa con los Procesos tomados en la Conspiración.
salem1692-option-conspiracy-left = de la izquierda
    .text = Cada cual se queda con el Proceso tomado del jugador de su izquierda.
salem1692-option-conspiracy-shuffled = mezclada en el centro
    .text = Los Procesos tomados se barajan y se reparten de nuevo: nadie sabe adónde fue una carta.
salem1692-option-hide-former-witches = Callar las antiguas brujas
    .text = Cuando muere alguien cuya carta de Bruja ya no está, no se dice si había sido bruja.
salem1692-option-extra-witch = Una Bruja más
    .text = Dos cartas de Bruja con 4 o 5 jugadores, tres de 6 a 12.
salem1692-option-gentle-reveal = Revelación benigna
    .text = Mientras la persona acusada tenga 4 o 5 Procesos ocultos, se señalan dos y ella elige uno.
salem1692-option-griggs-beats-piety = Griggs vence a Piedad
    .text = Will Griggs puede jugar Coartada como Testigo también contra Piedad.

## How it ended

salem1692-outcome-last-witch-revealed = La última carta de Bruja está revelada: gana el pueblo.
salem1692-outcome-only-witches-left = Solo quedan brujas con vida: ganan las brujas.
