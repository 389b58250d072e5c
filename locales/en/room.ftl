# What a room full of people reads: the screen that shows the table, and phones as hands.

## The screen

room-scan = Scan the code of a free seat with your phone.
room-full = Everybody is seated. Say on your phone that you are ready.
room-all-ready = Everybody is ready. The host, or whoever stands here, starts the game.
room-seat-code = Code for seat { $n }
room-or-code = Or open { $address } and type
room-or-type = Or open { $address } on the phone and type { $code }
room-unreachable = Phones cannot reach this address: it means this machine alone. Start the server with “make play”, or open this page under the machine’s address on the network.
room-touch = Touch the screen once, so that it may speak.
room-no-voice = No voice for English here: instruments and words instead.
room-wifi-only = Only phones on this Wi-Fi get here, not those on mobile data.
room-remote = Remote control: up and down for the volume, left to hear it again, right for the sand-glass, Enter to start, pause and go on.
room-say-again = Say it again
room-glass = Turn the sand-glass
room-glass-runs = The sand runs: { $n } s
room-glass-out = The sand has run out: come to an end.
room-reading = { $n ->
    [one] Hold your phone and read who you are. One is still reading.
   *[other] Hold your phone and read who you are. { $n } are still reading.
}
room-turn = { $n ->
    [one] { $names }: it is your turn.
   *[other] { $names }: you are asked.
}
room-all-asked = Everybody, look at your own phone.
room-gone = { $name } is gone. Scan to come back.
room-again = Your phones tell the whole story. The host goes on when it is read.
room-next-game = The next game
room-go-on = Go on
room-read = I have read the story
room-read-wait = It goes on when the host says so, or when all have read it.
room-still-reading = { $n ->
    [one] { $names } is still reading the story.
   *[other] { $names } are still reading the story.
}
room-evening = { $n ->
    [one] One game this evening
   *[other] { $n } games this evening
}
room-lang = What the screen speaks

## How phones get here

room-nearby = Phones in this room
room-nearby-how = On the same Wi-Fi, scan the code or open { $address }
room-nearby-trouble = Nothing comes up on the phone?
room-nearby-help = Put it on the same Wi-Fi as this machine: no guest network, no mobile data, no VPN. Let this machine’s firewall accept the port in the address. Some routers keep devices apart (“client isolation”): turn that off, or open a hotspot on one phone and join it with the others and this machine.

## The way to the screen, on a phone

room-screen = The screen
room-screen-how = On a television, tablet or laptop, open this address. It shows what everybody may see.

## A phone among many eyes

room-hold = Hold to look
room-hold-of = { $what }. Face down: hold to look.
room-play-this = Play this card
room-turn-this = Turn this one up
room-choose-this = Take this one
room-name-this = Name this one
room-asked = Hold here to read what you are asked.
room-look-up = Look up: the screen tells what happens.
room-card-back = A card
room-alike = Hold your phone close. It looks the same for everybody.
room-answered = Answered. You may change it until the time is up.
room-choose = Choose
room-not-that = Not that one.
room-why = Hold here to read why.
room-not-asked = You are not being asked anything now.
room-points = { $name } points at { $target }.
room-my-choice = Your choice: { $name }.
room-see-choice = Hold the narrator’s words to see whom you picked.
room-i-am = I am { $name }: let me back in
room-ask-room = The others are asked whether it is you. Tell them this number: { $code }.
room-not-you = The others did not agree.
room-share = Two on one phone
room-share-how = Whoever has no phone sits down here, too. The phone says whom to pass it to.
room-shared-with = On this phone, too: { $names }
room-share-name = The other one’s name
room-pass = Pass the phone to { $name }
room-pass-on = Pass the phone on
room-have-it = I am { $name }, and nobody is looking
room-has-won = { $side ->
    [none] { $name } has won.
   *[other] { $name } has won with { $side }.
}
room-has-lost = { $side ->
    [none] { $name } has lost.
   *[other] { $name } has lost with { $side }.
}
