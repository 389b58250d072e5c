# Les mots du serveur de tables : ses refus, les remarques d’un geste, et le terminal qui rejoint une table.

## Les refus : un pour chaque code du serveur.

server-refused-unreadable = Ce message est illisible.
server-refused-too-large = Ce message est trop long.
server-refused-too-fast = Trop de messages à la fois. Attendez un instant.
server-refused-too-many = Trop de tables ou de connexions depuis votre adresse. Réessayez plus tard.
server-refused-no-such-table = Cette table n’existe pas, ou l’invitation est erronée.
server-refused-no-such-code = Aucune table n’a ce code. Vérifiez les lettres.
server-refused-codes-rest = Trop de codes erronés sont essayés en ce moment. Scannez le code ou ouvrez le lien.
server-refused-quick-pause = Vous avez quitté des parties en cours de route. La prochaine place est libre pour vous dans { $n ->
    [one] une minute
   *[other] { $n } minutes
}.
server-refused-no-such-seat = Cette place n’existe pas à cette table.
server-refused-no-such-game = Ce jeu n’existe pas ici.
server-refused-no-such-page = Il n’y a rien ici.
server-refused-bad-token = Ce lien n’ouvre plus de place ici.
server-refused-bad-key = Il faut l’invitation pour observer cette table.
server-refused-bad-origin = Un autre site a tenté d’agir à votre place. Ouvrez la page du jeu.
server-refused-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
server-refused-hello-first = La connexion n’a pas commencé par un salut.
server-refused-watching-only = Vous observez. Seules les personnes assises à la table peuvent faire cela.
server-refused-no-watching = Cette table n’accepte pas d’observateurs.
server-refused-not-one-room = Cette table n’a pas d’écran : on n’y joue pas dans la même pièce.
server-refused-screen-only = L’écran peut seulement lancer la partie, la mettre en pause et retourner le sablier.
server-refused-not-host = Seul l’hôte de la table peut faire cela.
server-refused-not-in-lobby = La partie a déjà commencé.
server-refused-position-stands = Les places et les options restent celles de la partie que celle-ci prolonge.
server-refused-not-playing = Aucune partie n’est en cours à cette table.
server-refused-not-over = Cela se voit une fois la partie finie.
server-refused-seat-taken = Cette place est déjà prise.
server-refused-seat-claimed = { $name ->
    [none] Quelqu’un a ouvert ce lien avant vous et occupe maintenant la place.
   *[other] { $name } a ouvert ce lien avant vous et occupe maintenant la place.
} Demandez-en un autre à la personne qui vous l’a envoyé.
server-refused-already-seated = Vous avez déjà une place à cette table.
server-refused-seat-empty = Une place est encore libre.
server-refused-table-full = Toutes les places sont prises.
server-refused-table-closed = Cette table a été fermée.
server-refused-unsupported = Cette partie a commencé sous d’anciennes règles qui ne se jouent plus ici. Son enregistrement est conservé.
server-refused-elsewhere = Un autre serveur joue cette table.
server-refused-draining = Ce serveur ne fait plus que terminer ses parties. Réessayez dans un instant.
server-refused-file-exists = Ce fichier existe déjà.
server-refused-no-such-file = Ce fichier n’existe pas.
server-refused-not-empty = Cette base contient des tables. Une copie ne se remet que dans une base vide.
server-refused-bad-copy = La copie est abîmée : ce qui a été relu n’est pas ce qui a été écrit.
server-refused-clock-doubtful = D’après l’horloge de cette machine, il ne s’est rien passé ici depuis plus d’un jour. Si elle est juste, ajoutez --trust-clock ; sinon, réglez-la d’abord.
server-other-rules = Cette partie s’est jouée avec les règles de la version { $rules } ; ce serveur joue la version { $today }. Son enregistrement est conservé, et un serveur de cette version peut la montrer.
server-record-unfinished = Cette partie n’est pas terminée : seules les parties finies peuvent être rouvertes.
server-record-doubtful = La donne de cet enregistrement ne découle pas de sa propre clé ; il n’est donc pas ouvert.
server-record-other-rules = Cette partie a été jouée selon les règles de la version { $rules }, et ici on joue la version { $today }. Une version plus ancienne peut la montrer.
server-refused-not-ready = Certaines personnes ne sont pas encore prêtes.
server-refused-bad-name = Un nom demande au moins une lettre ou un signe visible.
server-refused-name-taken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui y ressemble.
server-refused-not-asked = On ne vous demande rien en ce moment.
server-refused-already-answered = Vous avez déjà répondu ; cela ne se reprend pas.
server-refused-channel-closed = Vous ne pouvez pas écrire là en ce moment.
server-refused-muted = L’hôte vous a demandé le silence.
server-refused-three-words = Ici, { $n ->
    [one] un mot
   *[other] { $n } mots
} au plus.
server-refused-talk-full = On en a dit assez à cette table.
server-refused-needs-about = Dites de qui vous parlez.
server-refused-no-about = Cette remarque ne vise personne.
server-refused-no-such-reason = Cette raison n’est pas de ce jeu.
server-refused-is-person = Une personne est assise là.
server-refused-vote-open = Un autre vote est en cours.
server-refused-no-vote = Aucun vote n’est en cours.
server-refused-not-voter = Vous n’avez pas de voix dans ce vote.
server-refused-too-few = À deux, personne ne peut renvoyer l’autre.
server-refused-device-removed = Cet appareil ne joue plus à votre nom : il a été retiré depuis un autre.
server-refused-bad-code = Ce code n’est pas valable, ou ne l’est plus. Créez-en un nouveau.
server-refused-bad-passkey = Cette clé d’accès n’est pas connue ici, ou le délai est passé. Réessayez.
server-refused-prove-it = Vous avez une clé d’accès : montrez-la d’abord, ou saisissez votre code sur papier.
server-refused-kicked = On vous a fait quitter cette table : son hôte avant la partie, ou un vote.
server-refused-no-programs = À cette table, seules des personnes s’assoient.
server-refused-programs-by-link = À cette table, un programme a besoin d’un lien vers une place : demandez-en un à l’hôte.
server-refused-banned = La personne qui tient ce serveur vous en interdit l’accès pour un temps.
server-refused-no-such-report = Ce signalement n’existe pas.
server-refused-bad-ban = Donnez une adresse, un réseau ou une clé de personne de 16 chiffres, et une durée en heures.
server-refused-not-banned = Cette exclusion n’existe pas.
server-admin-kept = { $table } a continué entre-temps et est conservée.
server-admin-list = Toutes les tables, la plus récente d’abord.
server-admin-close = Interrompre une partie ; tout est dévoilé.
server-admin-export = L’enregistrement d’une table en JSON Lines, ou tout son journal avec --log.
server-admin-prune = Oublier les tables où rien ne s’est passé depuis quelques jours.
server-admin-push-key = Écrire une nouvelle MEETINGHOUSE_PUSH_KEY, avec laquelle on peut envoyer des notifications.
server-admin-repair = Remettre la liste des tables d’accord avec leurs journaux.
server-admin-migrate = Mettre la base de données à jour, puis s’arrêter.
server-admin-backup = Copier tout dans un fichier, que l’on joue ou non, puis le relire.
server-admin-restore = Remettre une copie dans une base vide, puis la relire.
server-admin-copied = Tables : { $tables }, écritures : { $commits } ; relues et comparées.
server-admin-reports = Ce que des gens ont signalé ; avec --all, aussi ce qui est réglé.
server-admin-reports-show = Un signalement avec ses preuves.
server-admin-reports-close = Un signalement est réglé.
server-admin-ban = Exclure pour un temps une adresse, un réseau ou la clé d’une personne.
server-admin-unban = Laisser quelqu’un revenir.
server-admin-bans = Qui est exclu, et jusqu’à quand.
server-admin-arg-database = sqlite:///fichier ou postgresql://…
server-admin-arg-abandoned = Aussi les parties en cours, si rien ne s’y est passé.
server-admin-arg-archive = Un dossier qui reçoit d’abord l’enregistrement de chaque partie.
server-admin-arg-yes = Sans cela, dire seulement ce qui partirait.
server-admin-arg-trust-clock = l’horloge de cette machine est juste, bien qu’il ne se soit rien passé ici depuis des jours
server-refused-no-coach = On peut demander conseil quand on joue avec des robots seulement, ou quand l’hôte le permet à cette place.
server-refused-no-push = Ce serveur ne peut pas envoyer de notifications.
server-refused-bad-push = Ce n’est pas une adresse de notification donnée par un navigateur.
server-refused-not-alone = D’autres personnes jouent aussi à cette table.
server-refused-going-away = La connexion se ferme. Revenez dans un instant.
server-refused-unavailable = Le serveur n’atteint pas sa base. Rien n’est perdu ; réessayez.
server-refused-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.

## Votes : ce qu’on demande à la table, et où l’on en est.
# $name : la personne à renvoyer.

server-vote-pause = Faut-il mettre la partie en pause ?
server-vote-resume = Faut-il reprendre la partie ?
server-vote-close = Faut-il arrêter la partie et tout révéler ?
server-vote-return = Quelqu’un veut reprendre la place { DE($name) } avec un autre téléphone, qui affiche { $code }. Est-ce bien { $name } ?
server-vote-kick = Faut-il renvoyer { $name } ?
server-vote-count = { $yes } pour, { $no } contre ; il faut { $needed } voix pour.
server-vote-yes = Oui
server-vote-no = Non

## Signalements.

server-report-abuse = Insultes ou menaces
server-report-cheating = Triche
server-report-stalling = Fait traîner la partie
server-report-name = Nom offensant
server-report-other = Autre chose

## Le terminal à la table d’un serveur.

server-bot-name = Robot { $seat }
server-join-seated = Vous êtes à la table { $table }, place { $seat }.
server-join-waiting = On attend que l’hôte commence (places prises : { $taken } sur { $seats }).
server-join-program = { $name } est un programme : { $program }.
server-join-begins = La partie commence.
server-join-lost = Le serveur est injoignable.
server-join-bad-link = Ce n’est pas le lien d’une table.

## Said on the screen of somebody who is away

server-push-turn = On n’attend plus que vous.
server-push-invite = { $name } vous invite à sa table.
