# Les refus : dire ce qui ne va pas et que faire, sans reproche.

error-by-rule = { $text } (règle { $rule })

error-stale = Cette question est close. Répondez à celle qui vous est posée maintenant.
error-not-asked = On ne vous demande rien en ce moment.
error-not-offered = Ce choix ne fait pas partie de ceux qui vous sont proposés.
error-malformed = Cette réponse est illisible.
error-game-over = La partie est terminée.
error-no-such-seat = Cette place n’existe pas à cette table.
error-bad-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
error-bad-option = Cette option n’existe pas, ou n’admet pas cette valeur.
error-bad-seed = Une graine est un nombre entier compris entre 0 et 2 puissance 256.
error-bad-view = Ce n’est pas une vue de ce jeu.
error-bad-since = Les événements se comptent à partir de 0.
error-bad-record = Cet enregistrement est illisible ou se contredit.
error-unfinished-record = Cette partie n’est pas terminée, et ses secrets ne doivent pas être écrits.
error-mixed-games = Un fichier ne contient qu’un seul jeu.
error-not-over = Cette partie n’est pas finie : l’analyse montrerait ce qui est encore caché.
error-unsupported-version = Cet enregistrement suit des règles qui ne sont plus jouées ici.
error-broken-chance = Les tirages de cet enregistrement ne correspondent pas à sa partie.
error-no-record = Une partie imaginée n’a pas d’enregistrement.
error-unknown-game = Ce jeu n’existe pas ici.
error-bad-game = Ce n’est pas un jeu auquel on peut jouer ici.
error-unknown-environment = Cet environnement n’existe pas ici.
error-game-taken = Un autre jeu porte déjà cet identifiant.
error-bad-level = Ce jeu n’a pas de robot de ce niveau.
error-no-bot-file = Ce fichier de robot n’existe pas.
error-no-bot-class = Ce fichier n’a pas de robot de ce nom.
error-bad-opponents = Il faut autant d’adversaires que d’autres places.
error-bad-render-mode = Cette façon de dessiner la table n’existe pas.
error-bad-jobs = Le nombre de processus est un entier à partir de 1.
error-no-such-scene = Cette scène n’existe pas dans cette leçon.
error-too-many-answers = Cette scène a eu assez de réponses : rejouez-la depuis le début.
error-not-now = Ce n’est pas la question du moment.
error-not-a-choice = Cela ne peut pas être choisi ici.
