# Words that every part shares.

language-name = English

# How a list of names or cards is joined: { $head } is what is joined already.
list-more = { $head }, { $next }
list-last = { $head } and { $last }
# A heading and what stands under it, on one line.
list-titled = { $title }: { $text }

# How well a bot plays, by level.
bot-level-1 = newcomer
bot-level-2 = neighbour
bot-level-3 = magistrate
# A bot’s character, shown beside its name when the game is over.
bot-temper-bold = bold
bot-temper-cautious = cautious
bot-temper-vengeful = vengeful
bot-temper-trusting = trusting
bot-temper-talkative = talkative
bot-temper-silent = silent
# Several alike in a row: Accusation ×2.
list-times = { $item } ×{ $n }

# Remarks in one tap, by kind; $name: the player meant. The last four are emotes: what somebody does.
remark-suspect = I suspect { $name }
remark-trust = I trust { $name }
remark-trust-me = Trust me
remark-not-me = It wasn’t me
remark-watch-out = Beware of { $name }
remark-spare-me = Spare me
remark-give-hope = Give me Hope for this
remark-no-hope = No Hope for that
remark-promise = You have my word
remark-claim = This is the truth
# A remark and its ground, which is a phrase without a subject: it fits whomever the remark is about.
remark-because = { $remark }: { $why }
# Whose words these are, when a bot plays for somebody who is away.
stand-in = { $name } (a bot in their place)
remark-ask-who = Whom do you suspect?
remark-ask-why = Why?
remark-agree = I agree
remark-disagree = I don’t think so
remark-hurry = Let’s get on
remark-thanks = Thank you
remark-sorry = Forgive me
remark-well-played = Well played
remark-laughs = laughs
remark-gasps = gasps
remark-shrugs = shrugs
remark-applauds = applauds
