### Hidden Strings: texts of the game.
###
### $seat_name, $to_name, $by_name, $of_name, $owner_name and $former_seat_name are names of players.
### $card_name, $group_name, $attacker_name, $master_name, $source_name, $receiver_name, $goal_name and $special_name are
### names of cards; lists of them are $cards_names, $aides_names … with $cards_count, $aides_count. Money is in MB.
### Ids of cards are those of our deck with hyphens; a host's deck brings plain names.

illuminati-name = Hidden Strings
illuminati-tagline = Two to eight conspiracies and one world to run. Plays by the rules of Illuminati.

## Illuminati of our deck

illuminati-card-the-lantern-chancery = The Lantern Chancery
illuminati-card-the-drifting-atlas = The Drifting Atlas
illuminati-card-the-court-of-jesters = The Court of Jesters
illuminati-card-the-counting-house = The Counting House
illuminati-card-the-switchboard = The Switchboard
illuminati-card-the-sleepers-below = The Sleepers Below
illuminati-card-the-quiet-knives = The Quiet Knives
illuminati-card-the-visitors = The Visitors

## Groups of our deck

illuminati-card-bicycle-lane-committees = Bicycle Lane Committees
illuminati-card-public-radio-pledge-drives = Public Radio Pledge Drives
illuminati-card-rooftop-gardeners = Rooftop Gardeners
illuminati-card-adjunct-lecturers-union = Adjunct Lecturers Union
illuminati-card-grand-confederation-of-guilds = Grand Confederation of Guilds
illuminati-card-progress-party = Progress Party
illuminati-card-film-festival-circuit = Film Festival Circuit
illuminati-card-ethical-coffee-chains = Ethical Coffee Chains
illuminati-card-museum-trustees = Museum Trustees
illuminati-card-crop-circle-artists = Crop Circle Artists
illuminati-card-basement-inventors = Basement Inventors
illuminati-card-cryptid-hunters = Cryptid Hunters
illuminati-card-midnight-call-in-shows = Midnight Call-In Shows
illuminati-card-dream-interpreters = Dream Interpreters
illuminati-card-secret-handshake-committee = Secret Handshake Committee
illuminati-card-demolition-derby-league = Demolition Derby League
illuminati-card-robot-gladiators = Robot Gladiators
illuminati-card-feral-theater-troupe = Feral Theater Troupe
illuminati-card-mad-science-fair = Mad Science Fair
illuminati-card-splatter-zines = Splatter Zines
illuminati-card-container-shipping-cartel = Container Shipping Cartel
illuminati-card-handheld-arcade-makers = Handheld Arcade Makers
illuminati-card-the-cable-monopoly = The Cable Monopoly
illuminati-card-slogan-factories = Slogan Factories
illuminati-card-stream-it-all = Stream-It-All
illuminati-card-tradition-party = Tradition Party
illuminati-card-coal-and-turbine-utilities = Coal and Turbine Utilities
illuminati-card-country-club-boards = Country Club Boards
illuminati-card-mortgage-brokers = Mortgage Brokers
illuminati-card-weekend-militia = Weekend Militia
illuminati-card-castle-gate-league = Castle Gate League
illuminati-card-private-security-giants = Private Security Giants
illuminati-card-exiled-juntas = Exiled Juntas
illuminati-card-world-revolution-bureau = World Revolution Bureau
illuminati-card-five-year-planners = Five-Year Planners
illuminati-card-weather-control-satellites = Weather Control Satellites
illuminati-card-drive-thru-dynasty = Drive-Thru Dynasty
illuminati-card-corner-stores = Corner Stores
illuminati-card-soda-and-snack-syndicate = Soda and Snack Syndicate
illuminati-card-speedrunners = Speedrunners
illuminati-card-costume-conventions = Costume Conventions
illuminati-card-ivory-tower-theorists = Ivory Tower Theorists
illuminati-card-evening-news-networks = Evening News Networks
illuminati-card-global-roundtable = Global Roundtable
illuminati-card-junior-trailblazers = Junior Trailblazers
illuminati-card-undertakers-guild = Undertakers Guild
illuminati-card-yoga-franchises = Yoga Franchises
illuminati-card-sensible-sedan-motors = Sensible Sedan Motors
illuminati-card-central-mint = Central Mint
illuminati-card-parcel-and-permit-office = Parcel and Permit Office
illuminati-card-bonsai-fanciers = Bonsai Fanciers
illuminati-card-order-of-perpetual-smiles = Order of Perpetual Smiles
illuminati-card-contraband-freighters = Contraband Freighters
illuminati-card-robocallers = Robocallers
illuminati-card-red-sleeper-cells = Red Sleeper Cells
illuminati-card-submarine-automata = Submarine Automata
illuminati-card-the-families = The Families
illuminati-card-payday-collectors = Payday Collectors
illuminati-card-candlelight-vigils = Candlelight Vigils
illuminati-card-sunset-coast-state = Sunset Coast State
illuminati-card-bureau-of-black-budgets = Bureau of Black Budgets
illuminati-card-doppelganger-works = Doppelganger Works
illuminati-card-hedge-height-inspectors = Hedge Height Inspectors
illuminati-card-tree-sit-brigade = Tree-Sit Brigade
illuminati-card-marshals-service = Marshals Service
illuminati-card-brainwave-broadcasters = Brainwave Broadcasters
illuminati-card-hollow-planet-society = Hollow Planet Society
illuminati-card-revenue-collectors = Revenue Collectors
illuminati-card-untaxed-philosophers = Untaxed Philosophers
illuminati-card-small-town-sheriffs = Small-Town Sheriffs
illuminati-card-decency-crusade = Decency Crusade
illuminati-card-doomsday-accountants = Doomsday Accountants
illuminati-card-harbor-metropolis = Harbor Metropolis
illuminati-card-school-bake-sale-boards = School Bake Sale Boards
illuminati-card-war-department = War Department
illuminati-card-password-pirates = Password Pirates
illuminati-card-football-ultras = Football Ultras
illuminati-card-everything-is-theft-army = Everything-Is-Theft Army
illuminati-card-bunker-builders = Bunker Builders
illuminati-card-lone-prairie-state = Lone Prairie State
illuminati-card-people-with-clipboards = People With Clipboards
illuminati-card-televised-revivals = Televised Revivals
illuminati-card-campus-pamphleteers = Campus Pamphleteers

## Specials of our deck

illuminati-special-perfect-timing = Perfect Timing
illuminati-special-sealed-envelope = Sealed Envelope
illuminati-special-wiretap = Wiretap
illuminati-special-the-mole = The Mole
illuminati-special-uninvited-guest = Uninvited Guest
illuminati-special-boom-quarter = Boom Quarter
illuminati-special-comeback-tour = Comeback Tour
illuminati-special-black-cat = Black Cat
illuminati-special-redacted = Redacted
illuminati-special-public-inquiry = Public Inquiry
illuminati-special-petty-cash = Petty Cash
illuminati-special-offshore-vault = Offshore Vault
illuminati-special-rumor-mill = Rumor Mill
illuminati-special-creative-accounting = Creative Accounting

## Alignments

illuminati-value-government = Government
illuminati-value-communist = Communist
illuminati-value-liberal = Liberal
illuminati-value-conservative = Conservative
illuminati-value-peaceful = Peaceful
illuminati-value-violent = Violent
illuminati-value-straight = Straight
illuminati-value-weird = Weird
illuminati-value-criminal = Criminal
illuminati-value-fanatic = Fanatic

illuminati-alignment = { $alignment ->
    [government] Government
    [communist] Communist
    [liberal] Liberal
    [conservative] Conservative
    [peaceful] Peaceful
    [violent] Violent
    [straight] Straight
    [weird] Weird
    [criminal] Criminal
   *[fanatic] Fanatic
}
# Several Groups of it, as a subject.
illuminati-alignment-groups = { illuminati-alignment } Groups

## What cards do
## $kinds is control, neutralize, destroy, two of them with _ between, or all; $against is any, alignment or groups.
## $groups, $attackers, $alignments and $becomes are names joined with commas.

illuminati-effect = Ability
illuminati-effect-none = No ability.
illuminati-effect-attack_bonus = { $scope ->
    [direct] +{ $amount } when this card itself attacks { illuminati-kinds } { illuminati-against }.
   *[any_attempt] +{ $amount } whenever a card of its owner attacks { illuminati-kinds } { illuminati-against }.
}
illuminati-effect-structure_immunity = No card with one of these alignments can attack its Groups: { $alignments }.
illuminati-effect-privilege_for_money = Once a turn it may make an attack privileged for { $cost } MB from its treasury.
illuminati-effect-reorganize_structure = After the actions of its turn it may rebuild its structure as it likes.
illuminati-effect-redistribute_money = { $bonus ->
    [0] After the actions of its turn it may move any sums between its treasuries.
   *[other] You get { $bonus } MB, and move any sums between your treasuries.
}
illuminati-effect-draw_count = { $count ->
    [one] It draws { $count } card a turn.
   *[other] It draws { $count } cards a turn.
}
illuminati-effect-participations_per_turn = { $count ->
    [one] Its Illuminati card may take part in { $count } attack a turn.
   *[other] Its Illuminati card may take part in { $count } attacks a turn.
}
illuminati-effect-paid_extra_draw = Once in its owner’s turn { $cost } MB from its own treasury buy one more card.
illuminati-effect-conditional_resistance = Its Resistance is { $resistance } if the attacking card has one of these alignments: { $attackers }.
illuminati-effect-alignment_masquerade = When it attacks to control a Group that is { $target }, it counts only as: { $becomes }.
illuminati-effect-shift_alignment = Once in its owner’s turn another Group gains, loses or turns an alignment until the turn ends.
illuminati-effect-transfer_anywhere = Its transfers may go to any card of its structure.
illuminati-effect-upkeep = It costs its owner { $amount } MB a turn, or becomes uncontrolled.
illuminati-effect-tax_opponents = In its owner’s income step each opponent may be made to pay up to { $amount } MB.
illuminati-effect-structure_resistance = The other Groups of its owner have { $amount } more Resistance.
illuminati-effect-set_roll = After a roll for any attack: it counts as { $value }.
illuminati-effect-auto_control = As a regular action: take an uncontrolled Group without a roll.
illuminati-effect-peek = At any time: learn what money is on one Group, or see one player’s Specials.
illuminati-effect-cancel_privilege = An attack loses its privilege for good.
illuminati-effect-join_privileged = You may pay in a privileged attack; nobody else gets in by it.
illuminati-effect-double_income = In your income step: all your incomes are doubled, except upkeep and tax.
illuminati-effect-revive = At any time: a destroyed Group returns as an uncontrolled one.
illuminati-effect-counter_special = In answer to a Special: it does nothing.
illuminati-effect-skip_turn = At the start of another player’s turn: that turn does not take place.
illuminati-effect-gain_money = At any time: your Illuminati gets { $amount } MB.
illuminati-effect-destroy_powerless = With an announcement: you may attack to destroy a Group without Power; its Resistance defends.

illuminati-kinds = { $kinds ->
    [control] to control
    [neutralize] to neutralize
    [destroy] to destroy
    [control_neutralize] to control or neutralize
    [control_destroy] to control or destroy
    [neutralize_destroy] to neutralize or destroy
   *[all] to control, neutralize or destroy
}
illuminati-against = { $against ->
    [alignment] a Group that is { illuminati-alignment }
    [groups] one of these: { $groups }
   *[any] any Group
}

## Goals

illuminati-goal = Goal
illuminati-goal-basic = { $at_least } cards in the structure, Illuminati included.
illuminati-goal-total_power = Power of { $at_least } in all, Illuminati included.
illuminati-goal-all_alignments = All ten alignments among its Groups.
illuminati-goal-alignment_count = { illuminati-alignment-groups }: { $at_least } or more.
illuminati-goal-alignment_count_any = Groups with one of these alignments: { $at_least } or more ({ $alignments }).
illuminati-goal-total_money = { $at_least } MB in all its treasuries.
illuminati-goal-total_transferable = Transferable power of { $at_least } in all, Illuminati included.
illuminati-goal-destroyed_count = Groups destroyed over the game: { $at_least } or more.
illuminati-goal-neutralized_count = Groups neutralized over the game, targets only: { $at_least } or more.
illuminati-goal-count_power_at_least = Groups with a Power of { $power } or more: { $at_least } or more.
illuminati-goal-span = Arrows of the Illuminati in use: { $arrows } or more. And a Group at depth { $depth } or deeper.
illuminati-goal-printed_income_total = Printed incomes of { $at_least } in all, Illuminati included.
illuminati-goal-specials_held = Specials in hand: { $at_least } or more.
illuminati-goal-secret_copy = The goal of another Illuminati, chosen in secret.

## The sum N
## $card_name is the card that a summand comes from.

illuminati-number = N = { $number }
illuminati-chance = { $rolls } of 36 rolls succeed
illuminati-term-power = Power of { $card_name }
illuminati-term-aid = Aid of { $card_name }
illuminati-term-bonus = Ability of { $card_name }
illuminati-term-alike = Alike alignments
illuminati-term-opposed = Opposed alignments
illuminati-term-neutralizing = Attack to neutralize
illuminati-term-resistance = Resistance of { $card_name }
illuminati-term-power_defends = Power of { $card_name } in defence
illuminati-term-shield = Shelter by { $card_name }
illuminati-term-closeness = Closeness to its Illuminati
illuminati-term-attacker_money = Money of the attacker
illuminati-term-helper_money = Money of helpers
illuminati-term-target_money = Money from the target, doubled
illuminati-term-defender_money = Money from the defender’s Illuminati
illuminati-term-opponent_money = Money of opponents

## What is on the table

illuminati-zone-uncontrolled = Uncontrolled Groups
illuminati-zone-dead = Dead pile
illuminati-zone-pile = Pile
illuminati-zone-discarded = Discarded Specials
illuminati-zone-hand = Hand
illuminati-zone-structure = Structure
illuminati-face-down = face-down Illuminati

illuminati-field-acted = Something done this turn
illuminati-field-actions = Regular actions left
illuminati-field-active = On turn
illuminati-field-agenda = Under way
illuminati-field-aides = Aides
illuminati-field-alignments = Alignments
illuminati-field-amount = MB
illuminati-field-attacker = Attacker
illuminati-field-bottom = Bottom of the pile
illuminati-field-by = From
illuminati-field-called_off = Called off this turn
illuminati-field-card = Card
illuminati-field-cards = Structure
illuminati-field-choices = Choices
illuminati-field-code = Summand
illuminati-field-committed = Committed
illuminati-field-dead = Dead pile
illuminati-field-deal = Deal
illuminati-field-deals = Deals
illuminati-field-defender = Defender
illuminati-field-destroyed = Groups destroyed
illuminati-field-dice = Dice
illuminati-field-discarded = Discarded Specials
illuminati-field-doubled = Incomes doubled
illuminati-field-dropped = Dropped puppets
illuminati-field-first = First
illuminati-field-from_group = MB from the Group
illuminati-field-from_illuminati = MB from the Illuminati
illuminati-field-gain = Alignment gained
illuminati-field-get = What you get
illuminati-field-give = What you give
illuminati-field-goal = Goal
illuminati-field-face_down = Illuminati, face down
illuminati-field-named = Named in vain
illuminati-field-group = Target
illuminati-field-groups = Groups
illuminati-field-guests = Let in
illuminati-field-hand = Hand
illuminati-field-helpers = MB of helpers
illuminati-field-id = Number
illuminati-field-illuminati = Illuminati
illuminati-field-kind = Kind of attack
illuminati-field-lose = Alignment lost
illuminati-field-master = Master
illuminati-field-money = MB
illuminati-field-neutralized = Groups neutralized
illuminati-field-number = N
illuminati-field-offer = Offer
illuminati-field-offers = Offers
illuminati-field-opponents = MB of opponents
illuminati-field-order = Order
illuminati-field-out = Out
illuminati-field-owner = Where each card is
illuminati-field-passed = Turn passed
illuminati-field-payments = Payments
illuminati-field-pile = Pile
illuminati-field-places = New structure
illuminati-field-players = Players
illuminati-field-plays = Plays
illuminati-field-privilege = Privilege by
illuminati-field-privileged = Privileged
illuminati-field-ranks = Ranks
illuminati-field-reason = Why it is over
illuminati-field-receiver = To the card
illuminati-field-refused_privilege = Privilege lost
illuminati-field-rehung = Puppets hung elsewhere
illuminati-field-removed = Cards that make room
illuminati-field-responses = Answers
illuminati-field-roll = Roll
illuminati-field-rota = Who is asked
illuminati-field-round = Round
illuminati-field-scores = Scores
illuminati-field-seat = Player
illuminati-field-seats = Players
illuminati-field-second = Second
illuminati-field-shifts = Shifted alignments
illuminati-field-side = Side
illuminati-field-skipped = Turn skipped
illuminati-field-source = From the card
illuminati-field-special = Special
illuminati-field-specials = Specials
illuminati-field-spent = Spent
illuminati-field-terms = Summands
illuminati-field-to = To
illuminati-field-transfers = Free transfers left
illuminati-field-treasuries = Treasuries
illuminati-field-turns = Own turns
illuminati-field-shows = Shows of Specials this turn
illuminati-field-type = Kind
illuminati-field-uncontrolled = Uncontrolled Groups
illuminati-field-use = What for
illuminati-field-used = Attacks this turn
illuminati-field-waiting = Not answered yet
illuminati-field-whispered = Resistance defends
illuminati-field-why = Why
illuminati-field-window = Who may react

illuminati-more-at = Place in the order
illuminati-more-begun = Begun
illuminati-more-bottom = Bottom of the pile
illuminati-more-clock = Prompts so far
illuminati-more-done = Done
illuminati-more-first = First player
illuminati-more-former = Former owner
illuminati-more-made = Offers made so far
illuminati-more-master = Hangs on
illuminati-more-passes = Passes in a row
illuminati-more-r = Quarter turns
illuminati-more-redistributed = Money moved
illuminati-more-reorganized = Structure rebuilt
illuminati-more-rev = Version
illuminati-more-rule = Clause
illuminati-more-serial = Attack
illuminati-more-stands = It stands
illuminati-more-third = Third turns ended
illuminati-more-turn = Turn
illuminati-more-x = Column
illuminati-more-y = Row

illuminati-value-control = control
illuminati-value-neutralize = neutralize
illuminati-value-destroy = destroy
illuminati-value-for = for
illuminati-value-against = against
illuminati-value-Turn = Turn
illuminati-value-SecretGoals = Secret goals
illuminati-value-TurnStart = Start of the turn
illuminati-value-DoubleWindow = Before the income
illuminati-value-Income = Income
illuminati-value-Upkeep = Upkeep
illuminati-value-Tax = Tax
illuminati-value-Taxing = Payment of the tax
illuminati-value-Draw = Draw
illuminati-value-Actions = Actions
illuminati-value-FreeTransfers = Free transfers
illuminati-value-SpecialPowers = Special powers
illuminati-value-AddTargets = New targets
illuminati-value-VictoryCheck = End of the turn
illuminati-value-Attempt = Attack
illuminati-value-PrivilegeWindow = Privilege
illuminati-value-MoneyRound = Money
illuminati-value-Roll = Roll
illuminati-value-ReactionWindow = Reactions
illuminati-value-Result = Result
illuminati-value-Hanging = Hanging a Group
illuminati-value-HandingOver = Handing money over
illuminati-value-Playing = A Special
illuminati-value-Redistributing = Moving money
illuminati-value-Trading = Trade of Groups
illuminati-value-captured = captured
illuminati-value-taken = taken over
illuminati-value-moved = moved
illuminati-value-traded = traded
illuminati-value-effect = effect
illuminati-value-privilege = privilege
illuminati-value-break_privilege = breaking privilege
illuminati-value-whisper = against a Group without Power
illuminati-value-goal = a goal
illuminati-value-last_player = the last player
illuminati-value-round_limit = number of rounds
illuminati-value-all_controlled = no Group uncontrolled

## Prompts

illuminati-prompt-goal = Choose your secret goal. Nobody sees it before it is met.
illuminati-prompt-skip = A turn begins. Play a Special against it, or pass?
illuminati-prompt-double = The income step begins. Play a Special, or pass?
illuminati-prompt-upkeep = Upkeep is due. Choose the card that pays, or let the card go.
illuminati-prompt-demand = Choose the opponents whom you tax.
illuminati-prompt-tax = You are taxed. Choose the cards that pay.
illuminati-prompt-act = Your turn: choose a card, or end your actions.
illuminati-prompt-transfer = Make your free transfers, or go on.
illuminati-prompt-power = Use the power of your Illuminati, or go on.
illuminati-prompt-privilege = The attack is to be privileged. Break that with Specials, or pass?
illuminati-prompt-money = Spend money on this attack, or pass?
illuminati-prompt-react = The dice have been rolled. Play a Special, or pass?
illuminati-prompt-respond = A Special was played. Counter it, or pass?
illuminati-prompt-hang = Choose the arrow on which the Group hangs.
illuminati-prompt-hand_over = How many MB does the attacker hand to the captured Group?
illuminati-prompt-redistribute = Choose how your money lies on your cards.
illuminati-prompt-offer = An offer was made to you. Accept it, refuse it, or answer with other terms.

## Actions

illuminati-action-ChooseGoal = Choose the goal of { $goal_name }
illuminati-action-Pass = Pass
illuminati-action-PlaySpecial = { $card ->
    [-1] { $to ->
        [-1] Play { $special_name }
       *[other] Play { $special_name } on { $to_name }
    }
   *[other] Play { $special_name } on { $card_name }
}
illuminati-action-PayUpkeep = Pay upkeep from { $source_name }
illuminati-action-RefuseUpkeep = Do not pay, and let the card go
illuminati-action-Demand = { $seats_count ->
    [0] Demand no tax
   *[other] Demand tax
}
illuminati-action-PayTax = Pay the tax
illuminati-action-Attack = { $kind ->
    [control] Attack to control { $group_name } with { $attacker_name }
    [neutralize] Attack to neutralize { $group_name } with { $attacker_name }
   *[destroy] Attack to destroy { $group_name } with { $attacker_name }
}{ $aides_count ->
    [0] { "" }
   *[other] , aided by { $aides_names }
}{ $privilege ->
    [-1] { "" }
   *[other] , privileged
}{ $special ->
    [-1] { "" }
   *[other] , with { $special_name }
}
illuminati-action-CallOff = Call the attack off
illuminati-action-BreakPrivilege = Discard { $first_name } and { $second_name } to break the privilege
illuminati-action-Spend = { $side ->
    [against] Spend against the attack: { $from_group } MB from the Group, { $from_illuminati } MB from the Illuminati
   *[for] Spend on the attack: { $from_group } MB from the Group, { $from_illuminati } MB from the Illuminati
}
illuminati-action-Hang = Hang it on { $master_name }, { $side ->
    [0] on top
    [1] on the right
    [2] at the bottom
   *[3] on the left
}{ $rehung_count ->
    [0] { "" }
   *[other] ; some puppets elsewhere
}{ $dropped_count ->
    [0] { "" }
   *[other] ; without { $dropped_names }
}{ $removed_count ->
    [0] { "" }
   *[other] ; in place of { $removed_names }
}
illuminati-action-HandOver = { $amount ->
    [0] Hand nothing over
   *[other] Hand over { $amount } MB
}
illuminati-action-Transfer = Transfer { $amount } MB from { $source_name } to { $receiver_name }
illuminati-action-Move = Move { $card_name } to another arrow
illuminati-action-Drop = Drop { $card_name }
illuminati-action-ExtraDraw = Draw one more card with { $card_name }
illuminati-action-ShiftAlignment = { $card_name }: { $group_name } { $lose ->
    [government] loses Government
    [communist] loses Communist
    [liberal] loses Liberal
    [conservative] loses Conservative
    [peaceful] loses Peaceful
    [violent] loses Violent
    [straight] loses Straight
    [weird] loses Weird
    [criminal] loses Criminal
    [fanatic] loses Fanatic
   *[none] keeps what it has
}{ $gain ->
    [government] , gains Government
    [communist] , gains Communist
    [liberal] , gains Liberal
    [conservative] , gains Conservative
    [peaceful] , gains Peaceful
    [violent] , gains Violent
    [straight] , gains Straight
    [weird] , gains Weird
    [criminal] , gains Criminal
    [fanatic] , gains Fanatic
   *[none] { "" }
}
illuminati-action-Redistribute = Move money between your treasuries
illuminati-action-Reorganize = Rebuild the structure
illuminati-action-TurnUpIlluminati = Turn up your Illuminati
illuminati-action-NameIlluminati = Say that { $to_name } has { $card_name }
illuminati-action-PassTurn = Pass this turn for 5 MB
illuminati-action-Finish = Go on
illuminati-action-Propose = Offer { $to_name } a deal
illuminati-action-Counter = Answer offer { $offer } with other terms
illuminati-action-Accept = Accept offer { $offer }
illuminati-action-Refuse = Refuse offer { $offer }
illuminati-action-Withdraw = Withdraw offer { $offer }
illuminati-action-ShowSpecials = Show Specials to { $to_name }: { $specials_names }

## Standing orders

illuminati-order-PassUntilAttackEnds = Pass until this attack is over
illuminati-order-PassUnlessAttacked = Pass as long as I am not attacked
illuminati-order-PassUntilTurn = Pass until my turn

## Events

# Which goal it is, only its player is told.
illuminati-event-GoalChosen = { $goal ->
    [one] { illuminati-goal-told }
    [other] { illuminati-goal-told }
   *[hidden] { $seat_name } secretly chose a goal.
}
illuminati-goal-told = { $seat_name } chose the goal of { $goal_name }.
illuminati-event-StartRolled = { $seat_name } rolled { $dice } for the first turn.
illuminati-event-TurnBegun = Round { $round }: the turn of { $seat_name }.
illuminati-event-TurnSkipped = The turn of { $seat_name } does not take place.
illuminati-event-IncomeReceived = { $doubled ->
    [yes] { $seat_name } got a doubled income of { $money } MB.
   *[no] { $seat_name } got an income of { $money } MB.
}
# From which treasury, only its owner is told.
illuminati-event-UpkeepPaid = { $source ->
    [one] { illuminati-upkeep-told }
    [other] { illuminati-upkeep-told }
   *[hidden] { $seat_name } paid { $amount } MB of upkeep for { $card_name }.
}
illuminati-upkeep-told = { $seat_name } paid { $amount } MB of upkeep for { $card_name } from { $source_name }.
illuminati-event-UpkeepUnpaid = { $seat_name } did not pay the upkeep of { $card_name }.
illuminati-event-TaxDemanded = { $seats_count ->
    [0] { $seat_name } demanded no tax.
    [one] { $seat_name } demanded tax for { $card_name } from { $seats_count } opponent.
   *[other] { $seat_name } demanded tax for { $card_name } from { $seats_count } opponents.
}
illuminati-event-TaxPaid = { $seat_name } paid { $to_name } a tax of { $paid } MB.
illuminati-event-GroupDrawn = { $seat_name } drew { $card_name }, now uncontrolled.
# Which one, only its player is told.
illuminati-event-SpecialDrawn = { $special ->
    [one] { illuminati-drawn-told }
    [other] { illuminati-drawn-told }
   *[hidden] { $seat_name } drew a Special.
}
illuminati-drawn-told = { $seat_name } drew { $special_name }.
illuminati-event-GroupTurnedUp = { $card_name } was turned up, uncontrolled.
illuminati-event-SpecialThrownAway = { $special_name } was turned up and discarded.
illuminati-event-AttackAnnounced = { $kind ->
    [control] { $seat_name } announced an attack to control { $group_name } with { $attacker_name }
    [neutralize] { $seat_name } announced an attack to neutralize { $group_name } with { $attacker_name }
   *[destroy] { $seat_name } announced an attack to destroy { $group_name } with { $attacker_name }
}{ $owner ->
    [-1] { "" }
   *[other] , a Group of { $owner_name }
}{ $aides_count ->
    [0] { "" }
   *[other] ; aides: { $aides_names }
}{ $privilege ->
    [-1] { "" }
   *[other] ; privilege claimed
}.
illuminati-event-AttackCalledOff = { $seat_name } called off the attack on { $group_name }.
illuminati-event-PrivilegeLost = The attack of { $seat_name } is not privileged.
illuminati-event-GuestAdmitted = { $seat_name } may pay in this attack.
illuminati-event-MoneySpent = { $side ->
    [against] { $seat_name } spent against the attack:
   *[for] { $seat_name } spent on the attack:
}{ $from_group ->
    [0] { "" }
   *[other] { " " }{ $from_group } MB from the Group{ $from_illuminati ->
        [0] { "" }
       *[other] ,
    }
}{ $from_illuminati ->
    [0] { "" }
   *[other] { " " }{ $from_illuminati } MB from the Illuminati
}. N is { $number }.
illuminati-event-Passed = { $seat_name } passed.
illuminati-event-DiceRolled = { $seat_name } rolled { $dice } against N = { $number }.
illuminati-event-RollChanged = { $seat_name } changed the roll: it counts as { $roll }.
illuminati-event-AttackSucceeded = { $kind ->
    [control] { $group_name } was captured by { $seat_name }: roll { $roll }, N { $number }.
    [neutralize] { $group_name } was neutralized by { $seat_name }: roll { $roll }, N { $number }.
   *[destroy] { $group_name } was destroyed by { $seat_name }: roll { $roll }, N { $number }.
}
illuminati-event-AttackFailed = { $roll ->
    [0] The attack of { $seat_name } on { $group_name } came to nothing.
   *[other] The attack of { $seat_name } on { $group_name } failed: roll { $roll }, N { $number }.
}
illuminati-event-GroupHung = { $seat_name } hung { $card_name } on { $master_name }, { $side ->
    [0] on top
    [1] on the right
    [2] at the bottom
   *[3] on the left
}{ $dropped_count ->
    [0] .
   *[other] ; { $dropped_names } did not fit.
}
illuminati-event-GroupsFreed = { $why ->
    [neutralized] Uncontrolled, neutralized: { $cards_names }.
    [dropped] Uncontrolled, dropped by { $seat_name }: { $cards_names }.
    [unpaid] Uncontrolled, not paid for by { $seat_name }: { $cards_names }.
    [overlap] Uncontrolled, without a place at { $seat_name }: { $cards_names }.
    [destroyed] Uncontrolled, without their master: { $cards_names }.
   *[out] Uncontrolled, left behind by { $seat_name }: { $cards_names }.
}
illuminati-event-GroupDestroyed = { $destroyed ->
    [one] { $card_name } went to the dead pile. { $seat_name } has destroyed { $destroyed } Group.
   *[other] { $card_name } went to the dead pile. { $seat_name } has destroyed { $destroyed } Groups.
}
illuminati-event-GroupRevived = { $seat_name } brought { $card_name } back from the dead pile.
illuminati-event-MoneyTransferred = { $seat_name } moved money from { $source_name } to { $receiver_name }.
illuminati-event-AmountTransferred = { $amount ->
    [0] In fact, nothing was moved.
   *[other] It was { $amount } MB.
}
illuminati-event-MoneyRedistributed = { $seat_name } moved money between all treasuries.
illuminati-event-MoneyGained = The Illuminati of { $seat_name } got { $amount } MB.
illuminati-event-StructureReorganized = { $seat_name } rebuilt the structure.
illuminati-event-AlignmentsShifted = { $seat_name } shifted { $group_name }: { $lose ->
    [government] Government is gone
    [communist] Communist is gone
    [liberal] Liberal is gone
    [conservative] Conservative is gone
    [peaceful] Peaceful is gone
    [violent] Violent is gone
    [straight] Straight is gone
    [weird] Weird is gone
    [criminal] Criminal is gone
    [fanatic] Fanatic is gone
   *[none] nothing is gone
}{ $gain ->
    [government] , Government is new.
    [communist] , Communist is new.
    [liberal] , Liberal is new.
    [conservative] , Conservative is new.
    [peaceful] , Peaceful is new.
    [violent] , Violent is new.
    [straight] , Straight is new.
    [weird] , Weird is new.
    [criminal] , Criminal is new.
    [fanatic] , Fanatic is new.
   *[none] .
}
illuminati-event-SpecialPlayed = { $use ->
    [privilege] { $seat_name } discarded { $special_name } to claim privilege.
    [break_privilege] { $seat_name } discarded { $special_name } to break the privilege.
    [counter] { $seat_name } answered with { $special_name }.
   *[effect] { $card ->
        [-1] { $to ->
            [-1] { $seat_name } played { $special_name }.
           *[other] { $seat_name } played { $special_name } on { $to_name }.
        }
       *[other] { $seat_name } played { $special_name } on { $card_name }.
    }
}
illuminati-event-SpecialCountered = { $special_name } of { $seat_name } does nothing.
illuminati-event-SpecialsDiscarded = { $specials_count ->
    [0] { $seat_name } had no Specials to discard.
   *[other] { $seat_name } discarded { $specials_names }.
}
# What was seen, only the player is told.
illuminati-event-TreasuryPeeked = { $money ->
    [one] { illuminati-treasury-told }
    [other] { illuminati-treasury-told }
   *[hidden] { $seat_name } learned what money is on { $card_name }.
}
illuminati-treasury-told = { $seat_name } saw { $money } MB on { $card_name }.
illuminati-event-HandPeeked = { $specials_count ->
    [one] { illuminati-hand-told }
    [other] { illuminati-hand-told }
   *[hidden] { $seat_name } saw the Specials of { $of_seat_name }.
}
illuminati-hand-told = { $seat_name } saw the Specials of { $of_seat_name }: { $specials_names }.
illuminati-event-SpecialsShown = { $seat_name } showed Specials to { $to_name }: { $specials_names }.
illuminati-event-TurnPassed = { $seat_name } passed the turn for 5 MB.
illuminati-event-IlluminatiTurnedUp = { $card_name } lies open now: the Illuminati of { $seat_name }.
illuminati-event-IlluminatiNamed = { $right ->
    [yes] { $seat_name } says that { $to_name } has { $card_name }, and is right.
   *[no] { $seat_name } says that { $to_name } has { $card_name }, and is wrong.
}
illuminati-event-PlayerOut = { $why ->
    [left] { $seat_name } left the game.
   *[eliminated] { $seat_name } has no Group left and is out.
}
# $goal is the Illuminati whose special goal it is, or -1 for the basic goal.
illuminati-event-GoalMet = { $goal ->
    [-1] { $seat_name } met the basic goal.
   *[other] { $seat_name } met the goal of { $goal_name }.
}
illuminati-event-OfferMade = { $by_name } made { $to_name } offer { $id }.
illuminati-event-OfferRefused = { $to_name } refused offer { $id } of { $by_name }.
illuminati-event-OfferWithdrawn = { $by_name } withdrew offer { $id } to { $to_name }.
illuminati-event-OfferLapsed = Offer { $id } of { $by_name } to { $to_name } lapsed.
illuminati-event-DealMade = { $by_name } and { $to_name } made a deal{ $money_given ->
    [0] { "" }
   *[other] ; { $by_name } gave { $money_given } MB
}{ $money_got ->
    [0] { "" }
   *[other] ; { $to_name } gave { $money_got } MB
}{ $groups_given_count ->
    [0] { "" }
   *[other] ; { $by_name } gave { $groups_given_names }
}{ $groups_got_count ->
    [0] { "" }
   *[other] ; { $to_name } gave { $groups_got_names }
}.
illuminati-event-SpecialsTraded = Specials changed hands: { $by_name } gave { $specials_given_count ->
    [0] none
   *[other] { $specials_given_names }
}, { $to_name } gave { $specials_got_count ->
    [0] none
   *[other] { $specials_got_names }
}.
illuminati-event-GameEnded = { $reason ->
    [goal] The game is over. { illuminati-reason-goal }
    [round_limit] The game is over. { illuminati-reason-round_limit }
    [all_controlled] The game is over. { illuminati-reason-all_controlled }
   *[last_player] The game is over. { illuminati-reason-last_player }
}

## Why the game ended

illuminati-reason-goal = Somebody met a goal.
illuminati-reason-last_player = Only one player was left.
illuminati-reason-round_limit = The agreed number of rounds was reached.
illuminati-reason-all_controlled = No Group was left uncontrolled.

## Refusals

illuminati-no-not_now = That is not possible now. Choose one of the actions that are offered.
illuminati-no-out_of_game = You are out of this game. You can go on watching.
illuminati-no-no_actions_left = There are not enough regular actions left for that. Take free actions, or go on.
illuminati-no-no_transfers_left = Both free transfers are used. Go on with your turn.
illuminati-no-already_acted = Something was done in this turn, so it cannot be passed. Go on with your turn.
illuminati-no-not_yours = { $card_name } does not belong to you. Choose a card of your structure.
illuminati-no-not_theirs = { $card_name } does not belong to that player. Ask for a Group that does.
illuminati-no-not_your_cards = These are not exactly your cards. Give each card of your structure once, in order.
illuminati-no-no_power = { $card_name } has no Power to attack with. Choose a card that has some.
illuminati-no-spent = { $card_name } has taken part in an attack this turn. Choose another card.
illuminati-no-not_in_play = That Group cannot be attacked where it is. Choose a Group on the table.
illuminati-no-is_illuminati = Nobody can attack an Illuminati. Choose a Group.
illuminati-no-own_group = { $group_name } is yours, and your own Groups can only be destroyed. Choose another target or kind.
illuminati-no-only_rivals = Only Groups of other players can be neutralized. Choose another target or kind.
illuminati-no-attacks_itself = No card attacks itself. Choose another attacker.
illuminati-no-immune = The alignments of { $attacker_name } keep it from attacking { $group_name }. Choose another attacker.
illuminati-no-powerless = { $group_name } has no Power, so it cannot be destroyed. Choose another target, or use a Special made for it.
illuminati-no-not_powerless = { $group_name } has Power, so that Special is not needed. Announce the attack without it.
illuminati-no-no_open_arrow = There is no open arrow for that: { $card_name }. Choose another card, or make room first.
illuminati-no-no_open_arrow_for = There is no open arrow for a Group of this deal. Leave it out, or make room first.
illuminati-no-no_such_aide = { $card_name } cannot aid this attack. Choose cards of yours other than attacker and target.
illuminati-no-aides_in_order = The aides are not in ascending order. Name each of them once, the smallest number first.
illuminati-no-no_transferable = { $card_name } has no transferable power. Choose another aide.
illuminati-no-called_off_before = This attack was called off in this turn. Announce another one.
illuminati-no-too_many_call_offs = Attacks called off in this turn have reached the most of { $most }. Go through with this one.
illuminati-no-already_committed = The attack is committed and cannot be called off. Spend money, or pass.
illuminati-no-no_such_special = You do not hold that Special. Choose one of your hand.
illuminati-no-smaller_first = The two Specials are in the wrong order. Name the smaller number first.
illuminati-no-not_enough_money = There are only { $money } MB on { $card_name }. Choose a smaller sum.
illuminati-no-nothing_spent = That is no sum that can be spent. Give at least 1 MB, or pass.
illuminati-no-wrong_side = { $side ->
    [for] You defend in this attack. Spend against it, or pass.
   *[against] You attack here. Spend for your attack, or pass.
}
illuminati-no-not_let_in = This attack is privileged, and you are not let in. Play a Special made for that, or pass.
illuminati-no-illuminati_only = Only your Illuminati can pay here. Leave out the Group.
illuminati-no-cannot_pay = { $card_name } cannot pay this upkeep. Choose the card itself, its master or your Illuminati, with money on it.
illuminati-no-wrong_amount = That is no sum that can be given here. Choose from { $least } to { $most } MB.
illuminati-no-cards_in_order = The cards are not in ascending order. Begin with the smallest number.
illuminati-no-wrong_sum = Your treasuries hold { $money } MB together. Share out exactly that.
illuminati-no-not_adjacent = { $source_name } and { $receiver_name } are not master and puppet. Choose neighbours.
illuminati-no-no_such_arrow = There is no open arrow on that side of the card. Choose one of its open arrows.
illuminati-no-no_such_plan = The puppets cannot be hung like that. Choose one of the offered plans.
illuminati-no-ability_used = The ability of { $card_name } was used in this turn. Choose another action.
illuminati-no-no_such_ability = { $card_name } has no such ability. Choose another card or action.
illuminati-no-pile_empty = There is no card left in the pile. Choose another action.
illuminati-no-no_such_group = That Group cannot be chosen for this. Choose another one.
illuminati-no-not_dead = That card is not in the dead pile. Choose a destroyed Group.
illuminati-no-no_such_player = That player cannot be chosen for this. Choose another one.
illuminati-no-nothing_to_shift = The alignments of { $card_name } do not change like that. Take one that it has, or give one that it lacks.
illuminati-no-not_opposite = An alignment is turned only into its opposite. Choose the opposite, or only take or give.
illuminati-no-unknown_goal = That is no goal you can choose. Choose one of the offered Illuminati.
illuminati-no-lies_open = No Illuminati lies face down there. Choose another player.
illuminati-no-not_that_one = { $card_name } cannot lie there: it is open, yours, or was named in vain. Choose another one.
illuminati-no-no_deals_here = This table plays without deals. Go on without one.
illuminati-no-no_deals_now = Something is being resolved. Until that is over an offer can be refused, but not accepted.
illuminati-no-privileged_attack = Nothing can be traded during a privileged attack. Wait until it is over.
illuminati-no-empty_deal = A deal with nothing in it is none. Give or ask for something.
illuminati-no-wrong_goods = These goods cannot be offered like that. Name each card once, and no money below 0.
illuminati-no-goes_along = { $card_name } hangs below another Group of the deal and goes along with it. Leave it out.
illuminati-no-not_their_turn = Groups change hands only in the turn of one of the two. Wait for that, or leave them out.
illuminati-no-only_between_actions = Groups change hands only between actions. Wait until this one is over.
illuminati-no-hands_victory = This deal would hand somebody the victory. Refuse it, or ask for other terms.
illuminati-no-no_such_partner = You cannot make deals with that player. Choose another player in the game.
illuminati-no-too_many_offers = Your offers in this turn have reached the most of { $most }. Wait for the next turn.
illuminati-no-too_many_shown = You have shown Specials { $most } times in this turn, which is the most. Wait for the next turn.
illuminati-no-nothing_to_show = Nothing would be shown. Choose at least one Special.
illuminati-no-no_such_offer = There is no such offer any more. Look at the open offers.
illuminati-no-offer_changed = The terms of this offer have changed. Look at the new ones first.
illuminati-no-unknown_card = The structure names a card that is not yours. Use each of your Groups once.
illuminati-no-hung_twice = The structure hangs a card twice. Use each of your Groups once.
illuminati-no-card_missing = The structure leaves out a card. Use each of your Groups once.
illuminati-no-arrow_taken = Two cards hang on the same arrow. Use another arrow for one of them.
illuminati-no-not_rooted = Some cards do not hang on your Illuminati. Connect every Group to it.
illuminati-no-cards_overlap = Two cards would lie in the same cell. Hang one of them elsewhere.
illuminati-no-bid_too_low = That bid is too low. Bid at least { $least } MB, or pass.
illuminati-no-purse_too_small = You have only { $purse } MB. Choose a smaller sum.

## Options

illuminati-option-deck = Deck
illuminati-option-deck-help = Our own deck, or cards of your own in the published format.
illuminati-option-open_treasuries = Open treasuries
illuminati-option-open_treasuries-help = If on, everybody sees how much money is on every card.
illuminati-option-alternative_goals = Alternative goals
illuminati-option-alternative_goals-help = If on, each Illuminati has the second goal of the deck in place of its first.
illuminati-option-longer_goal = Longer game
illuminati-option-longer_goal-help = So many cards more are needed for the basic goal. Usually 0.
illuminati-option-until_all_controlled = Until all are controlled
illuminati-option-until_all_controlled-help = If on, there are no goals. When no Group is uncontrolled any more, the most Power wins.
illuminati-option-hidden_goals = Hidden goals
illuminati-option-hidden_goals-help = If on, everybody secretly chooses a special goal in place of the printed one.
illuminati-option-hidden_factions = Hidden Illuminati
illuminati-option-hidden_factions-help = If on, the Illuminati lie face down and count as middling ones, until their players turn them up or somebody names them.
illuminati-option-round_limit = Most rounds
illuminati-option-round_limit-help = After so many rounds the game is broken off, and the most Power wins. Usually 40.
illuminati-option-deals = Deals
illuminati-option-deals-help = If off, players cannot trade money, Specials and Groups.

## Faults of a deck
## $card is the name or the number of the card, empty where it is about the deck as a whole.

illuminati-fault-deck_not_json = The file is no JSON, from line { $line }, column { $column } on. Mend it there.
illuminati-fault-deck_too_big = The file is too big. It can have { $most } bytes.
illuminati-fault-deck_wrong_type = { $expected ->
    [number] A whole number is expected here.
    [text] A text is expected here.
    [list] A list is expected here.
   *[object] An object with fields is expected here.
}
illuminati-fault-deck_missing = The field “{ $name }” is missing.
illuminati-fault-deck_unknown_field = There is no field “{ $name }”.
illuminati-fault-deck_unknown_value = “{ $value }” is unknown here. Use one of these: { $values }.
illuminati-fault-deck_unknown_type = There is no type “{ $value }” here. Use one of these: { $values }.
illuminati-fault-deck_number = Choose a number from { $least } to { $most }.
illuminati-fault-deck_text_length = The text can have from { $least } to { $most } characters.
illuminati-fault-deck_list_length = The list can have from { $least } to { $most } entries.
illuminati-fault-deck_characters = { $what ->
        [ends] The text has blanks at its ends. Leave them out.
        [control] The text has a control character ({ $character }). Leave it out.
        [line] The text has a line break ({ $character }). Leave it out.
        [space] The text has a blank that is no ordinary one ({ $character }). Write an ordinary one.
        [unseen] The text has a character that is not seen ({ $character }), as are in some emoji. Leave it out.
       *[unknown] The text has a character that cannot be shown ({ $character }). Leave it out.
    }
illuminati-fault-deck_id_form = An id has 1 to 40 characters out of a-z, 0-9 and the underscore.
illuminati-fault-deck_duplicate_id = The id “{ $value }” is used twice. Each card needs its own.
illuminati-fault-deck_duplicate_name = The name “{ $value }” is used twice. Each card needs its own.
illuminati-fault-deck_in_arrows = { $count ->
    [0] A Group needs one arrow in, and this one has none.
   *[other] A Group has one arrow in, and this one has { $count }.
}
illuminati-fault-deck_out_arrows = An Illuminati has an arrow out on each of its four sides.
illuminati-fault-deck_repeated = “{ $value }” is listed twice. Once is enough.
illuminati-fault-deck_repeated_ability = The ability “{ $value }” is given twice. A card has it once.
illuminati-fault-deck_unknown_group = There is no Group with the id “{ $value }” in this deck.
illuminati-fault-deck_own_target = A bonus of a card cannot be against the card itself.
illuminati-fault-deck_two_targets = A bonus is against an alignment or against Groups. Give one of the two.
illuminati-fault-deck_no_upkeep = A negative income needs the ability “upkeep” with an amount of { $least }.
illuminati-fault-deck_misplaced_bonus = Only a Special brings money when it moves money. Leave out the bonus.
illuminati-fault-deck_nothing_to_copy = No other Illuminati has a goal that could be copied. Give one of them a goal.
illuminati-fault-deck_few_illuminati = There are too few Illuminati: { $count }. At least { $least } are needed.
illuminati-fault-deck_few_groups = There are too few Groups: { $count }. At least { $least } are needed.
illuminati-fault-deck_more_faults = There are more faults than these: { $count }. Mend these first.

## Figures of a deck

illuminati-statistic-groups = Groups
illuminati-statistic-illuminati = Illuminati
illuminati-statistic-special_kinds = Kinds of Specials
illuminati-statistic-special_cards = Specials
illuminati-statistic-sum_power = Power in all
illuminati-statistic-sum_income = Income in all
illuminati-statistic-with_ability = Groups with an ability
illuminati-statistic-power = Groups by Power
illuminati-statistic-transferable = Groups by transferable power
illuminati-statistic-resistance = Groups by Resistance
illuminati-statistic-income = Groups by income
illuminati-statistic-alignments = Groups by alignment
illuminati-statistic-alignments_per_card = Groups by number of alignments
illuminati-statistic-out_arrows = Groups by arrows out

## The screen

illuminati-board-attacks = attacks
illuminati-board-aids = aids +{ $count }
illuminati-board-target = target
illuminati-board-acted = acted
illuminati-board-printed = { $resistance ->
    [none] Power { $power }, transferable { $transferable }, income { $income }
   *[other] Power { $power }, transferable { $transferable }, Resistance { $resistance }, income { $income }
}
illuminati-board-owner = belongs to { $owner }
illuminati-board-hangs = hangs on { $name } at depth { $depth }
illuminati-board-on-it = { $count } MB on it
illuminati-board-mb = { $count } MB
illuminati-board-lit = can be chosen
illuminati-board-plan = Attack
illuminati-board-slot-attacker = Attacker
illuminati-board-slot-group = Target
illuminati-board-slot-aides = Aides
illuminati-board-choose-card = choose a card
illuminati-board-no-aides = none
illuminati-board-kind = Kind of attack
illuminati-board-privilege = Privilege
illuminati-board-privilege-none = Without privilege
illuminati-board-privilege-paid = Privileged for { $count } MB
illuminati-board-privilege-special = Privileged: discard { $name }
illuminati-board-next-attacker = Choose one of your cards that attacks.
illuminati-board-next-group = Choose the Group that is attacked.
illuminati-board-next-aides = Choose attacker and target first.
illuminati-board-next-announce = Name aides, or announce the attack.
illuminati-board-will-discard = Announcing this discards { $name }: without it no attack reaches a Group without Power. The attack is committed then and cannot be called off.
illuminati-board-before-money = Before anybody spends money.
illuminati-board-announce = Announce
illuminati-board-for = For
illuminati-board-against = Against
illuminati-board-odds = N is { $n }: { $ways } of 36 rolls succeed, { $percent } percent.
illuminati-board-less = −1 MB
illuminati-board-now = now
illuminati-board-more = +1 MB
illuminati-board-rolled = Roll { $roll } against N { $n }
illuminati-board-take = { $name }: less
illuminati-board-add = { $name }: more
illuminati-board-stake-for = for { $count }
illuminati-board-stake-against = against { $count }
illuminati-board-stake-asked = answering
illuminati-board-stake-passed = passed
illuminati-board-you = You
illuminati-board-attack-to-control = Attack to control
illuminati-board-attack-to-neutralize = Attack to neutralize
illuminati-board-attack-to-destroy = Attack to destroy
illuminati-board-attack-rolled = The dice lie
illuminati-board-attack-succeeded = It succeeded
illuminati-board-attack-failed = It failed
illuminati-board-attack-called-off = Called off
illuminati-board-phase-money = Money · { $passed } of { $count } passed
illuminati-board-phase-privilege = Announced
illuminati-board-with = with { $names }
illuminati-board-along = along with { $names }
illuminati-board-own = one of the attacker’s own
illuminati-board-uncontrolled = Uncontrolled
illuminati-board-privileged = Privileged: only attacker, defender and guests pay.
illuminati-board-your-money = Your money in this attack
illuminati-board-side = Your side
illuminati-board-left = { $count } MB left
illuminati-board-pay = Pay { $count } MB
illuminati-board-hang = Where does it hang?
illuminati-board-hang-line = Press an open arrow on the table, or choose here.
illuminati-board-hang-ways = There is more than one way on that arrow. Choose one.
illuminati-board-hang-on = On { $name }, { $towards ->
    [0] above
    [1] to the right
    [2] below
   *[3] to the left
}
illuminati-board-rehung = hung elsewhere: { $names }
illuminati-board-dropped = lost: { $names }
illuminati-board-removed = makes room: { $names }
illuminati-board-to-lay = { $count } MB left to place
illuminati-board-has = has { $count } MB
illuminati-board-as-it-was = As it was
illuminati-board-do = Do it
illuminati-board-transfer = Transfer money
illuminati-board-transfers-left = Free transfers left: { $count }
illuminati-board-transfer-costs = It is one of your regular actions.
illuminati-board-transfer-from = Choose the card that gives.
illuminati-board-transfer-to = Choose the card that gets it.
illuminati-board-all = All of it: { $count } MB
illuminati-board-rebuild = Rebuild the structure
illuminati-board-rebuild-card = Choose a Group to move, with all that hangs on it.
illuminati-board-rebuild-arrow = { $name }: choose an open arrow.
illuminati-board-rebuilt = Moved so far: { $count }
illuminati-board-undo = Take back
illuminati-board-shift = Shift an alignment
illuminati-board-shift-card = Choose the Group whose alignments change.
illuminati-board-shift-line = Take one, give one, or turn one into its opposite. It lasts until the turn ends.
illuminati-board-loses = is taken
illuminati-board-gains = is given
illuminati-board-held = has it
illuminati-board-hand = Your Specials
illuminati-board-hand-empty = You hold no Specials.
illuminati-board-time-any = any time
illuminati-board-time-roll = after a roll
illuminati-board-time-action = a regular action
illuminati-board-time-privilege = against privilege
illuminati-board-time-income = before your income
illuminati-board-time-special = answers a Special
illuminati-board-time-start = as another’s turn begins
illuminati-board-time-attack = with an announcement
illuminati-board-aim = Choose its target
illuminati-board-aim-line = Press a card on the table, or choose here.
illuminati-board-not-now = It cannot be played now.
illuminati-board-dead = Dead pile
illuminati-board-dead-count = Dead pile: { $count }
illuminati-board-away = not in play
illuminati-board-figure-power = Power
illuminati-board-figure-transferable = Transferable
illuminati-board-figure-resistance = Resistance
illuminati-board-figure-income = Income
illuminati-board-figure-treasury = Treasury
illuminati-board-figure-depth = Depth
illuminati-board-goal = Goal
illuminati-board-attack-with = Attack with it
illuminati-board-attack-this = Attack it
illuminati-board-goals = How far everybody is
illuminati-board-goal-secret = A secret goal.
illuminati-board-round = Round { $round }
illuminati-board-redistribute = Move money freely
illuminati-board-trade = Offer a deal
illuminati-board-counter = Other terms
illuminati-board-partner = With whom
illuminati-board-you-give = You give
illuminati-board-they-give = { $name } gives
illuminati-board-propose = Offer it
illuminati-board-trade-line = A deal binds both at once. What is only promised binds nobody.
illuminati-board-money = Money
illuminati-board-specials = Specials in the deal: { $count }
illuminati-board-groups = Groups in the deal: { $count }
illuminati-board-offers = Offers
illuminati-board-nothing = nothing
illuminati-board-between-them = between the two
illuminati-board-accept = Accept
illuminati-board-refuse = Refuse
illuminati-board-withdraw = Withdraw
illuminati-board-demand = Whom do you tax?
illuminati-board-demand-go = { $count ->
    [0] Demand nothing
   *[other] Demand the tax
}
illuminati-board-hand-over = Money for { $name }
illuminati-board-hand-over-go = { $count ->
    [0] Hand nothing over
   *[other] Hand over { $count } MB
}
illuminati-board-tax = Pay the tax
illuminati-board-ask-upkeep = Upkeep
illuminati-board-ask-goal = Your secret goal
illuminati-board-turn-of = The turn of { $name }
illuminati-board-turn-own = Your turn
illuminati-board-turn-asked = you are asked
illuminati-board-step-TurnStart = Start
illuminati-board-step-Income = Income
illuminati-board-step-Draw = Draw
illuminati-board-step-Actions = Actions
illuminati-board-step-FreeTransfers = Transfers
illuminati-board-step-SpecialPowers = Special power
illuminati-board-step-AddTargets = New targets
illuminati-board-step-VictoryCheck = End
illuminati-board-pips = { $count } left
illuminati-board-structure = Power Structure: { $name }
illuminati-board-structure-short = Power Structure
illuminati-board-back = Back to yours
illuminati-board-others = The other Power Structures
illuminati-board-enlarge = Show { $name } large
illuminati-board-out = Out of the game
illuminati-board-short-basic = cards
illuminati-board-short-total_power = Power
illuminati-board-short-total_transferable = transferable
illuminati-board-short-total_money = MB
illuminati-board-short-printed_income_total = income
illuminati-board-short-all_alignments = alignments
illuminati-board-short-alignment_count = of the alignment
illuminati-board-short-alignment_count_any = of the alignments
illuminati-board-short-count_power_at_least = strong
illuminati-board-short-destroyed_count = destroyed
illuminati-board-short-neutralized_count = neutralized
illuminati-board-short-specials_held = Specials
illuminati-board-short-span = depth
illuminati-board-short-specials = Specials
illuminati-board-held-specials = Specials: { $count }
illuminati-board-pile = Cards in the pile: { $count }
illuminati-board-nothing-here = No card lies here.
illuminati-board-tabs = What is shown
illuminati-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
illuminati-board-middle = Middle
illuminati-board-dock = What is under way
illuminati-board-show = Show it to { $name }
illuminati-board-end-actions = End actions
illuminati-board-face-down = It lies face down and counts as a middling one until it is turned up.
illuminati-board-guess = Which one is it?
illuminati-board-guess-go = Name it: a regular action
illuminati-board-goal-basic = Cards in the structure
illuminati-board-deck-no-json = That file is no JSON. “parlour deck check” says where it breaks.
illuminati-board-deck-none = The cards cannot be shown like this. “Set up the table” names everything that is wrong.
illuminati-board-deck-faults = { $count ->
    [one] One thing in this deck is wrong:
   *[other] { $count } things in this deck are wrong:
}
illuminati-board-deck-fault-list = What is wrong, card by card
illuminati-board-deck-spread = How the Groups differ
illuminati-board-deck-ours = Use our own deck
illuminati-board-deck-cards = All cards: { $count }
illuminati-board-do-Pass = Pass
illuminati-board-do-CallOff = Call off
illuminati-board-do-Finish = Go on
illuminati-board-do-PassTurn = Pass: +5 MB
