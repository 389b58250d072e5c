### Salem 1692. Los nombres de las cartas y lo que se dice en la mesa; todos los textos con nuestras palabras.
### `.a` es el nombre dentro de una frase, `.text` dice qué hace la cosa, `.who` cuenta una vida.

## The game

salem1692-name = Salem 1692
    .text = Hay brujas sentadas entre vosotros, y quizá tú lo seas antes de que acabe la semana. Acusa, defiéndete y vive para ver el alba.
salem1692-side-town = el pueblo
salem1692-side-witches = las brujas
# Stands beside a name at the end.
salem1692-guilty = bruja

## Playing cards

salem1692-card-accusation = Acusación
    .a = una Acusación
    .text = Roja. Ponla delante de otra persona: 1 acusación. En el límite se revela uno de sus Procesos.
salem1692-card-evidence = Prueba
    .a = una Prueba
    .text = Roja. Ponla delante de otra persona: 3 acusaciones.
salem1692-card-witness = Testigo
    .a = un Testigo
    .text = Roja. Ponla delante de otra persona: 7 acusaciones.
salem1692-card-alibi = Coartada
    .a = una Coartada
    .text = Verde. Quita a otra persona cartas rojas que valgan hasta 3 acusaciones.
salem1692-card-stocks = Cepo
    .a = un Cepo
    .text = Verde. Ponlo delante de otra persona, que perderá su próximo turno.
salem1692-card-scapegoat = Chivo expiatorio
    .a = un Chivo expiatorio
    .text = Verde. Mueve todas las cartas rojas, verdes y azules de otra persona delante de una tercera.
salem1692-card-arson = Incendio
    .a = un Incendio
    .text = Verde. Otra persona pierde toda su mano.
salem1692-card-curse = Maldición
    .a = una Maldición
    .text = Verde. Descarta una carta azul delante de otra persona.
salem1692-card-robbery = Hurto
    .a = un Hurto
    .text = Verde. Da toda la mano de otra persona a una tercera.
salem1692-card-matchmaker = Casamentera
    .a = una Casamentera
    .text = Azul. Las dos personas que tienen una quedan unidas: cuando muere una, muere la otra.
salem1692-card-asylum = Asilo
    .a = el Asilo
    .text = Azul. Las brujas no pueden matar a esta persona por la Noche.
salem1692-card-piety = Piedad
    .a = la Piedad
    .text = Azul. No se puede jugar ninguna carta roja sobre esta persona.
salem1692-card-black-cat = Gato Negro
    .a = el Gato Negro
    .text = Azul. Cuando se roba la Conspiración, primero se revela un Proceso de esta persona.
salem1692-card-conspiracy = Conspiración
    .a = la Conspiración
    .text = Negra. Se revela un Proceso de quien tiene el Gato Negro; luego cada cual toma un Proceso oculto de su izquierda.
salem1692-card-night = Noche
    .a = la Noche
    .text = Negra. El pueblo cierra los ojos, las brujas eligen una víctima y el Comisario protege a alguien.

## Tryals

salem1692-tryal-not-a-witch = No es Bruja
    .a = una carta de No es Bruja
    .text = De esta no hay nada que temer.
salem1692-tryal-witch = Bruja
    .a = una Bruja
    .text = Quien la haya tenido alguna vez es bruja. Revelada, mata a quien la tiene.
salem1692-tryal-constable = Comisario
    .a = el Comisario
    .text = Por la Noche, quien lo tiene protege a otra persona con el Mazo del juez.

## Town Hall

salem1692-character-abigail-williams = Abigail Williams
    .text = Cuando pones la última acusación, puedes descartar todas las cartas rojas que tengas delante.
    .who = Una niña de unos once años, en la casa del pastor, de las primeras en enfermar y en nombrar a sus vecinos.
salem1692-character-ann-putnam = Ann Putnam
    .text = Cuando pones la última acusación, puedes robar dos cartas antes de que se revele el Proceso.
    .who = Doce años, una de las acusadoras más escuchadas; en 1706 pidió perdón ante su iglesia.
salem1692-character-cotton-mather = Cotton Mather
    .text = Una Prueba delante de ti vale solo 1.
    .who = Pastor y escritor de Boston que advirtió contra las pruebas espectrales y aun así defendió al tribunal.
salem1692-character-george-burroughs = George Burroughs
    .text = Hacen falta ocho acusaciones para revelar un Proceso tuyo.
    .who = Antiguo pastor de la Aldea, famoso por su fuerza; ahorcado en agosto de 1692 tras rezar el Padrenuestro sin un fallo.
salem1692-character-giles-corey = Giles Corey
    .text = Cuando robas dos Acusaciones en tu turno, puedes mostrarlas y robar una tercera carta.
    .who = Un viejo granjero que no quiso responder a la acusación y murió aplastado bajo piedras en septiembre de 1692.
salem1692-character-john-proctor = John Proctor
    .text = Cuando muere otra persona, su mano y las cartas azules que tenía delante pasan a tu mano.
    .who = Granjero y tabernero que defendió a su mujer Elizabeth y dudó en voz alta de las acusadoras; ahorcado en agosto de 1692.
salem1692-character-martha-corey = Martha Corey
    .text = Tienes el poder de la primera persona con vida a tu derecha.
    .who = Una mujer de iglesia que habló contra los juicios desde el principio; ahorcada en septiembre de 1692.
salem1692-character-mary-warren = Mary Warren
    .text = Casamentera y Gato Negro no te hacen ningún daño.
    .who = Sirvienta de los Proctor, unas veces acusadora y otras acusada, encarcelada y al final puesta en libertad.
salem1692-character-rebecca-nurse = Rebecca Nurse
    .text = Cuando un Proceso de otra persona se revela por acusaciones o por el Gato Negro, puedes robar una carta.
    .who = Setenta y un años, querida por sus vecinos, 39 de los cuales firmaron por ella; ahorcada en julio de 1692.
salem1692-character-samuel-parris = Samuel Parris
    .text = Dos veces en la partida, toma dos cartas de los descartes como turno.
    .who = Pastor de la Aldea de Salem; todo empezó en su casa, y la Aldea acabó por despedirlo.
salem1692-character-sarah-good = Sarah Good
    .text = Incendio y Hurto contra ti quedan en nada.
    .who = Una mujer pobre que pedía de puerta en puerta, entre las tres primeras acusadas; ahorcada en julio de 1692.
salem1692-character-thomas-danforth = Thomas Danforth
    .text = Puedes revelar un Proceso cuando dejas a alguien a una acusación del límite.
    .who = Vicegobernador que dirigió las primeras audiencias y más tarde censuró el proceder del tribunal.
salem1692-character-tituba = Tituba
    .text = Una vez en la partida, antes de robar, mira la pila de robo y ponla en el orden que quieras.
    .who = Una mujer esclavizada en la casa del pastor, la primera a quien hicieron confesar; más de un año de cárcel, sin juicio.
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
    .text = Cada cual se queda con el Proceso que tomó de su izquierda.
salem1692-option-conspiracy-shuffled = mezclada en el centro
    .text = Los Procesos tomados se barajan y se reparten de nuevo: nadie sabe adónde fue una carta.
salem1692-option-hide-former-witches = Ocultar a las antiguas brujas
    .text = De quien muere sin mostrar ninguna carta de Bruja no se dice nada: ni que fue bruja alguna vez, ni que nunca lo fue.
salem1692-option-extra-witch = Una Bruja más
    .text = Dos cartas de Bruja con 4 o 5 jugadores, tres de 6 a 12.
salem1692-option-gentle-reveal = Revelación suave
    .text = Mientras la persona acusada tenga 4 o 5 Procesos ocultos, se señalan dos y ella elige uno.
salem1692-option-griggs-beats-piety = Griggs vence a Piedad
    .text = Will Griggs puede jugar Coartada como Testigo también contra Piedad.

## How it ended

salem1692-outcome-last-witch-revealed = La última carta de Bruja está revelada: gana el pueblo.
salem1692-outcome-only-witches-left = Solo quedan brujas con vida: ganan las brujas.
salem1692-outcome-endless-night = Ha pasado la nonagésima novena Noche y la Bruja sigue oculta: ganan las brujas.

## By what a Tryal was turned up or a player died; what saved whom

salem1692-how-accusation = por acusaciones
salem1692-how-black-cat = por el Gato Negro
salem1692-how-own-cat = por el Gato Negro, a elección propia
salem1692-how-confession = por confesión
salem1692-how-death = por la muerte
salem1692-how-tryals = por sus Procesos revelados
salem1692-how-linked = por la Casamentera
salem1692-how-night = por las brujas
salem1692-saved-no = nada
salem1692-saved-gavel = el Mazo del juez
salem1692-saved-confession = una confesión
salem1692-saved-asylum = el Asilo
salem1692-saved-already-dead = la propia muerte

## Before characters are chosen

salem1692-character-none = ningún personaje
    .text = Ningún poder.
    .who = Nadie todavía.

## What you are asked

salem1692-ask-choose-character = ¿Con qué personaje te quedas?
salem1692-ask-dawn = El Alba: todo el mundo señala a alguien.
salem1692-ask-dawn-again = El Alba: todo el mundo señala otra vez.
salem1692-ask-night = La Noche: todo el mundo señala a alguien.
salem1692-ask-night-again = La Noche: todo el mundo señala otra vez.
salem1692-ask-constable = La Noche: cada cual dice a quién salvaría.
salem1692-ask-cat-first = Eres una bruja. ¿Quién debería recibir el Gato Negro? Cualquier otra bruja verá tu elección.
salem1692-ask-cat-second = Tu elección definitiva: ¿quién recibe el Gato Negro?
salem1692-ask-kill-first = Eres una bruja. ¿Quién debería morir esta noche? Cualquier otra bruja verá tu elección.
salem1692-ask-kill-second = Tu elección definitiva: ¿quién muere esta noche?
salem1692-ask-suspect = ¿De quién sospechas? Tu respuesta queda en secreto hasta el final de la partida.
salem1692-ask-trust = ¿En quién confías? Tu respuesta queda en secreto hasta el final de la partida.
salem1692-ask-gavel = Eres el Comisario. ¿A quién das el Mazo del juez?
salem1692-ask-save = Si de ti dependiera, ¿a quién salvarías esta noche?
salem1692-ask-confess = ¿Confiesas? Revelar un Proceso te protege esta noche, salvo una Bruja o el último.
salem1692-ask-turn = Tu turno: roba dos cartas o juega cartas sobre los demás.
salem1692-ask-target = ¿Sobre quién la juegas?
salem1692-ask-scapegoat-to = ¿Delante de quién van las cartas?
salem1692-ask-robbery-to = ¿Quién recibe la mano?
salem1692-ask-alibi = ¿Qué carta roja quita la Coartada?
salem1692-ask-curse = ¿Qué carta azul se va?
salem1692-ask-black-cat = Conspiración: ¿qué Proceso de quien tiene el Gato Negro se revela?
salem1692-ask-pass-tryals = Conspiración: ¿qué Proceso oculto tomas de la izquierda?
salem1692-ask-call-early = Falta una acusación para el límite: ¿haces revelar un Proceso ahora?
salem1692-ask-reveal = Se ha llegado al límite: ¿qué Proceso se revela?
salem1692-ask-point-first = Señala el primero de dos Procesos ocultos.
salem1692-ask-point-second = Señala el segundo. La persona acusada elegirá entre los dos.
salem1692-ask-choose-of-two = Han señalado dos de tus Procesos. ¿Cuál revelas?
salem1692-ask-inherit = ¿Qué carta de la herencia tomas?
salem1692-ask-abigail = Tu acusación fue la última. ¿Descartas todas las cartas rojas que tienes delante?
salem1692-ask-ann = Tu acusación fue la última. ¿Robas dos cartas antes de la revelación?
salem1692-ask-giles = ¿Muestras dos Acusaciones y robas una tercera carta? Solo si has robado dos.
salem1692-ask-rebecca = Se ha revelado un Proceso de otra persona. ¿Robas una carta?
salem1692-ask-parris = ¿Qué carta tomas de los descartes?
salem1692-ask-order = ¿Qué carta va después, desde arriba? Deja el resto como está cuando quieras.

## What you may answer

salem1692-do-draw = Robar dos cartas
salem1692-do-end-turn = Terminar el turno
salem1692-do-pass = Pasar
salem1692-do-play = Jugar { $card-a }
salem1692-do-play-as-witness = Jugar una Coartada como Testigo
salem1692-do-play-on = Jugar { $card-a } sobre { $seat }
salem1692-do-take-discards = Tomar dos cartas de los descartes
salem1692-do-order-deck = Mirar la pila de robo, ordenarla y robar dos cartas
salem1692-do-seat = { $seat }
salem1692-do-tryal = { $at ->
    [0] El primer Proceso oculto
    [1] El segundo Proceso oculto
    [2] El tercer Proceso oculto
    [3] El cuarto Proceso oculto
   *[other] El quinto Proceso oculto
}
salem1692-do-show = Revelar { $tryal-a }
salem1692-do-card = { $card }
salem1692-do-front-card = { $card } (estaba a la vista)
salem1692-do-character = { $character }
salem1692-do-yes = Sí
salem1692-do-no = No
salem1692-do-done = Dejar el resto como está
salem1692-do-stay-silent = No confesar
salem1692-do-confess-unseen = Confesar sin revelar un Proceso

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
salem1692-deed-curse-card = Descartar { $card }
salem1692-deed-inherit-card = Tomar { $card }
salem1692-deed-inherit-front-card = Tomar { $card } (estaba a la vista)
salem1692-deed-parris-card = Tomar { $card }
salem1692-deed-choose-character-character = Jugar con { $character }
salem1692-deed-scapegoat-to-seat = Ponerlo todo ante { $seat }
salem1692-deed-robbery-to-seat = Dar las cartas a { $seat }

## What happened

salem1692-dealt = { $cards ->
    [unknown] { $seat } recibe una mano y una fila de Procesos ocultos.
   *[other] { $seat } recibe una mano, { $cards }, y Procesos: { $tryals }.
}
salem1692-characters-offered = { $characters ->
    [unknown] { $seat } mira dos personajes.
   *[other] { $seat } puede quedarse con uno de estos: { $characters }.
}
salem1692-character = { $seat } es { $character }.
salem1692-dawn = El Alba. El pueblo cierra los ojos.
salem1692-eyes-open = { $seats-n ->
    [one] Una sola bruja abre los ojos: { $seats }.
   *[other] Las brujas abren los ojos: { $seats }.
}
salem1692-witches-pointed = { $seats-n ->
    [one] Primera elección de { $seats }: { $targets }.
   *[other] Primeras elecciones, en este orden ({ $seats }): { $targets }.
}
salem1692-cat-given = El pueblo abre los ojos. Delante de { $seat } está { $card-a }.
salem1692-turn = Es el turno de { $seat }.
salem1692-turn-skipped = { $seat } está en el Cepo y pierde un turno.
salem1692-passed = { $seat } no puede robar ni jugar y pasa.
salem1692-drew = { $cards ->
    [unknown] { $n ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $n } cartas.
    }
   *[other] { $seat } roba: { $cards }.
}
salem1692-black-drawn = ¡{ $seat } roba { $card-a }!
salem1692-set-aside = { $seat } roba { $card-a }, pero con dos jugadores ya no sirve: otra carta ocupa su lugar.
salem1692-reshuffled = { $n ->
    [one] Se barajan los descartes: una nueva pila de una carta.
   *[other] Se barajan los descartes: una nueva pila de { $n } cartas.
}
salem1692-laid-out = { $seat } muestra { $card-a }.
salem1692-played = { $seat } juega { $card-a } sobre { $target }.
salem1692-played-as-witness = { $seat } juega { $card-a } sobre { $target } como si fuera un Testigo.
salem1692-alibi-took = { $seat } quita { $card-a } a { $target }.
salem1692-scapegoat-moved = { $seat } mueve delante de { $target } todo lo que había delante de { $giver }.
salem1692-fizzled = { $card }: la carta queda en nada contra { $target }.
salem1692-hand-burnt = { $seat } quema la mano de { $target }: { $cards }.
salem1692-cursed = { $seat } maldice a { $target }, que pierde { $card-a }.
salem1692-robbed = { $cards ->
    [unknown] { $n ->
        [one] { $seat } hurta una carta a { $giver } para { $target }.
       *[other] { $seat } hurta { $n } cartas a { $giver } para { $target }.
    }
   *[other] { $seat } hurta a { $giver } para { $target }: { $cards }.
}
salem1692-matchmakers-parted = Las dos Casamenteras están delante de { $seat }: se descartan ambas.
salem1692-called-early = { $seat } reclama un Proceso de { $target }, a falta de una acusación.
salem1692-two-pointed-at = { $tryals ->
    [unknown] { $seat } señala dos Procesos de { $target }, que debe revelar uno.
   *[other] { $seat } señala dos Procesos de { $target }: { $tryals }.
}
salem1692-tryal-revealed = { $how-id ->
    [black_cat] El Gato Negro lo saca a la luz: { $seat } revela { $tryal-a }.
    [own_cat] Con el Gato Negro delante, { $seat } elige revelar { $tryal-a }.
    [confession] { $seat } confiesa y revela { $tryal-a }.
   *[other] Ante las acusaciones, { $seat } revela { $tryal-a }.
}
salem1692-tryals-turned-up = { $tryals ->
    [none] { $was-witch ->
        [1] { $seat } había sido bruja.
        [0] { $seat } nunca había sido bruja.
       *[other] { $seat } no tiene más Procesos que revelar.
    }
   *[other] { $was-witch ->
        [1] { $seat } revela el resto: { $tryals }. ¡Una bruja!
        [0] { $seat } revela el resto: { $tryals }. Nunca fue bruja.
       *[other] { $seat } revela el resto: { $tryals }.
    }
}
salem1692-died = { $how-id ->
    [linked] { $seat } muere también: la Casamentera unía sus vidas.
    [night] { $seat } muere a manos de las brujas.
    [confession] Esa confesión le cuesta la vida a { $seat }.
   *[other] Ese Proceso le cuesta la vida a { $seat }.
}
salem1692-hand-discarded = { $cards ->
    [none] { $seat } deja una mano vacía.
   *[other] { $seat } deja una mano, que se descarta: { $cards }.
}
salem1692-inherited = { $seat } toma la mano de { $target } ({ $cards ->
    [unknown] { $n ->
        [0] vacía
        [one] una carta
       *[other] { $n } cartas
    }
    [none] vacía
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}y, de la mesa: { $front }.
}
salem1692-estate-opened = { $cards ->
    [unknown] { $n ->
        [0] { $seat } deja una mano vacía.
        [one] { $seat } deja una carta en la mano, y los herederos se lo reparten todo.
       *[other] { $seat } deja { $n } cartas en la mano, y los herederos se lo reparten todo.
    }
    [none] { $seat } deja una mano vacía.
   *[other] { $seat } deja esta mano para repartir entre los herederos: { $cards }.
}
salem1692-heir-took = { $card ->
    [unknown] { $seat } toma una carta de la mano que quedó.
   *[other] { $seat } toma { $card-a } de la mano que quedó.
}
salem1692-heir-took-front = { $seat } toma { $card-a } de las cartas que quedaron a la vista.
salem1692-blue-removed = Quedan dos jugadores; estas cartas salen de la partida: { $cards }.
salem1692-abigail-cleared = { $n ->
    [one] { $seat } se quita de encima una carta roja.
   *[other] { $seat } se quita de encima { $n } cartas rojas.
}
salem1692-ann-draws = Antes de la revelación, { $seat } reclama dos cartas.
salem1692-giles-shows = { $seat } muestra dos Acusaciones y roba una tercera carta.
salem1692-rebecca-draws = En la revelación, { $seat } reclama una carta.
salem1692-parris-takes = { $seat } acude a los descartes en vez de a la pila de robo.
salem1692-took-discard = { $seat } toma { $card-a } de los descartes.
salem1692-deck-ordered = { $cards ->
    [unknown] { $seat } mira la pila de robo y la ordena.
   *[other] { $seat } ordena la pila de robo, desde arriba: { $cards }.
}
salem1692-tryal-passed = { $tryal ->
    [unknown] { $seat } toma un Proceso oculto de { $giver }.
   *[other] { $seat } toma { $tryal-a } de { $giver }.
}
salem1692-tryal-given = { $tryal ->
    [unknown] { $seat } entrega un Proceso oculto.
   *[other] { $seat } entrega { $tryal-a }.
}
salem1692-tryal-dealt = { $tryal ->
    [unknown] { $seat } recibe un Proceso oculto.
   *[other] { $seat } recibe { $tryal-a }.
}
salem1692-night-falls = Noche { $n }: el pueblo cierra los ojos.
salem1692-kill-chosen = Las brujas han elegido a { $target }.
salem1692-gavel-placed = El Mazo del juez está delante de { $target }.
salem1692-no-gavel = No hay Comisario, y esta noche no hay Mazo del juez.
salem1692-confessed-unseen = { $seat } confiesa sin revelar ningún Proceso.
salem1692-kill-named = { $saved-id ->
    [gavel] Las brujas habían elegido a { $target }. El Mazo del juez salva esa vida.
    [confession] Las brujas habían elegido a { $target }. La confesión salva esa vida.
    [asylum] Las brujas habían elegido a { $target }. El Asilo salva esa vida.
    [already_dead] Las brujas habían elegido a { $target }, pero la muerte se les había adelantado.
   *[other] Las brujas eligieron a { $target }, y nada salva esa vida.
}
salem1692-morning = Llega la mañana. El día sigue.
salem1692-game-over = { $winners ->
    [none] { $reason }
   *[other] { $winners-n ->
        [one] { $reason } Gana { $winners }.
       *[other] { $reason } Ganan { $winners }.
    }
}

## El único guion del narrador: lo leen el pregonero, la pared, el navegador, el teléfono y la lección. $place es `box`, `room` (teléfonos en una sala) o `screen`;
## $names son quienes viven, none si el pregonero no conoce los nombres.

salem1692-crier-characters = Antes de que el pueblo se reúna, elegid quiénes sois.
salem1692-crier-dawn-close = Llega el Alba. { $place ->
    [room] Desde ahora cada cual mira solo su teléfono, y nadie habla.
    [box] { $watcher ->
        [yes] Que nadie mueva las manos.
       *[no] El Gato Negro está en el centro, al alcance de todas las manos.
    } { $names ->
        [none] Que todo el mundo cierre los ojos.
       *[other] { $names }: cerrad los ojos.
    }
   *[screen] Que todo el mundo cierre los ojos.
}
salem1692-crier-dawn-witches = { $place ->
    [room] { $witch ->
        [one] Quien tiene la carta de Bruja nombra a quien tendrá el Gato Negro; también puede dar su propio nombre.
       *[other] Quienes tenéis una carta de Bruja os veis ahora. Nombrad a quien tendrá el Gato Negro; también vale una bruja.
    } Los demás nombran a quien les parece sospechoso.
    [box] { $witch ->
        [one] Quien tiene la carta de Bruja, que abra los ojos { $watcher ->
            [yes] y señale a quien tendrá el Gato Negro; también puede señalarse.
           *[no] y ponga el Gato Negro delante de quien lo tendrá; también puede quedárselo.
        }
       *[other] Quienes tenéis una carta de Bruja, abrid los ojos y reconoceos. { $watcher ->
            [yes] Señalad a quien tendrá el Gato Negro. También vale una bruja.
           *[no] Poned el Gato Negro delante de quien lo tendrá. También vale una bruja.
        }
    }
   *[screen] { $witch ->
        [one] Quien tiene la carta de Bruja, que abra los ojos y señale a quien tendrá el Gato Negro; también puede señalarse.
       *[other] Quienes tenéis una carta de Bruja, abrid los ojos y reconoceos. Señalad a quien tendrá el Gato Negro; también vale una bruja.
    } Los demás, pensad de quién sospecháis.
}
salem1692-crier-dawn-again = { $witch ->
    [one] Otra vez, Bruja: ahora sí cuenta.
   *[other] Brujas, habéis visto lo que quieren las otras. Otra vez: ahora sí cuenta.
} { $place ->
    [room] Los demás nombran a alguien de confianza.
   *[screen] Los demás, pensad en quién confiáis.
}
salem1692-crier-witches-close = Brujas, cerrad los ojos.
salem1692-crier-dawn-open = { $place ->
    [room] Que todo el mundo levante la vista y vea dónde está el Gato Negro.
    [box] { $watcher ->
        [yes] Quien vigila pone el Gato Negro donde señalaron las brujas.
       *[no] La elección está hecha.
    } Que todo el mundo abra los ojos.
   *[screen] Que todo el mundo abra los ojos y vea dónde está el Gato Negro.
} Quien tiene el Gato Negro juega primero.
salem1692-crier-conspiracy-cat = ¡Conspiración! Quien la robó revela un Proceso oculto de quien tiene el Gato Negro.
salem1692-crier-conspiracy-no-cat = ¡Conspiración! Esta vez el Gato Negro no hace daño.
salem1692-crier-conspiracy-take = { $place ->
    [box] Quienes vivís, poned la mano sobre un Proceso oculto de la siguiente persona viva a vuestra izquierda. Cuando no se mueva ninguna mano, tomadlo, todo el mundo a la vez.
   *[screen] Después, quienes viven toman un Proceso oculto de la siguiente persona viva a su izquierda.
}
salem1692-crier-conspiracy-pairs = { $pairs }.
salem1692-crier-takes = { $taker } toma de { $giver }
salem1692-crier-conspiracy-mix = { $place ->
    [box] Quienes vivís, tomad un Proceso oculto de la siguiente persona viva a vuestra izquierda y dejadlo en el centro, boca abajo. Mezcladlos bien y repartid uno a cada persona viva.
   *[screen] Después, quienes viven toman un Proceso oculto de la siguiente persona viva a su izquierda. Se mezclan, y cada cual recibe uno.
}
salem1692-crier-conspiracy-look = Mirad vuestro nuevo Proceso en secreto. Quien ha recibido una Bruja es bruja desde ahora; quien la ha dado lo sigue siendo. El cargo de Comisario va con su carta.
salem1692-crier-night-kills = La Noche ha llegado a Salem. Extended boca arriba, al alcance de todas las manos, las cartas de Muerte de quienes viven: { $names ->
    [none] { $living } cartas.
   *[other] las de { $names }.
}
salem1692-crier-night-close = { $place ->
    [room] La Noche ha llegado a Salem. Cada cual mira solo su teléfono, y nadie habla.
    [box] Se apagan las velas. { $names ->
        [none] Que todo el mundo cierre los ojos.
       *[other] { $names }: cerrad los ojos.
    }
   *[screen] La Noche ha llegado a Salem. Que todo el mundo cierre los ojos.
}
salem1692-crier-night-witches = { $place ->
    [room] Quienes tenéis una carta de Bruja, o la habéis tenido, nombrad a quien ha de morir. También vale una bruja. Los demás nombran a quien les parece sospechoso.
    [box] Quienes tenéis una carta de Bruja, o la habéis tenido, abrid los ojos. { $watcher ->
        [yes] Señalad a la vez a quien ha de morir. También vale una bruja.
       *[no] Poned boca abajo, junto a la pila de robo, la carta de Muerte de quien ha de morir, y dad la vuelta a las demás. También vale una bruja.
    }
   *[screen] Quienes tenéis una carta de Bruja, o la habéis tenido, abrid los ojos. Señalad a quien ha de morir; también vale una bruja. Los demás, pensad de quién sospecháis.
}
salem1692-crier-night-again = Brujas, otra vez: ahora sí cuenta. { $place ->
    [room] Los demás nombran a alguien de confianza.
   *[screen] Los demás, pensad en quién confiáis.
}
salem1692-crier-night-constable = { $place ->
    [room] Comisario, elige quién recibe el Mazo del juez, pero nunca tú. Los demás nombran a quien salvarían.
    [box] Comisario, abre los ojos. { $watcher ->
        [yes] Señala a quien tendrá el Mazo del juez, pero nunca a ti.
       *[no] Pon el Mazo del juez delante de otra persona, nunca delante de ti.
    }
   *[screen] Comisario, abre los ojos y elige quién recibe el Mazo del juez, pero nunca tú. Los demás, pensad a quién salvaríais.
}
salem1692-crier-constable-close = Comisario, cierra los ojos.
salem1692-crier-night-open = { $place ->
    [room] Que todo el mundo levante la vista.
   *[screen] Que todo el mundo abra los ojos.
} { $constable ->
    [yes] Mirad dónde está el Mazo del juez.
   *[no] Ya no hay Comisario ni Mazo del juez.
} Ahora podéis confesar: revelad uno de vuestros Procesos, y las brujas no podrán haceros nada esta noche. { $place ->
    [box] { $seconds ->
        [one] Tenéis 1 segundo.
       *[other] Tenéis { $seconds } segundos.
    }
   *[screen] Decidid ahora.
}
salem1692-crier-night-kill = { $place ->
    [box] Se acabó el tiempo; ya no confiesa nadie. { $watcher ->
        [yes] Quien vigilaba nombra a la persona que eligieron las brujas.
       *[no] Dad la vuelta a la carta de Muerte que está junto a la pila de robo.
    } Esa persona muere, salvo que la salve { $constable ->
        [no] una confesión
       *[yes] el Mazo del juez, una confesión
    } o un Asilo.
   *[screen] Ya no confiesa nadie. Oíd a quién han elegido las brujas.
}
salem1692-crier-morning = { $place ->
    [box] La noche ha pasado. Si se ha acabado la pila de robo, barajad los descartes para hacer una nueva, con la Noche debajo de todo. Seguid donde estabais.
   *[screen] La noche ha pasado. Seguid donde estabais.
}
salem1692-crier-gavel-back = Devolved el Mazo del juez al centro.

## Why something cannot be done

error-own-target = No puedes jugar nada sobre ti.
error-dead-target = La persona elegida ha muerto.
error-piety = Piedad: no se puede jugar ninguna carta roja sobre esa persona.
error-no-effect = Eso no haría nada.
error-two-left = Con solo dos jugadores, esa carta no se puede jugar.
error-not-in-hand = No tienes esa carta.
error-already-played = Ya has jugado una carta: sigue jugando o termina tu turno.
error-nothing-played = Todavía no has jugado nada: roba dos cartas o juega una.
error-may-not-pass = Puedes robar o jugar, así que no puedes pasar.
error-not-your-power = Ese poder no es tuyo, o ya está gastado.
error-gavel-self = No puedes darte el Mazo del juez.

# Dónde se puede escribir además de la mesa; `.text` se lo explica al anfitrión.
salem1692-channel-witches = A las brujas
    .allow = Las brujas cuchichean
    .text = Las brujas pueden escribirse mientras señalan, en el Alba y por la Noche.
salem1692-channel-dead = Entre los muertos
salem1692-channel-last-words = Tres últimas palabras

## The story, once the game is over

salem1692-story-converted = { $seat } tomó una carta de Bruja de { $giver }: una bruja más desde entonces.
salem1692-story-converted-by-deal = { $seat } recibió una carta de Bruja en la Conspiración: una bruja más desde entonces.
salem1692-story-exposed = { $target ->
    [none] Se reveló una carta de Bruja de { $seat }.
   *[other] { $target } encontró una carta de Bruja de { $seat }.
}
salem1692-story-framed = { $seat }, del lado de las brujas, hizo condenar a { $target }, que no tenía ninguna culpa.
salem1692-story-misled = { $seat }, del lado de las brujas, hizo revelar un Proceso a { $target }, que no tenía ninguna culpa.
salem1692-story-accused-to-death = { $was-witch ->
    [yes] Las acusaciones acabaron con { $seat }: era una bruja.
   *[no] Las acusaciones acabaron con { $seat }, que no tenía ninguna culpa.
}
salem1692-story-last-tryal = { $was-witch ->
    [yes] El último Proceso de { $seat } se reveló sin acusación y causó su muerte: era una bruja.
   *[no] El último Proceso de { $seat } se reveló sin acusación y causó su muerte: no tenía ninguna culpa.
}
salem1692-story-killed = { $was-witch ->
    [yes] Las brujas mataron a { $seat }, de su propio bando.
   *[no] Las brujas mataron a { $seat } durante la Noche.
}
salem1692-story-linked = { $was-witch ->
    [yes] El lazo de la Casamentera acabó con { $seat }, del lado de las brujas.
   *[no] El lazo de la Casamentera acabó con { $seat }, que no tenía ninguna culpa.
}
salem1692-story-saved = { $saved-id ->
    [gavel] Las brujas fueron a por { $target }. El Mazo del juez las detuvo.
    [confession] Las brujas fueron a por { $target }, pero la confesión llegó a tiempo.
    [asylum] Las brujas fueron a por { $target }. El Asilo las detuvo.
   *[other] Las brujas fueron a por { $target }, pero la muerte se les había adelantado.
}
salem1692-story-lost-constable = { $target } reveló la carta de Comisario de { $seat }: el pueblo se quedó sin quien lo protegiera por la Noche.
salem1692-story-dawn = Alba
salem1692-story-day = Día { $n }
salem1692-story-night = Noche { $n }
salem1692-story-chart = Quién seguía con vida
salem1692-story-town = Pueblo
salem1692-story-witches = Brujas

## Why somebody is suspected or trusted, said after a remark and a colon

salem1692-why-draws = { $n } turnos seguidos robando, y ni una acusación
salem1692-why-missed = { $n } Procesos revelados para nada con esas acusaciones
salem1692-why-hunts-me = { $n } cartas puestas contra mí
salem1692-why-shielded = una carta para proteger a { $seat }, que guardaba una Bruja
salem1692-why-worst = nadie me parece más sospechoso
salem1692-why-found = { $n ->
    [one] una acusación que sacó a la luz una Bruja
   *[other] { $n } acusaciones que sacaron a la luz Brujas
}
salem1692-why-confessed = { $n ->
    [one] una confesión por la Noche
   *[other] { $n } confesiones por la Noche
}
salem1692-why-hunted = { $n ->
    [one] una Noche las brujas fueron allí
   *[other] { $n } Noches las brujas fueron allí
}
salem1692-why-clean = { $n } Procesos revelados allí, y ninguna Bruja
salem1692-why-my-cards = { $n } de mis Procesos están a la vista, y ninguna Bruja
salem1692-why-took-no-witch = lo que tomé en la Conspiración no era una Bruja
salem1692-why-constable = soy el Comisario
salem1692-why-no-witch = no tengo ninguna Bruja
