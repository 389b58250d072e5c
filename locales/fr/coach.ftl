### Ce que dit un mentor à côté d’une place, d’après ce que cette place sait.

coach-title = Mentor
coach-off = Sans mentor
coach-consider = Que feriez-vous ?
coach-would = Une bonne main choisirait peut-être : { $deed }
coach-overlooked = Ceci vous a peut-être échappé : { $deed }.
coach-alike = Une bonne main aurait peut-être fait de même.
coach-silence = Ne rien dire

## Salem 1692

salem1692-coach-confess = Quelqu’un meurt cette nuit. Se confesser coûte un Procès caché (il vous en reste { $n }) et vous protège.
salem1692-coach-confess-witch = Vous pouvez confesser un Pas une Sorcière pour paraître innocente. La Sorcière elle-même vous tuerait.
salem1692-coach-last-tryal = Il vous reste un seul Procès caché : révélé, c’est votre mort.
salem1692-coach-reach = Il manque { $n } à { $seat }, et vous avez les cartes rouges qu’il faut.
salem1692-coach-me-near = Accusations contre vous : { $n }. Encore { $left }, et un de vos Procès est révélé.
salem1692-coach-likeliest = D’après tout ce que vous savez, c’est { $seat } qui a le plus de chances de tenir une Sorcière.
salem1692-coach-standing = Accusations contre { $seat } : { $n } sur { $limit } ; { $up ->
    [0] aucun Procès n’est encore révélé.
    [one] un Procès est révélé, { $down } cachés.
   *[other] { $up } Procès sont révélés, { $down } cachés.
}
salem1692-coach-night-near = { $n ->
    [one] Il reste { $n } carte avant la Nuit.
   *[other] Il reste { $n } cartes avant la Nuit.
}
salem1692-coach-cat = Le Chat Noir est devant vous : à la Conspiration, il vous coûte un Procès.
salem1692-coach-witch = Vous êtes une sorcière : ayez l’air de chasser avec la ville, et gardez votre carte Sorcière cachée.
salem1692-coach-quiet = Rien ne presse. Cartes en main : { $n }.
salem1692-coach-why-myself = Se nommer soi-même peut sembler innocent.
salem1692-coach-why-draw = Avec une main de { $n }, il y a plus à gagner en piochant qu’en jouant.
salem1692-coach-why-red = { $card } rapproche quelqu’un de la limite.
salem1692-coach-why-card = { $card } est utile maintenant.
salem1692-coach-why-show = De vos Procès cachés, { $tryal } en dit le moins aux autres.
salem1692-coach-why-end-turn = Ce qui reste dans votre main vaudra plus tard davantage.
salem1692-coach-why-stay-silent = Vos Procès cachés valent plus que le risque.
salem1692-coach-why-other = C’est ce qui aide le plus votre camp ici.

## New Salem

new-salem-coach-despair = { $side-id ->
    [witch] Vous êtes une Sorcière : le Désespoir est à { $n }, et votre camp en veut { $needed } à la fin.
   *[puritan] Vous êtes du côté des Puritains : le Désespoir est à { $n }, et les Sorcières gagnent à { $needed }.
}
new-salem-coach-set = Il ne manque { QUE($building-a) } à votre ensemble { $type }.
new-salem-coach-hope = Espoir à dépenser : { $n }.
new-salem-coach-giving = { $seat } est Connétable et décide de l’usage de votre Espoir ({ $n }).
new-salem-coach-likeliest = D’après tout ce que vous savez, c’est { $seat } qui a le plus de chances d’être une Sorcière.
new-salem-coach-on-trial = { $side-id ->
    [witch] Vous êtes en Procès : à la fin, cela enlève 2 Désespoirs.
   *[puritan] Vous êtes en Procès : à la fin, cela ajoute 2 Désespoirs.
}
new-salem-coach-why-set = { $building } complète un ensemble : 2 points.
new-salem-coach-why-type = { $building }, c’est { $type }, une de vos catégories : 1 point.
new-salem-coach-why-hope = { $building } apporte de l’Espoir, qui paie les Événements.
new-salem-coach-why-despair = { $side-id ->
    [witch] { $building } apporte du Désespoir, et votre camp en a besoin : il y en a { $n }, et il en faut { $needed }.
   *[puritan] { $building } apporte du Désespoir, mais aussi des points. Il y en a { $n }, et la limite est { $needed }.
}
new-salem-coach-why-remove = { $side-id ->
    [witch] { $building } enlève un Désespoir, ce qui vous donne un air de Puritain.
   *[puritan] { $building } enlève un Désespoir. Il y en a { $n }, et la limite est { $needed }.
}
new-salem-coach-why-piece = { $building } est une pièce d’un ensemble de { $n }.
new-salem-coach-why-event = { $event } coûte { $n } en Espoir et vous en laisse { $left }.
new-salem-coach-why-end-round = Aucun Événement ici ne vaut son Espoir.
new-salem-coach-why-keep = { $side-id ->
    [witch] L’Espoir que vous gardez ne paiera pas de Purification.
   *[puritan] Votre Espoir servira peut-être mieux plus tard, ou avec un autre Connétable.
}
new-salem-coach-why-give = { $side-id ->
    [witch] Un don achète la confiance ; Espoir { DE($seat) } ensuite : { $n }.
   *[puritan] Espoir { DE($seat) } grâce à vous, pour agir : { $n }.
}
new-salem-coach-why-top = Aucune des deux ne vaut grand-chose : le paquet a peut-être mieux.
new-salem-coach-passing = { $seat } reçoit le reste de votre main, et il ne lui manque { QUE($building-a) } pour un ensemble.
new-salem-coach-forecast = Avec les Procès et les ensembles, on arriverait à environ { $n } de Désespoir à la fin ; la limite est { $needed }.
new-salem-coach-seen = Vous avez vu le Personnage { DE($seat) } : { $side }.
new-salem-coach-trusted = D’après tout ce que vous savez, c’est { $seat } qui a le moins de chances d’être une Sorcière.
new-salem-coach-stands = { $seat } : { $n } des { $of } Désespoirs de la ville sur ses Bâtiments ; Espoir : { $hope }.
new-salem-coach-why-deny = Elle irait ensuite à { $seat }, à qui il ne manque rien d’autre pour un ensemble.
new-salem-coach-why-blame = { $side-id ->
    [witch] Tant qu’on accuse quelqu’un d’autre, ce n’est pas vous ; un Puritain en Procès ajoute même 2 Désespoirs.
   *[puritan] Une Sorcière en Procès enlève 2 Désespoirs, au lieu d’en ajouter 2.
}
new-salem-coach-why-favour = { $side-id ->
    [witch] { $seat } ne vous fera guère de tort avec cela.
   *[puritan] Mieux vaut quelqu’un qui s’en servira pour la ville.
}
new-salem-coach-why-look = Savoir vaut le plus là où vous savez le moins.
new-salem-coach-why-myself = Personne n’en ferait plus sûrement ce que vous voulez.
new-salem-coach-why-where = Peu importe où sont vos cubes, sauf si un Bâtiment brûle ou change de mains.
new-salem-coach-why-bears = Désespoir sur { $building-a } { DE($seat) } : { $n }.
new-salem-coach-why-bears-mine = Désespoir sur votre Bâtiment ({ $building }) : { $n }.
new-salem-coach-why-there-mine = Vos pièces { $type }, celle-ci comprise : { $n }.
new-salem-coach-why-there = Pièces { $type } chez { $seat }, celle-ci comprise : { $n }.
new-salem-coach-why-cleansing = La Purification enlève deux Désespoirs. Il y en a { $n }, et la limite est { $needed }.
new-salem-coach-why-show-type = { $n ->
    [0] Personne ne vous a encore vu bâtir { $type } : cela en dit peu.
   *[other] Vos pièces { $type } ({ $n } pour l’instant) le disent de toute façon.
}
new-salem-coach-why-light = La lumière est sûre : avec une ombre au plus, un Désespoir s’en va.
new-salem-coach-why-shadow = Personne n’apprend qui a choisi l’ombre, et à deux elles apportent du Désespoir.
new-salem-coach-why-say = À la fin, tous les Personnages sont retournés, et l’on se souviendra de vos paroles.
new-salem-coach-why-turn = Un seul cube peut décider : Désespoir { $n }, limite { $needed }.
new-salem-coach-why-claim = Un Bâtiment pour un Espoir : des points, ou une pièce d’ensemble.
new-salem-coach-why-get-hope = L’Espoir paie le prochain Événement, et départage les ex æquo.
new-salem-coach-why-remove-despair = Désespoir { $n }, limite { $needed } : un de moins, c’est toujours ça.
new-salem-coach-why-other = C’est ce qui aide le plus, vous et votre camp.

## Affliction

affliction-coach-arrest = Vous pourriez payer l’arrestation de cette personne : { $colonist }, { $n ->
    [one] { $n } influence
   *[other] { $n } influences
} pour { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-danger = Dans votre cercle, { $colonist } a des accusations : { $n }.
affliction-coach-messengers = Vous avez { $n ->
    [one] un messager
   *[other] { $n } messagers
} à poser. Votre influence : { $influence }.
affliction-coach-late = La fin est proche : l’influence qui reste ne compte pas.
affliction-coach-influence = Votre influence : { $n }.
affliction-coach-why-space = { $space } : c’est là qu’il y a le plus à gagner maintenant.
affliction-coach-why-space-arrest = { $space } : vous pourriez y arrêter { $colonist }, influence : { $n }, pour { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-why-space-bring = { $space } : vous pourriez y faire entrer { $colonist } pour { $n }.
affliction-coach-why-space-influence = { $space } : influence que vos plumes y rapportent : { $n }.
affliction-coach-why-space-abilities = { $space } : capacités de votre cercle qui y servent : { $n }.
affliction-coach-why-space-accuse = { $space } : { $n ->
    [one] une influence et une accusation, avant les arrestations.
   *[other] { $n } influences et { $n } accusations, pour la manche suivante.
}
affliction-coach-why-arrest = { $colonist } coûte { $n } et rapporte { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-why-bring = { $colonist } coûte { $n } et travaille pour vous jusqu’à la fin.
affliction-coach-why-weaken = { $colonist } servirait aux autres plus qu’à vous.
affliction-coach-why-pass = Votre influence ({ $n }) servira mieux plus tard.
affliction-coach-why-other = C’est ce qui vous aide le plus ici.
coach-why-quiet = Le mentor parle quand on vous pose une question.
