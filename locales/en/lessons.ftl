### Lessons, for every game: what stands around a scene.

# Who sits at a lesson’s table, the learner first; names stay as they are in every language.
lesson-people = Alex, Hester, Caleb, Dorcas, Jonas
lesson-title = { $game }: the lesson
lesson-scene = Scene { $n } of { $of }: { $title }
lesson-minutes = Seven to ten minutes; you can stop and go on at any time.
lesson-hint = Hint
lesson-show = Show me
lesson-any = Every answer is right here.
lesson-guide = What the lesson says
lesson-fold = To the board
lesson-unfold = Read again
lesson-let-be = Say nothing
lesson-take-back = Take it back
lesson-taken-back = Taken back, as if it had never happened.
lesson-again = Play the scene again
lesson-next = Next scene
lesson-finish = Finish the lesson
lesson-stuck = From here the goal is out of reach.
lesson-scenes = All scenes
lesson-over = That was the lesson. Now play: against bots of the easiest level, with a coach beside you.
lesson-play = Play a first game with a coach
lesson-none = There is no lesson for this game.
