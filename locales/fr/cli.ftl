### La commande `meetinghouse` et le jeu dans le terminal.

## Aide de la commande

cli-about = Salem 1692, New Salem et Affliction : jouez-y, étudiez-les ou tenez une table pour d’autres.
cli-about-play = Tenir une place face à des robots dans le terminal.
cli-about-learn = Apprendre un jeu en y jouant, scène par scène.
cli-about-trial = Résoudre l’énigme du jour, ou en fabriquer d’autres.
cli-about-replay = Raconter une partie enregistrée, vue depuis une place.
cli-about-rules = Montrer les règles, un chapitre ou une règle numérotée.
cli-about-verify = Vérifier que les cartes d’une partie finie ont été distribuées honnêtement.
cli-about-analyse = Revenir sur une partie finie : chances au fil du temps, tournants, pensées des robots.
cli-about-crier = Mettre en place un jeu imprimé et annoncer son Aube, sa Conspiration et sa Nuit, à voix haute si espeak-ng est installé.
cli-about-simulate = Jouer beaucoup de parties entre robots et en faire le bilan.
cli-about-arena = Opposer des robots, ou mesurer la force d’un niveau ; sans jeu, tous les niveaux de tous les jeux.
cli-about-bench = Mesurer des programmes à la table : agents (comment ils jouent) ou tokens (combien de texte une place reçoit).
cli-about-balance = Éprouver un jeu de cartes maison et écrire sa page d’équilibrage.
cli-about-export = Écrire des parties dans un fichier Parquet, une ligne par réponse.
cli-about-cards = Commencer, vérifier ou afficher son propre jeu de cartes : cards new JEU FICHIER, cards check FICHIER, cards show FICHIER.
cli-about-serve = Lancer le serveur de tables pour navigateurs, terminaux et robots.
cli-about-join = Tenir une place à la table d’un serveur, dans le terminal.
cli-about-bot = Asseoir un robot à la table d’un serveur.
cli-about-agent = Faire tenir une place à la table d’un serveur par un modèle de langue.
cli-about-mcp = Offrir une place au client d’un modèle de langue par le Model Context Protocol.
cli-about-admin = Lister, fermer, exporter et élaguer les tables d’un serveur.
cli-about-doctor = Examiner tout ce qu’il faut à un serveur sur cette machine, et dire quoi faire.

cli-help-usage = Usage :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-help = montrer cette aide et quitter
cli-help-version = montrer la version et quitter

cli-arg-game = un jeu parmi { $games }
cli-arg-file = un fichier
cli-arg-records = des parties terminées à lire au lieu d’en jouer
cli-arg-views = ajouter tout ce que savait la place, en JSON
cli-arg-hidden = ajouter le camp véritable de chaque place et tout ce que chacune savait
cli-arg-talk = laisser parler les robots : avec leurs réponses et une fois par tour
cli-arg-record = un enregistrement, gardé par --save ou téléchargé d’un serveur
cli-arg-number = une règle comme S4.2, ou un chapitre comme S4
cli-arg-what = new, check ou show
cli-arg-base-url = l’adresse d’un serveur compatible avec OpenAI
cli-arg-model = le nom qu’y porte le modèle
cli-arg-max-tokens = le plus de jetons que peut coûter une partie ; 0 : sans limite
cli-arg-max-calls = le plus d’appels ; 0 : sans limite
cli-arg-max-money = le plus d’argent, aux prix donnés ; 0 : sans limite
cli-arg-prices = ce que coûte un million de jetons, lus et écrits
cli-arg-table = un jeu à jouer ici avec des robots, au lieu d’un lien
cli-arg-mcp-port = servir en HTTP sur cette machine et ce port, au lieu de l’entrée et de la sortie standard
cli-arg-bench = agents ou tokens
cli-arg-link = un lien d’invitation ou le lien d’une place
cli-arg-seats = combien de places
cli-arg-seat-mine = votre place, à partir de 1
cli-arg-scene = à quelle scène de la leçon commencer, à partir de 1
cli-arg-seat-eyes = par les yeux de qui, à partir de 1 ; 0 : quelqu’un qui observe
cli-arg-lang = en, fr ou es
cli-arg-seed = un nombre qui fixe tout ce que décide le hasard
cli-arg-date = le jour de l’épreuve, par exemple 2026-11-18 (aujourd’hui par défaut)
cli-arg-make = trouver autant de nouvelles énigmes de ce jeu et les écrire dans le fichier de --into
cli-arg-into = le fichier pour les énigmes de --make
cli-arg-options = règles de la table, comme extra_witch=yes
cli-arg-cards = votre propre jeu de cartes
cli-arg-card-sets = un dossier de jeux de cartes que les hôtes peuvent choisir
cli-arg-page = un dossier que « meetinghouse page » a assemblé, servi sous /page/
cli-arg-voices = un dossier de répliques enregistrées pour l’écran d’une pièce
cli-arg-subject = le jeu pour lequel on commence un jeu de cartes, ou le fichier d’un jeu de cartes
cli-arg-target = où écrire le nouveau jeu de cartes
cli-arg-level = comment jouent les robots : { $levels }
cli-arg-bot = un robot à vous au lieu d’un niveau
cli-arg-measure = mesurer plutôt : levels (tous les niveaux du jeu en un tableau), fairness (toutes les places sont-elles traitées de la même façon ?), tells (distingue-t-on facilement les camps ?), remarks (un robot se répète-t-il souvent ?), tempers (ce que coûte ou rapporte un caractère)
cli-arg-level-strength = quel niveau on mesure
cli-arg-name = votre nom à la table
cli-arg-save = où garder l’enregistrement ensuite
cli-arg-plain = ligne par ligne, pour lecteurs d’écran et tubes
cli-arg-quick = les robots n’attendent pas que vous ayez lu
cli-arg-coach = un mentor dit ce qui compte avant chaque question, et ce que ferait une personne d’expérience
cli-arg-step = attendre Entrée après chaque événement
cli-arg-all = tout raconter d’un trait
cli-arg-games = combien de parties
cli-arg-games-each = combien de parties de chaque sorte
cli-arg-strength = mesurer aussi les robots, avec autant de parties chacun ; 0 pour aucune
cli-arg-keep = un fichier pour les parties jouées, d’où reprendre une série interrompue
cli-arg-bots = qui joue, séparé par des virgules : level2, random, first ou FICHIER.py:CLASSE
cli-arg-jobs = combien de processus jouent en même temps
cli-arg-cluster = l’adresse d’un ordonnanceur Dask, ou local:2 pour deux processus de travail ici
cli-arg-json = écrire aussi les nombres dans ce fichier
cli-arg-write = renouveler le tableau de cette page
cli-arg-host = l’adresse d’écoute
cli-arg-port = le port d’écoute
cli-arg-database = où sont gardées les tables : rien pour un fichier à nous, sqlite:///CHEMIN ou postgresql://...
cli-arg-public-url = l’adresse par laquelle les joueurs atteignent ce serveur
cli-arg-node = le nom de ce serveur parmi plusieurs
cli-arg-bot-workers = combien de processus réfléchissent pour les robots
cli-arg-log-level = debug, info, warning ou error
cli-arg-open = ouvrir le navigateur dès que le serveur tourne
cli-arg-lan = écouter aussi sur le réseau local et montrer comment les téléphones y arrivent
cli-arg-drain = terminer les parties que seule cette version sait jouer, sans en commencer d’autres : pour une mise à jour
cli-arg-temper = son caractère : bold (audacieux), cautious (prudent), vengeful (vengeur), trusting (confiant), talkative (bavard) ou silent (silencieux) ; sans cela, au hasard
cli-arg-stay = se rasseoir pour la revanche
cli-arg-players = combien vous jouez
cli-arg-names = vos noms dans l’ordre du tour, séparés par des virgules
cli-arg-pauses = durée de certaines pauses en secondes, par exemple night=30,confess=60
cli-arg-watcher = quelqu’un qui ne joue pas garde les yeux ouverts
cli-arg-silent = texte et cloches seulement
cli-arg-lines = imprimer les répliques qu’on peut enregistrer pour un écran, avec les noms de leurs fichiers, et s’arrêter

## Erreurs

# $code sert à chercher et à signaler, $text est la phrase.
cli-error-line = { $code } : { $text }
cli-error-facts = Attendu : { $expected } ; reçu : { $got }.
# $which : « missing » quand il manque $words, « wrong » quand ces mots ne vont pas là.
cli-error-usage = { $which ->
    [missing] Il manque quelque chose : { $words }.
   *[wrong] Ces mots ne conviennent pas : { $words }.
} { $usage }. Aide : { $command } --help
cli-error-not-a-number = « { $got } » n’est pas un nombre entier.
cli-error-not-a-date = { $got } n’est pas un jour, comme 2026-11-18.
cli-error-trial-make = Nommez le jeu et le fichier : meetinghouse trial JEU --make N --into FICHIER.
cli-error-out-of-range = { $got } n’est pas entre { $low } et { $high }.
cli-error-not-one-of = « { $got } » est inconnu ici. Connus : { $choices }.
cli-error-bad-option = « { $got } » n’est pas une option de ce jeu. Écrivez nom=valeur avec l’un de : { $choices }.
cli-error-bad-option-value = L’option { $option } ne peut pas valoir « { $got } ». Elle peut valoir : { $choices }.
cli-error-no-terminal = L’écran demande un terminal. Ajoutez --plain pour jouer ligne par ligne.
cli-error-no-lesson = { $game } n’a pas de leçon.
cli-error-cannot-read = { $file } ne peut être lu : { $why }.
cli-error-cannot-write = { $file } ne peut être écrit : { $why }.
cli-error-not-text = { $file } n’est pas un fichier de texte.
cli-error-no-such-rule = Il n’y a pas de règle { $got }. Chapitres : { $known }.
cli-error-no-rules-page = { $game } n’a pas de règles dans cette langue. Il y en a dans celles-ci : { $choices }.
cli-error-no-marks = { $file } n’a pas de place pour le tableau : écrivez-y <!-- { $mark } --> et <!-- /{ $mark } -->.
cli-error-needs-extra = Le paquet { $package } n’est pas installé : pip install "meetinghouse[{ $extra }]".
cli-error-export-what = Nommez un jeu à jouer ou, avec --records, des fichiers à lire, mais pas les deux.
cli-error-cluster-lost = Aucune grappe ne répond à { $address }.
cli-error-cannot-serve = Le serveur n’a pas pu démarrer à { $host }, port { $port }. Le port est-il déjà pris ?
cli-error-one-card-set = { $game } n’a que les cartes de la boîte.
cli-error-bad-cards = { $file } ne peut servir. meetinghouse cards check { $file } dit pourquoi.
cli-error-exists = { $file } existe déjà ; donnez un autre nom.
cli-error-agent-what = Nommez un --model, et une --base-url qui commence par http:// ou https://.
cli-error-not-an-amount = « { $got } » n’est pas un montant.
cli-error-mcp-what = Donnez un lien vers une place, ou --table JEU pour une partie avec des robots ici ; pas les deux.
cli-error-refused = Impossible de rejoindre la table : { $why }
cli-error-no-sides = { $game } n’a pas de camps à distinguer.
cli-error-no-balance = { $game } n’a pas de jeu de cartes maison à équilibrer.
cli-error-no-crier = Personne ne ferme les yeux dans { $game } : il n’y a rien à annoncer. { $page ->
    [yes] Son compagnon est une page : lancez « meetinghouse serve --open » et choisissez « Avec la boîte imprimée » près de ce jeu.
   *[no] Il n’a pas de compagnon.
} Jeux avec un crieur : { $games }.
cli-error-crier-names = Il y a { $got } noms pour { $players } personnes.
cli-error-crier-pauses = « { $got } » n’est pas une pause. Écrivez nom=secondes avec un de ces noms : { $choices }.

## À la table

# Prénoms pour les robots, ceux de Salem en 1692, séparés par des virgules ; au moins quatorze.
cli-bot-names = Hester, Ezekiel, Dorcas, Josiah, Patience, Jonas, Temperance, Caleb, Keziah, Micah, Charity, Gideon, Verity, Amos, Tamar
cli-nobody = personne
cli-welcome = Bienvenue à { $game }.
cli-says = { $name } dit : { $text }
cli-your-seat = Vous êtes { $name }, place { $seat }.
cli-plain-keys = Répondez par un nombre. Et aussi : { $table } la table, { $mine } vos cartes, { $help } et un mot pour de l’aide, { $rules } et un numéro pour une règle, { $vote } ce que la table décide ensemble, { $again } la question à nouveau, { $quit } pour quitter.
cli-key-help = ?
cli-key-table = t
cli-key-mine = m
cli-key-rules = r
cli-key-vote = v
cli-key-again = e
cli-key-quit = q
cli-key-hint = i
cli-key-back = b
cli-key-coach = c
cli-coach-keys = Un mentor est à vos côtés : { $coach } demande ce que ferait une personne d’expérience.
cli-learn-keys = Répondez par un nombre. Et aussi : { $hint } un indice, { $back } pour revenir sur votre dernière réponse, { $table } la table, { $mine } vos cartes, { $help } et un mot pour de l’aide, { $rules } et un numéro pour une règle, { $again } la question à nouveau, { $quit } pour quitter.
cli-learn-nothing = Il n’y a rien à reprendre.
cli-learn-later = Pour continuer plus tard : { $command }
cli-learn-play = À vous de jouer une première partie : { $command }
cli-trial-made = Énigmes dans { $file } : { $n }. Parties : { $games } ; moments examinés : { $candidates } ; prouvés : { $proven }, dont faux : { $wrong } ; calcul : { $seconds } s.
cli-prompt = >
cli-option = { $n }. { $text }
cli-let-be = Ne rien dire
cli-no-such-option = « { $got } » n’est pas proposé. { $n ->
    [one] Écrivez 1, ou une lettre ci-dessus.
   *[other] Écrivez un nombre de 1 à { $n }, ou une lettre ci-dessus.
}
cli-left = Vous avez quitté la table.
cli-help-how = Écrivez le mot d’aide suivi de l’un de ceux-ci, ou d’une partie :
cli-rules-how = Écrivez ensuite un numéro comme S4.2, ou un mot à chercher.
cli-help-nothing = Rien trouvé sur « { $about } ».
cli-you-won = Vous avez gagné.
cli-you-lost = Vous avez perdu.
# A seat by its number, in a picture of the table.
cli-seat-number = Place { $seat }
cli-you = vous
cli-saved = L’enregistrement est dans { $file }.

cli-title-seats = La table
cli-title-mine = Pour vos yeux
cli-title-log = Ce qui s’est passé
cli-foot-help = Aide et règles
cli-foot-cover = Couvrir mes secrets
cli-foot-quick = Allure
cli-foot-coach = mentor
cli-foot-vote = Consulter la table
cli-foot-leave = Quitter
cli-ask-pause = Demander une pause
cli-ask-resume = Demander la reprise
cli-ask-close = Demander la fin de la partie pour tous
cli-ask-kick = Demander le renvoi { DE($name) }
cli-nobody-votes = Personne d’autre n’est assis à cette table : un vote n’aurait pas de sens.
cli-others-play = Les autres jouent …
cli-help-title = Aide : cartes, personnages, options, règles
cli-help-search = Un nom, le numéro d’une règle ou n’importe quel mot
cli-close-with-escape = Échap ferme · à la table, Ctrl+↑↓ et Ctrl+Pg↑↓ font défiler la table et le récit
cli-covered = Vos secrets sont couverts. F2 les montre à nouveau.
cli-end-keys = Entrée : regarder la table · Q : quitter
cli-end-keys-table = La partie est finie. Q : quitter
cli-column-player = Joueur

## Serveur

cli-serving = Ouvrez { $url } dans un navigateur. Ctrl+C arrête le serveur.
cli-serving-bare = La partie navigateur n’a pas été construite ici ; terminaux et robots peuvent jouer. (make web la construit.)
cli-serving-lan = Téléphones du même réseau : scannez le code ou ouvrez { $url }
cli-serving-lan-help = Rien ne s’affiche sur le téléphone ? Mettez-le sur le même Wi-Fi que cette machine (ni Wi-Fi des visiteurs, ni données mobiles, ni VPN) et laissez son pare-feu accepter le port { $port }. Certaines box isolent les appareils (« isolation des clients ») : désactivez cela, ou ouvrez un partage de connexion sur un téléphone et connectez-y les autres et cette machine.
cli-serving-lan-none = Cette machine n’est sur aucun réseau : seul son propre navigateur peut jouer. Rejoignez un Wi-Fi, ou ouvrez un partage de connexion sur un téléphone, puis recommencez.

## doctor

cli-doctor-well = bien
cli-doctor-doubtful = douteux
cli-doctor-wrong = mauvais
cli-doctor-database = La base de données répond et est à jour ({ $version }).
cli-doctor-database-new = Il n’y a pas encore de base de données ; le serveur en créera une ici : { $path }.
cli-doctor-database-empty = La base de données répond et est vide ; le serveur la préparera au démarrage.
cli-doctor-database-old = La base est en version { $version } ; le prochain démarrage la portera à { $head }. Faites-en d’abord une copie.
cli-doctor-database-newer = La base a été écrite par un serveur plus récent (version { $version }). Installez celui-là.
cli-doctor-database-away = La base de données ne répond pas : { $problem }. Vérifiez son adresse, son mot de passe et si elle tourne.
cli-doctor-database-corrupt = Le fichier de la base est abîmé : { $problem }. Arrêtez le serveur et remettez une copie.
cli-doctor-clock-off = L’horloge de cette machine et celle de la base ont { $n } s d’écart. Réglez-les sur un serveur de temps.
cli-doctor-clock-behind = { $n ->
    [one] L’horloge de cette machine retarde d’au moins { $n } minute : la base ou nos propres fichiers sont plus récents.
   *[other] L’horloge de cette machine retarde d’au moins { $n } minutes : la base ou nos propres fichiers sont plus récents.
} Corrigez l’heure avant de lancer le serveur.
cli-doctor-port = Le port { $port } est libre.
cli-doctor-port-taken = Le port { $port } est occupé. Si ce n’est pas par ce serveur, choisissez-en un autre.
cli-doctor-disk = Il y a de la place sur le disque : { $n } Mo.
cli-doctor-disk-full = Il ne reste que { $n } Mo sur le disque. Faites de la place avant que l’on joue.
cli-doctor-files = Assez de fichiers et de connexions peuvent être ouverts à la fois ({ $n }).
cli-doctor-files-few = Trop peu de fichiers et de connexions peuvent être ouverts à la fois ({ $n }). Relevez la limite (ulimit -n ou LimitNOFILE).
cli-doctor-proxy = On vient par { $url }.
cli-doctor-proxy-none = Le serveur n’est que pour cette machine.
cli-doctor-proxy-missing = D’autres peuvent joindre ce serveur, mais il ignore sa propre adresse. Donnez-la avec --public-url.
cli-doctor-proxy-url = { $url } n’est pas une adresse qu’un navigateur peut ouvrir.
cli-doctor-proxy-trusting = N’importe qui peut prétendre à n’importe quelle adresse. Nommez votre mandataire dans MEETINGHOUSE_TRUSTED_PROXIES.
cli-doctor-proxy-plain = { $url } n’est pas chiffré. Placez un mandataire avec TLS devant le serveur.
cli-doctor-push = Push : la clé est là ; on peut appeler qui n’est pas là.
cli-doctor-push-new = Push : le premier démarrage crée une clé à côté de la base.
cli-doctor-push-none = Push : pas de clé, donc personne ne peut être appelé. Définissez MEETINGHOUSE_PUSH_KEY, la même sur chaque nœud : meetinghouse admin push-key en affiche une nouvelle.
cli-doctor-push-key = Push : MEETINGHOUSE_PUSH_KEY n’est pas une clé ({ $problem }). meetinghouse admin push-key en affiche une nouvelle.
cli-doctor-push-contact = Push : certains services veulent savoir à qui écrire. Définissez MEETINGHOUSE_PUSH_CONTACT=mailto:vous@votre.domaine.
cli-doctor-client = Les pages pour navigateurs sont là.
cli-doctor-client-missing = Les pages pour navigateurs ne sont pas construites. Lancez : make web

## Enregistrements

cli-replay-head = { $game } à { $seats } joueurs, vu par { $eyes }.
cli-replay-prompt = Entrée : la suite, { $table } : la table, { $quit } : quitter >
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas finie.
cli-verify-honest = Honnête : les { $outcomes } tirages découlent tous de la clé scellée avant la donne.
cli-verify-played-on = Honnête, et reprise de la table { $table } : jusqu’à la réponse { $inputs }, les tirages découlent de la clé de cette partie-là ; tous les autres, sur { $outcomes }, de la clé scellée avant la reprise. Que les réponses jusque-là soient bien les siennes, son propre enregistrement le montre.
cli-verify-other-rules = Honnête : les { $outcomes } tirages découlent tous de la clé scellée avant la donne. Les coups n’ont pas été rejoués : cette version joue d’autres règles.
cli-verify-unfinished = La partie n’est pas finie : sa clé n’a pas encore été montrée.
cli-verify-no-key = L’enregistrement finit sans sa clé : rien ne peut être vérifié.
cli-verify-wrong-key = Pas honnête : la clé n’est pas celle qui avait été scellée.
cli-verify-resealed = Impossible à vérifier jusqu’au bout : la partie a été reprise avec une nouvelle clé.
cli-verify-outcome-differs = Pas honnête : le tirage { $place } sur { $outcomes } ne découle pas de la clé.
cli-cards-good = { $file } peut être joué.
cli-cards-begun = { $file } est écrit : changez ce que vous voulez, puis lancez meetinghouse cards check { $file }.
cli-cards-name = nom
cli-cards-bad = { $n ->
    [one] { $file } a une erreur.
   *[other] { $file } a { $n } erreurs.
}

## Beaucoup de parties

cli-bar-games = En jeu
cli-bar-seats = { $seats } places
cli-stopped-early = Arrêté après { $played } parties sur { $games } ; en voici les résultats.
cli-exported = { $file } contient { $rows } lignes.
cli-simulate-title = { $game }, { $seats } places, { $games } parties
cli-arena-title = { $game }, { $games } parties pour chaque nombre de places, places tournantes
cli-strength-title = { $game }, niveau { $level } contre le jeu au hasard sur les mêmes donnes, { $games } parties
cli-column-what = Quoi
cli-column-share = Part, intervalle à 95 %
cli-column-seats = Places
cli-column-bot = Robot
cli-column-side = Camp
cli-column-wins = Victoires, intervalle à 95 %
cli-column-played-well = Bien joué
cli-column-at-random = Au hasard
cli-fairness-title = { $game }, { $games } parties pour chaque nombre de places : à qui chaque chose arrive en premier
cli-tells-title = { $game }, { $games } parties pour chaque nombre de places : distingue-t-on les camps à ce que tous voient ?
cli-remarks-title = { $game }, { $games } parties pour chaque nombre de places : ce que disent les robots
cli-tempers-title = { $game }, { $games } parties pour chaque nombre de places : un robot de caractère parmi des robots sans
cli-column-lap = Après le tour
cli-column-looks = Observations
cli-column-deeds = AUC des actes
cli-column-facts = AUC des faits seuls
cli-column-remarks = Remarques par partie
cli-column-temper = Caractère
cli-column-repeated = Répétées
cli-column-by-seat = Par place
cli-column-worst = Maximum, en multiple de sa part
cli-column-chance = p (khi-deux)
cli-column-odds = Rapport de cotes, intervalle à 95 %
cli-levels-title = Chaque niveau parmi des robots du niveau habituel, sur les mêmes donnes
cli-who-one = un seul joueur
cli-column-game = Jeu
cli-column-games = Parties
cli-column-times = Une décision (la plus longue)
cli-tokens-title = Jetons d’une place, { $game }, { $seats } places, { $games } parties (quatre caractères chacun)
cli-column-decisions = Décisions
cli-column-rules = Règles en bref
cli-column-question = Une question
cli-column-whole = Partie entière
cli-column-longest = Partie la plus longue
cli-agents-title = Programmes à une place, { $game }, { $seats } places
cli-column-pair = Contre le niveau 2, mêmes donnes
cli-column-problems = Illégales / illisibles / vides / remplacées pour 100
cli-column-brier = Brier : dit / niveau 2 / faits
cli-column-auc = AUC : dit / niveau 2 / faits
cli-column-hidden = Cru au-delà des faits
cli-column-claims = Camps affirmés : vrai / faux
cli-column-promises = Promesses : tenues / rompues
cli-column-time = Une décision
cli-seat-wins = La place { $seat } gagne
cli-answers-per-game = Réponses par partie
cli-side-alone = en solo

## Salem 1692

cli-salem-column-character = Personnage
cli-salem-column-tryals = Procès
cli-salem-column-accused = Accusations
cli-salem-column-front = Devant soi
cli-salem-column-hand = Main
cli-salem-phase-characters = Choix des personnages
cli-salem-phase-dawn = Aube
cli-salem-phase-day = { $nights ->
    [0] Jour, avant la première Nuit
    [one] Jour, après une Nuit
   *[other] Jour, après { $nights } Nuits
}
cli-salem-phase-night = Nuit
cli-salem-phase-conspiracy = Conspiration
cli-salem-phase-over = La partie est finie
cli-salem-turn = Au tour { DE($name) }
cli-salem-deck = { $deck } dans la pioche, { $discards } dans la défausse
cli-salem-living = { $n } en vie
cli-salem-gavel = Maillet
cli-salem-was-witch = a été sorcière
cli-salem-side = Vous jouez pour
cli-salem-hand = Main
cli-salem-my-tryals = Vos Procès cachés
cli-salem-i-know = Vous savez
cli-salem-includes = { $name } a { $tryal } face cachée
cli-salem-holds = { $name } tient { $cards }
cli-salem-points = { $name } désigne { $target }
cli-salem-kill = les sorcières ont choisi { $name }
cli-salem-next-cards = la pioche commence par { $cards }
cli-salem-story-witches = { $n ->
    [one] La sorcière était { $names }.
   *[other] Les sorcières étaient { $names }.
}
# $stage : 0 qui l’on soupçonnait, 1 à qui l’on se fiait, 2 qui l’on aurait sauvé.
cli-salem-story-said = { $stage ->
    [0] { $name } soupçonnait { $targets }.
    [1] { $name } se fiait à { $targets }.
   *[2] { $name } aurait sauvé { $targets }.
}

## New Salem

cli-newsalem-round = Round { $round } sur 5
cli-newsalem-despair = Désespoir { $despair } sur { $needed }
cli-newsalem-hope = Espoir { $hope }
cli-newsalem-constable = Connétable : { $name }
cli-newsalem-column-buildings = Bâtiments
cli-newsalem-has-despair = Désespoir { $despair }
cli-newsalem-badge = Insigne
cli-newsalem-holds = garde { $cards }
cli-newsalem-has-shown = a montré { $types }
cli-newsalem-complete = { $n ->
    [one] un ensemble
   *[other] { $n } ensembles
}
cli-newsalem-lacks = il manque : { $piece }
cli-newsalem-you-are = Vous êtes
cli-newsalem-hand = Main
cli-newsalem-seen = Vous avez vu
cli-newsalem-passed = dans la main { DE($name) } : { $cards }
cli-newsalem-events = Événements
cli-newsalem-cart = À prendre
cli-newsalem-story = { $name } était { $character } : { $side }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Affliction

cli-affliction-round = Manche { $round }
cli-affliction-first = Premier Joueur : { $name }
cli-affliction-decks = { $red } cartes de Notables et { $blue } autres dans les pioches
cli-affliction-resolving = En cours : { $space }
cli-affliction-factions = Factions
cli-affliction-column-influence = Influence
cli-affliction-column-messengers = Messagers
cli-affliction-column-circle = Cercle
cli-affliction-column-arrested = Arrêtés
cli-affliction-column-points = Points
cli-affliction-accusations = { $n ->
    [one] une accusation
   *[other] { $n } accusations
}
cli-affliction-fear = { $n ->
    [one] une Peur
   *[other] { $n } Peurs
}
cli-affliction-advocates = { $n ->
    [one] un défenseur
   *[other] { $n } défenseurs
}
cli-affliction-protected = sous protection
cli-affliction-grievance = Votre grief
cli-affliction-targets = contre { $names }
cli-affliction-ally = allié : { $name }
cli-affliction-spaces = Messagers sur
cli-affliction-space = { $n }. { $space } : { $name }
cli-affliction-space-number = case { $n }
cli-affliction-price-arrest = [arrêter { $n }]
cli-affliction-price-bring = [cercle { $n }]
cli-affliction-story = { $name } : { $points }. Grief : { $grievance }.

## The crier of a printed game

cli-crier-key-again = e
cli-crier-key-longer = p
cli-crier-key-stop = a
cli-crier-aloud = Le crieur parle. Pendant une pause : { cli-crier-key-again } encore, { cli-crier-key-longer } plus long, { cli-crier-key-stop } arrêter, Entrée pour continuer.
cli-crier-text = espeak-ng n’est pas là : le crieur écrit et sonne. Pendant une pause : { cli-crier-key-again } encore, { cli-crier-key-longer } plus long, { cli-crier-key-stop } arrêter, Entrée pour continuer.
cli-crier-no-voice = espeak-ng ne parle pas : désormais le crieur écrit et sonne.
cli-crier-pause = … { $n } s
cli-crier-stopped = Arrêté.
cli-crier-line = { $path } : { $text }
cli-crier-mark = { $text } : { $so ->
    [yes] oui
   *[no] non
}
cli-crier-leave = { cli-key-quit }. Partir
cli-crier-dead = Sont hors jeu : { $who }
cli-crier-who = Qui ? { $seats }

cli-about-page = Assembler tout Meetinghouse dans un dossier de fichiers statiques : on y joue dans n’importe quel navigateur, sans serveur.
cli-arg-folder = le dossier, vide ou nouveau
cli-arg-pyodide = Pyodide tel que npm l’empaquette, fichier ou dossier ; sinon npm le télécharge
cli-arg-msgspec = la wheel de msgspec pour Pyodide ; sinon pip la télécharge
cli-arg-server = adresse d’un serveur vers lequel la page envoie les gens qui ont des amis au loin
cli-error-page-no-client = Le client de la page n’est pas là : construisez-le avec « tools/build_page.sh client », ou installez la wheel.
cli-error-page-not-empty = { $folder } n’est pas un dossier vide.
cli-error-page-no-pyodide = Il faut Pyodide { $version }, qui n’a pas pu être téléchargé. Prenez-le par « npm pack pyodide@{ $version } » et indiquez le fichier : --pyodide FICHIER.
cli-error-page-other-pyodide = Il faut Pyodide { $version }, et ceci est la version { $got }.
cli-error-page-no-msgspec = Il faut la wheel de msgspec { $version } pour Python { $python } sur { $platform }, qui n’a pas pu être téléchargée. Indiquez-la : --msgspec FICHIER.
cli-page-building = La page s’assemble…
cli-page-done = La page est dans { $folder } : mettez-la sur n’importe quel serveur de fichiers.
