### Ce que dit un mentor à côté d’une place, d’après ce que cette place sait.

coach-title = Mentor
coach-off = Sans mentor
coach-consider = Que feriez-vous ?
coach-worth = { $n ->
    [1] À envisager : { $first }.
    [2] À envisager : { $first }, ou { $second }.
   *[other] À envisager : { $first }, { $second }, ou { $third }.
}
coach-silent = Que l’on sache, aucune réponse ici ne vous coûte quoi que ce soit : à votre guise.
coach-overlooked = Ceci vous a peut-être échappé : { $deed }.

## Salem 1692

salem1692-coach-last-tryal = Il vous reste un seul Procès caché : révélé, c’est votre mort.
salem1692-coach-likeliest = D’après tout ce que vous savez, c’est { $seat } qui a le plus de chances de tenir une Sorcière.
salem1692-coach-likelier = D’après tout ce que vous savez, { $seat } a un peu plus de chances que les autres de tenir une Sorcière.
salem1692-coach-standing = Accusations contre { $seat } : { $n } sur { $limit } ; { $up ->
    [0] aucun Procès n’est encore révélé.
    [one] un Procès est révélé, { $down } face cachée.
   *[other] { $up } Procès sont révélés, { $down } face cachée.
}
salem1692-coach-why-myself = Se désigner soi-même peut donner l’air innocent.
salem1692-coach-why-draw = Avec une main de { $n }, il y a plus à gagner en piochant qu’en jouant.
salem1692-coach-why-red = { $card } rapproche quelqu’un de la limite.
salem1692-coach-why-confess = Les sorcières vous ont peut-être désigné, et de { $n } Procès cachés vous pouvez en perdre un.
salem1692-coach-why-show = De vos Procès cachés, { $tryal } en dit le moins aux autres.
salem1692-coach-why-end-turn = Ce qui reste dans votre main vaudra plus tard davantage.
salem1692-coach-why-stay-silent = Vos Procès cachés valent plus que le risque.
salem1692-coach-why-cat = À la Conspiration, le Chat Noir coûte un Procès à { $seat }.
salem1692-coach-why-kill = { $seat } n’accusera plus personne.
salem1692-coach-why-gavel = Avec le Maillet, { $seat } ne peut pas mourir cette nuit.
salem1692-coach-why-limit = Avec { $card-a }, { $seat } atteint la limite, et vous révélez un Procès.
salem1692-coach-why-on = { $card-id ->
    [alibi] Cela retire des cartes rouges à { $seat } ; accusations : { $n }.
    [stocks] { $seat } perd son prochain tour.
    [scapegoat] Les cartes posées devant { $seat } vont à quelqu’un d’autre ; accusations : { $n }.
    [arson] { $seat } perd sa main ; cartes : { $n }.
    [robbery] La main { DE($seat) } va à la personne de votre choix ; cartes : { $n }.
    [curse] Une carte bleue posée devant { $seat } s’en va.
    [matchmaker] Quand l’une des deux personnes liées meurt, l’autre meurt aussi.
    [asylum] Les sorcières ne peuvent pas tuer { $seat } la Nuit.
    [piety] Personne ne peut poser de carte rouge devant { $seat }.
   *[other] { $card } est utile maintenant.
}
salem1692-coach-why-nearer = Accusations contre { $seat } avec cette carte : { $n } sur { $limit }.
salem1692-coach-why-hidden = { $n ->
    [one] Le seul Procès caché { DE($seat) } peut être une Sorcière.
   *[other] Procès cachés { DE($seat) } : { $n }, et chacun peut être une Sorcière.
}
salem1692-coach-why-card = { $card-id ->
    [alibi] Un Alibi garde en vie quelqu’un que vous ne soupçonnez pas.
    [stocks] Avec les Menottes, on perd un tour : visez quelqu’un de dangereux pour vous.
    [scapegoat] Un Bouc émissaire déplace toutes les cartes d’une personne vers une autre, qui peut atteindre la limite.
    [arson] La Pyromanie vaut surtout contre une grande main.
    [robbery] Le Larcin prend une main à quelqu’un et la donne où vous voulez.
    [curse] Une Malédiction retire une carte bleue qui protège quelqu’un.
    [matchmaker] Les Âmes Sœurs lient deux personnes : quand l’une meurt, l’autre aussi.
    [asylum] L’Asile protège quelqu’un des sorcières la Nuit.
    [piety] La Piété protège quelqu’un des cartes rouges.
   *[other] { $card } est utile maintenant.
}
salem1692-coach-why-tryal = De dos, tous les Procès cachés se ressemblent : chacun peut être la Sorcière.
salem1692-coach-why-take-tryal = De dos, ils se ressemblent. Qui prend une Sorcière devient sorcière.
salem1692-coach-why-this-card = De toutes celles-ci, { $card } vaut le plus.
salem1692-coach-why-order = On piochera dans cet ordre : { $card } est le mieux ici.
salem1692-coach-why-clean = Toutes les accusations devant vous s’en vont : { $n }.
salem1692-coach-why-free-card = Une carte de plus ne vous coûte rien.
salem1692-coach-why-early = Un Procès est révélé maintenant, avant qu’on puisse retirer des accusations.
salem1692-coach-why-no = Mieux vaut le garder pour plus tard.
salem1692-coach-why-nothing = Vous ne pouvez ni jouer ni piocher.
salem1692-coach-why-done = On peut laisser le reste tel quel.
salem1692-coach-why-confess-unseen = Cela vous protège, et aucun Procès n’est révélé.
salem1692-coach-why-take-discards = La défausse a de meilleures cartes que la pioche, sans doute.
salem1692-coach-why-order-deck = Vous voyez ce qui vient, et qui le piochera.
salem1692-coach-why-character = Ce { QUE($character) } sait faire vous aide davantage.

## New Salem

new-salem-coach-likeliest = D’après tout ce que vous savez, c’est { $seat } qui a le plus de chances d’être une Sorcière.
new-salem-coach-why-set = { $building } complète un ensemble : 2 points.
new-salem-coach-why-type = { $building }, c’est { $type }, une de vos catégories : 1 point.
new-salem-coach-why-hope = { $building } apporte de l’Espoir, qui paie les Événements.
new-salem-coach-why-despair = { $side-id ->
    [witch] { $building } apporte du Désespoir, et votre camp en a besoin : il y en a { $n }, et il en faut { $needed }.
   *[puritan] { $building } apporte du Désespoir, mais aussi des points. Il y en a { $n }, et la limite est { $needed }.
}
new-salem-coach-why-remove = { $side-id ->
    [witch] { $building } retire un Désespoir, ce qui vous donne un air de Puritain.
   *[puritan] { $building } retire un Désespoir. Il y en a { $n }, et la limite est { $needed }.
}
new-salem-coach-why-piece = { $building } est une pièce d’un ensemble de { $n }.
new-salem-coach-why-event = { $event } coûte { $n } Espoir et vous en laisse { $left }.
new-salem-coach-why-end-round = Aucun Événement ici ne vaut son Espoir.
new-salem-coach-why-keep = { $side-id ->
    [witch] L’Espoir que vous gardez ne retirera aucun Désespoir.
   *[puritan] Votre Espoir servira peut-être mieux plus tard, ou avec un autre Connétable.
}
new-salem-coach-why-give = { $side-id ->
    [witch] Un don achète la confiance ; { $seat } aura alors { $n } Espoir.
   *[puritan] Grâce à vous, { $seat } aura { $n } Espoir pour agir.
}
new-salem-coach-why-top = Aucune des deux ne vaut grand-chose : la pioche a peut-être mieux.
new-salem-coach-seen = Vous avez vu le Personnage { DE($seat) } : { $side }.
new-salem-coach-trusted = D’après tout ce que vous savez, c’est { $seat } qui a le moins de chances d’être une Sorcière.
new-salem-coach-stands = { $seat } : { $n } des { $of } cubes Désespoir de la ville sur ses Bâtiments ; Espoir : { $hope }.
new-salem-coach-why-deny = Cette carte irait ensuite à { $seat }, à qui il ne manque rien d’autre pour un ensemble.
new-salem-coach-why-blame = { $side-id ->
    [witch] Tant qu’on accuse quelqu’un d’autre, ce n’est pas vous ; un Puritain en Procès ajoute même 2 Désespoir.
   *[puritan] Une Sorcière en Procès retire 2 Désespoir, au lieu d’en ajouter 2.
}
new-salem-coach-why-favour = { $side-id ->
    [witch] { $seat } ne vous fera guère de tort avec cela.
   *[puritan] Mieux vaut quelqu’un qui s’en servira pour la ville.
}
new-salem-coach-why-look = Mieux vaut regarder là où vous en savez le moins.
new-salem-coach-why-myself = Personne n’en ferait plus sûrement ce que vous voulez.
new-salem-coach-why-where = Peu importe où sont vos cubes, sauf si un Bâtiment brûle ou change de mains.
new-salem-coach-why-bears = Désespoir sur { $building-a } { DE($seat) } : { $n }.
new-salem-coach-why-bears-mine = Désespoir sur votre Bâtiment ({ $building }) : { $n }.
new-salem-coach-why-there-mine = Vos pièces { $type }, celle-ci comprise : { $n }.
new-salem-coach-why-there = Pièces { $type } chez { $seat }, celle-ci comprise : { $n }.
new-salem-coach-why-cleansing = { $event } : { $takes } Désespoir de moins. Il y en a { $n }, et la limite est { $needed }.
new-salem-coach-why-show-type = { $n ->
    [0] Vous n’avez encore rien bâti en { $type } : cela en dit peu.
   *[other] Vos pièces { $type } ({ $n } pour l’instant) le disent de toute façon.
}
new-salem-coach-why-light = La lumière est sûre : avec une ombre au plus, un Désespoir s’en va.
new-salem-coach-why-shadow = Personne n’apprend qui a choisi l’ombre, et deux ombres apportent du Désespoir.
new-salem-coach-why-say = À la fin, tous les Personnages sont retournés, et l’on se souviendra de vos paroles.
new-salem-coach-why-turn = Un seul cube peut tout décider : il y a { $n } Désespoir, et la limite est { $needed }.
new-salem-coach-why-claim = Un Bâtiment pour un Espoir : des points, ou une pièce d’ensemble.
new-salem-coach-why-get-hope = L’Espoir paie le prochain Événement, et départage les ex æquo.
new-salem-coach-why-remove-despair = Il y a { $n } Désespoir, et la limite est { $needed }.
new-salem-coach-why-leave = Ce que cela coûte vaut plus pour vous que ce que cela apporte.

## Affliction

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
affliction-coach-why-pass = Votre influence ({ $n }) servira mieux plus tard.
affliction-coach-threat = { $seat } pourrait arrêter { $colonist } dans votre cercle ; influence : { $n }.
affliction-coach-why-space-safe = { $space } : { $seat } pourrait arrêter { $colonist } pour { $n }. Chaque accusation retirée renchérit l’arrestation.
affliction-coach-why-space-near = { $space } : influence qui manque à { $seat } pour arrêter { $colonist } : { $n }. Chaque accusation retirée renchérit l’arrestation.
affliction-coach-why-space-first = { $space } : dès la manche suivante, vous placez en premier. Pour l’instant, { $n ->
    [one] une personne place
   *[other] { $n } personnes placent
} avant vous.
affliction-coach-why-space-first-mine = { $space } : vous continuez à placer en premier, et personne ne vous prend cette place.
affliction-coach-why-space-fear = { $space } : 2 influences, et une Peur pour { $colonist }, qui apporte le plus à { $seat }.
affliction-coach-why-space-gain = { $space } : 2 influences, et une Peur à poser.
affliction-coach-why-space-haunt = { $space } : la Preuve spectrale lève la défense des cercles. Arrêter { $colonist } dans le cercle { DE($seat) } coûterait { $n }.
affliction-coach-why-space-deny = { $space } : c’est { $seat } qui y gagnerait le plus, et votre messager l’en empêche.
affliction-coach-why-target = { $colonist } est une cible de votre grief : { $n } de ces points.
affliction-coach-why-safe = { $seat } pourrait arrêter { $colonist } pour { $n } et gagner { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-why-near = Influence qui manque à { $seat } pour arrêter { $colonist } : { $n }.
affliction-coach-why-ally = Votre allié : { $colonist }. Son arrestation, par qui que ce soit, vous coûte { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
affliction-coach-why-mine = Dans votre cercle, { $colonist } vaut pour vous { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-why-theirs = C’est à { $seat } { QUE($colonist) } rapporterait le plus.
affliction-coach-why-accuse = Avec une accusation de plus, arrêter { $colonist } vous coûte { $n } et rapporte { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
affliction-coach-why-protected = { $colonist } porte la Protection : une accusation n’y sert à personne pour l’instant.
affliction-coach-why-harmless = Il faut que quelqu’un la porte : c’est sur { $colonist } qu’elle vous nuit le moins.
affliction-coach-why-lift = La Preuve spectrale quitte { $colonist }, et votre cercle.
affliction-coach-why-haunt = Sans la défense du cercle { DE($seat) }, arrêter { $colonist } vous coûte { $n }. D’ici là, ni plumes ni capacité ne servent.
affliction-coach-why-haunt-row = On peut alors arrêter { $colonist } sans accusation, pour { $n }.
affliction-coach-why-fear-row = { $colonist } n’est dans aucun cercle : cette Peur ne nuit encore à personne.
affliction-coach-why-fear = { $n ->
    [1] { $colonist } sert { $seat } : une deuxième Peur arrêtera les plumes, une troisième la capacité.
    [2] Avec deux Peurs, { $colonist } n’apporte plus d’influence à { $seat }.
   *[other] Avec trois Peurs, la capacité { DE($colonist) } ne sert plus à { $seat }.
}
affliction-coach-why-comfort-mine = { $n ->
    [1] Il faudra alors deux Peurs pour { QUE($colonist) } ne vous apporte plus d’influence.
    [2] { $colonist } vous apporte de nouveau de l’influence.
   *[other] La capacité { DE($colonist) } vous sert de nouveau.
}
affliction-coach-why-comfort = De tous ceux que vous pouvez rassurer, c’est { $colonist } qui aide le moins les autres.
affliction-coach-why-bring = { $colonist } coûte { $n } et compte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin{ $quills ->
    [0] .
    [one] {" "}; une plume de plus vous apporte de l’influence.
   *[other] {" "}; { $quills } plumes de plus vous apportent de l’influence.
}
affliction-coach-why-goat-mine = { $colonist } ne vous coûte rien, et vous gardez votre influence. Points pour vous : environ { $points }.
affliction-coach-why-goat-saves = Cela sauve { $colonist }, que vous préférez garder.
affliction-coach-why-goat = Points pour { $seat } : environ { $points } ({ $colonist }), au lieu de { $n }.
affliction-coach-why-let = Un bouc émissaire à la place { DE($colonist) } vous coûterait plus qu’il ne vous épargnerait.
affliction-coach-why-let-mine = { $colonist } vous rapporte plus qu’un bouc émissaire.
affliction-coach-why-pass-safe = Personne que vous voulez garder n’est près d’une arrestation.
affliction-coach-why-pass-nothing = Rien de tout cela ne vous fait plus de bien que de mal.
affliction-coach-why-use = { $colonist } sert une fois sur cette case ; attendre ne rapporte rien.
affliction-coach-why-use-accuse = { $colonist } peut accuser quelqu’un avant les arrestations de cette manche.
affliction-coach-why-done = Aucune autre capacité de votre cercle ne vous aide maintenant.
affliction-coach-why-collect = Influence que vos plumes rapportent, utilisable aussitôt : { $n }.
affliction-coach-why-gain = L’influence est sûre ; l’autre choix vaut moins maintenant.
affliction-coach-why-seat = Points { DE($seat) } jusqu’ici : { $points } ; influence : { $n }.
affliction-coach-why-keep = { $colonist } vous sert davantage : réputation { $n }, plumes { $quills }, et la capacité.
affliction-coach-why-release = { $seat } perd { $points ->
    [one] environ { $points } point.
   *[other] environ { $points } points.
}
coach-why-quiet = Le mentor parle quand on vous pose une question.
