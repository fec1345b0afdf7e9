### Cyber Wedding: texts of the game.
###
### $seat_name, $to_name, $by_name are names of players. $card_name, $character_name, $ability_name and $tile_name are
### texts from below, $…_square is a square like “n8”, $tile_place a tile like “B4”, $mark_name a Mark like “II”.
### A Cyberman is told by $cyberman_rank, $cyberman_mark and $cyberman_square, somebody’s character by
### $captive_character and $captive_owner, a line by $line_axis and $line_name. Codes are words of the rules.

cyberwedding-name = Cyber Wedding
cyberwedding-tagline = The cake is cut, the Cybermen are here: flee by car, stand together, or change sides.

## Words inside other texts. Languages with cases have a text for each: as subject, as object, and after “with”.

cyberwedding-the-cyberman = { $cyberman_rank ->
    [leader] the Cyberleader
    [lieutenant] a Cyberlieutenant
    [gone] the Cyberman
   *[ordinary] a Mark { $cyberman_mark }
}
cyberwedding-the-cyberman-object = { cyberwedding-the-cyberman }
cyberwedding-the-cyberman-with = { cyberwedding-the-cyberman }
# And where it stands, as long as it does.
cyberwedding-the-cyberman-placed = { $cyberman_rank ->
    [gone] { cyberwedding-the-cyberman }
   *[other] { cyberwedding-the-cyberman } ({ $cyberman_square })
}
cyberwedding-the-cyberman-object-placed = { $cyberman_rank ->
    [gone] { cyberwedding-the-cyberman-object }
   *[other] { cyberwedding-the-cyberman-object } ({ $cyberman_square })
}
cyberwedding-the-captive = { $captive_character ->
    [bride] the Bride
    [groom] the Groom
    [athletic] the Athletic
    [geek] the Geek
    [parent] the Parent
    [whiner] the Whiner
   *[reenactor] the AAF Re-Enactor
} of { $captive_owner }
cyberwedding-the-captive-object = { cyberwedding-the-captive }
cyberwedding-the-facing = { $facing ->
    [0] facing north
    [1] facing east
    [2] facing south
   *[3] facing west
}
cyberwedding-the-tokens = { $fatigue ->
    [0] { $escape ->
        [one] { $escape } Escape token
       *[other] { $escape } Escape tokens
    }
   *[other] { $escape ->
        [0] { $fatigue ->
            [one] { $fatigue } Fatigue token
           *[other] { $fatigue } Fatigue tokens
        }
       *[other] { $escape } Escape and { $fatigue } Fatigue
    }
}
cyberwedding-the-line = { $line_axis ->
    [row] row { $line_name }{ $backwards ->
        [yes] , going west
       *[no] , going east
    }
   *[column] column { $line_name }{ $backwards ->
        [yes] , going north
       *[no] , going south
    }
}

## Characters

cyberwedding-character-bride = Bride
cyberwedding-character-bride-help = Active. Roll a die: on a 6 take an Escape token; in a named building on a 5 or 6.
cyberwedding-character-groom = Groom
cyberwedding-character-groom-help = Active. Roll a die: on a 6 take an Escape token; in a named building on a 5 or 6.
cyberwedding-character-athletic = Athletic
cyberwedding-character-athletic-help = Active. Roll a die: on a 5 or 6 take a Fatigue token; in a named building on a 4, 5 or 6.
cyberwedding-character-geek = Geek
cyberwedding-character-geek-help = Active. Up to 3 squares in a straight line past all Cybermen, without a fight. Hotwires a car on a 5 or 6.
cyberwedding-character-parent = Parent
cyberwedding-character-parent-help = Active. Push a neighbouring Cyberman one square and turn it as you like. Not the Cyberleader.
cyberwedding-character-whiner = Whiner
cyberwedding-character-whiner-help = Passive. When a special ability is aimed at your group, roll a die: on a 4, 5 or 6 nothing happens.
cyberwedding-character-reenactor = AAF Re-Enactor
cyberwedding-character-reenactor-help = Passive. +1 to every roll in a fight with a Cyberman in your square, not against shots.

## Cards: name and effect

cyberwedding-card-hedge-trimmer = Hedge Trimmer
cyberwedding-card-hedge-trimmer-help = In your turn: +2 to all your rolls in fights until it ends.
cyberwedding-card-cyberscanner = Cyberscanner
cyberwedding-card-cyberscanner-help = In your turn: look at a player’s hand and take a card of your choice.
cyberwedding-card-emergency-teleport = Emergency Teleport
cyberwedding-card-emergency-teleport-help = It goes onto this card instead of the supply; its destroyer still scores. In your turn: it appears on any legal space, facing as you like.
cyberwedding-card-cricket-bat = Cricket Bat
cyberwedding-card-cricket-bat-help = After one of your rolls in a fight: roll again and take the new result.
cyberwedding-card-tennis-racquet = Tennis Racquet
cyberwedding-card-tennis-racquet-help = An Energy Beam or a Gun aimed at you misses.
cyberwedding-card-gold = Family Gold
cyberwedding-card-gold-help = It is destroyed, and you score it. In a fight with it you have won.
cyberwedding-card-picnic-hamper = Picnic Hamper
cyberwedding-card-picnic-hamper-help = Take 3 Fatigue tokens.
cyberwedding-card-nail-varnish = Nail Varnish
cyberwedding-card-nail-varnish-help = It is destroyed, and you score it. In a fight with it you have won.
cyberwedding-card-second-wind = Second Wind
cyberwedding-card-second-wind-help = Take 2 Fatigue tokens.
cyberwedding-card-adrenaline-rush = Adrenaline Rush
cyberwedding-card-adrenaline-rush-help = Take an Escape token.
cyberwedding-card-run-for-it = Run for It
cyberwedding-card-run-for-it-help = +3 movement in this phase.
cyberwedding-card-through-the-hedge = Through the Hedge
cyberwedding-card-through-the-hedge-help = In this phase your group may enter hedges and cross the fence, but may not end in a hedge of its own will.
cyberwedding-card-distraction = Distraction
cyberwedding-card-distraction-help = Move an ordinary Cyberman 1 to 3 squares and turn it as you like. It enters no square with a group other than yours.
cyberwedding-card-malfunction = Malfunction
cyberwedding-card-malfunction-help = It does not happen.
cyberwedding-card-signal-jam = Signal Jam
cyberwedding-card-signal-jam-help = Either the number of Cybermen that move now is 2 lower, or both limits of special abilities in this turn are. Never below none.
cyberwedding-card-reinforcement-beam = Reinforcement Beam
cyberwedding-card-reinforcement-beam-help = Place 2 ordinary Cybermen of the current Mark on legal spaces of one tile.
cyberwedding-card-second-unit = Second Conversion Unit
cyberwedding-card-second-unit-help = Place a Unit on a legal space that is neither hedge nor road, at distance 4 or more from all groups, on a tile without one.
cyberwedding-card-sabotage = Sabotage
cyberwedding-card-sabotage-help = The Unit is destroyed: +1 VP.
cyberwedding-card-struggle-free = Struggle Free
cyberwedding-card-struggle-free-help = It comes back for nothing and without VP (6).
cyberwedding-card-bouquet-toss = Bouquet Toss
cyberwedding-card-bouquet-toss-help = Swap places with a group at distance 6 or less.
cyberwedding-card-speeches = Speeches
cyberwedding-card-speeches-help = In the next Movement Phase of another human player the allowance is 2 at most.
cyberwedding-card-borrowed-phone = Borrowed Phone
cyberwedding-card-borrowed-phone-help = Take a card by chance from a player’s hand.
cyberwedding-card-hacking = Hacking
cyberwedding-card-hacking-help = All Mark V on the map are destroyed, the Cyberleader and Cyberlieutenants too. You score each, and captives go home.
cyberwedding-card-conversion-glitch = Conversion Glitch
cyberwedding-card-conversion-glitch-help = It becomes a Partial instead (8).
cyberwedding-card-rapid-upgrade = Rapid Upgrade
cyberwedding-card-rapid-upgrade-help = Technology is one higher, V at most.
cyberwedding-card-keys = Keys in the Ignition
cyberwedding-card-keys-help = You have the car, without hotwiring: flee or attack with it at once (7).

## Cards: when they can be played

cyberwedding-when-hedge-trimmer = in a Rex Hazzlewood Rose Garden
cyberwedding-when-cyberscanner = in the square of a Unit
cyberwedding-when-emergency-teleport = an ordinary Cyberman is destroyed
cyberwedding-when-cricket-bat = on a Cricket Pitch
cyberwedding-when-tennis-racquet = on the Tennis Court
cyberwedding-when-gold = a Mark III or IV in your square or next to it
cyberwedding-when-picnic-hamper = in a named building
cyberwedding-when-nail-varnish = a Mark I or II in your square or next to it
cyberwedding-when-second-wind = any time
cyberwedding-when-adrenaline-rush = any time
cyberwedding-when-run-for-it = your Movement Phase
cyberwedding-when-through-the-hedge = your Movement Phase
cyberwedding-when-distraction = your turn, or before a Cyberman Phase
cyberwedding-when-malfunction = a special ability is aimed at you
cyberwedding-when-signal-jam = before a Cyberman Phase
cyberwedding-when-reinforcement-beam = your turn
cyberwedding-when-second-unit = your turn, if a Unit is spare
cyberwedding-when-sabotage = in the square of a Unit
cyberwedding-when-struggle-free = one of your characters is carried
cyberwedding-when-bouquet-toss = your turn, not in a fight
cyberwedding-when-speeches = your turn
cyberwedding-when-borrowed-phone = your turn
cyberwedding-when-hacking = Technology is V
cyberwedding-when-conversion-glitch = your character is about to be converted
cyberwedding-when-rapid-upgrade = your turn
cyberwedding-when-keys = your Movement Phase, with a car and no Cyberman in your square

## Kinds of cards, and who may play them

cyberwedding-kind-item = item
cyberwedding-kind-event = event
cyberwedding-who-human = human
cyberwedding-who-anybody = all

## Tiles

cyberwedding-tile-a1 = North-West Car Park
cyberwedding-tile-a2 = King George Terrace 1
cyberwedding-tile-a3 = North Gate
cyberwedding-tile-a4 = King George Terrace 2
cyberwedding-tile-a5 = North-East Car Park
cyberwedding-tile-b1 = Rex Hazzlewood Rose Garden 1
cyberwedding-tile-b2 = Rex Hazzlewood Rose Garden 2
cyberwedding-tile-b3 = Cricket Pitch 1
cyberwedding-tile-b4 = Cricket Pitch 2
cyberwedding-tile-b5 = Parliament House 1
cyberwedding-tile-c1 = Rex Hazzlewood Rose Garden 3
cyberwedding-tile-c2 = Rex Hazzlewood Rose Garden 4
cyberwedding-tile-c3 = Cricket Pitch 3
cyberwedding-tile-c4 = Cricket Pitch 4
cyberwedding-tile-c5 = Parliament Square
cyberwedding-tile-d1 = Tennis Court 1
cyberwedding-tile-d2 = Tennis Court 2
cyberwedding-tile-d3 = Broinowski Rose Garden 1
cyberwedding-tile-d4 = Broinowski Rose Garden 2
cyberwedding-tile-d5 = Parliament House 2
cyberwedding-tile-e1 = Tennis Court 3
cyberwedding-tile-e2 = Tennis Court 4
cyberwedding-tile-e3 = Broinowski Rose Garden 3
cyberwedding-tile-e4 = Broinowski Rose Garden 4
cyberwedding-tile-e5 = Wedding Marquee
cyberwedding-tile-f1 = South-West Car Park
cyberwedding-tile-f2 = Queen Victoria Terrace 1
cyberwedding-tile-f3 = South Gate
cyberwedding-tile-f4 = Queen Victoria Terrace 2
cyberwedding-tile-f5 = South-East Car Park

## Terrain, buildings, abilities, facings, roles, phases

cyberwedding-terrain-lawn = lawn
cyberwedding-terrain-road = road
cyberwedding-terrain-car-park = car park
cyberwedding-terrain-tree = tree
cyberwedding-terrain-rose-garden = rose garden
cyberwedding-terrain-hedge = hedge
cyberwedding-terrain-building = building
cyberwedding-terrain-court = Tennis Court
cyberwedding-terrain-gate = gate of the Tennis Court
cyberwedding-building-cricket-pavilion = Cricket Pavilion
cyberwedding-building-parliament-house = Parliament House
cyberwedding-building-wedding-marquee = Wedding Marquee
cyberwedding-building-tennis-court = Tennis Court
cyberwedding-ability-plain = plain
cyberwedding-ability-plain-help = No special ability.
cyberwedding-ability-energy-beam = Energy Beam
cyberwedding-ability-energy-beam-help = Four squares straight ahead. The first group or Partial fights as if the Cyberman were there.
cyberwedding-ability-gun = Gun
cyberwedding-ability-gun-help = Six squares straight ahead, and −1 to the rolls of the target.
cyberwedding-ability-mind-control = Mind Control
cyberwedding-ability-mind-control-help = A group at distance 3 or less. If it does not resist, it is moved up to 3 squares.
cyberwedding-facing-0 = north
cyberwedding-facing-1 = east
cyberwedding-facing-2 = south
cyberwedding-facing-3 = west
cyberwedding-state-human = human
cyberwedding-state-held = held
cyberwedding-state-partial = partial
cyberwedding-state-leader = Cyberleader
cyberwedding-state-lieutenant = Cyberlieutenant
cyberwedding-state-fled = fled
cyberwedding-state-out = out
cyberwedding-phase-setup = Setting up
cyberwedding-phase-reveal = Tile Reveal
cyberwedding-phase-attacked = Attacked
cyberwedding-phase-redraw = Redraw
cyberwedding-phase-movement = Movement
cyberwedding-phase-cybermen = Cybermen
cyberwedding-phase-abilities = Special Abilities
cyberwedding-phase-end = End

## Prompts

cyberwedding-prompt-draft = Choose a character for your group: in all two active ones and a passive one.
cyberwedding-prompt-bid = Bid for the card, pass, or leave the auction.
cyberwedding-prompt-corner = Choose the corner where the Conversion Unit stands.
cyberwedding-prompt-group = Place your group on the cricket pitch.
cyberwedding-prompt-reveal = Turn up a tile beside those that lie open.
cyberwedding-prompt-commands = Before the fights: play a card, use an item or an ability, start a rescue, or pass.
cyberwedding-prompt-arrival = A Cyberman arrives. Choose its square, its type, and where it faces.
cyberwedding-prompt-beam = The Cyberman on your Emergency Teleport appears. Where?
cyberwedding-prompt-tokens = You are farthest away: place the tokens on the new tile.
cyberwedding-prompt-which_fight = Group and Partial both have to fight. Which of them first?
cyberwedding-prompt-before_roll = You are about to roll in a fight. Play a card first, or roll.
cyberwedding-prompt-fight = The roll was too low. Pay tokens, or play a card.
cyberwedding-prompt-resist = The roll was too low to resist. Pay tokens, or give in.
cyberwedding-prompt-cover = You are behind cover, but the roll was too low. Pay Fatigue tokens, or face the shot.
cyberwedding-prompt-capture = You have lost. Which character is captured?
cyberwedding-prompt-movement = Move your group, use a car, or stop.
cyberwedding-prompt-partial = Move your Partial, or leave it where it is.
cyberwedding-prompt-car = The car is yours. Flee, or attack along a line.
cyberwedding-prompt-in_car = You sit in the car. Flee, attack along another line, or get out.
cyberwedding-prompt-crash = The car may crash. Spend tokens on the roll, or let it be.
cyberwedding-prompt-hit = The car hits something. Spend tokens on the roll, or let it be.
cyberwedding-prompt-thrown_out = There is no room where you are. Choose a square near by.
cyberwedding-prompt-home = Your character is free. Choose where your group comes back.
cyberwedding-prompt-before_cybermen = The Cybermen are about to move. Play a card, or pass.
cyberwedding-prompt-lieutenant = Move your Cyberlieutenant.
cyberwedding-prompt-carrier = Choose the way of a carrier to the Conversion Unit.
cyberwedding-prompt-cybermen = Choose a Cyberman, where it goes and where it faces.
cyberwedding-prompt-lieutenant_ability = Does your Cyberlieutenant use its ability?
cyberwedding-prompt-abilities = Choose a Cyberman that uses its ability, and on whom.
cyberwedding-prompt-go_on = The minimum of special abilities is reached. One more?
cyberwedding-prompt-targeted = A special ability is aimed at you. Answer with a card, or pass.
cyberwedding-prompt-destroyed = An ordinary Cyberman was destroyed. Play a card, or pass.
cyberwedding-prompt-control = The group is under Mind Control. Where does it go?
cyberwedding-prompt-pledge = A captive can be freed. How many Escape tokens do you pledge?
cyberwedding-prompt-glitch = Your character is about to be converted. Play a card, or pass.
cyberwedding-prompt-carrier_type = The carrier is upgraded. Choose its type.
cyberwedding-prompt-converted = A guest became a Cyberman. Choose its square, its type, and where it faces.
cyberwedding-prompt-role = You change sides. Choose the square of your figure, and where it faces.
cyberwedding-prompt-partial_place = Choose the square of your new Partial.
cyberwedding-prompt-scan = Take a card from the hand that you see.
cyberwedding-prompt-distract = Move the Cyberman that you distract, and turn it.
cyberwedding-prompt-found = Choose the square of the new Conversion Unit.
cyberwedding-prompt-end = Discard a card if you like, and end your turn.
cyberwedding-prompt-discard = You hold too many cards. Discard one.

## Actions

cyberwedding-action-PickCharacter = Take the { $character_name }
cyberwedding-action-Bid = Bid { $amount } VP
cyberwedding-action-Pass = Pass
cyberwedding-action-LeaveAuction = Leave the auction for good
cyberwedding-action-ChooseCorner = Put the Unit on { $square_square }
cyberwedding-action-PlaceGroup = Place the group on { $square_square }
cyberwedding-action-TurnUp = Turn up { $tile_place }, { $tile_name }
cyberwedding-action-PlaceCyberman = Place it on { $square_square }, { $ability_name }, { cyberwedding-the-facing }
cyberwedding-action-PlaceFigure = Appear on { $square_square }, { cyberwedding-the-facing }
cyberwedding-action-PlaceTokens = Fatigue to { $first_square } and { $second_square }{ $escape ->
    [-1] { "" }
   *[other] , Escape to { $escape_square }
}
cyberwedding-action-MoveCyberman = Move { cyberwedding-the-cyberman-object-placed } to { $to_square }, { cyberwedding-the-facing }
cyberwedding-action-MoveRest = Move the rest for me
cyberwedding-action-UseCyberAbility = Let { cyberwedding-the-cyberman-object-placed } aim at { $partial ->
    [yes] the Partial of { $to_name }
   *[no] { $to_name }
}
cyberwedding-action-ControlGroup = Move the group to { $square_square }
cyberwedding-action-UseRest = Aim the rest for me
cyberwedding-action-GoOn = One more
cyberwedding-action-Done = No more
cyberwedding-action-Decline = Not this time
cyberwedding-action-ChooseCaptive = Lose { cyberwedding-the-captive-object }
cyberwedding-action-ChooseType = Make it { $ability_name }
cyberwedding-action-Walk = Step to { $to_square }{ $fatigue_left ->
    [0] { "" }
   *[other] , leave Fatigue: { $fatigue_left }
}{ $escape_left ->
    [0] { "" }
   *[other] , leave Escape: { $escape_left }
}
cyberwedding-action-Stop = Stop
cyberwedding-action-MovePartial = Move the Partial to { $to_square }
cyberwedding-action-PlacePartial = Place the Partial on { $square_square }
cyberwedding-action-UseAbility = Use { cyberwedding-the-captive-object }{ $cyberman ->
    [-1] { "" }
   *[other] : { cyberwedding-the-cyberman-object-placed }
}{ $square ->
    [-1] { "" }
   *[other] {" "}→ { $square_square }
}{ $facing ->
    [-1] { "" }
   *[other] , { cyberwedding-the-facing }
}
cyberwedding-action-ChooseFight = { $partial ->
    [yes] The Partial fights first
   *[no] The group fights first
}
cyberwedding-action-Roll = Roll
cyberwedding-action-Yield = Spend nothing
cyberwedding-action-SpendEscape = Spend an Escape token
cyberwedding-action-SpendFatigue = Spend { $amount ->
    [one] { $amount } Fatigue token
   *[other] { $amount } Fatigue tokens
}
cyberwedding-action-PlayCard = Play { $card_name }{ $cyberman ->
    [-1] { "" }
   *[other] : { cyberwedding-the-cyberman-object-placed }
}{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}{ $captive ->
    [-1] { "" }
   *[other] : { cyberwedding-the-captive-object }
}{ $tile ->
    [-1] { "" }
   *[other] : { $tile_place }
}{ $limit ->
    [moves] : fewer Cybermen move
    [abilities] : fewer special abilities
   *[none] { "" }
}
cyberwedding-action-UseItem = Use { $card_name }{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}
cyberwedding-action-TakeCard = Take { $card_name }
cyberwedding-action-PlaceUnit = Put the Unit on { $square_square }
cyberwedding-action-DiscardCard = Discard { $card_name }
cyberwedding-action-DiscardItems = Discard { $first_name }, { $second_name } and { $third_name } for one more Technology
cyberwedding-action-EndTurn = End the turn
cyberwedding-action-OfferRescue = Ask for tokens to free { cyberwedding-the-captive-object }
cyberwedding-action-Pledge = { $amount ->
    [0] Pledge nothing
    [one] Pledge { $amount } Escape token
   *[other] Pledge { $amount } Escape tokens
}
cyberwedding-action-Hotwire = Hotwire the car
cyberwedding-action-Flee = Flee by car
cyberwedding-action-Drive = Attack along { cyberwedding-the-line }
cyberwedding-action-GetOut = Get out of the car
cyberwedding-action-SpendOnRoll = { $fatigue ->
    [0] { $escape ->
        [0] Spend nothing
       *[other] Spend { cyberwedding-the-tokens }
    }
   *[other] Spend { cyberwedding-the-tokens }
}
cyberwedding-action-MakePromise = Promise { $to_name }: { $text }
cyberwedding-action-SettlePromise = { $kept ->
    [yes] Promise { $promise } was kept
   *[no] Promise { $promise } was broken
}

## Standing orders

cyberwedding-order-PassUntilMyTurn = Pass whenever everybody is asked, until my next turn
cyberwedding-order-AskOnlyFor = Ask me only when one of these cards could be of use: { $cards_names }

## Events: setting up

cyberwedding-event-ChooserRolled = { $seat_name } rolled a { $die } for who chooses first.
cyberwedding-event-CharacterPicked = { $seat_name } took the { $character_name }.
cyberwedding-event-LotTurnedUp = { $seat_name } turned up a card for the auction: { $card_name }.
cyberwedding-event-BidMade = { $seat_name } bids { $amount } VP.
cyberwedding-event-BidPassed = { $seat_name } passes.
cyberwedding-event-AuctionLeft = { $seat_name } has left the auction.
cyberwedding-event-LotSold = { $seat_name } bought { $card_name } for { $amount } VP.
cyberwedding-event-LotSetAside = Nobody wants { $card_name }. It is put aside.
cyberwedding-event-AuctionEnded = The auction is over.
cyberwedding-event-CornerChosen = { $seat_name } chose { $square_square } for the Conversion Unit.
cyberwedding-event-GroupPlaced = The group of { $seat_name } stands on { $square_square }.

## Events: the turn

cyberwedding-event-RoundBegan = Round { $round } begins.
cyberwedding-event-TurnStarted = Round { $round }: the turn of { $seat_name }.
cyberwedding-event-TurnCut = The turn of { $seat_name } ends at once.
cyberwedding-event-TileTurnedUp = { $seat_name } turned up { $tile_place }, { $tile_name }: { $arrivals ->
    [one] { $arrivals } Cyberman arrives
   *[other] { $arrivals } Cybermen arrive
}.
cyberwedding-event-TokensPlaced = { $seat_name } placed Fatigue on { $first_square } and { $second_square }{ $escape ->
    [-1] { "" }
   *[other] , Escape on { $escape_square }
}.
# Which card it is only its player is told.
cyberwedding-event-CardDrawn = { $card_known ->
    [yes] { $seat_name } drew { $card_name }.
   *[no] { $seat_name } drew a card.
}
cyberwedding-event-DeckReshuffled = { $cards ->
    [one] The discard pile, { $cards } card, is the new deck.
   *[other] The discard pile, { $cards } cards, is the new deck.
}
cyberwedding-event-AllowanceRolled = { $seat_name } rolled a { $die } and may move { $allowance ->
    [one] { $allowance } square
   *[other] { $allowance } squares
}.
cyberwedding-event-GroupMoved = { $why ->
    [geek] The Geek led { $seat_name } from { $start_square } to { $square_square }.
   *[walk] { $seat_name } moved from { $start_square } to { $square_square }.
}
cyberwedding-event-TokensTaken = { $seat_name } took { cyberwedding-the-tokens } on { $square_square }.
cyberwedding-event-TokensGained = { $seat_name } gained { cyberwedding-the-tokens }.
cyberwedding-event-TokensReturned = { $seat_name } returned { cyberwedding-the-tokens }.
cyberwedding-event-CharacterRolled = { $seat_name } rolled a { $die } for the { $character_name } and needed a { $needed }.
cyberwedding-event-CybermanPushed = The Parent of { $seat_name } pushed { cyberwedding-the-cyberman-object } from { $start_square } to { $square_square }, { cyberwedding-the-facing }.

## Events: cards

cyberwedding-event-CardPlayed = { $seat_name } played { $card_name }{ $cyberman ->
    [-1] { "" }
   *[other] : { cyberwedding-the-cyberman-object }
}{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}{ $captive ->
    [-1] { "" }
   *[other] : { cyberwedding-the-captive-object }
}{ $tile ->
    [-1] { "" }
   *[other] : { $tile_place }
}{ $limit ->
    [moves] : fewer Cybermen move
    [abilities] : fewer special abilities
   *[none] { "" }
}.
cyberwedding-event-ItemUsed = { $seat_name } used { $card_name }{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}.
cyberwedding-event-ItemDiscarded = { $seat_name } discarded the item { $card_name }.
cyberwedding-event-ItemCybermanPut = A Mark { $mark_name } ({ $ability_name }) lies on the Emergency Teleport of { $seat_name }.
cyberwedding-event-CardDiscarded = { $seat_name } discarded { $card_name }.
# Only whoever looks is told which cards.
cyberwedding-event-HandSeen = { $cards_count ->
    [one] { $seat_name } looked at the hand of { $to_name }: { $cards_names }.
    [other] { $seat_name } looked at the hand of { $to_name }: { $cards_names }.
   *[hidden] { $seat_name } looked at the hand of { $to_name }.
}
# Which card only the two are told, and nobody else that there was one to tell.
cyberwedding-event-CardTaken = { $seat_name } took { $card_name } from { $to_name }.
cyberwedding-event-LimitLowered = { $limit ->
    [moves] { $seat_name } jams the signal: { $amount } fewer Cybermen move.
   *[abilities] { $seat_name } jams the signal: { $amount } fewer special abilities this turn.
}
cyberwedding-event-GroupsSwapped = { $seat_name } and { $to_name } swapped places: { $square_square } and { $other_square }.
cyberwedding-event-PlayerSlowed = { $to_name } has to listen to speeches and will move 2 squares at most.
cyberwedding-event-UnitPlaced = A Conversion Unit stands on { $square_square }.
cyberwedding-event-Passed = { $seat_name } passes.

## Events: points, promises, the end

cyberwedding-event-PointsScored = { $seat_name }: { $points } VP, { $why ->
    [flee] for getting away
    [cyberman] for a Cyberman destroyed
    [unit] for a Conversion Unit destroyed
    [leader] for the Cyberleader destroyed
    [rescue] for a rescue
    [kill] for a human killed
   *[converted] for a human converted
}.
cyberwedding-event-StateChanged = { $state ->
    [human] { $seat_name } is back among the humans.
    [held] Everybody of { $seat_name } is held.
    [partial] Only a Partial is left of { $seat_name }.
    [leader] { $seat_name } is the Cyberleader.
    [lieutenant] { $seat_name } is a Cyberlieutenant.
    [fled] { $seat_name } has fled.
   *[out] { $seat_name } is out of the game.
}
cyberwedding-event-GroupRemoved = The group of { $seat_name } leaves the map.
cyberwedding-event-PromiseMade = { $by_name } promised { $to_name }: { $text }
cyberwedding-event-PromiseSettled = { $kept ->
    [yes] { $to_name } says that { $by_name } kept promise { $promise }.
   *[no] { $to_name } says that { $by_name } broke promise { $promise }.
}
cyberwedding-event-PlayerLeft = { $seat_name } left the table.
cyberwedding-event-GameEnded = { $reason ->
    [machines_destroyed] The game is over. { cyberwedding-reason-machines_destroyed }
    [leaders_destroyed] The game is over. { cyberwedding-reason-leaders_destroyed }
    [nobody_human] The game is over. { cyberwedding-reason-nobody_human }
    [left_alone] The game is over. { cyberwedding-reason-left_alone }
   *[round_limit] The game is over. { cyberwedding-reason-round_limit }
}

## Events: Cybermen and captives

cyberwedding-event-TechnologyRose = { $why ->
    [supply] The supply is empty: Technology is { $mark_name }.
    [converted] They have learned something: Technology is { $mark_name }.
    [discarded] The Cyberleader gives orders: Technology is { $mark_name }.
   *[card] Technology is { $mark_name }.
}
cyberwedding-event-CybermanPlaced = A Mark { $mark_name } ({ $ability_name }) stands on { $square_square }, { cyberwedding-the-facing }.
cyberwedding-event-CybermanReplaced = The carrier ({ $cyberman_square }) is a Mark { $mark_name } now ({ $ability_name }).
cyberwedding-event-CybermanDestroyed = { $rank ->
    [leader] The Cyberleader on { $square_square } is destroyed.
    [lieutenant] A Cyberlieutenant on { $square_square } is destroyed.
   *[ordinary] A Mark { $mark_name } on { $square_square } is destroyed.
}
cyberwedding-event-UnitDestroyed = { $seat_name } destroyed the Conversion Unit on { $square_square }.
cyberwedding-event-CybermenRolled = The die for the Cybermen is a { $die }: { $number ->
    [0] none of them moves
    [one] { $number } has to move
   *[other] { $number } have to move
}.
cyberwedding-event-CybermanMoved = { $why ->
    [carrier] A carrier moved from { $start_square } to { $square_square }, { cyberwedding-the-facing }.
   *[chosen] { $seat_name } moved { cyberwedding-the-cyberman-object } from { $start_square } to { $square_square }, { cyberwedding-the-facing }.
}
cyberwedding-event-LimitsRolled = The die for special abilities is a { $die }: from { $least } to { $most } may be used.
cyberwedding-event-CyberAbilityUsed = { $ability_name } ({ $cyberman_square }), aimed at { $partial ->
    [yes] the Partial of { $to_name }
   *[no] { $to_name }
}.
cyberwedding-event-CyberAbilityFailed = { $why ->
    [cover] The shot hits the cover of { $seat_name }.
    [whiner] The Whiner of { $seat_name } complained until nothing happened.
    [tennis_racquet] { $seat_name } returned the shot with a Tennis Racquet.
    [malfunction] A malfunction saves { $seat_name }.
   *[resisted] { $seat_name } resisted.
}
cyberwedding-event-GroupControlled = Under Mind Control { $to_name } went from { $start_square } to { $square_square }.
cyberwedding-event-CharacterCaptured = Captured: { cyberwedding-the-captive }, by { cyberwedding-the-cyberman-object-placed }.
cyberwedding-event-TokensRaised = { $seat_name } gets { cyberwedding-the-tokens } for the fright.
cyberwedding-event-CharacterConverted = Converted on { $unit_square }: { cyberwedding-the-captive }.
cyberwedding-event-PartialMade = The conversion went wrong: { cyberwedding-the-captive } is a Partial on { $square_square }.
cyberwedding-event-PartialMoved = The Partial of { $seat_name } moved from { $start_square } to { $square_square }.
cyberwedding-event-PartialDestroyed = The Partial of { $seat_name } on { $square_square } is destroyed.
cyberwedding-event-RoleTaken = { $rank ->
    [leader] { $seat_name } comes back as the Cyberleader, on { $square_square }.
   *[lieutenant] { $seat_name } comes back as a Cyberlieutenant, on { $square_square }.
}
cyberwedding-event-RescueOffered = { $seat_name } asks for { $needed ->
    [one] { $needed } Escape token
   *[other] { $needed } Escape tokens
}, to free { cyberwedding-the-captive-object }.
cyberwedding-event-EscapePledged = { $amount ->
    [0] { $seat_name } pledges nothing.
    [one] { $seat_name } pledges { $amount } Escape token.
   *[other] { $seat_name } pledges { $amount } Escape tokens.
}
cyberwedding-event-RescueFailed = Too little was pledged ({ $pledged }): not freed is { cyberwedding-the-captive }.
cyberwedding-event-CaptiveRescued = Freed: { cyberwedding-the-captive }.
cyberwedding-event-CharacterReturned = Back in the group: { cyberwedding-the-captive }.
cyberwedding-event-CharacterLeft = Gone from the game: { cyberwedding-the-captive }.
cyberwedding-event-CharacterKilled = Killed: { cyberwedding-the-captive }.
cyberwedding-event-GroupReturned = The group of { $seat_name } is on { $square_square }.

## Events: fights

cyberwedding-event-FightRolled = { $partial ->
    [yes] The Partial of { $seat_name } rolled a { $die } against { cyberwedding-the-cyberman-object } and has { $result }.
   *[no] { $seat_name } rolled a { $die } against { cyberwedding-the-cyberman-object } and has { $result }.
}
cyberwedding-event-TokensSpent = { $seat_name } spent { cyberwedding-the-tokens }.
cyberwedding-event-FightWon = { $partial ->
    [yes] The Partial of { $seat_name } has won against { cyberwedding-the-cyberman-object }.
   *[no] { $seat_name } got away from { cyberwedding-the-cyberman-object }.
}
cyberwedding-event-FightLost = { $partial ->
    [yes] The Partial of { $seat_name } has lost against { cyberwedding-the-cyberman-object }.
   *[no] { $seat_name } has lost against { cyberwedding-the-cyberman-object }.
}
cyberwedding-event-CoverRolled = { $seat_name } rolled a { $die } for cover.
cyberwedding-event-WhinerRolled = The Whiner of { $seat_name } rolled a { $die }.
cyberwedding-event-ResistRolled = { $seat_name } rolled a { $die } to resist.

## Events: cars

cyberwedding-event-HotwireRolled = { $seat_name } rolled a { $die } for hotwiring and needed a { $needed }.
cyberwedding-event-CarTaken = { $seat_name } has the car on { $square_square }.
cyberwedding-event-GroupFled = { $seat_name } drove off into the sunset.
cyberwedding-event-RunStarted = { $seat_name } drives along { cyberwedding-the-line }, from { $square_square }.
cyberwedding-event-CrashRolled = { $square_square }: a { $die } for the crash, { $modifier } on top.
cyberwedding-event-CarDrove = The car is past { $square_square }.
cyberwedding-event-CarCrashed = { $rolled ->
    [yes] The car of { $seat_name } crashed and rolled over on { $square_square }. Lost: { cyberwedding-the-tokens }.
   *[no] The car of { $seat_name } crashed on { $square_square }. Lost: { cyberwedding-the-tokens }.
}
cyberwedding-event-HitRolled = { $target ->
    [cyberman] { $square_square }: a { $die } for the hit on { cyberwedding-the-cyberman-object }.
    [unit] { $square_square }: a { $die } for the hit on the Conversion Unit.
    [group] { $square_square }: a { $die } for the hit on { $number_owner }.
   *[partial] { $square_square }: a { $die } for the hit on the Partial of { $number_owner }.
}
cyberwedding-event-HitJudged = { $outcome ->
    [dodged] A { $roll }: dodged.
    [injured] A { $roll }: injured.
    [destroyed] A { $roll }: destroyed.
   *[destroyed_killed] A { $roll }: destroyed, and everybody carried is killed.
}
cyberwedding-event-GroupInjured = { $seat_name } is injured and lost { cyberwedding-the-tokens }.
cyberwedding-event-RunFinished = { $seat_name } got across, to { $square_square }.
cyberwedding-event-GotOut = { $seat_name } got out of the car on { $square_square }.

## Why the game ended

cyberwedding-reason-machines_destroyed = No Cyberman and no Conversion Unit is left.
cyberwedding-reason-leaders_destroyed = The Cybermen have nobody left to lead them.
cyberwedding-reason-nobody_human = Nobody human is left in the gardens.
cyberwedding-reason-round_limit = The last round is over.
cyberwedding-reason-left_alone = Only one player was left at the table.

## Refusals

cyberwedding-no-not_now = That is not possible now. Choose one of the actions that are offered.
cyberwedding-no-taken = Somebody has taken that character. Choose another one.
cyberwedding-no-group_full = Your group has enough characters of that kind. Choose one of the other kind.
cyberwedding-no-couple_first = Bride and Groom have to be taken now. Choose one of them.
cyberwedding-no-bid_too_low = That bid is too low. Bid { $least } VP or more, or pass.
cyberwedding-no-purse_too_small = You have only { $purse } VP. Bid less, or pass.
cyberwedding-no-not_a_corner = That is no outer corner of the pitch. Choose one of the four.
cyberwedding-no-not_revealable = That tile cannot be turned up now. Choose a face-down one beside an open one.
cyberwedding-no-not_allowed_there = That square is not allowed. Choose one of those that are offered.
cyberwedding-no-no_such_type = None of that type is left in the supply. Choose another type.
cyberwedding-no-not_enough_movement = You have too little movement left for that. Choose a nearer square, or stop.
cyberwedding-no-not_that_many_tokens = There are fewer tokens than that. Choose a smaller number.
cyberwedding-no-in_a_hedge = You cannot stay in a hedge. Go on to another square.
cyberwedding-no-no_such_ability = That character has no ability that you could use now. Choose something else.
cyberwedding-no-used_ability = You have used an ability in this turn. Wait for your next turn.
cyberwedding-no-not_in_hand = You do not hold that card. Choose one of your hand.
cyberwedding-no-not_in_play = That item does not lie in front of you. Play it first, or choose another one.
cyberwedding-no-already_played = You have played your card of this round. Wait for your next turn.
cyberwedding-no-not_for_you = Only those who are still human play that. Choose a card for all.
cyberwedding-no-card_not_now = That card cannot be played at this moment. Keep it, or choose another one.
cyberwedding-no-two_of_a_kind = You have such an item in play. Use that one first.
cyberwedding-no-no_effect = The card would do nothing now. Keep it for later.
cyberwedding-no-wrong_target = It does not work on that. Choose one of the targets that are offered.
cyberwedding-no-no_such_player = That player cannot be chosen for this. Choose another one.
cyberwedding-no-too_many_promises = You have made enough promises. Keep some of them first.
cyberwedding-no-not_your_promise = That promise was not made to you. Choose one that was.
cyberwedding-no-not_printable = The text has characters that cannot be shown. Use letters, digits and blanks.
cyberwedding-no-left = That player has left the table. Choose another one.
cyberwedding-no-no_such_cyberman = There is no such Cyberman on the map. Choose one that you see.
cyberwedding-no-not_yours = That Cyberman is not yours to move. Choose one of those that are offered.
cyberwedding-no-moved_already = That Cyberman has moved in this phase. Choose another one.
cyberwedding-no-carrier_bound = A carrier goes to the Unit and nowhere else. Choose another Cyberman.
cyberwedding-no-cannot_reach = That Cyberman cannot get there. Choose a square that is offered.
cyberwedding-no-used_already = That Cyberman has used its ability in this phase. Choose another one.
cyberwedding-no-cannot_shoot = That Cyberman cannot use its ability on that target. Choose another target, or another Cyberman.
cyberwedding-no-minimum_not_reached = The minimum of special abilities is not reached. Choose one more.
cyberwedding-no-out_of_reach = The group cannot be led there. Choose a square that is offered.
cyberwedding-no-not_enough_tokens = You have fewer tokens than that. Choose a smaller number.
cyberwedding-no-exact_fatigue = That is not what it takes to make it 4. Spend exactly as many as are missing.
cyberwedding-no-escape_first = You can still get away. Spend an Escape token, or Fatigue tokens that suffice.
cyberwedding-no-tokens_first = You have tokens, so you have to pay. Choose which ones.
cyberwedding-no-must_go_first = Bride, Groom and Geeks are captured first. Choose one of them.
cyberwedding-no-not_nearest = There is a legal space nearer to the Unit. Choose one of the nearest.
cyberwedding-no-not_left_in_supply = None of that type is left in the supply. Choose another type.
cyberwedding-no-not_carried = Nobody carries that character. Choose a captive.
cyberwedding-no-captive_tried = That rescue was tried in this turn. Try another captive, or wait for the next turn.
cyberwedding-no-too_few_tokens = All of you together have too few Escape tokens. Collect some first.
cyberwedding-no-least_pledge = Whoever starts a rescue gives something to it. Pledge at least one token.
cyberwedding-no-more_than_needed = So many tokens are not needed. Pledge fewer.
cyberwedding-no-car_not_here = There is no car in your square that drives. Go to one first.
cyberwedding-no-cyberman_here = A Cyberman is in the square of the car. Find another car, or get rid of the Cyberman.
cyberwedding-no-hotwired_already = You have tried that in this turn. Move on, or wait for the next turn.
cyberwedding-no-keys_in_hand = You hold the keys, so there is no hotwiring. Play the card.
cyberwedding-no-not_a_line = There is no such line. Choose a row or a column of the map.
cyberwedding-no-line_face_down = A tile on that line is face down. Choose another line.
cyberwedding-no-line_blocked = Another car stands at an end of that line. Choose another line.
cyberwedding-no-same_line = You came along that line. Choose another one, flee, or get out.
cyberwedding-no-just_got_out = You have just got out of that car. Take another one, or wait for the next turn.
cyberwedding-no-on_another_partial = Another Partial is there. Choose another square.

## Options

cyberwedding-option-map = Map
cyberwedding-option-map-help = A map of your own instead of the gardens. Left empty: the gardens.
cyberwedding-option-advanced_terrain = Advanced terrain
cyberwedding-option-advanced_terrain-help = Cybermen break through hedges, roses slow people down, trees and buildings give cover.
cyberwedding-option-max_rounds = Rounds
cyberwedding-option-max_rounds-help = The game is over after so many. Left open: 20 for two players, 16 for three or four, 12 for five or six, 10 for more. Twice as many make a long game.
cyberwedding-option-owner_may_pay = A captive’s own player may pay
cyberwedding-option-owner_may_pay-help = Switched off, only the others can free a captive.

## Faults of a map, and its figures

cyberwedding-fault-map_not_json = The file is no JSON, from line { $line }, column { $column } on. Mend it there.
cyberwedding-fault-map_too_big = The file is too big. It can have { $most } bytes.
cyberwedding-fault-map_wrong_type = { $expected ->
    [number] A whole number is expected here.
    [text] A text is expected here.
    [list] A list is expected here.
   *[object] An object with fields is expected here.
}
cyberwedding-fault-map_missing = The field “{ $name }” is missing.
cyberwedding-fault-map_unknown_field = There is no field “{ $name }”.
cyberwedding-fault-map_unknown_value = “{ $value }” is unknown here. Use one of these: { $values }.
cyberwedding-fault-map_text_length = The text can have from { $least } to { $most } characters.
cyberwedding-fault-map_list_length = The list can have from { $least } to { $most } entries.
cyberwedding-fault-map_characters = The text has characters that cannot be seen, or blanks at its ends. Leave them out.
cyberwedding-fault-map_side = There are { $count } squares on this side. It takes a multiple of { $side }.
cyberwedding-fault-map_row_width = The row has { $count } squares and should have { $expected }, like the first one.
cyberwedding-fault-map_unknown_terrain = There is no terrain “{ $value }” ({ $square }; in this row: { $count }). Use one of these: { $values }
cyberwedding-fault-map_no_road = The outermost squares have to be road, from { $square } on (in this row: { $count }).
cyberwedding-fault-map_road_inside = Only the outermost squares can be road, not { $square } (in this row: { $count }).
cyberwedding-fault-map_no_car = The map has no car. Put one in a car park at least.
cyberwedding-fault-map_many_cars = There are too many cars: { $count }. At most { $most } are allowed.
cyberwedding-fault-map_tile_count = There are { $count } tiles, and the rows make { $expected }.
cyberwedding-fault-map_duplicate_name = The name “{ $value }” is used twice. Each tile needs its own.
cyberwedding-fault-map_tile_narrow = Tile { $tile } has { $count } squares without a hedge. It takes { $least } at least.
cyberwedding-fault-map_unreachable = Nobody can walk to { $square } (squares cut off there: { $count }). Open a way.
cyberwedding-fault-map_unknown_tile = There is no tile “{ $value }”. Use one of these: { $values }.
cyberwedding-fault-map_start_apart = The two tiles of the start have to lie side by side.
cyberwedding-fault-map_corner = { $square } is in the way of the Unit in the corner { $corner }, or of a Cyberman beside it. Make it lawn.
cyberwedding-fault-map_start_small = The start has { $count } squares without a hedge. With { $seats } players it takes { $least }.
cyberwedding-fault-map_more_faults = There are more faults than these: { $count }. Mend these first.
cyberwedding-statistic-map_width = Columns
cyberwedding-statistic-map_height = Rows
cyberwedding-statistic-map_tiles = Tiles
cyberwedding-statistic-map_building_tiles = Tiles with a building
cyberwedding-statistic-map_cars = Cars
cyberwedding-statistic-map_hedges = Hedges
cyberwedding-statistic-map_roses = Rose gardens
cyberwedding-statistic-map_trees = Trees
cyberwedding-statistic-map_furthest = Steps to the furthest square

## Fields of actions and of the table

cyberwedding-field-ability = Ability
cyberwedding-field-active = On turn
cyberwedding-field-agenda = Under way
cyberwedding-field-allowance = Movement left
cyberwedding-field-amount = How many
cyberwedding-field-backwards = Backwards
cyberwedding-field-by = By
cyberwedding-field-captive = Captive
cyberwedding-field-captives = Carries
cyberwedding-field-card = Card
cyberwedding-field-cards = Cards
cyberwedding-field-cars = Cars
cyberwedding-field-character = Character
cyberwedding-field-cyberman = Cyberman
cyberwedding-field-cybermen = Cybermen
cyberwedding-field-deck = Deck
cyberwedding-field-die = Die
cyberwedding-field-discarded = Discards
cyberwedding-field-driver = Driver
cyberwedding-field-escape = Escape
cyberwedding-field-escape_left = Escape left there
cyberwedding-field-facing = Facing
cyberwedding-field-fate = Fate
cyberwedding-field-fatigue = Fatigue
cyberwedding-field-fatigue_left = Fatigue left there
cyberwedding-field-first = First
cyberwedding-field-hand = Hand
cyberwedding-field-heaps = Tokens on the map
cyberwedding-field-high = Highest bid
cyberwedding-field-in_car = In a car
cyberwedding-field-items = Items in play
cyberwedding-field-kept = Kept
cyberwedding-field-leader = Highest bidder
cyberwedding-field-least = At least
cyberwedding-field-left = Left the table
cyberwedding-field-limit = Lowered
cyberwedding-field-line = Line
cyberwedding-field-lot = Bidding
cyberwedding-field-mark = Mark
cyberwedding-field-member = Character of the group
cyberwedding-field-members = Group
cyberwedding-field-modifier = On top
cyberwedding-field-most = At most
cyberwedding-field-needed = Needed
cyberwedding-field-owner = Player
cyberwedding-field-partial = Partial
cyberwedding-field-phase = Phase
cyberwedding-field-pile = Cards to be sold
cyberwedding-field-played = Card of the round played
cyberwedding-field-players = Players
cyberwedding-field-pledged = Pledged
cyberwedding-field-promise = Promise
cyberwedding-field-promises = Promises
cyberwedding-field-rank = Rank
cyberwedding-field-reason = Reason of the end
cyberwedding-field-result = Result
cyberwedding-field-round = Round
cyberwedding-field-seat = Player
cyberwedding-field-second = Second
cyberwedding-field-set_aside = Set aside
cyberwedding-field-slowed = Slowed by speeches
cyberwedding-field-spare_units = Units in the box
cyberwedding-field-square = Square
cyberwedding-field-state = State
cyberwedding-field-supply = Supply of Cybermen
cyberwedding-field-target = Target
cyberwedding-field-technology = Technology
cyberwedding-field-text = Words
cyberwedding-field-third = Third
cyberwedding-field-tile = Tile
cyberwedding-field-tiles = Tiles
cyberwedding-field-to = To
cyberwedding-field-turn = Turn
cyberwedding-field-units = Conversion Units
cyberwedding-field-vp = VP
cyberwedding-field-wreck = Wreck

## Fields shown on request

cyberwedding-more-alighted_at = Got out in this turn, on square
cyberwedding-more-asked = Asked
cyberwedding-more-asking = Is anything asked
cyberwedding-more-at = At
cyberwedding-more-begun = Begun
cyberwedding-more-cancelled = Cancelled
cyberwedding-more-counters = Counters destroyed
cyberwedding-more-crash = Crash
cyberwedding-more-cut = Turn is over
cyberwedding-more-glitch = Glitch
cyberwedding-more-going = Going on
cyberwedding-more-going_on = Asked to go on
cyberwedding-more-resting = The rest for me
cyberwedding-more-gone = Left
cyberwedding-more-group_done = Group has fought
cyberwedding-more-gun = Against a Gun
cyberwedding-more-hedges = Through hedges
cyberwedding-more-hotwired = Hotwiring tried
cyberwedding-more-id = Number
cyberwedding-more-jam_abilities = Abilities jammed
cyberwedding-more-jam_moves = Moves jammed
cyberwedding-more-last_line = Last line
cyberwedding-more-leader_existed = There was a Cyberleader
cyberwedding-more-lots = Who has left the auction
cyberwedding-more-made = Cybermen so far
cyberwedding-more-may_stop = May stop
cyberwedding-more-missed = Missed
cyberwedding-more-moved = Moved
cyberwedding-more-near = Near
cyberwedding-more-number = Number of the target
cyberwedding-more-obtained = Car obtained
cyberwedding-more-opening = Least bid
cyberwedding-more-order = Order
cyberwedding-more-over = Over
cyberwedding-more-partial_done = Partial has fought
cyberwedding-more-placed = Placed
cyberwedding-more-policy = Moved for the player
cyberwedding-more-redo = Roll again
cyberwedding-more-revealer = Turns up the next
cyberwedding-more-rolled = Rolled
cyberwedding-more-shot = Shot
cyberwedding-more-starter = Who asked
cyberwedding-more-step = Step
cyberwedding-more-tried = Rescues tried
cyberwedding-more-trimming = Hedge Trimmer at work
cyberwedding-more-turns = Turns taken
cyberwedding-more-unit = Conversion Unit
cyberwedding-more-used = Ability used
cyberwedding-more-used_ability = Ability of a character used
cyberwedding-more-waiting = Still to be asked
cyberwedding-more-why = Why
cyberwedding-more-without_unit = There was no Unit

## Words on the table

cyberwedding-value-hedge_trimmer = { cyberwedding-card-hedge-trimmer }
cyberwedding-value-cyberscanner = { cyberwedding-card-cyberscanner }
cyberwedding-value-emergency_teleport = { cyberwedding-card-emergency-teleport }
cyberwedding-value-cricket_bat = { cyberwedding-card-cricket-bat }
cyberwedding-value-tennis_racquet = { cyberwedding-card-tennis-racquet }
cyberwedding-value-gold = { cyberwedding-card-gold }
cyberwedding-value-picnic_hamper = { cyberwedding-card-picnic-hamper }
cyberwedding-value-nail_varnish = { cyberwedding-card-nail-varnish }
cyberwedding-value-second_wind = { cyberwedding-card-second-wind }
cyberwedding-value-adrenaline_rush = { cyberwedding-card-adrenaline-rush }
cyberwedding-value-run_for_it = { cyberwedding-card-run-for-it }
cyberwedding-value-through_the_hedge = { cyberwedding-card-through-the-hedge }
cyberwedding-value-distraction = { cyberwedding-card-distraction }
cyberwedding-value-malfunction = { cyberwedding-card-malfunction }
cyberwedding-value-signal_jam = { cyberwedding-card-signal-jam }
cyberwedding-value-reinforcement_beam = { cyberwedding-card-reinforcement-beam }
cyberwedding-value-second_unit = { cyberwedding-card-second-unit }
cyberwedding-value-sabotage = { cyberwedding-card-sabotage }
cyberwedding-value-struggle_free = { cyberwedding-card-struggle-free }
cyberwedding-value-bouquet_toss = { cyberwedding-card-bouquet-toss }
cyberwedding-value-speeches = { cyberwedding-card-speeches }
cyberwedding-value-borrowed_phone = { cyberwedding-card-borrowed-phone }
cyberwedding-value-hacking = { cyberwedding-card-hacking }
cyberwedding-value-conversion_glitch = { cyberwedding-card-conversion-glitch }
cyberwedding-value-rapid_upgrade = { cyberwedding-card-rapid-upgrade }
cyberwedding-value-keys = { cyberwedding-card-keys }
cyberwedding-value-bride = { cyberwedding-character-bride }
cyberwedding-value-groom = { cyberwedding-character-groom }
cyberwedding-value-athletic = { cyberwedding-character-athletic }
cyberwedding-value-geek = { cyberwedding-character-geek }
cyberwedding-value-parent = { cyberwedding-character-parent }
cyberwedding-value-whiner = { cyberwedding-character-whiner }
cyberwedding-value-reenactor = { cyberwedding-character-reenactor }
cyberwedding-value-plain = { cyberwedding-ability-plain }
cyberwedding-value-energy_beam = { cyberwedding-ability-energy-beam }
cyberwedding-value-gun = { cyberwedding-ability-gun }
cyberwedding-value-mind_control = { cyberwedding-ability-mind-control }
cyberwedding-value-human = { cyberwedding-state-human }
cyberwedding-value-held = { cyberwedding-state-held }
cyberwedding-value-partial = { cyberwedding-state-partial }
cyberwedding-value-leader = { cyberwedding-state-leader }
cyberwedding-value-lieutenant = { cyberwedding-state-lieutenant }
cyberwedding-value-fled = { cyberwedding-state-fled }
cyberwedding-value-out = { cyberwedding-state-out }
cyberwedding-value-setup = { cyberwedding-phase-setup }
cyberwedding-value-reveal = { cyberwedding-phase-reveal }
cyberwedding-value-attacked = { cyberwedding-phase-attacked }
cyberwedding-value-redraw = { cyberwedding-phase-redraw }
cyberwedding-value-movement = { cyberwedding-phase-movement }
cyberwedding-value-cybermen = { cyberwedding-phase-cybermen }
cyberwedding-value-abilities = { cyberwedding-phase-abilities }
cyberwedding-value-end = { cyberwedding-phase-end }
cyberwedding-value-free = free
cyberwedding-value-carried = carried
cyberwedding-value-converted = converted
cyberwedding-value-killed = killed
cyberwedding-value-gone = gone from the game
cyberwedding-value-ordinary = ordinary
cyberwedding-value-arrival = arrival
cyberwedding-value-card = a card
cyberwedding-value-cyberman = Cyberman
cyberwedding-value-unit = Conversion Unit
cyberwedding-value-group = group
cyberwedding-value-moves = moves
cyberwedding-value-machines_destroyed = no machines left
cyberwedding-value-leaders_destroyed = no leaders left
cyberwedding-value-nobody_human = nobody human
cyberwedding-value-round_limit = last round over
cyberwedding-value-left_alone = only one left
cyberwedding-value-SettingUp = Setting up
cyberwedding-value-Draft = Choosing characters
cyberwedding-value-Auction = Auction
cyberwedding-value-Corner = The first Unit
cyberwedding-value-GroupPlacing = Placing groups
cyberwedding-value-Turn = Turn
cyberwedding-value-Reveal = Tile Reveal
cyberwedding-value-Arriving = Cybermen arrive
cyberwedding-value-TokenPlacing = Placing tokens
cyberwedding-value-Attacked = Attacked
cyberwedding-value-Combat = A fight
cyberwedding-value-Redraw = Redraw
cyberwedding-value-Driving = In a car
cyberwedding-value-MovementPhase = Movement
cyberwedding-value-PickingUp = Tokens taken
cyberwedding-value-PartialMovement = Movement of a Partial
cyberwedding-value-CybermanPhase = Cyberman Phase
cyberwedding-value-StartWindow = Before the Cybermen move
cyberwedding-value-CybermenDie = The die for the Cybermen
cyberwedding-value-LieutenantMoves = Cyberlieutenants move
cyberwedding-value-CarrierMoves = Carriers move
cyberwedding-value-CybermenMoves = Cybermen move
cyberwedding-value-Converting = At the Conversion Unit
cyberwedding-value-Rescuing = A rescue
cyberwedding-value-Conversion = A conversion
cyberwedding-value-GlitchWindow = Before a conversion
cyberwedding-value-CarrierType = A carrier is upgraded
cyberwedding-value-NewCyberman = A new Cyberman
cyberwedding-value-NewFigure = Changing sides
cyberwedding-value-PlacingPartial = A new Partial
cyberwedding-value-AbilitiesPhase = Special Abilities
cyberwedding-value-LieutenantAbilities = Abilities of Cyberlieutenants
cyberwedding-value-AbilityChoices = Which ability
cyberwedding-value-Strike = A special ability
cyberwedding-value-AbilityWindow = An ability is declared
cyberwedding-value-Covering = Cover
cyberwedding-value-Resisting = Resisting
cyberwedding-value-Controlling = Mind Control
cyberwedding-value-DestroyedWindow = A Cyberman was destroyed
cyberwedding-value-Capture = A capture
cyberwedding-value-Homecoming = Coming back
cyberwedding-value-ThrownOut = Thrown out
cyberwedding-value-Pledging = Pledges
cyberwedding-value-CarRun = A car run
cyberwedding-value-CrashRoll = Crash roll
cyberwedding-value-HitRoll = Hit roll
cyberwedding-value-EndPhase = End
cyberwedding-value-Discarding = Discarding
cyberwedding-value-Scanning = Cyberscanner
cyberwedding-value-Distracting = Distraction
cyberwedding-value-Founding = A second Unit
cyberwedding-value-Beaming = Emergency Teleport

# The screen

cyberwedding-board = The gardens
cyberwedding-board-map = Squares and tiles
cyberwedding-board-map-no-json = That file is no JSON. “parlour map check” says where it breaks.
cyberwedding-board-map-none = The map cannot be drawn like this. “Set up the table” names everything that is wrong.
cyberwedding-board-map-faults = { $count ->
    [one] One thing in this map is wrong:
   *[other] { $count } things in this map are wrong:
}
cyberwedding-board-map-fault-list = What is wrong, place by place
cyberwedding-board-map-ours = Use our own map
cyberwedding-board-map-brought = { $name }: { $width } × { $height } squares, cars: { $cars }
cyberwedding-board-mini = The whole map
cyberwedding-board-side = Cards, groups, tracks
cyberwedding-board-round = { $of ->
    [0] Round { $round }
   *[other] Round { $round } of { $of }
}
cyberwedding-board-phases = The phases of a turn
cyberwedding-board-players = Players
cyberwedding-board-groups = Groups
cyberwedding-board-group-word = Group
cyberwedding-board-where = Where
cyberwedding-board-cybermen = Cybermen
cyberwedding-board-units = Conversion Units
cyberwedding-board-cars = Cars
cyberwedding-board-tokens = Tokens on the map
cyberwedding-board-tiles = Tiles face up
cyberwedding-board-terrain-lawn = lawn
cyberwedding-board-terrain-road = road
cyberwedding-board-terrain-car_park = car park
cyberwedding-board-terrain-tree = tree
cyberwedding-board-terrain-rose_garden = roses
cyberwedding-board-terrain-hedge = hedge
cyberwedding-board-terrain-cricket_pavilion = Cricket Pavilion
cyberwedding-board-terrain-parliament_house = Parliament House
cyberwedding-board-terrain-wedding_marquee = Wedding Marquee
cyberwedding-board-terrain-tennis_court = tennis court
cyberwedding-board-terrain-gate = tennis court, gate
cyberwedding-board-tile-down = Tile { $tile }, face down
cyberwedding-board-tile-lit = Tile { $tile }, face down: turn it up
cyberwedding-board-group = { $name }’s group
cyberwedding-board-partial = { $name }’s Partial
cyberwedding-board-cyberman = Mark { $mark }
cyberwedding-board-leader = Cyberleader { $name }, Mark { $mark }
cyberwedding-board-lieutenant = Cyberlieutenant { $name }, Mark { $mark }
cyberwedding-board-captive = { $name }: { $character }
cyberwedding-board-unit = Conversion Unit
cyberwedding-board-heap = { $fatigue } Fatigue, { $escape } Escape
cyberwedding-board-car = car
cyberwedding-board-wreck = wreck
cyberwedding-board-left = { $count ->
    [one] can be reached, { $count } step left then
   *[other] can be reached, { $count } steps left then
}
cyberwedding-board-lit-go = can be reached
cyberwedding-board-lit-fight = can be reached, a fight
cyberwedding-board-lit-put = can be chosen
cyberwedding-board-lit-take = can be taken
cyberwedding-board-lit-aim = can be aimed at
cyberwedding-board-key = What the signs on the squares mean
cyberwedding-board-key-left = steps left if you go there
cyberwedding-board-key-fight = a fight
cyberwedding-board-escape = Escape tokens
cyberwedding-board-fatigue = Fatigue tokens
cyberwedding-board-vp = VP
cyberwedding-board-vp-left = { $count } VP
cyberwedding-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cyberwedding-board-carried-count = { $count } carried
cyberwedding-board-technology = Technology
cyberwedding-board-mark-now = Mark { $mark }
cyberwedding-board-mark-help = Mark { $mark }: speed { $speed }, counters left: { $left }
cyberwedding-board-points = Victory points
cyberwedding-board-cast = The wedding guests
cyberwedding-board-auction = The auction
cyberwedding-board-bidders = Who bids
cyberwedding-board-bids = { $count } VP
cyberwedding-board-gone = has left the auction
cyberwedding-board-passed = is out
cyberwedding-board-your-bid = Your bid
cyberwedding-board-less = Less
cyberwedding-board-more = More
cyberwedding-board-bid = Bid { $count } VP
cyberwedding-board-pass-lot = Pass for this card
cyberwedding-sure-LeaveAuction = Do you want to leave the auction? You bid for no further card; afterwards you draw up to three.
cyberwedding-sure-LeaveAuction-yes = Yes, leave the auction
cyberwedding-board-hand = Hand
cyberwedding-board-card-a-round = one card a round
cyberwedding-board-card-played = this round’s card is played
cyberwedding-board-no-cards = No cards in hand.
cyberwedding-board-in-play = Items in play
cyberwedding-board-play = Play
cyberwedding-board-discard = Discard
cyberwedding-board-use = Use
cyberwedding-board-your-group = Your group
cyberwedding-board-ability-a-turn = one ability a turn
cyberwedding-board-ability-used = this turn’s ability is used
cyberwedding-board-always = always
cyberwedding-board-fate-carried = carried off
cyberwedding-board-fate-partial = half converted
cyberwedding-board-fate-converted = converted
cyberwedding-board-fate-killed = killed
cyberwedding-board-fate-gone = gone
cyberwedding-board-carried = Carried off
cyberwedding-board-carried-by = by { $name }, { $square }
cyberwedding-board-freeing-costs = { $count ->
    [one] Freeing one costs { $count } Escape token
   *[other] Freeing one costs { $count } Escape tokens in all
}
cyberwedding-board-rescue = Free
cyberwedding-board-free = Free { $name }
cyberwedding-board-free-cost = { $count ->
    [one] Costs { $count } Escape token. Whoever pays gains 2 VP.
   *[other] Costs { $count } Escape tokens in all. Everybody who pays gains 2 VP.
}
cyberwedding-board-pledges = Pledges
cyberwedding-board-of = of { $count }
cyberwedding-board-pledged = { $sum } of { $needed } pledged
cyberwedding-board-your-pledge = Your pledge
cyberwedding-board-pledge-none = Nothing
cyberwedding-board-uses = Special abilities
cyberwedding-board-uses-due = { $most ->
    [0] Choose a Cyberman that uses its ability, and on whom.
   *[other] Choose a Cyberman that uses its ability, and on whom. { $exact ->
        [yes] Used: { $used } of { $most }.
       *[no] Used: { $used }, at least { $least }, at most { $most }.
    }
}
cyberwedding-board-car-run = The car
cyberwedding-board-line = Line of the run
cyberwedding-board-line-before = The line before
cyberwedding-board-line-after = The next line
cyberwedding-board-line-turn = The same line the other way
cyberwedding-board-line-east = row { $line }, west to east
cyberwedding-board-line-west = row { $line }, east to west
cyberwedding-board-line-south = column { $line }, north to south
cyberwedding-board-line-north = column { $line }, south to north
cyberwedding-board-outcomes = What a hit roll comes to
cyberwedding-board-hit-roll = Die
cyberwedding-board-result-dodges = dodges
cyberwedding-board-result-destroyed = destroyed
cyberwedding-board-result-returned = destroyed, captives return
cyberwedding-board-result-killed = destroyed, captives killed
cyberwedding-board-result-injured = loses all tokens
cyberwedding-board-nothing-hit = Nothing stands on this line.
cyberwedding-board-crash-plain = { $count ->
    [one] { $count } plain square crashes on 5–6.
   *[other] { $count } plain squares crash on 5–6.
}
cyberwedding-board-crash-hazards = Worse: { $squares }.
cyberwedding-board-after-roll = after each roll
cyberwedding-board-to-cross = to cross with all tokens
cyberwedding-board-hotwire = Hotwire the car: { $needed ->
    [6] on a 6
   *[5] on a 5 or 6
}
cyberwedding-board-drive = Drive { $line }
cyberwedding-board-flee = Flee for good: 5 VP
cyberwedding-board-crash-on = drives on
cyberwedding-board-crash-crash = crashes
cyberwedding-board-crash-wreck = crashes, all tokens lost
cyberwedding-board-needs = { $result } of the { $needed } that it takes
cyberwedding-board-roll = Roll
cyberwedding-board-yield = Spend nothing
cyberwedding-board-spend-none = Spend nothing
cyberwedding-board-pay-win = { $kind ->
    [resist] resists
    [cover] the shot misses
    [partial] destroys it
   *[fight] gets away
}
cyberwedding-board-pay-again = roll again
cyberwedding-board-aim = What for
cyberwedding-board-aim-card = { $name }: choose what for, on the map or here.
cyberwedding-board-move-where = Choose where it goes.
cyberwedding-board-held = { $name } on { $square }
cyberwedding-board-facing = Facing
cyberwedding-board-facing-auto = faces whoever is nearest
cyberwedding-board-type = Type
cyberwedding-board-place-suggested = Place as suggested
cyberwedding-board-walk-suggested = Suggested: to { $square }
cyberwedding-board-take-back = Take the last part back
cyberwedding-board-leave-tokens = Leave the tokens lying
cyberwedding-board-move-rest = Move the rest for me
cyberwedding-board-arrivals = { $count ->
    [one] Place { $count } more Cyberman on the tile.
   *[other] Place { $count } more Cybermen on the tile.
}
cyberwedding-board-moves = Choose a Cyberman, then its square. Still to move: { $count }.
cyberwedding-board-control = { $name }’s group is under Mind Control. Where does it go?
cyberwedding-board-walk = { $drafted ->
    [yes] { $count ->
        [one] { $count } step left.
       *[other] { $count } steps left.
    }
   *[no] { $count ->
        [one] Walk up to { $count } step, or stay.
       *[other] Walk up to { $count } steps, or stay.
    }
}
cyberwedding-board-token-first = Choose a square for the first Fatigue token.
cyberwedding-board-token-second = Choose a square for the second Fatigue token.
cyberwedding-board-token-escape = Choose a square of the building for the Escape token.
cyberwedding-board-pass = Pass
cyberwedding-board-none-fits = None of your cards fits now.
cyberwedding-board-orders = Orders for when you would be asked
cyberwedding-board-passing = Order: pass until my turn
cyberwedding-board-asked-only = Order: ask me only for some cards
cyberwedding-board-orders-help = The others cannot tell an order from a pass.
cyberwedding-board-promises = Promises
cyberwedding-board-promise = Promise it
cyberwedding-board-promise-to = To whom
cyberwedding-board-promise-text = What you promise
cyberwedding-board-promise-help = Everybody sees it. It binds people, not the game.
cyberwedding-board-kept = kept
cyberwedding-board-broken = broken
cyberwedding-board-say-kept = It was kept
cyberwedding-board-say-broken = It was broken
cyberwedding-board-ranking = How the game ended
