# Moonrakers: barrels, boasts and rakes.

## The game

moonrakers-name = Moonrakers
    .text = Roll barrels into the village pond by night, say what is in them, and rake up whoever lies.
moonrakers-option-purse = Purse
    .text = How many coins everyone begins with.
moonrakers-good-hay = hay
    .a = hay
moonrakers-good-salt = salt
    .a = salt
moonrakers-good-brandy = brandy
    .a = brandy
moonrakers-good-silk = silk
    .a = silk

## What happens

moonrakers-drew = { $good ->
    [unknown] { $seat } takes a barrel from the cart.
   *[other] { $seat } takes a barrel from the cart: { $good }.
}
moonrakers-begins = { $seat } begins.
moonrakers-rolled = { $good ->
    [unknown] { $seat } rolls a barrel into the pond.
   *[other] { $seat } rolls a barrel of { $good } into the pond.
}
moonrakers-said = { $seat } says: “That is { $good }.”
moonrakers-sank = { $seat } earns { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
moonrakers-raked = { $seat } rakes up the barrel of { $target }: it holds { $good }.
moonrakers-paid = { $n ->
    [0] { $seat } has nothing to pay { $target } with.
    [one] { $seat } pays { $target } 1 coin.
   *[other] { $seat } pays { $target } { $n } coins.
}
moonrakers-outcome-richest = { $winners } has the most coins and wins.
moonrakers-outcome-shared = { $winners } have the most coins and share the win.

## What is asked

moonrakers-ask-turn = Which barrel do you roll into the pond?
moonrakers-ask-boast = What do you say is in it?
moonrakers-ask-raking = Do you rake?
moonrakers-do-roll = Roll in { $good }
moonrakers-do-say = “{ $good }”
moonrakers-do-rake = Rake it up
moonrakers-do-leave = Let it lie

## What a plain table shows of the view; `.seat` stands beside each player

moonrakers-view-turn = In turn
moonrakers-view-said = It is said to be
moonrakers-view-hand = My barrels
moonrakers-view-sunk = Mine in the pond
moonrakers-view-ashore = Raked up
moonrakers-view-on-cart = Barrels on the cart
moonrakers-view-coins =
    .seat = { $value ->
        [one] 1 coin
       *[other] { $value } coins
    }
moonrakers-view-barrels =
    .seat = { $value ->
        [one] 1 barrel at hand
       *[other] { $value } barrels at hand
    }
moonrakers-view-in-pond =
    .seat = { $value } in the pond
moonrakers-good-nothing = nothing

## The board in the browser

moonrakers-pond = The pond
moonrakers-phase = { $n ->
    [0] The cart is empty
    [one] 1 barrel on the cart
   *[other] { $n } barrels on the cart
}
moonrakers-coins = Coins

## The board in the terminal

cli-moonrakers-cart = { $n ->
    [0] The cart is empty
    [one] 1 barrel on the cart
   *[other] { $n } barrels on the cart
}
cli-moonrakers-said = { $name } says: { $good }
cli-moonrakers-column-coins = Coins
cli-moonrakers-column-barrels = Barrels
cli-moonrakers-column-in-pond = In the pond
cli-moonrakers-hand = Your barrels
cli-moonrakers-sunk = Yours in the pond
cli-moonrakers-ashore = Raked up
cli-moonrakers-story = { $name } had in the pond: { $goods }

## The story, once the game is over

moonrakers-story-lied = A lie that sank: { $seat } said { $said }, and it was { $good }.
moonrakers-story-caught = { $seat } raked up a lie of { $target }.
moonrakers-story-wronged = { $seat } raked, and { $target } had told the truth.
moonrakers-story-chart = Coins
