"""The notebooks of the samples: every cell runs, and the outputs that are kept have verdicts and pictures."""

import importlib
import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted((ROOT / "samples" / "notebooks").glob("*.ipynb"))
TUTORIALS = sorted(path.stem for path in (ROOT / "docs" / "tutorials").glob("*.md") if path.stem != "index")


def code_cells(path):
    return [cell for cell in json.loads(path.read_text())["cells"] if cell["cell_type"] == "code"]


def test_each_tutorial_has_a_notebook():
    assert [path.stem.replace("_", "-") for path in NOTEBOOKS] == TUTORIALS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_outputs_are_kept(path):
    cells = code_cells(path)
    shown = [output for cell in cells for output in cell["outputs"]]
    assert all(output["output_type"] != "error" for output in shown)
    assert cells[-1]["outputs"], "the last cell shows nothing"
    views = ["".join(output.get("data", {}).get("text/html", "")) for output in shown]
    assert any("chainline-view" in view and "<svg" in view for view in views) or path.stem.startswith(
        "a_kernel"
    )
    assert path.stat().st_size < 300_000


@pytest.mark.exhaustive
@pytest.mark.usefixtures("known_host")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_cell_runs(path):
    pytest.importorskip("nbclient", reason="nbclient is not installed")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "docs")
        running = importlib.import_module("notebooks")
    found = running.run(path)
    assert all(cell.get("execution_count") for cell in found.cells if cell.cell_type == "code")
