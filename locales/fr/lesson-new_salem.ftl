### La leçon de New Salem. À la table : Alex (qui apprend), Hester, Caleb et Dorcas.

new-salem-lesson-draft = Bâtir une ville
new-salem-lesson-draft-draft = En cinq rounds, vous bâtissez ensemble une nouvelle ville, et il y a des Sorcières parmi vous. Choisissez un Bâtiment : tout le monde le fait en même temps, puis passe le reste à gauche.
    .met = Il est retourné à la vue de tout le monde. Votre Personnage est secret : cette fois, vous jouez avec les Puritains, et un Bâtiment d’une de vos catégories vaut 1 point à la fin. Les pièces de gauche, du milieu et de droite d’une même catégorie font un ensemble : 2 points, quelle qu’elle soit.
new-salem-lesson-draft-last = Vous tenez maintenant ce qu’on vous a passé. Quand il reste deux cartes, gardez-en une, ou défaussez les deux et tentez le dessus de la pioche.
    .met = Et ainsi de suite pendant cinq rounds. Retenez ce que vous avez passé : vous savez entre quoi quelqu’un d’autre a pu choisir.

new-salem-lesson-sets = Un ensemble
new-salem-lesson-sets-complete = Troisième round. Votre ville a six rues, une par catégorie, de trois places chacune : gauche, milieu et droite. Dans la rue Enseignement, il ne manque que le milieu, et vous l’avez en main. Les trois pièces font un ensemble : 2 points, et 1 de plus par pièce d’une catégorie de votre Personnage. Choisissez-la.
    .hint1 = Regardez la rue Enseignement : la place en pointillé dit ce qui manque.
    .hint2 = C’est { new-salem-building-education-middle.a }.
    .met = Un ensemble : son image est entière. Deux ensembles sont à part : à la fin, Justice retire 3 Désespoir à la ville, et Mort en ajoute 3.
    .else = Un bon Bâtiment aussi, mais la rue Enseignement reste ouverte. Revenez en arrière, ou espérez que la pièce repasse.
    .try-type = Vous avez déjà cette pièce. Un second exemplaire compte pour sa catégorie, mais ne fait pas d’ensemble. Revenez en arrière et regardez la rue Enseignement.
new-salem-lesson-sets-remove = Son symbole, un cube barré, retire un Désespoir d’un Bâtiment, le vôtre ou celui de quelqu’un d’autre. Duquel ?
    .met = La personne qui avait apporté ce Désespoir se souviendra de qui l’a retiré.
new-salem-lesson-sets-last = Il vous reste deux cartes. Gardez-en une, ou défaussez les deux et tentez la pioche. Vos rues montrent à quoi chacune peut servir.
    .met = Viennent maintenant les Événements de ce round, puis deux autres rounds.

new-salem-lesson-cubes = Espoir et Désespoir
new-salem-lesson-cubes-hope = Les Bâtiments apportent des cubes. L’Espoir paie les Événements. Le Désespoir décide de la victoire : à 8 ou plus à la fin, une Sorcière gagne ; à moins, un Puritain. Vous jouez avec les Puritains. Regardez les symboles de vos cartes et choisissez le Bâtiment qui apporte de l’Espoir.
    .hint1 = C’est { new-salem-building-finance-right.a }, de la catégorie Finance.
    .met = Un Espoir est posé dessus. Il est à vous, pour payer quand vous serez Connétable, ou pour le donner.
    .else = Celui-ci n’apporte pas d’Espoir. Revenez en arrière, ou cherchez-en dans la main suivante.
    .try-despair = Il apporte du Désespoir. Les Puritains en bâtissent aussi, pour leurs points, mais chaque cube aide les Sorcières. Revenez en arrière si ce n’est pas ce que vous vouliez.
    .try-remove = Il retire un Désespoir d’un Bâtiment, s’il y en a : bon pour les Puritains, mais ce n’est pas de l’Espoir. Revenez en arrière, ou cherchez-en dans la main suivante.
new-salem-lesson-cubes-watch = Choisissez encore, ce que vous voulez. Qu’est-ce qui compte le plus pour vous, les points ou les cubes ?
    .met = La ligne au-dessus de la ville dit à tout moment combien il y a de Désespoir, et combien il en faut à une Sorcière.

new-salem-lesson-constable = Le Connétable
new-salem-lesson-constable-initiate = Vous êtes Connétable. Seul le Connétable peut lancer des Événements, et il les paie avec de l’Espoir. Vous avez 3 Espoir, assez pour la Purification, qui retire du Désespoir. Lancez-la.
    .hint1 = Choisissez la Purification parmi les Événements.
    .met = Vous avez dépensé 3 Espoir.
    .else = Continuez, et essayez la Purification quand vous pourrez.
    .try-end = Le round est fini, et le Désespoir reste. Revenez en arrière si vous voulez voir ce que fait la Purification.
    .try-other = Cet Événement fait autre chose. Revenez en arrière pour essayer la Purification, ou voyez ce qui en sort.
new-salem-lesson-constable-remove = Retirez un Désespoir d’un Bâtiment, le vôtre ou celui de quelqu’un d’autre.
    .met = Un cube de moins.
new-salem-lesson-constable-hand-on = Après un Événement, le poste passe à quelqu’un sans Insigne et qui n’est pas en Procès. Choisissez une personne de confiance.
    .hint1 = Retirez d’abord le dernier cube, si on vous le demande. Puis nommez quelqu’un.
    .met = { $seat } a maintenant le poste de Connétable, reçoit un Insigne et un Espoir, et peut lancer l’Événement suivant ou mettre fin au round.
    .else = Continuez : nommez le prochain Connétable.

new-salem-lesson-give = Donner de l’Espoir
new-salem-lesson-give-give = Hester est Connétable et a peu d’Espoir. Avant son choix, tout le monde peut lui en donner. Donnez-lui-en un.
    .hint1 = Choisissez combien, puis confirmez.
    .met = Hester décide de ce qu’elle en fait. Vous verrez si elle s’en sert pour la ville.
    .else = Hester a toujours peu d’Espoir.
    .try-keep = Personne n’est obligé de donner. Mais si personne ne le fait, rien n’arrête jamais le Désespoir. Revenez en arrière si vous voulez essayer.

new-salem-lesson-beg = L’Espoir demandé et le devoir du Connétable
new-salem-lesson-beg-lay = Vous êtes Connétable avec 2 Espoir, et l’Événement le moins cher en coûte 3. Vous en demandez donc aux autres, à voix haute : c’est la moitié du jeu. Hester et Caleb vous croient et en donnent 1 chacun. Posez les cubes sur un de vos Bâtiments.
    .met = Vous avez 4 Espoir devant vous. Vous pouvez tout promettre en échange, et tenir parole ou non.
new-salem-lesson-beg-duty = Quatre, c’est le prix de l’Événement le plus cher ici, le Procès. Un Connétable qui peut payer le plus cher doit lancer un Événement : c’est son devoir, et c’est pourquoi on ne peut pas demander de l’Espoir pour le garder ensuite. Rien n’oblige à prendre le plus cher. Lequel ?
    .met = C’est lancé. Ce que l’Événement veut de vous, on vous le demande maintenant.
new-salem-lesson-beg-hand-on = Faites ce que dit l’Événement. Puis nommez le prochain Connétable : peut-être quelqu’un qui vous a donné de l’Espoir.
    .hint1 = Répondez à une question après l’autre ; la dernière est de savoir qui vient ensuite.
    .met = { $seat } a maintenant le poste de Connétable, et peut demander de l’Espoir à son tour. Avec moins d’Espoir que n’en coûte l’Événement le plus cher, un Connétable peut aussi mettre fin au round.
    .else = Continuez : d’abord l’Événement, puis le prochain Connétable.

new-salem-lesson-event = D’autres Événements
new-salem-lesson-event-initiate = Chaque round révèle un Événement de plus, qui reste jusqu’à ce qu’on s’en serve. Certains déplacent des Bâtiments ou de l’Espoir, d’autres disent qui sont les gens. { new-salem-event-midnight-visit } coûte 2 et vous montre le Personnage de quelqu’un. Vous jouez avec les Puritains ; cherchez à qui vous fier. Lancez-la.
    .hint1 = Choisissez { new-salem-event-midnight-visit } parmi les Événements.
    .met = 2 Espoir, pour quelque chose que personne d’autre ne saura.
    .else = Continuez, et voyez ce qui en sort.
    .try-other = Cet Événement fait autre chose. Revenez en arrière pour essayer { new-salem-event-midnight-visit }, ou voyez ce qui en sort.
new-salem-lesson-event-whom = Payez, puis choisissez de qui vous regardez le Personnage. Dorcas a apporté le plus de Désespoir. Mais est-ce pour autant une Sorcière ?
    .hint1 = Le paiement vient d’abord. Puis choisissez quelqu’un.
    .met = { $character-id ->
        [moneylender] { $target } est une Sorcière. Vous le savez, et { $target } sait que vous avez regardé.
       *[other] { $target } est du côté des Puritains. Vous le savez, et { $target } sait que vous avez regardé.
    } Vous pouvez le dire aux autres. Vous croiront-ils ? Une Sorcière dirait la même chose.
    .else = Choisissez de qui vous regardez le Personnage.
new-salem-lesson-event-trust = Le poste passe maintenant. Qui le reçoit gagne un Espoir et choisit la suite. À qui vous fiez-vous ?
    .met = Va pour { $seat }. Regardez ce qui est fait du poste : les actes en disent plus que les mots.

new-salem-lesson-trial = Un Procès
new-salem-lesson-trial-initiate = Vous êtes de nouveau Connétable, avec 4 Espoir. C’est assez pour l’Événement le plus cher de la table : vous devez donc en lancer un, c’est le devoir du Connétable. Lancez le Procès.
    .hint1 = Choisissez le Procès parmi les Événements.
    .met = Vous avez payé 4 Espoir.
    .else = Continuez, et voyez ce qui en sort.
    .try-other = Ainsi, votre devoir est fait aussi. Revenez en arrière si vous voulez voir un Procès.
new-salem-lesson-trial-whom = Qui mettez-vous en Procès ? Hester a apporté deux des trois cubes Désespoir. À la fin, une Sorcière en Procès retire 2 Désespoir, mais un Puritain en Procès en ajoute 2.
    .met = { $target-id ->
        [0] C’est vous qui passez en Procès : un Puritain en Procès ajoute 2 Désespoir à la fin et ne peut plus devenir Connétable. Revenez en arrière, sauf si c’est ce que vous vouliez voir.
       *[other] { $target } est en Procès : on peut encore jouer et gagner, mais plus devenir Connétable. Aviez-vous raison ? Seule la fin le dira.
    }

new-salem-lesson-witch = Jouer une Sorcière
new-salem-lesson-witch-despair = Une autre partie, au quatrième round, et cette fois vous êtes une Sorcière. Votre camp gagne s’il y a assez de Désespoir à la fin, et personne ne vous connaît, pas même les autres Sorcières. Il y a 7 Désespoir, et il en faut 8. Au début, on se cache ; maintenant, il est temps. Choisissez un Bâtiment qui apporte du Désespoir.
    .hint1 = C’est { new-salem-building-education-right.a }.
    .met = Si on vous demande : c’était pour vos points. Une Sorcière qui n’est pas en Procès en ajoute encore 2 à la fin.
    .else = Celui-ci n’apporte pas de Désespoir. Revenez en arrière, ou attendez la main suivante.
    .try-hope = L’Espoir achète la confiance, et une Sorcière fait bien d’en donner au début. Mais il ne reste que deux rounds. Revenez en arrière si vous voulez.
    .try-remove = Cela retire du Désespoir, et une Sorcière doit le faire aussi, une fois la carte bâtie. Revenez en arrière.
new-salem-lesson-witch-last = Il reste deux cartes, dont { new-salem-building-finance-left.a }, qui apporte à la fois du Désespoir et de l’Espoir : idéal pour qui veut avoir l’air utile.
    .hint1 = Toutes les cartes sont permises ; celle aux deux cubes vous rend deux services.
    .met = Assez de Désespoir pour aujourd’hui. Le reste, ce sont des paroles.
    .else = Choisissez l’une des deux, ou tentez la pioche.
new-salem-lesson-witch-give = Caleb est Connétable et demande de l’Espoir. Il peut s’en servir pour payer une Purification et retirer votre Désespoir ; il peut aussi mettre quelqu’un d’autre en Procès. Donnez-vous ?
    .met = Les deux se défendent. Un peu d’Espoir achète la confiance, et la confiance le poste de Connétable ; l’Espoir gardé ne nettoie pas la ville. Seulement, ne soyez jamais la personne qui dit toujours non.

new-salem-lesson-end = Le décompte
new-salem-lesson-end-end = Le dernier round. Vous jouez avec les Puritains et vous êtes Connétable. Il y a 10 Désespoir dans la ville et, à quatre, il en faut 8 à une Sorcière. Mais Caleb est en Procès. Mettez fin au round, et voyez comment on compte.
    .hint1 = Choisissez de mettre fin au round.
    .met = Caleb était une Sorcière : en Procès, il retire 2. Un ensemble Justice en a retiré 3 de plus. Il en reste { $n }, et il en aurait fallu { $needed } à une Sorcière. Les Puritains gagnent donc, et parmi eux la personne qui a le plus de points ou, à égalité, le plus d’Espoir.
    .else = Mettez fin au round quand vous voudrez.
    .try-event = Vous pouvez encore faire quelque chose pour la ville, si vous avez de l’Espoir. Puis mettez fin au round, ou revenez en arrière.
