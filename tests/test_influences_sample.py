"""`samples/zen5/influences.py` runs, and says of each term how much it matters."""

import re
import runpy
from pathlib import Path

SAMPLE = Path(__file__).parents[1] / "samples" / "zen5" / "influences.py"


def test_terms_and_shares(capsys):
    runpy.run_path(str(SAMPLE), run_name="__main__")
    first, *terms = capsys.readouterr().out.splitlines()
    error = float(re.search(r"mean error ([\d.]+) %", first)[1])
    assert error < 25
    shares = [float(line.split()[0]) for line in terms]
    # they add up to the whole, whatever the signs
    assert abs(sum(shares) - 100) < 1 and shares == sorted(shares, reverse=True)
    assert all(line.endswith("GFLOPS") for line in terms)
