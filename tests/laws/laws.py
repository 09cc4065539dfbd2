"""The laws, by name. Each is tried on positions of random games and knows no game."""

from . import hidden, order
from .play import Law

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        hidden.imagine, hidden.candour, hidden.silence, hidden.undo,
        order.save, order.clone, order.table, order.offer, order.memory, order.record, order.undone, order.clause,
        order.words, order.refuse,
    )
}  # fmt: skip
EVERY = {"table": 1, "silence": 2, "undo": 3, "candour": 4, "offer": 4, "clause": 4}
SELDOM = 16
# Each law, and of how many positions it is tried on one: the dearer, the fewer.
TRIED: dict[str, tuple[Law, int]] = {name: (law, EVERY.get(name, SELDOM)) for name, law in LAWS.items()}
