### The daily trial: a moment of a game between bots, and what can be proven from it.

trial-title = The daily trial
trial-about = One puzzle a day, the same for everybody. No guessing: the answer can be proven.
trial-of = Trial of { $day }
# Who sits at the table of a trial; names stay as they are in every language.
trial-people = Hester, Caleb, Dorcas, Jonas, Patience, Silas, Mercy, Amos
trial-you = You are { $name }.
trial-facts = What you know
# $chain are names with arrows between them: each gave a hidden Tryal to the next.
trial-chain = Each gave one to the next: { $chain }
trial-right = Proven!
trial-tries = { $n ->
    [one] At the first try.
   *[other] In { $n } tries.
}
trial-give-up = Give up and see the proof
trial-gave-up = You gave up. Here is the proof.
trial-proof = The proof
trial-streak = { $n ->
    [0] No streak yet.
    [one] One day in a row.
   *[other] { $n } days in a row.
}
trial-grace = One missed day a week does not break a streak.
trial-tomorrow = Everybody gets a new one at midnight, Greenwich time.
trial-week = The last seven days
trial-solved = solved
trial-open = still open
trial-lost = given up
trial-share = Share without spoilers
# $signs are one sign for each try; $streak is a number of days.
trial-signs = Meetinghouse, trial of { $day }: { $signs }{ $streak ->
    [0] {""}
   *[other] {" "}({ $streak })
}

## Salem 1692

salem1692-ask-trial = Who is a witch?
salem1692-trial-who = Who is a witch? The facts prove it of exactly one player. Whoever has once had a Witch card stays a witch.
salem1692-trial-dealt = { $n ->
    [one] One Witch card was dealt among the { $players } of you, and not to you.
   *[other] { $n } Witch cards were dealt among the { $players } of you, none of them to you.
}
salem1692-trial-shown = A Tryal of { $seat } is turned up: { $tryal }.
salem1692-trial-shown-none = Tryals turned up, one after another, and never a Witch: { $seats }.
salem1692-trial-conspiracy = Conspiracy { $n }: all take a hidden Tryal from the neighbour on their left. You take one from { $seat }: { $tryal }.
salem1692-trial-died-was = { $seat } dies, a witch: the Witch card lies open.
salem1692-trial-died-passed-on = { $seat } dies and was a witch, yet no Witch card lies there. It moved on at a Conspiracy.
salem1692-trial-died-never = { $seat } dies and was never a witch. So no Witch card was ever there.
salem1692-trial-died-unsaid = { $seat } dies.
salem1692-trial-may = May be a witch: { $seats }
salem1692-trial-sure = Must be a witch: { $seats }
salem1692-trial-way = Way { $n }: a hidden Witch card lies with { $seats }; witches among the living: { $targets }.
salem1692-trial-so = { $n ->
    [one] The Witch cards can only have gone one way, and in it { $seat } is a witch.
   *[other] The Witch cards can have gone { $n } ways, and in every one of them { $seat } is a witch.
}
salem1692-trial-wrong = Wrong: the facts rule out that { $seat } is a witch.
salem1692-trial-unproven = Not proven yet: { $seat } may be a witch, and may be none.

## Affliction

affliction-trial-do = What would you do? One answer is clearly better than all others.
affliction-trial-wrong = Wrong: another answer does clearly better.
# $deed is what a button says.
affliction-trial-tried = Every answer was tried in { $n ->
    [one] one world
   *[other] { $n } worlds
  } imagined to fit what you know; answers: { $answers }. The best: { $deed }.
# $points and $error are points.
affliction-trial-behind = { $deed }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } less (± { $error }). { $why ->
    [points] It scores less.
    [leader] It leaves the others further ahead.
   *[later] It earns less later on.
}
