### Alley Cats: texts of the game.
###
### $seat_name, $by_name, $to_name and $target_name are names of players. $kind is claw, hiss, owl or sardine.
### $place is harbour, market or rooftops. $fish, $worth, $claw, $left, $lives, $number and $roll are numbers.

example-name = Alley Cats
example-tagline = Two to ten cats, one dog, not enough fish.

## Words

example-place = { $place ->
    [harbour] the harbour
    [market] the market
   *[rooftops] the rooftops
}
example-card = { $kind ->
    [claw] claw { $worth }
    [hiss] hiss
    [owl] owl
    [sardine] sardine { $worth }
   *[other] card
}
example-fish = { $fish ->
    [one] { $fish } fish
   *[other] { $fish } fish
}

## What lies on the table

example-field-cats = Cats
example-field-choices = Choices
example-field-claw = Claw
example-field-day = Day has broken
example-field-discarded = Discarded cards
example-field-done = Done
example-field-fish = Fish
example-field-hand = Hand
example-field-harbour = Fish in the harbour
example-field-id = Number
example-field-lives = Lives
example-field-market = Fish in the market
example-field-night = Night
example-field-number = Number
example-field-offers = Offers
example-more-offers_made = Offers made so far
example-field-out = Out
example-field-pack = Pack
example-field-place = Place
example-field-rest = Cards without a place
example-field-stopped = Stopped
example-field-to_hiss = Answers a hiss
example-field-top = Cards on top
example-field-waiting = Not answered yet
example-more-windows = Reactions asked for
example-field-worth = Worth

example-value-claw = claw
example-value-hiss = hiss
example-value-owl = owl
example-value-sardine = sardine
example-value-harbour = harbour
example-value-market = market
example-value-rooftops = rooftops
example-value-Night = Night
example-value-Dusk = Dusk
example-value-Prowling = Prowling
example-value-Turn = Turn
example-value-Grooming = Grooming
example-value-Errand = Errand
example-value-Pouncing = Pounce
example-value-Reactions = Reactions
example-value-Strike = Strike

## Prompts

example-prompt-dusk = Dusk. Choose in secret where to prowl.
example-prompt-groom = Your turn. Groom yourself, then go on an errand.
example-prompt-errand = Your errand: scavenge, nap, watch or pounce.
example-prompt-react = Hiss, or let it pass?

## Actions

example-action-Prowl = Prowl: { example-place }
example-action-Eat = Eat a sardine worth { $worth }
example-action-Heal = Heal: four fish for a life
example-action-Finish = End the grooming
example-action-Scavenge = Scavenge: draw a card
example-action-Watch = Watch: look at the top of the pack
example-action-Nap = Nap: take one fish
example-action-Pounce = { $claw ->
    [0] Pounce on { $target_name }
   *[other] Pounce on { $target_name } with claw { $claw }
}
example-action-Hiss = Hiss
example-action-LetPass = Let it pass
example-action-MakeOffer = Offer fish for a card
example-action-Withdraw = Withdraw offer { $offer }
example-action-Accept = Accept offer { $offer }: give { $card ->
    [claw] claw { $worth }
    [hiss] a hiss
    [owl] an owl
   *[sardine] sardine { $worth }
}

## Standing orders

example-order-PassAll = Let everything pass
example-order-PassOthers = Let pass what does not concern a pounce on me

## Events

example-event-NightFell = Night { $number }: { $harbour } fish in the harbour, { $market } in the market.
example-event-PlaceChosen = You will prowl { $place ->
    [harbour] in the harbour
    [market] in the market
   *[rooftops] on the rooftops
}.
example-event-PlaceShown = { $seat_name } went to { example-place }.
example-event-DogCame = The dog came to { example-place }.
example-event-LifeLost = { $left ->
    [0] { $seat_name } lost the last life.
    [one] { $seat_name } lost a life; { $left } is left.
   *[other] { $seat_name } lost a life; { $left } are left.
}
example-event-FishFound = { $seat_name } found { example-fish }.
example-event-CardDrawn = { $kind ->
    [claw] { $seat_name } drew a claw { $worth }.
    [hiss] { $seat_name } drew a hiss.
    [owl] { $seat_name } drew an owl.
    [sardine] { $seat_name } drew a sardine { $worth }.
   *[other] { $seat_name } drew a card.
}
example-event-CardShown = It is for all to see: { example-card }.
example-event-PackRenewed = The discarded cards became a new pack: { $cards }.
example-event-SardineEaten = { $seat_name } ate a sardine worth { $worth }.
example-event-LifeBought = { $seat_name } healed and has { $lives } lives.
example-event-PackWatched = { $seat_name } looked at the top of the pack.
example-event-NapTaken = { $seat_name } took a nap and a fish.
example-event-PounceAnnounced = { $claw ->
    [0] { $seat_name } pounced on { $target_name }.
   *[other] { $seat_name } pounced on { $target_name } with claw { $claw }.
}
example-event-Hissed = { $seat_name } hissed.
example-event-LetThrough = { $seat_name } let it pass.
example-event-PounceStopped = The pounce on { $target_name } came to nothing.
example-event-PounceMissed = { $seat_name } rolled { $roll } and missed { $target_name }.
example-event-PounceHit = { $seat_name } rolled { $roll }, hit { $target_name } and took { example-fish }.
example-event-OfferMade = { $by_name } offered { $to_name } { example-fish } for a card.
example-event-OfferWithdrawn = { $by_name } took back the offer to { $to_name }.
example-event-CardSold = { $kind ->
    [claw] { $seat_name } gave { $to_name } a claw { $worth } for { example-fish }.
    [hiss] { $seat_name } gave { $to_name } a hiss for { example-fish }.
    [owl] { $seat_name } gave { $to_name } an owl for { example-fish }.
    [sardine] { $seat_name } gave { $to_name } a sardine { $worth } for { example-fish }.
   *[other] { $seat_name } gave { $to_name } a card for { example-fish }.
}
example-event-CatOut = { $seat_name } is out.
example-event-DayBroke = Day broke after { $nights } nights.

## Why the game ended

example-reason-daybreak = Day broke: the dog’s rounds were over.
example-reason-last_cat = No more than one cat was left.

## Refusals

example-no-unknown_place = There is no such place. Choose the harbour, the market or the rooftops.
example-no-no_such_card = You do not hold such a card. Choose another action.
example-no-not_enough_fish = There is not enough fish for that: { $price } needed.
example-no-lives_full = You have all of your { $lives } lives. Keep the fish.
example-no-no_such_cat = That cat cannot be chosen. Choose another one.
example-no-pack_empty = All cards are in hands. Choose another errand.
example-no-not_now = This is not possible now. Choose one of the listed actions.
example-no-no_such_offer = There is no such offer any more.
example-no-no_deals_now = Offers are accepted during an errand. Try again then.
example-no-cat_out = Your cat is out of the game.

## Options

example-option-open_hands = Open hands
example-option-open_hands-help = If on, everybody sees all cards in hands.
example-option-lives = Lives
example-option-lives-help = How many lives each cat begins with. Usually 3.
example-option-most_bells = Bells at most
example-option-most_bells-help = A collar with more bells is not welcome.
example-option-foreign_collars = Collars from elsewhere
example-option-foreign_collars-help = If on, collars that this house has not made may come too.
example-option-collars = Collars
example-option-collars-help = What the cats come with. The house fills it in.
example-fault-too_many_bells = { $bells } bells, but { $games ->
    [one] { $games } game
   *[other] { $games } games
} only. Remove bells.
example-fault-collar_count = There must be a collar, or none, for each of { $seats } seats.
example-no-foreign_collar = This collar was not made here. Come without it, or ask the host to allow such collars.
example-no-loud_collar = This collar has { $bells } bells, and { $most } are allowed. Come without it.

## Collars

example-keepsakes = Collars
example-keepsake = Collar
example-keepsake-collar = { $name }: { $bells ->
    [one] { $bells } bell
   *[other] { $bells } bells
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
example-keepsake-outing = { $date } · place { $rank } · { example-fish }
