### Le client du navigateur : tout ce qui n’est pas propre à un jeu.

web-title = Meetinghouse
web-motto = Des jeux de soupçon, entre voisins d’ici et d’ailleurs.
web-skip = Aller à la page
web-home = Page d’accueil
web-more = Plus
web-close = Fermer
web-rules = Règles
web-how = Apprendre en deux minutes
web-learn = Apprendre en jouant
web-companion = Avec la boîte imprimée
web-coach-on = Demander conseil à un mentor
web-coach-off = Sans mentor
web-coach-may = Peut demander conseil
web-how-to = { $game } en deux minutes
web-how-play = Jouer tout de suite, avec des robots
web-how-lesson = Jouer la leçon
web-how-box = J’ai la boîte : mise en place
web-how-print = Imprimer cette page
web-credits = Crédits et licences
web-language = Langue
web-light = Lumière du jour
web-dark = Lueur de la chandelle
web-no-page = Il n’y a rien à cette adresse.
web-offline = Pas de connexion au serveur.
web-offline-more = Les règles et les guides restent ouverts. Vos tables ont besoin d’une connexion.
web-here-now = Jouer ici et maintenant avec des robots
web-here-now-why = Cet appareil a gardé ce qu’il faut pour jouer avec des robots, même sans connexion.
web-page-keep = Jouer sans connexion
web-server-trouble = Le serveur n’a pas répondu comme il faut. Réessayez dans un instant.
web-try-again = Réessayer
web-opening = La porte s’ouvre…
web-no-connection = Pas encore de connexion. Nouvel essai…

## Les jeux sur la page d’accueil

web-players-minutes = { $min }–{ $max } joueurs · { $minutes } min
web-players = Joueurs
web-bots-of = { $n ->
    [one] dont { $n } peut être un robot
   *[other] dont { $n } peuvent être des robots
}
web-fewer = Moins de joueurs
web-more-players = Plus de joueurs
web-open-table = Ouvrir une table
web-play-bots = Jouer avec des robots
web-play-friends = Inviter des amis
web-guest = Convive
web-called = Vous vous appelez { $name }
web-join-go = Rejoindre
web-page-alone = Cette page se passe de serveur : vous jouez sur cet appareil, même sans connexion. Pour jouer à distance avec des amis, il faut un serveur Meetinghouse.
web-page-server = Vers un serveur, pour des amis au loin
web-page-nothing = Ce navigateur ne garde rien de cette page : les tables durent tant que cet onglet est ouvert. À la fin d’une partie, emportez son enregistrement.
web-page-newer = Une version plus récente de cette page garde ses tables sur cet appareil, et celle-ci ne peut pas les lire. Rechargez la page.
web-page-broken = Ce navigateur n’a pas pu démarrer les tables de cette page. Rechargez-la, ou essayez un autre navigateur.
web-play-here = À plusieurs sur cet appareil
web-code-or-link = Code ou lien
web-bad-code = Ce n’est ni le code ni le lien d’une table. Un code a quatre lettres, comme KMRT.
web-way-in = Par où entrer
web-new-here = Première visite ? Apprenez { $game } en sept minutes
web-new-here-or = ou d’abord :
web-quick-game = Une partie rapide avec des robots
web-play-now = Jouer tout de suite, à plusieurs
web-any-game = Peu importe
web-which-game = Quel jeu
web-gathering = On attend du monde
web-gathering-left = { $n ->
    [one] Des robots prennent les places libres dans une seconde.
   *[other] Des robots prennent les places libres dans { $n } secondes.
}
web-gathering-full = La partie commence…
web-gathering-text = Les places sont tirées au sort et il n’y a pas d’hôte. Rien n’est à régler.
web-again = Rejouer, et avec qui ?
web-again-with = Rejouer avec { $name }
web-again-text = Personne n’en est informé. Si vous le voulez tous les deux, vous voilà amis, et chacun peut appeler l’autre à sa table.
web-apart = Tenir à l’écart
web-apart-from = Me tenir à l’écart { DE($name) }
web-friends = Appeler un ami
web-call-friend = Appeler { $name }
web-trial = L’épreuve du jour
web-mine = Vos parties en cours
web-mine-turn = À vous de jouer
web-mine-wait = Les autres jouent
web-mine-lobby = Pas encore commencée
web-mine-with = Avec { $names }
web-mine-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
web-mine-since = Ouverte { $time }
web-mine-play = Reprendre
web-been-here = Déjà venu ici ? Revenez avec une clé d’accès ou un code.
web-me = Vos parties, votre style
web-my-tables = Vos tables
web-no-tables = Pas encore de table. Ouvrez la première.
web-table-running = Table { $code }
web-table-over = Table { $code }, terminée
web-return = Revenir
web-look = Regarder
web-forget = Oublier la table { $code }
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’est ouverte pour l’instant.
web-open-line = { $status ->
    [lobby] places prises : { $taken } sur { $seats }
   *[other] { $seats } places, partie en cours
}
web-watch = Observer

## S’asseoir, et le vestibule

web-invited = On vous invite à
web-your-name = Votre nom
web-ask-name = Qui êtes-vous ?
web-ask-name-why = Votre nom, comme les autres le voient à la table. On ne le demande qu’une fois.
web-ask-name-go = S’asseoir : { $name }
web-ask-name-guest = S’asseoir sans donner de nom
web-your-face = Votre visage
web-face-name = Dessiné d’après le nom
web-face-n = Visage { $n }
web-face-taken = Visage { $n } : quelqu’un l’a déjà à la table
web-sit = S’asseoir
web-full = Toutes les places sont prises.
web-empty-seat = Place libre
web-bot = robot
web-program = programme
web-bot-strength = Force de ce robot
web-host = hôte
web-you = Vous
web-seats = Places
web-is-ready = peut commencer
web-not-ready = pas encore
web-away = pas là
web-add-bot = Robot
web-remove = Retirer
web-kick = Renvoyer
web-move-here = M’asseoir ici
web-swap-seats = Échanger nos places
web-seat-link = Lien
web-seat-link-of = Lien secret de la place { $n }
web-seat-link-how = Qui ouvre ce lien s’assoit à cette place : un ami, ou un robot sur une autre machine. Ne le montrez à personne d’autre.
web-fill = { $n ->
    [one] Un robot sur la place libre
   *[other] Des robots sur les { $n } places libres
}
web-start = Commencer la partie
web-start-seats = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
web-start-ready = { $n ->
    [one] Une personne n’est pas encore prête.
   *[other] { $n } personnes ne sont pas encore prêtes.
}
web-ready = Je peux commencer
web-unready = Attendez-moi encore
web-wait-host = L’hôte lance la partie.
web-rename = C’est moi
web-leave = Quitter la table
web-watching = Vous observez.
web-invite = Inviter des amis
web-only-here = Seule cette machine peut ouvrir l’adresse de cette page : il n’y a donc pas de lien pour un autre appareil. Lancez le serveur avec « make play », ou ouvrez cette page à l’adresse de la machine sur le réseau.
web-invite-how = Envoyez le lien, montrez l’image ou dictez le code.
web-qr = Code QR de l’invitation
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-share-text = Une place vous attend à { $game }.
web-options = Options
web-host-decides = l’hôte décide
web-setting-pace = Allure
web-setting-pace-relaxed = Tranquille
    .text = Deux fois le temps habituel pour chaque décision.
web-setting-pace-standard = Ordinaire
    .text = Le temps de réfléchir ; le silence vaut une réponse par défaut.
web-setting-pace-fast = Vive
    .text = Pour qui connaît le jeu.
web-setting-pace-untimed = Sans sablier
    .text = Chaque décision attend ses réponses.
web-setting-pace-slow = Par courrier
    .text = Des jours pour chaque décision : une partie par correspondance.
web-setting-secret-stages = Moments secrets
web-setting-secret-stages-brisk = Vifs
    .text = Ils prennent fin quelques secondes après la dernière réponse.
web-setting-secret-stages-strict = Stricts
    .text = Ils durent toujours tout leur temps.
web-setting-watch = Qui peut observer
web-setting-watch-anyone = Tout le monde
web-setting-watch-invited = Ceux qui ont le lien
web-setting-watch-nobody = Personne
web-setting-programs = Programmes à cette table
web-setting-programs-never = Jamais
    .text = Seuls des personnes et les robots de la maison s’assoient ici. On ne peut pas distinguer d’une personne un programme qui ne dit pas ce qu’il est.
web-setting-programs-ask = Si l’hôte les invite
    .text = Un programme ne s’assoit qu’avec un lien vers une place, créé par l’hôte. Son nom est marqué, et ce qui se dit parvient à qui le fait tourner.
web-setting-programs-welcome = Bienvenus
    .text = Un programme peut s’asseoir avec n’importe quel lien. Son nom est marqué, et ce qui se dit parvient à qui le fait tourner.
web-setting-watch-delay = Retard des observateurs
    .text = Ainsi, personne ne peut souffler aux joueurs.
web-setting-watch-delay-choice = { $n } s
web-setting-public = Porte ouverte
    .text = La table figure sur la page d’accueil.
web-setting-watchers-chat = Les observateurs peuvent parler
    .text = Entre eux ; les joueurs n’en voient rien.
web-setting-one-room = Nous sommes dans la même pièce
    .text = Un écran montre la table à tous, et chaque téléphone est une main : muet, face cachée tant qu’on ne le tient pas.

## À la table

web-prompt = Ce que vous pouvez faire
web-waiting = On dresse la table.
web-waiting-for = { $n ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
web-over = La partie est finie.
web-paused = La partie est en pause.
web-paused-by = { $name ->
    [none] Pause votée par la table
   *[other] Pause demandée par { $name }
}
web-held = Votre choix : { $deed }. Vous pouvez en changer tant que la question est ouverte.
# A thing and what is said of it, as the language sets the colon.
web-pair = { $name } : { $words }
web-choose-lit = Choisissez parmi ce qui est bordé d’or.
web-choose-seat = Touchez une place, puis confirmez.
web-town-give = Donner { $n }
web-town-look-around = Une bougie marque les personnes chez qui vous pouvez choisir : touchez leur place pour voir leurs Bâtiments.
web-whom = Qui désignez-vous ?
web-name-seat = { $me ->
    [yes] Vous désigner
   *[other] Désigner { $name }
}
web-put-back = Changer d’avis
# What is laid out step by step: $what, $n of $of steps.
web-laid = { $what } : { $n } sur { $of }
web-laid-go = Tout valider
web-laid-back = Reprendre le dernier
web-take-back = Reprendre ma place au robot
web-time-left = Encore { $time }
web-ten-seconds = Encore dix secondes.
web-rule = Règle { $rule }
web-to-moment = Revoir ce moment de la partie
web-log = Le registre
web-log-empty = Il ne s’est encore rien passé.
web-older = Lignes plus anciennes
web-while-away = Pendant votre absence
web-talk = Discussion
web-talk-empty = Personne n’a parlé.
# A mark on words that somebody typed; $remark: what they were taken for, such as “I suspect Ann”.
web-understood = Les robots ont compris : { $remark }
web-say = Dire
web-say-something = Dites quelque chose
web-hush = La ville se tait.
web-remarks = Remarques
web-more-remarks = plus…
web-less-remarks = moins
web-because = Parce que…
web-no-reason = Sans donner de raison
web-channel = À qui
web-channel-table = À la table
web-channel-watchers = Aux observateurs
web-emotes = Gestes
web-mute-name = Ne plus entendre { $name }
web-unmute-name = Entendre { $name } de nouveau
web-notes = Notes
web-notes-private = Personne d’autre ne peut les lire. Elles restent avec votre place.
web-menu = Menu
web-as-text = La table en texte
web-as-board = La table en image
web-hide-secrets = Cacher mes secrets
web-show-secrets = Montrer mes secrets
web-other-device = Continuer sur un autre de mes appareils
web-other-device-how = Scannez ceci avec votre autre appareil, ou ouvrez-y le lien. Ne le montrez à personne : qui l’a joue à votre place.
web-other-device-typed = Pas de caméra là-bas ? Ouvrez-y { $address } et tapez ce code. Il sert une fois, pendant cinq minutes. Qui le tape est vous.
web-other-device-page = Votre page personnelle donne un code à taper
web-secrets-hidden = À l’abri des regards
web-voice-on = Narrateur à voix haute
web-voice-off = Narrateur muet
web-pause = Mettre en pause
web-unpause = Reprendre
web-by-vote = par vote
web-give-up-seat = Céder ma place
web-give-up-sure = Un robot jouera à votre place, pour de bon. La céder ?
web-keep-seat = Rester
web-close-table = Terminer la partie pour tous
web-close-sure = La partie sera interrompue et tout sera révélé. Y mettre fin ?
web-mute = Ne plus voir ses paroles
web-unmute = Voir ses paroles
web-devices = Votre place est ouverte sur { $n ->
    [one] { $n } appareil
   *[other] { $n } appareils
}.
web-devices-away = Fermer tous les autres
web-report = Signaler
web-report-how = La personne qui tient ce serveur reçoit votre signalement sur { $name }, avec ses paroles à cette table. Personne ici n’en saura rien.
web-report-why = Motif
web-report-text = Ce qui s’est passé
web-report-send = Envoyer
web-report-sent = Votre signalement est transmis.
web-table-code = Table { $code }
web-lost = Pas de connexion. La table continue ; nouvel essai dans { $seconds } s.
web-back = De retour à la table.
web-grace = { $name } a perdu la connexion ; un robot prendra bientôt le relais.
web-replaced-silent = Votre temps était écoulé : un robot joue à votre place.
web-replaced-gone = Pendant votre absence, un robot a joué à votre place.
web-bot-plays = Un robot joue pour { $name }.
web-deck = Pioche { $n }
web-discards = Défausse { $n }
web-dead = A péri
web-dead-witch = A péri : sorcière
web-dead-not-witch = A péri : pas sorcière
web-no-answers = On ne vous demande rien pour l’instant.
web-options-now = Vos choix
web-table = La table
web-secret-alike = Tous les écrans se ressemblent.
web-secret-then = Ici, tout le monde a répondu en secret.
web-seat-number = Place { $n }

## La fin

web-story = Le récit
web-won-with = { $n ->
    [one] { $names } gagne avec vous.
   *[other] { $names } gagnent avec vous.
}
web-winners = { $n ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
}
web-you-won = Vous avez gagné
web-you-lost = Vous avez perdu
web-your-side = Vous étiez avec { $side }.
web-share-picture = Une image à partager
web-picture-shared = L’image est partagée.
web-picture-kept = L’image est dans vos téléchargements.
web-turning-points = Ce qui a tout fait basculer
web-was-right = A vu juste
web-right-of = { $n } sur { $all }
web-who-fooled = Qui a trompé qui
# $me: whether the reader did the fooling, was the only one fooled, was fooled with others, or neither.
web-fooled = { $me ->
    [fooler] Vous avez trompé { $others }.
    [alone] Vous avez cru { $name }, à tort.
    [among] Vous avez cru { $name }, à tort ; { $others } aussi.
   *[other] { $name } a trompé { $others }.
}
web-at-end = À la fin
web-aborted = La partie a été interrompue.
web-rematch = Rejouer
web-rematch-change = Modifier la table d’abord
web-rematch-wait = { $n ->
    [one] Une personne veut rejouer.
   *[other] { $n } personnes veulent rejouer.
}
web-replay = Revoir
web-record = Enregistrement
web-open-record = Ouvrir une partie enregistrée
web-view-table = Voir la table
web-view-story = Voir le récit
web-revealed = Tout est révélé
web-scores = Les scores en détail
web-suspicions = Qui soupçonnait qui
web-suspicion-true = un soupçon juste
web-as-table = En tableau
web-deal-check = Vérifier la donne
web-deal-honest = La donne était honnête : le secret correspond à ce qui fut scellé au début, et chaque carte en découle.
web-deal-played-on = La donne était honnête : ce qui a été repris découle du secret de l’autre partie, et le hasard depuis, du secret scellé au début de celle-ci.
web-deal-wrong = La donne ne correspond pas à ce qui fut scellé au début.
web-deal-secret = Le secret { $secret } fut scellé au début sous la forme { $commitment }.
web-win-mark = a gagné

## Revoir

web-replay-of = Revoir : { $game }
web-step = Étape { $i } sur { $total }
web-first = Au début
web-last = À la fin
web-next = Une étape en avant
web-previous = Une étape en arrière
web-play = Lire
web-stop = Arrêter
web-scrub = Moment
web-eyes = Par les yeux de
web-eyes-open = Cartes sur table
web-eyes-watch = Un observateur
web-copy-moment = Copier un lien vers ce moment
web-play-on = Jouer à partir d’ici
web-play-on-how = Une nouvelle table avec cette position : chacun sait ce qu’il savait à ce moment, et les cartes cachées restent où elles étaient. À partir d’ici, le hasard est nouveau. La partie ne compte dans les chiffres de personne.
web-play-on-seat = Votre place
web-play-on-alone = Avec des robots
web-play-on-room = Avec d’autres, dans cette pièce
web-came-from = Cette partie reprend à un moment d’une autre.
web-came-from-there = Voir ce moment
web-replay-speed = Vitesse
web-jump-points = Tournants
web-jump-laps = Jours et manches
web-point-before = Au tournant précédent
web-point-next = Au prochain tournant
web-jump = Aller à
web-replay-not-yet = On peut revoir une partie quand elle est finie.

## Règles, guides, crédits

web-words = Les mots du jeu
web-words-all = Tous les mots
web-rules-of = Règles { DE($game) }
web-search-rules = Chercher dans les règles
web-no-rules-found = Aucune règle ne contient ces mots.
web-rules-found = { $n ->
    [one] Une règle
   *[other] { $n } règles
}
web-cards = Les cartes
web-cards-ours = Ce qui, sur les cartes, est de nous
web-card-set-own = votre propre jeu
web-card-set-load = Charger un fichier…
web-card-set-look = Voir ses cartes
web-card-set-text = L’un des nôtres, ou un jeu de cartes à vous
web-origin-rulebook = livret de règles
web-origin-public = notes publiques
web-origin-house = de notre main
web-origin-explain = Ce qu’est une carte vient du livret là où il le dit, de notes publiques là où quelqu’un l’a écrit, et de nous là où personne ne l’a fait. Les nôtres sont équilibrées par simulation.
web-tips = Conseils
web-tips-witch = Conseils pour une première partie de Sorcière
web-credits-type = Caractères
web-credits-type-text = IM Fell English d’Igino Marini et Source Serif 4 de Frank Grießhammer pour Adobe, tous deux sous SIL Open Font License 1.1, livrés tels quels.
web-credits-icons = Icônes
web-credits-icons-text = De game-icons.net, par Lorc, Delapouite et d’autres, sous CC BY 3.0, certaines dans une autre couleur ou une autre taille.
web-credits-art = Images
web-credits-art-text = Cartes, portraits, rues, cadres, pilori, cubes et messagers sont de nous, dessinés à partir de formes dans votre navigateur.
web-credits-games = Jeux
web-credits-games-text = Salem 1692, New Salem et Affliction : Salem 1692 appartiennent à leurs éditeurs. Nous n’employons aucune de leurs images ni de leurs phrases ; les règles sont dites avec nos mots.
web-credits-code = Bibliothèques
web-credits-code-text = Svelte, Vite, Fluent, marked et qrcode-generator, chacune sous sa propre licence libre.
web-credits-secrets = Comment les secrets sont gardés
web-credits-secrets-text = Le serveur n’envoie à votre écran que ce que votre place peut savoir. La nuit, chaque personne en vie reçoit une question du même genre, pour le même temps. La donne est scellée avant la première carte, et chacun peut la vérifier à la fin.
web-credits-people = Les gens de 1692
web-credits-people-text = Ils ont existé, et beaucoup en sont morts. Les jeux sont des jeux ; nous tâchons de traiter ces personnes avec respect.

## Salem 1692 sur le plateau

web-tryal-letter-not-a-witch = P
web-tryal-letter-witch = S
web-tryal-letter-constable = C
web-may-choose = Choix possible
web-show = Montrer
web-hide = Cacher
web-none = aucun
web-earlier = { $card } plus tôt
web-later = { $card } plus tard
web-salem-phase = { $phase ->
    [characters] Choix des personnages
    [dawn] Aube
    [night] Nuit { $nights }
    [conspiracy] Conspiration
    [over] La fin
   *[day] Jour { $day }
}
web-salem-accused = { $n ->
    [one] { $n } accusation sur { $limit }
   *[other] { $n } accusations sur { $limit }
}
web-salem-face-down = { $n ->
    [one] { $n } Procès caché
   *[other] { $n } Procès cachés
}
web-salem-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
web-salem-hides = Cache : { $tryals }
web-salem-turned = Révélé : { $tryals }
web-salem-front = Devant : { $cards }
web-salem-gavel = A le Maillet
web-salem-town-wins = La ville l’emporte
web-salem-witches-win = Les sorcières l’emportent
web-salem-my-hand = Ma main
web-salem-my-tryals = Mes Procès
web-salem-enough = Cela suffit à présent contre { $names }.
web-salem-empty-hand = Aucune carte en main
web-salem-sum = { $due ->
    [yes] { $now } + { $more } font { $sum } sur { $limit }. C’est assez : vous choisissez un Procès, et il est révélé.
   *[no] { $now } + { $more } font { $sum } sur { $limit }.
}
web-salem-tryal-deed = { $how ->
    [take] Prendre le Procès { $n }
    [point] Désigner le Procès { $n }
   *[up] Révéler le Procès { $n }
}
web-salem-alibi-deed = Retirer à { $name } : { $card }
web-salem-alibi-several = { $n ->
    [one] Retirer une Accusation
   *[other] Retirer { $n } Accusations
}
web-salem-alibi-leaves = { $now } moins { $less }, reste { $left } sur { $limit }.
web-salem-turn-on = À vous : jouez encore une carte, ou terminez votre tour.
web-salem-kin = sorcière comme vous
web-salem-pointed = cible { DE($names) }
web-salem-fellows = { $n ->
    [0] Il n’y a pas d’autre sorcière en vie.
   *[other] Autres sorcières : { $names }.
}
web-salem-safe-gavel = Le Maillet vous protège des sorcières cette nuit.
web-salem-safe-asylum = L’Asile vous protège des sorcières cette nuit.
web-salem-whose-tryals = { $n ->
    [one] C’est le dernier Procès caché { DE($name) }.
   *[other] Ce sont les Procès cachés { DE($name) }.
}
web-salem-deadly = Ce serait votre mort. Le voulez-vous vraiment ?
web-salem-deck-order = La pioche
web-salem-deck-order-how = La première carte est celle du dessus. Glissez les cartes, touchez les flèches, ou soulevez une carte avec Entrée et déplacez-la avec les touches fléchées ; personne ne voit vos changements.
web-salem-deck-at = { $card } : { $n } sur { $total } à partir du dessus
web-salem-deck-order-done = Laisser la pioche ainsi

## New Salem sur le plateau

web-town-despair-head = Désespoir
web-town-meter = Désespoir dans la ville : { $n } ; il en faut { $needed } aux Sorcières
web-town-of = { $n } sur { $needed }
web-town-built = { $n ->
    [one] { $n } bâti
   *[other] { $n } bâtis
}
web-town-hope = { $n } Espoir
web-town-despair = { $n } Désespoir
web-town-constable = Connétable
web-town-badge = A un Insigne
web-town-on-trial = En Procès
web-town-holds = Détient : { $cards }
web-town-has-shown = A montré : { $types }
web-town-seen = Vous avez vu : { $character }
web-town-set = { $n ->
    [one] Ensemble
   *[other] { $n } ensembles
}
web-town-copies = { $n ->
    [one] un exemplaire
   *[other] { $n } exemplaires
}
web-town-on-copy = { $hope } Espoir et { $despair } Désespoir sur l’exemplaire { $n }
web-town-stays = reste
web-town-tab-district = Quartier
web-town-tab-events = Événements
web-town-tab-card = Ma carte
web-town-my-district = Votre quartier
web-town-district-of = Quartier { DE($name) }
web-town-constable-pays = le Connétable paie en Espoir
web-town-end-witches = Les Sorcières gagnent
web-town-end-puritans = Les Puritains gagnent
web-town-end-all-lose = Tout le monde perd
web-town-cart = À prendre
web-town-my-hand = Votre main pour le draft
web-town-price = Coûte { $cost } de vos { $have } Espoir.
web-town-pass-left = { $n ->
    [one] Prenez-en un. L’autre part chez { $name }.
   *[other] Prenez-en un. Les { $n } autres partent chez { $name }.
}
web-town-counts = Il compte pour votre Personnage.
web-town-counts-not = Il ne compte pas pour votre Personnage.
web-town-despair-side = { $side ->
    [witch] Son Désespoir sert votre camp.
   *[other] Son Désespoir nuit à votre camp.
}
web-town-give-why = Cet Espoir paie les Événements que choisit { $name }. Ce que vous donnez n’est plus à vous.
web-town-round = Round { $n } sur 5
web-town-phase = Round { $round } sur 5 · { $step ->
    [draft] draft
    [events] événements
   *[end] la fin
}

## Affliction sur le plateau

web-aff-letter-village = Vg
web-aff-letter-town = Vl
web-aff-letter-afflicted = A
web-aff-afflicted = Affligée
web-aff-path = Le plateau des messagers
web-aff-messenger-of = Messager { DE($name) }
web-aff-aims = { $side ->
    [village] Village
   *[town] Ville
} : arrêter { $arrests }, abriter { $protects }
web-aff-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
web-aff-in-circle = { $n } dans le cercle
web-aff-arrested = { $n ->
    [one] { $n } arrestation
   *[other] { $n } arrestations
}
web-aff-open-points = { $n ->
    [one] { $n } point jusqu’ici, sans les griefs
   *[other] { $n } points jusqu’ici, sans les griefs
}
# Beside the sign that stands before those numbers.
web-aff-counts = points jusqu’ici, sans les griefs
web-aff-first = Premier Joueur
web-aff-note-first = 1er
web-aff-accusations = { $n ->
    [0] Aucune accusation
    [one] { $n } accusation
   *[other] { $n } accusations
}
web-aff-factions = Les factions
web-aff-fear = { $n ->
    [one] { $n } Peur
   *[other] { $n } Peurs
}
web-aff-arrest-for = Arrêter { $n }
web-aff-bring-for = Cercle { $n }
web-aff-costs = coûte { $n }
web-aff-prices = Arrestation : { $arrest }. Dans votre cercle : { $bring }.
web-aff-advocates = { $n ->
    [one] { $n } défenseur
   *[other] { $n } défenseurs
}
web-aff-sum-reputation = réputation { $n }
web-aff-sum-advocates = défenseurs { $n }
web-aff-sum-defence = cercle { $n }
web-aff-sum-accusations = accusations { $n }
web-aff-sum-extra = supplément { $n }
web-aff-sum = { $price } ({ $parts ->
    [one] la réputation
   *[other] { $sum }
}). { $short ->
    [yes] Vous avez { $have }.
   *[no] Il vous reste { $left }.
}
# Where no heading says which deed it is.
web-aff-it-costs = Cela coûte { $sum }
web-aff-price-arrest = Pour l’arrestation : { $sum }
web-aff-price-bring = Dans votre cercle : { $sum }
web-aff-accuse-sum = Accusations : { $n } + 1 = { $sum }.
web-aff-clear-sum = Accusations : { $n } − { $off } = { $sum }.
web-aff-frighten-sum = Peur : { $n } + 1 = { $sum }.
web-aff-comfort-sum = Peur : { $n } − 1 = { $sum }.
web-aff-stands-with = Dans le cercle { DE($name) }.
web-aff-stands-mine = Dans votre cercle.
web-aff-held-by = En prison chez { $name }.
web-aff-deck-prominent = Notables, encore { $n }
web-aff-deck-colonist = Colons, encore { $n }
web-aff-circles = Les gens des cercles
web-aff-cell-of = { $name } (arrêtés)
web-aff-my-circle = Mon cercle
web-aff-empty-circle = Encore personne
web-aff-my-grievance = Mon grief
web-aff-ally = votre allié
web-aff-circle-of = Cercle
web-aff-arrested-by = Arrêtés
web-aff-row-top = Rangée du haut
web-aff-row-bottom = Rangée du bas
web-aff-phase = { $space ->
    [0] Manche { $round } · messagers
   *[other] Manche { $round } · { $name }
}

## Champs des cartes, sur la page des règles

web-field-copies = exemplaires
web-field-worth = valeur
web-field-name = nom
web-field-type = catégorie
web-field-types = catégories
web-field-piece = pièce
web-field-seams = raccords
web-field-symbols = cubes
web-field-numbers = nombres de joueurs
web-field-number = nombre de joueurs
web-field-cost = coût
web-field-effect = effet
web-field-after = ce qu’elle devient
web-field-do = ce qu’elle fait
web-field-points = points
web-field-when = quand elle agit
web-field-seats = dès combien de joueurs
web-field-arrests = qui elle arrête
web-field-protects = qui elle abrite
web-field-arrest-bonus = points par arrestation
web-field-protect-bonus = points par proche
web-field-penalty = points perdus avec un proche
web-field-colour = couleur
web-field-boxes = boîtes
web-field-removes = ce qu’elle retire
web-field-side = camp
web-field-id = nom
web-field-deck = pioche
web-field-reputation = réputation
web-field-family = famille
web-field-place = Village ou Ville
web-field-influence = influence
web-field-houses = maisons
web-field-icon = sorte de capacité
web-field-ability = capacité
web-field-afflicted = Affligée
web-field-starting = colon de départ
web-field-text = texte
web-field-trade = métier
web-field-border = bordure
web-field-stays = reste
web-field-targets = cibles
web-field-ally = allié
web-field-target-bonus = points par cible
web-field-ally-penalty = points perdus avec l’allié

## Being called

web-title-table = { $game } · Meetinghouse
web-title-turn = ● À vous · { $game }
web-call-me = M’appeler quand c’est à moi
web-call-on = Cet appareil est appelé quand c’est à vous
web-call-denied = Votre navigateur interdit les notifications de cette page. Ses réglages permettent de changer cela.
web-call-failed = Ce navigateur ne peut pas être appelé.
web-install = Garder Meetinghouse sur cet appareil
web-install-no = Ne plus le proposer

## Why something cannot be used now

web-why-wait = Un instant : la dernière étape est encore en cours.
web-why-name = Écrivez d’abord un nom.
web-why-words = Écrivez d’abord quelque chose.
web-why-least = Le minimum est { $n }.
web-why-most = Le maximum est { $n }.
web-why-answer = On vous pose une question : répondez-y d’abord.
web-why-fastest = Cela va déjà aussi vite que possible.
web-why-top = Cette carte est déjà sur le dessus.
web-why-bottom = Cette carte est déjà tout en dessous.
web-why-laid = { $n ->
    [one] Il reste un cube à placer.
   *[other] Il reste { $n } cubes à placer.
}
web-why-host = Seul l’hôte peut changer cela.
web-why-not-asked = { $n ->
    [one] Pas maintenant : c’est à { $names } de répondre.
   *[other] Pas maintenant : c’est à { $names } de répondre.
}
web-why-nobody-asked = Pas maintenant : on ne demande rien à personne.

## What happens for the first time

web-firsts-on = Explications la première fois : oui
web-firsts-off = Explications la première fois : non
web-firsts-again = Tout expliquer encore une fois
