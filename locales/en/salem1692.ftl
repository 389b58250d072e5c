### Salem 1692. Card names and what players say at the table; every text in our own words.
### `.a` is the name as it stands inside a sentence, `.text` says what the thing does, `.who` tells a life.

## The game

salem1692-name = Salem 1692
    .text = Hidden witches, open accusations, and nights in which somebody dies. 4 to 12 players.
salem1692-side-town = the town
salem1692-side-witches = the witches

## Playing cards

salem1692-card-accusation = Accusation
    .a = an Accusation
    .text = Red. Lay it in front of another player: 1 accusation. At the limit one of their Tryals is turned up.
salem1692-card-evidence = Evidence
    .a = a piece of Evidence
    .text = Red. Lay it in front of another player: 3 accusations.
salem1692-card-witness = Witness
    .a = a Witness
    .text = Red. Lay it in front of another player: 7 accusations.
salem1692-card-alibi = Alibi
    .a = an Alibi
    .text = Green. Take red cards worth up to 3 accusations away from another player.
salem1692-card-stocks = Stocks
    .a = the Stocks
    .text = Green. Lay them in front of another player, who will miss their next turn.
salem1692-card-scapegoat = Scapegoat
    .a = a Scapegoat
    .text = Green. Move every red, green and blue card in front of one other player to another one.
salem1692-card-arson = Arson
    .a = Arson
    .text = Green. Another player loses their whole hand.
salem1692-card-curse = Curse
    .a = a Curse
    .text = Green. Discard one blue card in front of another player.
salem1692-card-robbery = Robbery
    .a = Robbery
    .text = Green. Give the whole hand of one other player to another one.
salem1692-card-matchmaker = Matchmaker
    .a = a Matchmaker
    .text = Blue. The two players who have one are linked: when one dies, so does the other.
salem1692-card-asylum = Asylum
    .a = Asylum
    .text = Blue. The witches cannot kill this player at Night.
salem1692-card-piety = Piety
    .a = Piety
    .text = Blue. No red card can be played on this player.
salem1692-card-black-cat = Black Cat
    .a = the Black Cat
    .text = Blue. When Conspiracy is drawn, this player first has a Tryal turned up.
salem1692-card-conspiracy = Conspiracy
    .a = Conspiracy
    .text = Black. A Tryal of the player with the Black Cat is turned up; then everyone takes a hidden Tryal from the left.
salem1692-card-night = Night
    .a = Night
    .text = Black. The town closes its eyes, the witches choose a victim, the Constable protects someone.

## Tryals

salem1692-tryal-not-a-witch = Not a Witch
    .a = a Not a Witch
    .text = Nothing to fear from this one.
salem1692-tryal-witch = Witch
    .a = a Witch
    .text = Whoever has ever held it is a witch. Turned up, it kills its owner.
salem1692-tryal-constable = Constable
    .a = the Constable
    .text = At Night its owner protects another player with the gavel.

## Town Hall

salem1692-character-abigail-williams = Abigail Williams
    .text = When you place the final accusation, you may discard all red cards in front of you.
    .who = A child of about eleven in the minister's house, among the first to fall ill and to name neighbours.
salem1692-character-ann-putnam = Ann Putnam
    .text = When you place the final accusation, you may draw two cards before the Tryal is turned up.
    .who = Twelve years old and one of the most heard accusers; in 1706 she asked her church for forgiveness.
salem1692-character-cotton-mather = Cotton Mather
    .text = Evidence in front of you is worth only 1.
    .who = A Boston minister and writer who warned against ghostly evidence and yet defended the court.
salem1692-character-george-burroughs = George Burroughs
    .text = It takes eight accusations to turn up a Tryal of yours.
    .who = Once minister of the Village, told of for his strength; hanged in August 1692 after saying the Lord's Prayer without a fault.
salem1692-character-giles-corey = Giles Corey
    .text = When you draw two Accusations on your turn, you may show them and draw a third card.
    .who = An old farmer who would not answer to the charge and was pressed to death under stones in September 1692.
salem1692-character-john-proctor = John Proctor
    .text = When another player dies, their hand and the blue cards in front of them come into your hand.
    .who = A farmer and innkeeper who stood by his wife Elizabeth and doubted the accusers aloud; hanged in August 1692.
salem1692-character-martha-corey = Martha Corey
    .text = You have the power of the first living player on your right.
    .who = A churchgoing woman who spoke against the trials from the start; hanged in September 1692.
salem1692-character-mary-warren = Mary Warren
    .text = Matchmaker and Black Cat do you no harm.
    .who = A servant in the Proctor house, by turns accuser and accused, jailed and in the end set free.
salem1692-character-rebecca-nurse = Rebecca Nurse
    .text = When a Tryal of another player is turned up by accusations or the Black Cat, you may draw a card.
    .who = Seventy-one years old and loved by her neighbours, 39 of whom signed for her; hanged in July 1692.
salem1692-character-samuel-parris = Samuel Parris
    .text = Twice in the game, take two cards from the discards as your turn.
    .who = Minister of Salem Village; the trouble began in his house, and the Village later sent him away.
salem1692-character-sarah-good = Sarah Good
    .text = Arson and Robbery against you come to nothing.
    .who = A poor woman who went begging from door to door, among the first three accused; hanged in July 1692.
salem1692-character-thomas-danforth = Thomas Danforth
    .text = You may turn up a Tryal when you bring a player to one accusation below the limit.
    .who = Deputy governor who led early hearings and later spoke against the way the court worked.
salem1692-character-tituba = Tituba
    .text = Once in the game, before you draw, look at the deck and put it in any order.
    .who = An enslaved woman in the minister's house, the first made to confess; she spent more than a year in jail and was never tried.
salem1692-character-will-griggs = Will Griggs
    .text = You may play Alibi as Witness, worth 7.
    .who = The Village physician, said to have been the first to blame an evil hand for the girls' illness.
salem1692-character-william-phips = William Phips
    .text = Once in the game you may confess without turning up a Tryal.
    .who = Shipbuilder, treasure hunter and governor, who set up the witchcraft court and then dissolved it.

## Options

salem1692-option-choose-character = Choose your character
    .text = Everyone is dealt two characters and keeps one (7 players or fewer).
salem1692-option-conspiracy = Conspiracy
    .text = What happens to the Tryals taken at Conspiracy.
salem1692-option-conspiracy-left = taken from the left
    .text = Everyone keeps the Tryal taken from the player on the left.
salem1692-option-conspiracy-shuffled = mixed in the middle
    .text = The Tryals taken are shuffled and dealt out again, so nobody knows where a card went.
salem1692-option-hide-former-witches = Former witches stay hidden
    .text = When players die whose Witch card is gone, it is not told that they had been witches.
salem1692-option-extra-witch = One more Witch
    .text = Two Witch cards with 4 or 5 players, three with 6 to 12.
salem1692-option-gentle-reveal = Gentle reveal
    .text = While the accused has 4 or 5 hidden Tryals, two are pointed at and the accused chooses one.
salem1692-option-griggs-beats-piety = Griggs beats Piety
    .text = Will Griggs may play Alibi as Witness against Piety too.

## How it ended

salem1692-outcome-last-witch-revealed = The last Witch card is face up: the town wins.
salem1692-outcome-only-witches-left = Only witches are left alive: the witches win.
