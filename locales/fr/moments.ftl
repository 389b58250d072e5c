### Ce qui arrive à une personne à la table : qui elle est, ce qui est mis en scène, ce qui vient de se passer.

## Qui suis-je

moment-who = Qui suis-je ?
moment-who-ready = C’est parti !
moment-who-waiting = { $n ->
    [one] Quelqu’un lit encore.
   *[other] { $n } personnes lisent encore.
}
moment-who-clock = { $seconds ->
    [one] La partie commence dans une seconde au plus tard.
   *[other] La partie commence dans { $seconds } secondes au plus tard.
}

moment-salem-you-town = Vous n’êtes pas une sorcière
moment-salem-you-witch = Vous êtes une sorcière
moment-salem-goal-town = Vous gagnez avec la ville quand la dernière carte Sorcière est révélée.
moment-salem-goal-witch = Vous gagnez avec les sorcières quand elles seules sont encore en vie.
moment-salem-holds = Vos Procès : { $tryals }. Personne d’autre ne les connaît.
moment-salem-constable = Vous avez le Connétable : la Nuit, vous protégez quelqu’un d’autre avec le Maillet.
moment-salem-watch-town = Gare à la Conspiration : chacun prend à gauche un Procès caché, et si c’est une Sorcière, vous en devenez une pour toujours.
moment-salem-watch-witch = À l’Aube, vous apprenez qui sont les autres sorcières, et vous choisissez ensemble qui reçoit le Chat Noir.

moment-town-you-puritan = Vous êtes du côté des Puritains
moment-town-you-witch = Vous êtes du côté des Sorcières
moment-town-goal-puritan = Votre camp gagne si la ville finit avec moins de { $n } Désespoir.
moment-town-goal-witch = Votre camp gagne si la ville finit avec { $n } Désespoir ou plus.
moment-town-collects = { $types ->
    [none] Aucune catégorie ne compte pour votre Personnage : seuls les ensembles complets de trois pièces valent des points, 2 chacun.
   *[other] Votre Personnage compte { $types } : chacun de ces Bâtiments vous vaut 1 point. Un ensemble complet de trois pièces, de n’importe quelle catégorie, en vaut 2 de plus.
}
moment-town-watch-puritan = Mettez les Sorcières en Procès : à la fin, une Sorcière sans Procès ajoute 2 Désespoir. Un Puritain en Procès en ajoute 2 aussi.
moment-town-watch-witch = Évitez le Procès : à la fin, vous ajoutez 2 Désespoir, mais en Procès vous en retirez 2.
moment-town-winner = Dans le camp qui gagne, l’emporte la personne qui a le plus de points.

moment-aff-circle = Dans votre cercle : { $names }.
moment-aff-grievance = Votre grief secret : arrêtez vous-même { $targets }, +{ $bonus } chaque fois ; { $ally } vous coûte { $penalty } en cas d’arrestation.
moment-aff-end = La partie prend fin dès que paraît une carte de fin ({ $names }) ; gagne qui a le plus de points.

## Ce qui est mis en scène

moment-volume = Volume
moment-you-died-next = Restez et regardez : personne ne doit apprendre de vous ce que vous savez.

moment-salem-was-witch = { $me ->
    [yes] Vous étiez une sorcière. { $n ->
        [0] Plus aucune carte Sorcière n’est cachée.
        [one] Une carte Sorcière est encore cachée.
       *[other] { $n } cartes Sorcière sont encore cachées.
    }
   *[no] { $name } était une sorcière. { $n ->
        [0] Plus aucune carte Sorcière n’est cachée.
        [one] Une carte Sorcière est encore cachée.
       *[other] { $n } cartes Sorcière sont encore cachées.
    }
}
moment-salem-no-witch = { $me ->
    [yes] Pas de Sorcière chez vous cette fois. { $n ->
        [one] Une carte Sorcière est encore cachée.
       *[other] { $n } cartes Sorcière sont encore cachées.
    }
   *[no] Pas de Sorcière chez { $name } cette fois. { $n ->
        [one] Il en reste une, cachée quelque part.
       *[other] Il en reste { $n }, cachées quelque part.
    }
}
moment-salem-none-left = { $me ->
    [yes] C’était votre dernier Procès caché.
   *[no] C’était le dernier Procès caché { DE($name) }.
} { $n ->
    [one] Une carte Sorcière est encore cachée.
   *[other] { $n } cartes Sorcière sont encore cachées.
}
moment-salem-passed = Chacun prend à gauche un Procès caché.
moment-salem-you-took = Vous prenez { $tryal }.
moment-salem-turned = Vous êtes une sorcière désormais. Vous gagnez quand elles seules sont encore en vie.
moment-salem-still-town = Vous n’êtes toujours pas une sorcière.
moment-salem-still-witch = Vous restez une sorcière.
moment-salem-half =
    { $n ->
        [one] { $n } accusation sur { $limit } contre vous !
       *[other] { $n } accusations sur { $limit } contre vous !
    }
moment-salem-linked = Votre sort est lié à celui { DE($name) } : sa mort serait la vôtre.
moment-salem-last-tryal = Plus qu’un Procès caché : s’il est révélé, vous mourez.

moment-town-now-constable = Vous décidez quels Événements ont lieu, et qui vous succède.
moment-town-now-on-trial = Vous ne pouvez pas devenir Connétable, et le Procès comptera à la fin.
# When Buildings are turned up: who brought what, as a list of names with numbers.
moment-town-bringer = { $name } { $n }
moment-town-despair-from = Désespoir : { $names }
moment-town-hope-from = Espoir : { $names }
moment-town-no-despair = Personne n’a apporté de Désespoir
# In the label of a seat: its Buildings of this round.
moment-town-came = Ce round : { $buildings }

moment-aff-now-first = Vous placez en premier à la manche suivante.
moment-aff-accused = Une accusation pèse sur { $name }, de votre cercle !

## Ce qui vient de se passer

moment-news = Ce qui vient de se passer
moment-missed = Depuis votre dernier tour
moment-chain = Ce tour
moment-folded = { $n ->
    [one] et une autre ligne semblable
   *[other] et { $n } autres lignes semblables
}
moment-night-watch = La ville dort. Regardez, et gardez le silence.
moment-aff-scapegoat = { $me ->
    [yes] Vous allez arrêter { $victim }.
   *[no] { $arrester } va arrêter { $victim }.
}

## L’allure de la partie, et ce que font les morts

moment-tempo = Allure
moment-tempo-slow = lente
moment-tempo-normal = normale
moment-tempo-fast = rapide
moment-skip = À ma prochaine décision
# On a scene: goes to the newest moment at once.
moment-to-newest = Passer
moment-skip-end = Aller à la fin
moment-open-cards = Cartes visibles
moment-bet = Votre pari : qui prenez-vous pour une sorcière ?
# In place of a bet, to a dead witch.
moment-witch-looks-on = Vous savez qui sont les sorcières. Regardez comment cela finit.
moment-bet-settled = { $n ->
    [one] { $right ->
        [0] Vous aviez parié sur une sorcière, à tort.
       *[other] Vous aviez parié sur une sorcière, à raison.
    }
   *[other] Vous aviez parié sur { $n } sorcières ; { $right } l’étaient.
}

## What happens for the first time

first-salem1692-conspiracy = Une Sorcière qui vous arrive à la Conspiration fait de vous une sorcière pour toujours, même si on vous la prend plus tard.
first-salem1692-night = La Nuit : tout le monde répond à quelque chose, si bien que nul ne sait qui a une tâche. Les sorcières choisissent une victime, le Connétable protège quelqu’un, et vous pouvez vous confesser.
first-salem1692-black-cat = Qui a le Chat Noir commence, et perd un Procès en premier quand la Conspiration est piochée.
first-salem1692-gavel = Qui a le Maillet devant soi ne craint rien des sorcières cette nuit. On ne dit pas qui l’a posé là.
first-salem1692-confession = Une confession : qui révèle un de ses propres Procès la Nuit ne craint rien des sorcières jusqu’au matin.
first-salem1692-reveal = Les accusations ont atteint la limite, donc un Procès est révélé. Une Sorcière tue qui l’a, et le dernier Procès aussi ; puis les cartes rouges s’en vont.
first-salem1692-death = Les morts montrent tous leurs Procès et ne disent plus rien, mais gagnent ou perdent encore avec leur camp.
first-salem1692-scapegoat = Un Bouc émissaire déplace toutes les cartes d’une personne devant une autre, accusations comprises : cela peut suffire pour un Procès.
first-salem1692-stocks = Les Menottes font perdre un tour, puis s’en vont.
first-salem1692-matchmaker = Une carte Âmes Sœurs seule ne fait rien. Quand deux personnes en ont une chacune, leurs vies sont liées : si l’une meurt, l’autre aussi.
first-salem1692-piety = On ne peut pas jouer de carte rouge sur une personne qui a la Piété. Un Bouc émissaire peut encore en apporter.
first-salem1692-asylum = La Nuit, les sorcières ne peuvent pas tuer une personne qui a l’Asile.

first-new-salem-constable = Le Connétable décide des Événements et les paie en Espoir. Les autres peuvent aider avec le leur.
first-new-salem-my-constable = Vous êtes Connétable : choisissez un Événement que vous pouvez payer, ou mettez fin au round. Si vous avez de quoi payer le plus cher, vous devez en lancer un.
first-new-salem-begging = L’Espoir donné est désormais au Connétable. Ce qui a été promis en échange n’engage personne.
first-new-salem-event = Un nouvel Événement est visible : le Connétable peut le lancer, pour son prix en Espoir.
first-new-salem-trial = Qui est en Procès ne peut pas devenir Connétable. À la fin, une Sorcière en Procès retire du Désespoir, un Puritain en Procès en ajoute.
first-new-salem-badges = Tout le monde avait un Insigne ou un Procès : les Insignes sont rendus, et chacun peut de nouveau être Connétable.
first-new-salem-top = Avec deux cartes, on peut défausser les deux et prendre le dessus de la pioche, sans l’avoir vu.
first-new-salem-remove = Le symbole Retirer du Désespoir retire un cube Désespoir d’un Bâtiment quelconque de la ville. Il faut s’en servir, même une Sorcière.

first-affliction-spaces = Tous les messagers sont placés. On résout maintenant les cases l’une après l’autre, dans l’ordre de leurs numéros.
first-affliction-accusation = Une accusation rend une arrestation moins chère, et sans elle il n’y en a pas. Regardez qui pourrait s’en servir avant vous.
first-affliction-arrest = Une personne arrêtée rapporte des points à qui a payé, et elle est perdue pour tous les autres. Dans un cercle, elle coûte plus cher à arrêter.
first-affliction-scapegoat = Un bouc émissaire est arrêté à la place d’un Notable, sans rien payer ; un seul par tentative d’arrestation.
first-affliction-spectral = Sous la Preuve spectrale, un colon ne rapporte rien et aucun cercle ne le défend : une arrestation est proche.
first-affliction-fear = Avec assez de Peur, un colon n’apporte d’abord plus d’influence, puis n’a plus de capacité.
first-affliction-protection = Qui a le jeton Protection ne peut pas être arrêté tant qu’on ne le déplace pas.
first-affliction-won-over = Quelqu’un a quitté un cercle pour un autre : cela coûte plus, et l’ancien cercle n’en reçoit rien.
first-affliction-went-under = Personne n’a pris qui que ce soit dans la rangée du bas : la carte qui attendait depuis le plus longtemps passe sous la pioche.
