"""What every test shares: one cache folder, one calibration, the two tiers, and whose turn it is to measure.

`pytest` runs a share that stands for the rest; `--exhaustive` runs everything, `--every-kernel` draws
the largest samples besides. Tests run side by side, a worker a core, unless files are named. A test
marked `measures` has the machine to itself: it waits until those beside it have ended, and others
wait for it. What shares the processor from outside can disturb it still: it may be run three times.
"""

import fcntl
import gc
import os
import pickle
import re
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from zlib import crc32

import hypothesis
import pytest

from .tier import INPUTS, STOPS, TIERS, VARIABLE, sized

# before chainline or numpy is used anywhere, and inherited by workers: tests build from nothing, leave
# the user's cache and configuration alone, and take one core a worker
if "PYTEST_XDIST_WORKER" not in os.environ:
    _SCRATCH = tempfile.TemporaryDirectory(prefix="chainline-test-")
    os.environ["CHAINLINE_TEST_FOLDER"] = _SCRATCH.name
    os.environ["CHAINLINE_CACHE_DIR"] = f"{_SCRATCH.name}/cache"
    os.environ["XDG_CONFIG_HOME"] = f"{_SCRATCH.name}/config"
    os.environ.pop("CHAINLINE_MACHINE", None)
    os.environ.pop(VARIABLE, None)
    # the hundreds of commands that tests start would each compile all that they import anew
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    for _threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(_threads, "1")

# pytest's readline sets it for the workers: tables are tested as a pipe has them, whole
os.environ.pop("COLUMNS", None)

_VALIDATION = Path(__file__).parent / "validation"
_READS_IT = re.compile(r'"validation"|fitted_tables|\.(?:inputs|writers) import')
_MOST_WORKERS = 8
_MORE_RUNS = 2
_CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
_DRAWN = {}
"""States of the generators of modules, as they were before their first test."""
_SHARED = Path(os.environ["CHAINLINE_TEST_FOLDER"])
_KNOWN, _CALIBRATED = _SHARED / "known", _SHARED / "calibration.pickle"
_LEFT_OUT = "stands for nothing new: pytest --exhaustive runs it"


def pytest_addoption(parser):
    group = parser.getgroup("chainline")
    group.addoption("--exhaustive", action="store_true", help="every test, not only a share of them")
    group.addoption(
        "--every-kernel",
        action="store_true",
        help="--exhaustive, with every split by every compiler, and the largest random samples (hours)",
    )
    group.addoption(
        "--part",
        metavar="K/N",
        help="nothing but what only --exhaustive runs, the K-th of N equal parts of it",
    )
    group.addoption("--stops", metavar="N", help="kills, and interrupts, of each command: tests/stopped")
    group.addoption("--inputs", metavar="N", help="changed files that each reader gets: tests/attacks")


def pytest_xdist_auto_num_workers(config):
    """Return a worker for each core; none where files are named, which start faster and print in order."""
    if any("::" in word or word.endswith(".py") for word in config.args):
        return 0
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, _MOST_WORKERS) if cores > 1 else 0


def pytest_configure(config):
    """Tell modules the tier before they are imported."""
    # what changed in a release is told once a process, to users
    config.addinivalue_line("filterwarnings", r"ignore:cl\.(kernel|operator):FutureWarning")
    if config.getoption("--inputs"):
        os.environ[INPUTS] = config.getoption("--inputs")
    if config.getoption("--stops"):
        os.environ[STOPS] = config.getoption("--stops")
    if config.getoption("--every-kernel"):
        os.environ[VARIABLE] = TIERS[2]
    elif config.getoption("--exhaustive"):
        os.environ[VARIABLE] = TIERS[1]
    # what is drawn, where a test does not say how often; decorators read it when modules are imported
    hypothesis.settings.register_profile("tier", max_examples=sized(30, 100))
    hypothesis.settings.load_profile("tier")


def pytest_ignore_collect(collection_path):
    """Leave out tests that read `tests/validation`, which a source distribution does not hold."""
    if _VALIDATION.is_dir() or collection_path.suffix != ".py":
        return None
    return True if _READS_IT.search(collection_path.read_text(encoding="utf-8")) else None


def pytest_report_header(config):
    """Say what is left out."""
    return "a share that stands for the rest: pytest --exhaustive runs it" if sized(True, False) else None


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Leave ten thousand tests and what they import out of what is searched for garbage, time and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config, items):
    """Keep the part that is asked for; what measures is last: most that it would wait for have ended."""
    if config.getoption("--part"):
        part, parts = map(int, config.getoption("--part").split("/"))
        kept = {
            item
            for item in items
            if item.get_closest_marker("exhaustive") and crc32(item.nodeid.encode()) % parts == part - 1
        }
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]
    elif "PYTEST_XDIST_WORKER" in os.environ and sized(True, False):
        # a thousand, each of which would be sent to a worker, set up, skipped and told
        kept = [item for item in items if item.get_closest_marker("exhaustive") is None]
        config.hook.pytest_deselected(items=[None] * (len(items) - len(kept)))
        items[:] = kept
    items.sort(key=_measures)
    for item in filter(_measures, items):
        item.add_marker(pytest.mark.flaky(reruns=_MORE_RUNS))


def _measures(item):
    return item.get_closest_marker("measures") is not None


def pytest_runtest_setup(item):
    """Leave out what only --exhaustive runs; what a test draws depends on no test before it."""
    for name in ("RNG", "RANDOM"):
        generator = getattr(getattr(item, "module", None), name, None)
        if hasattr(generator, "bit_generator"):
            generator.bit_generator.state = _DRAWN.setdefault(
                (item.module, name), generator.bit_generator.state
            )
    if item.get_closest_marker("exhaustive") and sized(True, False):
        pytest.skip(_LEFT_OUT)


@contextmanager
def _held(name, exclusive):
    with (_SHARED / name).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Run a test that measures alone, others beside each other.

    The door keeps others from entering while one that measures waits for the room to empty.
    """
    alone = _measures(item) or _calibrates(item)
    with ExitStack() as room:
        with _held("door", alone):
            room.enter_context(_held("room", alone))
        _take_cores(alone or item.get_closest_marker("all_cores") is not None)
        return (yield)


def _take_cores(every):
    """Let a worker compute on a core of its own, or on all.

    What is spread over processes elsewhere then stays in this one: each would have to import everything.
    """
    if _CORES and (number := os.environ.get("PYTEST_XDIST_WORKER", "")):
        own = _CORES[int(number.removeprefix("gw")) % len(_CORES)]
        os.sched_setaffinity(0, _CORES if every else {own})


def _calibrates(item):
    return "known_host" in item.fixturenames and not _KNOWN.exists()


@pytest.fixture(scope="session")
def calibration():
    """A quick calibration of this processor, made once a run; what asks for it is marked `measures`."""
    if not _CALIBRATED.exists():
        from chainline.analysis.calibration.calibrate import calibrate  # noqa: PLC0415
        from chainline.analysis.calibration.presets import QUICK  # noqa: PLC0415

        _CALIBRATED.write_bytes(pickle.dumps(calibrate(effort=QUICK)))
    return pickle.loads(_CALIBRATED.read_bytes())


@pytest.fixture(scope="session")
def known_host(request):
    """The machine that `--machine host` means: recognised, or calibrated by the first test that asks."""
    from chainline.analysis.host import host_machine as host  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "calibrate", lambda *given: request.getfixturevalue("calibration"))
        machine = host.host_machine(print)
    _KNOWN.touch()
    return machine


@pytest.fixture(autouse=True)
def _host_is_known_before_it_is_measured(request):
    """What a first start says and does, once, is left to the tests of that."""
    if _measures(request.node):
        request.getfixturevalue("known_host")


@pytest.fixture
def small_forests(monkeypatch):
    """Forests of the hybrid model have a tenth of their trees: what is built on them is the same."""
    from chainline.models.empirical.estimators.hybrid import regressor  # noqa: PLC0415

    def small(name):
        return partial(regressor.LEARNERS[name], n_estimators=10)

    if sized(True, False):
        fewer = {name: small(name) for name in ("rf", "et")}
        monkeypatch.setattr(regressor, "LEARNERS", {**regressor.LEARNERS, **fewer})


@pytest.fixture
def few_parts(monkeypatch):
    """What a model is like on new rows is seen by fewer fits, where a test asks for something else."""
    from chainline.models.empirical.fitting import cross_validation as held_out  # noqa: PLC0415

    if sized(True, False):
        monkeypatch.setattr(held_out, "FOLDS", 2)


@pytest.fixture
def short_calls(monkeypatch):
    """Calls of loops that nothing ends are not followed for long."""
    from chainline.analysis.incore.regions import file  # noqa: PLC0415

    monkeypatch.setattr(file, "STEP_LIMIT", 20_000)


@pytest.fixture
def empty_cache(tmp_path, monkeypatch):
    """A cache folder that holds nothing yet."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(folder))
    return folder
