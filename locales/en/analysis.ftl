### Looking back at a finished game, in the terminal and on the page after it.

analysis-title = Analysis
analysis-chances = Chance of winning, in percent
analysis-making = The analysis is being made…
analysis-turns = What else moved the chance
# $before and $after are percents of the side (or the player) named by $side.
analysis-turn = { $deed } ({ $side } { $before } → { $after } %)
analysis-together = What all had chosen was turned up together.
analysis-moments = You might have…
analysis-moments-of = { $name }, you might have…
# $did and $better are what buttons say; $gain is in points. $why is one of the sentences below.
analysis-moment = “{ $better }” instead of “{ $did }”. { $why }
analysis-why-chance = At such questions an answer like that costs about { $gain } points of winning chance, judged by what you knew.
analysis-why-again = It costs about as much.
analysis-why-points = About { $gain } points better, judged by what you knew: it would have scored more.
analysis-why-leader = About { $gain } points better, judged by what you knew: it would have held the others back.
analysis-why-later = About { $gain } points better, judged by what you knew: it would have earned more later.
analysis-minds = What did you think?
analysis-mind = { $name }, what did you think?
analysis-belief = How likely each was a witch in the eyes of { $name }, in percent
analysis-belief-to-win = How likely each would win in the eyes of { $name }, in percent
analysis-thought-suspected = { $about } seemed the likeliest ({ $chance } %){ $right ->
    [yes] , and was.
   *[no] , wrongly.
}
analysis-thought-sure = I took { $about } for a witch ({ $chance } %){ $right ->
    [yes] , and was right.
   *[no] , and was wrong.
}
analysis-thought-leads = I thought that { $about } would win ({ $chance } %){ $right ->
    [yes] , and so it was.
   *[no] , but no.
}
# The same, where it was the reader's seat, or of the reader.
analysis-you-belief = How likely each was a witch in your eyes, in percent
analysis-you-belief-to-win = How likely each would win in your eyes, in percent
analysis-you-thought-suspected = You seemed the likeliest ({ $chance } %){ $right ->
    [yes] , and you were.
   *[no] , wrongly.
}
analysis-you-thought-sure = I took you for a witch ({ $chance } %){ $right ->
    [yes] , and was right.
   *[no] , and was wrong.
}
analysis-you-thought-leads = I thought that you would win ({ $chance } %){ $right ->
    [yes] , and so it was.
   *[no] , but no.
}
analysis-temper = Character: { $temper }
analysis-fair = Chances are worked out with all cards open, from games between bots; thoughts are what a careful player in that seat could believe.
