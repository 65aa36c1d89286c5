"""Probes recorded on the processors that we have met, as `chainline calibrate` measured them."""

import json
from pathlib import Path

from chainline.analysis.host.identity import HostIdentity
from chainline.analysis.host.probe import Probe
from chainline.analysis.measurement.host import OsCache

FOLDER = Path(__file__).parent / "probes"
PROCESSORS = sorted(path.stem for path in FOLDER.glob("*.json"))


def recorded(name, llvm_cpu=None):
    """Return identity and probe of a processor, under another name if one is given."""
    told = json.loads((FOLDER / f"{name}.json").read_text())
    caches = tuple(OsCache(int(level[1:]), size, 64, 1) for level, size in told["caches"].items())
    name = llvm_cpu or told["llvm_cpu"]
    identity = HostIdentity("x86-64", name, told["cpu"], told["vector_bits"], ("avx2", "fma"), caches)
    return identity, Probe((told["figures"],))
