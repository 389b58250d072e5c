### Affliction : Salem 1692. Noms, cartes et événements de la table ; tous les textes sont de nous.
### `.text` dit ce que fait la chose, `.who` raconte une vie. Ces gens ont existé : en parler avec respect.

## Le jeu

affliction-name = Affliction : Salem 1692
    .short = Affliction
    .text = Envoyez vos messagers, abritez les vôtres et faites arrêter les amis de vos rivaux avant que le Gouverneur n’y mette fin.

## Familles, lieux, symboles, rangées

affliction-family-putnam = Putnam
affliction-family-proctor = Proctor
affliction-family-porter = Porter
affliction-family-neutral = Neutre
affliction-place-village = Village
affliction-place-town = Ville
affliction-place-none = ni Village ni Ville
affliction-icon-hammer = Marteau
    .text = S’utilise quand un messager quitte la case 5 ou 7.
affliction-icon-puritan = Puritain
    .text = Agit toute seule quand arrive ce que dit la carte.
affliction-icon-clock = Horloge
    .text = En vigueur tout le temps, dans un cercle.
affliction-icon-pentagram = Pentagramme
    .text = En vigueur tant que la carte est en jeu.
affliction-row-top = la rangée du haut
affliction-row-bottom = la rangée du bas

## Jetons

affliction-token-accusation = Accusation
    .text = Rend une arrestation moins chère de 1 ; sans elle (ou la Preuve spectrale), pas d’arrestation.
affliction-token-influence = Influence
    .text = Paie les arrestations et l’entrée dans votre cercle.
affliction-token-fear = Peur
    .text = À deux, le colon ne produit plus d’influence ; à trois, sa capacité ne fonctionne plus.
affliction-token-advocate = Défenseur
    .text = Augmente la réputation de 1, trois au plus ; ne peut être ni pris ni retiré.
affliction-token-spectral = Preuve spectrale
    .text = Pas d’influence, pas de capacité, et pas de défense du cercle contre une arrestation.
affliction-token-protection = Protection
    .text = Ce colon ne peut pas être arrêté.
affliction-token-first = Premier Joueur
    .text = Place le premier messager de la manche suivante.
affliction-token-messenger = Messager
    .text = Se place sur une case libre du plateau.

## Cases du plateau

affliction-space-1 = Réunion secrète, en haut
    .text = Gagnez 1 influence et posez une accusation.
affliction-space-2 = Réunion secrète, en bas
    .text = Gagnez 1 influence et posez une accusation.
affliction-space-3 = Disculper
    .text = Retirez deux accusations à un colon, et d’autres pour 1 influence chacune.
affliction-space-4 = Protection et Premier Joueur
    .text = Devenez Premier Joueur et posez le jeton Protection si vous le voulez.
affliction-space-5 = Capacités et influence
    .text = Utilisez les capacités Marteau de votre cercle et produisez de l’influence.
affliction-space-6 = Produire de l’influence
    .text = Gagnez 1 influence par symbole d’influence (plume) que vous avez.
affliction-space-7 = Capacités
    .text = Utilisez les capacités Marteau de votre cercle.
affliction-space-8 = Arrestation
    .text = Arrêtez un colon accusé.
affliction-space-9 = Arrestation pour 1 de plus
    .text = Arrêtez un colon accusé pour 1 influence de plus.
affliction-space-10 = Preuve spectrale
    .text = Déplacez le jeton Preuve spectrale sur n’importe quel colon.
affliction-space-11 = Peur
    .text = Posez une Peur et gagnez 2 influences, ou retirez une Peur.
affliction-space-12 = Accusations
    .text = Gagnez 2 influences et posez deux accusations.
affliction-space-13 = Entrée dans le cercle
    .text = Faites entrer un colon dans votre cercle au prix de sa réputation.
affliction-space-14 = Entrée dans le cercle pour 1 de plus
    .text = Faites entrer un colon dans votre cercle pour 1 influence de plus.

## Factions

affliction-faction-village-a = le Village de Salem, parti des Putnam
affliction-faction-town-a = la Ville de Salem, parti des Proctor
affliction-faction-village-b = le Village de Salem, les fermes inondées
affliction-faction-town-b = la Ville de Salem, parti des Porter
affliction-faction-scores = +{ $arrest } par { $arrests } arrêté, +{ $protect } par { $protects } dans votre cercle{ $penalty ->
    [0] .
   *[other] , −{ $penalty } par { $protects } arrêté.
}
affliction-faction-says = { $side ->
    [village] Village
   *[town] Ville
}, { $influence ->
    [one] { $influence } plume
   *[other] { $influence } plumes
}, dès { $seats } joueurs. { $scores }

## Griefs

affliction-grievance-says = +{ $bonus } par arrestation : { $targets }. −{ $penalty } en cas d’arrestation : { $ally }.
affliction-grievance-mill-dam = Le barrage du moulin
    .text = Leur barrage a noyé vos champs, et le tribunal a haussé les épaules.
affliction-grievance-unpaid-debts = Dettes impayées
    .text = De l’argent prêté de bonne foi n’est jamais revenu.
affliction-grievance-parsonage = Le presbytère
    .text = À qui est la maison du pasteur ? La querelle a usé trois pasteurs.
affliction-grievance-loose-talk = Mauvaises langues
    .text = À la taverne on rit de vous, et pas seulement là.
affliction-grievance-ships-and-strangers = Navires et étrangers
    .text = Des fortunes faites en mer achètent la terre promise à vos fils.
affliction-grievance-disputed-will = Un testament contesté
    .text = Le testament disait une chose, les voisins en ont juré une autre.

## Cartes de fin

affliction-card-mary-spencer-hill = Mary Spencer Hill
    .text = La partie prend fin aussitôt.
    .who = La femme du gouverneur. Quand les filles la nommèrent à son tour, le gouverneur ferma le tribunal.
affliction-card-increase-mather = Increase Mather
    .text = La partie prend fin aussitôt.
    .who = Pasteur à Boston, qui écrivit que mieux valait laisser échapper dix suspectes que condamner une innocente.

## Colons

# What a card shows beside its name and text, from its facts: on every board, in labels, lists and texts.
affliction-colonist-says = { $family }{ $place ->
    [village] , Village
    [town] , Ville
   *[none] {""}
}, réputation { $reputation }{ $influence ->
    [0] {""}
    [one] , { $influence } plume
   *[other] , { $influence } plumes
}{ $houses ->
    [0] {""}
    [one] , { $houses } maison
   *[other] , { $houses } maisons
}{ $icon ->
    [hammer] , Marteau
    [puritan] , Puritain
    [clock] , Horloge
    [pentagram] , Pentagramme
   *[none] {""}
}{ $afflicted ->
    [yes] , Affligée
   *[no] {""}
}{ $deck ->
    [prominent] , Notable
   *[colonist] {""}
}{ $starting ->
    [yes] , colon de départ
   *[no] {""}
}
affliction-colonist-thomas-putnam = Thomas Putnam
    .text = Posez une accusation de plus sur chaque case qui en fait poser.
    .who = Greffier de la paroisse ; la plupart des plaintes de 1692 portent son nom.
affliction-colonist-edward-putnam = Edward Putnam
    .text = Arrêtez un colon pour 2 de plus.
    .who = Diacre de l’église du Village ; avec son frère Thomas il signa plainte sur plainte.
affliction-colonist-john-putnam = John Putnam
    .text = Prenez 1 influence à quelqu’un qui en a plus que vous.
    .who = Capitaine et chef du Village. Il fit un jour arrêter l’ancien pasteur pour une dette.
affliction-colonist-nathaniel-putnam = Nathaniel Putnam
    .text = Posez ou déplacez le jeton Protection.
    .who = L’un des plus riches fermiers du Village ; il prit la défense de sa voisine Rebecca Nurse.
affliction-colonist-john-proctor = John Proctor
    .text = Posez une Peur sur une Affligée, ou gagnez 1 influence.
    .who = Fermier et tavernier qui traitait tout haut les filles de menteuses ; pendu le 19 août 1692.
affliction-colonist-elizabeth-proctor = Elizabeth Proctor
    .text = On ne l’arrête qu’avec trois accusations ou plus.
    .who = Condamnée avec son mari, elle vécut parce qu’elle attendait un enfant.
affliction-colonist-william-proctor = William Proctor
    .text = Les Affligées ne peuvent pas l’accuser.
    .who = Fils de John et d’Elizabeth. On l’attacha, le cou aux talons, pour qu’il avoue ; il n’avoua pas.
affliction-colonist-benjamin-proctor = Benjamin Proctor
    .text = Gagnez 1 influence par Proctor de votre cercle, 3 au plus.
    .who = L’aîné de John Proctor, qui aida à bâtir la ferme ; accusé en mai 1692, libéré plus tard.
affliction-colonist-john-porter = John Porter
    .text = Faites entrer un colon dans votre cercle pour 2 de plus.
    .who = Fondateur de la famille et de son domaine ; ses fils héritèrent aussi de ses querelles.
affliction-colonist-israel-porter = Israel Porter
    .text = Retirez une accusation à un colon, ou une à chacun de deux colons.
    .who = Il recueillit des signatures pour Rebecca Nurse et alla la voir quand peu l’osaient.
affliction-colonist-elizabeth-porter = Elizabeth Porter
    .text = Vous ne payez pas le supplément des cases 9 et 14.
    .who = Sœur du magistrat Hathorne, et pourtant une voix en faveur de Rebecca Nurse.
affliction-colonist-joseph-porter = Joseph Porter
    .text = Une autre personne qui a au moins 3 influences en perd 2 ; vous en gagnez 1.
    .who = Il payait le plus lourd impôt du Village et aida à réduire les gages du pasteur.
affliction-colonist-ann-putnam = Ann Putnam
    .text = Posez une accusation sur n’importe quel colon.
    .who = Douze ans en 1692. En 1706, debout dans l’église, elle demanda pardon.
affliction-colonist-mercy-lewis = Mercy Lewis
    .text = Accusez quelqu’un d’un autre cercle ; deux fois si une accusation s’y trouve déjà.
    .who = Orpheline de la guerre de frontière, servante chez Thomas Putnam.
affliction-colonist-elizabeth-parris = Elizabeth Parris
    .text = Accusez quelqu’un qui n’a aucune accusation, et gagnez 1 influence.
    .who = Neuf ans, la première à tomber malade ; ses parents l’envoyèrent bientôt chez des amis.
affliction-colonist-mary-warren = Mary Warren
    .text = Posez une accusation, ou retirez-en une.
    .who = Servante des Proctor. Elle accusa, se rétracta, fut accusée elle-même, et accusa de nouveau.
affliction-colonist-abigail-williams = Abigail Williams
    .text = Posez une accusation sur un colon, ou une sur chacun de deux colons d’une même rangée.
    .who = Une enfant de onze ou douze ans dans la maison du pasteur ; nul ne sait ce qu’elle devint.
affliction-colonist-elizabeth-hubbard = Elizabeth Hubbard
    .text = Posez une accusation ; gagnez 1 influence s’il y en a alors trois ou plus.
    .who = Dix-sept ans, orpheline, dans la maison du médecin ; elle témoigna contre plus de vingt-cinq personnes.
affliction-colonist-bridget-bishop = Bridget Bishop
    .text = Déplacez une accusation d’un colon à un autre.
    .who = Une femme de la Ville, soupçonnée depuis des années ; la première pendue, le 10 juin 1692.
affliction-colonist-mary-black = Mary Black
    .text = Peut être arrêtée à la place d’un Notable.
    .who = Esclave chez un Putnam. Elle refusa d’avouer, resta des mois en prison et fut innocentée en 1693.
affliction-colonist-sarah-good = Sarah Good
    .text = Peut être arrêtée à la place d’un Notable.
    .who = Pauvre et sans toit, l’une des trois premières accusées ; pendue le 19 juillet 1692 en clamant son innocence.
affliction-colonist-george-burroughs = George Burroughs
    .text = Quand il est arrêté, tout le monde retire une Peur à un colon.
    .who = Ancien pasteur du Village. Sur l’échafaud, il dit le Notre Père sans une faute.
affliction-colonist-martha-corey = Martha Corey
    .text = Gagnez 1 influence à chaque action où une Affligée utilise sa capacité.
    .who = Membre de l’église, elle ne croyait pas les filles et le disait ; pendue le 22 septembre 1692.
affliction-colonist-deodat-lawson = Deodat Lawson
    .text = Gagnez 1 influence chaque fois que vous faites entrer un autre colon.
    .who = Ancien pasteur du Village, revenu pour voir, et qui imprima ce qu’il avait vu.
affliction-colonist-margaret-jacobs = Margaret Jacobs
    .text = Arrêtée, elle vaut 4 points, ou −1 si George Jacobs est arrêté lui aussi.
    .who = Dix-sept ans. Effrayée, elle accusa son grand-père, puis se rétracta en sachant ce qu’il pouvait lui en coûter.
affliction-colonist-george-jacobs = George Jacobs
    .text = Gagnez 1 influence chaque fois que quelqu’un d’autre arrête.
    .who = Un vieil homme sur deux cannes qui rit de l’accusation ; pendu le 19 août 1692.
affliction-colonist-william-griggs = William Griggs
    .text = Donnez un défenseur à un colon de votre cercle.
    .who = Le médecin du Village, qui aurait vu une main maligne là où il ne trouvait pas de maladie.
affliction-colonist-philip-english = Philip English
    .text = Payez 3 et libérez un colon arrêté, une fois par manche.
    .who = Le plus riche marchand de la Ville. Avec sa femme Mary, il s’enfuit à New York.
affliction-colonist-tituba = Tituba
    .text = Après toute arrestation, vous pouvez poser une accusation dans les rangées.
    .who = Esclave dans la maison du pasteur. Battue, dit-elle plus tard, pour avouer la première ; plus d’un an de prison.
affliction-colonist-samuel-parris = Samuel Parris
    .text = Posez une accusation ; deux avec une Affligée dans votre cercle.
    .who = Pasteur du Village, chez qui tout commença ; le Village finit par le renvoyer.
affliction-colonist-rebecca-nurse = Rebecca Nurse
    .text = Pour les autres, le reste de votre cercle coûte 1 de plus.
    .who = Soixante et onze ans et aimée de tous. Le jury l’avait d’abord acquittée ; pendue le 19 juillet 1692.
affliction-colonist-giles-corey = Giles Corey
    .text = Les accusations ne rendent pas son arrestation moins chère.
    .who = Il refusa de répondre au tribunal et mourut écrasé sous des pierres, à quatre-vingts ans environ.
affliction-colonist-sarah-osborne = Sarah Osborne
    .text = Gagnez 1 influence chaque fois que quelqu’un d’autre fait entrer un colon.
    .who = Malade, en procès pour la ferme de son premier mari ; morte en prison avant tout jugement.
affliction-colonist-sarah-cloyce = Sarah Cloyce
    .text = Retirez une Peur ou une accusation à n’importe quel colon.
    .who = Sœur de Rebecca Nurse. Elle quitta le temple quand le sermon s’en prit à sa famille.
affliction-colonist-mary-easty = Mary Easty
    .text = Quand elle est arrêtée, chaque colon perd une accusation.
    .who = Sœur de Rebecca Nurse. De sa prison elle demanda, non pour elle, qu’on ne verse plus de sang innocent.
affliction-colonist-john-willard = John Willard
    .text = Les autres paient 1 de plus pour arrêter un Notable.
    .who = Envoyé comme adjoint chercher les accusés, il finit par refuser ; pendu le 19 août 1692.
affliction-colonist-ann-pudeator = Ann Pudeator
    .text = Gagnez 1 influence, 2 si quelqu’un de votre cercle est accusé ou a peur.
    .who = Une veuve de la Ville qui soignait les malades ; pendue le 22 septembre 1692.
affliction-colonist-susannah-martin = Susannah Martin
    .text = Les autres ne peuvent pas poser de Peur sur votre cercle.
    .who = Une veuve d’Amesbury qui rit au tribunal de ce qu’on disait d’elle ; pendue le 19 juillet 1692.
affliction-colonist-nathaniel-ingersoll = Nathaniel Ingersoll
    .text = Gagnez 1 influence de plus sur les cases 1 et 2.
    .who = Diacre et tavernier ; les premières audiences devaient se tenir sous son toit.
affliction-colonist-daniel-andrew = Daniel Andrew
    .text = Vous pouvez faire entrer des colons du Village comme de la Ville.
    .who = Maçon, maître d’école et un temps député ; accusé en mai 1692, il s’enfuit à temps.
affliction-colonist-john-alden = John Alden
    .text = Payez 1 et mettez un colon des rangées sous sa pioche.
    .who = Capitaine de Boston. Emprisonné sur la parole d’enfants qui ne le connaissaient pas, il s’échappa.

## Options

affliction-option-starters = Colons de départ
    .text = Comment chacun reçoit le premier colon de son cercle.
affliction-option-starters-random = au hasard
    .text = Un par personne, au hasard.
affliction-option-starters-choose = un au choix parmi deux
    .text = Deux par personne ; on en garde un.
affliction-option-limited-tokens = Jetons limités
    .text = 36 accusations, 40 influences et 15 Peurs, comme dans une boîte.
affliction-option-circle-defence = Défense du cercle
    .text = De combien les colons du cercle d’une autre personne sont plus chers.
affliction-option-cards = Jeu de cartes
    .text = Le jeu de cartes utilisé.
affliction-option-cards-house = le nôtre
    .text = Ce que donnent les sources publiques ; le reste est de nous.

## La fin

affliction-outcome-points = { $winners } gagne avec le plus de points.
affliction-outcome-reputation = { $winners } l’emporte à égalité de points, par la plus haute réputation.
affliction-outcome-shared = { $winners } partagent la victoire.

## Lignes de score

affliction-score-righteousness = Vertu
affliction-score-wealth = Richesse
affliction-score-status = Rang
affliction-score-grievances = Griefs
affliction-score-total = Total

## Questions

affliction-ask-starter = Quel colon de départ gardez-vous ?
affliction-ask-messenger = Où envoyez-vous votre messager ?
affliction-ask-accuse = Qui accusez-vous ?
affliction-ask-extra = Thomas Putnam ajoute une accusation : sur qui ?
affliction-ask-exonerate = Qui disculpez-vous ?
affliction-ask-exonerate-more = Retirer une accusation de plus pour 1 influence ?
affliction-ask-protect = Qui protégez-vous ?
affliction-ask-abilities = Quelle capacité utilisez-vous ?
affliction-ask-arrest = Qui arrêtez-vous ?
affliction-ask-scapegoat = Livrez-vous un bouc émissaire à sa place ?
affliction-ask-haunt = Contre qui apportez-vous la Preuve spectrale ?
affliction-ask-fear = Qui effrayez-vous, ou qui rassurez-vous ?
affliction-ask-bring = Qui faites-vous entrer dans votre cercle ?
affliction-ask-ability-abigail-williams = Abigail Williams : qui accuse-t-elle dans la rangée ?
affliction-ask-ability-ann-putnam = Ann Putnam : qui accuse-t-elle ?
affliction-ask-ability-bridget-bishop = Bridget Bishop : de qui à qui passe l’accusation ?
affliction-ask-ability-elizabeth-hubbard = Elizabeth Hubbard : qui accuse-t-elle ?
affliction-ask-ability-elizabeth-parris = Elizabeth Parris : qui accuse-t-elle ? (seulement quelqu’un sans accusation)
affliction-ask-ability-george-burroughs = George Burroughs est arrêté : à qui retirez-vous une Peur ?
affliction-ask-ability-israel-porter = Israel Porter : qui disculpe-t-il ?
affliction-ask-ability-john-alden = John Alden : qui prend la mer ?
affliction-ask-ability-john-proctor = John Proctor : quelle fille effraie-t-il, ou gagne-t-il de l’influence ?
affliction-ask-ability-john-putnam = John Putnam : à qui prenez-vous de l’influence ?
affliction-ask-ability-joseph-porter = Joseph Porter : qui perd de l’influence ?
affliction-ask-ability-mary-warren = Mary Warren : qui accuse-t-elle, ou qui disculpe-t-elle ?
affliction-ask-ability-mercy-lewis = Mercy Lewis : qui accuse-t-elle dans un autre cercle ?
affliction-ask-ability-nathaniel-putnam = Nathaniel Putnam : qui protège-t-il ?
affliction-ask-ability-philip-english = Philip English : qui libère-t-il ?
affliction-ask-ability-samuel-parris = Samuel Parris : qui accuse-t-il ?
affliction-ask-ability-sarah-cloyce = Sarah Cloyce : qui rassure-t-elle, ou qui disculpe-t-elle ?
affliction-ask-ability-tituba = Tituba répond à l’arrestation : qui accuse-t-elle dans les rangées ?
affliction-ask-ability-william-griggs = William Griggs : qui reçoit un défenseur ?
affliction-ask-ability-script = Sur qui ou sur quoi porte la capacité du colon ?

## Réponses

affliction-do-pass = Renoncer
affliction-do-done = Terminer
affliction-do-collect = Gagner de l’influence
affliction-do-more = Une de plus pour 1 influence
affliction-do-place = { $space }
affliction-do-seat = { $seat }
affliction-do-keep = Garder { $colonist }
affliction-do-use = Utiliser { $colonist }
affliction-do-accuse = Accuser { $colonist }
affliction-do-clear = Disculper { $colonist }
affliction-do-protect = Protéger { $colonist }
affliction-do-haunt = Preuve spectrale contre { $colonist }
affliction-do-frighten = Effrayer { $colonist }
affliction-do-comfort = Retirer une Peur à { $colonist }
affliction-do-arrest = Arrêter { $colonist }
affliction-do-bring = Faire entrer { $colonist }
affliction-do-scapegoat = Faire arrêter { $colonist } à la place
affliction-do-advocate = Un défenseur pour { $colonist }
affliction-do-release = Libérer { $colonist }
affliction-do-send-away = { $colonist } prend la mer
affliction-do-take-from = Déplacer une accusation { DE($colonist) }
affliction-do-give-to = La déplacer vers { $colonist }

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
affliction-deed-messenger-place = Envoyer un messager : { $space }

## Ce qui se passe

affliction-first-player = { $seat } joue en premier.
affliction-faction-drawn = { $seat } mène { $faction }.
affliction-grievance-drawn = { $grievance ->
    [unknown] { $seat } tire un grief.
   *[other] { $seat } tire un grief : { $grievance }.
}
affliction-starters-offered = { $colonists ->
    [unknown] { $seat } choisit entre deux colons de départ.
   *[other] { $seat } choisit entre { $colonists }.
}
affliction-starter = { $colonist } commence dans le cercle { DE($seat) }.
affliction-turned-up = { $colonist } arrive dans { $row }.
affliction-round-began = La manche { $n } commence ; { $seat } place en premier.
affliction-placed = { $seat } envoie un messager : { $space }.
affliction-resolving = { $seat } résout : { $space }.
affliction-gained = { $n ->
    [one] { $seat } gagne 1 influence.
   *[other] { $seat } gagne { $n } influences.
}
affliction-gained-by = { $n ->
    [one] { $seat } gagne 1 influence grâce à { $colonist }.
   *[other] { $seat } gagne { $n } influences grâce à { $colonist }.
}
affliction-paid = { $n ->
    [one] { $seat } paie 1 influence pour la capacité { DE($colonist) }.
   *[other] { $seat } paie { $n } influences pour la capacité { DE($colonist) }.
}
affliction-generated = { $n ->
    [0] { $seat } ne produit aucune influence.
    [one] { $seat } produit { $n } influence.
   *[other] { $seat } produit { $n } influences.
}
affliction-accused = { $n ->
    [one] { $seat } accuse { $colonist }.
   *[other] { $seat } pose { $n } accusations sur { $colonist }.
}
affliction-accused-by = { $n ->
    [one] { $by }, du cercle { DE($seat) }, accuse { $colonist }.
   *[other] { $by }, du cercle { DE($seat) }, pose { $n } accusations sur { $colonist }.
}
affliction-cleared = { $n ->
    [one] { $seat } retire une accusation à { $colonist }{ affliction-for-cost }.
   *[other] { $seat } retire { $n } accusations à { $colonist }{ affliction-for-cost }.
}
affliction-for-cost = { $cost ->
    [0] {""}
    [1] {" "}pour 1 influence
   *[other] {" "}pour { $cost } influences
}
affliction-plea = { $colonist } intercède pour les autres, qui perdent chacun une accusation : { $colonists }.
affliction-moved-accusation = { $seat } déplace une accusation { DE($colonist) } vers { $onto }.
affliction-protected = { $seat } protège { $colonist }.
affliction-took-first = { $seat } prend le jeton Premier Joueur.
affliction-haunted = { $seat } apporte la Preuve spectrale contre { $colonist }.
affliction-frightened = { $seat } effraie { $colonist } (Peur : { $n }).
affliction-comforted = { $seat } retire une Peur à { $colonist } ({ $n ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $n }
}).
affliction-used = { $seat } utilise { $colonist }.
affliction-advocate = { $seat } donne un défenseur à { $colonist } ({ $n } en tout).
affliction-released = { $seat } fait libérer { $colonist } ; { $target } perd l’arrestation.
self-affliction-released = { $seat } fait libérer { $colonist } et perd cette arrestation.
affliction-sent-away = { $seat } laisse { $colonist } prendre la mer.
affliction-took-influence = { $n ->
    [one] { $seat } prend { $n } influence à { $target }.
   *[other] { $seat } prend { $n } influences à { $target }.
}
affliction-removed-influence = { $n ->
    [one] { $seat } fait perdre { $n } influence à { $target }.
   *[other] { $seat } fait perdre { $n } influences à { $target }.
}
affliction-declared-arrest = { $seat } veut arrêter { $colonist }.
affliction-scapegoat = { $seat } montre { $colonist } du doigt : qu’on l’arrête à la place { DE($instead-of) } !
affliction-arrested = { $seat } arrête { $colonist }{ $target ->
    [none] {" "}
   *[other] , du cercle { DE($target) },{" "}
}{ $cost ->
    [0] sans rien payer.
    [one] pour { $cost } influence.
   *[other] pour { $cost } influences.
}
affliction-brought = { $cost ->
    [one] { $seat } fait entrer { $colonist } dans son cercle pour { $cost } influence.
   *[other] { $seat } fait entrer { $colonist } dans son cercle pour { $cost } influences.
}
affliction-won-over = { $cost ->
    [one] { $seat } gagne à sa cause { $colonist }, du cercle { DE($target) }, pour { $cost } influence.
   *[other] { $seat } gagne à sa cause { $colonist }, du cercle { DE($target) }, pour { $cost } influences.
}
affliction-declined = { $seat } renonce à cette action : { $space }.
affliction-used-on-nobody = Finalement, { $colonist } ne fait rien.
affliction-no-action = { $seat } ne peut rien faire ici : { $space }.
affliction-no-accusations = Il ne reste aucune accusation à poser pour { $seat }.
affliction-went-under = { $colonist } quitte la rangée du bas et passe sous la pioche.
affliction-end-card = { $card } apparaît : la partie est finie.
affliction-scored = { $seat } avait le grief « { $grievance } » : vertu { $righteousness }, richesse { $wealth }, rang { $status }, griefs { $grievances } ; { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}

## Refus

error-affliction-space-taken = Un messager s’y trouve déjà.
error-affliction-forced = On ne peut pas y renoncer.
error-affliction-not-in-play = Ce colon n’est pas en jeu.
error-affliction-is-arrested = Ce colon a été arrêté.
error-affliction-own-circle = Ce colon est dans votre propre cercle.
error-affliction-protected = Ce colon est protégé.
error-affliction-no-accusation = Sans accusation ni Preuve spectrale, pas d’arrestation.
error-affliction-shielded = La capacité de ce colon s’y oppose.
error-affliction-too-dear = Vous n’avez pas assez d’influence.
error-affliction-wrong-place = Votre faction ne peut pas faire entrer quelqu’un de l’autre lieu.
error-affliction-silenced = La Peur ou la Preuve spectrale fait taire ce colon.
error-affliction-used = Cela a déjà servi.
error-affliction-no-effect = Cela ne ferait rien maintenant.
error-affliction-not-in-circle = Ce colon n’est pas dans votre cercle.
error-affliction-most-fear = Il y en a déjà trois, c’est le maximum.
error-affliction-fear-shunned = On ne peut pas poser de Peur sur ce cercle.
error-affliction-no-token-there = Cette carte n’a pas ce jeton.
error-affliction-none-left = La réserve n’a plus de jeton de cette sorte.
error-affliction-lies-there = Le jeton s’y trouve déjà.
error-affliction-girls-shunned = Les Affligées ne peuvent pas accuser ce colon.
error-affliction-not-offered-starter = Ce colon de départ ne vous a pas été proposé.
error-affliction-not-a-target = Cette capacité ne peut pas viser cela.
error-affliction-no-scapegoat = Elle ne peut pas servir de bouc émissaire maintenant.

## The story, once the game is over

affliction-story-lead = { $n ->
    [one] { $seat } a pris la tête avec { $n } point.
   *[other] { $seat } a pris la tête avec { $n } points.
}
affliction-story-arrested = { $seat } a arrêté { $colonist }.
affliction-story-arrested-from = { $seat } a arrêté { $colonist } au sein du cercle { DE($target) }.
affliction-story-settled = { $seat } a arrêté { $colonist } et réglé un grief secret.
affliction-story-scapegoat = { $seat } a livré { $colonist } pour sauver { $instead-of }.
affliction-story-won-over = { $seat } a gagné à sa cause { $colonist }, du cercle { DE($target) }.
affliction-story-released = { $seat } a fait libérer { $colonist } ; { $target } a perdu l’arrestation.
self-affliction-story-released = { $seat } a fait libérer { $colonist } et perdu cette arrestation.
affliction-story-end-card = Arrivée { DE($card) } : plus aucune manche.
affliction-story-grievances = Les griefs secrets ont tout renversé : { $target } menait, la victoire est allée à { $winners }.
affliction-story-round = Manche { $n }
affliction-story-chart = Points

## Why the others should beware of somebody, said after a remark and a colon

affliction-why-leads = { $n } points d’avance sur tout le monde sauf moi
affliction-why-took-mine = { $n } colons pris dans mon cercle
affliction-why-rich = { $n } influences en main
