### New Salem. Les noms des cartes et ce qu’on dit à table ; tous les textes dans nos propres mots.
### `.a` est le nom tel qu’il entre dans une phrase, `.kind` sa catégorie et sa pièce, `.text` dit ce que fait la chose.

## The game

new-salem-name = New Salem
    .text = Bâtissez une ville nouvelle, bâtiment après bâtiment. Tenez le Désespoir en respect, et surveillez ceux qui ne le font pas.
new-salem-side-puritan = Puritain
    .a = du côté des Puritains
new-salem-side-witch = Sorcière
    .a = du côté des Sorcières
new-salem-side-puritans = les Puritains
new-salem-side-witches = les Sorcières
# Stands beside a name at the end.
new-salem-guilty = sorcière
new-salem-cube-hope = Espoir
new-salem-cube-despair = Désespoir

# What may be said at the table (N1.5); shown beside the talk.
new-salem-talk-limits = Dites ce que vous voulez, vrai ou faux. Seuls l’image, le nom, la profession et l’apparence de votre Personnage doivent rester secrets.

## Types of Buildings

new-salem-type-entertainment = Divertissement
new-salem-type-trade = Commerce
new-salem-type-finance = Finance
new-salem-type-education = Enseignement
new-salem-type-death = Mort
new-salem-type-justice = Justice
new-salem-piece-left = pièce de gauche
new-salem-piece-middle = pièce du milieu
new-salem-piece-right = pièce de droite
new-salem-symbol-hope = Espoir
new-salem-symbol-despair = Désespoir
new-salem-symbol-remove = Retirer du Désespoir

## Buildings

# What a card shows beside its name and text, from its facts: on every board, in labels, lists and texts.
new-salem-building-says = { $type }, { $piece } : { $cubes }
new-salem-building-cubes = { $symbols ->
    [none] aucun cube
   *[other] { $symbols }
}
new-salem-building-entertainment-left = Taverne
    .a = la Taverne
    .kind = Divertissement, gauche
new-salem-building-entertainment-middle = Théâtre
    .a = le Théâtre
    .kind = Divertissement, milieu
new-salem-building-entertainment-right = Champ de foire
    .a = le Champ de foire
    .kind = Divertissement, droite
new-salem-building-trade-left = Quai
    .a = le Quai
    .kind = Commerce, gauche
new-salem-building-trade-middle = Halle
    .a = la Halle
    .kind = Commerce, milieu
new-salem-building-trade-right = Tannerie
    .a = la Tannerie
    .kind = Commerce, droite
new-salem-building-finance-left = Comptoir
    .a = le Comptoir
    .kind = Finance, gauche
new-salem-building-finance-middle = Prêteur sur gages
    .a = le Prêteur sur gages
    .kind = Finance, milieu
new-salem-building-finance-right = Hôtel des monnaies
    .a = l’Hôtel des monnaies
    .kind = Finance, droite
new-salem-building-education-left = École
    .a = l’École
    .kind = Enseignement, gauche
new-salem-building-education-middle = Bibliothèque
    .a = la Bibliothèque
    .kind = Enseignement, milieu
new-salem-building-education-right = Laboratoire
    .a = le Laboratoire
    .kind = Enseignement, droite
new-salem-building-death-left = Cimetière
    .a = le Cimetière
    .kind = Mort, gauche
new-salem-building-death-middle = Gibet
    .a = le Gibet
    .kind = Mort, milieu
new-salem-building-death-right = Crypte
    .a = la Crypte
    .kind = Mort, droite
new-salem-building-justice-left = Corps de garde
    .a = le Corps de garde
    .kind = Justice, gauche
new-salem-building-justice-middle = Tribunal
    .a = le Tribunal
    .kind = Justice, milieu
new-salem-building-justice-right = Maison commune
    .a = la Maison commune
    .kind = Justice, droite

## Characters

new-salem-character-merchant = Obadiah Pryor, marchand
new-salem-character-fiddler = Constance Whitlock, violoneuse
new-salem-character-innkeeper = Barnabas Thorne, aubergiste
new-salem-character-printer = Mercy Aldous, imprimeuse
new-salem-character-shipwright = Silas Garrow, charpentier de marine
new-salem-character-notary = Prudence Vail, notaire
new-salem-character-midwife = Tamsin Crewe, sage-femme
new-salem-character-apothecary = Ezra Locke, apothicaire
new-salem-character-moneylender = Delilah Marsh, usurière
new-salem-character-tutor = Ambrose Fenn, précepteur
new-salem-character-says = { $types ->
    [none] { $side }.
   *[other] { $side }. { $types }.
}

## Events

new-salem-event-says = { $cost } Espoir{ $border ->
    [red] , bordure rouge
   *[plain] {""}
}{ $points ->
    [0] {""}
   *[other] , { $points ->
        [1] 1 point
        [-1] −1 point
       *[other] { $points } points
    } pour qui la garde
}
new-salem-event-cleansing = Purification
    .text = Retirez 2 Désespoir de n’importe quels Bâtiments. Reste sur la table.
new-salem-event-trial = Procès
    .text = Donnez-le à quelqu’un qui n’en a pas. À la fin, une Sorcière en Procès retire 2 Désespoir, un Puritain en Procès en ajoute 2.
new-salem-event-midnight-visit = Visite de minuit
    .text = Regardez le Personnage d’une autre personne.
new-salem-event-sworn-oath = Serment
    .text = Montrez votre Personnage à une autre personne, qui prend alors 1 Espoir ou retire 1 Désespoir de n’importe quel Bâtiment.
new-salem-event-letters-of-trade = Lettres de métier
    .text = Une autre personne montre à la ville une catégorie de son Personnage. On ne peut pas le demander trois fois à la même.
new-salem-event-character-witness = Témoin de moralité
    .text = Choisissez deux autres personnes. La seconde regarde le Personnage de la première et dit à la ville ce que c’est, vrai ou faux.
new-salem-event-exchange-of-deeds = Échange de titres
    .text = Échangez un de vos Bâtiments contre un Bâtiment d’une autre personne, cubes compris.
new-salem-event-seizure = Saisie
    .text = Prenez un Bâtiment à une autre personne et posez-y 1 Désespoir.
new-salem-event-fire = Incendie
    .text = Un Bâtiment de n’importe qui brûle avec tout ce qu’il porte.
new-salem-event-deed-of-gift = Donation
    .text = Un Bâtiment d’une autre personne passe à une troisième.
new-salem-event-peddlers-cart = Charrette du colporteur
    .text = Retournez trois Bâtiments. Vous pouvez en prendre un, puis la personne de votre choix peut en prendre un autre. Les symboles ne comptent pas.
new-salem-event-land-rush = Ruée vers les terres
    .text = Prenez les deux Bâtiments du dessus de la pioche. Les autres décident en secret de prendre ou non le suivant contre 1 Espoir. Les symboles ne comptent pas.
new-salem-event-tithe = Dîme
    .text = Jusqu’à trois autres personnes de votre choix vous remettent 1 Espoir chacune.
new-salem-event-thanksgiving = Action de grâce
    .text = Prenez le Bâtiment du dessus de la pioche ; une autre personne de votre choix prend le suivant. Les symboles ne comptent pas. Retirez ensuite 1 Désespoir de n’importe quel Bâtiment.
new-salem-event-change-of-heart = Revirement
    .text = Retournez un cube sur n’importe quel Bâtiment : un Désespoir devient Espoir, ou un Espoir devient Désespoir.
new-salem-event-silent-prayer = Prière silencieuse
    .text = Chacun choisit en secret lumière ou ombre. Une ombre au plus : retirez 1 Désespoir. Sinon vous recevez 1 Désespoir par ombre.
new-salem-event-pardon = Grâce
    .text = Donnez-la à qui vous voulez. Son Procès est levé, et le prochain qui lui viendrait est arrêté.
new-salem-event-rush-to-judgement = Jugement hâtif
    .text = Prenez le Procès de quelqu’un et donnez-le à une personne qui n’en a pas.
new-salem-event-second-term = Second mandat
    .text = Le Connétable garde son poste pour un mandat de plus.
new-salem-event-election = Élection
    .text = Tous votent en même temps pour le prochain Connétable. Les Insignes ne comptent pas ; une personne en Procès ne peut pas être élue.
new-salem-event-royal-charter = Charte royale
    .text = Gardez-la : 3 points à la fin. Vous recevez 1 Désespoir.
new-salem-event-scarlet-letter = Lettre écarlate
    .text = Donnez-la à une autre personne : 2 points de moins à la fin. Retirez 1 Désespoir de n’importe quel Bâtiment.

## What happens

new-salem-character = Vous êtes { $character }.
new-salem-first-constable = Le premier poste de Connétable revient à { $seat }.
new-salem-round = Round { $round } : { $n } Bâtiments sont distribués à chacun.
new-salem-no-draft = Round { $round } : il ne reste pas assez de Bâtiments à distribuer, donc pas de draft.
new-salem-hand = Votre main : { $buildings }.
# The cubes that lie on a Building when it comes or goes.
new-salem-cubes = { $hope ->
    [0] { $despair ->
        [0] {""}
       *[other] {" "}(Désespoir : { $despair })
    }
   *[other] { $despair ->
        [0] {" "}(Espoir : { $hope })
       *[other] {" "}(Espoir : { $hope }, Désespoir : { $despair })
    }
}
new-salem-other-cubes = { $other-hope ->
    [0] { $other-despair ->
        [0] {""}
       *[other] {" "}(Désespoir : { $other-despair })
    }
   *[other] { $other-despair ->
        [0] {" "}(Espoir : { $other-hope })
       *[other] {" "}(Espoir : { $other-hope }, Désespoir : { $other-despair })
    }
}
new-salem-built = { $seat } construit { $building-a }{ new-salem-cubes }.
new-salem-took-top = { $seat } défausse ses deux cartes et prend celle du dessus de la pioche.
new-salem-removed = { $seat } retire 1 Désespoir chez { $target } ({ $building }).
self-new-salem-removed = { $seat } retire 1 Désespoir d’un de ses Bâtiments ({ $building }).
self-new-salem-pardoned = { $seat } garde la Grâce.
self-new-salem-turned = { $seat } retourne un cube sur un de ses Bâtiments ({ $building }) : il devient { $cube }.
self-new-salem-voted = { $seat } se donne sa propre voix.
self-new-salem-trial = { $seat } prend le Procès à sa charge.
new-salem-placed = { $despair ->
    [0] { $seat } pose { $hope } Espoir sur { $building-a }.
   *[other] { $seat } pose { $despair } Désespoir sur { $building-a }.
}
new-salem-cubes-lost = { $despair ->
    [0] { $seat } n’a pas de Bâtiment et perd { $hope } Espoir.
   *[other] { $seat } n’a pas de Bâtiment ; Désespoir perdu : { $despair }.
}
new-salem-no-room = { $despair ->
    [0] Aucun Bâtiment { DE($seat) } ne peut porter davantage d’Espoir ; perdu : { $hope }.
   *[other] Aucun Bâtiment { DE($seat) } ne peut porter davantage de Désespoir ; perdu : { $despair }.
}
new-salem-laid = { $despair ->
    [0] { $seat } pose { $hope } Espoir chez { $target } ({ $building }).
   *[other] { $seat } pose { $despair } Désespoir chez { $target } ({ $building }).
}
self-new-salem-laid = { $despair ->
    [0] { $seat } pose { $hope } Espoir sur un de ses Bâtiments ({ $building }).
   *[other] { $seat } pose { $despair } Désespoir sur un de ses Bâtiments ({ $building }).
}
new-salem-taken-off = { $despair ->
    [0] { $seat } retire { $hope } Espoir chez { $target } ({ $building }).
   *[other] { $seat } retire { $despair } Désespoir chez { $target } ({ $building }).
}
self-new-salem-taken-off = { $despair ->
    [0] { $seat } retire { $hope } Espoir d’un de ses Bâtiments ({ $building }).
   *[other] { $seat } retire { $despair } Désespoir d’un de ses Bâtiments ({ $building }).
}
new-salem-levied = { $seat } fait payer { $n } Espoir à { $target }.
self-new-salem-levied = { $seat } paie encore { $n } Espoir.
new-salem-appointed = { $seat } nomme le prochain Connétable : { $target }.
self-new-salem-appointed = { $seat } se réserve le prochain poste de Connétable.
new-salem-cut-short = Le reste de la carte est sans effet ({ $event }) : cela n’en finirait pas.
new-salem-torn-down = { $seat } démolit un Bâtiment { DE($target) } : { $building }{ new-salem-cubes }.
self-new-salem-torn-down = { $seat } démolit un de ses Bâtiments : { $building }{ new-salem-cubes }.
new-salem-laid-out = À la vue de tous : { $buildings }.
new-salem-buried = { $buildings ->
    [unknown] { $seat } regarde des Bâtiments de la pioche ({ $n }) et les glisse dessous.
   *[other] { $seat } glisse sous la pioche : { $buildings }.
}
new-salem-peeked = { $buildings ->
    [unknown] { $seat } regarde le dessus de la pioche des Bâtiments ({ $n }).
   *[other] { $seat } regarde le dessus de la pioche des Bâtiments : { $buildings }.
}
new-salem-foresaw = { $events ->
    [unknown] { $seat } regarde le dessus de la pioche des Événements ({ $n }).
   *[other] { $seat } regarde le dessus de la pioche des Événements : { $events }.
}
new-salem-put-under = { $seat } glisse un Événement visible sous la pioche : { $event }.
new-salem-passing = { $seat } change le sens du draft : les mains passent désormais { $way }.
new-salem-way-left = à gauche
new-salem-way-right = à droite
new-salem-more-dealt = { $n ->
    [one] Grâce à la carte { DE($seat) }, on distribue un Bâtiment de plus à chacun au prochain round.
   *[other] Grâce à la carte { DE($seat) }, on distribue { $n } Bâtiments de plus à chacun au prochain round.
}
new-salem-fewer-dealt = { $n ->
    [one] À cause de la carte { DE($seat) }, on distribue un Bâtiment de moins à chacun au prochain round.
   *[other] À cause de la carte { DE($seat) }, on distribue { $n } Bâtiments de moins à chacun au prochain round.
}
new-salem-answered = { $seat } joue une carte gardée en réserve : { $event }.
new-salem-handed = { $seat } donne une carte à { $target }, qui la garde : { $event }.
self-new-salem-handed = { $seat } garde une carte : { $event }.
new-salem-badge-given = { $seat } donne un Insigne à { $target }.
self-new-salem-badge-given = { $seat } prend un Insigne.
new-salem-badge-taken = { $seat } retire son Insigne à { $target }.
self-new-salem-badge-taken = { $seat } rend son Insigne.
new-salem-revealed = { $seat } montre son Personnage à toute la ville : { $character }, { $side-a }.
new-salem-changed-characters = { $seat } et { $target } échangent leurs Personnages.
new-salem-event-drawn = Nouvel Événement : { $event }.
new-salem-gave = { $seat } donne { $n } Espoir à { $target }.
new-salem-initiated = { $seat } paie { $n } Espoir pour lancer un Événement : { $event }.
new-salem-trial = { $seat } intente un Procès à { $target }.
new-salem-trial-moved = { $seat } fait passer le Procès { DE($source) } à { $target }.
self-new-salem-trial-moved = { $seat } prend le Procès { DE($source) }.
own-new-salem-trial-moved = { $seat } fait passer son Procès à { $target }.
new-salem-trial-lifted = Le Procès { DE($seat) } est levé.
new-salem-pardon-spent = La Grâce { DE($seat) } arrête le Procès et disparaît.
new-salem-pardoned = { $seat } donne la Grâce à { $target }.
new-salem-constable = Le poste de Connétable passe à { $seat }.
new-salem-constable-stays = { $seat } reste Connétable.
new-salem-second-term = { $seat } reste Connétable.
new-salem-badges-returned = Tous rendent leur Insigne, sauf { $seat }.
new-salem-round-ended = { $seat } met fin au round { $round }.
new-salem-looked = { $character ->
    [unknown] { $seat } regarde le Personnage { DE($target) }.
   *[other] { $seat } regarde le Personnage { DE($target) } : { $character }, { $side-a }.
}
new-salem-shown = { $character ->
    [unknown] { $target } montre son Personnage à { $seat }.
   *[other] { $target } montre son Personnage à { $seat } : { $character }, { $side-a }.
}
new-salem-type-shown = { $seat } montre une catégorie : { $type }.
new-salem-testified = { $seat } affirme { QUE($target) } est { $side-a }.
self-new-salem-testified = { $seat } se dit { $side-a }.
new-salem-exchanged = { $seat } donne { $building-a }{ new-salem-cubes } à { $target } et reçoit { $other-a }{ new-salem-other-cubes }.
new-salem-seized = { $seat } saisit { $building-a }{ new-salem-cubes } chez { $target } ; 1 Désespoir s’y ajoute.
new-salem-burnt = { $seat } incendie un Bâtiment { DE($target) } : { $building }{ new-salem-cubes }.
self-new-salem-burnt = { $seat } incendie un de ses Bâtiments : { $building }{ new-salem-cubes }.
new-salem-deeded = { $seat } fait passer un Bâtiment { DE($source) } à { $target } : { $building }{ new-salem-cubes }.
self-new-salem-deeded = { $seat } se fait remettre un Bâtiment { DE($source) } : { $building }{ new-salem-cubes }.
own-new-salem-deeded = { $seat } remet un Bâtiment à { $target } : { $building }{ new-salem-cubes }.
new-salem-cart = Sur la charrette : { $buildings }.
new-salem-cart-took = { $seat } prend { $building-a } sur la charrette.
new-salem-cart-passed = { $seat } ne prend rien.
new-salem-claimed = { $seat } prend { $building-a } sur la pioche.
new-salem-no-claims = Personne d’autre ne réclame de terre.
new-salem-tithed = { $seats-n ->
    [one] { $seats } verse 1 Espoir à { $seat }.
   *[other] { $seats } versent chacun 1 Espoir à { $seat }.
}
new-salem-feasted = { $seat } invite { $target }.
new-salem-turned = { $seat } retourne un cube chez { $target } ({ $building }) : il devient { $cube }.
new-salem-prayed = { $n ->
    [0] Aucune ombre ne tombe sur la prière.
    [one] Une ombre tombe sur la prière.
   *[other] { $n } ombres tombent sur la prière.
}
new-salem-voted = { $seat } vote pour { $target }.
new-salem-elected = Le vote désigne { $seat }.
new-salem-chartered = { $seat } prend la Charte royale.
new-salem-lettered = { $seat } donne la Lettre écarlate à { $target }.
self-new-salem-lettered = { $seat } garde la Lettre écarlate.
new-salem-unmasked = { $seat } était { $character }, { $side-a }.
new-salem-end-trials = Procès : le Désespoir passe de { $before } à { $after }.
new-salem-end-sets = Ensembles : le Désespoir passe de { $before } à { $after }.
new-salem-end-despair = Désespoir dans la ville : { $n }. Il en faut { $needed } à une Sorcière.

## Questions

new-salem-ask-draft = Choisissez un Bâtiment à jouer ; le reste passe à gauche.
new-salem-ask-last = Gardez une carte et défaussez l’autre, ou défaussez les deux et prenez celle du dessus de la pioche.
new-salem-ask-give = Combien d’Espoir donnez-vous ?
new-salem-ask-ponder = Vous êtes Connétable. Quel Événement lancez-vous ?
new-salem-ask-speak-up = Vous pouvez encore donner de l’Espoir.
new-salem-ask-next-constable = Qui sera le prochain Connétable ?
new-salem-ask-place = Sur lesquels de vos Bâtiments vont les cubes ?
new-salem-ask-pay-from = De quel Bâtiment prenez-vous 1 Espoir ?
new-salem-ask-remove-from = De quel Bâtiment retirez-vous 1 Désespoir ?
new-salem-ask-which-copy = De quel exemplaire s’agit-il ?
new-salem-ask-trial = Qui passe en Procès ?
new-salem-ask-midnight-visit = De qui regardez-vous le Personnage ?
new-salem-ask-sworn-oath = À qui montrez-vous votre Personnage ?
new-salem-ask-oath-taken = Vous avez vu un Personnage. Que prenez-vous ?
new-salem-ask-letters-of-trade = Qui doit montrer une catégorie ?
new-salem-ask-show-type = Laquelle de vos catégories montrez-vous à la ville ?
new-salem-ask-character-witness = De qui met-on le Personnage en doute ?
new-salem-ask-call-witness = Qui le regarde et témoigne ?
new-salem-ask-testify = Que dites-vous à la ville ? Rien n’oblige à dire vrai.
new-salem-ask-exchange-of-deeds = Lequel de vos Bâtiments cédez-vous ?
new-salem-ask-exchange-for = Quel Bâtiment voulez-vous en échange ?
new-salem-ask-seizure = Quel Bâtiment saisissez-vous ?
new-salem-ask-fire = Quel Bâtiment brûle ?
new-salem-ask-deed-of-gift = Quel Bâtiment change de mains ?
new-salem-ask-deed-to = Qui le reçoit ?
new-salem-ask-peddlers-cart = Quel Bâtiment prenez-vous sur la charrette ?
new-salem-ask-cart-guest = Qui peut prendre le suivant ?
new-salem-ask-land-rush = Payez-vous 1 Espoir pour le Bâtiment du dessus de la pioche ?
new-salem-ask-tithe = Qui paie la dîme ?
new-salem-ask-thanksgiving = Qui invitez-vous ?
new-salem-ask-change-of-heart = En quoi changez-vous un cube ?
new-salem-ask-heart-of = Sur quel Bâtiment ?
new-salem-ask-silent-prayer = Lumière ou ombre ? Personne ne le saura.
new-salem-ask-pardon = À qui donnez-vous la Grâce ?
new-salem-ask-rush-to-judgement = À qui prenez-vous son Procès ?
new-salem-ask-judge = Qui passe en Procès ?
new-salem-ask-election = Pour qui votez-vous ?
new-salem-ask-election-tie = Égalité des voix. Qui l’emporte ?
new-salem-ask-scarlet-letter = À qui donnez-vous la Lettre écarlate ?

## Answers

new-salem-do-pick = { $building } ({ $building-kind })
new-salem-do-top = Défausser les deux, prendre le dessus de la pioche
new-salem-do-keep = Ne rien donner
new-salem-do-give = Donner { $n } Espoir à { $target }
new-salem-do-initiate = { $event }
new-salem-do-end-round = Mettre fin au round
new-salem-do-seat = { $seat }
new-salem-do-building = { $building } ({ $seat })
# Of several copies of one Building: the one that bears these cubes.
new-salem-do-copy = { $hope ->
    [0] { $despair ->
        [0] Celui qui ne porte aucun cube
       *[other] Celui qui porte { $despair } Désespoir
    }
   *[other] { $despair ->
        [0] Celui qui porte { $hope } Espoir
       *[other] Celui qui porte { $hope } Espoir et { $despair } Désespoir
    }
}
new-salem-do-all-here = Tous sur { $building-a }
new-salem-do-one-here = Un seul sur { $building-a }
new-salem-do-pay-for-me = Payer à ma place, là où il y a le plus d’Espoir
new-salem-do-type = { $type }
new-salem-do-take = { $building } ({ $building-kind })
new-salem-do-pass = Rien
new-salem-do-enough = Cela suffit
new-salem-do-claim = Payer pour l’avoir
new-salem-do-light = Lumière
new-salem-do-shadow = Ombre
new-salem-do-say = { $side }
new-salem-do-get-hope = Prendre 1 Espoir
new-salem-do-remove-despair = Retirer 1 Désespoir d’un Bâtiment
new-salem-do-turn = { $cube }

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
new-salem-deed-draft-pick = Jouer { $building-a }
new-salem-deed-last-pick = Garder { $building-a }
new-salem-deed-ponder-initiate = Lancer { $event }
new-salem-deed-next-constable-seat = Nommer { $seat } Connétable
new-salem-deed-trial-seat = Mettre { $seat } en Procès
new-salem-deed-judge-seat = Mettre { $seat } en Procès
new-salem-deed-midnight-visit-seat = Rendre visite à { $seat }
new-salem-deed-sworn-oath-seat = Le montrer à { $seat }
new-salem-deed-letters-of-trade-seat = Demander à { $seat }
new-salem-deed-show-type-type = Montrer { $type }
new-salem-deed-character-witness-seat = Mettre en doute { $seat }
new-salem-deed-call-witness-seat = Faire témoigner { $seat }
new-salem-deed-exchange-of-deeds-building = Céder { $building-a }
new-salem-deed-exchange-for-building = Demander { $building-a } ({ $seat })
new-salem-deed-seizure-building = Saisir { $building-a } ({ $seat })
new-salem-deed-fire-building = Brûler { $building-a } ({ $seat })
new-salem-deed-deed-of-gift-building = Donner { $building-a } ({ $seat })
new-salem-deed-deed-to-seat = Le donner à { $seat }
new-salem-deed-peddlers-cart-take = Prendre { $building-a }
new-salem-deed-cart-guest-seat = Inviter { $seat }
new-salem-deed-tithe-seat = Faire payer { $seat }
new-salem-deed-thanksgiving-seat = Inviter { $seat }
new-salem-deed-pardon-seat = Gracier { $seat }
new-salem-deed-rush-to-judgement-seat = Le prendre à { $seat }
new-salem-deed-election-seat = Voter pour { $seat }
new-salem-deed-election-tie-seat = Élire { $seat }
new-salem-deed-scarlet-letter-seat = Donner la Lettre à { $seat }
new-salem-deed-place-building = Poser sur { $building-a }
new-salem-deed-pay-from-building = Payer avec { $building-a }
new-salem-deed-remove-from-building = Le retirer { DE($building-a) } ({ $seat })
new-salem-deed-heart-of-building = Le changer sur { $building-a } ({ $seat })

## Endings

# $winners are the players who won, $winners-n how many.
new-salem-outcome-witches = La ville a sombré dans le Désespoir. { $winners-n ->
    [one] La Sorcière qui a le plus de points l’emporte : { $winners }.
   *[other] Les Sorcières qui ont le plus de points l’emportent ensemble : { $winners }.
}
new-salem-outcome-puritans = L’Espoir a triomphé. { $winners-n ->
    [one] Le Puritain qui a le plus de points l’emporte : { $winners }.
   *[other] Les Puritains qui ont le plus de points l’emportent ensemble : { $winners }.
}
new-salem-outcome-all-lose = La ville a sombré dans le Désespoir, et il n’y avait aucune Sorcière parmi vous. Tout le monde perd.

## Options

new-salem-option-edition = Édition
    .text = Quel livret la table suit là où les trois diffèrent.
new-salem-option-edition-en = anglaise
    .text = 24 Événements. Le premier Connétable pose 1 Espoir ; on ne donne d’Espoir qu’au Connétable ; un Événement utilisé à bordure rouge n’est pas remplacé.
new-salem-option-edition-es = espagnole
    .text = 24 Événements. Personne ne commence avec de l’Espoir ; on peut en donner à n’importe qui ; tout Événement utilisé est remplacé.
new-salem-option-edition-fr = française
    .text = 23 Événements. Personne ne commence avec de l’Espoir ; on peut en donner à n’importe qui ; tout Événement utilisé est remplacé.
new-salem-option-first-constable = Premier Connétable
    .text = Au hasard, ou la dernière personne accusée à tort.
new-salem-option-first-constable-chance = au hasard
new-salem-option-first-constable-0 = place 1
new-salem-option-first-constable-1 = place 2
new-salem-option-first-constable-2 = place 3
new-salem-option-first-constable-3 = place 4
new-salem-option-first-constable-4 = place 5
new-salem-option-first-constable-5 = place 6
new-salem-option-first-constable-6 = place 7
new-salem-option-first-constable-7 = place 8
new-salem-option-cards = Cartes
    .text = Le jeu de cartes. La liste de l’éditeur n’est pas publique ; les deux jeux sont les nôtres.
new-salem-option-cards-house = jeu maison
new-salem-option-cards-hard-winter = hiver rude : Purification plus chère, davantage de Désespoir

## Refusals

error-ns-must-act = Vous avez de quoi payer l’Événement le plus cher : vous devez en lancer un.
error-ns-too-dear = Vous n’avez pas assez d’Espoir pour cet Événement.
error-ns-not-face-up = Cet Événement n’est pas face visible.
error-ns-no-effect = Cet Événement n’aurait aucun effet, et vous devez agir.
error-ns-constable-only = Seul le Connétable peut faire cela.
error-ns-constable-keeps = Le Connétable ne donne jamais d’Espoir.
error-ns-only-to-constable = Dans cette édition, on ne donne de l’Espoir qu’au Connétable.
error-ns-not-to-yourself = On ne peut pas se donner de l’Espoir à soi-même.
error-ns-not-enough-hope = Vous n’avez pas autant d’Espoir.
error-ns-just-given = L’Espoir que vous venez de recevoir ne peut pas encore être donné.
error-ns-has-badge = Cette personne a un Insigne.
error-ns-on-trial = Cette personne est en Procès.
error-ns-same-constable = Le poste doit passer à quelqu’un d’autre.
error-ns-already-on-trial = Cette personne est déjà en Procès.
error-ns-asked-twice = Cette personne a déjà montré deux catégories.
error-ns-not-in-hand = Ce Bâtiment n’est pas dans votre main.
error-ns-only-of-two = On ne peut tenter la pioche qu’avec deux cartes en main.

## Événements d’un jeu de cartes à soi

new-salem-ask-script-seat = Qui ?
new-salem-ask-script-seats = Qui ? Dites quand cela suffit.
new-salem-ask-script-building = Quel Bâtiment ?
new-salem-ask-script-cube = En quoi changez-vous un cube ?
new-salem-ask-script-thanks = Que prenez-vous ?
new-salem-ask-script-vote = Pour qui votez-vous ?
new-salem-ask-script-sale = Payez-vous le prix de la carte pour le Bâtiment du dessus de la pioche ?
new-salem-ask-script-event = Lequel des Événements visibles ?
new-salem-ask-answer = Jouez-vous la carte que vous avez gardée ?
new-salem-ask-script-cart = Lequel des Bâtiments étalés prenez-vous ?
new-salem-ask-script-prayer = Lumière ou ombre ? Personne ne le saura.

## The story, once the game is over

new-salem-story-lied = Un mensonge : { $seat } a vu le Personnage { DE($target) } et a juré qu’il était { $side-a }.
new-salem-story-vouched = { $seat } a vu le Personnage { DE($target) } et a dit vrai : { $side-a }.
new-salem-story-tried-witch = { $seat } a mis { $target } en Procès, à raison : une Sorcière.
new-salem-story-tried-puritan = { $seat } a mis { $target } en Procès : du côté des Puritains.
new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } a gracié { $target }, une Sorcière.
   *[no] { $seat } a gracié { $target }, du côté des Puritains.
}
new-salem-story-seized = { $seat } a saisi { $building-a } chez { $target }.
new-salem-story-burnt = { $seat } a fait brûler { $building-a } chez { $target }.
self-new-salem-story-burnt = { $seat } a fait brûler un de ses propres Bâtiments ({ $building }).
self-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat }, du côté des Sorcières, a gardé la Grâce.
   *[no] { $seat }, du côté des Puritains, a gardé la Grâce.
}
self-new-salem-story-tried-witch = { $seat }, du côté des Sorcières, a pris le Procès pour soi.
self-new-salem-story-tried-puritan = { $seat }, du côté des Puritains, a pris le Procès pour soi.
new-salem-story-despair-rose = Le Désespoir est monté à { $n }, et { $needed } suffisent aux Sorcières.
new-salem-story-despair-fell = Le Désespoir est tombé à { $n }, sous les { $needed } qu’il faut aux Sorcières.
new-salem-story-end-trials = On a compté les Procès : le Désespoir est passé de { $before } à { $after }.
new-salem-story-end-sets = On a compté les ensembles de Mort et de Justice : le Désespoir est passé de { $before } à { $after }.
new-salem-story-round = Round { $n }
new-salem-story-chart = Désespoir dans la ville
new-salem-story-despair = Désespoir
new-salem-story-limit = Les Sorcières gagnent à partir de { $n }
new-salem-story-buildings = Bâtiments de ses catégories
new-salem-story-sets = Ensembles complets
new-salem-story-points = Points

## Why somebody is suspected, trusted or promised something, said after a remark and a colon

new-salem-why-kept = rien pour le Connétable, { $n } rounds de suite
new-salem-why-despair = { $n } Désespoir avec ces Bâtiments
new-salem-why-tried-me = { $n ->
    [one] un Procès contre moi
   *[other] { $n } Procès contre moi
}
new-salem-why-broke-word = { $n ->
    [one] une promesse non tenue
   *[other] { $n } promesses non tenues
}
new-salem-why-cleansed = { $n ->
    [one] du Désespoir retiré comme Connétable
   *[other] du Désespoir retiré { $n } fois comme Connétable
}
new-salem-why-gave = { $n } Espoir donné
new-salem-why-kept-word = { $n ->
    [one] une promesse tenue
   *[other] { $n } promesses tenues
}
new-salem-why-i-cleansed = { $n ->
    [one] j’ai purifié la ville
   *[other] j’ai purifié la ville { $n } fois
}
new-salem-why-i-gave = j’ai donné { $n } Espoir
new-salem-why-i-kept-word = j’ai tenu ma promesse
new-salem-why-cleanse = encore { $n } Espoir, et je purifie la ville
new-salem-why-better-use = il y avait plus urgent
