# What is wrong with a card set. The line and the field are named before the sentence; $expected and $got quote the file.

error-bad-cards = This card set cannot be played.

cards-at = Line { $line }, { $where }: { $why }
cards-in-file = In the file: { $why }
cards-unreadable = This cannot be read as { $expected }: { $got }
cards-too-big = A card set has at most { $expected } bytes; this one has { $got }.
cards-missing = This is missing. Expected here: { $expected }
cards-unknown-field = { $got } means nothing here. Known here: { $expected }
cards-bad-value = { $got } cannot be used here. Possible: { $expected }
cards-how-many = There must be { $expected }, not { $got }.
cards-too-few = There must be at least { $expected }, not { $got }.
cards-twice = { $got } appears here twice.
cards-words = { $got } cannot be shown. A text has { $expected }
cards-same-family = A faction cannot arrest and protect the same family ({ $got }).
cards-too-deep = Lists and tables go at most { $expected } deep, not { $got }.
cards-too-many = A card set has at most { $expected } entries; this one has more.
cards-long-number = A number has at most { $expected } digits; this one has { $got }.
cards-too-costly = This takes too long to read. Make it simpler.
cards-too-long = A program has at most { $expected } steps; this is number { $got }.
cards-runs-long = This could take { $got } steps when it is carried out; at most { $expected } are allowed.
cards-unreadable-words = { $got } cannot be read by anybody. A text has letters or digits, and at most three marks on a letter.
cards-verb = A step has one verb, not { $got }. Verbs are: { $expected }

# The comment at the top of a new set.
cards-template =
    A card set of your own, to be changed as you like. It can be played as it is.
    Give the cards your own names: name = "Old Wharf", or one for each language: name = {"{"} en = "Old Wharf", fr = "Le vieux quai" {"}"}.
    A card may also have words of its own: text = "…".
    What each field may be is written above its cards; those in brackets may be left out.
    meetinghouse cards check FILE explains every mistake, cards show FILE prints the set, play GAME --cards FILE plays with it.
    How to say what a card does: docs/card-sets.md.
