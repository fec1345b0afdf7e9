"""``@rule`` registers, and does nothing else."""

from __future__ import annotations

from pathlib import Path

from parlour.kit import rules
from parlour.kit.rules import clauses, rule


@rule("6.10")
@rule("6.2", ruling="R-13")
def bid() -> str:
    """Bid."""
    return "bid"


@rule("6.2")
class Auction:
    """Auction."""

    @rule("10")
    def end(self) -> None:
        """End."""


def test_code_is_found_by_clause_in_the_order_of_the_rulebook() -> None:
    found = clauses(__name__)
    assert [(c.number, c.ruling, c.name) for c in found] == [
        ("6.2", "", "Auction"),
        ("6.2", "R-13", "bid"),
        ("6.10", "", "bid"),
        ("10", "", "Auction.end"),
    ]
    assert {c.code for c in found} == {bid, Auction, Auction.end}


def test_a_clause_knows_where_its_code_is() -> None:
    lines = Path(__file__).read_text(encoding="utf-8").splitlines()
    for clause in clauses(__name__):
        assert Path(clause.file) == Path(__file__)
        assert f'@rule("{clause.number}"' in lines[clause.line - 1]


def test_the_decorated_thing_is_the_same() -> None:
    assert bid() == "bid"
    assert isinstance(Auction(), Auction)


def test_packages_are_kept_apart() -> None:
    assert clauses(f"{__name__}.inner") == []
    assert {c.module for c in clauses("tests.kit")} >= {__name__}
    assert not [c for c in clauses("tests.ki") if c.module.startswith("tests.kit")]
    assert rules.clauses("nowhere") == []
