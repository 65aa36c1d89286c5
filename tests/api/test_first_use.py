"""The lines of a first use run as they are written."""

import chainline as cl
import chainline.api.fitting
import networkx as nx
import numpy as np
from chainline.models.empirical.fitting.automatic.fit import Trying, fit_automatically

from ..tier import sized

LINES = """
import chainline as cl
machine = cl.machine("host")                        # recognised, calibrated when unknown; or "a64fx", a file
report = cl.analyze("kernel.s", machine)            # records; .to_frame(), .graph (networkx)
ranking = cl.best(7, machine=machine)               # every split, and explicit vectors, with reasons
apply = cl.kernel(7, schedule=ranking.best)         # compiled in process, called on numpy arrays
model = cl.fit("runs.csv", target="seconds")        # model.predict(...)
"""


def test_a_first_use(tmp_path, monkeypatch):
    (tmp_path / "kernel.s").write_text(cl.kernel(3).assembly)
    rows = [f"{m},{n},{m * n * 1e-9}" for m in (16, 32, 64, 128) for n in (32, 64, 128, 256)]
    (tmp_path / "runs.csv").write_text("\n".join(["m,n,seconds", *rows]) + "\n")
    monkeypatch.chdir(tmp_path)
    # all classes of models take 18 s
    trying = Trying(blocks=sized(2, None))

    def automatically(*of):
        return fit_automatically(*of[:5], trying)

    monkeypatch.setattr(chainline.api.fitting, "fit_automatically", automatically)
    names, order = {}, sized(3, 7)  # a search of explicit vectors takes longer
    exec(LINES.replace("(7", f"({order}"), names)
    assert isinstance(names["report"].graph, nx.DiGraph)
    assert names["ranking"].best == names["apply"].variant
    n = order + 1
    q = np.ones((2, n, n, n))
    np.testing.assert_allclose(names["apply"](q, np.eye(n)), q)
    assert 0 < names["model"].predict({"m": 64, "n": 128})[0] < 1
