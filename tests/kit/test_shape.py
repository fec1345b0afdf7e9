"""What does not have the shape of a type: every fault by field, where a decoder stops at the first."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from parlour.kit.shape import CODES, Shape, clean


class Rose(Struct, frozen=True, tag="rose", forbid_unknown_fields=True):
    thorns: Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 9})]


class Tree(Struct, frozen=True, tag="tree", forbid_unknown_fields=True):
    kind: Literal["oak", "elm"] = "oak"


class Bed(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(extra_json_schema={"pattern": "[a-z]+"})]
    name: Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": 5})]
    plants: Annotated[tuple[Rose | Tree, ...], Meta(extra_json_schema={"maxItems": 3})] = ()
    gate: Tree | None = None


GOOD: dict[str, Any] = {"id": "a", "name": "Bed", "plants": [{"type": "rose", "thorns": 3}], "gate": None}
FAULTS: list[tuple[Any, str, str]] = [
    ({**GOOD, "name": "Bed\t"}, "name", "characters"),
    ({**GOOD, "name": ""}, "name", "text_length"),
    ({**GOOD, "name": 3}, "name", "wrong_type"),
    ({**GOOD, "id": "A 1"}, "id", "id_form"),
    ({**GOOD, "plants": [{"type": "tree"}] * 4}, "plants", "list_length"),
    ({**GOOD, "plants": {}}, "plants", "wrong_type"),
    ({**GOOD, "plants": [{"type": "rose", "thorns": 10}]}, "plants.0.thorns", "number"),
    ({**GOOD, "plants": [{"type": "rose", "thorns": True}]}, "plants.0.thorns", "wrong_type"),
    ({**GOOD, "plants": [{"type": "moss"}]}, "plants.0.type", "unknown_type"),
    ({**GOOD, "plants": [{}]}, "plants.0", "missing"),
    ({**GOOD, "plants": [{"type": "tree", "kind": "ash"}]}, "plants.0.kind", "unknown_value"),
    ({**GOOD, "gate": {"kind": "elm", "height": 3}}, "gate", "unknown_field"),
    ([], "", "wrong_type"),
]


def found(data: Any) -> list[tuple[str, str]]:
    return [(fault.field, fault.code) for fault in Shape("bed").faults_of(data, Bed, "")]


def test_what_fits_has_no_fault() -> None:
    assert found(GOOD) == []
    assert msgspec.convert(GOOD, Bed).plants == (Rose(3),)


@pytest.mark.parametrize(("data", "field", "code"), FAULTS)
def test_one_fault_is_named_once(data: Any, field: str, code: str) -> None:
    assert found(data) == [(field, f"bed_{code}")]


def test_the_codes_are_these() -> None:
    assert {code for _, _, code in FAULTS} == set(CODES)


def test_all_faults_are_named_at_once() -> None:
    wrong = {"id": "1", "plants": [{"type": "tree", "kind": 3}, {"type": "rose"}], "gate": 3}
    assert found(wrong) == [
        ("id", "bed_id_form"),
        ("", "bed_missing"),
        ("plants.0.kind", "bed_wrong_type"),
        ("plants.1", "bed_missing"),
        ("gate", "bed_wrong_type"),
    ]


def test_a_strangers_words_are_short_and_can_be_seen() -> None:
    (fault,) = Shape("bed").faults_of({**GOOD, "x\x1b" * 100: 1}, Bed, "")
    name = fault.args["name"]
    assert isinstance(name, str)
    assert len(name) == 61
    assert name.isprintable()
    assert clean("Bed 1")
    assert not clean(" Bed")
    assert not clean("Bed\u200b")
