### Pour qui joue avec les boîtes imprimées : mise en place, crieur, minuteries, comptes et décompte final. Le navigateur et le terminal lisent la même chose.

## Salem 1692: setting up

salem1692-setup-tryals = Sortez { $tryals } Procès de la boîte : { $innocent } × Pas une Sorcière, { $witch } × Sorcière, { $constable } × Connétable. Les autres restent dans la boîte.
salem1692-setup-deal-tryals = Mélangez-les et distribuez-les tous, face cachée. Chacun en a { $each }, les regarde en secret et les aligne devant soi.
salem1692-setup-characters = Mélangez les cartes Hôtel de Ville et donnez-en une à chacun, face visible.
salem1692-setup-choose-characters = Donnez deux cartes Hôtel de Ville à chacun. Chacun en garde une, puis tout le monde montre la sienne.
salem1692-setup-apart = Retirez de la pioche le Chat Noir, la Conspiration et la Nuit. Mélangez les { $shuffled } autres cartes.
salem1692-setup-hands = Distribuez à chacun une main de { $hand } cartes. Il en reste { $rest }.
salem1692-setup-deck = Glissez la Conspiration au hasard dans ce qui reste et mettez la Nuit tout en dessous : la pioche compte { $deck } cartes. Le Chat Noir attend à côté.
salem1692-setup-kills = Prenez les cartes Mort de vos { $players } personnages. Elles attendent la Nuit en pile.
salem1692-setup-gavel = Posez le Maillet au milieu. Le crieur peut annoncer l’Aube.

## Salem 1692: the town crier. $names are those who live, none where the crier was told no names.

salem1692-scene-dawn = Aube
salem1692-scene-conspiracy = Conspiration
salem1692-scene-night = Nuit
salem1692-mark-constable = La carte Connétable est encore face cachée
salem1692-mark-cat = Le Chat Noir est devant quelqu’un d’autre que Mary Warren
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
salem1692-crier-dawn-close = C’est l’Aube. { $watcher ->
    [yes] Que les mains ne bougent plus.
   *[no] Le Chat Noir est au milieu, à portée de toutes les mains.
} { $names ->
    [none] Que tout le monde ferme les yeux.
   *[other] { $names } : fermez les yeux.
}
salem1692-crier-dawn-witches = { $witch ->
    [one] Vous qui tenez la carte Sorcière, ouvrez les yeux.
   *[other] Vous qui tenez une carte Sorcière, ouvrez les yeux et reconnaissez-vous.
} { $watcher ->
    [yes] Désignez du doigt qui aura le Chat Noir. Vous pouvez vous choisir.
   *[no] Posez le Chat Noir devant qui doit l’avoir. Vous pouvez vous choisir.
}
salem1692-crier-witches-close = Sorcières, fermez les yeux.
salem1692-crier-dawn-open = { $watcher ->
    [yes] Qui veille pose le Chat Noir là où les sorcières l’ont voulu.
   *[no] Le choix est fait.
} Que tout le monde ouvre les yeux. Qui a le Chat Noir joue en premier.
salem1692-crier-conspiracy-cat = Conspiration ! Qui l’a piochée révèle un Procès caché de la personne qui a le Chat Noir.
salem1692-crier-conspiracy-no-cat = Conspiration ! Le Chat Noir ne fait pas de mal cette fois.
salem1692-crier-conspiracy-take = Vous qui vivez, posez la main sur un Procès caché de la première personne vivante à votre gauche. Quand plus aucune main ne bouge, prenez-le, toutes et tous en même temps.
salem1692-crier-conspiracy-pairs = { $pairs }.
salem1692-crier-takes = { $taker } prend chez { $giver }
salem1692-crier-conspiracy-mix = Vous qui vivez, prenez un Procès caché de la première personne vivante à votre gauche et posez-le au milieu, face cachée. Mêlez-les bien, puis redonnez-en un à chaque personne en vie.
salem1692-crier-conspiracy-look = Regardez votre nouveau Procès en secret. Qui a reçu une Sorcière est désormais sorcière ; qui en a donné une le reste. La charge de Connétable suit sa carte.
salem1692-crier-night-kills = La Nuit est venue sur Salem. Étalez, face visible et à portée de toutes les mains, les cartes Mort des vivants : { $names ->
    [none] { $living } cartes.
   *[other] pour { $names }.
}
salem1692-crier-night-close = Les chandelles s’éteignent. { $names ->
    [none] Que tout le monde ferme les yeux.
   *[other] { $names } : fermez les yeux.
}
salem1692-crier-night-witches = Vous qui tenez une carte Sorcière, ou en avez tenu une, ouvrez les yeux. { $watcher ->
    [yes] Désignez ensemble qui doit mourir. Vous pouvez choisir l’une des vôtres.
   *[no] Posez face cachée, à côté de la pioche, la carte Mort de qui doit mourir, et retournez les autres cartes Mort. Vous pouvez choisir l’une des vôtres.
}
salem1692-crier-night-constable = Connétable, ouvrez les yeux. { $watcher ->
    [yes] Désignez qui aura le Maillet, mais jamais vous.
   *[no] Posez le Maillet devant quelqu’un d’autre, jamais devant vous.
}
salem1692-crier-constable-close = Connétable, fermez les yeux.
salem1692-crier-night-open = Que tout le monde ouvre les yeux. { $constable ->
    [yes] Voyez où est le Maillet.
   *[no] Il n’y a plus de Connétable, ni de Maillet.
} Vous pouvez maintenant vous confesser : révélez un de vos Procès, et les sorcières ne pourront rien contre vous cette nuit. Vous avez { $seconds } secondes.
salem1692-crier-night-kill = Le temps est écoulé ; plus personne ne se confesse. { $watcher ->
    [yes] Qui a veillé nomme la personne que les sorcières ont choisie.
   *[no] Retournez la carte Mort posée à côté de la pioche.
} Cette personne meurt, sauf si le Maillet, une confession ou un Asile la sauve.
salem1692-crier-morning = La nuit est passée. Si la pioche est vide, mélangez la défausse pour en refaire une, la Nuit tout en dessous. Reprenez où vous en étiez.
