### La leçon de Salem 1692. À la table : Alex (qui apprend), Hester, Caleb, Dorcas et Jonas.
### Chaque étape dit quoi faire ; `.hint1`… aident, `.met` suit, `.else` et `.try-…` répondent à tout autre essai.

salem1692-lesson-tryals = Vos cinq Procès
salem1692-lesson-tryals-suspect = C’est l’Aube à Salem, en 1692, et il y a une sorcière parmi vous : tout le monde ferme les yeux et donne un nom, pour que personne ne devine qui a un rôle à jouer. Qui soupçonnez-vous ?
    .met = Personne n’entendra ce nom avant la fin de la partie. Pendant ce temps, la sorcière aussi a désigné quelqu’un, et son choix compte.
salem1692-lesson-tryals-trust = Cinq cartes sont posées face cachée devant chaque personne, ses Procès : personne d’autre ne voit les vôtres, et aucun n’est une Sorcière, vous êtes donc du côté de la ville. Encore une fois, tout le monde répond quelque chose : à qui faites-vous confiance ?
    .met = La sorcière vous a donné le Chat Noir. Il portera malheur plus tard, mais il donne aussi le premier tour. L’un de vos Procès est le Connétable : il vous servira la Nuit.

salem1692-lesson-turn = Piocher ou jouer
salem1692-lesson-turn-draw = C’est votre tour. Vous avez le choix : piocher deux cartes, ou jouer des cartes de votre main. Jamais les deux. Commencez par piocher.
    .hint1 = Choisissez la pioche, ou « Piocher deux cartes ».
    .met = Deux cartes de plus, et votre tour est fini. Entre-temps, les autres ont joué le leur.
    .else = C’est permis aussi. Quand votre tour reviendra, essayez de piocher.
    .try-play = C’est l’autre usage d’un tour, et maintenant vous ne pouvez plus piocher. Finissez votre tour et piochez au prochain.
salem1692-lesson-turn-play = C’est de nouveau à vous. Cette fois, jouez une carte sur quelqu’un d’autre : une Accusation, par exemple. On ne joue jamais rien sur soi-même.
    .hint1 = Choisissez une Accusation de votre main, puis quelqu’un à la table.
    .met = La voilà posée, à la vue de tout le monde. Vous pouvez jouer autant de cartes que vous voulez, l’une après l’autre.
    .else = C’est possible aussi. Maintenant, jouez une carte sur quelqu’un.
    .try-draw = Piocher est toujours permis, mais cela met fin à votre tour. Jouez une carte quand il reviendra.
salem1692-lesson-turn-end = Quand vous avez assez joué, finissez votre tour.
    .hint1 = Le bouton est sous la question.
    .met = Voilà un tour entier. C’est maintenant à Hester, votre voisine.
    .else = Vous pouvez continuer à jouer. Finissez votre tour quand vous voudrez.

salem1692-lesson-accuse = Sept accusations
salem1692-lesson-accuse-limit = Les cartes rouges accusent. Accusation compte 1, Preuve 3, Témoignage 7. À sept, un des Procès de la personne accusée est révélé. Caleb en a quatre devant lui. Amenez-le à sept !
    .hint1 = Quatre et trois font sept : regardez votre Preuve.
    .hint2 = Jouez la Preuve, puis choisissez Caleb.
    .met = Sept ! Qui pose la dernière carte choisit le Procès à révéler : c’est vous.
    .else = Caleb reste en dessous de sept. Essayez encore, ou revenez en arrière.
    .try-draw = Maintenant, quelqu’un d’autre achèvera peut-être Caleb, ou le sauvera. Revenez en arrière si vous voulez le faire vous-même.
    .try-one = Sur Caleb, cela fait cinq. Continuez ensuite : votre tour dure tant que vous jouez, et la Preuve en apporte trois de plus.
    .try-other = Voilà quelqu’un d’autre accusé, mais Caleb était tout près de sept. Revenez en arrière si vous voulez.
salem1692-lesson-accuse-pick = Choisissez un des Procès cachés de Caleb.
    .met = { $tryal-id ->
        [witch] Une Sorcière ! Caleb est mort.
       *[other] { $tryal }. La carte reste face visible, et toutes les cartes rouges devant Caleb sont défaussées. Une Sorcière l’aurait tué ; perdre son dernier Procès caché aussi.
    }

salem1692-lesson-colours = Le vert et le bleu
salem1692-lesson-colours-green = Jonas en est à six accusations, et vous le croyez innocent. Les cartes vertes agissent une fois puis disparaissent. Jouez votre Alibi sur Jonas : il retire des cartes rouges valant trois accusations au plus.
    .hint1 = L’Alibi est la carte verte de votre main.
    .hint2 = Choisissez l’Alibi, puis Jonas, puis une des cartes rouges devant lui.
    .met = Une de moins. Retirez-en d’autres si vous voulez, jusqu’à trois en tout.
    .else = Possible, mais cela n’aide pas Jonas. L’Alibi l’aiderait.
    .try-blue = Piété protège quelqu’un de nouvelles cartes rouges, et vous allez la jouer. Mais Jonas en resterait à six. Revenez en arrière, et commencez par l’Alibi.
    .try-draw = Et pendant ce temps, quelqu’un posera peut-être la septième. Revenez en arrière si vous voulez aider Jonas.
    .try-red = Sur Jonas, ce serait la septième ! Est-ce bien ce que vous voulez ? Sinon, revenez en arrière.
salem1692-lesson-colours-blue = Les cartes bleues restent devant quelqu’un. Avec Piété, aucune carte rouge ne peut être jouée sur cette personne. Donnez-la aussi à Jonas.
    .hint1 = Finissez d’abord avec l’Alibi. Puis choisissez Piété, et Jonas.
    .met = Plus personne ne peut accuser Jonas tant qu’une Malédiction ou un Bouc émissaire ne lui a pas pris la Piété. Vous l’avez aidé au grand jour : on se souviendra de qui défend qui.
    .else = Bien. Maintenant la carte bleue : Piété, sur Jonas.
    .try-other = Jonas n’a toujours pas Piété. Si c’était votre Piété, revenez en arrière et donnez-la-lui.
    .try-end = Jonas est plus en sûreté qu’avant, mais on peut encore l’accuser. Revenez en arrière et donnez-lui Piété, ou attendez votre prochain tour.

salem1692-lesson-conspiracy = Conspiration
salem1692-lesson-conspiracy-draw = Les cartes noires agissent dès qu’on les pioche. Piochez, et voyez.
    .hint1 = Choisissez la pioche, ou « Piocher deux cartes ».
    .met = Conspiration ! D’abord, le Chat Noir porte malheur à qui l’a devant soi.
    .else = C’est permis aussi. Maintenant, piochez.
    .try-play = Bien, mais alors vous ne pouvez plus piocher à ce tour. Revenez en arrière, ou finissez votre tour et piochez au suivant.
salem1692-lesson-conspiracy-cat = Le Chat Noir est devant Caleb. Vous avez pioché la carte : à vous de choisir lequel de ses Procès est révélé.
    .met = { $tryal-id ->
        [witch] Une Sorcière !
       *[other] { $tryal }. Caleb a un Procès caché de moins.
    }
salem1692-lesson-conspiracy-take = Maintenant, tout le monde prend en même temps un Procès caché à la personne de gauche. À votre gauche, c’est Hester. Prenez-lui une carte et regardez-la.
    .met = { $tryal-id ->
        [witch] Une Sorcière ! Désormais, vous êtes une sorcière jusqu’à la fin de la partie, même si cette carte repart. Hester le reste aussi, et elle sait ce qu’elle vous a donné. Personne d’autre ne le sait.
       *[other] { $tryal }, cette fois. Une Sorcière aurait fait de vous une sorcière jusqu’à la fin, et seule la personne qui l’a donnée l’aurait su. C’est ainsi que des amis changent de camp.
    }

salem1692-lesson-night = La Nuit en ville
salem1692-lesson-night-suspect = Plus tard dans une partie : la Nuit a été piochée. Tous les yeux sont fermés, et on pose à tout le monde le même genre de question. Les sorcières choisissent une victime. Vous êtes du côté de la ville : dites qui vous soupçonnez.
    .met = Chaque sorcière a vu le choix des autres, et toutes choisissent de nouveau.
salem1692-lesson-night-trust = Et à qui faites-vous confiance ?
    .met = Les sorcières se sont décidées. Vous ne savez pas qui elles ont choisi.
salem1692-lesson-night-gavel = Vous tenez le Connétable. Donnez le Maillet à quelqu’un d’autre : les sorcières ne pourront pas tuer cette personne cette nuit. Vous ne pouvez jamais vous le donner.
    .met = Tout le monde voit où est le Maillet, mais pas qui l’a posé.
salem1692-lesson-night-confess = Personne ne vous protège. Avant qu’on lise le nom de la victime, chacun peut se confesser : révéler un de ses propres Procès, et ne rien craindre cette nuit. Montrez-en un qui vous coûte peu.
    .hint1 = Une carte Pas une Sorcière n’apprend rien de fâcheux à personne, et vous en avez quatre.
    .met = { $tryal-id ->
        [constable] Les sorcières en voulaient à votre vie, et la confession vous l’a sauvée. Mais il n’y a plus de Connétable : une carte Pas une Sorcière aurait coûté moins cher.
       *[other] Les sorcières en voulaient à votre vie, et la confession vous l’a sauvée. Elle vous a coûté un Procès caché sur cinq.
    }
    .else = Essayez de vous confesser avec une carte Pas une Sorcière.
    .try-silent = Les sorcières en voulaient à votre vie : c’est la mort. Se taire est un risque que l’on prend parfois ; ici, il a mal tourné. Revenez en arrière et confessez-vous.

salem1692-lesson-witch = La Nuit chez les sorcières
salem1692-lesson-witch-kill-first = Une autre partie : cette fois, vous tenez la Sorcière, et personne d’autre. La Nuit, vous choisissez qui meurt. Dorcas a l’Asile et ne peut pas être tuée. Désignez quelqu’un d’autre ; le premier choix n’est qu’une proposition.
    .met = { $seat-id ->
        [3] Dorcas a l’Asile : il ne lui arrivera rien. Ce n’était qu’une proposition.
       *[other] S’il y avait d’autres sorcières, vous verriez maintenant qui elles ont désigné.
    }
salem1692-lesson-witch-kill-second = Désignez de nouveau quelqu’un. Ce choix-ci compte.
    .met = { $seat-id ->
        [0] Vous avez porté votre choix sur vous-même. Une sorcière peut le faire pour écarter les soupçons, si une confession la sauve.
        [3] Dorcas a l’Asile, donc personne ne mourra cette nuit. Revenez en arrière si ce n’est pas ce que vous vouliez.
       *[other] Personne d’autre ne le sait pour l’instant.
    }
salem1692-lesson-witch-save = Le Connétable pose maintenant le Maillet, et on demande aussi à tous les autres qui ils sauveraient. Votre réponse ne change rien ; tout le monde reçoit la même question, pour que personne ne sache quelle réponse compte.
    .met = Le Maillet est devant Jonas. La personne que vous avez choisie peut encore se sauver.
salem1692-lesson-witch-confess = Tout le monde peut se confesser, vous aussi. Une sorcière peut se taire, ou montrer une carte Pas une Sorcière pour écarter les soupçons. Que ne faut-il jamais montrer ?
    .hint1 = Taisez-vous, ou montrez une carte Pas une Sorcière. Jamais la Sorcière : elle vous tuerait.
    .met = { $saved-id ->
        [no] La victime est morte, et la ville compte une personne de moins. Les sorcières gagnent quand toute personne encore en vie a tenu une carte Sorcière.
       *[other] La victime s’en est sortie cette nuit. Il y aura d’autres Nuits : les sorcières gagnent quand toute personne encore en vie a tenu une carte Sorcière.
    }
    .else = Taisez-vous, ou montrez une carte Pas une Sorcière.
    .try-witch = Vous avez montré la dernière carte Sorcière : c’est la mort pour vous, et la victoire pour la ville. Revenez en arrière.

salem1692-lesson-win = La fin
salem1692-lesson-win-accuse = La fin d’une longue partie. Vous êtes du côté de la ville. Elle gagne à l’instant où la dernière carte Sorcière est face visible. Jonas n’a plus qu’un Procès caché et quatre accusations ; vous tenez trois Accusations. Comptez, et finissez-en.
    .hint1 = Quatre et trois font sept.
    .hint2 = Jouez une Accusation sur Jonas, et continuez jusqu’à ce que les trois y soient.
    .met = Cela fait sept.
    .else = Vous pouviez finir à ce tour. Revenez en arrière, et recomptez.
    .try-draw = Un tour plus tard, Jonas aura peut-être gagné. Revenez en arrière : vous avez en main ce qu’il faut.
    .try-other = Pas cette personne : Jonas n’a plus qu’un Procès caché, et il n’en faut que trois de plus. Revenez en arrière.
salem1692-lesson-win-pick = Révélez son dernier Procès.
    .met = La dernière carte Sorcière est face visible : la ville a gagné, les vivants et les morts. Si tout le monde était devenu sorcière avant cela, les sorcières auraient gagné.
