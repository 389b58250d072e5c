# Ce que lit toute une pièce : l’écran qui montre la table, et les téléphones comme mains.

## L’écran

room-scan = Scannez avec votre téléphone le code d’une place libre.
room-full = Tout le monde est assis. Confirmez sur votre téléphone que la partie peut commencer.
room-all-ready = Tout le monde est prêt. L’hôte, ou quelqu’un devant l’écran, peut commencer.
room-seat-code = Code de la place { $n }
room-or-code = Ou ouvrez { $address } et tapez
room-or-type = Ou ouvrez { $address } sur le téléphone et tapez { $code }
room-unreachable = Les téléphones ne peuvent pas atteindre cette adresse : elle ne désigne que cette machine. Lancez le serveur avec « make play », ou ouvrez cette page à l’adresse de la machine sur le réseau.
room-touch = Touchez l’écran une fois pour qu’il puisse parler.
room-no-voice = Pas de voix française ici : des instruments et du texte à la place.
room-wifi-only = Seuls les téléphones de ce Wi-Fi arrivent ici, pas ceux en données mobiles.
room-remote = Télécommande : haut et bas pour le volume, gauche pour réentendre, droite pour le sablier, Entrée pour commencer, mettre en pause et reprendre.
room-say-again = Répéter
room-glass = Retourner le sablier
room-glass-runs = Le sable coule : { $n } s
room-glass-out = Le sable est écoulé : il faut conclure.
room-reading = { $n ->
    [one] Tenez votre téléphone et lisez qui vous êtes. Une personne lit encore.
   *[other] Tenez votre téléphone et lisez qui vous êtes. { $n } personnes lisent encore.
}
room-turn = { $n ->
    [one] { $names }, à vous de jouer.
   *[other] { $names }, à vous de répondre.
}
room-all-asked = Chacun regarde son propre téléphone.
room-gone = { $name } n’est plus là. Scannez pour revenir.
room-again = Toute l’histoire est sur vos téléphones. L’hôte continue quand elle est lue.
room-next-game = La prochaine partie
room-go-on = Continuer
room-read = J’ai lu l’histoire
room-read-wait = On continue dès que l’hôte le veut ou que tout le monde l’a lue.
room-still-reading = { $n ->
    [one] { $names } lit encore l’histoire.
   *[other] { $names } lisent encore l’histoire.
}
room-evening = { $n ->
    [one] Une partie ce soir
   *[other] { $n } parties ce soir
}
room-lang = Langue de l’écran

## Comment les téléphones arrivent ici

room-nearby = Téléphones dans cette pièce
room-nearby-how = Sur le même Wi-Fi, scannez le code ou ouvrez { $address }
room-nearby-trouble = Rien ne s’affiche sur le téléphone ?
room-nearby-help = Mettez-le sur le même Wi-Fi que cette machine : ni Wi-Fi des visiteurs, ni données mobiles, ni VPN. Laissez le pare-feu de cette machine accepter le port de l’adresse. Certaines box isolent les appareils (« isolation des clients ») : désactivez cela, ou ouvrez un partage de connexion sur un téléphone et connectez-y les autres et cette machine.

## Le chemin de l’écran, sur un téléphone

room-screen = L’écran
room-screen-how = Sur un téléviseur, une tablette ou un ordinateur, ouvrez cette adresse. Elle montre ce que tous peuvent voir.

## Un téléphone parmi bien des yeux

room-hold = Gardez le doigt dessus
room-hold-of = { $what }. Face cachée : gardez le doigt dessus pour voir.
room-play-this = Jouer cette carte
room-turn-this = Retourner celle-ci
room-choose-this = Prendre celle-ci
room-name-this = Désigner cette personne
room-asked = Gardez le doigt ici pour lire ce qu’on vous demande.
room-look-up = Levez les yeux : l’écran raconte ce qui se passe.
room-card-back = Une carte
room-alike = Tenez le téléphone près de vous. Son écran est le même pour tous.
room-answered = C’est noté. Vous pouvez changer jusqu’à la fin du temps.
room-choose = Choisissez
room-not-that = Pas celle-là.
room-why = Gardez le doigt ici pour lire pourquoi.
room-not-asked = On ne vous demande rien maintenant.
room-points = { $name } désigne { $target }.
room-my-choice = Votre choix : { $name }.
room-see-choice = Gardez le doigt sur les paroles du narrateur pour voir votre choix.
room-i-am = Je suis { $name } : laissez-moi revenir
room-ask-room = On demande aux autres si c’est bien vous. Dites-leur ce nombre : { $code }.
room-not-you = Les autres n’ont pas été d’accord.
room-share = À deux sur un téléphone
room-share-how = Qui n’a pas de téléphone s’assoit aussi ici. Le téléphone dit à qui le passer.
room-shared-with = Aussi sur ce téléphone : { $names }
room-share-name = Nom de l’autre personne
room-pass = Passez le téléphone à { $name }
room-pass-on = Passer le téléphone
room-have-it = Je suis { $name }, et personne ne regarde
room-has-won = { $side ->
    [none] { $name } a gagné.
   *[other] { $name } a gagné avec { $side }.
}
room-has-lost = { $side ->
    [none] { $name } a perdu.
   *[other] { $name } a perdu avec { $side }.
}
