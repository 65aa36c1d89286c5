"""Every reader of files, with small whole files of its kind."""

import gzip
import hashlib
import io
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import chainline
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
from chainline.analysis.host.host_cache import read_verdict  # noqa: F401  # loads what reading may need
from chainline.analysis.incore.regions import file
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.csv_import import parse_csv
from chainline.analysis.measurement.dataset.parquet import parquet_schema, readable_rows, write_rows
from chainline.analysis.measurement.dataset.reading import append_rows, journal_path, load_rows
from chainline.api.benchmark import configuration_rows
from chainline.api.scaling_laws import loaded_laws
from chainline.asm.listing import read_listing
from chainline.asm.profile.read import read_profile
from chainline.codegen.target import find_target
from chainline.codegen.variant import DType
from chainline.errors import ChainlineError, UsageError
from chainline.files.toml_schema import Table, read_tables
from chainline.models.empirical.data.experiments.read import read_any, read_series
from chainline.models.empirical.data.parameter_space import read_space
from chainline.models.empirical.data.table_file import Measurements, read_measurements, read_training
from chainline.models.empirical.data.tools.profiles import cube_table
from chainline.models.empirical.data.variability.expression import parse_constraint
from chainline.models.empirical.data.variability.files import read_model
from chainline.models.empirical.data.variability.spl_conqueror import read_results
from chainline.models.empirical.evaluation.studies.trial import COLUMNS, TrialFile
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.empirical.fitting.predictions import answers
from chainline.models.empirical.fitting.store.document import _decompressed
from chainline.models.empirical.fitting.stored import load_model, save_model, stored_formula
from chainline.models.empirical.formulas.grammar import read_formula
from chainline.models.empirical.formulas.space_points import read_grid_file
from chainline.models.kernels.learned.columns import TABLE3
from chainline.models.kernels.learned.stored.paper import PaperModel
from chainline.models.kernels.learned.stored.store import BOOSTER, MANIFEST, RATIO_BOOSTER
from chainline.models.kernels.learned.stored.store import load_model as load_trained
from chainline.models.kernels.peers.contender import candidates_from_file
from chainline.models.kernels.peers.result import PeersFile
from xgboost import XGBRegressor

from ..analysis.measurement.dataset.rows import some_rows
from ..models.kernels.peers.made_up import result
from . import campaigns, seeds
from .forging import forged_or_mutated
from .mutation import mutated

PACKAGE = Path(chainline.__file__).parent
PROFILES = Path(__file__).parents[2] / "samples" / "profiles"


@dataclass(frozen=True)
class Reader:
    """What is read how.

    Attributes
    ----------
    read : callable
        Takes a path.
    corpus : callable
        Returns whole files.
    suffix : str
        Of the file's name.
    pack : callable
        From what is changed to the bytes of the file.
    slow : int
        How many times as long a file takes as one of the others: it gets as many fewer.
    changes : callable
        From whole files to the strategy that changes them.
    """

    read: Callable[[Path], object]
    corpus: Callable[[], list[bytes]]
    suffix: str = ".txt"
    pack: Callable[[bytes], bytes] = bytes
    slow: int = 1
    changes: Callable = mutated


def _text(read):
    return lambda path: read(path.read_text(errors="replace"))


def _analysed(path):
    listing = read_listing(path)
    machine = load_machine("zen5" if listing.isa == "x86-64" else "neoverse-v1")
    with patch.object(file, "STEP_LIMIT", 100_000):  # of loops that a change makes endless
        return file.analyse_file(listing, machine, arguments={}, simulate=False)


def _machine(path):
    return load_machine(str(path))


def _series(path):
    return read_series(path)


def _table_of_series(path):
    return read_any(path, "seconds", ("m", "p"))


def _trials(path):
    file = TrialFile(path, 0, "problem")
    with file.open() as log:
        return file.known(log)


def _data_set(path):
    load_rows(path)
    return readable_rows(path)


def _journal(path):
    return load_rows(path.with_name(path.name.removesuffix(".journal")))


def _answered(path):
    """Read a model and ask it, as `chainline predict` does."""
    stored = load_model(path)
    if set(stored.features) <= set(FRAME):
        try:
            answers(stored, FRAME[list(stored.features)])
        except ValueError as error:
            raise UsageError(str(error)) from None


def _laws(path):
    """Read scaling laws, show them, and ask each."""
    laws = loaded_laws(str(path))
    if laws is None:
        raise UsageError("no scaling laws")
    laws.to_frame()
    for law in laws.laws:
        laws.predict(np.array([[1.0] * len(laws.parameters)]), f"{law.kernel}::{law.metric}")


RNG = np.random.default_rng(0)
FRAME = pd.DataFrame(
    {"m": RNG.integers(8, 512, 40), "p": RNG.integers(1, 9, 40), "solver": RNG.choice(["amg", "lu"], 40)}
)
TIMES = 1e-3 * (FRAME["m"] ** 1.5 / FRAME["p"] * FRAME["solver"].map({"amg": 1, "lu": 4})).to_numpy()
SMALL = {
    "cpr": {"rank": 2, "cells": 4, "regularization": 1e-4, "extrapolated": ["m"]},
    "sgr": {"level": 3, "refinements": 1},
    "rf": {"n_estimators": 3, "max_depth": 3},
    "mars": {},
}


@cache
def models():
    """Return model files, unpacked."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "m.model")
        found = []
        for name, hyperparameters in SMALL.items():
            stored = fit_model(name, Measurements(FRAME, TIMES, ()), "s", None, hyperparameters, 0)
            save_model(stored, path)
            found.append(_decompressed(path.read_bytes()))
        return found


def _packed(content):
    return gzip.compress(content, 1, mtime=0)


@cache
def data_sets():
    with TemporaryDirectory() as folder:
        path = Path(folder, "d.parquet")
        write_rows(path, some_rows(3))
        plain = pq.read_table(path)
        again = Path(folder, "e.parquet")
        pq.write_table(plain, again, compression="none", use_dictionary=False)
        return [path.read_bytes(), again.read_bytes()]


@cache
def journals():
    with TemporaryDirectory() as folder:
        path = Path(folder, "d.parquet")
        append_rows(path, some_rows(3))
        return [journal_path(path).read_bytes()]


def _lines_of_cells():
    """Return a data set as lines of `column = JSON`, one for each column, of three rows."""
    rows = [row.as_dict() for row in some_rows(3)]
    return ["\n".join(f"{name} = {json.dumps([row[name] for row in rows])}" for name in rows[0]).encode()]


def _of_other_types(content):
    """Make a parquet file whose columns have the types that their changed cells suggest."""
    columns = {}
    for line in content.decode(errors="replace").splitlines():
        name, _, cells = line.partition(" = ")
        columns[name] = _column(cells)
    rows = max((len(cells) for cells in columns.values()), default=0)
    whole = {name: pa.array([*cells, *[None] * (rows - len(cells))]) for name, cells in columns.items()}
    found = pa.table(whole).replace_schema_metadata(parquet_schema().metadata)
    stream = io.BytesIO()
    pq.write_table(found, stream)
    return stream.getvalue()


def _column(text):
    try:
        return list(pa.array(json.loads(text)).to_pylist())
    except (ValueError, TypeError, OverflowError, RecursionError, pa.ArrowException):
        return [text] * 3


def _with_sums(content):
    """Give the lines of a journal check sums that fit, or nothing else would ever be read."""
    lines = (line.partition(b" ")[2] for line in content.split(b"\n") if line)
    return b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in lines)


@cache
def peers_files():
    with TemporaryDirectory() as folder:
        path = Path(folder, "p.csv")
        PeersFile(path).append([result("libxsmm", 1, 40.0), result("vectors", 1, 30.0)])
        return [path.read_bytes()]


def trials():
    line = 'cpr,"{""rank"": 2}",64,,0.1,0.2,0.3,1000,50,,0,problem'
    return [(",".join(COLUMNS) + "\n" + line + "\n" + line.replace("64", "128") + "\n").encode()]


def _tables_of_parquet():
    with TemporaryDirectory() as folder:
        path = Path(folder, "t.parquet")
        pd.DataFrame({"m": [1, 2, 3], "p": [1.5, 2, 4], "seconds": [0.1, 0.2, 0.3]}).to_parquet(path)
        return [path.read_bytes()]


def _workbooks():
    stream = io.BytesIO()
    pd.DataFrame({"m": [1, 2, 3], "solver": ["a", "b", "c"], "seconds": [0.1, 0.2, 0.3]}).to_excel(stream)
    return [stream.getvalue()]


SHIPPED = PACKAGE / "models/kernels/learned/stored/shipped/zen5"


@cache
def _of_few_trees():
    """Return the two files of a trained model by name: a megabyte of leaves would take most changes."""
    booster = bytes(load_trained(SHIPPED).correction.trees_.get_booster()[:6].save_raw("ubj"))
    return {BOOSTER: booster, MANIFEST: _of_digest((SHIPPED / MANIFEST).read_bytes(), booster)}


def _of_digest(manifest, booster):
    values = json.loads(manifest)
    values["booster"]["sha256"] = hashlib.sha256(booster).hexdigest()
    return json.dumps(values, indent=2).encode()


@cache
def _of_the_paper():
    """Return the two files of a model of the paper by name."""
    random = np.random.default_rng(0)
    X = random.uniform(0, 1, (40, len(TABLE3.names)))
    booster = bytes(XGBRegressor(n_estimators=4).fit(X, X[:, 0]).get_booster().save_raw("ubj"))
    values = json.loads((SHIPPED / MANIFEST).read_text())
    values |= {"model": "paper", "bound": "", "target": "chain_ratio", "target_unit": "1"}
    values["booster"]["file"] = RATIO_BOOSTER
    values["features"] = [{"name": each.name, "unit": each.unit, "median": 1.0} for each in TABLE3.features]
    values["search"] = dict.fromkeys(("seed", "held_out", "outside", "settings", "folds"), 1)
    values["search"]["parameters"] = {"max_depth": 3}
    values["importance"] = [{"feature": "np", "gain": 1.0, "permutation": None, "shap": 0.1}]
    return {RATIO_BOOSTER: booster, MANIFEST: _of_digest(json.dumps(values), booster)}


def _trained(path, name, genuine=_of_few_trees):
    """Read a trained model, one of whose two files is changed, with the digest that fits; ask it."""
    folder = path.with_suffix("")
    folder.mkdir(exist_ok=True)
    files = genuine() | {name: path.read_bytes()}
    if name != MANIFEST:
        files[MANIFEST] = _of_digest(files[MANIFEST], files[name])
    for other, content in files.items():
        (folder / other).write_bytes(content)
    model = load_trained(folder)
    trees = (model.regressor if isinstance(model, PaperModel) else model.correction).trees_
    trees.predict(np.zeros((1, trees.get_booster().num_features())))


def _any_table(path):
    read_training(str(path), None, None)


def _cube(path):
    """Read a profile in a folder that names a parameter, as every one is."""
    cube_table(path, [path], {path: {"x": 1.0}})


def _options(path):
    return read_measurements(str(path), None, "seconds")


MODEL_OF_RESULTS = """<vm name="s"><binaryOptions>
<configurationOption><name>api</name></configurationOption>
<configurationOption><name>cuda</name></configurationOption>
<configurationOption><name>cl</name></configurationOption></binaryOptions><numericOptions>
<configurationOption><name>pixels</name><values>2;4</values></configurationOption>
<configurationOption><name>pad</name><values>0;0.5</values></configurationOption></numericOptions></vm>"""


@cache
def _variability():
    with TemporaryDirectory() as folder:
        path = Path(folder, "s.xml")
        path.write_text(MODEL_OF_RESULTS)
        return read_model(path)


def _results(path):
    return read_results(path, _variability())


def _of(*contents):
    return lambda: list(contents)


_PROFILES = Path(__file__).parent.parent / "asm" / "profile" / "recorded"


@cache
def _profiled():
    return read_listing(_PROFILES / "clip.s")


def _profiles():
    names = ("clip.annotate", "clip.gcov.json", "clip.c.gcov", "clip.samples")
    return [(_PROFILES / name).read_bytes() for name in names]


READERS = {
    "assembly": Reader(_analysed, _of(seeds.ATT, seeds.INTEL, seeds.SVE, seeds.MICROSOFT), ".s", slow=2),
    "objdump": Reader(_analysed, _of(seeds.OBJDUMP), ".s", slow=2),
    "profile": Reader(lambda path: read_profile(path, _profiled()), _profiles, slow=2),
    "machine file": Reader(
        _machine,
        lambda: [(PACKAGE / f"analysis/machine/machines/{k}.toml").read_bytes() for k in ("zen5", "a64fx")],
        ".toml",
        slow=2,
    ),
    "parameter space": Reader(lambda path: read_space(str(path)), _of(seeds.SPACE), ".toml"),
    "grid": Reader(lambda path: read_grid_file(str(path)), _of(seeds.SPACE, seeds.VARIABILITY), ".toml"),
    "variability model": Reader(read_model, _of(seeds.VARIABILITY), ".toml"),
    "configuration": Reader(
        lambda path: Table(read_tables(path), str(path), "").text("machine"),
        _of(b'machine = "zen5"\n'),
        ".toml",
    ),
    "SPL Conqueror's model": Reader(read_model, _of(seeds.OPTIONS_XML), ".xml"),
    "SPL Conqueror's XML": Reader(_results, _of(seeds.RESULTS_XML), ".xml"),
    "SPL Conqueror's CSV": Reader(_results, _of(seeds.RESULTS_CSV), ".csv"),
    "formula": Reader(_text(read_formula), _of(*seeds.FORMULAS)),
    "constraint": Reader(
        _text(lambda text: parse_constraint(text, ("a", "b", "c"), ("n", "m"))), _of(*seeds.CONSTRAINTS)
    ),
    "scaling law": Reader(lambda path: stored_formula(str(path)), _of(seeds.PMNF_JSON), ".json"),
    "scaling laws to be asked": Reader(_laws, _of(seeds.PMNF_JSON, seeds.PMNF_SEGMENTS), ".json"),
    "table of times": Reader(_options, _of(seeds.TIMES), ".csv"),
    "text in columns": Reader(_any_table, _of(*seeds.COLUMNS), ".dat"),
    "workbook": Reader(_any_table, _workbooks, ".xlsx", slow=4),
    "list in JSON": Reader(
        _any_table, _of(b'[{"m": 1, "solver": "amg", "seconds": 0.5}, {"m": 2}]'), ".json"
    ),
    "benchmarks in JSON": Reader(_any_table, _of(*seeds.BENCHMARKS), ".json"),
    "Caliper's profile": Reader(
        _any_table, lambda: [(PROFILES / "caliper/27_cores.cali").read_bytes()], ".cali", slow=4
    ),
    "CUBE profile": Reader(
        _cube, lambda: [(PROFILES / "cube/mm.x1y1z1.r1/profile.cubex").read_bytes()], ".cubex", slow=4
    ),
    "list of configurations": Reader(
        lambda path: configuration_rows(str(path), {}), _of(seeds.CONFIGURATIONS), ".csv"
    ),
    "imported rows": Reader(_text(lambda text: parse_csv(text, "x.csv")), _of(seeds.IMPORTED), ".csv"),
    "variants": Reader(
        lambda path: candidates_from_file(path, DType.FLOAT64, find_target("znver5"))(7),
        _of(seeds.VARIANTS),
        ".csv",
    ),
    "trials": Reader(_trials, trials, ".csv"),
    "peers": Reader(PeersFile, peers_files, ".csv"),
    "Extra-P's text": Reader(_series, _of(seeds.EXTRAP_TEXT)),
    "Extra-P's JSON": Reader(_series, _of(*seeds.EXTRAP_JSON), ".json"),
    "Extra-P's JSON lines": Reader(_series, _of(*seeds.EXTRAP_LINES), ".jsonl"),
    "series in CSV": Reader(_table_of_series, _of(seeds.TIMES), ".csv"),
    "series in parquet": Reader(_table_of_series, _tables_of_parquet, ".parquet"),
    "data set": Reader(_data_set, data_sets, ".parquet", slow=2),
    "data set of other types": Reader(_data_set, _lines_of_cells, ".parquet", _of_other_types, slow=2),
    "journal": Reader(_journal, journals, ".parquet.journal", _with_sums),
    "model": Reader(_answered, models, ".model", _packed, slow=4),
    "model as it is packed": Reader(_answered, lambda: list(map(_packed, models())), ".model"),
    "trees of a trained model": Reader(
        lambda path: _trained(path, BOOSTER), lambda: [_of_few_trees()[BOOSTER]], ".ubj"
    ),
    "manifest of a trained model": Reader(
        lambda path: _trained(path, MANIFEST), lambda: [_of_few_trees()[MANIFEST]], ".json"
    ),
    "trees of a model of the paper": Reader(
        lambda path: _trained(path, RATIO_BOOSTER, _of_the_paper),
        lambda: [_of_the_paper()[RATIO_BOOSTER]],
        ".ubj",
    ),
    "manifest of a model of the paper": Reader(
        lambda path: _trained(path, MANIFEST, _of_the_paper), lambda: [_of_the_paper()[MANIFEST]], ".json"
    ),
    **campaigns.readers(Reader, forged_or_mutated),
}

__all__ = ["READERS", "ChainlineError", "Reader"]
