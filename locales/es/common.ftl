# Las palabras que comparten todas las partes.

language-name = Español

list-more = { $head }, { $next }
list-last = { $head } { Y($last) }
# Un título y lo que está debajo, en una línea.
list-titled = { $title }: { $text }

# La fuerza de un bot, por nivel.
bot-level-1 = principiante
bot-level-2 = vecino
bot-level-3 = magistrado
# A bot’s character, shown beside its name when the game is over.
bot-temper-bold = audaz
bot-temper-cautious = prudente
bot-temper-vengeful = vengativo
bot-temper-trusting = confiado
bot-temper-talkative = hablador
bot-temper-silent = callado
list-times = { $item } ×{ $n }

# Remarks in one tap, by kind; $name: the player meant. The last four are emotes: what somebody does.
remark-suspect = Sospecho de { $name }
remark-trust = Me fío de { $name }
remark-trust-me = Fiaos de mí
remark-not-me = No fui yo
remark-watch-out = Cuidado con { $name }
remark-spare-me = Tened piedad de mí
remark-give-hope = Dadme Esperanza para esto
remark-no-hope = Para eso no hay Esperanza
remark-promise = Tenéis mi palabra
remark-claim = Es la verdad
# A remark and its ground, which is a phrase without a subject: it fits whomever the remark is about.
remark-because = { $remark }: { $why }
# Whose words these are, when a bot plays for somebody who is away.
stand-in = { $name } (un bot en su lugar)
remark-ask-who = ¿De quién sospecháis?
remark-ask-why = ¿Por qué?
remark-agree = Estoy de acuerdo
remark-disagree = No lo creo
remark-hurry = Sigamos
remark-thanks = Gracias
remark-sorry = Perdón
remark-well-played = Bien jugado
remark-laughs = se ríe
remark-gasps = se sobresalta
remark-shrugs = se encoge de hombros
remark-applauds = aplaude
