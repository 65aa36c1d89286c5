"""Public tables of measured programs, fetched by the user: repository, commit, file, parameters, target.

A clone of each repository lies in one folder, named by the environment variable CHAINLINE_DATA:

    git clone https://github.com/huttered40/app_ed $CHAINLINE_DATA/app_ed
    git clone https://github.com/ideas-labo/DaL $CHAINLINE_DATA/DaL
    git clone https://github.com/fjwillemsen/kernel_tuner_paper $CHAINLINE_DATA/kernel_tuner_paper

`cpr`, `deepperf` and `distance_based` are the folders that `tables.py` names, and that of
github.com/ChristianKaltenecker/Distance-Based_Data (commit 6eeeca6, `x264_measurements.xml` and its model).
"""

from dataclasses import dataclass
from pathlib import Path

import pandas as pd
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements, read_measurements, read_training

_VALIDATION = Path(__file__).parents[1]
_APPLICATIONS = "app_ed/curated_datasets/stampede2"
_TUNED = "kernel_tuner_paper/kernels/outputdata"


@dataclass(frozen=True)
class PublicTable:
    """A file of a repository at a commit.

    Attributes
    ----------
    name : str
    path : str
        In the folder of clones, or below this folder's parent for tables that are shipped.
    target : str or None
        Column of times; None where the reader chooses it.
    columns : tuple of str
        Parameters; empty for all columns. Files without a header, with spaces, have these and the target.
    commit : str
    options : str
        Variability model; "" of none.
    """

    name: str
    path: str
    target: str | None
    columns: tuple[str, ...] = ()
    commit: str = ""
    options: str = ""
    header: bool = True

    def file(self, data: Path) -> Path:
        """Return where the file lies."""
        return data / self.path if self.commit else _VALIDATION / self.path

    def read(self, data: Path) -> Measurements:
        """Return its measurements."""
        path = self.file(data)
        if not self.header:
            frame = pd.read_csv(path, sep=" ", header=None, names=[*self.columns, self.target])
            return Measurements(frame[list(self.columns)], frame[self.target].to_numpy(), (), self.target)
        options = str(data / self.options) if self.options else None
        if self.target is None:
            return read_training(str(path), self.columns or None, None, options)
        found = read_measurements(str(path), self.columns or None, self.target, options)
        # a parameter with one value says nothing to any model
        varied = [name for name in found.features if found.features[name].nunique() > 1]
        return Measurements(found.features[varied], found.times, (), self.target)


def _columns(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


TABLES = (
    PublicTable(
        *("allreduce", f"{_APPLICATIONS}/allreduce/256x6x7.csv", "seconds", _columns("a,b,c")),
        commit="2835bfb",
        header=False,
    ),
    PublicTable(
        *("slate-qr", f"{_APPLICATIONS}/slate-qr/32x32x4x4x16x8x6.csv", "seconds"),
        columns=_columns("a,b,c,d,e,f,g"),
        commit="2835bfb",
        header=False,
    ),
    PublicTable(
        *("snap", f"{_APPLICATIONS}/snap/4x8x8x4x5x2x3.csv", "seconds", _columns("a,b,c,d,e,f,g")),
        commit="2835bfb",
        header=False,
    ),
    PublicTable(
        *(
            "mm-blocked",
            "app_ed/datasets/stampede2/mm-blocked/multi-blocked-gemm-icx-80_mod_train.csv",
            "mean",
        ),
        columns=_columns("m,n,k,ocm,ocn,ock,lcm,lcn,lck,rbm,rbn,rbk,is"),
        commit="2835bfb",
    ),
    PublicTable("vp8", "DaL/Data/VP8.csv", "<$performance", commit="519e089"),
    PublicTable(
        "convolution",
        f"{_TUNED}/convolution/variable_clock_size-4096/original_tuning/convolution_NVIDIA_RTX_A4000_cache.json",
        "time",
        commit="5ea2c22",
    ),
    PublicTable(
        *("hotspot", f"{_TUNED}/hotspot/hotspot_NVIDIA RTX A4000_size-8192x8192_cache.json", "time"),
        commit="5ea2c22",
    ),
    PublicTable("gemm", "cpr/datasets__gemm__1-thread.csv", "avg", _columns("m,n,k"), "2835bfb"),
    PublicTable("dune", "deepperf/Dune_AllNumeric.csv", "performance", commit="86b9b40"),
    PublicTable("hipacc", "deepperf/hipacc_AllNumeric.csv", "performance", commit="86b9b40"),
    PublicTable(
        *("x264", "distance_based/x264_measurements.xml", "Performance"),
        commit="6eeeca6",
        options="distance_based/x264_FeatureModel.xml",
    ),
    PublicTable("p2p", "applications/p2p.csv", "seconds", _columns("N,q,k,threads")),
)
"""The twelve tables of the standing score."""


def space_of(measurements: Measurements):
    """Return the space of all rows of a table, so that a draw lacks no choice."""
    return infer_space(measurements.features)
