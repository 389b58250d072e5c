### Ce qui se passe, raconté à qui y joue un rôle. La forme dit lequel, par le nom de l’argument qui désigne la personne :
### `you-` agit (`seat`), `target-you-`, `giver-you-`, `source-you-`, `seats-you-` pour les autres ; `seat-target-you-` pour
### qui joue les deux rôles. Chaque rôle que nomme la phrase ordinaire a besoin de sa forme.

you-name = vous

## Salem 1692

you-salem1692-turn = C’est à vous de jouer.
you-salem1692-cat-given = La ville ouvre les yeux. Devant vous se trouve { $card-a }.
you-salem1692-character = Vous jouez { $character }.
you-salem1692-dealt = Votre main : { $cards }. Vos Procès : { $tryals }.
you-salem1692-characters-offered = Vous pouvez garder l’un des deux : { $characters }.
you-salem1692-turn-skipped = Vous portez les Menottes et perdez un tour.
you-salem1692-passed = Vous ne pouvez ni piocher ni jouer, et passez.
you-salem1692-drew = Vous piochez : { $cards }.
you-salem1692-black-drawn = Vous piochez { $card-a } !
you-salem1692-set-aside = Vous piochez { $card-a }, mais à deux joueurs cette carte ne sert plus : une autre vient à la place.
you-salem1692-laid-out = Vous montrez { $card-a }.
you-salem1692-played = Vous jouez { $card-a } sur { $target }.
you-salem1692-played-as-witness = Vous jouez { $card-a } sur { $target } en guise de Témoignage.
you-salem1692-alibi-took = Vous retirez { $card-a } à { $target }.
you-salem1692-scapegoat-moved = Vous faites passer devant { $target } tout ce qui se trouvait devant { $giver }.
you-salem1692-fizzled = { $card } : votre carte reste sans effet sur { $target }.
you-salem1692-hand-burnt = Vous mettez le feu chez { $target }, et toute la main y passe : { $cards }.
you-salem1692-cursed = Vous maudissez { $target }, qui perd { $card-a }.
you-salem1692-matchmakers-parted = Les deux Âmes Sœurs sont devant vous : on les défausse toutes les deux.
you-salem1692-called-early = Vous réclamez un Procès à { $target }, une accusation avant la limite.
you-salem1692-two-pointed-at = Vous désignez deux Procès devant { $target }, qui doit en révéler un.
you-salem1692-tryal-revealed = { $how-id ->
    [black_cat] Le Chat Noir a parlé : vous révélez { $tryal-a }.
    [own_cat] Avec le Chat Noir, vous choisissez de révéler { $tryal-a }.
    [confession] Vous vous confessez et révélez { $tryal-a }.
   *[other] Sous les accusations, vous révélez { $tryal-a }.
}
you-salem1692-died = { $how-id ->
    [linked] Vous mourez aussi : les Âmes Sœurs vous liaient à cette mort.
    [night] Vous mourez par la main des sorcières.
    [confession] Votre confession vous coûte la vie.
   *[other] Le Procès révélé vous coûte la vie.
}
you-salem1692-ann-draws = Avant la révélation, vous réclamez deux cartes.
you-salem1692-giles-shows = Vous montrez deux Accusations et piochez une troisième carte.
you-salem1692-rebecca-draws = À la révélation, vous réclamez une carte.
you-salem1692-parris-takes = Vous vous tournez vers la défausse plutôt que vers la pioche.
you-salem1692-took-discard = Vous prenez { $card-a } dans la défausse.
you-salem1692-deck-ordered = Vous arrangez la pioche, à partir du dessus : { $cards }.
you-salem1692-heir-took = Vous prenez { $card-a } dans la main laissée.
you-salem1692-heir-took-front = Vous prenez { $card-a } parmi les cartes laissées face visible.
you-salem1692-tryal-passed = Vous prenez { $tryal-a } à { $giver }.
you-salem1692-tryal-given = On vous a pris { $tryal-a }.
you-salem1692-tryal-dealt = Vous recevez { $tryal-a }.
you-salem1692-confessed-unseen = Vous vous confessez sans révéler de Procès.
giver-you-salem1692-tryal-passed = { $seat } vous prend { $tryal-a }.
target-you-salem1692-played = { $seat } joue { $card-a } sur vous.
target-you-salem1692-played-as-witness = { $seat } joue { $card-a } sur vous en guise de Témoignage.
target-you-salem1692-alibi-took = { $seat } vous retire { $card-a }.
target-you-salem1692-scapegoat-moved = { $seat } fait passer devant vous tout ce qui se trouvait devant { $giver }.
giver-you-salem1692-scapegoat-moved = { $seat } fait passer devant { $target } tout ce qui se trouvait devant vous.
target-you-salem1692-fizzled = { $card } : la carte reste sans effet sur vous.
target-you-salem1692-hand-burnt = { $seat } met le feu chez vous, et toute votre main y passe : { $cards }.
target-you-salem1692-cursed = { $seat } vous maudit : vous perdez { $card-a }.
target-you-salem1692-robbed = { $seat } dérobe la main { DE($giver) } et vous la remet : { $cards }.
giver-you-salem1692-robbed = { $seat } vous dérobe votre main pour { $target } : { $cards }.
target-you-salem1692-called-early = { $seat } vous réclame un Procès, une accusation avant la limite.
target-you-salem1692-two-pointed-at = { $seat } désigne deux de vos Procès, et vous devez en révéler un : { $tryals }.
target-you-salem1692-gavel-placed = Le Maillet est posé devant vous.
target-you-salem1692-kill-chosen = Le choix des sorcières se porte sur vous.
seats-you-salem1692-eyes-open = { $seats-n ->
    [one] Vous ouvrez les yeux et ne voyez personne : il n’y a pas d’autre sorcière.
   *[other] Les sorcières ouvrent les yeux : { $seats }.
}
seats-you-salem1692-witches-pointed = { $seats-n ->
    [one] Votre premier choix : { $targets }.
   *[other] Premiers choix ({ $seats }, dans cet ordre) : { $targets }.
}
winners-you-salem1692-game-over = { $winners-n ->
    [one] { $reason } Vous gagnez.
   *[other] { $reason } Vous gagnez ensemble : { $winners }.
}
you-salem1692-robbed = { $cards ->
    [unknown] { $n ->
        [one] Vous dérobez une carte à { $giver } pour { $target }.
       *[other] Vous dérobez { $n } cartes à { $giver } pour { $target }.
    }
   *[other] Vous dérobez à { $giver } pour { $target } : { $cards }.
}
you-salem1692-hand-discarded = { $cards ->
    [none] Vous laissez une main vide.
   *[other] On défausse votre main : { $cards }.
}
you-salem1692-abigail-cleared = { $n ->
    [one] Vous vous débarrassez d’une carte rouge.
   *[other] Vous vous débarrassez de { $n } cartes rouges.
}
you-salem1692-tryals-turned-up = { $tryals ->
    [none] { $was-witch ->
        [1] Tout le monde sait maintenant que vous aviez été sorcière.
        [0] Tout le monde sait maintenant que vous n’aviez jamais été sorcière.
       *[other] Vous n’avez plus de Procès à révéler.
    }
   *[other] Vous révélez le reste : { $tryals }.
}
you-salem1692-inherited = Vous prenez la main que laisse { $target } ({ $cards ->
    [unknown] { $n ->
        [0] vide
        [one] une carte
       *[other] { $n } cartes
    }
    [none] vide
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}et, sur la table : { $front }.
}
target-you-salem1692-inherited = { $seat } prend la main que vous laissez ({ $cards ->
    [unknown] { $n ->
        [0] vide
        [one] une carte
       *[other] { $n } cartes
    }
    [none] vide
   *[other] { $cards }
}){ $front ->
    [none] .
   *[other] {" "}et, sur la table : { $front }.
}
you-salem1692-estate-opened = { $cards ->
    [none] Vous laissez une main vide.
   *[other] Vous laissez cette main à partager entre les héritiers : { $cards }.
}
target-you-salem1692-kill-named = { $saved-id ->
    [gavel] Le choix des sorcières s’était porté sur vous. Le Maillet vous sauve la vie.
    [confession] Le choix des sorcières s’était porté sur vous. Votre confession vous sauve la vie.
    [asylum] Le choix des sorcières s’était porté sur vous. L’Asile vous sauve la vie.
    [already_dead] Le choix des sorcières s’était porté sur vous, mais la mort les avait devancées.
   *[other] Le choix des sorcières s’est porté sur vous, et rien ne vous sauve.
}

## New Salem

you-new-salem-first-constable = Le premier poste de Connétable vous revient.
you-new-salem-took-top = Vous défaussez vos deux cartes et prenez celle du dessus de la pioche.
seat-target-you-new-salem-removed = Vous retirez 1 Désespoir chez vous ({ $building }).
seat-target-you-new-salem-pardoned = Vous gardez la Grâce.
seat-target-you-new-salem-turned = Vous retournez un cube chez vous ({ $building }) : il devient { $cube }.
seat-target-you-new-salem-voted = Vous votez pour vous-même.
you-new-salem-removed = Vous retirez 1 Désespoir chez { $target } ({ $building }).
you-new-salem-gave = Vous donnez { $n } Espoir à { $target }.
you-new-salem-initiated = Vous payez { $n } Espoir pour lancer un Événement : { $event }.
you-new-salem-trial = Vous intentez un Procès à { $target }.
seat-target-you-new-salem-trial = Vous prenez le Procès à votre charge.
you-new-salem-trial-moved = Vous faites passer le Procès { DE($source) } à { $target }.
seat-target-you-new-salem-trial-moved = Vous prenez pour vous le Procès { DE($source) }.
seat-source-you-new-salem-trial-moved = Vous faites passer votre Procès à { $target }.
source-you-new-salem-trial-moved = { $seat } fait passer votre Procès à { $target }.
you-new-salem-trial-lifted = Votre Procès est levé.
you-new-salem-pardon-spent = Votre Grâce arrête le Procès et disparaît.
you-new-salem-pardoned = Vous donnez la Grâce à { $target }.
you-new-salem-constable = Le poste de Connétable vous revient.
you-new-salem-constable-stays = Vous gardez le poste de Connétable.
you-new-salem-second-term = Vous gardez le poste de Connétable.
you-new-salem-badges-returned = Tous rendent leur Insigne, sauf vous.
you-new-salem-round-ended = Vous mettez fin au round { $round }.
you-new-salem-type-shown = Vous montrez une catégorie : { $type }.
you-new-salem-testified = Vous affirmez { QUE($target) } est { $side-a }.
you-new-salem-exchanged = Vous donnez { $building-a }{ new-salem-cubes } à { $target } et recevez { $other-a }{ new-salem-other-cubes }.
you-new-salem-seized = Vous saisissez { $building-a }{ new-salem-cubes } chez { $target } ; 1 Désespoir s’y ajoute.
you-new-salem-cart-took = Vous prenez { $building-a } sur la charrette.
you-new-salem-cart-passed = Vous ne prenez rien.
you-new-salem-claimed = Vous prenez { $building-a } sur la pioche.
you-new-salem-looked = Vous regardez le Personnage { DE($target) } : { $character }, { $side-a }.
you-new-salem-shown = { $target } vous montre son Personnage : { $character }, { $side-a }.
target-you-new-salem-shown = Vous montrez votre Personnage à { $seat }.
you-new-salem-tithed = { $seats-n ->
    [one] { $seats } vous verse 1 Espoir.
   *[other] { $seats } vous versent chacun 1 Espoir.
}
seats-you-new-salem-tithed = { $seats-n ->
    [one] Vous versez 1 Espoir à { $seat }.
   *[other] Vous versez chacun 1 Espoir à { $seat } : { $seats }.
}
you-new-salem-deeded = Sur votre ordre, un Bâtiment { DE($source) } passe à { $target } : { $building }{ new-salem-cubes }.
source-you-new-salem-deeded = { $seat } fait passer un de vos Bâtiments à { $target } : { $building }{ new-salem-cubes }.
you-new-salem-feasted = Vous invitez { $target }.
you-new-salem-turned = Vous retournez un cube chez { $target } ({ $building }) : il devient { $cube }.
you-new-salem-voted = Vous votez pour { $target }.
you-new-salem-elected = Le vote vous désigne.
you-new-salem-chartered = Vous prenez la Charte royale.
you-new-salem-lettered = Vous donnez la Lettre écarlate à { $target }.
you-new-salem-unmasked = Vous étiez { $character }, { $side-a }.
target-you-new-salem-removed = { $seat } retire 1 Désespoir chez vous ({ $building }).
target-you-new-salem-gave = { $seat } vous donne { $n } Espoir.
target-you-new-salem-trial = { $seat } vous intente un Procès.
target-you-new-salem-trial-moved = { $seat } vous transmet le Procès { DE($source) }.
own-target-you-new-salem-trial-moved = { $seat } vous transmet son Procès.
target-you-new-salem-pardoned = { $seat } vous donne la Grâce.
target-you-new-salem-looked = { $seat } regarde votre Personnage.
target-you-new-salem-testified = { $seat } affirme que vous êtes { $side-a }.
seat-target-you-new-salem-testified = Vous vous dites { $side-a }.
target-you-new-salem-exchanged = { $seat } vous donne { $building-a }{ new-salem-cubes } et reçoit { $other-a }{ new-salem-other-cubes }.
target-you-new-salem-seized = { $seat } saisit { $building-a }{ new-salem-cubes } chez vous ; 1 Désespoir s’y ajoute.
you-new-salem-burnt = Vous incendiez un Bâtiment { DE($target) } : { $building }{ new-salem-cubes }.
target-you-new-salem-burnt = { $seat } incendie un de vos Bâtiments : { $building }{ new-salem-cubes }.
seat-target-you-new-salem-burnt = Vous incendiez un de vos Bâtiments : { $building }{ new-salem-cubes }.
target-you-new-salem-deeded = { $seat } vous fait remettre un Bâtiment { DE($source) } : { $building }{ new-salem-cubes }.
own-target-you-new-salem-deeded = { $seat } vous remet un Bâtiment : { $building }{ new-salem-cubes }.
seat-target-you-new-salem-deeded = Vous vous faites remettre un Bâtiment { DE($source) } : { $building }{ new-salem-cubes }.
seat-source-you-new-salem-deeded = Vous remettez un Bâtiment à { $target } : { $building }{ new-salem-cubes }.
target-you-new-salem-feasted = { $seat } vous invite.
target-you-new-salem-turned = { $seat } retourne un cube chez vous ({ $building }) : il devient { $cube }.
target-you-new-salem-voted = { $seat } vote pour vous.
target-you-new-salem-lettered = { $seat } vous donne la Lettre écarlate.
seat-target-you-new-salem-lettered = Vous gardez la Lettre écarlate.
you-new-salem-built = Vous construisez { $building-a }{ new-salem-cubes }.
you-new-salem-placed = { $despair ->
    [0] Vous posez { $hope } Espoir sur { $building-a }.
   *[other] Vous posez { $despair } Désespoir sur { $building-a }.
}
you-new-salem-cubes-lost = { $despair ->
    [0] Vous n’avez pas de Bâtiment et perdez { $hope } Espoir.
   *[other] Vous n’avez pas de Bâtiment ; Désespoir perdu : { $despair }.
}
seat-target-you-new-salem-laid = { $despair ->
    [0] Vous posez { $hope } Espoir chez vous ({ $building }).
   *[other] Vous posez { $despair } Désespoir chez vous ({ $building }).
}
you-new-salem-laid = { $despair ->
    [0] Vous posez { $hope } Espoir chez { $target } ({ $building }).
   *[other] Vous posez { $despair } Désespoir chez { $target } ({ $building }).
}
target-you-new-salem-laid = { $despair ->
    [0] { $seat } pose { $hope } Espoir chez vous ({ $building }).
   *[other] { $seat } pose { $despair } Désespoir chez vous ({ $building }).
}
seat-target-you-new-salem-taken-off = { $despair ->
    [0] Vous retirez { $hope } Espoir chez vous ({ $building }).
   *[other] Vous retirez { $despair } Désespoir chez vous ({ $building }).
}
you-new-salem-taken-off = { $despair ->
    [0] Vous retirez { $hope } Espoir chez { $target } ({ $building }).
   *[other] Vous retirez { $despair } Désespoir chez { $target } ({ $building }).
}
target-you-new-salem-taken-off = { $despair ->
    [0] { $seat } retire { $hope } Espoir chez vous ({ $building }).
   *[other] { $seat } retire { $despair } Désespoir chez vous ({ $building }).
}
seat-target-you-new-salem-levied = Vous payez encore { $n } Espoir.
you-new-salem-levied = Vous faites payer { $n } Espoir à { $target }.
target-you-new-salem-levied = { $seat } vous fait payer { $n } Espoir.
you-new-salem-appointed = Vous nommez le prochain Connétable : { $target }.
target-you-new-salem-appointed = { $seat } vous nomme prochain Connétable.
seat-target-you-new-salem-appointed = Vous vous réservez le prochain poste de Connétable.
you-new-salem-no-room = { $despair ->
    [0] Aucun de vos Bâtiments ne peut porter davantage d’Espoir ; perdu : { $hope }.
   *[other] Aucun de vos Bâtiments ne peut porter davantage de Désespoir ; perdu : { $despair }.
}
you-new-salem-torn-down = Vous démolissez un Bâtiment { DE($target) } : { $building }{ new-salem-cubes }.
you-new-salem-buried = Vous glissez sous la pioche : { $buildings }.
seat-target-you-new-salem-torn-down = Vous démolissez un de vos Bâtiments : { $building }{ new-salem-cubes }.
target-you-new-salem-torn-down = { $seat } démolit un de vos Bâtiments : { $building }{ new-salem-cubes }.
you-new-salem-peeked = Vous regardez le dessus de la pioche des Bâtiments : { $buildings }.
you-new-salem-foresaw = Vous regardez le dessus de la pioche des Événements : { $events }.
you-new-salem-put-under = Vous glissez un Événement visible sous la pioche : { $event }.
you-new-salem-passing = Vous changez le sens du draft : les mains passent désormais { $way }.
you-new-salem-more-dealt = { $n ->
    [one] Grâce à votre carte, on distribue un Bâtiment de plus à chacun au prochain round.
   *[other] Grâce à votre carte, on distribue { $n } Bâtiments de plus à chacun au prochain round.
}
you-new-salem-fewer-dealt = { $n ->
    [one] À cause de votre carte, on distribue un Bâtiment de moins à chacun au prochain round.
   *[other] À cause de votre carte, on distribue { $n } Bâtiments de moins à chacun au prochain round.
}
you-new-salem-answered = Vous jouez une carte gardée en réserve : { $event }.
you-new-salem-handed = Vous donnez une carte à { $target }, qui la garde : { $event }.
seat-target-you-new-salem-handed = Vous gardez une carte : { $event }.
target-you-new-salem-handed = { $seat } vous donne une carte à garder : { $event }.
you-new-salem-badge-given = Vous donnez un Insigne à { $target }.
seat-target-you-new-salem-badge-given = Vous prenez un Insigne.
target-you-new-salem-badge-given = { $seat } vous donne un Insigne.
you-new-salem-badge-taken = Vous retirez son Insigne à { $target }.
target-you-new-salem-badge-taken = { $seat } vous retire votre Insigne.
seat-target-you-new-salem-badge-taken = Vous rendez votre Insigne.
you-new-salem-revealed = Vous montrez votre Personnage à toute la ville : { $character }, { $side-a }.
you-new-salem-changed-characters = { $target } et vous échangez vos Personnages.
target-you-new-salem-changed-characters = { $seat } et vous échangez vos Personnages.

## Affliction

you-affliction-first-player = Vous jouez en premier.
you-affliction-faction-drawn = Vous menez { $faction }.
you-affliction-grievance-drawn = Vous tirez un grief : { $grievance }.
you-affliction-starters-offered = Vous choisissez entre { $colonists }.
you-affliction-starter = { $colonist } commence dans votre cercle.
you-affliction-round-began = La manche { $n } commence ; vous placez en premier.
you-affliction-placed = Vous envoyez un messager : { $space }.
you-affliction-resolving = Vous résolvez : { $space }.
you-affliction-moved-accusation = Vous déplacez une accusation { DE($colonist) } vers { $onto }.
you-affliction-protected = Vous protégez { $colonist }.
you-affliction-took-first = Vous prenez le jeton Premier Joueur.
you-affliction-haunted = Vous apportez la Preuve spectrale contre { $colonist }.
you-affliction-frightened = Vous effrayez { $colonist } (Peur : { $n }).
you-affliction-used = Vous utilisez { $colonist }.
you-affliction-advocate = Vous donnez un défenseur à { $colonist } ({ $n } en tout).
you-affliction-comforted = Vous retirez une Peur à { $colonist } ({ $n ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $n }
}).
you-affliction-released = Vous faites libérer { $colonist } ; { $target } perd l’arrestation.
seat-target-you-affliction-released = Vous faites libérer { $colonist } et perdez cette arrestation.
you-affliction-sent-away = Vous laissez { $colonist } prendre la mer.
you-affliction-declared-arrest = Vous voulez arrêter { $colonist }.
you-affliction-scapegoat = Vous montrez { $colonist } du doigt : qu’on l’arrête à la place { DE($instead-of) } !
you-affliction-declined = Vous renoncez à cette action : { $space }.
you-affliction-no-action = Vous ne pouvez rien faire ici : { $space }.
you-affliction-no-accusations = Il ne vous reste aucune accusation à poser.
target-you-affliction-released = { $seat } fait libérer { $colonist } ; vous perdez l’arrestation.
you-affliction-gained = { $n ->
    [one] Vous gagnez 1 influence.
   *[other] Vous gagnez { $n } influences.
}
you-affliction-gained-by = { $n ->
    [one] Vous gagnez 1 influence grâce à { $colonist }.
   *[other] Vous gagnez { $n } influences grâce à { $colonist }.
}
you-affliction-paid = { $n ->
    [one] Vous payez 1 influence pour la capacité { DE($colonist) }.
   *[other] Vous payez { $n } influences pour la capacité { DE($colonist) }.
}
you-affliction-generated = { $n ->
    [0] Vous ne produisez aucune influence.
    [one] Vous produisez { $n } influence.
   *[other] Vous produisez { $n } influences.
}
you-affliction-accused = { $n ->
    [one] Vous accusez { $colonist }.
   *[other] Vous posez { $n } accusations sur { $colonist }.
}
you-affliction-accused-by = { $n ->
    [one] { $by }, de votre cercle, accuse { $colonist }.
   *[other] { $by }, de votre cercle, pose { $n } accusations sur { $colonist }.
}
you-affliction-cleared = { $n ->
    [one] Vous retirez une accusation à { $colonist }{ affliction-for-cost }.
   *[other] Vous retirez { $n } accusations à { $colonist }{ affliction-for-cost }.
}
you-affliction-took-influence = { $n ->
    [one] Vous prenez { $n } influence à { $target }.
   *[other] Vous prenez { $n } influences à { $target }.
}
you-affliction-removed-influence = { $n ->
    [one] Vous faites perdre { $n } influence à { $target }.
   *[other] Vous faites perdre { $n } influences à { $target }.
}
target-you-affliction-took-influence = { $n ->
    [one] { $seat } vous prend { $n } influence.
   *[other] { $seat } vous prend { $n } influences.
}
target-you-affliction-removed-influence = { $n ->
    [one] { $seat } vous fait perdre { $n } influence.
   *[other] { $seat } vous fait perdre { $n } influences.
}
you-affliction-arrested = Vous arrêtez { $colonist }{ $target ->
    [none] {" "}
   *[other] , du cercle { DE($target) },{" "}
}{ $cost ->
    [0] sans rien payer.
    [one] pour { $cost } influence.
   *[other] pour { $cost } influences.
}
target-you-affliction-arrested = { $seat } arrête { $colonist }, de votre cercle, { $cost ->
    [0] sans rien payer.
    [one] pour { $cost } influence.
   *[other] pour { $cost } influences.
}
you-affliction-scored = Vous aviez le grief « { $grievance } » : vertu { $righteousness }, richesse { $wealth }, rang { $status }, griefs { $grievances } ; { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
you-affliction-brought = { $cost ->
    [one] Vous faites entrer { $colonist } dans votre cercle pour { $cost } influence.
   *[other] Vous faites entrer { $colonist } dans votre cercle pour { $cost } influences.
}
you-affliction-won-over = { $cost ->
    [one] Vous gagnez à votre cause { $colonist }, du cercle { DE($target) }, pour { $cost } influence.
   *[other] Vous gagnez à votre cause { $colonist }, du cercle { DE($target) }, pour { $cost } influences.
}
target-you-affliction-won-over = { $cost ->
    [one] { $seat } vous prend { $colonist } pour { $cost } influence.
   *[other] { $seat } vous prend { $colonist } pour { $cost } influences.
}

## What is said of the reader

about-you-remark-suspect = Je vous soupçonne
about-you-remark-trust = J’ai confiance en vous

## La fin, racontée à qui y était

you-salem1692-story-converted = Vous avez pris une carte Sorcière à { $giver } : une sorcière de plus à partir de là.
giver-you-salem1692-story-converted = { $seat } vous a pris une carte Sorcière : une sorcière de plus à partir de là.
you-salem1692-story-converted-by-deal = Vous avez reçu une carte Sorcière lors de la Conspiration : une sorcière de plus à partir de là.
you-salem1692-story-exposed = { $target ->
    [none] Une de vos cartes Sorcière a été révélée.
   *[other] { $target } a trouvé une de vos cartes Sorcière.
}
target-you-salem1692-story-exposed = Vous avez trouvé une carte Sorcière { DE($seat) }.
you-salem1692-story-framed = Du côté des sorcières, vous avez fait condamner { $target }, qui n’y était pour rien.
target-you-salem1692-story-framed = { $seat }, du côté des sorcières, vous a fait condamner alors que vous n’y étiez pour rien.
you-salem1692-story-misled = Du côté des sorcières, vous avez fait révéler un Procès à { $target }, qui n’y était pour rien.
target-you-salem1692-story-misled = { $seat }, du côté des sorcières, vous a fait révéler un Procès alors que vous n’y étiez pour rien.
you-salem1692-story-accused-to-death = { $was-witch ->
    [yes] Les accusations ont eu raison de vous : vous étiez du côté des sorcières.
   *[no] Les accusations ont eu raison de vous, et vous n’y étiez pour rien.
}
you-salem1692-story-last-tryal = { $was-witch ->
    [yes] Votre dernier Procès a été révélé sans accusation, ce qui a causé votre mort : vous étiez du côté des sorcières.
   *[no] Votre dernier Procès a été révélé sans accusation, ce qui a causé votre mort, et vous n’y étiez pour rien.
}
you-salem1692-story-killed = { $was-witch ->
    [yes] Les sorcières ont pris votre vie : vous étiez pourtant de leur camp.
   *[no] Les sorcières ont pris votre vie pendant la Nuit.
}
you-salem1692-story-linked = { $was-witch ->
    [yes] Le lien des Âmes Sœurs a pris votre vie : vous étiez du côté des sorcières.
   *[no] Le lien des Âmes Sœurs a pris votre vie, et vous n’y étiez pour rien.
}
target-you-salem1692-story-saved = { $saved-id ->
    [gavel] Les sorcières s’en sont prises à vous. Le Maillet les a arrêtées.
    [confession] Les sorcières s’en sont prises à vous, mais votre confession est venue à temps.
    [asylum] Les sorcières s’en sont prises à vous. L’Asile les a arrêtées.
   *[other] Les sorcières s’en sont prises à vous, mais la mort était déjà passée.
}
you-salem1692-story-lost-constable = { $target } a révélé votre carte Connétable : la ville n’a plus personne pour veiller la Nuit.
target-you-salem1692-story-lost-constable = Vous avez révélé la carte Connétable { DE($seat) } : la ville n’a plus personne pour veiller la Nuit.

you-new-salem-story-lied = Un mensonge : vous avez vu le Personnage { DE($target) } et avez juré qu’il était { $side-a }.
target-you-new-salem-story-lied = Un mensonge : { $seat } a vu votre Personnage et a juré qu’il était { $side-a }.
you-new-salem-story-vouched = Vous avez vu le Personnage { DE($target) } et avez dit vrai : { $side-a }.
target-you-new-salem-story-vouched = { $seat } a vu votre Personnage et a dit vrai : { $side-a }.
you-new-salem-story-tried-witch = Vous avez mis { $target } en Procès, à raison : une Sorcière.
target-you-new-salem-story-tried-witch = { $seat } a demandé votre Procès, à raison : vous étiez du côté des Sorcières.
you-new-salem-story-tried-puritan = Vous avez mis { $target } en Procès : du côté des Puritains.
target-you-new-salem-story-tried-puritan = { $seat } a demandé votre Procès, et vous étiez du côté des Puritains.
you-new-salem-story-pardoned = { $was-witch ->
    [yes] Vous avez gracié { $target }, une Sorcière.
   *[no] Vous avez gracié { $target }, du côté des Puritains.
}
target-you-new-salem-story-pardoned = { $was-witch ->
    [yes] { $seat } vous a accordé sa grâce : vous étiez du côté des Sorcières.
   *[no] { $seat } vous a accordé sa grâce : vous étiez du côté des Puritains.
}
you-new-salem-story-seized = Vous avez saisi { $building-a } chez { $target }.
target-you-new-salem-story-seized = { $seat } a saisi { $building-a } chez vous.
you-new-salem-story-burnt = Vous avez fait brûler { $building-a } chez { $target }.
target-you-new-salem-story-burnt = { $seat } a fait brûler { $building-a } chez vous.
seat-target-you-new-salem-story-burnt = Vous avez fait brûler un de vos propres Bâtiments ({ $building }).
seat-target-you-new-salem-story-pardoned = Vous avez gardé la Grâce.
seat-target-you-new-salem-story-tried-witch = Du côté des Sorcières, vous avez pris le Procès pour vous.
seat-target-you-new-salem-story-tried-puritan = Du côté des Puritains, vous avez pris le Procès pour vous.

you-affliction-story-lead = { $n ->
    [one] Vous avez pris la tête avec { $n } point.
   *[other] Vous avez pris la tête avec { $n } points.
}
you-affliction-story-arrested = Vous avez arrêté { $colonist }.
you-affliction-story-arrested-from = Vous avez arrêté { $colonist } au sein du cercle { DE($target) }.
target-you-affliction-story-arrested-from = { $seat } a arrêté { $colonist } au sein de votre cercle.
you-affliction-story-settled = Vous avez arrêté { $colonist } et réglé un grief secret.
you-affliction-story-scapegoat = Vous avez livré { $colonist } pour sauver { $instead-of }.
you-affliction-story-won-over = Vous avez gagné à votre cause { $colonist }, du cercle { DE($target) }.
target-you-affliction-story-won-over = { $seat } vous a pris { $colonist }.
you-affliction-story-released = Vous avez fait libérer { $colonist } ; { $target } a perdu l’arrestation.
seat-target-you-affliction-story-released = Vous avez fait libérer { $colonist } et perdu cette arrestation.
target-you-affliction-story-released = { $seat } a fait libérer { $colonist } ; vous avez perdu l’arrestation.
target-you-affliction-story-grievances = Les griefs secrets ont tout renversé : vous meniez, la victoire est allée à { $winners }.
you-affliction-outcome-points = Vous gagnez avec le plus de points.
you-affliction-outcome-reputation = Vous l’emportez à égalité de points, par la plus haute réputation.
you-affliction-outcome-shared = Vous partagez la victoire avec { $winners }.
you-new-salem-outcome-witches = La ville a sombré dans le Désespoir. { $winners-n ->
    [one] Chez les Sorcières, c’est vous qui avez le plus de points : vous l’emportez.
   *[other] Chez les Sorcières, vous avez le plus de points et l’emportez avec { $winners }.
}
you-new-salem-outcome-puritans = L’Espoir a triomphé. { $winners-n ->
    [one] Chez les Puritains, c’est vous qui avez le plus de points : vous l’emportez.
   *[other] Chez les Puritains, vous avez le plus de points et l’emportez avec { $winners }.
}
