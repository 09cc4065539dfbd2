"""The Shadow Planet. Its modules are the chapters of its rules, in their order."""

from voidtable.kernel import Game, Setting

from .content import ShadowPack
from .setup import Setup
from .table import ShadowTable
from .victory import result

__all__ = ["GAME"]

GAME = Game(
    id="shadow-planet",
    table=ShadowTable,
    setup=Setup,
    seats=(3, 4, 5),
    result=result,
    settings=(
        Setting("deck_columns", "steps", among=("steps", "hues")),
        Setting("countdown_advance_type", "move", among=("move", "search")),
        Setting("temple_source", "messages", among=("messages", "removed")),
        Setting("accommodation_source", "messages", among=("messages", "melita")),
        Setting("bridge_targets", "uncontrolled", among=("uncontrolled", "any")),
        Setting("reed_ability", "placed", among=("placed", "optional", "on-the-hill", "every-sum")),
        Setting("ban_scope", "turn", among=("turn", "type")),
        Setting("bonus_without_card", True),
        Setting("protagonist_rotates", False),
        Setting("end_latch", False),
        Setting("caves_exit_on_foot", False),
        Setting("up_to", False),
        Setting("cancel_targets", "any", among=("any", "controlled")),
        Setting("guardian_pick", "highest", among=("highest", "lowest")),
        Setting("unmatched_gear_counts", True),
        Setting("duel_clamp", True),
        Setting("log_reveals", True),
    ),
    pack_kind=ShadowPack,
)
