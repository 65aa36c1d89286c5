"""Reading a trained model runs, imports, starts and writes nothing, whatever its files ask for."""

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from chainline.models.kernels.learned.stored.store import BOOSTER, MANIFEST

from .....tier import sized

SHIPPED = Path(__file__).parents[5] / "models" / "kernels" / "learned" / "stored" / "shipped" / "zen5"
_FORGED = sized(4, 24)
_AUDITED = """
import sys
from pathlib import Path
from chainline.errors import UsageError
from chainline.models.kernels.learned.stored.store import load_model

genuine, *forged = (Path(name) for name in sys.argv[1:])
load_model(genuine)  # imports what it needs
seen, known = [], {str(path / name) for path in (genuine, *forged) for name in %r}

def hook(event, arguments):
    reads = event == "open" and str(arguments[0]) in known and arguments[1] in ("r", "rb")
    # XGBoost is called through ctypes; what would be new is a library
    called = event.startswith("ctypes.") and event != "ctypes.dlopen"
    if not reads and not called and not event.startswith(("object.", "sys._getframe", "builtins.id")):
        seen.append((event, str(arguments)[:200]))

sys.addaudithook(hook)
refused = 0
for path in (genuine, *forged):
    try:
        load_model(path)
    except UsageError:
        refused += 1
count, seen = len(seen), seen[:5]
print(count, seen, 0 < refused <= len(forged))
"""


def _damaged(content, draw):
    changed = bytearray(content)
    for _ in range(draw.randint(1, 4)):
        changed[draw.randrange(len(changed))] = draw.randrange(256)
    return bytes(changed)


@pytest.mark.exhaustive
def test_reading_a_trained_model_does_nothing_but_read(tmp_path):
    draw, folders = random.Random(7), []
    for number in range(_FORGED):
        folder = shutil.copytree(SHIPPED, tmp_path / str(number))
        damaged = folder / (MANIFEST if number % 2 else BOOSTER)
        damaged.write_bytes(_damaged(damaged.read_bytes(), draw))
        folders.append(str(folder))
    command = [sys.executable, "-c", _AUDITED % ((BOOSTER, MANIFEST),), str(SHIPPED), *folders]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout == "0 [] True\n"
