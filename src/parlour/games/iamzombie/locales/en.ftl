### I Am Zombie: texts of the game.
###
### $seat_name, $to_name, $by_name and $other_name are names of players. $archetype_name, $old_name and $target_name are
### archetypes, $location_name is a location, $slot_name the location on a stack and $slot_place the stack’s letter,
### $origin_name where something comes from; $…_names are lists, $…_count how many there are.
### Ids of cards are those of cards.json in lower case.

iamzombie-name = I Am Zombie
iamzombie-tagline = Bitten, hungry, and not alone: bite off a location before the others do, or hold out together.

## Archetypes

iamzombie-archetype-a-blue-01 = Suburb Traceur
iamzombie-archetype-a-blue-02 = Night-Shift Loader
iamzombie-archetype-a-blue-03 = Bike Courier
iamzombie-archetype-a-blue-04 = Retired Firefighter
iamzombie-archetype-a-blue-05 = Circus Gymnast
iamzombie-archetype-a-blue-06 = Coal Miner
iamzombie-archetype-a-blue-07 = Marathoner
iamzombie-archetype-a-blue-08 = High-Rise Climber
iamzombie-archetype-a-blue-09 = Docker
iamzombie-archetype-a-blue-10 = Lifeguard
iamzombie-archetype-a-blue-11 = Lumberjack
iamzombie-archetype-a-blue-12 = Steeplejack
iamzombie-archetype-a-green-01 = Chatty Cabbie
iamzombie-archetype-a-green-02 = Toastmaster
iamzombie-archetype-a-green-03 = Vice Principal
iamzombie-archetype-a-green-04 = Market Trader
iamzombie-archetype-a-green-05 = Spin Doctor
iamzombie-archetype-a-green-06 = Station Preacher
iamzombie-archetype-a-green-07 = Estate Agent
iamzombie-archetype-a-green-08 = Flight Attendant
iamzombie-archetype-a-green-09 = Barkeep
iamzombie-archetype-a-green-10 = Con Artist
iamzombie-archetype-a-green-11 = Ward Councillor
iamzombie-archetype-a-green-12 = Talk-Show Host
iamzombie-archetype-a-orange-01 = Ambulance Medic
iamzombie-archetype-a-orange-02 = Ham Operator
iamzombie-archetype-a-orange-03 = Virology Student
iamzombie-archetype-a-orange-04 = Car Mechanic
iamzombie-archetype-a-orange-05 = Librarian
iamzombie-archetype-a-orange-06 = Insurance Sleuth
iamzombie-archetype-a-orange-07 = Vet
iamzombie-archetype-a-orange-08 = Sysadmin
iamzombie-archetype-a-orange-09 = Chemistry Teacher
iamzombie-archetype-a-orange-10 = Prepper
iamzombie-archetype-a-orange-11 = Pathologist
iamzombie-archetype-a-orange-12 = Watchmaker
iamzombie-archetype-a-red-01 = Warehouse Guard
iamzombie-archetype-a-red-02 = Butcher
iamzombie-archetype-a-red-03 = Huntress
iamzombie-archetype-a-red-04 = Bouncer
iamzombie-archetype-a-red-05 = Discharged Soldier
iamzombie-archetype-a-red-06 = Debt Collector
iamzombie-archetype-a-red-07 = Firebug
iamzombie-archetype-a-red-08 = Welterweight
iamzombie-archetype-a-red-09 = Ex-Con
iamzombie-archetype-a-red-10 = Dogcatcher
iamzombie-archetype-a-red-11 = Flare Hooligan
iamzombie-archetype-a-red-12 = Gamekeeper
iamzombie-archetype-t-black-01 = Dream Eater
iamzombie-archetype-t-black-02 = Rotten Prophet
iamzombie-archetype-t-black-03 = Brood Mother
iamzombie-archetype-t-black-04 = The Faceless
iamzombie-archetype-t-black-05 = Bone King
iamzombie-archetype-t-black-06 = The Whisperer
iamzombie-archetype-t-black-07 = Carrion Doctor
iamzombie-archetype-t-black-08 = Walking Quarantine
iamzombie-archetype-t-black-09 = Plague Bride
iamzombie-archetype-t-black-10 = Granddad Stiff
iamzombie-archetype-t-black-11 = Morgue Shade
iamzombie-archetype-t-black-12 = The Noughth
iamzombie-archetype-t-blue-01 = Chained Runner
iamzombie-archetype-t-blue-02 = Bloated Loader
iamzombie-archetype-t-blue-03 = One-Armed Acrobat
iamzombie-archetype-t-green-01 = Honeyed Corpse
iamzombie-archetype-t-green-02 = Pack Leader
iamzombie-archetype-t-green-03 = Dead Lawyer
iamzombie-archetype-t-orange-01 = Brain Theorist
iamzombie-archetype-t-orange-02 = The Stitcher
iamzombie-archetype-t-orange-03 = Lab Keeper
iamzombie-archetype-t-red-01 = Chainsaw Butcher
iamzombie-archetype-t-red-02 = Bandaged Pyro
iamzombie-archetype-t-red-03 = Cellar Headsman

## Locations

iamzombie-location-l-blue-01 = Water Tower
iamzombie-location-l-blue-02 = Estate Rooftops
iamzombie-location-l-blue-03 = Escalator Shaft
iamzombie-location-l-blue-04 = Tower Crane
iamzombie-location-l-blue-05 = Metro Tunnel
iamzombie-location-l-blue-06 = Stadium
iamzombie-location-l-blue-07 = Cable Car
iamzombie-location-l-blue-08 = Fire Escape
iamzombie-location-l-blue-09 = Cargo Port
iamzombie-location-l-blue-10 = Water Park
iamzombie-location-l-blue-11 = Flyover
iamzombie-location-l-blue-12 = Skate Park
iamzombie-location-l-blue-13 = Sawmill
iamzombie-location-l-blue-14 = Gym
iamzombie-location-l-blue-15 = Old Bridge
iamzombie-location-l-green-01 = Funfair
iamzombie-location-l-green-02 = City Hall
iamzombie-location-l-green-03 = TV Studio
iamzombie-location-l-green-04 = Dawn Estate
iamzombie-location-l-green-05 = Mall
iamzombie-location-l-green-06 = Night Club
iamzombie-location-l-green-07 = Hilltop Church
iamzombie-location-l-green-08 = Refugee Camp
iamzombie-location-l-green-09 = Black Market
iamzombie-location-l-green-10 = Railway Station
iamzombie-location-l-green-11 = Open Market
iamzombie-location-l-green-12 = Bus Depot
iamzombie-location-l-green-13 = Dormitory
iamzombie-location-l-green-14 = School
iamzombie-location-l-green-15 = Culture House
iamzombie-location-l-orange-01 = Virology Institute
iamzombie-location-l-orange-02 = Observatory
iamzombie-location-l-orange-03 = Waterworks
iamzombie-location-l-orange-04 = Radio Mast
iamzombie-location-l-orange-05 = Power Plant
iamzombie-location-l-orange-06 = City Hospital
iamzombie-location-l-orange-07 = Museum
iamzombie-location-l-orange-08 = Server Farm
iamzombie-location-l-orange-09 = Vet Clinic
iamzombie-location-l-orange-10 = Hardware Store
iamzombie-location-l-orange-11 = Pharmacy
iamzombie-location-l-orange-12 = Garage
iamzombie-location-l-orange-13 = Campus
iamzombie-location-l-orange-14 = Library
iamzombie-location-l-orange-15 = Archive
iamzombie-location-l-red-01 = Bunker
iamzombie-location-l-red-02 = Prison
iamzombie-location-l-red-03 = Kennels
iamzombie-location-l-red-04 = Barracks
iamzombie-location-l-red-05 = Checkpoint
iamzombie-location-l-red-06 = Police Station
iamzombie-location-l-red-07 = Biker Bar
iamzombie-location-l-red-08 = Gun Shop
iamzombie-location-l-red-09 = Seized Goods Store
iamzombie-location-l-red-10 = Slaughterhouse
iamzombie-location-l-red-11 = Shooting Range
iamzombie-location-l-red-12 = Fight Cellar
iamzombie-location-l-red-13 = Lock-Up Row
iamzombie-location-l-red-14 = Junkyard
iamzombie-location-l-red-15 = Gas Station
iamzombie-location-q-black-01 = Morgue
iamzombie-location-q-black-02 = Graveyard
iamzombie-location-q-black-03 = Quarantine Ward
iamzombie-location-q-black-04 = The Pit
iamzombie-location-q-black-05 = The Nest
iamzombie-location-q-black-06 = Crematorium
iamzombie-location-q-black-07 = Ground Zero
iamzombie-location-q-black-08 = Undercroft Lab
iamzombie-location-q-black-09 = Plague Train
iamzombie-location-q-black-10 = Catacombs
iamzombie-location-q-black-11 = Burnt Quarter
iamzombie-location-q-black-12 = Heart of the Swarm
iamzombie-location-q-blue-01 = Collapsed Tunnel
iamzombie-location-q-blue-02 = Ice Works
iamzombie-location-q-blue-03 = Dead Dam
iamzombie-location-q-green-01 = Silent Square
iamzombie-location-q-green-02 = Embassy
iamzombie-location-q-green-03 = Evac Point
iamzombie-location-q-orange-01 = Sequencer Hall
iamzombie-location-q-orange-02 = Uplink Station
iamzombie-location-q-orange-03 = Triage Hospital
iamzombie-location-q-red-01 = Minefield
iamzombie-location-q-red-02 = Arsenal
iamzombie-location-q-red-03 = Purge HQ

## Abilities

iamzombie-ability-run = Run
iamzombie-ability-climb = Climb
iamzombie-ability-might = Might
iamzombie-ability-grit = Grit
iamzombie-ability-charm = Charm
iamzombie-ability-command = Command
iamzombie-ability-barter = Barter
iamzombie-ability-bluff = Bluff
iamzombie-ability-notice = Notice
iamzombie-ability-tinker = Tinker
iamzombie-ability-medic = Medic
iamzombie-ability-lore = Lore
iamzombie-ability-brawl = Brawl
iamzombie-ability-shoot = Shoot
iamzombie-ability-menace = Menace
iamzombie-ability-arson = Arson
iamzombie-ability-hunger = Hunger
iamzombie-ability-rot = Rot
iamzombie-ability-swarm = Swarm
iamzombie-ability-undeath = Undeath

## Specials: name, effect, and the effect when you play together

iamzombie-special-sprint = Sprint
iamzombie-special-sprint-help = One step in this turn costs nothing.
iamzombie-special-foothold = Foothold
iamzombie-special-foothold-help = In your own turn, as you enter a location or put your pawn on it: begin at Stage 1.
iamzombie-special-ringer = Knack
iamzombie-special-ringer-help = One match more in this turn.
iamzombie-special-bonus_die = Muscle
iamzombie-special-bonus_die-help = One die more.
iamzombie-special-bonus_reroll = Persistence
iamzombie-special-bonus_reroll-help = One reroll more, beyond three as well.
iamzombie-special-ease = Routine
iamzombie-special-ease-help = Difficulty 1 less.
iamzombie-special-calm = Steady Nerves
iamzombie-special-calm-help = Danger 2 less.
iamzombie-special-wildcard = Jack of All Trades
iamzombie-special-wildcard-help = This card has the colour of the location, if it has not already.
iamzombie-special-clean = Clean-Up
iamzombie-special-clean-help = A freak on your location or a neighbour goes to the supply.
iamzombie-special-lure = Bait
iamzombie-special-lure-help = A freak moves from your location to a neighbour.
iamzombie-special-devour = Devour
iamzombie-special-devour-help = A freak here goes to the supply, and you take a brain.
iamzombie-special-pickpocket = Pickpocket
iamzombie-special-pickpocket-help = Take a brain from a player on your location or a neighbour.
iamzombie-special-pickpocket-coop = Take a brain from the supply.
iamzombie-special-shove = Shove
iamzombie-special-shove-help = Another pawn goes from here to a neighbour, Stage 0.
iamzombie-special-shove-coop = Another pawn goes from here to a neighbour, Stage 0, if its owner agrees.
iamzombie-special-frenzy = Frenzy
iamzombie-special-frenzy-help = Take a wound that cannot be cancelled: two dice more. Takes two healthy leading cards.
iamzombie-special-shake_off = Shake Off
iamzombie-special-shake_off-help = Roll all your fives again, once.
iamzombie-special-nudge = Nudge
iamzombie-special-nudge-help = One die shows 1 more or 1 less, between 1 and 6.
iamzombie-special-setfour = Sure Thing
iamzombie-special-setfour-help = One die shows 4.
iamzombie-special-taunt5 = Taunt
iamzombie-special-taunt5-help = A five becomes a six.
iamzombie-special-puppeteer = Puppeteer
iamzombie-special-puppeteer-help = A five becomes 1, 2, 3 or 4.
iamzombie-special-hardsix = Hard Head
iamzombie-special-hardsix-help = A six becomes a 4.
iamzombie-special-triple = Combination
iamzombie-special-triple-help = Three dice with the same number from 1 to 4: one Stage more, before bites.
iamzombie-special-dark_gift = Dark Gift
iamzombie-special-dark_gift-help = One Stage more, after bites.
iamzombie-special-hunger = Ravenous
iamzombie-special-hunger-help = Two or more sixes in the final roll: a brain more.
iamzombie-special-scavenger = Scavenger
iamzombie-special-scavenger-help = When you claim, take a brain.
iamzombie-special-tough = Thick Skin
iamzombie-special-tough-help = A wound that you give to this card is ignored.
iamzombie-special-stench = Stench
iamzombie-special-stench-help = Freaks that you place skip your own location.
iamzombie-special-second_wind = Second Wind
iamzombie-special-second_wind-help = Heal this card.
iamzombie-special-rebirth = Rebirth
iamzombie-special-rebirth-help = Heal all your cards and stay. In your own turn the roll makes no Stages and brings no freaks.
iamzombie-special-patch = Patch Up
iamzombie-special-patch-help = Heal one of your leading cards.
iamzombie-special-patch-coop = Heal a leading card of any hero here.
iamzombie-special-barricade = Barricade
iamzombie-special-barricade-help = No freaks can be placed on your location until your next turn starts.
iamzombie-special-swarm_call = Swarm Call
iamzombie-special-swarm_call-help = A freak comes to any other location.
iamzombie-special-swarm_call-coop = A freak moves from any location to any other one.
iamzombie-special-contagion = Contagion
iamzombie-special-contagion-help = A player on your location or a neighbour pays a brain or takes a wound.
iamzombie-special-contagion-coop = A freak on your location or a neighbour goes to the supply.

## Features: name and effect; $n is how many

iamzombie-feature-none = No feature
iamzombie-feature-none-help = It does nothing special.
iamzombie-feature-start_freaks = Lurking
iamzombie-feature-start_freaks-help = { $n ->
    [one] When turned up: { $n } freak comes here, barricade or not.
   *[other] When turned up: { $n } freaks come here, barricade or not.
}
iamzombie-feature-claim_brains = Larder
iamzombie-feature-claim_brains-help = { $n ->
    [one] When claimed: take { $n } brain.
   *[other] When claimed: take { $n } brains.
}
iamzombie-feature-claim_heal = First Aid
iamzombie-feature-claim_heal-help = { $n ->
    [one] When claimed: heal { $n } of your leading cards.
   *[other] When claimed: heal up to { $n } of your leading cards.
}
iamzombie-feature-claim_travel = Way Out
iamzombie-feature-claim_travel-help = When claimed: you may move to any location, Stage 0, for nothing.
iamzombie-feature-claim_purge = Sweep
iamzombie-feature-claim_purge-help = When claimed: all freaks leave both neighbours.
iamzombie-feature-claim_steal = Loot
iamzombie-feature-claim_steal-help = When claimed: take a brain from any player who has one.
iamzombie-feature-claim_steal-coop = When claimed: take a brain from the supply.
iamzombie-feature-claim_scatter = Stampede
iamzombie-feature-claim_scatter-help = { $n ->
    [one] When claimed: put a freak on { $n } other location.
   *[other] When claimed: put a freak on each of { $n } other locations.
}
iamzombie-feature-act_stage = Short Cut
iamzombie-feature-act_stage-help = For 2 brains, once a turn, after bites: one Stage more.
iamzombie-feature-act_reroll = Second Try
iamzombie-feature-act_reroll-help = For 1 brain, before the roll: one reroll more.
iamzombie-feature-act_shield = Cover
iamzombie-feature-act_shield-help = For 1 brain, before the roll: Danger 2 less in this turn.
iamzombie-feature-act_push = Push Back
iamzombie-feature-act_push-help = For 1 brain, before the roll: a freak here goes to the supply.
iamzombie-feature-act_heal = Bandages
iamzombie-feature-act_heal-help = For 1 brain, at the end of the turn: heal one of your leading cards.
iamzombie-feature-dark = Dark
iamzombie-feature-dark-help = One reroll less, but never fewer than none.
iamzombie-feature-noisy = Noisy
iamzombie-feature-noisy-help = If a five was not cancelled and no freak would come, one comes here, if it can.
iamzombie-feature-pairs = Double Work
iamzombie-feature-pairs-help = Only two dice together make a Stage.
iamzombie-feature-slide = Slippery
iamzombie-feature-slide-help = If no Stage is left after bites, your pawn goes back one, but not below 0.
iamzombie-feature-toxic = Poisoned
iamzombie-feature-toxic-help = Before you roll here: pay a brain or take a wound.
iamzombie-feature-narrow = Narrow
iamzombie-feature-narrow-help = Only one pawn may be here. Pawns that are here when it is turned up may stay.
iamzombie-feature-safehouse = Safehouse
iamzombie-feature-safehouse-help = No freaks can be placed here.
iamzombie-feature-rest_spot = Rest Spot
iamzombie-feature-rest_spot-help = Resting here heals all your leading cards.
iamzombie-feature-free_exit = Junction
iamzombie-feature-free_exit-help = Your first step off it in a turn costs nothing.
iamzombie-feature-sealed = Sealed
iamzombie-feature-sealed-help = Before you roll at Stage 0: pay a brain, or the roll makes one Stage less.
iamzombie-feature-crossfire = Crossfire
iamzombie-feature-crossfire-help = If Danger strikes and you do not cancel your wound, everybody else here takes a wound too.
iamzombie-feature-feast = Feast
iamzombie-feature-feast-help = For each six of your roll not spent in this turn, a brain more; two at most.
iamzombie-feature-crowd = Company
iamzombie-feature-crowd-help = One die more while another pawn is here.
iamzombie-feature-wild = Neutral
iamzombie-feature-wild-help = It has the colour of which you own the most cards; among equals choose.
iamzombie-feature-cap = One by One
iamzombie-feature-cap-help = { $n ->
    [one] At most { $n } Stage here in a turn.
   *[other] At most { $n } Stages here in a turn.
}

## Attributes, decks, pawns, titles, ratings

iamzombie-colour-blue = Physical
iamzombie-colour-green = Social
iamzombie-colour-orange = Mental
iamzombie-colour-red = Sin
iamzombie-colour-black = Scourge
iamzombie-deck-breathers = Breathers
iamzombie-deck-outbreak = Outbreak
iamzombie-deck-toxic = Toxic
iamzombie-deck-quarantine = Quarantine
iamzombie-pawn-eye = Eye
iamzombie-pawn-hand = Hand
iamzombie-pawn-jaw = Jaw
iamzombie-pawn-boot = Boot
iamzombie-pawn-rib = Rib
iamzombie-title-1 = Snotty Newbie
iamzombie-title-2 = Bitten
iamzombie-title-3 = Drifter
iamzombie-title-4 = Survivor
iamzombie-title-5 = Seasoned
iamzombie-title-6 = Hardened
iamzombie-title-7 = Terror of the Block
iamzombie-title-8 = Brainbreaker
iamzombie-title-9 = Walking Nightmare
iamzombie-title-10 = Half-Tox
iamzombie-title-11 = Tox
iamzombie-title-12 = Deadly Tox
iamzombie-rating-0 = Crawled away
iamzombie-rating-4 = Alive, good enough
iamzombie-rating-6 = Masters of the block
iamzombie-rating-8 = Legends of the quarantine
iamzombie-timing-move = moving
iamzombie-timing-preroll = before the roll
iamzombie-timing-postroll = after the roll
iamzombie-timing-resolve = counting Stages
iamzombie-timing-passive = always
iamzombie-timing-react = instead of going down
iamzombie-timing-end = at the end

## Prompts

iamzombie-prompt-meal = When did you last eat something red? The earliest meal of the list makes the First Player.
iamzombie-prompt-archetype = Choose the archetype that your hero gains.
iamzombie-prompt-exchange = Your hero is at level 12. Exchange a card for one of those dealt, or keep what you have?
iamzombie-prompt-arrange = Arrange your three hero stacks: which cards lead this round?
iamzombie-prompt-lay = Lay a location face down.
iamzombie-prompt-place = Choose the location where you begin.
iamzombie-prompt-before = Your turn: move, use specials and features, then roll. With a wound you may rest instead.
iamzombie-prompt-toxic = It is poisoned here. Pay a brain, or take a wound?
iamzombie-prompt-sealed = It is sealed here. Pay a brain, or make one Stage less?
iamzombie-prompt-reroll = Choose dice to reroll, or keep them all.
iamzombie-prompt-after = Use specials on the roll, or leave it as it is.
iamzombie-prompt-fives = How many fives do you cancel, for a brain each?
iamzombie-prompt-wound = A wound! Pay a brain, or choose the card that takes it?
iamzombie-prompt-vouch = Somebody else is about to be wounded. Pay a brain to cancel that?
iamzombie-prompt-downed = You are about to go down. Use a special against that?
iamzombie-prompt-boost = The Stages are counted. Buy one more?
iamzombie-prompt-spread = Freaks are coming. Which neighbour gets the first of them?
iamzombie-prompt-advance = How many Stages do you spend on getting rid of freaks here?
iamzombie-prompt-heal = Choose the cards that heal.
iamzombie-prompt-travel = You may move to any location for nothing. Where to?
iamzombie-prompt-steal = From whom do you take a brain?
iamzombie-prompt-scatter = Choose the locations that get a freak each.
iamzombie-prompt-consent = Another hero wants to shove your pawn to a neighbour. Do you agree?
iamzombie-prompt-after_roll = Move on, use what works at the end, or end your turn.
iamzombie-prompt-trophy = You have won the round. Choose the location that you keep as a trophy.

## Actions

iamzombie-action-TellMeal = { $meal ->
    [breakfast] Something red for breakfast, { $minutes } minutes ago
    [supper] Something red for supper, { $minutes } minutes ago
    [lunch] Something red for lunch, { $minutes } minutes ago
   *[nothing] Nothing red
}
iamzombie-action-ChooseArchetype = Choose { $archetype_name }
iamzombie-action-ExchangeArchetype = Exchange { $old_name } for { $archetype_name }
iamzombie-action-Arrange = Lead with { $archetypes_names }
iamzombie-action-Lay = Lay { $location_name } on stack { $slot_place }
iamzombie-action-Place = Begin on { $slot_name }{ $foothold ->
    [yes] , at Stage 1
   *[no] { "" }
}
iamzombie-action-Move = Move to { $slot_name }{ $foothold ->
    [yes] , to Stage 1
   *[no] { "" }
}
iamzombie-action-Rest = { $archetype ->
    [-1] Rest
   *[other] Rest, and heal { $archetype_name }
}
iamzombie-action-Use = Use { $special_name } ({ $archetype_name }){ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}{ $origin ->
    [-1] { "" }
   *[other] : { $origin_name }
}{ $slot ->
    [-1] { "" }
   *[other] {" "}→ { $slot_name }
}{ $target ->
    [-1] { "" }
   *[other] : { $target_name }
}{ $die ->
    [-1] { "" }
   *[other] : { $die_face }
}{ $face ->
    [0] { "" }
   *[other] {" "}→ { $face }
}{ $sixes ->
    [0] { "" }
    [one] , paid with { $sixes } six
   *[other] , paid with { $sixes } sixes
}
iamzombie-action-Activate = Use { $feature_name }{ $target ->
    [-1] { "" }
   *[other] : { $target_name }
}
iamzombie-action-Roll = { $to_difficulty ->
    [0] Roll
   *[other] Roll, Difficulty { $to_difficulty } less
}{ $colour ->
    [blue] , the location counts as blue
    [green] , the location counts as green
    [orange] , the location counts as orange
    [red] , the location counts as red
    [black] , the location counts as black
   *[none] { "" }
}
iamzombie-action-Reroll = { $dice_count ->
    [0] Reroll none
   *[other] Reroll { $dice_faces }
}
iamzombie-action-Keep = Keep the dice
iamzombie-action-Finish = Leave the roll as it is
iamzombie-action-CancelFives = { $count ->
    [0] Cancel no five
    [one] Cancel { $count } five
   *[other] Cancel { $count } fives
}
iamzombie-action-Pay = Pay a brain
iamzombie-action-TakeWound = { $archetype ->
    [-1] Take the wound, and go down
   *[other] Wound { $archetype_name }
}
iamzombie-action-Decline = No
iamzombie-action-Agree = Yes, I agree
iamzombie-action-Spread = First to { $slot_name }
iamzombie-action-Advance = { $remove ->
    [0] Advance with all Stages
    [one] Remove { $remove } freak, advance with the rest
   *[other] Remove { $remove } freaks, advance with the rest
}
iamzombie-action-Travel = Move to { $slot_name }, for nothing
iamzombie-action-Steal = Take a brain from { $to_name }
iamzombie-action-Scatter = { $slots_count ->
    [0] No freaks
   *[other] Freaks to { $slots_names }
}
iamzombie-action-Heal = { $archetypes_count ->
    [0] Heal none
   *[other] Heal { $archetypes_names }
}
iamzombie-action-EndTurn = End the turn
iamzombie-action-KeepTrophy = Keep { $location_name }
iamzombie-action-Vouch = { $on ->
    [yes] Ask me when others are wounded
   *[no] Do not ask me when others are wounded
}
iamzombie-action-Give = Give { $to_name } { $amount ->
    [one] { $amount } brain
   *[other] { $amount } brains
}
iamzombie-action-Rename = Name the hero { $name }

## Standing orders

iamzombie-order-LayForMe = Lay the rest of my locations for me
iamzombie-order-KeepBrains = Never pay for wounds of others

## Events

iamzombie-event-MealTold = { $meal ->
    [breakfast] { $seat_name } ate something red for breakfast, { $minutes } minutes ago.
    [supper] { $seat_name } ate something red for supper, { $minutes } minutes ago.
    [lunch] { $seat_name } ate something red for lunch, { $minutes } minutes ago.
   *[nothing] { $seat_name } ate nothing red.
}
iamzombie-event-FirstPlayerFound = { $seat_name } is the First Player.
iamzombie-event-RoundBegan = Round { $round } begins. First Player: { $seat_name }.
iamzombie-event-ArchetypeBuried = { $seat_name } put the top archetype under the deck, unseen.
# Which ones, only their player is told, or everybody when playing together.
iamzombie-event-ArchetypesDealt = { $archetypes_count ->
    [one] { iamzombie-archetypes-told }
    [other] { iamzombie-archetypes-told }
   *[hidden] { $seat_name } was dealt archetypes.
}
iamzombie-archetypes-told = { $seat_name } was dealt archetypes: { $archetypes_names }.
iamzombie-event-ArchetypeChosen = { $seat_name } chose { $archetype_name }.
iamzombie-event-ArchetypeExchanged = { $seat_name } exchanged { $old_name } for { $archetype_name }.
iamzombie-event-ArchetypesReturned = { $count ->
    [0] { $seat_name } put no archetypes under the deck.
    [one] { $seat_name } put { $count } archetype under the deck.
   *[other] { $seat_name } put { $count } archetypes under the deck.
}
iamzombie-event-HeroArranged = { $seat_name } arranged the hero stacks; leading: { $archetypes_names }.
iamzombie-event-LocationsDealt = { $locations_count ->
    [one] { iamzombie-locations-told }
    [other] { iamzombie-locations-told }
   *[hidden] { $seat_name } was dealt locations.
}
iamzombie-locations-told = { $seat_name } was dealt locations: { $locations_names }.
iamzombie-event-LocationLaid = { $seat_name } laid a location face down on stack { $slot_place }.
# Only the player who laid it is told.
iamzombie-event-LocationRemembered = It is { $location_name }.
iamzombie-event-FieldRevealed = The field is turned up: { $locations_names }.
iamzombie-event-LocationRevealed = { $location_name } is turned up on stack { $slot_place }.
iamzombie-event-StackExhausted = Stack { $slot_place } has no more cards.{ $onto ->
    [-1] { "" }
   *[other] {" "}Pawns go on to stack { $onto_place }.
}
iamzombie-event-TurnStarted = { $last ->
    [yes] The last turn of { $seat_name } in this round.
   *[no] Lap { $lap }: the turn of { $seat_name }.
}
iamzombie-event-PawnPlaced = { $seat_name } begins on { $location_name }{ $stage ->
    [0] { "" }
   *[other] , at Stage { $stage }
}.
iamzombie-event-PawnMoved = { $seat_name } moved to { $location_name }{ $stage ->
    [0] { "" }
   *[other] , at Stage { $stage }
}{ $paid ->
    [0] { "" }
    [one] , for { $paid } brain
   *[other] , for { $paid } brains
}.
iamzombie-event-Rested = { $seat_name } rested.
iamzombie-event-Healed = { $seat_name } healed { $archetypes_names }.
iamzombie-event-RollPrepared = { $seat_name } prepares to roll. Dice: { $pool }, rerolls: { $rerolls }, Difficulty { $difficulty }, Danger { $danger }.
iamzombie-event-DiceRolled = { $seat_name } rolled { $faces } (from draw { $draw } on).
iamzombie-event-DiceRerolled = { $seat_name } rerolled and got { $faces } (from draw { $draw } on). Rerolls left: { $left }.
iamzombie-event-DieChanged = { $seat_name } turned a die from { $old } to { $face }.
iamzombie-event-SpecialUsed = { $seat_name } used { $special_name } ({ $archetype_name }){ $brains ->
    [0] { "" }
    [one] , for { $brains } brain
   *[other] , for { $brains } brains
}{ $sixes ->
    [0] { "" }
    [one] , with { $sixes } six of the roll
   *[other] , with { $sixes } sixes of the roll
}.
iamzombie-event-FeatureUsed = { $feature_name } ({ $location_name }) works for { $seat_name }{ $brains ->
    [0] { "" }
    [one] , for { $brains } brain
   *[other] , for { $brains } brains
}.
iamzombie-event-BrainsGained = { $seat_name } took { $brains ->
    [one] { $brains } brain
   *[other] { $brains } brains
}.
iamzombie-event-BrainsPaid = { $seat_name } paid { $brains ->
    [one] { $brains } brain
   *[other] { $brains } brains
}.
iamzombie-event-BrainsTaken = { $seat_name } took { $brains ->
    [one] { $brains } brain
   *[other] { $brains } brains
} from { $other_name }.
iamzombie-event-BrainsGiven = { $seat_name } gave { $to_name } { $brains ->
    [one] { $brains } brain
   *[other] { $brains } brains
}.
iamzombie-event-FivesCancelled = { $count ->
    [0] { $seat_name } cancelled no five.
    [one] { $seat_name } cancelled { $count } five.
   *[other] { $seat_name } cancelled { $count } fives.
}
iamzombie-event-DangerFailed = { $wounds ->
    [one] Danger strikes { $seat_name }: { $wounds } wound.
   *[other] Danger strikes { $seat_name }: { $wounds } wounds.
}
iamzombie-event-WoundCancelled = A wound of { $seat_name } is cancelled. The brain came from { $by_name }.
iamzombie-event-WoundIgnored = The wound does nothing to { $archetype_name } of { $seat_name }.
iamzombie-event-Wounded = { $archetype_name } of { $seat_name } is wounded.
iamzombie-event-HeroDowned = { $seat_name } goes down.
iamzombie-event-HeroRecovered = { $seat_name } has recovered.
iamzombie-event-StagesMade = { $seat_name } rolled { $stages ->
    [one] { $stages } Stage
   *[other] { $stages } Stages
}, { $fives ->
    [one] { $fives } five bites
   *[other] { $fives } fives bite
}: { $net } left.
iamzombie-event-FreaksPlaced = { $count ->
    [one] { $locations_count ->
        [one] A freak comes to { $locations_names }.
       *[other] A freak each comes to { $locations_names }.
    }
   *[other] { $count } freaks come to { $locations_names }.
}
iamzombie-event-FreaksRemoved = { $count ->
    [one] { $count } freak leaves { $location_name }.
   *[other] { $count } freaks leave { $location_name }.
}
iamzombie-event-FreakMoved = A freak moves to { $location_name }.
iamzombie-event-PawnAdvanced = { $seat_name } advances to Stage { $stage } of { $location_name }.
iamzombie-event-PawnSlid = { $seat_name } slips back to Stage { $stage }.
iamzombie-event-PawnShoved = { $seat_name } shoved { $to_name } to { $location_name }.
iamzombie-event-ShoveRefused = { $to_name } did not agree to be shoved by { $seat_name }.
iamzombie-event-BarricadeSet = { $seat_name } barricaded { $location_name }.
iamzombie-event-LocationClaimed = { $seat_name } claimed { $location_name }: { $vp } VP{ $bonus ->
    [0] { "" }
   *[other] {" "}and { $bonus } for rank
}. Progress: { $progress } of { $target }.
iamzombie-event-TargetReached = { $seat_name } reached the target of the round.
iamzombie-event-LastTurnsBegan = { $seats_count ->
    [0] Nobody has a turn left.
    [one] { $seats_count } player has one more turn.
   *[other] { $seats_count } players have one more turn each.
}
iamzombie-event-RoundEnded = { $seats_count ->
    [0] Round { $round } is over. Nobody has won it.
    [one] Round { $round } is over. { $seats_count } player has won it.
   *[other] Round { $round } is over. { $seats_count } players have won it.
}
iamzombie-event-TrophyKept = { $seat_name } keeps a trophy: { $location_name }.
iamzombie-event-HordeRolled = { $face ->
    [1] The horde, a { $face } for { $seat_name }: nothing comes (draw { $draw }).
    [2] The horde, a { $face } for { $seat_name }: a freak for the next location clockwise (draw { $draw }).
    [3] The horde, a { $face } for { $seat_name }: a freak for the next location clockwise (draw { $draw }).
    [4] The horde, a { $face } for { $seat_name }: a freak for the next location counter-clockwise (draw { $draw }).
    [5] The horde, a { $face } for { $seat_name }: a freak for the hero’s own location (draw { $draw }).
   *[other] The horde, a { $face } for { $seat_name }: a brain (draw { $draw }).
}
iamzombie-event-LocationOverrun = { $location_name } is overrun, and out of the round.
iamzombie-event-PanicRose = Panic is at { $panic }; the limit is { $limit }.
iamzombie-event-HeroNamed = { $seat_name } calls the hero { $name }.
iamzombie-event-VouchChanged = { $on ->
    [yes] { $seat_name } will be asked to pay for wounds of others.
   *[no] { $seat_name } will not be asked to pay for wounds of others.
}
iamzombie-event-PlayerLeft = { $seat_name } left the game.
iamzombie-event-GameEnded = { $reason ->
    [trophies] The game is over. { iamzombie-reason-trophies }
    [no_trophies] The game is over. { iamzombie-reason-no_trophies }
    [last_player] The game is over. { iamzombie-reason-last_player }
    [survived] The game is over. { iamzombie-reason-survived }
    [clock] The game is over. { iamzombie-reason-clock }
    [panic] The game is over. { iamzombie-reason-panic }
   *[abandoned] The game is over. { iamzombie-reason-abandoned }
}

## Why the game ended

iamzombie-reason-trophies = The trophies decided.
iamzombie-reason-no_trophies = Nobody has a trophy, so it is a draw.
iamzombie-reason-last_player = Only one player was left.
iamzombie-reason-survived = The team got through all three rounds.
iamzombie-reason-clock = The laps of the round ran out, and the team has lost.
iamzombie-reason-panic = Panic reached its limit, and the team has lost.
iamzombie-reason-abandoned = Everybody left.

## Refusals

iamzombie-no-not_now = That is not possible now. Choose one of the actions that are offered.
iamzombie-no-not_in_hand = You do not hold that card. Choose one of your hand.
iamzombie-no-already_owned = Your hero has that archetype already. Choose one that is new to it.
iamzombie-no-no_such_slot = There is no such stack. Choose one that lies on the table.
iamzombie-no-another_place = It cannot be laid there. Open a new stack while there are free places, then use the lowest ones.
iamzombie-no-narrow = It is narrow there, and somebody is in. Choose another location.
iamzombie-no-not_enough_brains = You have too few brains for that. Choose something cheaper.
iamzombie-no-no_foothold = You have no Foothold to use for that. Begin at Stage 0.
iamzombie-no-too_far = That location is no neighbour. Go there step by step.
iamzombie-no-moving_is_over = The roll is being prepared, so moving and resting are over. Roll first, and move afterwards.
iamzombie-no-not_wounded = None of your leading cards that you chose is wounded. Roll, or choose a wounded one.
iamzombie-no-not_leading = That card does not lead. Choose the top card of a hero stack.
iamzombie-no-wounded = That card is wounded, so its special does not work. Choose a healthy one, or heal it first.
iamzombie-no-used_up = This was used already. Choose something else until it works again.
iamzombie-no-cannot_use_now = That special cannot be used at this moment. Choose one of those that are offered.
iamzombie-no-wrong_target = The special cannot be used on that. Choose one of the targets that are offered.
iamzombie-no-nothing_to_activate = This location has nothing that you could use now. Choose another action.
iamzombie-no-split_too_large = You have fewer surplus rerolls than that. Take fewer for Difficulty.
iamzombie-no-no_such_colour = The location cannot count as that colour. Choose one of which you have the most cards.
iamzombie-no-no_such_dice = Those are not dice of this roll. Name each one once, the first one first.
iamzombie-no-too_many = That is more than there are, or than you can pay for. Choose a smaller number.
iamzombie-no-have_to_choose_healthy = A wound goes to a healthy leading card. Choose one of those.
iamzombie-no-cannot_take_tokens = No freak can go there now. Choose another location.
iamzombie-no-no_such_player = That player cannot be chosen for this. Choose another one.
iamzombie-no-not_claimed = You have not claimed that location in this round. Choose one that you have.
iamzombie-no-stacks_do_not_fit = These are not three stacks of exactly your cards. Name three leading cards, and a stack for each other one.
iamzombie-no-competitive_only = That is only for games against each other. Together everybody is asked anyway.
iamzombie-no-coop_only = That is only for games together. Against each other brains are not given away.
iamzombie-no-already_so = It is so already. Choose another action.
iamzombie-no-left = That player has left the game. Choose another one.
iamzombie-no-name_not_printable = The name has characters that cannot be shown. Use letters, digits and blanks.
iamzombie-no-heroes_not_admitted = Only new heroes may play at this table. Begin with a new one, or choose another table.
iamzombie-no-hero_not_signed = This hero has no good signature of this house, and the table asks for one. Choose another hero, or another table.
iamzombie-no-hero_level_too_high = This hero has level { $level }, and the highest here is { $highest }. Choose another hero, or another table.

## Faults of the options

iamzombie-fault-alone = Against each other it takes at least { $least } players.
iamzombie-fault-competitive_only = Together Danger is always mild. Choose mild, or play against each other.
iamzombie-fault-too_many_heroes = There are more heroes than players. The table has { $seats } seats.
iamzombie-fault-heroes_not_admitted = Only new heroes may play at this table.
iamzombie-fault-hero_level_too_high = This hero has level { $level }. The highest at this table is { $highest }.
iamzombie-fault-unknown_version = Heroes of version { $version } are not known here.
iamzombie-fault-unknown_pawn = There is no such pawn.
iamzombie-fault-not_printable = The name has characters that cannot be shown.
iamzombie-fault-name_too_long = The name is too long. It may have { $most } characters.
iamzombie-fault-unknown_archetype = There is no archetype “{ $card }”.
iamzombie-fault-doubled_archetype = The archetype “{ $card }” is there twice.
iamzombie-fault-stacks_do_not_fit = The hero stacks are not made of exactly the hero’s cards.

## Options

iamzombie-option-mode = Mode
iamzombie-option-mode-help = Against each other, or all together against the city.
iamzombie-option-mode-competitive = against each other
iamzombie-option-mode-coop = together
iamzombie-option-difficulty = How hard it is together
iamzombie-option-difficulty-help = Only for games together: how many laps there are, and how much Panic.
iamzombie-option-difficulty-easy = easy
iamzombie-option-difficulty-normal = normal
iamzombie-option-difficulty-hard = hard
iamzombie-option-expansions = Toxic and Quarantine
iamzombie-option-expansions-help = The expansions with black cards. Left open, they are in when a hero of level 3 or more enters.
iamzombie-option-expansions-null = as the heroes need them
iamzombie-option-expansions-true = on
iamzombie-option-expansions-false = off
iamzombie-option-danger_mode = Danger
iamzombie-option-danger_mode-help = Mild: one wound for a roll that fails. Harsh: one for each die that fails. Together it is always mild.
iamzombie-option-danger_mode-per_roll = mild
iamzombie-option-danger_mode-per_die = harsh
iamzombie-option-first_player = First Player
iamzombie-option-first_player-help = By lot, or by who has eaten something red.
iamzombie-option-first_player-random = by lot
iamzombie-option-first_player-asked = by what was eaten
iamzombie-option-heroes = Heroes
iamzombie-option-heroes-help = Saved heroes by seat. The house fills this in when they enter.
iamzombie-option-entry = Who may enter
iamzombie-option-entry-help = Which saved heroes may come to this table.
iamzombie-option-entry-new_only = only new heroes
iamzombie-option-entry-signed = only those with a good signature
iamzombie-option-entry-any = any hero
iamzombie-option-highest_level = Highest level
iamzombie-option-highest_level-help = No hero of a higher level may enter. Usually 12.

## Fields of actions and of the table

iamzombie-field-active = On turn
iamzombie-field-agenda = Under way
iamzombie-field-amount = Brains
iamzombie-field-archetype = Archetype
iamzombie-field-archetypes = Archetypes
iamzombie-field-barricade = Barricade of
iamzombie-field-below = Face down
iamzombie-field-brains = Brains
iamzombie-field-cards = Hero
iamzombie-field-claimed = Claimed this round
iamzombie-field-closing = Last turns
iamzombie-field-colour = Colour
iamzombie-field-count = Fives cancelled
iamzombie-field-danger = Danger used
iamzombie-field-dice = Dice
iamzombie-field-die = Die
iamzombie-field-difficulty = Difficulty used
iamzombie-field-down = Down
iamzombie-field-expansions = Expansions
iamzombie-field-face = Number
iamzombie-field-first = First Player
iamzombie-field-fives = Fives left
iamzombie-field-foothold = With Foothold
iamzombie-field-freaks = Freaks
iamzombie-field-hand = Hand
iamzombie-field-lap = Lap
iamzombie-field-location = Location
iamzombie-field-locations = Location deck
iamzombie-field-meal = Meal
iamzombie-field-minutes = Minutes ago
iamzombie-field-name = Name
iamzombie-field-net = Stages left
iamzombie-field-old = Card given up
iamzombie-field-on = Ask me
iamzombie-field-origin = From stack
iamzombie-field-out = Left the game
iamzombie-field-panic = Panic
iamzombie-field-pawn = Pawn
iamzombie-field-players = Players
iamzombie-field-pool = Number of dice
iamzombie-field-progress = Progress
iamzombie-field-ranks = Ranks
iamzombie-field-reason = Reason of the end
iamzombie-field-remove = Freaks removed
iamzombie-field-rerolls = Rerolls left
iamzombie-field-round = Round
iamzombie-field-rounds_won = Rounds won
iamzombie-field-scores = Scores
iamzombie-field-seat = Player
iamzombie-field-set_aside = Out of the round
iamzombie-field-sixes = Paid with sixes
iamzombie-field-slot = Stack
iamzombie-field-slots = Stacks
iamzombie-field-stacks = Hero stacks
iamzombie-field-stage = Stage
iamzombie-field-stages = Stages rolled
iamzombie-field-target = Card healed or wounded
iamzombie-field-throw = Roll
iamzombie-field-to = Other player
iamzombie-field-to_difficulty = Surplus for Difficulty
iamzombie-field-top = Location
iamzombie-field-trophies = Trophies
iamzombie-field-type = Kind
iamzombie-field-under = Under the others
iamzombie-field-vouching = Asked about others’ wounds
iamzombie-field-won = Has won the round
iamzombie-field-wounded = Wounded

## Fields shown on request

iamzombie-more-activated = Features used this turn
iamzombie-more-asking = Is anything asked
iamzombie-more-begun = Begun
iamzombie-more-bonus_dice = Dice added
iamzombie-more-bonus_matches = Matches added
iamzombie-more-bonus_rerolls = Rerolls added
iamzombie-more-bonus_stages = Stages added
iamzombie-more-by = Who shoves
iamzombie-more-calm = Danger taken off
iamzombie-more-cancelled = Fives cancelled
iamzombie-more-cause = Cause
iamzombie-more-crossfired = Crossfire has struck
iamzombie-more-dice_drawn = Dice drawn so far
iamzombie-more-ease = Difficulty taken off
iamzombie-more-ending = At the end
iamzombie-more-exits = Left for nothing
iamzombie-more-failures = Dice that fail
iamzombie-more-given = Has got a freak this turn
iamzombie-more-lost = Roll lost
iamzombie-more-meals = Meals
iamzombie-more-most = At most
iamzombie-more-over = Nothing more this turn
iamzombie-more-position = Place on the ring
iamzombie-more-prepared = Preparing
iamzombie-more-rolled = Rolled
iamzombie-more-sealed = Sealed, unpaid
iamzombie-more-surplus = Surplus rerolls
iamzombie-more-taken = Chosen
iamzombie-more-turn = Turn
iamzombie-more-turns_left = Last turns to come
iamzombie-more-used_game = Special used this game
iamzombie-more-used_round = Special used this round
iamzombie-more-used_turn = Special used this turn
iamzombie-more-victim = Who is wounded
iamzombie-more-waiting = Still to be asked
iamzombie-more-wildcards = Cards of any colour
iamzombie-more-wish = What was wanted
iamzombie-more-wound = Number of its wound
iamzombie-more-wounds = Wounds so far

## Words on the table

iamzombie-value-competitive = against each other
iamzombie-value-coop = together
iamzombie-value-breakfast = breakfast
iamzombie-value-supper = supper
iamzombie-value-lunch = lunch
iamzombie-value-nothing = nothing
iamzombie-value-blue = blue
iamzombie-value-green = green
iamzombie-value-orange = orange
iamzombie-value-red = red
iamzombie-value-black = black
iamzombie-value-trophies = trophies
iamzombie-value-no_trophies = no trophies
iamzombie-value-last_player = the last player
iamzombie-value-survived = survived
iamzombie-value-clock = time ran out
iamzombie-value-panic = Panic
iamzombie-value-abandoned = everybody left
iamzombie-value-Advancing = Advancing
iamzombie-value-Claiming = A location is claimed
iamzombie-value-Healing = Healing
iamzombie-value-Traveling = Way out
iamzombie-value-Stealing = Loot
iamzombie-value-Scattering = Stampede
iamzombie-value-Reckoning = Progress
iamzombie-value-Horde = The horde
iamzombie-value-HordeDie = A die of the horde
iamzombie-value-Placing = Where to begin
iamzombie-value-Before = Before the roll
iamzombie-value-Wishing = Preparing
iamzombie-value-Sealing = Sealed
iamzombie-value-Fives = Fives
iamzombie-value-DangerCheck = Danger
iamzombie-value-Boost = Buying a Stage
iamzombie-value-StagesBitten = Bites
iamzombie-value-Freaks = Freaks
iamzombie-value-Rerolling = Rerolls
iamzombie-value-Postroll = After the roll
iamzombie-value-RoundEnd = End of the round
iamzombie-value-TrophyChoice = A trophy
iamzombie-value-Clearing = Clearing up
iamzombie-value-Round = A new round
iamzombie-value-Choosing = Choosing an archetype
iamzombie-value-Returning = Cards go under the deck
iamzombie-value-Arranging = Hero stacks
iamzombie-value-Field = The field
iamzombie-value-Laying = Laying locations
iamzombie-value-Revealing = Turning up
iamzombie-value-Consenting = Consent
iamzombie-value-Turn = Turn
iamzombie-value-AfterRoll = End of the turn
iamzombie-value-Wound = A wound
iamzombie-value-Vouching = Another’s wound
iamzombie-value-Suffering = A wound is taken
iamzombie-value-Falling = Going down
iamzombie-value-Rounds = Rounds
iamzombie-value-Meals = Meals
iamzombie-value-danger = Danger
iamzombie-value-toxic = Poisoned
iamzombie-value-crossfire = Crossfire
iamzombie-value-contagion = Contagion
iamzombie-value-overrun = Overrun

## Heroes that are kept

iamzombie-keepsakes = Heroes
iamzombie-keepsake = Hero
iamzombie-keepsake-hero = { $name }, level { $level }: { $title }
iamzombie-keepsake-cards = Archetypes: { $cards }
iamzombie-keepsake-record = Games: { $games }; won against others: { $games_won }, together: { $coop_won }. Rounds won: { $rounds_won }. Best score: { $best }.
iamzombie-keepsake-deed = { $date } · { $mode ->
    [coop] together
   *[competitive] against each other
} · { $players ->
    [one] { $players } player
   *[other] { $players } players
} · level { $level } · { $result ->
    [won] won
    [lost] lost
   *[draw] draw
}{ $kept ->
    [0] { "" }
   *[other] { " " }· trophies: { $trophies }
}

## Hints and dice

iamzombie-hint-lay_location = Lay locations in your colours and with your abilities last: then they lie on top.
iamzombie-hint-round_start = Nobody wins here without taking risks.
iamzombie-hint-reroll = Reroll fives whenever you can.
iamzombie-face-5 = Freaks! Chomp
iamzombie-face-6 = Brain

# The screen

iamzombie-board-table = The table
iamzombie-board-tray = The tray
iamzombie-board-dock = The hero
iamzombie-board-heroes = Whose hero is shown
iamzombie-board-hero = The hero of { $name }
iamzombie-board-hero-own = Your hero
iamzombie-board-hero-name = Name of the hero
iamzombie-board-name = Name your hero
iamzombie-board-rename = Rename
iamzombie-board-name-it = Name it
iamzombie-board-round = Round { $round } of 3 · lap { $lap }
iamzombie-board-to-win = target { $target } VP
iamzombie-board-last-turns = last turns
iamzombie-board-difficulty = Difficulty
iamzombie-board-danger = Danger
iamzombie-board-vp = VP
iamzombie-board-left = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
iamzombie-board-barricaded = barricaded
iamzombie-board-face-down = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
iamzombie-board-empty = an empty place
iamzombie-board-spoken = Difficulty { $difficulty }, Danger { $danger }, { $vp } VP, { $freaks ->
    [0] no freaks
    [one] { $freaks } freak
   *[other] { $freaks } freaks
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
iamzombie-board-pawn = { $name } at Stage { $stage }
iamzombie-board-lit = can be chosen
iamzombie-board-looked = A closer look: { $name }
iamzombie-board-would-roll = You would roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} with { $rerolls ->
    [0] no rerolls
    [one] { $rerolls } reroll
   *[other] { $rerolls } rerolls
}, at Difficulty { $difficulty } and Danger { $danger }.
iamzombie-board-do-Place = Begin here
iamzombie-board-do-Place-foothold = Begin at Stage 1
iamzombie-board-do-Move = Move here
iamzombie-board-do-Move-foothold = Move to Stage 1
iamzombie-board-do-Travel = Go here
iamzombie-board-do-it = Do it
iamzombie-board-abilities = Abilities
iamzombie-board-matches = matches the location
iamzombie-board-gives-die = +1 die
iamzombie-board-wounded = wounded
iamzombie-board-used = Used.
iamzombie-board-use = Use { $name }
iamzombie-board-cost = { $count ->
    [one] costs { $count } brain
   *[other] costs { $count } brains
}
iamzombie-board-brains = { $count ->
    [one] { $count } brain
   *[other] { $count } brains
}
iamzombie-board-brains-word = Brains
iamzombie-board-rolled-brains = { $count } from this roll
iamzombie-board-trophies = { $count ->
    [one] { $count } trophy, { $vp } VP
   *[other] { $count } trophies, { $vp } VP
}
iamzombie-board-trophies-word = Trophies
iamzombie-board-cards-word = Archetypes
iamzombie-board-level = Level { $level }
iamzombie-board-healthy = { $count } of { $of } cards healthy
iamzombie-board-down = down
iamzombie-board-target-of = { $progress } of { $target } VP
iamzombie-board-progress-own = { $progress } VP for the team
iamzombie-board-stage = Stage
iamzombie-board-idle = nothing
iamzombie-board-bites = bites
iamzombie-board-brain = brain
iamzombie-board-paid = { $count } paid off
iamzombie-board-fails = fails the Danger check
iamzombie-board-die-again = Roll again: { $die }
iamzombie-board-dice = Dice
iamzombie-board-rerolls = Rerolls
iamzombie-board-printed = as printed
iamzombie-board-from-cards = { $count ->
    [one] { $count } card ({ $colour })
   *[other] { $count } cards ({ $colour })
}
iamzombie-board-from-company = { $count } for company
iamzombie-board-from-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
iamzombie-board-from-dark = 1 (dark)
iamzombie-board-from-freaks = { $count ->
    [one] { $count } freak
   *[other] { $count } freaks
}
iamzombie-board-over = { $count } over
iamzombie-board-surplus = { $count ->
    [one] { $count } reroll over:
   *[other] { $count } rerolls over:
}
iamzombie-board-split = Difficulty −{ $difficulty }, Danger −{ $danger }
iamzombie-board-counts-as = It counts as
iamzombie-board-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
iamzombie-board-again = Dice to be rolled again
iamzombie-board-reroll = { $count ->
    [0] Choose dice to roll again
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
iamzombie-board-keep-dice = Keep them all
iamzombie-board-only-fives = { $count ->
    [one] Only the five
   *[other] Only the fives
}
iamzombie-board-rerolls-left = { $count ->
    [one] { $count } reroll left
   *[other] { $count } rerolls left
}
iamzombie-board-spend = Brains to spend
iamzombie-board-spend-nothing = Spend nothing
iamzombie-board-cancel-fives = { $count ->
    [one] Cancel a five
   *[other] Cancel { $count } fives
}
iamzombie-board-cancel-wound = { $count ->
    [one] Cancel the wound
   *[other] Cancel { $count } wounds
}
iamzombie-board-cancel-both = Cancel both
iamzombie-board-claims = claims { $name }
iamzombie-board-claims-and-wins = claims it, wins the round
iamzombie-board-to-stage = { $net ->
    [0] stays at Stage { $stage }
   *[other] to Stage { $stage }
}
iamzombie-board-places = { $count ->
    [one] places { $count } freak
   *[other] places { $count } freaks
}
iamzombie-board-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
iamzombie-board-no-wound = no wound
iamzombie-board-keep = keep
iamzombie-board-spend-none = Spend nothing
iamzombie-board-spend-count = { $count ->
    [one] Spend { $count } brain
   *[other] Spend { $count } brains
}
iamzombie-board-spend-claim = { $count ->
    [one] Spend { $count } brain and claim { $name }
   *[other] Spend { $count } brains and claim { $name }
}
iamzombie-board-pay-wound = Pay a brain: no wound
iamzombie-board-pay-vouch = Pay a brain for it
iamzombie-board-pay-toxic = Pay a brain: no wound
iamzombie-board-pay-sealed = Pay a brain: lose no Stage
iamzombie-board-wound-card = Wound { $name }
iamzombie-board-go-down = Go down
iamzombie-board-rest = Rest: heal { $name }
iamzombie-board-rest-all = Rest: heal all
iamzombie-board-advance = { $stages ->
    [one] Advance { $stages } Stage
   *[other] Advance { $stages } Stages
}
iamzombie-board-advance-remove = { $count ->
    [one] Remove { $count } freak
   *[other] Remove { $count } freaks
}, { $stages ->
    [0] stay
    [one] advance { $stages } Stage
   *[other] advance { $stages } Stages
}
iamzombie-board-travel = Go to { $name }
iamzombie-board-end-turn = End the turn
iamzombie-board-finish = Leave the dice as they are
iamzombie-board-scatter = { $count ->
    [0] Choose locations
    [one] Put a freak there
   *[other] Put a freak on each
}
iamzombie-board-aim = { $name }: choose on the table or below.
iamzombie-board-aim-at = What it is used on
iamzombie-board-with-sixes = { $count ->
    [one] paid with a six
   *[other] paid with { $count } sixes
}
iamzombie-board-lay-card = Choose a location from your hand.
iamzombie-board-lay-place = { $name }: choose the place for it.
iamzombie-board-hand = Your hand
iamzombie-board-hand-card = { $name }: Difficulty { $difficulty }, Danger { $danger }, { $vp } VP
iamzombie-board-hand-empty = Your hand is empty.
iamzombie-board-team-hands = What the others hold
iamzombie-board-deal = Cards to choose from
iamzombie-board-take = Take it
iamzombie-board-take-card = Take it: { $name }
iamzombie-board-keep-trophy = Keep it
iamzombie-board-keep-card = Keep it: { $name }, { $vp } VP
iamzombie-board-give-away = Give this one for it
iamzombie-board-no-exchange = Exchange nothing
iamzombie-board-arrange = Your three stacks
iamzombie-board-arrange-help = Three cards lead: they have abilities, specials and wounds. All give dice of their colour.
iamzombie-board-stack = Stack { $number }
iamzombie-board-lead = Let it lead
iamzombie-board-lead-card = Let it lead: { $name }
iamzombie-board-leads = Leads
iamzombie-board-leads-card = Leads: { $name }
iamzombie-board-move-card = Put { $name } under the next stack
iamzombie-board-arrange-done = Arranged
iamzombie-board-meal = Your last meal with something red in it:
iamzombie-board-meal-breakfast = breakfast
iamzombie-board-meal-supper = last night’s supper
iamzombie-board-meal-lunch = yesterday’s lunch
iamzombie-board-meal-nothing = nothing
iamzombie-board-meal-hours = How many hours ago?
iamzombie-board-meal-tell = Tell
iamzombie-board-coop = What the team has to watch
iamzombie-board-clock = Clock
iamzombie-board-clock-help = The laps that the round may take
iamzombie-board-clock-of = lap { $lap } of { $laps }
iamzombie-board-panic = Panic
iamzombie-board-panic-help = At the last mark the game is lost
iamzombie-board-panic-of = Panic { $panic } of { $limit }
iamzombie-board-team = Target
iamzombie-board-give = Give a brain to a hero close by:
iamzombie-board-cancel-all = { $count ->
    [one] A five and the wound
   *[other] { $count } fives and the wound
}
iamzombie-board-before = { $rest ->
    [yes] Your turn: roll or rest. You may move and prepare first.
   *[no] Your turn: roll. You may move and prepare first.
}
iamzombie-board-ranking = How the game ended
iamzombie-board-no-trophies = no trophies
iamzombie-board-tiebreak = rounds won: { $rounds }, brains: { $brains }
iamzombie-board-lost = The city has eaten you.
iamzombie-board-vouch = { $name } is about to be wounded. Pay a brain to cancel that?
iamzombie-board-waiting = { $count ->
    [one] { $count } die, not rolled yet
   *[other] { $count } dice, not rolled yet
}
iamzombie-ended-survived = You have won, all of you
iamzombie-ended-clock = You have lost, all of you
iamzombie-ended-panic = You have lost, all of you
