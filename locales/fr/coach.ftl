### Ce que dit un mentor à côté d’une place, d’après ce que cette place sait.

coach-title = Mentor
coach-off = Sans mentor
coach-consider = Que feriez-vous ?
coach-would = Une bonne main choisirait peut-être : { $deed }
coach-overlooked = Ceci vous a peut-être échappé : { $deed }
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
new-salem-coach-why-hope = { $building } apporte de l’Espoir.
new-salem-coach-why-despair = { $building } apporte du Désespoir.
new-salem-coach-why-remove = { $building } enlève un Désespoir.
new-salem-coach-why-piece = { $building } est une pièce d’un ensemble de { $n }.
new-salem-coach-why-event = { $event } coûte { $n } en Espoir et les vaut maintenant.
new-salem-coach-why-end-round = Aucun Événement ici ne vaut son Espoir.
new-salem-coach-why-keep = Votre Espoir servira peut-être mieux plus tard, ou avec un autre Connétable.
new-salem-coach-why-give = Le Connétable peut en faire quelque chose d’utile.
new-salem-coach-why-top = Aucune des deux ne vaut grand-chose : le paquet a peut-être mieux.
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
affliction-coach-why-arrest = { $colonist } coûte { $n } et rapporte { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-why-bring = { $colonist } coûte { $n } et travaille pour vous jusqu’à la fin.
affliction-coach-why-weaken = { $colonist } servirait aux autres plus qu’à vous.
affliction-coach-why-pass = Votre influence ({ $n }) servira mieux plus tard.
affliction-coach-why-other = C’est ce qui vous aide le plus ici.
