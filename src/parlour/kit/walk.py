"""One type walk, many products: from the annotations of a state class come clone, view and canonical form.

For every reachable :class:`Part` this compiles a function for each of them from its field types, and on
the way refuses what would hurt later: a field without visibility, a ``set`` (its order would decide play),
a dict with keys other than ``str`` (no canonical JSON), a mutable thing that is not a ``Part``.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Collection, Sequence
from typing import Annotated, Any, Literal, NamedTuple, NewType, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from parlour.kit import canon
from parlour.kit.agenda import Step
from parlour.kit.types import HIDDEN, Event, Part, Shown, Visibility

__all__ = ("Field", "Walk", "fields_of", "is_container", "members", "unwrap")

_EVERYBODY = {Visibility.PUBLIC, Visibility.ENGINE}
_SCALARS: tuple[Any, ...] = (int, str, bool, float, type(None))


class Field(NamedTuple):
    """One declared field of a part."""

    name: str
    visibility: Visibility
    type: Any
    required: bool


def unwrap(tp: Any) -> Any:
    """The bare type under ``Annotated``, ``NewType`` and type aliases."""
    while True:
        if get_origin(tp) is Annotated:
            tp = get_args(tp)[0]
        elif isinstance(tp, NewType):
            tp = tp.__supertype__
        else:
            return tp


def members(tp: Any) -> tuple[Any, ...]:
    """The members of a union, or the type alone."""
    tp = unwrap(tp)
    if get_origin(tp) in (Union, types.UnionType):
        return tuple(member for arg in get_args(tp) for member in members(arg))
    return (tp,)


def is_container(tp: Any) -> bool:
    """Does a hidden field of this type still show its length?"""
    return get_origin(unwrap(tp)) in (list, dict) or (
        get_origin(unwrap(tp)) is tuple and len(get_args(unwrap(tp))) == 2 and get_args(unwrap(tp))[1] is Ellipsis
    )


def fields_of(cls: type[Struct]) -> list[Field]:
    """The fields of a part with their visibility; a field without one, or with more than one, is a ``TypeError``.

    A mark deeper within the type would say something that no view can keep, so it is refused as well.
    """
    hints = typing.get_type_hints(cls, include_extras=True)
    found: list[Field] = []
    for info in msgspec.structs.fields(cls):
        hint, where = hints[info.name], f"{cls.__qualname__}.{info.name}"
        marks = _marks(hint)
        if get_origin(unwrap(hint)) is Shown:
            marks.append(Visibility.SHOWN)
        if not marks:
            raise TypeError(f"{where}: no visibility declared")
        if len(marks) > 1 or any(_marked(arg) for arg in get_args(unwrap(hint))):
            raise TypeError(f"{where}: one visibility a field, for the whole of it")
        found.append(Field(info.name, marks[0], unwrap(hint), info.required))
    return found


def _marks(hint: Any) -> list[Visibility]:
    return [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Visibility)]


def _marked(hint: Any) -> bool:
    """Is there a visibility anywhere in the type? (``Shown`` is a value, not a mark.)"""
    return bool(_marks(hint)) or any(_marked(arg) for arg in get_args(unwrap(hint)))


def _is_struct(tp: Any, base: type[Struct]) -> bool:
    return isinstance(tp, type) and issubclass(tp, base)


class Walk:
    """The compiled products for one set of root classes (a game's state, steps and events)."""

    def __init__(self, roots: Sequence[type[Struct]], steps: Sequence[type[Step]]) -> None:
        self.steps = tuple(steps)
        self.parts: dict[type[Struct], list[Field]] = {}
        self._clone: dict[type, Callable[[Any], Any]] = {}
        self._view: dict[type, Callable[[Any, int | None, bool, int | None], dict[str, Any]]] = {}
        self._again: dict[type, Callable[[Any, int | None, bool, int | None, dict[str, Any]], dict[str, Any]]] = {}
        self._bare: dict[type, Callable[[Any], dict[str, Any]]] = {}
        self._globals: dict[str, Any] = {
            "CLONE": self._clone,
            "VIEW": self._view,
            "BARE": self._bare,
            "bare": canon.bare,
            "Shown": Shown,
            "builtins_of": msgspec.to_builtins,
            "peek": _peek,
        }
        for root in (*roots, *steps):
            self._reach(root)
        for cls in self.parts:
            self._clone[cls] = self._compile(f"clone_{cls.__name__}", self._clone_source(cls))
            self._view[cls] = self._compile(f"view_{cls.__name__}", self._view_source(cls))
            self._bare[cls] = self._compile(f"bare_{cls.__name__}", self._bare_source(cls))
        self.plain = all(field.visibility in _EVERYBODY for found in self.parts.values() for field in found)
        """Does every viewer see the same, whoever it is? (Which events it learns of is another matter.)"""
        for root in roots:
            if not issubclass(root, Event):
                source = self._view_source(root, self.common(root))
                self._again[root] = self._compile(f"again_{root.__name__}", source)

    def clone(self, part: Any) -> Any:
        """An independent copy; frozen pieces are shared."""
        return self._clone[type(part)](part)

    def view(self, part: Any, seat: int | None, omniscient: bool = False) -> dict[str, Any]:
        """A new dict of builtins with what that seat (``None``: a spectator) may see."""
        return self._view[type(part)](part, seat, omniscient, None)

    def again(self, part: Any, seat: int | None, omniscient: bool, other: dict[str, Any]) -> dict[str, Any]:
        """The same of a state, for one more viewer: what everybody sees alike is shared with that ``other``'s view."""
        return self._again[type(part)](part, seat, omniscient, None, other)

    def common(self, root: type[Struct]) -> frozenset[str]:
        """The root's fields that look the same to every viewer."""
        return frozenset(
            field.name
            for field in self.parts[root]
            if field.visibility is Visibility.PUBLIC and self._alike(field.type, set())
        )

    def bare(self, part: Any) -> dict[str, Any]:
        """The same as :func:`canon.bare`, several times faster."""
        return self._bare[type(part)](part)

    # -- which types there are ---------------------------------------------------------------------------------

    def _reach(self, cls: type[Struct]) -> None:
        if cls in self.parts or cls is Step:
            return
        self.parts[cls] = fields_of(cls)
        frozen = bool(cls.__struct_config__.frozen)  # shared by clones; events are never cloned
        if frozen and not issubclass(cls, Event) and not all(self._fixed(field.type) for field in self.parts[cls]):
            raise TypeError(f"{cls.__qualname__} is frozen and holds something mutable")
        for field in self.parts[cls]:
            self._check(field.type, f"{cls.__qualname__}.{field.name}")

    def _check(self, tp: Any, where: str) -> None:
        tp = unwrap(tp)
        origin, args = get_origin(tp), get_args(tp)
        if len(members(tp)) > 1:
            inner = members(tp)
        elif origin in {list, Shown, tuple}:
            inner = tuple(arg for arg in args if arg is not Ellipsis)
        elif origin is dict:
            if unwrap(args[0]) is not str:
                raise TypeError(f"{where}: a dict in the state has str keys")
            inner = (args[1],)
        else:
            self._check_plain(tp, where)
            return
        for member in inner:
            self._check(member, where)

    def _check_plain(self, tp: Any, where: str) -> None:
        if _is_struct(tp, Part):
            self._reach(tp)
        elif _is_struct(tp, Struct):
            infos = msgspec.structs.fields(tp)
            if not tp.__struct_config__.frozen or not all(self._fixed(info.type) for info in infos):
                raise TypeError(f"{where}: {tp.__name__} is mutable but no Part")
            hints = typing.get_type_hints(tp, include_extras=True)
            for info in infos:
                if _holds_part(info.type) or _marked(hints[info.name]):
                    raise TypeError(f"{where}.{info.name}: within {tp.__name__}, which is shown as a whole")
                self._check(info.type, f"{where}.{info.name}")
        elif not (tp in _SCALARS or get_origin(tp) is Literal or _is_enum(tp)):
            raise TypeError(f"{where}: {tp!r} cannot be part of the state")

    # -- clone ---------------------------------------------------------------------------------------------------

    def _fixed(self, tp: Any) -> bool:
        """Immutable all the way down: shared by clones."""
        tp = unwrap(tp)
        origin = get_origin(tp)
        if len(members(tp)) > 1:
            return all(self._fixed(member) for member in members(tp))
        if origin is tuple:
            return all(arg is Ellipsis or self._fixed(arg) for arg in get_args(tp))
        if origin in (list, dict, Shown):
            return False
        return not _is_struct(tp, Part) or bool(tp.__struct_config__.frozen)

    def _clone_expr(self, tp: Any, v: str) -> str:
        tp = unwrap(tp)
        origin, args = get_origin(tp), get_args(tp)
        if self._fixed(tp):
            return v
        if len(members(tp)) > 1:
            rest = [member for member in members(tp) if member is not type(None)]
            inner = self._clone_expr(rest[0], v) if len(rest) == 1 else f"CLONE[type({v})]({v})"
            return f"(None if {v} is None else {inner})"
        if origin is list:
            return f"{v}.copy()" if self._fixed(args[0]) else f"[{self._clone_expr(args[0], 'x')} for x in {v}]"
        if origin is tuple:
            if args[-1] is Ellipsis:
                return f"tuple([{self._clone_expr(args[0], 'x')} for x in {v}])"
            return f"({', '.join(self._clone_expr(arg, f'{v}[{i}]') for i, arg in enumerate(args))},)"
        if origin is dict:
            inner = self._clone_expr(args[1], "x")
            return f"{v}.copy()" if self._fixed(args[1]) else f"{{key: {inner} for key, x in {v}.items()}}"
        if origin is Shown:
            return f"Shown({self._clone_expr(args[0], f'{v}.value')}, None if {v}.to is None else {v}.to.copy())"
        return f"CLONE[type({v})]({v})"

    def _clone_source(self, cls: type[Struct]) -> list[str]:
        lines = ["def {name}(o):", "    n = o.__copy__()"]
        lines += [
            f"    n.{field.name} = {self._clone_expr(field.type, f'o.{field.name}')}"
            for field in self.parts[cls]
            if not self._fixed(field.type)
        ]
        return ["def {name}(o):", "    return o"] if len(lines) == 2 and self._fixed(cls) else [*lines, "    return n"]

    # -- canonical form ------------------------------------------------------------------------------------------

    def _bare_expr(self, tp: Any, v: str) -> str:
        tp = unwrap(tp)
        origin, args = get_origin(tp), get_args(tp)
        if all(_is_plain(member) for member in members(tp)):
            return v
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            inner = self._bare_expr(args[0], "x")
            return v if inner == "x" else f"[{inner} for x in {v}]"
        if origin is dict:
            inner = self._bare_expr(args[1], "x")
            return v if inner == "x" else f"{{key: {inner} for key, x in {v}.items()}}"
        rest = [member for member in members(tp) if member is not type(None)]
        if all(_is_struct(member, Part) for member in rest):
            inner = f"BARE[type({v})]({v})"
            return inner if len(rest) == len(members(tp)) else f"(None if {v} is None else {inner})"
        return f"bare({v})"

    def _bare_source(self, cls: type[Struct]) -> list[str]:
        tag, defaults = canon.fields(cls)
        lines = ["def {name}(o):", f"    d = {tag!r}"]
        for field in self.parts[cls]:
            name, default = field.name, defaults[field.name]
            if default is msgspec.NODEFAULT:
                lines.append(f'    d["{name}"] = {self._bare_expr(field.type, f"o.{name}")}')
                continue
            constant = f"DEFAULT_{cls.__name__}_{name}"
            self._globals[constant] = default
            lines += [
                f"    h = o.{name}",
                f"    if h != {constant}:",
                f'        d["{name}"] = {self._bare_expr(field.type, "h")}',
            ]
        return [*lines, "    return d"]

    # -- view ----------------------------------------------------------------------------------------------------

    def _view_expr(self, tp: Any, v: str) -> str:
        tp = unwrap(tp)
        origin, args = get_origin(tp), get_args(tp)
        if len(members(tp)) > 1:
            return self._view_union(tp, v)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self._view_expr(arg, f'{v}[{i}]') for i, arg in enumerate(args))}]"
        if origin in (list, tuple):
            inner = self._view_expr(args[0], "x")
            return f"list({v})" if inner == "x" else f"[{inner} for x in {v}]"
        if origin is dict:
            return f"{{key: {self._view_expr(args[1], 'x')} for key, x in {v}.items()}}"
        if origin is Shown:
            return f"peek({v}, seat, all, lambda x: {self._view_expr(args[0], 'x')})"
        if _is_struct(tp, Part):
            return f"VIEW[type({v})]({v}, seat, all, owner)"
        if _is_struct(tp, Struct) or _is_enum(tp):
            return f"builtins_of({v})"
        return v

    def _view_union(self, tp: Any, v: str) -> str:
        rest = [member for member in members(tp) if member is not type(None)]
        exprs = list(dict.fromkeys(self._view_expr(member, v) for member in rest))
        if len(exprs) > 1:
            raise TypeError(f"{tp}: a union of different kinds of things has no view")
        return exprs[0] if exprs[0] == v else f"(None if {v} is None else {exprs[0]})"

    def _view_source(self, cls: type[Struct], common: Collection[str] = ()) -> list[str]:
        """``common``: fields that are taken from the view of another."""
        config = cls.__struct_config__
        head = f'{{"{config.tag_field}": "{config.tag}"}}' if config.tag_field else "{}"
        lines = ["def {name}(o, seat, all, owner, other=None):", f"    d = {head}"]
        if "seat" in cls.__struct_fields__:
            lines.append("    owner = o.seat")
        for field in self.parts[cls]:
            name = field.name
            lines += [f'    d["{name}"] = other["{name}"]'] if name in common else self._view_field(field)
        return [*lines, "    return d"]

    def _view_field(self, field: Field) -> list[str]:
        name, value = field.name, f"o.{field.name}"
        if field.visibility is Visibility.ENGINE:
            return []
        if field.visibility is Visibility.SHOWN:
            inner = get_args(field.type)[0]
            sees = f"all or {value}.to is None or seat in {value}.to"
            value, tp = f"{value}.value", inner
        else:
            sees, tp = (
                {
                    Visibility.PUBLIC: "",
                    Visibility.PRIVATE: "all or (seat is not None and seat == owner)",
                    Visibility.SECRET: "all",
                }[field.visibility],
                field.type,
            )
        shown = f'd["{name}"] = {self._view_expr(tp, value)}'
        if not sees:
            return [f"    {shown}"]
        lines = [f"    if {sees}:", f"        {shown}"]
        if is_container(tp):
            lines += ["    else:", f'        d["{name}"] = {{"{HIDDEN}": len({value})}}']
        return lines

    def _alike(self, tp: Any, open: set[type]) -> bool:
        """Does everybody see a thing of this type alike? ``open``: the parts that are being asked about."""
        tp = unwrap(tp)
        if get_origin(tp) is Shown:
            return False
        if tp is Step:
            return all(self._alike(step, open) for step in self.steps)
        if _is_struct(tp, Part) and tp not in open:
            open = open | {tp}
            return all(
                field.visibility is Visibility.ENGINE
                or (field.visibility is Visibility.PUBLIC and self._alike(field.type, open))
                for field in self.parts[tp]
            )
        return all(self._alike(arg, open) for arg in get_args(tp))

    def _compile(self, name: str, source: list[str]) -> Callable[..., Any]:
        # Source text like dataclasses' and attrs': one flat function a class, several times faster than closures.
        text = "\n".join(source).replace("{name}", name)
        scope: dict[str, Any] = {}
        exec(compile(text, f"<parlour {name}>", "exec"), self._globals, scope)  # noqa: S102  # text of our own making
        function: Callable[..., Any] = scope[name]
        return function


def _holds_part(tp: Any) -> bool:
    """Is there a part anywhere in the type?"""
    return _is_struct(unwrap(tp), Part) or any(_holds_part(arg) for arg in get_args(unwrap(tp)))


def _is_plain(tp: Any) -> bool:
    """Is it its own canonical form?"""
    return tp in _SCALARS or get_origin(tp) is Literal or _is_enum(tp)


def _is_enum(tp: Any) -> bool:
    return isinstance(tp, type) and issubclass(tp, enum.Enum)


def _peek(shown: Shown[Any], seat: int | None, everybody: bool, expr: Callable[[Any], Any]) -> Any:
    """The view of a ``Shown`` inside a container: the value, or what a secret shows."""
    if everybody or shown.to is None or seat in shown.to:
        return expr(shown.value)
    return {HIDDEN: len(shown.value) if isinstance(shown.value, list | dict | tuple) else 0}
