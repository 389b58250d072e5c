# Lo que está mal en un conjunto de cartas. La línea y el campo van antes de la frase; $expected y $got citan el archivo.

error-bad-cards = Con este conjunto de cartas no se puede jugar.

cards-at = Línea { $line }, { $where }: { $why }
cards-in-file = En el archivo: { $why }
cards-unreadable = No se puede leer como { $expected }: { $got }
cards-too-big = Un conjunto de cartas tiene como mucho { $expected } bytes; este tiene { $got }.
cards-missing = Falta esto. Aquí va: { $expected }
cards-unknown-field = { $got } no significa nada aquí. Se conocen: { $expected }
cards-bad-value = { $got } no vale aquí. Posible: { $expected }
cards-how-many = Debe haber { $expected } y no { $got }.
cards-too-few = Debe haber al menos { $expected } y no { $got }.
cards-twice = { $got } aparece aquí dos veces.
cards-words = { $got } no se puede mostrar. Para un texto: { $expected }
cards-same-family = Una facción no puede arrestar y proteger a la misma familia ({ $got }).
cards-too-deep = Las listas y tablas se anidan como mucho { $expected } veces y no { $got }.
cards-too-many = Un conjunto de cartas tiene como mucho { $expected } entradas; este tiene más.
cards-long-number = Un número tiene como mucho { $expected } cifras; este tiene { $got }.
cards-too-costly = Se tarda demasiado en leerlo. Hay que simplificarlo.
cards-too-long = Un programa tiene como mucho { $expected } pasos; este es el { $got }.
cards-runs-long = Al hacerlo podría llevar { $got } pasos; se permiten como mucho { $expected }.
cards-unreadable-words = Nadie puede leer { $got }. Un texto tiene letras o cifras, y como mucho tres signos sobre una letra.
cards-verb = Un paso tiene un solo verbo y no { $got }. Los verbos son: { $expected }

# The comment at the top of a new set.
cards-template =
    Un conjunto de cartas propio, para cambiar a gusto. Tal como está se puede jugar.
    Pon tus propios nombres: name = "El viejo muelle", o uno por idioma: name = {"{"} en = "Old Wharf", es = "El viejo muelle" {"}"}.
    Una carta también puede tener su propio texto: text = "…".
    Lo que admite cada campo está encima de las cartas; los que van entre paréntesis son opcionales.
    meetinghouse cards check ARCHIVO explica cada error, cards show ARCHIVO muestra el conjunto, play JUEGO --cards ARCHIVO juega con él.
    Cómo decir lo que hace una carta: docs/card-sets.md.
