### Les leçons, pour tous les jeux : ce qui entoure une scène.

# Qui est à la table d’une leçon, en commençant par la personne qui apprend ; les noms restent les mêmes.
lesson-people = Alex, Hester, Caleb, Dorcas, Jonas
lesson-title = { $game } : la leçon
lesson-scene = Scène { $n } sur { $of } : { $title }
lesson-minutes = Sept à dix minutes ; on peut s’arrêter et reprendre à tout moment.
lesson-hint = Un indice
lesson-show = Montrez-moi
lesson-any = Ici, toutes les réponses sont bonnes.
lesson-guide = Ce que dit la leçon
lesson-fold = Voir la table
lesson-unfold = Relire
lesson-let-be = Ne rien dire
lesson-take-back = Revenir en arrière
lesson-taken-back = C’est annulé : comme si de rien n’était.
lesson-again = Rejouer la scène
lesson-next = Scène suivante
lesson-finish = Finir la leçon
lesson-stuck = D’ici, le but est hors d’atteinte.
lesson-scenes = Toutes les scènes
lesson-over = C’était la leçon. À vous de jouer : contre des robots du niveau le plus facile, avec un mentor à vos côtés.
lesson-play = Jouer une première partie avec un mentor
lesson-none = Il n’y a pas de leçon pour ce jeu.
