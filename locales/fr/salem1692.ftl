### Salem 1692. Les noms des cartes et ce qu’on dit à table ; tous les textes dans nos propres mots.
### `.a` est le nom tel qu’il entre dans une phrase, `.text` dit ce que fait la chose, `.who` raconte une vie.

## The game

salem1692-name = Salem 1692
    .text = Des sorcières sont assises parmi vous, et vous en serez peut-être une avant la fin de la semaine. Accusez, défendez-vous, et voyez le jour se lever.
salem1692-side-town = la ville
salem1692-side-witches = les sorcières
# Stands beside a name at the end.
salem1692-guilty = sorcière

## Playing cards

salem1692-card-accusation = Accusation
    .a = une Accusation
    .text = Rouge. Devant quelqu’un d’autre : 1 accusation. À la limite, un de ses Procès est révélé.
salem1692-card-evidence = Preuve
    .a = une Preuve
    .text = Rouge. Posez-la devant quelqu’un d’autre : 3 accusations.
salem1692-card-witness = Témoignage
    .a = un Témoignage
    .text = Rouge. Posez-le devant quelqu’un d’autre : 7 accusations.
salem1692-card-alibi = Alibi
    .a = un Alibi
    .text = Vert. Retirez à quelqu’un d’autre des cartes rouges valant jusqu’à 3 accusations.
salem1692-card-stocks = Menottes
    .a = les Menottes
    .text = Vert. Posez-les devant quelqu’un d’autre, qui perdra son prochain tour.
salem1692-card-scapegoat = Bouc émissaire
    .a = un Bouc émissaire
    .text = Vert. Déplacez toutes les cartes rouges, vertes et bleues d’une autre personne devant une troisième.
salem1692-card-arson = Pyromanie
    .a = une Pyromanie
    .text = Vert. Une autre personne perd toute sa main.
salem1692-card-curse = Malédiction
    .a = une Malédiction
    .text = Vert. Défaussez une carte bleue devant quelqu’un d’autre.
salem1692-card-robbery = Larcin
    .a = un Larcin
    .text = Vert. Donnez toute la main d’une autre personne à une troisième.
salem1692-card-matchmaker = Âmes Sœurs
    .a = une carte Âmes Sœurs
    .text = Bleu. Les deux personnes qui en ont une sont liées : quand l’une meurt, l’autre aussi.
salem1692-card-asylum = Asile
    .a = l’Asile
    .text = Bleu. Les sorcières ne peuvent pas tuer cette personne la Nuit.
salem1692-card-piety = Piété
    .a = la Piété
    .text = Bleu. Aucune carte rouge ne peut être jouée sur cette personne.
salem1692-card-black-cat = Chat Noir
    .a = le Chat Noir
    .text = Bleu. Quand la Conspiration est piochée, un Procès de cette personne est d’abord révélé.
salem1692-card-conspiracy = Conspiration
    .a = la Conspiration
    .text = Noir. Un Procès de la personne au Chat Noir est révélé ; puis tout le monde prend un Procès caché à sa gauche.
salem1692-card-night = Nuit
    .a = la Nuit
    .text = Noir. La ville ferme les yeux, les sorcières choisissent une victime, le Connétable protège quelqu’un.

## Tryals

salem1692-tryal-not-a-witch = Pas une Sorcière
    .a = une carte Pas une Sorcière
    .text = Rien à craindre de celle-ci.
salem1692-tryal-witch = Sorcière
    .a = une Sorcière
    .text = Qui l’a tenue un jour est sorcière. Révélée, elle tue la personne qui l’a.
salem1692-tryal-constable = Connétable
    .a = le Connétable
    .text = La Nuit, la personne qui l’a en protège une autre avec le Maillet.

## Town Hall

salem1692-character-abigail-williams = Abigail Williams
    .text = Quand vous placez la dernière accusation, vous pouvez défausser toutes les cartes rouges devant vous.
    .who = Une enfant d’environ onze ans, dans la maison du pasteur, parmi les premières à tomber malades et à nommer des voisins.
salem1692-character-ann-putnam = Ann Putnam
    .text = Quand vous placez la dernière accusation, vous pouvez piocher deux cartes avant que le Procès soit révélé.
    .who = Douze ans, l’une des accusatrices les plus connues ; en 1706 elle demanda pardon devant son église.
salem1692-character-cotton-mather = Cotton Mather
    .text = Une Preuve devant vous ne vaut que 1.
    .who = Pasteur et écrivain de Boston, qui mit en garde contre les preuves spectrales et défendit pourtant le tribunal.
salem1692-character-george-burroughs = George Burroughs
    .text = Il faut huit accusations pour révéler un de vos Procès.
    .who = Ancien pasteur du Village, dont on racontait la force ; pendu en août 1692 après avoir dit le Notre Père sans une faute.
salem1692-character-giles-corey = Giles Corey
    .text = Quand vous piochez deux Accusations à votre tour, vous pouvez les montrer et piocher une troisième carte.
    .who = Un vieux fermier qui refusa de répondre à l’accusation et mourut écrasé sous des pierres en septembre 1692.
salem1692-character-john-proctor = John Proctor
    .text = Quand quelqu’un d’autre meurt, sa main et ses cartes bleues vont dans votre main.
    .who = Fermier et aubergiste, il soutint sa femme Elizabeth et douta tout haut des accusatrices ; pendu en août 1692.
salem1692-character-martha-corey = Martha Corey
    .text = Vous avez le pouvoir de la première personne en vie à votre droite.
    .who = Une fidèle de l’église qui parla contre les procès dès le début ; pendue en septembre 1692.
salem1692-character-mary-warren = Mary Warren
    .text = Âmes Sœurs et Chat Noir ne vous font aucun mal.
    .who = Servante chez les Proctor, tour à tour accusatrice et accusée, emprisonnée puis enfin libérée.
salem1692-character-rebecca-nurse = Rebecca Nurse
    .text = Quand un Procès de quelqu’un d’autre est révélé par des accusations ou par le Chat Noir, vous pouvez piocher une carte.
    .who = Soixante et onze ans, aimée de ses voisins, dont 39 signèrent pour elle ; pendue en juillet 1692.
salem1692-character-samuel-parris = Samuel Parris
    .text = Deux fois dans la partie, prenez deux cartes de la défausse en guise de tour.
    .who = Pasteur du Village de Salem ; tout commença dans sa maison, et le Village finit par le renvoyer.
salem1692-character-sarah-good = Sarah Good
    .text = Pyromanie et Larcin contre vous n’ont aucun effet.
    .who = Une femme pauvre qui mendiait de porte en porte, parmi les trois premières accusées ; pendue en juillet 1692.
salem1692-character-thomas-danforth = Thomas Danforth
    .text = Quand vous amenez quelqu’un à une accusation de la limite, vous pouvez révéler un de ses Procès.
    .who = Vice-gouverneur, il mena les premières audiences et critiqua plus tard les façons du tribunal.
salem1692-character-tituba = Tituba
    .text = Une fois dans la partie, avant de piocher, regardez la pioche et mettez-la dans l’ordre que vous voulez.
    .who = Une femme réduite en esclavage chez le pasteur, la première poussée à avouer ; plus d’un an de prison, jamais jugée.
salem1692-character-will-griggs = Will Griggs
    .text = Vous pouvez jouer un Alibi comme Témoignage, valant 7.
    .who = Le médecin du Village, le premier, dit-on, à voir une main mauvaise dans le mal des jeunes filles.
salem1692-character-william-phips = William Phips
    .text = Une fois dans la partie, vous pouvez vous confesser sans révéler de Procès.
    .who = Constructeur de navires, chercheur de trésors et gouverneur, il créa le tribunal des sorcières puis le fit dissoudre.

## Options

salem1692-option-choose-character = Choisir son personnage
    .text = Chacun reçoit deux personnages et en garde un (7 joueurs ou moins).
salem1692-option-conspiracy = Conspiration
    .text = Ce que deviennent les Procès pris lors de la Conspiration.
salem1692-option-conspiracy-left = Procès pris à gauche
    .text = Chacun garde le Procès pris à gauche.
salem1692-option-conspiracy-shuffled = Procès mélangés au centre
    .text = Les Procès pris sont mélangés et redistribués : nul ne sait où une carte est allée.
salem1692-option-hide-former-witches = Cacher les anciennes sorcières
    .text = Quand quelqu’un meurt sans montrer de carte Sorcière, on ne dit pas si cette personne avait un jour été sorcière.
salem1692-option-extra-witch = Une Sorcière de plus
    .text = Deux cartes Sorcière à 4 ou 5 joueurs, trois de 6 à 12.
salem1692-option-gentle-reveal = Révélation clémente
    .text = Tant que la personne accusée a 4 ou 5 Procès cachés, on en désigne deux et elle choisit.
salem1692-option-griggs-beats-piety = Griggs l’emporte sur Piété
    .text = Will Griggs peut jouer un Alibi comme Témoignage même contre Piété.

## How it ended

salem1692-outcome-last-witch-revealed = La dernière carte Sorcière est révélée : la ville gagne.
salem1692-outcome-only-witches-left = Il ne reste en vie que des sorcières : les sorcières gagnent.
salem1692-outcome-endless-night = La quatre-vingt-dix-neuvième Nuit est passée et la Sorcière reste cachée : les sorcières gagnent.

## By what a Tryal was turned up or a player died; what saved whom

salem1692-how-accusation = par accusations
salem1692-how-black-cat = par le Chat Noir
salem1692-how-own-cat = par le Chat Noir, par choix
salem1692-how-confession = par confession
salem1692-how-death = par la mort
salem1692-how-tryals = par ses Procès révélés
salem1692-how-linked = par les Âmes Sœurs
salem1692-how-night = par les sorcières
salem1692-saved-no = rien
salem1692-saved-gavel = le Maillet
salem1692-saved-confession = une confession
salem1692-saved-asylum = l’Asile
salem1692-saved-already-dead = la mort elle-même

## Before characters are chosen

salem1692-character-none = aucun personnage
    .text = Aucun pouvoir.
    .who = Encore personne.

## What you are asked

salem1692-ask-choose-character = Quel personnage gardez-vous ?
salem1692-ask-dawn = L’Aube : tout le monde désigne quelqu’un.
salem1692-ask-dawn-again = L’Aube : tout le monde désigne une seconde fois.
salem1692-ask-night = La Nuit : tout le monde désigne quelqu’un.
salem1692-ask-night-again = La Nuit : tout le monde désigne une seconde fois.
salem1692-ask-constable = La Nuit : chacun dit qui sauver.
salem1692-ask-cat-first = Vous êtes une sorcière. Qui devrait recevoir le Chat Noir ? Toute autre sorcière verra votre choix.
salem1692-ask-cat-second = Votre choix définitif : qui reçoit le Chat Noir ?
salem1692-ask-kill-first = Vous êtes une sorcière. Qui devrait mourir cette nuit ? Toute autre sorcière verra votre choix.
salem1692-ask-kill-second = Votre choix définitif : qui meurt cette nuit ?
salem1692-ask-suspect = Qui vous semble suspect ? Votre réponse reste secrète jusqu’à la fin de la partie.
salem1692-ask-trust = À qui faites-vous confiance ? Votre réponse reste secrète jusqu’à la fin de la partie.
salem1692-ask-gavel = Vous êtes le Connétable. À qui donnez-vous le Maillet ?
salem1692-ask-save = Si cela dépendait de vous, qui sauveriez-vous cette nuit ?
salem1692-ask-confess = Vous confessez-vous ? Révéler un Procès vous protège cette nuit, sauf une Sorcière ou le dernier.
salem1692-ask-turn = À vous : piochez deux cartes, ou jouez des cartes sur les autres.
salem1692-ask-target = Sur qui la jouez-vous ?
salem1692-ask-scapegoat-to = Devant qui vont les cartes ?
salem1692-ask-robbery-to = Qui reçoit la main ?
salem1692-ask-alibi = Quelle carte rouge l’Alibi retire-t-il ?
salem1692-ask-curse = Quelle carte bleue s’en va ?
salem1692-ask-black-cat = Conspiration : quel Procès de la personne au Chat Noir est révélé ?
salem1692-ask-pass-tryals = Conspiration : quel Procès caché prenez-vous à gauche ?
salem1692-ask-call-early = Il manque une accusation : faites-vous révéler un Procès maintenant ?
salem1692-ask-reveal = La limite est atteinte : quel Procès est révélé ?
salem1692-ask-point-first = Désignez le premier de deux Procès cachés.
salem1692-ask-point-second = Désignez le second. La personne accusée choisira entre les deux.
salem1692-ask-choose-of-two = Deux de vos Procès ont été désignés. Lequel révélez-vous ?
salem1692-ask-inherit = Quelle carte de l’héritage prenez-vous ?
salem1692-ask-abigail = Votre accusation était la dernière. Défausser toutes les cartes rouges devant vous ?
salem1692-ask-ann = Votre accusation était la dernière. Piocher deux cartes avant la révélation ?
salem1692-ask-giles = Montrer deux Accusations et piocher une troisième carte ? Seulement si vous en avez pioché deux.
salem1692-ask-rebecca = Le Procès de quelqu’un d’autre vient d’être révélé. Piocher une carte ?
salem1692-ask-parris = Quelle carte prenez-vous dans la défausse ?
salem1692-ask-order = Quelle carte vient ensuite, à partir du dessus ? Laissez le reste tel quel quand vous voulez.

## What you may answer

salem1692-do-draw = Piocher deux cartes
salem1692-do-end-turn = Finir le tour
salem1692-do-pass = Passer
salem1692-do-play = Jouer { $card-a }
salem1692-do-play-as-witness = Jouer un Alibi comme Témoignage
salem1692-do-play-on = Jouer { $card-a } sur { $seat }
salem1692-do-take-discards = Prendre deux cartes dans la défausse
salem1692-do-order-deck = Regarder la pioche, l’ordonner, puis piocher deux cartes
salem1692-do-seat = { $seat }
salem1692-do-tryal = { $at ->
    [0] Le premier Procès caché
    [1] Le deuxième Procès caché
    [2] Le troisième Procès caché
    [3] Le quatrième Procès caché
   *[other] Le cinquième Procès caché
}
salem1692-do-show = Révéler { $tryal-a }
salem1692-do-card = { $card }
salem1692-do-front-card = { $card } (face visible)
salem1692-do-character = { $character }
salem1692-do-yes = Oui
salem1692-do-no = Non
salem1692-do-done = Laisser le reste tel quel
salem1692-do-stay-silent = Ne pas se confesser
salem1692-do-confess-unseen = Se confesser sans révéler de Procès

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
salem1692-deed-curse-card = Défausser { $card }
salem1692-deed-inherit-card = Prendre { $card }
salem1692-deed-inherit-front-card = Prendre { $card } (face visible)
salem1692-deed-parris-card = Prendre { $card }
salem1692-deed-choose-character-character = Jouer { $character }
salem1692-deed-scapegoat-to-seat = Tout placer devant { $seat }
salem1692-deed-robbery-to-seat = Donner les cartes à { $seat }

## What happened

salem1692-dealt = { $cards ->
    [unknown] { $seat } reçoit une main et une rangée de Procès cachés.
   *[other] { $seat } reçoit une main ({ $cards }) et des Procès : { $tryals }.
}
salem1692-characters-offered = { $characters ->
    [unknown] { $seat } regarde deux personnages.
   *[other] { $seat } peut garder l’un des deux : { $characters }.
}
salem1692-character = { $seat } joue { $character }.
salem1692-dawn = L’Aube. La ville ferme les yeux.
salem1692-eyes-open = { $seats-n ->
    [one] Une seule sorcière ouvre les yeux : { $seats }.
   *[other] Les sorcières ouvrent les yeux : { $seats }.
}
salem1692-witches-pointed = { $seats-n ->
    [one] Premier choix { DE($seats) } : { $targets }.
   *[other] Premiers choix ({ $seats }, dans cet ordre) : { $targets }.
}
salem1692-cat-given = La ville ouvre les yeux. Devant { $seat } se trouve { $card-a }.
salem1692-turn = C’est à { $seat } de jouer.
salem1692-turn-skipped = { $seat } porte les Menottes et perd un tour.
salem1692-passed = { $seat } ne peut ni piocher ni jouer et passe.
salem1692-drew = { $cards ->
    [unknown] { $n ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
   *[other] { $seat } pioche : { $cards }.
}
salem1692-black-drawn = { $seat } pioche { $card-a } !
salem1692-set-aside = { $seat } pioche { $card-a }, mais à deux joueurs cette carte ne sert plus : une autre vient à la place.
salem1692-reshuffled = { $n ->
    [one] On mélange la défausse : une nouvelle pioche d’une carte.
   *[other] On mélange la défausse : une nouvelle pioche de { $n } cartes.
}
salem1692-laid-out = { $seat } montre { $card-a }.
salem1692-played = { $seat } joue { $card-a } sur { $target }.
salem1692-played-as-witness = { $seat } joue { $card-a } sur { $target } en guise de Témoignage.
salem1692-alibi-took = { $seat } retire { $card-a } à { $target }.
salem1692-scapegoat-moved = { $seat } fait passer devant { $target } tout ce qui se trouvait devant { $giver }.
salem1692-fizzled = { $card } : la carte reste sans effet sur { $target }.
salem1692-hand-burnt = { $seat } met le feu chez { $target }, et toute la main y passe : { $cards }.
salem1692-cursed = { $seat } maudit { $target }, qui perd { $card-a }.
salem1692-robbed = { $cards ->
    [unknown] { $n ->
        [one] { $seat } dérobe une carte à { $giver } pour { $target }.
       *[other] { $seat } dérobe { $n } cartes à { $giver } pour { $target }.
    }
   *[other] { $seat } dérobe à { $giver } pour { $target } : { $cards }.
}
salem1692-matchmakers-parted = Les deux Âmes Sœurs sont devant { $seat } : on les défausse toutes les deux.
salem1692-called-early = { $seat } réclame un Procès à { $target }, une accusation avant la limite.
salem1692-two-pointed-at = { $tryals ->
    [unknown] { $seat } désigne deux Procès devant { $target }, qui doit en révéler un.
   *[other] { $seat } désigne deux Procès devant { $target } : { $tryals }.
}
salem1692-tryal-revealed = { $how-id ->
    [black_cat] Le Chat Noir a parlé : { $seat } révèle { $tryal-a }.
    [own_cat] Avec le Chat Noir, { $seat } choisit de révéler { $tryal-a }.
    [confession] { $seat } se confesse et révèle { $tryal-a }.
   *[other] Sous les accusations, { $seat } révèle { $tryal-a }.
}
salem1692-tryals-turned-up = { $tryals ->
    [none] { $was-witch ->
        [1] { $seat } avait été sorcière.
        [0] { $seat } n’avait jamais été sorcière.
       *[other] { $seat } n’a plus de Procès à révéler.
    }
   *[other] { $was-witch ->
        [1] { $seat } révèle le reste : { $tryals }. C’était une sorcière !
        [0] { $seat } révèle le reste : { $tryals }. Ce n’était pas une sorcière.
       *[other] { $seat } révèle le reste : { $tryals }.
    }
}
salem1692-died = { $how-id ->
    [linked] { $seat } meurt aussi : les Âmes Sœurs liaient leurs deux vies.
    [night] { $seat } meurt par la main des sorcières.
    [confession] Cette confession coûte la vie à { $seat }.
   *[other] Ce Procès coûte la vie à { $seat }.
}
salem1692-hand-discarded = { $cards ->
    [none] { $seat } laisse une main vide.
   *[other] { $seat } laisse une main, que l’on défausse : { $cards }.
}
salem1692-inherited = { $seat } prend la main que laisse { $target } ({ $cards ->
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
salem1692-estate-opened = { $cards ->
    [unknown] { $n ->
        [0] { $seat } laisse une main vide.
        [one] { $seat } laisse une carte en main, et les héritiers se partagent le tout.
       *[other] { $seat } laisse { $n } cartes en main, et les héritiers se partagent le tout.
    }
    [none] { $seat } laisse une main vide.
   *[other] { $seat } laisse cette main à partager entre les héritiers : { $cards }.
}
salem1692-heir-took = { $card ->
    [unknown] { $seat } prend une carte dans la main laissée.
   *[other] { $seat } prend { $card-a } dans la main laissée.
}
salem1692-heir-took-front = { $seat } prend { $card-a } parmi les cartes laissées face visible.
salem1692-blue-removed = Il ne reste que deux joueurs ; ces cartes quittent la partie : { $cards }.
salem1692-abigail-cleared = { $n ->
    [one] { $seat } se débarrasse d’une carte rouge.
   *[other] { $seat } se débarrasse de { $n } cartes rouges.
}
salem1692-ann-draws = Avant la révélation, { $seat } réclame deux cartes.
salem1692-giles-shows = { $seat } montre deux Accusations et pioche une troisième carte.
salem1692-rebecca-draws = À la révélation, { $seat } réclame une carte.
salem1692-parris-takes = { $seat } se tourne vers la défausse plutôt que vers la pioche.
salem1692-took-discard = { $seat } prend { $card-a } dans la défausse.
salem1692-deck-ordered = { $cards ->
    [unknown] { $seat } regarde la pioche et l’arrange à son gré.
   *[other] { $seat } arrange la pioche, à partir du dessus : { $cards }.
}
salem1692-tryal-passed = { $tryal ->
    [unknown] { $seat } prend un Procès caché à { $giver }.
   *[other] { $seat } prend { $tryal-a } à { $giver }.
}
salem1692-tryal-given = { $tryal ->
    [unknown] { $seat } cède un Procès caché.
   *[other] { $seat } cède { $tryal-a }.
}
salem1692-tryal-dealt = { $tryal ->
    [unknown] { $seat } reçoit un Procès caché.
   *[other] { $seat } reçoit { $tryal-a }.
}
salem1692-night-falls = Nuit { $n } : la ville ferme les yeux.
salem1692-kill-chosen = Les sorcières ont choisi { $target }.
salem1692-gavel-placed = Le Maillet est posé devant { $target }.
salem1692-no-gavel = Il n’y a pas de Connétable, et pas de Maillet cette nuit.
salem1692-confessed-unseen = { $seat } se confesse sans révéler de Procès.
salem1692-kill-named = { $saved-id ->
    [gavel] Les sorcières avaient choisi { $target }. Le Maillet sauve cette vie.
    [confession] Les sorcières avaient choisi { $target }. La confession sauve cette vie.
    [asylum] Les sorcières avaient choisi { $target }. L’Asile sauve cette vie.
    [already_dead] Les sorcières avaient choisi { $target }, mais la mort les avait devancées.
   *[other] Les sorcières ont choisi { $target }, et rien ne sauve cette vie.
}
salem1692-morning = Le matin vient. La journée reprend.
salem1692-game-over = { $winners ->
    [none] { $reason }
   *[other] { $winners-n ->
        [one] { $reason } { $winners } gagne.
       *[other] { $reason } { $winners } gagnent.
    }
}

## L’unique texte du meneur : crieur, mur, navigateur, téléphone et leçon lisent ces lignes. $place est `box`, `room` (téléphones dans une pièce) ou `screen` ;
## $names : les vivants, none si le crieur ne connaît pas les noms.

salem1692-crier-characters = Avant que la ville se rassemble, choisissez qui vous êtes.
salem1692-crier-dawn-close = L’Aube se lève. { $place ->
    [room] Désormais, chacun ne regarde que son téléphone, et personne ne parle.
    [box] { $watcher ->
        [yes] Que les mains ne bougent plus.
       *[no] Le Chat Noir est au milieu, à portée de toutes les mains.
    } { $names ->
        [none] Que tout le monde ferme les yeux.
       *[other] { $names } : fermez les yeux.
    }
   *[screen] Que tout le monde ferme les yeux.
}
salem1692-crier-dawn-witches = { $place ->
    [room] { $witch ->
        [one] Vous qui tenez la carte Sorcière, nommez la personne qui aura le Chat Noir. Ce peut être vous-même.
       *[other] Vous qui tenez une carte Sorcière, vous vous voyez maintenant. Nommez la personne qui aura le Chat Noir ; ce peut être l’une de vous.
    } Les autres nomment leur suspect.
    [box] { $witch ->
        [one] Vous qui tenez la carte Sorcière, ouvrez les yeux.
       *[other] Vous qui tenez une carte Sorcière, ouvrez les yeux et reconnaissez-vous.
    } { $watcher ->
        [yes] Désignez du doigt la personne qui aura le Chat Noir. Vous pouvez vous choisir.
       *[no] Posez le Chat Noir devant la personne qui doit l’avoir. Vous pouvez vous choisir.
    }
   *[screen] { $witch ->
        [one] Vous qui tenez la carte Sorcière, ouvrez les yeux. Désignez la personne qui aura le Chat Noir ; ce peut être vous-même.
       *[other] Vous qui tenez une carte Sorcière, ouvrez les yeux et reconnaissez-vous. Désignez la personne qui aura le Chat Noir ; ce peut être l’une de vous.
    } Vous autres, pensez à votre suspect.
}
salem1692-crier-dawn-again = { $witch ->
    [one] Encore une fois, Sorcière : ce choix-ci compte.
   *[other] Sorcières, vous avez vu ce que veulent les autres. Encore une fois : ce choix-ci compte.
} { $place ->
    [room] Les autres nomment la personne qui a leur confiance.
   *[screen] Vous autres, pensez à la personne qui a votre confiance.
}
salem1692-crier-witches-close = Sorcières, fermez les yeux.
salem1692-crier-dawn-open = { $place ->
    [room] Que tout le monde lève les yeux et voie où se tient le Chat Noir.
    [box] { $watcher ->
        [yes] La personne qui veille pose le Chat Noir là où les sorcières l’ont voulu.
       *[no] Le choix est fait.
    } Que tout le monde ouvre les yeux.
   *[screen] Que tout le monde ouvre les yeux et voie où se tient le Chat Noir.
} La personne qui a le Chat Noir joue en premier.
salem1692-crier-conspiracy-cat = Conspiration ! La personne qui l’a piochée révèle un Procès caché de celle qui a le Chat Noir.
salem1692-crier-conspiracy-no-cat = Conspiration ! Le Chat Noir ne fait pas de mal cette fois.
salem1692-crier-conspiracy-take = { $place ->
    [box] Vous qui vivez, posez la main sur un Procès caché de la première personne vivante à votre gauche. Quand plus aucune main ne bouge, prenez-le, toutes et tous en même temps.
   *[screen] Puis chaque personne en vie prend un Procès caché de la première personne vivante à sa gauche.
}
salem1692-crier-conspiracy-pairs = { $pairs }.
salem1692-crier-takes = { $taker } prend chez { $giver }
salem1692-crier-conspiracy-mix = { $place ->
    [box] Vous qui vivez, prenez un Procès caché de la première personne vivante à votre gauche et posez-le au milieu, face cachée. Mélangez-les bien, puis redonnez-en un à chaque personne en vie.
   *[screen] Puis chaque personne en vie prend un Procès caché de la première personne vivante à sa gauche. On les mélange, et chaque personne en vie en reçoit un.
}
salem1692-crier-conspiracy-look = Regardez votre nouveau Procès en secret. Qui a reçu une Sorcière est désormais sorcière ; qui en a donné une le reste. La charge de Connétable suit sa carte.
salem1692-crier-night-kills = La Nuit tombe sur Salem. Étalez, face visible et à portée de toutes les mains, les cartes Mort des vivants : { $names ->
    [none] { $living } cartes.
   *[other] celles { DE($names) }.
}
salem1692-crier-night-close = { $place ->
    [room] La Nuit tombe sur Salem. Chacun ne regarde que son téléphone, et personne ne parle.
    [box] Les chandelles s’éteignent. { $names ->
        [none] Que tout le monde ferme les yeux.
       *[other] { $names } : fermez les yeux.
    }
   *[screen] La Nuit tombe sur Salem. Que tout le monde ferme les yeux.
}
salem1692-crier-night-witches = { $place ->
    [room] Vous qui tenez une carte Sorcière, ou en avez tenu une, nommez votre victime. Ce peut être l’une de vous. Les autres nomment leur suspect.
    [box] Vous qui tenez une carte Sorcière, ou en avez tenu une, ouvrez les yeux. { $watcher ->
        [yes] Désignez ensemble votre victime. Vous pouvez choisir l’une des vôtres.
       *[no] Posez face cachée, à côté de la pioche, la carte Mort de votre victime, et retournez les autres cartes Mort. Vous pouvez choisir l’une des vôtres.
    }
   *[screen] Vous qui tenez une carte Sorcière, ou en avez tenu une, ouvrez les yeux. Désignez votre victime ; ce peut être l’une de vous. Vous autres, pensez à votre suspect.
}
salem1692-crier-night-again = Sorcières, encore une fois : ce choix-ci compte. { $place ->
    [room] Les autres nomment la personne qui a leur confiance.
   *[screen] Vous autres, pensez à la personne qui a votre confiance.
}
salem1692-crier-night-constable = { $place ->
    [room] Connétable, choisissez à qui va le Maillet, mais jamais à vous-même. Les autres nomment la personne qu’ils sauveraient.
    [box] Connétable, ouvrez les yeux. { $watcher ->
        [yes] Désignez la personne qui aura le Maillet, mais jamais vous-même.
       *[no] Posez le Maillet devant quelqu’un d’autre, jamais devant vous.
    }
   *[screen] Connétable, ouvrez les yeux et choisissez à qui va le Maillet, mais jamais à vous-même. Vous autres, pensez à la personne que vous sauveriez.
}
salem1692-crier-constable-close = Connétable, fermez les yeux.
salem1692-crier-night-open = { $place ->
    [room] Que tout le monde lève les yeux.
   *[screen] Que tout le monde ouvre les yeux.
} { $constable ->
    [yes] Voyez où est le Maillet.
   *[no] Il n’y a plus de Connétable, ni de Maillet.
} Vous pouvez maintenant vous confesser : révélez un de vos Procès, et les sorcières ne pourront rien contre vous cette nuit. { $place ->
    [box] { $seconds ->
        [one] Vous avez { $seconds } seconde.
       *[other] Vous avez { $seconds } secondes.
    }
   *[screen] Décidez maintenant.
}
salem1692-crier-night-kill = { $place ->
    [box] Le temps est écoulé ; plus personne ne se confesse. { $watcher ->
        [yes] La personne qui a veillé nomme celle que les sorcières ont choisie.
       *[no] Retournez la carte Mort posée à côté de la pioche.
    } La victime meurt, sauf si { $constable ->
        [no] une confession
       *[yes] le Maillet, une confession
    } ou un Asile la sauve.
   *[screen] Plus personne ne se confesse. Écoutez qui les sorcières ont choisi.
}
salem1692-crier-morning = { $place ->
    [box] La nuit est passée. Si la pioche est vide, mélangez la défausse pour en refaire une, la Nuit tout en dessous. Reprenez où vous en étiez.
   *[screen] La nuit est passée. Reprenez où vous en étiez.
}
salem1692-crier-gavel-back = Remettez le Maillet au milieu.

## Why something cannot be done

error-own-target = Vous ne pouvez rien jouer sur vous-même.
error-dead-target = La personne choisie est morte.
error-piety = Piété : aucune carte rouge ne peut être jouée sur cette personne.
error-no-effect = Cela ne ferait rien.
error-two-left = À deux joueurs seulement, cette carte ne peut pas être jouée.
error-not-in-hand = Vous n’avez pas cette carte.
error-already-played = Vous avez déjà joué une carte : continuez, ou finissez votre tour.
error-nothing-played = Vous n’avez encore rien joué : piochez deux cartes ou jouez-en une.
error-may-not-pass = Vous pouvez piocher ou jouer, donc vous ne pouvez pas passer.
error-not-your-power = Ce pouvoir n’est pas le vôtre, ou il est épuisé.
error-gavel-self = Vous ne pouvez pas vous donner le Maillet.

# Où l’on peut écrire à part la table ; `.text` l’explique à l’hôte.
salem1692-channel-witches = Aux sorcières
    .allow = Les sorcières peuvent chuchoter
    .text = Les sorcières peuvent s’écrire pendant qu’elles choisissent, à l’Aube et la Nuit.
salem1692-channel-dead = Entre les morts
salem1692-channel-last-words = Trois derniers mots

## The story, once the game is over

salem1692-story-converted = { $seat } a pris une carte Sorcière à { $giver } : une sorcière de plus à partir de là.
salem1692-story-converted-by-deal = { $seat } a reçu une carte Sorcière lors de la Conspiration : une sorcière de plus à partir de là.
salem1692-story-exposed = { $target ->
    [none] Une carte Sorcière { DE($seat) } a été révélée.
   *[other] { $target } a trouvé une carte Sorcière { DE($seat) }.
}
salem1692-story-framed = { $seat }, du côté des sorcières, a fait condamner { $target }, qui n’y était pour rien.
salem1692-story-misled = { $seat }, du côté des sorcières, a fait révéler un Procès à { $target }, qui n’y était pour rien.
salem1692-story-accused-to-death = { $was-witch ->
    [yes] Les accusations ont eu raison { DE($seat) } : c’était une sorcière.
   *[no] Les accusations ont eu raison { DE($seat) }, qui n’y était pour rien.
}
salem1692-story-last-tryal = { $was-witch ->
    [yes] Le dernier Procès { DE($seat) } a été révélé sans accusation, ce qui a causé sa mort : c’était une sorcière.
   *[no] Le dernier Procès { DE($seat) } a été révélé sans accusation, ce qui a causé sa mort : { $seat } n’y était pour rien.
}
salem1692-story-killed = { $was-witch ->
    [yes] Les sorcières ont tué { $seat }, pourtant de leur camp.
   *[no] Les sorcières ont tué { $seat } pendant la Nuit.
}
salem1692-story-linked = { $was-witch ->
    [yes] Le lien des Âmes Sœurs a tué { $seat }, du côté des sorcières.
   *[no] Le lien des Âmes Sœurs a tué { $seat }, qui n’y était pour rien.
}
salem1692-story-saved = { $saved-id ->
    [gavel] Les sorcières s’en sont prises à { $target }. Le Maillet les a arrêtées.
    [confession] Les sorcières s’en sont prises à { $target }, mais la confession est venue à temps.
    [asylum] Les sorcières s’en sont prises à { $target }. L’Asile les a arrêtées.
   *[other] Les sorcières s’en sont prises à { $target }, mais la mort était déjà passée.
}
salem1692-story-lost-constable = { $target } a révélé la carte Connétable { DE($seat) } : la ville n’a plus personne pour veiller la Nuit.
salem1692-story-dawn = Aube
salem1692-story-day = Jour { $n }
salem1692-story-night = Nuit { $n }
salem1692-story-chart = Qui était encore en vie
salem1692-story-town = Gens de la ville
salem1692-story-witches = Sorcières

## Why somebody is suspected or trusted, said after a remark and a colon

salem1692-why-draws = { $n } tours de suite à piocher, et pas une accusation
salem1692-why-missed = { $n } Procès révélés pour rien par ces accusations
salem1692-why-hunts-me = { $n } cartes posées contre moi
salem1692-why-shielded = une carte pour protéger { $seat }, qui cachait une Sorcière
salem1692-why-worst = personne ne me paraît plus suspect
salem1692-why-found = { $n ->
    [one] une accusation qui a révélé une Sorcière
   *[other] { $n } accusations qui ont révélé des Sorcières
}
salem1692-why-confessed = { $n ->
    [one] une confession la Nuit
   *[other] { $n } confessions la Nuit
}
salem1692-why-hunted = { $n ->
    [one] une Nuit, la cible des sorcières
   *[other] { $n } Nuits, la cible des sorcières
}
salem1692-why-clean = { $n } Procès révélés, et aucune Sorcière
salem1692-why-my-cards = { $n } de mes Procès sont révélés, et aucune Sorcière
salem1692-why-took-no-witch = ce que j’ai pris à la Conspiration n’était pas une Sorcière
salem1692-why-constable = je suis Connétable
salem1692-why-no-witch = je n’ai pas de Sorcière
