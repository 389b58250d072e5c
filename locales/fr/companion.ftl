### Pour qui joue avec les boîtes imprimées : mise en place, crieur, minuteries, comptes et décompte final. Le navigateur et le terminal lisent la même chose.

## Salem 1692: setting up

salem1692-setup-tryals = Sortez { $tryals } Procès de la boîte : { $innocent } × Pas une Sorcière, { $witch } × Sorcière, { $constable } × Connétable. Les autres restent dans la boîte.
salem1692-setup-deal-tryals = Mélangez-les et distribuez-les tous, face cachée. Chacun en a { $each }, les regarde en secret et les aligne devant soi.
salem1692-setup-characters = Mélangez les cartes Hôtel de Ville et donnez-en une à chacun, face visible.
salem1692-setup-choose-characters = Donnez deux cartes Hôtel de Ville à chacun. Chacun en garde une, puis tout le monde montre la sienne.
salem1692-setup-apart = Retirez de la pioche le Chat Noir, la Conspiration et la Nuit. Mélangez les { $shuffled } autres cartes.
salem1692-setup-hands = Distribuez à chacun une main de { $hand } cartes. Il en reste { $rest }.
salem1692-setup-deck = Glissez la Conspiration au hasard dans ce qui reste et mettez la Nuit tout en dessous : la pioche compte { $deck } cartes. Le Chat Noir attend à côté.
salem1692-setup-kills = Prenez les cartes Mort de vos { $players } personnages. Elles attendent la Nuit en pile.
salem1692-setup-gentle = Révélation clémente : tant que la personne accusée a 4 ou 5 Procès cachés, on en désigne deux et elle en révèle un.
salem1692-setup-gavel = Posez le Maillet au milieu. Le crieur peut annoncer l’Aube.

## Salem 1692: the town crier. What it says stands in salem1692.ftl.

salem1692-scene-dawn = Aube
salem1692-scene-conspiracy = Conspiration
salem1692-scene-night = Nuit
salem1692-mark-constable = La carte Connétable est encore face cachée
salem1692-mark-cat = Le Chat Noir peut nuire à quelqu’un (non : il n’est devant personne, ou devant Mary Warren, ou devant Martha Corey qui a son pouvoir)
salem1692-cat-here = Le Chat Noir est ici
salem1692-mark-watcher = Quelqu’un qui ne joue pas veille
salem1692-pause-settle = Fermer les yeux
salem1692-pause-dawn = Les sorcières à l’Aube
salem1692-pause-prepare = Étaler les cartes Mort
salem1692-pause-night = Les sorcières la Nuit
salem1692-pause-constable = Le Connétable
salem1692-pause-confess = La confession
salem1692-pause-cat = Le Procès du Chat Noir
salem1692-pause-take = Prendre les Procès
salem1692-pause-mix = Mêler et redonner les Procès
salem1692-pause-turn = Un tour
## The pages

companion-of = { $game } : à côté de la boîte
companion-parts = Parties du compagnon
companion-part-setup = Mise en place
companion-part-crier = Crieur
companion-part-turns = Tours
companion-part-tally = Accusations
companion-none = Il n’y a pas de compagnon pour ce jeu.
companion-names = Noms
companion-names-and-dead = Noms, et qui est hors jeu
companion-names-how = Dans l’ordre du tour. Quand tout le monde a un nom, le crieur vous appelle par le vôtre ; rien ne quitte cet appareil.
companion-player = Place { $n }
companion-dead = Hors jeu
companion-new-evening = Nouvelle partie, mêmes personnes
companion-options = Options
companion-choose-limit = Seulement jusqu’à { $limit } personnes.
companion-count-right = C’est juste.
companion-count-over = { $n } de trop : il en faut { $expected }.
companion-count-under = Il en manque { $n } : il en faut { $expected }.
companion-done = Fait : { $n } sur { $total }
companion-all-done = Tout est en place. Vous pouvez commencer.
companion-again = Encore
companion-longer = Plus long
companion-on = Continuer
companion-stop = Arrêter
companion-show-buttons = Montrer les boutons
companion-tonight = Ce soir
companion-voice = Voix
companion-voice-here = Le crieur parle avec la voix « { $name } ».
companion-voice-none = Ce navigateur n’a pas de voix française : le crieur joue des instruments et montre de grandes lettres.
companion-wish-spoken = Parler à voix haute
companion-wish-wind = Du vent pendant que les yeux sont fermés, pour que personne n’entende les mains
companion-wish-discreet = Discret : un écran noir pour un téléphone au milieu de la table
companion-sound-owl = Hibou
companion-sound-drum = Tambour
companion-sound-knocker = Heurtoir
companion-sound-horn = Cor
companion-sound-cock = Coq
companion-sound-bell = Cloche
salem1692-sound-owl = Les sorcières ouvrent les yeux.
salem1692-sound-drum = Les sorcières les ferment.
salem1692-sound-knocker = Le Connétable ouvre les yeux.
salem1692-sound-horn = Le Connétable les ferme.
salem1692-sound-cock = Tout le monde ouvre les yeux.
salem1692-sound-bell = On apprend qui les sorcières ont choisi.
companion-pauses = Pauses, en secondes
companion-usual = Comme d’habitude
companion-pause = Pause
companion-start = Retourner le sablier
companion-next = Au suivant
companion-whose-turn = À qui le tour ?
companion-less = Moins : { $what }
companion-more = Plus : { $what }

## Salem 1692 on its pages

companion-count-salem1692-tryals = Comptez les Procès :
companion-count-salem1692-deal-tryals = Combien en a chacun ?
companion-count-salem1692-apart = Comptez les cartes que vous mélangez :
companion-count-salem1692-hands = Comptez les cartes qui restent :
companion-count-salem1692-deck = Comptez la pioche :
companion-salem-deck = Les { $shuffled } autres cartes, sorte par sorte
companion-character-of = Personnage : { $name }
companion-no-character = Sans personnage
companion-as = A le même pouvoir { QUE($character) }
companion-due = La limite est atteinte : un Procès est révélé.
companion-early = Une carte { DE($names) } ? Alors un Procès peut être révélé dès maintenant.
companion-turned-up = Révélé : retirer les cartes rouges
companion-clear-all = Retirer toutes les cartes rouges

## New Salem: setting up. What is marked as ours stands in our own card set; your box may differ, and its cards say so

new-salem-setup-characters = Mélangez Sorcières et Puritains en deux piles. Prenez sans regarder { $witches } Sorcières et { $puritans } Puritains : { $characters } Personnages.
new-salem-setup-deal-characters = Mélangez-les ensemble et donnez-en un à chacun, face cachée. { $away ->
    [one] Remettez le dernier dans la boîte sans le voir.
   *[other] Remettez les { $away } autres dans la boîte sans les voir.
}
new-salem-setup-buildings = Écartez les Bâtiments dont le nombre dépasse { $players } et mélangez les autres en une pioche : { $buildings } cartes dans notre propre jeu.
new-salem-setup-events = Faites de même avec les Événements : { $events } cartes dans la pioche de notre propre jeu, sans celles à bordure rouge.
new-salem-setup-red-border = Posez au milieu, face visible, les Événements à bordure rouge : Purification et les Procès (notre propre jeu en a { $trials } pour cette table ; votre boîte peut en avoir d’autres).
new-salem-setup-badges = Posez à portée un Insigne par personne : { $players } Insignes. L’Espoir et le Désespoir sont à côté.
new-salem-setup-constable = Choisissez le premier Connétable : au hasard, ou la dernière personne accusée à tort. Il prend un Insigne.
new-salem-setup-first-hope = Le premier Connétable reçoit 1 Espoir, posé sur le premier Bâtiment qu’il joue.
new-salem-setup-threshold = À dire une fois à voix haute : une Sorcière gagne avec { $needed } Désespoir ou plus à la fin.
companion-town-deck = Ces { $deck } cartes, sorte par sorte
companion-count-new-salem-characters = Comptez les Personnages :
companion-count-new-salem-deal-characters = Combien sont écartés ?
companion-count-new-salem-badges = Comptez les Insignes :

## Affliction: setting up

affliction-setup-first = Tirez au sort qui commence et donnez-lui le jeton Premier Joueur.
affliction-setup-factions = Prenez les factions pour { $players } personnes : { $factions } cartes. Chacun en tire une, en commençant par qui a le jeton.
affliction-setup-starters = Cherchez les { $starters } Colons de départ. Chacun en reçoit un au hasard, face visible, pour commencer son cercle ; les autres rejoignent les cartes bleues.
affliction-setup-choose-starters = Cherchez les { $starters } Colons de départ. Donnez-en deux à chacun ; chacun en garde un pour son cercle et le montre. Les autres rejoignent les cartes bleues.
affliction-setup-grievances = Donnez un grief à chacun, face cachée. Les autres restent cachés.
affliction-setup-messengers = Chacun prend { $messengers } messagers et { $influence } influences.
affliction-setup-red = Mélangez les Notables (dos rouge) : { $prominent } cartes.
affliction-setup-red-row = Retournez-en { $row } à côté : c’est la rangée du haut. Il en reste { $upper } dans la pioche rouge.
affliction-setup-blue = Mettez de côté les deux cartes de fin et mélangez les Colons (dos bleu) : { $colonists } cartes.
affliction-setup-packet = Prenez { $below } cartes bleues sans les voir, mêlez-y les cartes de fin et glissez ces { $packet } cartes sous la pioche bleue.
affliction-setup-blue-row = Retournez { $row } cartes bleues : c’est la rangée du bas. Il en reste { $lower } dans la pioche bleue.
affliction-setup-tokens = Posez accusations, Peur, Preuve spectrale et Protection à côté du plateau.
companion-count-affliction-factions = Comptez les factions :
companion-count-affliction-starters = Comptez les Colons de départ :
companion-count-affliction-choose-starters = Comptez les Colons de départ :
companion-count-affliction-red = Comptez les cartes rouges :
companion-count-affliction-red-row = Comptez la pioche rouge :
companion-count-affliction-blue = Comptez les cartes bleues :
companion-count-affliction-packet = Comptez le paquet :
companion-count-affliction-blue-row = Comptez la pioche bleue :

## New Salem on its pages

companion-part-rounds = Rounds
companion-part-end = La fin
companion-start-over = Recommencer
companion-count-out = Le décompte
companion-town-round = Round { $n } sur { $total }
companion-town-over = Les cinq rounds sont finis.
companion-town-phase-draft = Draft
companion-town-phase-event = Événement
companion-town-phase-initiate = Lancer
companion-town-phase-end = Fin du round
companion-town-do-draft = Donnez { $dealt } Bâtiments à chacun. Chacun en garde un et passe le reste à gauche, { $played } fois en tout. Des deux derniers, gardez-en un, ou défaussez les deux et prenez le dessus de la pioche.
companion-town-do-event = Retournez un Événement de la pioche.
companion-town-do-initiate = { $edition ->
    [en] Qui veut donne de l’Espoir au Connétable.
   *[other] Qui veut donne de l’Espoir à qui bon lui semble.
} Le Connétable paie un Événement visible et l’exécute, puis choisit le Connétable suivant, qui prend un Insigne et 1 Espoir. Un Connétable qui pourrait payer l’Événement le plus cher doit en lancer un ; avec moins d’Espoir, il peut mettre fin au round. { $edition ->
    [en] Seul un Événement sans bordure rouge est remplacé.
   *[other] Toute carte qui quitte la table est remplacée, un Procès aussi.
}
companion-town-do-end = Mélangez la pioche de Bâtiments avec tout ce qui est passé dessous. Insignes et Connétable restent tels quels.
companion-town-next = Suivant
companion-town-despair = Désespoir dans la ville
companion-town-short = Il en faut { $needed } à une Sorcière : encore { $n }.
companion-town-enough = Assez pour une Sorcière (il en faut { $needed }), avant les Procès et les ensembles.
companion-town-people = La ville
companion-town-first = Choisissez le premier Connétable.
companion-town-able = Peut devenir Connétable : { $names }.
companion-town-stays = Toutes les autres personnes sont en Procès : { $name } reste Connétable.
companion-town-constable = Connétable
companion-town-badge = Insigne
companion-town-choose = { $name } devient Connétable
companion-town-try = Procès : { $name }
companion-town-kind = { $side } : { $types }
companion-town-own-card = Une autre carte : cochez son camp et ses catégories
companion-our-cards = Nos propres cartes
companion-town-extra = Points d’autres cartes
companion-town-as-printed = C’est votre boîte qui a raison : notez ici le Connétable que vos cartes désignent, tous les Procès qu’elle contient, et l’Insigne qu’une carte donne ou retire.
companion-town-badge-of = Insigne { DE($name) }
companion-free-numbers = Vos propres nombres
companion-aff-free-circle = Personnes dans le cercle
companion-aff-free-arrested = Personnes arrêtées
companion-aff-free-houses = Maisons des personnes arrêtées
companion-aff-free-status = Points de la faction
companion-aff-free-grievances = Points du grief
companion-aff-free-tie = Points égaux : la plus haute réputation du cercle et de la prison décide, puis la suivante.
companion-town-character = Personnage
companion-town-on-trial = En Procès
companion-town-held = { $event } ({ $n })
companion-town-hope = Espoir restant
companion-town-buildings = Comptez les Bâtiments, pièce par pièce :
companion-town-piece-left = gauche
companion-town-piece-middle = milieu
companion-town-piece-right = droite
companion-town-of = { $type }, { $piece } : { $name }
companion-town-missing = Encore sans Personnage : { $names }.
companion-town-lies = Sur les Bâtiments il y a { $n } Désespoir.
companion-town-step-witch-tried = { $name }, Sorcière en Procès : −{ $n }, soit { $after }.
companion-town-step-witch-free = { $name }, Sorcière sans Procès : +{ $n }, soit { $after }.
companion-town-step-puritan-tried = { $name }, côté Puritains, en Procès : +{ $n }, soit { $after }.
companion-town-step-death-set = { $name } a des ensembles Mort complets : +{ $n }, soit { $after }.
companion-town-step-justice-set = { $name } a des ensembles Justice complets : −{ $n }, soit { $after }.
companion-town-step-floor = Le Désespoir ne descend jamais sous 0.
companion-town-reached = { $n } Désespoir, il en faut { $needed } : les Sorcières gagnent.
companion-town-not-reached = { $n } Désespoir, il en faut { $needed } : les Puritains gagnent.
companion-town-line-own = Ses catégories
companion-town-line-sets = Ensembles
companion-town-line-charter = Charte
companion-town-line-letter = Lettre
companion-town-line-extra = Autres cartes
companion-town-line-total = Points
companion-town-by-points = { $names } gagne : le plus de points du camp vainqueur.
companion-town-by-hope = { $names } gagne : à égalité de points, le plus d’Espoir.
companion-town-by-shared = { $names } partagent la victoire : mêmes points, même Espoir.
companion-town-by-nobody = Assez de Désespoir et aucune Sorcière à la table : tout le monde perd.

## Affliction on its pages

companion-part-spaces = Cases
companion-part-prices = Prix
companion-back = Retour
companion-ours = Les nombres sont ceux de notre propre jeu de cartes. Si votre carte imprimée dit autre chose, c’est elle qui a raison.
companion-aff-place = Placez les messagers, un chacun à son tour, en commençant par le Premier Joueur.
companion-aff-now = { $n }. { $space }
companion-aff-next = Case suivante
companion-aff-round = Manche suivante
companion-aff-after = Après la case 14 : faites glisser les rangées loin des pioches et complétez-les. Si aucun colon de la rangée du bas n’a été arrêté ni n’est entré dans un cercle, la carte la plus loin de la pioche passe dessous et une nouvelle arrive.
companion-aff-faction = arrête : { $arrests } ; protège : { $protects }
companion-aff-who = Colon
companion-aff-belongs = Village ou Ville
companion-aff-is-prominent = La carte a un dos rouge (Notable)
companion-aff-where = Où ?
companion-aff-in-row = dans une rangée
companion-aff-in-circle = dans le cercle de quelqu’un d’autre
companion-aff-in-mine = dans votre cercle
companion-aff-by = Comment ?
companion-aff-by-usual = case 8 ou 13
companion-aff-by-space = case 9 ou 14
companion-aff-by-ability = par une capacité
companion-aff-you = Votre faction
companion-aff-is-spectral = La Preuve spectrale est sur la carte
companion-aff-is-protection = Le jeton Protection est sur la carte
companion-aff-is-silenced = Trois Peurs sont sur la carte
companion-aff-has-nurse = { $name } est dans le même cercle et peut agir
companion-aff-has-willard = { $name } est dans le cercle de quelqu’un d’autre et peut agir
companion-aff-has-porter = { $name } est dans votre cercle et peut agir
companion-aff-has-andrew = { $name } est dans votre cercle et peut agir
companion-aff-arrest = Arrestation
companion-aff-bring = Faire entrer dans votre cercle
companion-aff-part-reputation = Réputation
companion-aff-part-advocates = Défenseurs
companion-aff-part-accusations = Accusations
companion-aff-part-defence = Défense du cercle
companion-aff-part-floor = Pas au-dessous de 0
companion-aff-part-nurse = Rebecca Nurse
companion-aff-part-willard = John Willard
companion-aff-part-space = La case plus chère
companion-aff-part-ability = La capacité
companion-aff-total = Coût en influence : { $cost }
companion-aff-no-mine = { $name } est dans votre cercle.
companion-aff-no-protected = { $name } a la Protection : pas d’arrestation.
companion-aff-no-unaccused = Sans accusation ni Preuve spectrale, pas d’arrestation.
companion-aff-no-proctor = { $name } : pas d’arrestation à moins de { $needed } accusations.
companion-aff-no-place = Votre faction ne peut pas faire entrer les gens de l’autre lieu.
companion-aff-its-faction = Faction
companion-aff-its-grievance = Grief
companion-aff-circle = Dans le cercle
companion-aff-arrested = Arrestations
companion-aff-tap = Touchez toutes les cartes qui y sont : { $name }
companion-aff-circle-of = cercle : { $name }
companion-aff-jail-of = en prison : { $name }
companion-aff-missing = Encore sans faction ou sans grief : { $names }.
companion-aff-line-righteousness = 1 par carte du cercle ou arrêtée
companion-aff-line-wealth = maisons des personnes arrêtées
companion-aff-line-status = ce que la faction arrête et protège
companion-aff-line-grievances = vos cibles arrêtées ; un allié en prison
companion-aff-line-total = tout ensemble
companion-aff-tie = points égaux : on compare à partir de la plus haute
companion-aff-won-points = { $names } gagne avec le plus de points.
companion-aff-won-reputation = { $names } gagne : points égaux, meilleure réputation.
companion-aff-won-shared = { $names } partagent la victoire.
companion-why-clock = Aucun sablier ne coule.
companion-why-beginning = C’est le début de la manche.
companion-aff-taken = { $what } ({ $name })
