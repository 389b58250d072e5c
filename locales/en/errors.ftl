# Refusals: one entry for each code of engine/errors.py. Say what was wrong and what to do, without blame.

# $text is one of the entries below, $rule the number of a rule such as S4.2.
error-by-rule = { $text } (rule { $rule })

error-stale = That question is no longer open. Answer the one you are asked now.
error-not-asked = You are not being asked anything right now.
error-not-offered = That is not one of your options.
error-malformed = That answer could not be read.
error-game-over = The game is over.
error-no-such-seat = There is no such seat at this table.
error-bad-seats = This game cannot be played with that many seats.
error-bad-option = There is no such option, or it cannot have that value.
error-choose-limit = With so many players there are not two characters for each to choose from.
error-bad-seed = A seed is a whole number from 0 up to 2 to the power of 256.
error-bad-view = That is not a view of this game.
error-bad-since = Events are counted from 0 upwards.
error-bad-record = That record cannot be read, or contradicts itself.
error-unfinished-record = This game is not over, and its secrets are not to be written down.
error-mixed-games = A file holds one game only.
error-not-over = That game is not over: looking back would show what is still hidden.
error-unsupported-version = That record has a form that this version cannot read.
error-other-rules = This game was played by other rules than those of this version. A version that has them can show it; “meetinghouse verify” checks its deal all the same.
error-broken-chance = The chance outcomes of that record do not fit its game.
error-no-record = An imagined game has no record.
error-unknown-game = There is no such game here.
error-bad-game = This is not a game that can be played here.
error-unknown-environment = There is no such environment here.
error-game-taken = Another game has this id already.
error-bad-level = There is no bot of that level for this game.
error-no-bot-file = There is no bot file of that name.
error-no-bot-class = That file has no bot of that name.
error-bad-opponents = There must be as many opponents as other seats.
error-bad-render-mode = There is no such way to draw the table.
error-bad-jobs = The number of workers is a whole number from 1 upwards.
error-no-imagine = This game hides something and does not say how to imagine it.
error-no-such-scene = There is no such scene in this lesson.
error-no-value = This game declares nothing from which chances could be worked out.
error-too-many-answers = This scene has had enough answers: play it again from its start.
error-not-now = That is not what is asked now.
error-not-a-choice = That cannot be chosen here.
