"""Tables of measured programs that `chainline fit` takes: those of this folder, and public ones at hand.

The public ones lie in a folder of their own: `cpr` holds `datasets` of github.com/huttered40/app_ed, each
path with `__` between its parts, `deepperf` tables of github.com/DeepPerf/DeepPerf.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from chainline.models.empirical.data.table_file import Measurements, read_measurements

_VALIDATION = Path(__file__).parents[1]
_STENCIL = "I,J,K,bi,bj,bk,unroll,threads"
_BOOMER = "px,py,pz,nx,smoother,sweeps,cycle"


@dataclass(frozen=True)
class FittedTable:
    """A file, its target and its parameters; None for all other columns."""

    path: Path
    target: str
    features: tuple[str, ...] | None

    @property
    def name(self):
        return f"{self.path.parent.name}/{self.path.stem}"

    def read(self):
        """Return its measurements."""
        return read_measurements(str(self.path), self.features, self.target)


def _tables(folder, listed):
    for name, target, features in listed:
        yield FittedTable(folder / name, target, None if features is None else tuple(features.split(",")))


SHIPPED = tuple(
    _tables(
        _VALIDATION,
        [
            ("applications/blocking.csv", "seconds", _STENCIL),
            ("applications/grid-sizes.csv", "seconds", _STENCIL),
            ("applications/threads.csv", "seconds", _STENCIL),
            ("applications/p2p.csv", "seconds", "N,q,k,threads"),
            ("applications/fmm.csv", "seconds", "N,q,k,threads"),
            ("multigrid/amg.csv", "seconds", "nx,ny,nz,smoother,presweeps,postsweeps,cycle"),
            ("multigrid/runs/smg-3d-0.csv", "seconds", "px,py,pz,nx"),
            ("multigrid/runs/boomeramg-0.csv", "seconds", _BOOMER),
            ("routines/gemm.csv", "seconds", "m,n,k"),
            ("routines/qr.csv", "seconds", "m,n"),
            ("../../samples/scaling/runs.csv", "seconds", "kernel,rows,columns"),
        ],
    )
)
_PUBLIC = [
    ("cpr/datasets__gemm__1-thread.csv", "avg", "m,n,k"),
    (
        "cpr/datasets__exafmm__kt1_nnodes1.csv",
        "m2l_&_p2p",
        "nnodes,ppn,nthreads,distribution,ncrit,level",
    ),
    (
        "cpr/datasets__amg__kt0_nnodes1.csv",
        "wall_time",
        "nxP,nyQ,nzR,coarsen_type,relax_type,interp_type,P,Q,R,nthreads,ppn_count",
    ),
    ("deepperf/x264_AllNumeric.csv", "PERF", None),
    ("deepperf/Dune_AllNumeric.csv", "performance", None),
    ("deepperf/hipacc_AllNumeric.csv", "performance", None),
]


def fitted_tables(public: Path | None) -> list[FittedTable]:
    """Return the tables that are there, the public ones in a folder or None."""
    others = [] if public is None else _tables(public, _PUBLIC)
    return [table for table in (*SHIPPED, *others) if table.path.exists()]


def drawn(measurements, n_train, n_test, seed):
    """Return rows to learn from and others to try, no configuration in both."""
    frame, times = measurements.features, measurements.times
    groups = frame.groupby(list(frame.columns), sort=False).ngroup().to_numpy()
    order = np.random.default_rng(seed).permutation(int(groups.max()) + 1)
    n_train = min(n_train, len(order) // 2)
    parts = np.isin(groups, order[:n_train]), np.isin(groups, order[n_train : n_train + n_test])
    return tuple(Measurements(frame[part].reset_index(drop=True), times[part], ()) for part in parts)
