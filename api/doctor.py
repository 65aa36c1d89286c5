"""Inventory of this machine: its processor, compilers and optional parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..analysis.host.doctor import Inventory, take_inventory
from ..records import record
from ..reports.doctor import doctor_to_json
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd


@record(repr=False)
class HostInventory(Shown):
    """Tools that this machine has, and tools that are missing.

    Attributes
    ----------
    inventory : Inventory
        Processor, machine file, compilers and optional parts.

    Examples
    --------
    >>> import chainline as cl
    >>> list(cl.doctor().to_frame().columns)
    ['tool', 'version', 'missing']
    """

    inventory: Inventory

    @property
    def caption(self) -> str:
        """Name of the processor."""
        return self.inventory.identity.cpu

    def to_frame(self) -> pd.DataFrame:
        """Return compilers and optional parts: version, or the reason why one is missing."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        found = self.inventory
        rows = [(each.name, each.version, each.missing) for each in found.compilers]
        rows += [(part.package, part.version, part.missing) for part in found.parts]
        return pd.DataFrame(rows, columns=["tool", "version", "missing"])

    def to_json(self) -> dict[str, Any]:
        """Return the inventory by the keys of `chainline doctor --json`."""
        return doctor_to_json(self.inventory)


def doctor() -> HostInventory:
    """Return the inventory of this machine; nothing is measured or calibrated.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.doctor().to_json()["compilers"][0]["name"]
    'llvm'
    """
    return HostInventory(take_inventory())
