### L’épreuve du jour : un moment d’une partie entre robots, et ce qu’on peut en prouver.

trial-title = L’épreuve du jour
trial-about = Une énigme par jour, la même pour tout le monde. Rien à deviner : la réponse se prouve.
trial-of = Épreuve du { $day }
# Qui est assis à la table d’une épreuve ; les noms restent les mêmes dans toutes les langues.
trial-people = Hester, Caleb, Dorcas, Jonas, Patience, Silas, Mercy, Amos
trial-you = Vous jouez { $name }.
trial-facts = Ce que vous savez
# $chain : des noms reliés par des flèches ; chaque personne a donné un Procès caché à la suivante.
trial-chain = Chaque Procès est passé à la personne suivante : { $chain }
trial-right = C’est prouvé !
trial-tries = { $n ->
    [one] Du premier coup.
   *[other] En { $n } essais.
}
trial-give-up = Abandonner et voir la preuve
trial-gave-up = Vous avez abandonné. Voici la preuve.
trial-proof = La preuve
trial-streak = { $n ->
    [0] Pas encore de série.
    [one] Un jour de suite.
   *[other] { $n } jours de suite.
}
trial-grace = Un jour manqué par semaine n’interrompt pas la série.
trial-tomorrow = Une nouvelle épreuve arrive pour tout le monde à minuit, heure de Greenwich.
trial-week = Les sept derniers jours
trial-solved = résolue
trial-open = encore à résoudre
trial-lost = abandonnée
trial-share = Partager sans rien dévoiler
# $signs : un signe par essai ; $streak : un nombre de jours.
trial-signs = Meetinghouse, épreuve du { $day } : { $signs }{ $streak ->
    [0] {""}
   *[other] {" "}({ $streak })
}

## Salem 1692

salem1692-ask-trial = Qui est une sorcière ?
salem1692-trial-who = Qui est une sorcière ? Les faits ne le prouvent que pour une seule personne. Qui a eu un jour une carte Sorcière reste une sorcière.
salem1692-trial-dealt = { $n ->
    [one] Une carte Sorcière a été distribuée entre les { $players } personnes de la table, et pas à vous.
   *[other] { $n } cartes Sorcière ont été distribuées entre les { $players } personnes de la table, aucune à vous.
}
salem1692-trial-shown = Un Procès { DE($seat) } est révélé : { $tryal }.
salem1692-trial-shown-none = Des Procès révélés l’un après l’autre, et jamais de Sorcière : { $seats }.
salem1692-trial-conspiracy = Conspiration { $n } : chaque personne prend un Procès caché à sa gauche. Vous en prenez un à { $seat } : { $tryal }.
salem1692-trial-died-was = { $seat } meurt, et c’était une sorcière : la carte Sorcière est révélée.
salem1692-trial-died-passed-on = { $seat } meurt, et c’était une sorcière, mais aucune carte Sorcière n’est là. Elle est partie lors d’une Conspiration.
salem1692-trial-died-never = { $seat } meurt sans avoir jamais été sorcière. Aucune carte Sorcière n’est donc passée par là.
salem1692-trial-died-unsaid = { $seat } meurt.
salem1692-trial-may = Peut être une sorcière : { $seats }
salem1692-trial-sure = Est forcément une sorcière : { $seats }
salem1692-trial-way = Chemin { $n } : carte Sorcière cachée chez { $seats } ; sorcières encore en vie : { $targets }.
salem1692-trial-so = { $n ->
    [one] Les cartes Sorcière n’ont pu suivre qu’un seul chemin, et { $seat } y est une sorcière.
   *[other] Les cartes Sorcière ont pu suivre { $n } chemins, et dans tous { $seat } est une sorcière.
}
salem1692-trial-wrong = Faux : d’après les faits, { $seat } ne peut pas être une sorcière.
salem1692-trial-unproven = Pas encore prouvé : { $seat } est peut-être une sorcière, peut-être pas.

## Affliction

affliction-trial-do = Que feriez-vous ? Une réponse est nettement meilleure que toutes les autres.
affliction-trial-wrong = Faux : une autre réponse est nettement meilleure.
# $deed : ce que dit un bouton.
affliction-trial-tried = Chaque réponse a été essayée dans { $n ->
    [one] un monde imaginé d’après
   *[other] { $n } mondes imaginés d’après
  } ce que vous savez ; réponses : { $answers }. La meilleure : { $deed }.
# $points et $error : des points.
affliction-trial-behind = { $deed } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins (± { $error }). { $why ->
    [points] Elle rapporte moins de points.
    [leader] Elle laisse les autres prendre de l’avance.
   *[later] Elle rapporte moins par la suite.
}
