### Las lecciones, para todos los juegos: lo que rodea una escena.

# Quién está en la mesa de una lección, primero quien aprende; los nombres no cambian.
lesson-people = Alex, Hester, Caleb, Dorcas, Jonas
lesson-title = { $game }: la lección
lesson-scene = Escena { $n } de { $of }: { $title }
lesson-minutes = De siete a diez minutos; puedes parar y seguir cuando quieras.
lesson-hint = Una pista
lesson-show = Enséñame
lesson-any = Aquí vale cualquier respuesta.
lesson-guide = Lo que dice la lección
lesson-fold = Ver la mesa
lesson-unfold = Releer
lesson-let-be = No decir nada
lesson-take-back = Deshacer
lesson-taken-back = Deshecho: como si nada hubiera pasado.
lesson-again = Repetir la escena
lesson-next = Escena siguiente
lesson-finish = Terminar la lección
lesson-stuck = Desde aquí ya no se puede llegar a la meta.
lesson-scenes = Todas las escenas
lesson-over = Esa era la lección. Ahora a jugar: contra bots del nivel más fácil, con un mentor al lado.
lesson-play = Jugar una primera partida con un mentor
lesson-none = Este juego no tiene lección.
