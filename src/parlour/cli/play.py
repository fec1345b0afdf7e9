"""``parlour play``: a whole game in the terminal, against bots or hot-seat, in the game's notation."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour.cli.common import fail, fewest, find_game, read_options, writable
from parlour.cli.texts import game_text, text
from parlour.cli.wording import worded
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.chance import Chance, Seeded, derive_key
from parlour.kit.game import Game
from parlour.kit.legal import Form, NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.kit.record import write
from parlour.kit.recorder import Recorder

__all__ = ("play",)

_THINK_MS = 1000
QUIT, HELP, RESIGN = "quit", "?", "resign"


class _Table:
    """The seats, the game and the record; asks people and bots in turn."""

    def __init__(self, game: Game[Any, Any], options: Any, seats: Sequence[str], key: bytes) -> None:
        from parlour.bots import levels

        self.game = game
        self.recorder = Recorder(game, options, len(seats), key)
        self.seats = seats
        self.dice: Chance = Seeded(derive_key(key, 0))
        for seat in seats:
            if seat != "human" and seat.removeprefix("bot:") not in {*levels(game), "random"}:
                fail("cli-no-bot", level=seat, levels=", ".join(("human", *(f"bot:{name}" for name in levels(game)))))

    def show(self, seat: Seat) -> None:
        """What this seat sees."""
        typer.echo(self.game.picture(self.game.view(self.recorder.state, Viewer(seat))))

    def tell(self, events: Sequence[Any], viewer: Viewer) -> None:
        """What happened, as the viewer learns it."""
        view = self.game.view(self.recorder.state, viewer)
        for event in events:
            seen = self.game.redact(event, viewer)
            if seen is not None:
                typer.echo("  · " + worded(self.game, "event", seen["type"], seen, view))

    def next(self) -> Prompt | None:
        """Who is asked now: a bot that got an offer, then whoever is waited for; ``None`` at the end."""
        state, own = self.recorder.state, [f"bot:{level}" for level in self.game.bots()]
        invited = (prompt for prompt in self.game.invitations(state) if self.seats[prompt.seat] in own)
        return next(iter((*invited, *self.game.prompts(state))), None)

    def ask_bot(self, prompt: Prompt) -> None:
        """One command of a bot."""
        from parlour.bots import Milliseconds, bot

        level = self.seats[prompt.seat].removeprefix("bot:")
        view = self.game.view(self.recorder.state, Viewer(prompt.seat))
        actions = bot(self.game, level)(view, prompt, self.dice, Milliseconds(_THINK_MS))
        viewer = Viewer(next((Seat(i) for i, kind in enumerate(self.seats) if kind == "human"), None))
        for action in actions:
            beside = self.game.beside(self.recorder.state, prompt.seat, action)
            events = self.recorder.act(prompt.seat, action, open=beside)
            self.tell(events, viewer)
        typer.echo(text("cli-play-bot", seat=prompt.seat, level=level, count=len(actions)))

    def ask_person(self, prompt: Prompt) -> bool:
        """One line of a person; ``False`` to stop."""
        self.show(prompt.seat)
        what = game_text(self.game.meta.id, f"prompt-{prompt.kind}")
        line = typer.prompt(text("cli-play-prompt", seat=prompt.seat, what=what), prompt_suffix=" > ").strip()
        if line == QUIT:
            return False
        if line == HELP:
            self.list_actions(prompt.seat)
        elif line == RESIGN:
            self.tell(self.recorder.system(f"leave {prompt.seat}"), Viewer(prompt.seat))
        else:
            self.decide(prompt.seat, line)
        return True

    def list_actions(self, seat: Seat) -> None:
        """Everything legal, in notation."""
        state, game = self.recorder.state, self.game
        for legal in (game.legal(state, seat), game.open(state, seat)):
            form = legal.form()
            actions = form.actions if isinstance(form, Form) else form
            typer.echo("  ".join(game.notation.format(action) for action in actions))
            for kind in form.forms if isinstance(form, Form) else ():
                typer.echo(f"{kind.action}: {', '.join(kind.fields)}")

    def decide(self, seat: Seat, line: str) -> None:
        """The line as one decision, or as several with blanks between, all of them or none."""
        try:
            actions = self.parse(line)
            trial, chance = self.game.clone(self.recorder.state), Seeded(bytes(32))
            doors = [self.door(trial, seat, action, chance) for action in actions]
        except NotationError as error:
            typer.secho(text("cli-play-notation", text=line, code=error.code), fg="yellow")
            return
        except NotAllowed as error:
            self.refuse(seat, error.refused)
            return
        for action, door in zip(actions, doors, strict=True):
            self.tell(self.recorder.act(seat, action, open=door), Viewer(seat))

    def parse(self, line: str) -> list[Any]:
        """Whole line first; if that is no decision, word by word."""
        try:
            return [self.game.notation.parse(line)]
        except NotationError:
            if " " not in line:
                raise
            return [self.game.notation.parse(word) for word in line.split()]

    def door(self, trial: Any, seat: Seat, action: Any, chance: Chance) -> bool:
        """Try the action on the trial state; was it an open one?"""
        beside = action not in self.game.legal(trial, seat) and action in self.game.open(trial, seat)
        self.game.apply(trial, seat, action, chance, open=beside)
        return beside

    def refuse(self, seat: Seat, refused: Refused) -> None:
        """Why not, with the clause."""
        view = self.game.view(self.recorder.state, Viewer(seat))
        why = worded(self.game, "no", refused.code, refused.args, view)
        typer.secho(text("cli-play-refused", why=why, rule=refused.rule or "-"), fg="yellow")


def play(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[
        str, typer.Option(help="human or bot:LEVEL a seat, with commas. Default: you and easy bots.")
    ] = "",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game, k=v.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record here.")] = None,
    key: Annotated[str, typer.Option(help="The chance key, 64 hex digits; default: a new secret one.")] = "",
) -> None:
    """Play a game here. ``?`` lists what may be done, ``resign`` and ``quit`` leave."""
    game = find_game(game_id)
    writable(record)
    kinds = seats.split(",") if seats else ["human", *["bot:easy"] * (fewest(game, option or []) - 1)]
    try:
        secret = bytes.fromhex(key) if key else secrets.token_bytes(32)
    except ValueError:
        fail("cli-key-form", key=key)
    table = _Table(game, read_options(game, option or [], len(kinds)), kinds, secret)
    typer.echo(text("cli-play-help"))
    going = True
    while going and (prompt := table.next()):
        if kinds[prompt.seat] == "human":
            going = table.ask_person(prompt)
        else:
            table.ask_bot(prompt)
    outcome = game.outcome(table.recorder.state)
    if outcome is not None:
        reason = game_text(game_id, f"reason-{outcome.reason}")
        typer.echo(text("cli-replay-outcome", ranks=" ".join(map(str, outcome.ranks)), reason=reason))
    if record is not None:
        record.write_text(write(table.recorder.record()), encoding="utf-8")
        typer.echo(text("cli-play-record", file=str(record)))
