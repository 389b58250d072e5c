### La leçon d’Affliction. À la table : Alex (qui apprend), Hester et Caleb.

affliction-lesson-messengers = Les messagers
affliction-lesson-messengers-first = Vous menez une faction de Salem : vous faites entrer des gens dans votre cercle, vous en faites arrêter d’autres, et les deux rapportent des points à la fin. Placez votre premier messager sur la case 1 : elle donne une influence et une accusation.
    .hint1 = Choisissez la case 1.
    .met = Les autres en envoient maintenant un chacun. Ce qui est pris est pris, et quand tous les messagers sont placés, les cases sont résolues de 1 à 14.
    .else = { $space }. { $space-text } Cela peut être bon aussi. Revenez en arrière si vous voulez commencer par la case 1.
affliction-lesson-messengers-second = Votre second messager. Les cases 8 et 9 arrêtent, 13 et 14 font entrer quelqu’un dans votre cercle, 12 donne deux influences et deux accusations. Choisissez n’importe quelle case libre ; vous pouvez aussi simplement barrer la route aux autres.
    .met = Tous les messagers sont placés. Les cases sont maintenant résolues dans l’ordre, de 1 à 14.
affliction-lesson-messengers-resolve = La case 1 vient d’abord, et elle est à vous : une influence est déjà chez vous. Posez maintenant l’accusation qui va avec, sur n’importe qui dans les rangées ou dans un cercle.
    .hint1 = Choisissez quelqu’un. À la première manche, peu importe sur qui.
    .met = Une accusation pèse sur { $colonist }. On continue ainsi de case en case, jusqu’à 14 : ce qui vient tôt peut préparer ce qui vient tard, et une accusation en case 1 rend moins chère une arrestation en case 8.
    .else = Continuez jusqu’à ce que votre case soit résolue.

affliction-lesson-accuse = Les accusations
affliction-lesson-accuse-one = La case 12 vous a donné deux influences et deux accusations. Chaque accusation rend une arrestation moins chère de 1, pour tout le monde. Votre faction veut voir arrêtés des Putnam, et Thomas Putnam est aussi une cible de votre grief secret : 2 points de plus. Accusez quelqu’un.
    .met = { $colonist-id ->
        [thomas_putnam] Une accusation pèse sur Thomas Putnam. Aucune arrestation ne vous rapporterait plus : un Putnam, et dans votre grief.
        [nathaniel_putnam] Une accusation pèse sur Nathaniel Putnam, un de ceux que votre faction veut voir arrêtés.
        [abigail_williams] Abigail Williams est dans votre propre cercle : les autres peuvent maintenant l’arrêter. C’est rarement ce qu’on veut.
        [sarah_good] Sarah Good est dans votre propre cercle : les autres peuvent maintenant l’arrêter. C’est rarement ce qu’on veut.
       *[other] Une accusation pèse sur { $colonist }. Un Putnam rapporterait 2 points de plus à votre faction.
    }
affliction-lesson-accuse-two = Encore une fois : la même personne, ou une autre.
    .met = Sans accusation, pas d’arrestation. Mais les autres peuvent profiter des vôtres : qui arrive en premier sur la case d’arrestation prend la récompense.

affliction-lesson-arrest = Une arrestation et son prix
affliction-lesson-arrest-arrest = Votre messager sur la case 8 peut arrêter. Le prix est la réputation moins les accusations : Edward Putnam et Israel Porter ont 5 et une accusation chacun, donc 4, et vous avez 6 influences. Votre faction veut des Proctor arrêtés et des Putnam à l’abri. Qui arrêtez-vous ?
    .hint1 = Un Putnam vous coûterait un point à la fin.
    .hint2 = Arrêtez Israel Porter.
    .met = Influence payée : { $cost }. { $colonist } vous vaut 1 point à la fin, et 1 de plus par maison.
    .else = Essayez d’arrêter Israel Porter.
    .try-putnam = Une arrestation vaut 1, et chaque maison 1. Mais un Putnam est de la famille que votre faction protège : moins 1. Revenez en arrière et regardez du côté des Porter.
    .try-pass = Vous pouvez renoncer et garder votre influence. Mais les deux sont bon marché, et cela se verra. Revenez en arrière si vous voulez.

affliction-lesson-circle = Votre cercle
affliction-lesson-circle-bring = La case 13 fait entrer une personne dans votre cercle, au prix de sa réputation ; les accusations n’y changent rien. Chacune vaut 1 point à la fin, et beaucoup apportent de l’influence ou une capacité. Depuis le cercle de quelqu’un d’autre, cela coûte 5 de plus. Vous avez 4 influences : faites entrer quelqu’un.
    .hint1 = John Alden coûte tout ce que vous avez, mais rapporte de l’influence ensuite. Les autres sont moins chers.
    .met = { $colonist } est dans votre cercle, pour { $cost } en influence. Y arrêter quelqu’un coûte aussi 5 de plus aux autres. Thomas et Nathaniel Putnam ne pouvaient pas venir : ils sont du Village, et vous menez un parti de la Ville. Qui n’est ni de l’un ni de l’autre suit tout le monde.
    .else = Faites entrer quelqu’un dans votre cercle.
    .try-pass = Vous pouvez renoncer. Mais les gens de votre cercle travaillent pour vous jusqu’à la fin. Revenez en arrière si vous voulez.

affliction-lesson-fear = Disculper, et la Peur
affliction-lesson-fear-exonerate = Deux accusations pèsent sur Abigail Williams, dans votre propre cercle : pour 5 influences, les autres pourraient l’arrêter, et sans aucune accusation ils ne le pourraient pas. La case 3 disculpe : elle retire deux accusations à une personne, et d’autres encore pour 1 influence chacune. Aidez quelqu’un.
    .hint1 = Choisissez Abigail Williams : c’est elle que vous perdriez.
    .met = { $colonist-id ->
        [abigail_williams] Abigail Williams est disculpée : plus personne ne peut l’arrêter, tant qu’on ne l’accuse pas de nouveau.
       *[other] Rien ne pèse plus sur { $colonist }, ou moins qu’avant. Mais Abigail Williams, dans votre cercle, peut toujours être arrêtée.
    }
    .else = Continuez ; les accusations restent où elles sont.
    .try-pass = Vous pouvez renoncer. Mais les deux accusations restent alors sur Abigail Williams. Revenez en arrière si vous voulez.
affliction-lesson-fear-fear = Votre autre messager est sur la case 11 : posez une Peur sur quelqu’un et gagnez 2 influences, ou retirez une Peur. Avec deux Peurs, une personne ne donne plus d’influence ; avec trois, sa capacité s’arrête. Effrayez quelqu’un qui sert aux autres.
    .hint1 = Giles Corey apporte de l’influence à Caleb. Une deuxième Peur, une autre fois, l’en empêchera.
    .met = { $colonist-id ->
        [abigail_williams] Vous avez 2 influences de plus. Mais Abigail Williams est dans votre propre cercle : avec une troisième Peur, sa capacité ne sert plus.
        [ann_putnam] Vous avez 2 influences de plus. Mais Ann Putnam est dans votre propre cercle : avec une troisième Peur, sa capacité ne sert plus.
       *[other] La Peur pèse sur { $colonist }, et vous avez 2 influences de plus.
    }
    .else = Posez une Peur sur quelqu’un qui sert aux autres.
    .try-comfort = C’est l’autre usage de la case 11, sans l’influence. Revenez en arrière si vous voulez voir le premier.

affliction-lesson-spectral = La Preuve spectrale, et 5 de plus
affliction-lesson-spectral-haunt = Elizabeth Hubbard a une réputation de 2. Mais elle est dans le cercle d’Hester, et un cercle défend les siens : une arrestation y coûte 5 de plus. La case 10 pose la Preuve spectrale : qui la porte ne donne plus d’influence, n’a plus de capacité, et peut être arrêté sans accusation et sans les 5. Il n’y en a qu’une. Posez-la sur elle.
    .hint1 = Elizabeth Hubbard n’est pas dans les rangées : regardez plus bas, où les gens des cercles sont étalés devant vous.
    .met = Elle pèse sur { $colonist }, jusqu’à ce que quelqu’un la déplace. Le prix est de 2 au lieu de 7. Mais les arrestations de cette manche sont passées : elles viennent en 8 et 9, avant la case 10.
    .else = Maintenant { $colonist } ne donne plus d’influence, n’a plus de capacité, et on peut l’arrêter sans accusation. Mais Elizabeth Hubbard reste derrière les 5 d’Hester. Revenez en arrière, et posez-la sur elle.
affliction-lesson-spectral-send = L’arrestation est donc pour la manche suivante. Caleb place en premier, puis vous. Envoyez un messager sur une case d’arrestation avant que quelqu’un d’autre n’y pense.
    .hint1 = La case 8. La case 9 arrête aussi, mais coûte 1 de plus.
    .met = Bien : la case est à vous.
    .else = Revenez en arrière, ou espérez qu’une case d’arrestation reste libre pour votre second messager.
affliction-lesson-spectral-other = Votre second messager : où vous voulez. Ce qui vient avant la case 8 vient avant l’arrestation.
    .met = Tous les messagers sont placés. De 1 à 14, donc.
affliction-lesson-spectral-arrest = On résout les cases. Quand vient la vôtre, arrêtez Elizabeth Hubbard.
    .hint1 = Si l’on vous demande d’abord autre chose, répondez comme vous voulez. Puis choisissez-la.
    .hint2 = Elle est parmi les gens étalés devant vous, avec son prix.
    .met = { $cost } en influence pour quelqu’un tiré d’un cercle : un point pour vous, un de moins pour Hester. La Preuve spectrale retourne à la réserve.
    .else = Continuez, et arrêtez Elizabeth Hubbard quand vous pourrez.
    .try-putnam = C’est aussi une arrestation. Mais la Preuve spectrale reste là, et la personne suivante peut s’en servir. Revenez en arrière.
    .try-pass = Elle ne sera plus guère aussi bon marché. Revenez en arrière.

affliction-lesson-protection = Protection et influence
affliction-lesson-protection-protect = La case 4 protège quelqu’un : aucune arrestation possible tant que le jeton n’est pas déplacé. Elle fait aussi de vous le Premier Joueur. Mary Warren est dans votre cercle. Protégez quelqu’un.
    .hint1 = Protégez une personne que vous ne voulez pas perdre : Mary Warren, par exemple.
    .met = { $colonist-id ->
        [mary_warren] Mary Warren ne risque rien pour l’instant, et dès la manche suivante vous placez en premier.
       *[other] { $colonist } ne risque rien pour l’instant, mais Mary Warren, dans votre cercle, reste exposée. Dès la manche suivante, vous placez en premier.
    }
    .else = Protégez quelqu’un.
    .try-pass = Vous êtes tout de même Premier Joueur, mais personne n’est protégé. Revenez en arrière si vous voulez.
affliction-lesson-protection-gather = La case 5 est à vous aussi. Elle fait deux choses : les capacités Marteau de votre cercle, et de l’influence, une par plume sur vos gens et sur votre faction. La case 6 ne donne que l’influence, la case 7 que les capacités. Gagnez votre influence.
    .hint1 = Choisissez « Gagner de l’influence ».
    .met = Influence reçue : { $n }. Plus il y a de plumes dans votre cercle, plus cela rapporte : voilà pourquoi on fait d’abord entrer des gens, et pourquoi on arrête ensuite.
    .else = Gagnez maintenant l’influence.
    .try-use = Vous pouvez l’utiliser d’abord : capacités et influence viennent dans l’ordre que vous voulez. Puis gagnez l’influence.

affliction-lesson-abilities = Les capacités
affliction-lesson-abilities-use = Une autre table. Vos messagers sont en 7 et en 8 : d’abord les capacités de votre cercle, puis une arrestation. Elizabeth Hubbard, dans votre cercle, a un marteau : elle peut poser une accusation. D’autres signes agissent d’eux-mêmes : l’horloge tout le temps, le chapeau quand quelque chose arrive. Utilisez-la.
    .hint1 = Choisissez Elizabeth Hubbard dans votre cercle.
    .met = Chaque marteau sert une fois par case.
    .else = Utilisez Elizabeth Hubbard, si on vous le demande encore.
    .try-done = On peut renoncer aux capacités, mais alors il n’y a pas d’accusation là où il vous en faut une. Revenez en arrière.
affliction-lesson-abilities-accuse = Votre faction veut des Putnam arrêtés, et John Putnam est aussi l’un des trois de votre grief secret. Il n’a encore aucune accusation : personne ne peut donc l’arrêter. Sur qui va celle-ci ?
    .hint1 = Qui vous rapporterait le plus en case 8 ?
    .hint2 = Sur John Putnam.
    .met = John Putnam coûte maintenant 6 moins 1, et vous avez 6 influences.
    .else = Pensez à la case 8, qui vient ensuite.
    .try-other = Cela peut gêner quelqu’un. Mais John Putnam reste hors d’atteinte, et votre arrestation vient ensuite. Revenez en arrière.
affliction-lesson-abilities-arrest = Case 8 : votre arrestation. Vous avez de quoi payer.
    .hint1 = Arrêtez John Putnam.
    .met = Influence payée : { $cost }. Une capacité en 7 a préparé une arrestation en 8 : c’est dans cet ordre qu’on prépare une manche.
    .else = Arrêtez John Putnam.
    .try-other = Il n’est d’aucune famille qui compte pour vous. John Putnam compterait pour votre faction et pour votre grief. Revenez en arrière.
    .try-pass = Vous l’avez préparée, et quelqu’un d’autre la récoltera. Revenez en arrière.

affliction-lesson-grievance = Factions et griefs
affliction-lesson-grievance-arrest = Vous menez un parti de la Ville de Salem qui veut des Putnam arrêtés et des Porter à l’abri : 2 points par personne. Votre grief est secret : 2 de plus pour chacune de trois personnes que vous arrêtez vous-même, et John Putnam en est. Il coûte 3, Elizabeth Porter 2. Qui arrêtez-vous ?
    .hint1 = Comptez : l’arrestation, les maisons, votre faction, votre grief.
    .hint2 = Arrêtez John Putnam.
    .met = Un pour l’arrestation, un pour la maison, deux pour votre faction, deux pour votre grief : six points pour { $cost } en influence.
    .else = Essayez d’arrêter John Putnam.
    .try-porter = Moins cher, mais les Porter sont la famille que votre faction protège : moins 1. Et celui que vous voulez est juste à côté. Revenez en arrière.
    .try-pass = Six points vous attendent, et la prochaine personne sur une case d’arrestation peut les prendre. Revenez en arrière.

affliction-lesson-scapegoat = Un bouc émissaire
affliction-lesson-scapegoat-name = Caleb veut arrêter Israel Porter dans votre cercle. Quand il s’agit d’un Notable, à dos rouge, on demande un instant à tout le monde si un bouc émissaire est arrêté à sa place. Mary Black, dans le cercle d’Hester, peut être désignée. Faites-le avant que l’arrestation n’ait lieu.
    .hint1 = Choisissez Mary Black.
    .met = Mary Black est arrêtée à sa place. Cette arrestation compte pour Caleb, qui ne paie rien ; Hester l’a perdue, et Israel Porter reste avec vous. L’autre bouc émissaire est Sarah Good.
    .else = L’arrestation a eu lieu. Revenez en arrière pour voir ce que fait un bouc émissaire.
    .try-pass = Personne n’a désigné de bouc émissaire, et Caleb tient Israel Porter. Revenez en arrière si vous préférez le garder.

affliction-lesson-end = La fin
affliction-lesson-end-last = Les pioches s’épuisent. À la fin de cette manche, les rangées sont complétées, et dès qu’une carte de fin est retournée, Mary Spencer Hill ou Increase Mather, la partie est finie. Posez votre dernière accusation.
    .met = On compte : { $righteousness } pour le cercle et les arrestations, { $wealth } pour les maisons, { $status } pour votre faction, { $grievances } pour votre grief. { $total } en tout, et gagne qui a le plus de points.
