### El enigma del día: un momento de una partida entre bots, y lo que se puede demostrar.

trial-title = El enigma del día
trial-about = Un enigma al día, el mismo para todo el mundo. Sin adivinar: la respuesta se puede demostrar.
trial-of = Enigma del { $day }
# Quién se sienta a la mesa de un enigma; los nombres son iguales en todas las lenguas.
trial-people = Hester, Caleb, Dorcas, Jonas, Patience, Silas, Mercy, Amos
trial-you = Eres { $name }.
trial-facts = Lo que sabes
# $chain son nombres con flechas: cada persona dio un Proceso oculto a la siguiente.
trial-chain = Cada Proceso pasó a la persona siguiente: { $chain }
trial-right = ¡Demostrado!
trial-tries = { $n ->
    [one] A la primera.
   *[other] En { $n } intentos.
}
trial-give-up = Rendirse y ver la demostración
trial-gave-up = Te has rendido. Esta es la demostración.
trial-proof = La demostración
trial-streak = { $n ->
    [0] Todavía sin racha.
    [one] Un día seguido.
   *[other] { $n } días seguidos.
}
trial-grace = Faltar un día a la semana no rompe la racha.
trial-tomorrow = A medianoche, hora de Greenwich, hay uno nuevo para todo el mundo.
trial-week = Los últimos siete días
trial-solved = resuelto
trial-open = por resolver
trial-lost = rendición
trial-share = Compartir sin destripar
# $signs es un signo por intento; $streak, un número de días.
trial-signs = Meetinghouse, enigma del { $day }: { $signs }{ $streak ->
    [0] {""}
   *[other] {" "}({ $streak })
}

## Salem 1692

salem1692-ask-trial = ¿Quién es bruja?
salem1692-trial-who = ¿Quién es bruja? Los hechos lo demuestran de una sola persona. Quien ha tenido alguna vez una carta de Bruja sigue siendo bruja.
salem1692-trial-dealt = { $n ->
    [one] Entre las { $players } personas de la mesa se repartió una carta de Bruja, y no te tocó a ti.
   *[other] Entre las { $players } personas de la mesa se repartieron { $n } cartas de Bruja, ninguna a ti.
}
salem1692-trial-shown = Se revela un Proceso de { $seat }: { $tryal }.
salem1692-trial-shown-none = Procesos revelados uno tras otro, y nunca una Bruja: { $seats }.
salem1692-trial-conspiracy = Conspiración { $n }: cada persona toma un Proceso oculto de su izquierda. Tú tomas uno de { $seat }: { $tryal }.
salem1692-trial-died-was = { $seat } muere y era bruja: la carta de Bruja queda a la vista.
salem1692-trial-died-passed-on = { $seat } muere y era bruja, pero ahí no hay ninguna carta de Bruja. Se marchó en una Conspiración.
salem1692-trial-died-never = { $seat } muere y nunca fue bruja. Por ahí no pasó, pues, ninguna carta de Bruja.
salem1692-trial-died-unsaid = { $seat } muere.
salem1692-trial-may = Puede ser bruja: { $seats }
salem1692-trial-sure = Tiene que ser bruja: { $seats }
salem1692-trial-way = Camino { $n }: carta de Bruja oculta en manos de { $seats }; brujas vivas: { $targets }.
salem1692-trial-so = { $n ->
    [one] Las cartas de Bruja solo pudieron seguir un camino, y en él { $seat } es bruja.
   *[other] Las cartas de Bruja pudieron seguir { $n } caminos, y en todos { $seat } es bruja.
}
salem1692-trial-wrong = Incorrecto: los hechos descartan que { $seat } sea bruja.
salem1692-trial-unproven = Aún no está demostrado: puede que { $seat } sea bruja, y puede que no.

## Affliction

affliction-trial-do = ¿Qué harías tú? Una respuesta es claramente mejor que todas las demás.
affliction-trial-wrong = Incorrecto: otra respuesta es claramente mejor.
# $deed es lo que dice un botón.
affliction-trial-tried = Cada respuesta se probó en { $n ->
    [one] un mundo imaginado
   *[other] { $n } mundos imaginados
  } según lo que sabes; respuestas: { $answers }. La mejor: { $deed }.
# $points y $error son puntos.
affliction-trial-behind = { $deed }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } menos (± { $error }). { $why ->
    [points] Da menos puntos.
    [leader] Deja que los demás tomen ventaja.
   *[later] Rinde menos más adelante.
}
