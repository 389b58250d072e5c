# A person's own page: what they are like, their finished games, their devices.
me-title = You
me-off = This server keeps nothing about people beyond their seats.
me-none-yet = When you have finished a game, this page shows what you are like: how sharp your eye is, how straight your face, and who beats you.
me-like = What you are like
me-sum = Finished games: { $n }, won: { $won }
me-won-of = { $n } of { $of }
me-eye = Sharp eye
me-eye-text = Right suspicions: { $hits } of { $n }; games: { $games }.
me-eye-chance = The mark stands where blind guesses would be: { $chance }%.
me-face = Poker face
me-face-text = While you were guilty, { $n } of { $of } who suspected somebody never named you; games: { $games }.
me-lived = Survived
me-lived-text = You saw the end of { $n } of { $of } games.
me-streak = Winning streak
me-streak-text = { $n } in a row now, { $best } at best.
me-deeds = Deeds and luck
me-framed = Innocent people brought down by your card: { $n }; guilty games: { $of }.
me-saved = Saved { $n ->
    [one] once
   *[other] { $n } times
  } in { $of } games.
me-others = Company
me-partner = Best partner: { $name } ({ $n } of { $of } won side by side).
me-nemesis = Nemesis: { $name } ({ $n } of { $of } lost against them).
me-ratings = Among strangers
me-rating = { $n ->
    [one] Between { $low } and { $high }, after { $n } game
   *[other] Between { $low } and { $high }, after { $n } games
}
me-ratings-text = From Play now alone, by game and side; 1500 is the middle, at the mark. Games with friends never count.
me-games = Finished games
me-won = won
me-lost = lost
me-older = Older games
me-company = Friends
me-company-text = Two who both tap “Again with” at the end of a game are friends, or one opens the other’s link. Nobody sees when you are here.
me-friend = Friend
me-tie-wish = You would play again
me-tie-end = No more
me-friend-link = A link for a friend
me-friend-link-text = Good once, for a day.
me-befriend = { $name } would like to be your friend here.
me-befriend-yes = Yes, friends
me-apart = Kept apart
me-apart-text = You do not meet at open tables or in Play now. They are never told.
me-apart-end = Meet again
me-devices = Where you are known
me-devices-text = No password, no mail. This browser knows you; bring your other devices, and keep a code on paper in case all are lost.
me-device-here = This device
me-device = { $kind ->
    [paper] A code on paper
    [passkey] A passkey
   *[other] Another device
  }
me-device-forget = Remove
me-device-new = A new device now plays as you. Was that you?
me-device-fine = Yes, it was me
me-device-undo = No, send it away
me-bring = Bring another device
me-bring-text = Scan this with the other device’s camera, or type it there on this page. The code is good once, for five minutes.
me-paper = Write a code on paper
me-paper-text = Whoever has this code is you. An older sheet no longer works.
me-passkey = Make a passkey
me-passkey-made = The passkey is made. It brings you back on every device that has it.
me-passkey-show = Show your passkey
me-passkey-have = I have a passkey
me-passkey-none = No passkey was used. Nothing has changed.
me-have-code = Code from paper
me-any-code = A code
me-use-code = Use it
me-not-me = Not you? Play as somebody new
me-back = Back to who played here before
me-again = Be known next time
me-again-text = This browser knows you. When it forgets, or on your other devices, one of these brings you back to your seats and your games. No password, no mail.
me-again-no = Not now
me-again-done = Done
me-join = From now on this device will play as { $name } instead of { $mine }.
me-join-more = Only say yes if this code is yours. What this device played before is not lost.
me-join-yes = Yes, that is me
me-join-no = No
me-mine = Yours to take or to end
me-take = Save everything as one file
me-take-busy = Game { $n } of { $of } …
me-end = Forget me for good
me-end-text = Your name, your words and all your devices are forgotten here, and you leave your running games. Nobody can bring them back. What others did stays as it was.
me-end-yes = Forget me for good
me-end-no = No, keep me
