"""Actions as people write them, and back: ``parse(format(a)) == a``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

__all__ = (
    "NUMBER",
    "NUMBERS",
    "Notation",
    "NotationError",
    "ShortForm",
    "ShortNotation",
    "bare",
    "numbers_in",
    "one",
    "several",
    "write_numbers",
)

NUMBER = r"(?:0|[1-9][0-9]{0,4})"
"""The pattern of a number in a short form: there is one way to write it."""
NUMBERS = rf"-|{NUMBER}(?:\+{NUMBER})*"
"""The pattern of several, a hyphen for none."""
_ECHO = 80
"""Characters of a text that a refusal repeats."""


class NotationError(ValueError):
    """A text that is not an action: a code and its arguments for the sender."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_ = args


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Notation:
    """The default notation: the action's name, then its fields as JSON words: ``pay-for 5 "group"``.

    A game overrides ``format`` and ``parse`` with its rulebook's own notation.
    """

    def __init__(self, actions: Sequence[type[Struct]]) -> None:
        self._types = {_kebab(cls.__name__): cls for cls in actions}

    def format(self, action: Any) -> str:
        """The action as one line."""
        words = [msgspec.json.encode(getattr(action, name)).decode() for name in action.__struct_fields__]
        return " ".join([_kebab(type(action).__name__), *words])

    def parse(self, text: str) -> Any:
        """The action; :class:`NotationError` with a code for anything else."""
        name, _, rest = text.strip().partition(" ")
        cls = self._types.get(name)
        if cls is None:
            raise NotationError("unknown_action", text=name)
        decoder = msgspec.json.Decoder()
        try:
            values = decoder.decode(f"[{_commas(rest)}]") if rest else []
            fields = dict(zip(cls.__struct_fields__, values, strict=True))
            return msgspec.convert(fields, cls)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise NotationError("malformed_action", text=text) from error


def _commas(words: str) -> str:
    """Blanks between JSON words outside quotes and brackets become commas."""
    out, depth, quoted, escaped = [], 0, False, False
    for char in words:
        if quoted:
            quoted, escaped = escaped or char != '"', not escaped and char == "\\"
        elif char == '"':
            quoted = True
        elif char in "[{":
            depth += 1
        elif char in "]}":
            depth -= 1
        out.append("," if char == " " and not quoted and depth == 0 else char)
    return "".join(out)


class ShortForm(NamedTuple):
    """How one kind of action is written in a game's own notation: a word, and whatever follows it."""

    word: str
    pattern: str
    """What follows the word, as a regular expression; begins with ``:`` if it is not empty."""
    write: Callable[[Any], str]
    """The same from the action; ``IndexError`` where a field is out of any range."""
    read: Callable[[re.Match[str]], Any]
    """The action that the match of ``pattern`` stands for, ``None`` if there is none."""


class ShortNotation(Notation):
    """A game's own short forms; what the kit's own notation writes is read as well, as clients compose in it.

    There is one way to write an action. One that no short form can hold, as a field is out of any range, is written
    as the kit does: a refused decision is named in its refusal.

    >>> class Pay(Struct, frozen=True):
    ...     amount: int
    >>> class Pass(Struct, frozen=True):
    ...     pass
    >>> notation = ShortNotation({Pay: one("pay", Pay, "amount"), Pass: bare("pass", Pass())})
    >>> notation.format(Pay(5)), notation.format(Pass()), notation.format(Pay(-5))
    ('pay:5', 'pass', 'pay -5')
    >>> notation.parse("pay:5"), notation.parse("pay -5")
    (Pay(amount=5), Pay(amount=-5))
    >>> notation.parse("pay:05")
    Traceback (most recent call last):
    parlour.kit.notation.NotationError: malformed_action {'text': 'pay:05'}
    """

    def __init__(self, forms: Mapping[type[Any], ShortForm | Iterable[ShortForm]], *, longest: int = 500) -> None:
        """Of several forms of one kind the first that says all of an action is its own.

        A short form has at most ``longest`` characters: longer texts are not looked at.
        """
        super().__init__(tuple(forms))
        self._forms = {cls: (form,) if isinstance(form, ShortForm) else tuple(form) for cls, form in forms.items()}
        self._readers = {form.word: (re.compile(form.pattern), form) for some in self._forms.values() for form in some}
        self._longest = longest

    def format(self, action: Any) -> str:
        """The action as people write it."""
        for form in self._forms[type(action)]:
            try:
                line = form.word + form.write(action)
            except IndexError:  # there is no such seat or place
                continue
            if len(line) <= self._longest and self._read(line) == action:
                return line
        return super().format(action)

    def parse(self, text: str) -> Any:
        """The action; ``NotationError`` (``malformed_action``) for anything else."""
        line = text.strip()
        if len(line) <= self._longest:
            action = self._read(line)
            if action is not None and self.format(action) == line:
                return action
        try:
            return super().parse(line)
        except NotationError as error:
            raise NotationError("malformed_action", text=line[:_ECHO]) from error

    def _read(self, line: str) -> Any:
        """What the text says if it is one of the short forms."""
        word, colon, rest = line.partition(":")
        pattern, form = self._readers.get(word, (None, None))
        found = pattern.fullmatch(colon + rest) if pattern else None
        return form.read(found) if form and found else None


def numbers_in(text: str) -> tuple[int, ...]:
    """The numbers of a text, whatever stands between them."""
    return tuple(int(number) for number in re.findall(NUMBER, text))


def write_numbers(numbers: Iterable[int], between: str = "+") -> str:
    """Several numbers, a hyphen for none."""
    return between.join(map(str, numbers)) or "-"


def bare(word: str, action: Any) -> ShortForm:
    """An action without fields."""
    return ShortForm(word, "", lambda _: "", lambda _: action)


def one(word: str, cls: type[Any], field: str, *, none: int | None = None) -> ShortForm:
    """An action with one number, left out where it is ``none``."""

    def write(action: Any) -> str:
        number = getattr(action, field)
        return "" if number == none else f":{number}"

    pattern = f"(?::({NUMBER}))" + ("" if none is None else "?")
    return ShortForm(word, pattern, write, lambda found: cls(none if found[1] is None else int(found[1])))


def several(word: str, cls: type[Any], field: str) -> ShortForm:
    """An action with a list of numbers."""
    return ShortForm(
        word,
        f":({NUMBERS})",
        lambda action: f":{write_numbers(getattr(action, field))}",
        lambda found: cls(numbers_in(found[1])),
    )
