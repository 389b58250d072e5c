# Words of the table server: its refusals, the remarks people make with one tap, and the terminal that joins a table.

## Refusals: one for each code of the server.

server-refused-unreadable = That message could not be read.
server-refused-too-large = That message is too long.
server-refused-too-fast = Too many messages at once. Wait a moment.
server-refused-too-many = Too many tables or connections from your address. Try again later.
server-refused-no-such-table = There is no such table, or the invitation is wrong.
server-refused-no-such-code = No table has this code. Look at the letters again.
server-refused-codes-rest = Too many wrong codes are being tried just now. Scan the code or open the link instead.
server-refused-quick-pause = You left tables of Play now lately. The next seat is free for you in { $n ->
    [one] one minute
   *[other] { $n } minutes
}.
server-refused-no-such-seat = There is no such seat at this table.
server-refused-no-such-game = There is no such game here.
server-refused-no-such-page = There is nothing here.
server-refused-bad-token = This link no longer opens a seat here.
server-refused-bad-key = The invitation is needed to look at this table.
server-refused-bad-origin = Another site tried to act for you. Open the game’s own page.
server-refused-protocol = This page is older than the server. Reload it.
server-refused-hello-first = The connection did not begin with a greeting.
server-refused-watching-only = You are watching. Only those who sit at the table can do that.
server-refused-no-watching = This table is not open to watchers.
server-refused-not-one-room = This table has no screen: its players do not sit in one room.
server-refused-screen-only = The screen can only start the game, pause it and turn the sand-glass.
server-refused-not-host = Only the host can do that.
server-refused-not-in-lobby = The game has already begun.
server-refused-position-stands = Seats and options stand as they did in the game that this one goes on from.
server-refused-not-playing = No game is going on at this table.
server-refused-not-over = That can be seen once the game is over.
server-refused-seat-taken = Somebody already sits there.
server-refused-seat-claimed = { $name ->
    [none] Somebody has opened this link before you and sits there now.
   *[other] { $name } has opened this link before you and sits there now.
} Ask whoever sent it to you for another one.
server-refused-already-seated = You already sit at this table.
server-refused-seat-empty = A seat is still empty.
server-refused-table-full = Every seat is taken.
server-refused-table-closed = This table has been closed.
server-refused-unsupported = This game was begun under older rules that are no longer played here. Its record is kept.
server-refused-elsewhere = Another server plays this table.
server-refused-draining = This server only finishes the games it has. Try again in a moment.
server-refused-file-exists = That file is there already.
server-refused-no-such-file = There is no such file.
server-refused-not-empty = There are tables in that database. A copy is put into an empty one only.
server-refused-bad-copy = The copy is damaged: what was read back is not what was written.
server-refused-clock-doubtful = By this machine’s clock nothing has happened here for more than a day. If it is right, say --trust-clock; if not, set it first.
server-other-rules = This game was played by the rules of version { $rules }, and this server plays version { $today }. Its record is kept, and a server of that version can show it.
server-record-unfinished = This game is not over: only finished games can be opened again.
server-record-doubtful = The deal of this record does not follow from its own key, so it is not opened.
server-record-other-rules = This game was played by the rules of version { $rules }, and here version { $today } is played. An older version can show it.
server-refused-not-ready = Not everybody is ready.
server-refused-bad-name = A name needs at least one letter or sign that can be seen.
server-refused-name-taken = Somebody at this table has that name already, or one that looks like it.
server-refused-not-asked = You are not being asked anything right now.
server-refused-already-answered = You have already answered; that cannot be taken back.
server-refused-channel-closed = You cannot write there now.
server-refused-muted = The host has asked you to be silent.
server-refused-three-words = Here you have { $n ->
    [one] one word
   *[other] { $n } words
} at most.
server-refused-talk-full = Enough has been said at this table.
server-refused-needs-about = Say whom you mean.
server-refused-no-about = That remark is not about anybody.
server-refused-no-such-reason = That reason is not one of this game’s.
server-refused-is-person = A person sits there.
server-refused-vote-open = Something else is being voted on.
server-refused-no-vote = Nothing is being voted on.
server-refused-not-voter = You have no vote in this.
server-refused-too-few = With only two people at the table neither can send the other away.
server-refused-device-removed = This device no longer plays as you: it was removed on another one.
server-refused-bad-code = This code is not valid, or no longer. Make a new one.
server-refused-bad-passkey = This passkey is not known here, or took too long. Try again.
server-refused-prove-it = You have a passkey: show it first, or type your code from paper.
server-refused-kicked = You have been sent away from this table: by its host before the game, or by a vote.
server-refused-no-programs = At this table only people sit.
server-refused-programs-by-link = At this table a program needs a link to a seat: ask the host for one.
server-refused-banned = The operator of this server has shut you out for a time.
server-refused-no-such-report = There is no such report.
server-refused-bad-ban = Give an address, a network or a person’s key of 16 digits, and a number of hours.
server-refused-not-banned = There is no such ban.
server-admin-kept = { $table } went on meanwhile and is kept.
server-admin-list = All tables, newest first.
server-admin-close = Break a table off; everything is revealed.
server-admin-export = A table’s record as JSON Lines, or with --log its whole log.
server-admin-prune = Forget tables at which nothing has happened for some days.
server-admin-push-key = Print a fresh MEETINGHOUSE_PUSH_KEY, with which notifications can be sent.
server-admin-repair = Make the directory of tables say what the logs say.
server-admin-migrate = Bring the database up to date and stop.
server-admin-backup = Copy everything into a file, while people play or not, and read it back.
server-admin-restore = Put a copy into an empty database, and read it back.
server-admin-copied = { $tables } tables with { $commits } commits, read back and compared.
server-admin-reports = What people reported about others; closed ones with --all.
server-admin-reports-show = One report with its evidence.
server-admin-reports-close = A report has been dealt with.
server-admin-ban = Keep an address, a network or a person’s key out for a time.
server-admin-unban = Let somebody in again.
server-admin-bans = Who is kept out, and until when.
server-admin-arg-database = sqlite:///file or postgresql://…
server-admin-arg-abandoned = Running games as well, if nothing happened in them.
server-admin-arg-archive = A folder that gets the record of each game first.
server-admin-arg-yes = Without it, only say what would go.
server-admin-arg-trust-clock = this machine’s clock is right, although nothing has happened here for days
server-refused-no-coach = You may ask a coach when you play with bots only, or where the host allows it for your seat.
server-refused-no-push = This server cannot send notifications.
server-refused-bad-push = That is not a notification address from a browser.
server-refused-not-alone = Other people play at this table, too.
server-refused-going-away = The connection is being closed. Come back in a moment.
server-refused-unavailable = The server cannot reach its store. Nothing was lost; try again.
server-refused-internal = Something went wrong on the server. Nothing was changed.

## Votes: what the table is asked, and how it stands.
# $name: the player who is to be sent away.

server-vote-pause = Pause the game?
server-vote-resume = Go on with the game?
server-vote-close = Break the game off and reveal everything?
server-vote-return = Somebody wants to come back as { $name } with another phone, which shows { $code }. Is it { $name }?
server-vote-kick = Send { $name } away?
server-vote-count = { $yes } for, { $no } against; { $needed } in favour are needed.
server-vote-yes = Yes
server-vote-no = No

## Reports to the operator.

server-report-abuse = Insults or threats
server-report-cheating = Cheating
server-report-stalling = Holding the game up
server-report-name = An offensive name
server-report-other = Something else

## The terminal at a server’s table.

server-bot-name = Bot { $seat }
server-join-seated = You sit at table { $table }, seat { $seat }.
server-join-waiting = Waiting for the host to begin ({ $taken } of { $seats } seats taken).
server-join-program = { $name } is a program: { $program }.
server-join-begins = The game begins.
server-join-lost = The server cannot be reached.
server-join-bad-link = That is not a link to a table.

## Said on the screen of somebody who is away

server-push-turn = Everyone is waiting for you.
server-push-invite = { $name } asks you to a table.
