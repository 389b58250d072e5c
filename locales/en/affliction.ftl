### Affliction: Salem 1692. Names, cards and what happens at the table; every text in our own words.
### `.text` says what the thing does, `.who` tells a life. The people were real: write of them with respect.

## The game

affliction-name = Affliction: Salem 1692
    .short = Affliction
    .text = Send your messengers, shelter your kin, and have your rivals’ friends arrested before the Governor ends it.

## Families, places, icons, rows

affliction-family-putnam = Putnam
affliction-family-proctor = Proctor
affliction-family-porter = Porter
affliction-family-neutral = Neutral
affliction-place-village = Village
affliction-place-town = Town
affliction-place-none = neither Village nor Town
affliction-icon-hammer = Hammer
    .text = Used when a messenger leaves space 5 or 7.
affliction-icon-puritan = Puritan
    .text = Happens by itself when the event on the card occurs.
affliction-icon-clock = Clock
    .text = In force all the time while in a circle.
affliction-icon-pentagram = Pentagram
    .text = In force while the card is in play.
affliction-row-top = the top row
affliction-row-bottom = the bottom row

## Tokens

affliction-token-accusation = Accusation
    .text = Makes an arrest 1 cheaper; without one (or Spectral Evidence) there is no arrest.
affliction-token-influence = Influence
    .text = Pays for arrests and for bringing people into your circle.
affliction-token-fear = Fear
    .text = With two a colonist generates no influence, with three its ability does not work.
affliction-token-advocate = Advocate
    .text = Raises the reputation by 1, three at most; cannot be taken or removed.
affliction-token-spectral = Spectral Evidence
    .text = No influence, no ability, and no circle defence against an arrest.
affliction-token-protection = Protection
    .text = This colonist cannot be arrested.
affliction-token-first = First Player
    .text = Places the first messenger of the next round.
affliction-token-messenger = Messenger
    .text = Placed on a free space of the Esteemed board.

## Spaces of the Esteemed board

affliction-space-1 = Meet in Secret, upper
    .text = Gain 1 influence and place one accusation.
affliction-space-2 = Meet in Secret, lower
    .text = Gain 1 influence and place one accusation.
affliction-space-3 = Exonerate
    .text = Take two accusations off one colonist, and more for 1 influence each.
affliction-space-4 = Protection and First Player
    .text = Become First Player and place the Protection token if you like.
affliction-space-5 = Abilities and influence
    .text = Use the hammer abilities of your circle and generate influence.
affliction-space-6 = Generate influence
    .text = Gain 1 influence for each influence icon (quill) you have.
affliction-space-7 = Abilities
    .text = Use the hammer abilities of your circle.
affliction-space-8 = Arrest
    .text = Arrest an accused colonist.
affliction-space-9 = Arrest for 1 more
    .text = Arrest an accused colonist for 1 influence more.
affliction-space-10 = Spectral Evidence
    .text = Move the Spectral Evidence token to any colonist.
affliction-space-11 = Fear
    .text = Place a Fear and gain 2 influence, or take a Fear away.
affliction-space-12 = Accusations
    .text = Gain 2 influence and place two accusations.
affliction-space-13 = Bring into circle
    .text = Bring a colonist into your circle at the price of their reputation.
affliction-space-14 = Bring into circle for 1 more
    .text = Bring a colonist into your circle for 1 influence more.

## Factions

affliction-faction-village-a = Salem Village, Putnam’s party
affliction-faction-town-a = Salem Town, Proctor’s party
affliction-faction-village-b = Salem Village, the flooded farms
affliction-faction-town-b = Salem Town, Porter’s party
affliction-faction-scores = +{ $arrest } for each { $arrests } arrested, +{ $protect } for each { $protects } in your circle{ $penalty ->
    [0] .
   *[other] , −{ $penalty } for each { $protects } arrested.
}
affliction-faction-says = { $side ->
    [village] Village
   *[town] Town
}, { $influence ->
    [one] { $influence } quill
   *[other] { $influence } quills
}, from { $seats } players. { $scores }

## Grievances

affliction-grievance-says = +{ $bonus } for each arrested: { $targets }. −{ $penalty } if arrested: { $ally }.
affliction-grievance-mill-dam = The mill dam
    .text = Their dam put your fields under water, and the court shrugged.
affliction-grievance-unpaid-debts = Unpaid debts
    .text = Money lent in good faith was never seen again.
affliction-grievance-parsonage = The parsonage
    .text = Who owns the minister’s house? The quarrel has outlived three ministers.
affliction-grievance-loose-talk = Loose talk
    .text = At the tavern they laugh about you, and not only there.
affliction-grievance-ships-and-strangers = Ships and strangers
    .text = Fortunes made at sea buy the land that was promised to your sons.
affliction-grievance-disputed-will = A disputed will
    .text = The will said one thing, the neighbours swore another.

## End cards

affliction-card-mary-spencer-hill = Mary Spencer Hill
    .text = The game ends at once.
    .who = The governor’s wife. When the girls named her too, the governor closed the court.
affliction-card-increase-mather = Increase Mather
    .text = The game ends at once.
    .who = Minister in Boston, who wrote that letting ten suspects escape was better than condemning one innocent person.

## Colonists

# What a card shows beside its name and text, from its facts: on every board, in labels, lists and texts.
affliction-colonist-says = { $family }{ $place ->
    [village] , Village
    [town] , Town
   *[none] {""}
}, reputation { $reputation }{ $influence ->
    [0] {""}
    [one] , { $influence } quill
   *[other] , { $influence } quills
}{ $houses ->
    [0] {""}
    [one] , { $houses } house
   *[other] , { $houses } houses
}{ $icon ->
    [hammer] , Hammer
    [puritan] , Puritan
    [clock] , Clock
    [pentagram] , Pentagram
   *[none] {""}
}{ $afflicted ->
    [yes] , Afflicted
   *[no] {""}
}{ $deck ->
    [prominent] , Prominent
   *[colonist] {""}
}{ $starting ->
    [yes] , Starting Colonist
   *[no] {""}
}
affliction-colonist-thomas-putnam = Thomas Putnam
    .text = Place one more accusation on each space that places accusations.
    .who = Parish clerk of the Village; most of the complaints of 1692 bear his name.
affliction-colonist-edward-putnam = Edward Putnam
    .text = Arrest a colonist for 2 more.
    .who = Deacon of the Village church; with his brother Thomas he signed complaint after complaint.
affliction-colonist-john-putnam = John Putnam
    .text = Take 1 influence from a player who has more than you.
    .who = Captain and village leader. He once had the former minister arrested over a debt.
affliction-colonist-nathaniel-putnam = Nathaniel Putnam
    .text = Place or move the Protection token.
    .who = One of the richest farmers of the Village; he spoke up for his neighbour Rebecca Nurse.
affliction-colonist-john-proctor = John Proctor
    .text = Place a Fear on an Afflicted girl, or gain 1 influence.
    .who = Farmer and tavern keeper who called the girls frauds aloud; hanged on 19 August 1692.
affliction-colonist-elizabeth-proctor = Elizabeth Proctor
    .text = She is arrested only with three accusations or more.
    .who = Condemned with her husband, she lived because she was expecting a child.
affliction-colonist-william-proctor = William Proctor
    .text = Afflicted girls cannot accuse him.
    .who = Son of John and Elizabeth. He was tied neck and heels to make him confess, and did not.
affliction-colonist-benjamin-proctor = Benjamin Proctor
    .text = Gain 1 influence for each Proctor in your circle, 3 at most.
    .who = John Proctor’s eldest son, who helped to build up the farm; accused in May 1692, later freed.
affliction-colonist-john-porter = John Porter
    .text = Bring a colonist into your circle for 2 more.
    .who = Founder of the family and its land; his sons inherited his quarrels too.
affliction-colonist-israel-porter = Israel Porter
    .text = Take one accusation each off one or two colonists.
    .who = He gathered signatures for Rebecca Nurse and went to see her when few dared.
affliction-colonist-elizabeth-porter = Elizabeth Porter
    .text = You do not pay the extra 1 on spaces 9 and 14.
    .who = Sister of the magistrate Hathorne, and yet a voice for Rebecca Nurse.
affliction-colonist-joseph-porter = Joseph Porter
    .text = Another player with 3 influence or more loses 2; you gain 1.
    .who = He paid the highest tax in the Village and helped to cut the minister’s pay.
affliction-colonist-ann-putnam = Ann Putnam
    .text = Place one accusation on any colonist.
    .who = Twelve years old in 1692. In 1706 she stood up in church and asked for forgiveness.
affliction-colonist-mercy-lewis = Mercy Lewis
    .text = Accuse somebody in another player’s circle; twice if they are accused already.
    .who = An orphan of the frontier war, servant in the house of Thomas Putnam.
affliction-colonist-elizabeth-parris = Elizabeth Parris
    .text = Accuse somebody who has no accusation, and gain 1 influence.
    .who = Nine years old, the first to fall ill; her parents soon sent her away to friends.
affliction-colonist-mary-warren = Mary Warren
    .text = Place one accusation, or take one away.
    .who = Servant of the Proctors. She accused, took it back, was accused herself, and accused again.
affliction-colonist-abigail-williams = Abigail Williams
    .text = Place one accusation each on one or two colonists of the same row.
    .who = A child of eleven or twelve in the minister’s house; what became of her nobody knows.
affliction-colonist-elizabeth-hubbard = Elizabeth Hubbard
    .text = Place one accusation; gain 1 influence if there are three or more then.
    .who = Seventeen, orphaned, in the doctor’s household; she testified against more than two dozen people.
affliction-colonist-bridget-bishop = Bridget Bishop
    .text = Move one accusation from one colonist to another.
    .who = A woman of Salem Town, suspected for years; the first to be hanged, on 10 June 1692.
affliction-colonist-mary-black = Mary Black
    .text = May be arrested in place of a Prominent Colonist.
    .who = Enslaved in a Putnam household. She refused to confess, lay in jail for months, and was cleared in 1693.
affliction-colonist-sarah-good = Sarah Good
    .text = May be arrested in place of a Prominent Colonist.
    .who = Poor and homeless, among the first three accused; hanged on 19 July 1692, protesting her innocence.
affliction-colonist-george-burroughs = George Burroughs
    .text = When he is arrested, each player takes one Fear off a colonist.
    .who = Once minister of the Village. On the gallows he said the Lord’s Prayer without a fault.
affliction-colonist-martha-corey = Martha Corey
    .text = Gain 1 influence in each action in which an Afflicted girl uses her ability.
    .who = A church member who did not believe in the girls and said so; hanged on 22 September 1692.
affliction-colonist-deodat-lawson = Deodat Lawson
    .text = Gain 1 influence each time you bring another colonist in.
    .who = A former minister of the Village who came back, watched, and printed what he saw.
affliction-colonist-margaret-jacobs = Margaret Jacobs
    .text = Arrested, she is worth 4 points, or −1 if George Jacobs is arrested too.
    .who = Seventeen. Frightened into accusing her grandfather, she took it back, knowing what it might cost her.
affliction-colonist-george-jacobs = George Jacobs
    .text = Gain 1 influence each time another player arrests somebody.
    .who = An old man on two sticks who laughed at the charge; hanged on 19 August 1692.
affliction-colonist-william-griggs = William Griggs
    .text = Put an advocate on a colonist of your circle.
    .who = The Village doctor, who is said to have found an evil hand where he found no illness.
affliction-colonist-philip-english = Philip English
    .text = Pay 3 and set an arrested colonist free, once a round.
    .who = The richest merchant of Salem Town. He and his wife Mary escaped to New York.
affliction-colonist-tituba = Tituba
    .text = After any arrest you may place one accusation in the rows.
    .who = Enslaved in the minister’s house. Beaten, as she later said, into the first confession; jailed for more than a year.
affliction-colonist-samuel-parris = Samuel Parris
    .text = Place one accusation; two if there is an Afflicted girl in your circle.
    .who = Minister of the Village, in whose house it began; the Village sent him away in the end.
affliction-colonist-rebecca-nurse = Rebecca Nurse
    .text = The others of your circle cost other players 1 more.
    .who = Seventy-one and beloved. The jury first found her not guilty; hanged on 19 July 1692.
affliction-colonist-giles-corey = Giles Corey
    .text = Accusations do not make his arrest cheaper.
    .who = He would not answer the court and was pressed to death under stones, about eighty years old.
affliction-colonist-sarah-osborne = Sarah Osborne
    .text = Gain 1 influence each time another player brings a colonist in.
    .who = Ill and at law over her first husband’s farm; she died in prison before any trial.
affliction-colonist-sarah-cloyce = Sarah Cloyce
    .text = Take one Fear or one accusation off any colonist.
    .who = Sister of Rebecca Nurse. She walked out of the meetinghouse when the sermon turned against her family.
affliction-colonist-mary-easty = Mary Easty
    .text = When she is arrested, one accusation comes off every colonist.
    .who = Sister of Rebecca Nurse. From prison she asked, not for herself, that no more innocent blood be shed.
affliction-colonist-john-willard = John Willard
    .text = Other players pay 1 more to arrest a Prominent Colonist.
    .who = As a deputy he was sent to bring in the accused, and at last refused; hanged on 19 August 1692.
affliction-colonist-ann-pudeator = Ann Pudeator
    .text = Gain 1 influence, 2 if somebody of your circle is accused or afraid.
    .who = A widow of Salem Town who nursed the sick; hanged on 22 September 1692.
affliction-colonist-susannah-martin = Susannah Martin
    .text = Other players cannot place Fear on your circle.
    .who = A widow from Amesbury who laughed in court at what was said of her; hanged on 19 July 1692.
affliction-colonist-nathaniel-ingersoll = Nathaniel Ingersoll
    .text = Gain 1 influence more on spaces 1 and 2.
    .who = Deacon and tavern keeper; the first hearings were to be held under his roof.
affliction-colonist-daniel-andrew = Daniel Andrew
    .text = You may bring in colonists of Village and Town alike.
    .who = Mason, schoolteacher and once a deputy; accused in May 1692, he fled in time.
affliction-colonist-john-alden = John Alden
    .text = Pay 1 and put a colonist of the rows under their deck.
    .who = A sea captain from Boston. Jailed on the word of children who did not know him, he slipped away.

## Options

affliction-option-starters = Starting Colonists
    .text = How everyone gets the first colonist of their circle.
affliction-option-starters-random = by chance
    .text = One each, by chance.
affliction-option-starters-choose = keep one of two
    .text = Two each; keep one.
affliction-option-limited-tokens = Limited tokens
    .text = 36 accusations, 40 influence and 15 Fear, as in a box.
affliction-option-circle-defence = Circle defence
    .text = How much more colonists in another player’s circle cost.
affliction-option-cards = Card set
    .text = Which card set is played with.
affliction-option-cards-house = our own
    .text = What public sources give, the rest of our own design.

## How it ended

affliction-outcome-points = { $winners } wins with the most points.
affliction-outcome-reputation = { $winners } wins the tie by the higher reputation.
affliction-outcome-shared = { $winners } share the win.

## Score lines

affliction-score-righteousness = Righteousness
affliction-score-wealth = Wealth
affliction-score-status = Status
affliction-score-grievances = Grievances
affliction-score-total = Total

## Questions

affliction-ask-starter = Which Starting Colonist do you keep?
affliction-ask-messenger = Where do you send your messenger?
affliction-ask-accuse = Whom do you accuse?
affliction-ask-extra = Thomas Putnam adds an accusation: on whom?
affliction-ask-exonerate = Whom do you exonerate?
affliction-ask-exonerate-more = Take one more accusation off for 1 influence?
affliction-ask-protect = Whom do you protect?
affliction-ask-abilities = Which ability do you use?
affliction-ask-arrest = Whom do you arrest?
affliction-ask-scapegoat = Give up a scapegoat in their place?
affliction-ask-haunt = Against whom do you bring Spectral Evidence?
affliction-ask-fear = Whom do you frighten, or whom do you comfort?
affliction-ask-bring = Whom do you bring into your circle?
affliction-ask-ability-abigail-williams = Abigail Williams: whom in the row does she accuse?
affliction-ask-ability-ann-putnam = Ann Putnam: whom does she accuse?
affliction-ask-ability-bridget-bishop = Bridget Bishop: from whom to whom does the accusation move?
affliction-ask-ability-elizabeth-hubbard = Elizabeth Hubbard: whom does she accuse?
affliction-ask-ability-elizabeth-parris = Elizabeth Parris: whom does she accuse? (only somebody without an accusation)
affliction-ask-ability-george-burroughs = George Burroughs is arrested: whom do you take a Fear off?
affliction-ask-ability-israel-porter = Israel Porter: whom does he exonerate?
affliction-ask-ability-john-alden = John Alden: who sails away?
affliction-ask-ability-john-proctor = John Proctor: which girl does he frighten, or does he gain influence?
affliction-ask-ability-john-putnam = John Putnam: from whom do you take influence?
affliction-ask-ability-joseph-porter = Joseph Porter: who loses influence?
affliction-ask-ability-mary-warren = Mary Warren: whom does she accuse, or whom does she exonerate?
affliction-ask-ability-mercy-lewis = Mercy Lewis: whom in another circle does she accuse?
affliction-ask-ability-nathaniel-putnam = Nathaniel Putnam: whom does he protect?
affliction-ask-ability-philip-english = Philip English: whom does he set free?
affliction-ask-ability-samuel-parris = Samuel Parris: whom does he accuse?
affliction-ask-ability-sarah-cloyce = Sarah Cloyce: whom does she comfort, or whom does she exonerate?
affliction-ask-ability-tituba = Tituba answers the arrest: whom in the rows does she accuse?
affliction-ask-ability-william-griggs = William Griggs: who gets an advocate?
affliction-ask-ability-script = Whom or what does the colonist’s ability concern?

## Answers

affliction-do-pass = Decline
affliction-do-done = Finish
affliction-do-collect = Gain influence
affliction-do-more = One more for 1 influence
affliction-do-place = { $space }
affliction-do-seat = { $seat }
affliction-do-keep = Keep { $colonist }
affliction-do-use = Use { $colonist }
affliction-do-accuse = Accuse { $colonist }
affliction-do-clear = Exonerate { $colonist }
affliction-do-protect = Protect { $colonist }
affliction-do-haunt = Spectral Evidence against { $colonist }
affliction-do-frighten = Frighten { $colonist }
affliction-do-comfort = Take a Fear off { $colonist }
affliction-do-arrest = Arrest { $colonist }
affliction-do-bring = Bring in { $colonist }
affliction-do-scapegoat = Have { $colonist } arrested instead
affliction-do-advocate = An advocate for { $colonist }
affliction-do-release = Set { $colonist } free
affliction-do-send-away = { $colonist } sails away
affliction-do-take-from = Move an accusation from { $colonist }
affliction-do-give-to = Move it to { $colonist }

# On the button that confirms an answer to such a question: what one does. Elsewhere the answer's own words stand there.
affliction-deed-messenger-place = Send a messenger: { $space }

## What happens

affliction-first-player = { $seat } is First Player.
affliction-faction-drawn = { $seat } leads { $faction }.
affliction-grievance-drawn = { $grievance ->
    [unknown] { $seat } draws a grievance.
   *[other] { $seat } draws a grievance: { $grievance }.
}
affliction-starters-offered = { $colonists ->
    [unknown] { $seat } chooses between two Starting Colonists.
   *[other] { $seat } chooses between { $colonists }.
}
affliction-starter = { $colonist } begins in the circle of { $seat }.
affliction-turned-up = { $colonist } comes into { $row }.
affliction-round-began = Round { $n } begins; { $seat } places first.
affliction-placed = { $seat } sends a messenger: { $space }.
affliction-resolving = { $seat } resolves: { $space }.
affliction-gained = { $seat } gains { $n } influence.
affliction-gained-by = { $seat } gains { $n } influence through { $colonist }.
affliction-paid = { $seat } pays { $n } influence for { $colonist }’s ability.
affliction-generated = { $n ->
    [0] { $seat } generates no influence.
   *[other] { $seat } generates { $n } influence.
}
affliction-accused = { $n ->
    [one] { $seat } accuses { $colonist }.
   *[other] { $seat } places { $n } accusations on { $colonist }.
}
affliction-accused-by = { $n ->
    [one] { $seat }’s { $by } accuses { $colonist }.
   *[other] { $seat }’s { $by } places { $n } accusations on { $colonist }.
}
affliction-cleared = { $n ->
    [one] { $seat } takes an accusation off { $colonist }{ affliction-for-cost }.
   *[other] { $seat } takes { $n } accusations off { $colonist }{ affliction-for-cost }.
}
affliction-for-cost = { $cost ->
    [0] {""}
    [1] {" "}for 1 influence
   *[other] {" "}for { $cost } influence
}
affliction-plea = { $colonist } pleads for the others, who each lose an accusation: { $colonists }.
affliction-moved-accusation = { $seat } moves an accusation from { $colonist } to { $onto }.
affliction-protected = { $seat } protects { $colonist }.
affliction-took-first = { $seat } takes the First Player token.
affliction-haunted = { $seat } brings Spectral Evidence against { $colonist }.
affliction-frightened = { $seat } frightens { $colonist } (Fear { $n }).
affliction-comforted = { $seat } takes a Fear off { $colonist } ({ $n } left).
affliction-used = { $seat } uses { $colonist }.
affliction-advocate = { $seat } gives { $colonist } an advocate ({ $n } now).
affliction-released = { $seat } has { $colonist } set free; { $target } loses the arrest.
self-affliction-released = { $seat } has { $colonist } set free and loses that arrest.
affliction-sent-away = { $seat } lets { $colonist } sail away.
affliction-took-influence = { $seat } takes { $n } influence from { $target }.
affliction-removed-influence = { $seat } makes { $target } lose { $n } influence.
affliction-declared-arrest = { $seat } wants to arrest { $colonist }.
affliction-scapegoat = { $seat } points at { $colonist }: arrest her instead of { $instead-of }!
affliction-arrested = { $seat } arrests { $colonist }{ $target ->
    [none] {" "}
   *[other] {" "}out of { $target }’s circle{" "}
}{ $cost ->
    [0] at no cost.
   *[other] for { $cost } influence.
}
affliction-brought = { $seat } brings { $colonist } into their circle for { $cost } influence.
affliction-won-over = { $seat } wins { $colonist } over from { $target } for { $cost } influence.
affliction-declined = { $seat } leaves { $space } unused.
affliction-used-on-nobody = { $colonist } does nothing after all.
affliction-no-action = { $seat } can do nothing here: { $space }.
affliction-no-accusations = There is no accusation left for { $seat } to place.
affliction-went-under = { $colonist } leaves the bottom row and goes under the deck.
affliction-end-card = { $card } appears: the game is over.
affliction-scored = { $seat } had { $grievance }: righteousness { $righteousness }, wealth { $wealth }, status { $status }, grievances { $grievances }; { $total ->
    [one] 1 point.
   *[other] { $total } points.
}

## Refusals

error-affliction-space-taken = A messenger stands there already.
error-affliction-forced = This cannot be declined.
error-affliction-not-in-play = This colonist is not in play.
error-affliction-is-arrested = This colonist has been arrested.
error-affliction-own-circle = This colonist is in your own circle.
error-affliction-protected = This colonist is protected.
error-affliction-no-accusation = Without an accusation or Spectral Evidence there is no arrest.
error-affliction-shielded = This colonist’s ability forbids it.
error-affliction-too-dear = You do not have enough influence for that.
error-affliction-wrong-place = Your faction cannot bring in somebody of the other place.
error-affliction-silenced = Fear or Spectral Evidence silences this colonist.
error-affliction-used = That has been used already.
error-affliction-no-effect = That would do nothing now.
error-affliction-not-in-circle = This colonist is not in your circle.
error-affliction-most-fear = There are three already, and that is the most.
error-affliction-fear-shunned = No Fear can be placed on that circle.
error-affliction-no-token-there = There is no such token on that card.
error-affliction-none-left = The supply has no such token left.
error-affliction-lies-there = The token lies there already.
error-affliction-girls-shunned = Afflicted girls cannot accuse this colonist.
error-affliction-not-offered-starter = This Starting Colonist was not offered to you.
error-affliction-not-a-target = This ability cannot be used on that.
error-affliction-no-scapegoat = She cannot be declared a scapegoat now.

## The story, once the game is over

affliction-story-lead = { $seat } took the lead with { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
affliction-story-arrested = { $seat } arrested { $colonist }.
affliction-story-arrested-from = { $seat } arrested { $colonist } out of the circle of { $target }.
affliction-story-settled = { $seat } arrested { $colonist } and settled a secret grievance.
affliction-story-scapegoat = { $seat } gave up { $colonist } to save { $instead-of }.
affliction-story-won-over = { $seat } won { $colonist } over from { $target }.
affliction-story-released = { $seat } had { $colonist } set free; { $target } lost the arrest.
self-affliction-story-released = { $seat } had { $colonist } set free and lost that arrest.
affliction-story-end-card = { $card } appeared: no more rounds.
affliction-story-grievances = The secret grievances turned it: { $target } had led, { $winners } won.
affliction-story-round = Round { $n }
affliction-story-chart = Points

## Why the others should beware of somebody, said after a remark and a colon

affliction-why-leads = { $n } points ahead of everybody but me
affliction-why-took-mine = { $n } colonists taken from my circle
affliction-why-rich = { $n } influence in hand
