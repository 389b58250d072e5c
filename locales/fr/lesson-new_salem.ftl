### La leçon de New Salem. À la table : Alex (qui apprend), Hester, Silas et Prudence.

new-salem-lesson-draft = Bâtir une ville
new-salem-lesson-draft-draft = Votre Personnage est secret : il dit si vous êtes du côté des Puritains ou des Sorcières, et quels types de Bâtiment comptent pour vous. Cette fois, vous jouez avec les Puritains. Tout le monde choisit un Bâtiment en même temps et passe le reste à gauche. Choisissez-en un.
    .met = Il est retourné à la vue de tout le monde. Un Bâtiment d’un de vos types vaut 1 point à la fin. Les pièces de gauche, du milieu et de droite d’un même type font une série : 2 points, quel que soit le type.
new-salem-lesson-draft-last = Vous tenez maintenant ce qu’on vous a passé. Quand il reste deux cartes, gardez-en une, ou défaussez les deux et tentez le dessus du paquet.
    .met = Et ainsi de suite pendant cinq rounds. Retenez ce que vous avez passé : vous savez entre quoi quelqu’un d’autre a pu choisir.

new-salem-lesson-cubes = Espoir et Désespoir
new-salem-lesson-cubes-hope = Les Bâtiments apportent des cubes. L’Espoir paie les Événements. Le Désespoir décide de la victoire : à 8 ou plus à la fin, une Sorcière gagne ; à moins, un Puritain. Vous jouez avec les Puritains. Regardez les symboles de vos cartes et choisissez le Bâtiment qui apporte de l’Espoir.
    .hint1 = C’est { new-salem-building-finance-right.a }, du type Finance.
    .met = Un Espoir est posé dessus. Il est à vous, pour payer quand vous serez Connétable, ou pour le donner.
    .else = Celui-ci n’apporte pas d’Espoir. Revenez en arrière, ou cherchez-en dans la main suivante.
    .try-despair = Il apporte du Désespoir. Les Puritains en bâtissent aussi, pour leurs points, mais chaque cube aide les Sorcières. Revenez en arrière si ce n’est pas ce que vous vouliez.
    .try-remove = Il enlève un Désespoir d’un Bâtiment, s’il y en a : bon pour les Puritains, mais ce n’est pas de l’Espoir. Revenez en arrière, ou cherchez-en dans la main suivante.
new-salem-lesson-cubes-watch = Choisissez encore, ce que vous voulez. Qu’est-ce qui compte le plus pour vous, les points ou les cubes ?
    .met = La ligne au-dessus de la ville dit à tout moment combien il y a de Désespoir, et combien il en faut à une Sorcière.

new-salem-lesson-constable = Le Connétable
new-salem-lesson-constable-initiate = Vous êtes Connétable. Seul le Connétable peut lancer des Événements, et il les paie avec de l’Espoir. Vous avez trois Espoirs, assez pour la Purification, qui enlève du Désespoir. Lancez-la.
    .hint1 = Touchez la Purification parmi les Événements.
    .met = Trois Espoirs sont dépensés.
    .else = Continuez, et essayez la Purification quand vous pourrez.
    .try-end = Le round est fini, et le Désespoir reste. Revenez en arrière si vous voulez voir ce que fait la Purification.
    .try-other = Cet Événement fait autre chose. Revenez en arrière pour essayer la Purification, ou voyez ce qui en sort.
new-salem-lesson-constable-remove = Enlevez un Désespoir d’un Bâtiment, le vôtre ou celui de quelqu’un d’autre.
    .met = Un cube de moins.
new-salem-lesson-constable-hand-on = Après un Événement, le poste passe à quelqu’un sans Insigne et qui n’est pas en Procès. Choisissez une personne de confiance.
    .hint1 = Enlevez d’abord le dernier cube, si on vous le demande. Puis nommez quelqu’un.
    .met = { $seat } a maintenant le poste de Connétable, reçoit un Insigne et un Espoir, et peut lancer l’Événement suivant ou mettre fin au round.
    .else = Continuez : nommez le prochain Connétable.

new-salem-lesson-give = Donner de l’Espoir
new-salem-lesson-give-give = Hester est Connétable et a peu d’Espoir. Avant son choix, tout le monde peut lui en donner. Donnez-lui-en un.
    .hint1 = Choisissez combien, puis confirmez.
    .met = Hester décide de ce qu’elle en fait. Vous verrez si elle s’en sert pour la ville.
    .else = Hester a toujours peu d’Espoir.
    .try-keep = Personne n’est obligé de donner. Mais si personne ne le fait, rien n’arrête jamais le Désespoir. Revenez en arrière si vous voulez essayer.

new-salem-lesson-trial = Un Procès
new-salem-lesson-trial-initiate = Vous êtes de nouveau Connétable, avec quatre Espoirs. C’est assez pour l’Événement le plus cher de la table : vous devez donc en lancer un, c’est le devoir du Connétable. Lancez le Procès.
    .hint1 = Touchez le Procès parmi les Événements.
    .met = Quatre Espoirs sont payés.
    .else = Continuez, et voyez ce qui en sort.
    .try-other = Ainsi, votre devoir est fait aussi. Revenez en arrière si vous voulez voir un Procès.
new-salem-lesson-trial-whom = Qui mettez-vous en Procès ? Hester a apporté deux des trois Désespoirs. À la fin, une Sorcière en Procès enlève 2 Désespoirs, mais un Puritain en Procès en ajoute 2.
    .met = { $target } est en Procès : on peut encore jouer et gagner, mais plus devenir Connétable. Aviez-vous raison ? Seule la fin le dira.

new-salem-lesson-witch = Jouer une Sorcière
new-salem-lesson-witch-despair = Une autre partie, au quatrième round, et cette fois vous êtes une Sorcière. Votre camp gagne s’il y a assez de Désespoir à la fin, et personne ne vous connaît, pas même les autres Sorcières. Il y a 7 Désespoirs, et il en faut 8. Au début, on se cache ; maintenant, il est temps. Choisissez un Bâtiment qui apporte du Désespoir.
    .hint1 = C’est { new-salem-building-education-right.a }.
    .met = Si on vous demande : c’était pour vos points. Une Sorcière qui n’est pas en Procès en ajoute encore 2 à la fin.
    .else = Celui-ci n’apporte pas de Désespoir. Revenez en arrière, ou attendez la main suivante.
    .try-hope = L’Espoir achète la confiance, et une Sorcière fait bien d’en donner au début. Mais il ne reste que deux rounds. Revenez en arrière si vous voulez.
    .try-remove = Cela enlève du Désespoir, et une Sorcière doit le faire aussi, une fois la carte bâtie. Revenez en arrière.

new-salem-lesson-end = Le décompte
new-salem-lesson-end-end = Le dernier round. Vous jouez avec les Puritains et vous êtes Connétable. Il y a 10 Désespoirs dans la ville, et à quatre, une Sorcière en a besoin de 8. Mais Silas est en Procès. Mettez fin au round, et voyez comment on compte.
    .hint1 = Touchez le bouton qui met fin au round.
    .met = Silas était une Sorcière : en Procès, il enlève 2. Une série de Justice en a enlevé 3 de plus. Il en reste { $n }, et il en aurait fallu { $needed } à une Sorcière. Les Puritains gagnent donc, et parmi eux la personne qui a le plus de points ou, à égalité, le plus d’Espoir.
    .else = Mettez fin au round quand vous voudrez.
    .try-event = Vous pouvez encore faire quelque chose pour la ville, si vous avez de l’Espoir. Puis mettez fin au round, ou revenez en arrière.
