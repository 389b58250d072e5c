### Comment jouer, en images : une phrase pour chacune.

## Salem 1692

salem1692-panel-tryals = Vos Procès sont secrets. Une Sorcière parmi eux fait de vous une sorcière, pour toujours.
salem1692-panel-turn = À votre tour, piochez deux cartes, ou jouez-en autant que vous voulez sur les autres.
salem1692-panel-accuse = Les cartes rouges accusent : 1, 3 ou 7. À sept, un Procès de cette personne est révélé.
salem1692-panel-reveal = Qui a posé la dernière carte rouge le choisit. Votre Sorcière ou votre dernier Procès révélé : vous mourez.
salem1692-panel-colours = Le rouge accuse, le vert agit une fois, le bleu reste devant quelqu’un.
salem1692-panel-conspiracy = Conspiration : le Chat Noir coûte un Procès, puis chacun en prend un, caché, à gauche. C’est ainsi que des amis deviennent sorcières.
salem1692-panel-night = La Nuit, les sorcières tuent. Le Maillet sauve quelqu’un ; révéler un de ses propres Procès sauve aussi.
salem1692-panel-win = Toutes les cartes Sorcière révélées : la ville gagne. Plus que des sorcières en vie : elles gagnent.

## New Salem

new-salem-panel-sides = Un Personnage secret fait de vous un Puritain ou une Sorcière, et nomme les catégories qui comptent pour vous.
new-salem-panel-draft = Tous choisissent un Bâtiment en même temps et passent le reste à gauche.
new-salem-panel-sets = Chaque Bâtiment de vos catégories vaut 1 point ; gauche, milieu et droite d’une catégorie font un ensemble : 2 de plus.
new-salem-panel-cubes = Les symboles apportent des cubes : l’Espoir pour payer, le Désespoir pour les Sorcières ; l’un d’eux retire du Désespoir.
new-salem-panel-constable = Seul le Connétable lance les Événements, et les paie en Espoir.
new-salem-panel-give = Avant cela, chacun peut donner de l’Espoir au Connétable, ou le garder.
new-salem-panel-trial = Un Procès : à la fin, une Sorcière en Procès retire 2 Désespoir, un Puritain en ajoute 2.
new-salem-panel-count = Après cinq rounds, on compte le Désespoir. À la limite, une Sorcière gagne ; en dessous, un Puritain : qui a le plus de points.

## Affliction

affliction-panel-points = À la fin, les gens de votre cercle et ceux que vous avez arrêtés valent des points.
affliction-panel-messengers = À chaque manche, on place ses messagers tour à tour ; puis les cases sont résolues de 1 à 14.
affliction-panel-accuse = Les accusations rendent une arrestation moins chère, pour vous comme pour tous.
affliction-panel-arrest = Pour arrêter, payez la réputation moins les accusations ; il en faut au moins une.
affliction-panel-circle = Pour faire entrer quelqu’un dans votre cercle, payez sa réputation : il travaille pour vous. Depuis un autre cercle : 5 de plus.
affliction-panel-tokens = Peur, Preuve spectrale et Protection : deux Peurs arrêtent l’influence, la Protection empêche l’arrestation.
affliction-panel-faction = Votre faction veut une famille arrêtée et une autre à l’abri ; votre grief secret nomme trois personnes.
affliction-panel-end = La partie s’achève dès qu’une carte de fin apparaît. Qui a le plus de points l’emporte.
