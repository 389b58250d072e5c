# Les mots que toutes les parties se partagent.

language-name = Français

list-more = { $head }, { $next }
list-last = { $head } et { $last }
# Un titre et ce qui est dessous, sur une ligne.
list-titled = { $title } : { $text }

# La force d’un robot, par niveau.
bot-level-1 = débutant
bot-level-2 = voisin
bot-level-3 = magistrat
# A bot’s character, shown beside its name when the game is over.
bot-temper-bold = audacieux
bot-temper-cautious = prudent
bot-temper-vengeful = vengeur
bot-temper-trusting = confiant
bot-temper-talkative = bavard
bot-temper-silent = silencieux
list-times = { $item } ×{ $n }

# Remarks in one tap, by kind; $name: the player meant. The last four are emotes: what somebody does.
remark-suspect = Je soupçonne { $name }
remark-trust = J’ai confiance en { $name }
remark-trust-me = Faites-moi confiance
remark-not-me = Ce n’était pas moi
remark-watch-out = Méfiez-vous { DE($name) }
remark-spare-me = Épargnez-moi
remark-give-hope = Donnez-moi de l’Espoir pour cela
remark-no-hope = Pas d’Espoir pour cela
remark-promise = Vous avez ma parole
remark-claim = C’est la vérité
# A remark and its ground, which is a phrase without a subject: it fits whomever the remark is about.
remark-because = { $remark } : { $why }
# Whose words these are, when a bot plays for somebody who is away.
stand-in = { $name } (un robot à sa place)
remark-ask-who = Qui soupçonnez-vous ?
remark-ask-why = Pourquoi ?
remark-agree = Je suis d’accord
remark-disagree = Je ne crois pas
remark-hurry = Avançons
remark-thanks = Merci
remark-sorry = Pardonnez-moi
remark-well-played = Bien joué
remark-laughs = rit
remark-gasps = sursaute
remark-shrugs = hausse les épaules
remark-applauds = applaudit
