# Ce qui ne va pas dans un jeu de cartes. La ligne et le champ précèdent la phrase ; $expected et $got citent le fichier.

error-bad-cards = On ne peut pas jouer avec ce jeu de cartes.

cards-at = Ligne { $line }, { $where } : { $why }
cards-in-file = Dans le fichier : { $why }
cards-unreadable = Illisible comme { $expected } : { $got }
cards-too-big = Un jeu de cartes compte au plus { $expected } octets ; celui-ci en a { $got }.
cards-missing = Il manque ceci. Attendu ici : { $expected }
cards-unknown-field = { $got } n’a pas de sens ici. On connaît : { $expected }
cards-bad-value = { $got } ne convient pas ici. Possible : { $expected }
cards-how-many = Il en faut { $expected } et non { $got }.
cards-too-few = Il en faut au moins { $expected } et non { $got }.
cards-twice = { $got } figure deux fois ici.
cards-words = { $got } ne peut pas être affiché. Pour un texte : { $expected }
cards-same-family = Une faction ne peut pas arrêter et protéger la même famille ({ $got }).
cards-too-deep = Listes et tables s’emboîtent au plus { $expected } fois, et non { $got }.
cards-too-many = Un jeu de cartes compte au plus { $expected } entrées ; celui-ci en a davantage.
cards-long-number = Un nombre a au plus { $expected } chiffres ; celui-ci en a { $got }.
cards-too-costly = La lecture prend trop de temps. Simplifiez ce jeu.
cards-too-long = Un programme compte au plus { $expected } étapes ; voici la numéro { $got }.
cards-runs-long = L’exécution pourrait prendre { $got } étapes ; il en est permis au plus { $expected }.
cards-unreadable-words = Personne ne peut lire { $got }. Un texte a des lettres ou des chiffres, et au plus trois signes sur une lettre.
cards-verb = Une étape a un seul verbe, et non { $got }. Les verbes sont : { $expected }

# The comment at the top of a new set.
cards-template =
    Un jeu de cartes à soi, à modifier à volonté. Tel quel, on peut y jouer.
    Donnez vos propres noms aux cartes : name = "Le vieux quai", ou un par langue : name = {"{"} en = "Old Wharf", fr = "Le vieux quai" {"}"}.
    Une carte peut aussi avoir son propre texte : text = "…".
    Ce que chaque champ accepte figure au-dessus des cartes ; ceux entre parenthèses sont facultatifs.
    meetinghouse cards check FICHIER explique chaque erreur, cards show FICHIER affiche le jeu, play JEU --cards FICHIER y joue.
    Comment dire ce que fait une carte : docs/card-sets.md.
