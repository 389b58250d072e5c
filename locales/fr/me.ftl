# La page d’une personne : comment elle joue, ses parties terminées, ses appareils.
me-title = Vous
me-off = Ce serveur ne retient rien des personnes, hormis leurs places.
me-none-yet = Dès votre première partie terminée, cette page dira comment vous jouez : si vous avez l’œil, si vous savez mentir, et qui vous bat.
me-like = Comment vous jouez
me-sum = { $n ->
    [one] Une partie terminée
   *[other] { $n } parties terminées
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
me-won-of = { $n } sur { $of }
me-eye = L’œil vif
me-eye-text = Soupçons justes : { $hits } sur { $n } ; parties : { $games }.
me-eye-chance = Le trait marque ce que donnerait le hasard : { $chance } %.
me-face = L’air innocent
me-face-text = Quand vous étiez coupable, { $n } des { $of } personnes qui soupçonnaient quelqu’un ne vous ont jamais désigné ; parties : { $games }.
me-lived = Survie
me-lived-text = Parties dont vous avez vu la fin : { $n } sur { $of }.
me-streak = Série de victoires
me-streak-text = { $n } d’affilée en ce moment, { $best } au mieux.
me-deeds = Méfaits et chance
me-framed = Innocents perdus par votre carte : { $n } ; parties où vous étiez coupable : { $of }.
me-saved = Fois où vous avez eu la vie sauve : { $n } ; parties : { $of }.
me-others = Vos compagnons
me-partner = Meilleur allié : { $name } (victoires côte à côte : { $n } sur { $of }).
me-nemesis = Bête noire : { $name } (défaites face à face : { $n } sur { $of }).
me-ratings = Parmi des inconnus
me-rating = { $n ->
    [one] Entre { $low } et { $high }, après { $n } partie
   *[other] Entre { $low } et { $high }, après { $n } parties
}
me-ratings-text = Seules comptent les parties de « Jouer tout de suite, à plusieurs », par jeu et par camp ; 1500 est le milieu, à la marque. Entre amis, rien ne compte.
me-games = Parties terminées
me-won = gagnée
me-lost = perdue
me-older = Parties plus anciennes
me-company = Amis
me-company-text = Si deux joueurs touchent « Rejouer avec » à la fin d’une partie, les voilà amis ; ou bien l’un ouvre le lien de l’autre. Personne ne voit quand vous êtes là.
me-friend = Ami
me-tie-wish = Vous rejoueriez
me-tie-end = Y mettre fin
me-friend-link = Un lien pour un ami
me-friend-link-text = Valable une fois, pendant un jour.
me-befriend = { $name } aimerait faire partie de vos amis ici.
me-befriend-yes = Oui, amis
me-apart = Tenus à l’écart
me-apart-text = Vous ne vous croisez ni aux tables ouvertes ni par « Jouer tout de suite, à plusieurs ». Ils n’en savent jamais rien.
me-apart-end = Se croiser à nouveau
me-devices = Où l’on vous connaît
me-devices-text = Ni mot de passe, ni courriel. Ce navigateur vous connaît ; ajoutez vos autres appareils et gardez un code sur papier, au cas où vous les perdriez tous.
me-device-here = Cet appareil
me-device = { $kind ->
    [paper] Un code sur papier
    [passkey] Une clé d’accès
   *[other] Un autre appareil
  }
me-device-forget = Retirer
me-device-new = Un nouvel appareil joue désormais à votre nom. Était-ce vous ?
me-device-fine = Oui, c’était moi
me-device-undo = Non, le retirer
me-bring = Ajouter un autre appareil
me-bring-text = Scannez ceci avec l’appareil photo de l’autre appareil, ou tapez-le là-bas sur cette page. Le code sert une fois, pendant cinq minutes.
me-paper = Noter un code sur papier
me-paper-text = Qui a ce code peut jouer à votre nom. L’ancienne feuille ne vaut plus rien.
me-passkey = Créer une clé d’accès
me-passkey-made = La clé d’accès est créée. Elle vous ramène ici sur chaque appareil qui la possède.
me-passkey-show = Montrer votre clé d’accès
me-passkey-have = J’ai une clé d’accès
me-passkey-none = Aucune clé d’accès n’a servi. Rien n’a changé.
me-have-code = Code noté sur papier
me-any-code = Un code
me-use-code = L’utiliser
me-not-me = Ce n’est pas vous ? Jouer sous une autre identité
me-back = Redevenir la personne qui jouait ici avant
me-again = Se faire reconnaître la prochaine fois
me-again-text = Ce navigateur vous connaît. S’il oublie, ou sur vos autres appareils, l’un de ces moyens vous ramène à vos places et à vos parties. Ni mot de passe, ni courriel.
me-again-no = Pas maintenant
me-again-done = Terminé
me-join = Désormais, cet appareil jouera au nom { DE($name) } et non plus au nom { DE($mine) }.
me-join-more = N’acceptez que si ce code est à vous. Ce que cet appareil jouait avant n’est pas perdu.
me-join-yes = Oui, c’est moi
me-join-no = Non
me-mine = À emporter ou à effacer
me-take = Tout enregistrer dans un fichier
me-take-busy = Partie { $n } sur { $of } …
me-end = M’oublier pour toujours
me-end-text = Votre nom, vos paroles et tous vos appareils seront oubliés ici, et vous quitterez vos parties en cours. Personne ne pourra les rétablir. Ce que les autres ont fait reste tel quel.
me-end-yes = M’oublier pour toujours
me-end-no = Non, me garder
