# Les mots que toutes les parties se partagent.

language-name = Français

list-more = { $head }, { $next }
list-last = { $onset ->
   *[other] { $head } et { $last }
}

game-salem1692 = Salem 1692
    .text = Des sorcières se cachent parmi les villageois : accusez, défendez, survivez à la nuit. 4 à 12 joueurs.
game-new-salem = New Salem
    .text = Rebâtissez une ville dont quelqu’un, parmi vous, prépare la ruine : draftez des bâtiments, semez l’espoir ou le désespoir. 3 à 8 joueurs.
game-affliction = Affliction : Salem 1692
    .text = Menez une faction à travers les procès : placez vos messagers, formez votre cercle, faites arrêter vos rivaux. 2 à 4 joueurs.
