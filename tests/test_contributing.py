"""Changes that CONTRIBUTING.md describes, each made in a copy of the package from the files it names."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "CONTRIBUTING.md"
ARCHITECTURE = ROOT / "docs" / "background" / "architecture.md"
LEFT_OUT = shutil.ignore_patterns("tests", "docs", "samples", "build", "dist", ".*", "*.egg-info")
NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]*)`")
LOOP = ".globl f\nf:\n.L1:\n\tfmadd.d fa0,fa1,fa2,fa0\n\taddi a0,a0,-1\n\tbnez a0,.L1\n\tret\n"
CHAIN = ("--machine", "zen5", "--model", "chain", "--json")
FMA = "f:\n.L1:\n\tvfmadd231pd %zmm1, %zmm2, %zmm0\n\tdecq %rax\n\tjne .L1\n\tret\n"


class Copy:
    """A copy of the package in a folder; keeps the places that were changed."""

    def __init__(self, folder):
        self.package, self.changed = folder / "chainline", set()
        shutil.copytree(ROOT, self.package, ignore=LEFT_OUT)

    def write(self, place, text):
        """Write a file that is not there yet."""
        path = self.package / place
        assert not path.exists()
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        self.changed.add(place)

    def insert(self, place, after, text):
        """Write a text behind another one, which is there once."""
        path = self.package / place
        held = path.read_text()
        assert held.count(after) == 1, (place, after)
        path.write_text(held.replace(after, after + text))
        self.changed.add(place)

    def replace(self, place, old, new):
        """Replace a text, which is there once."""
        path = self.package / place
        held = path.read_text()
        assert held.count(old) == 1, (place, old)
        path.write_text(held.replace(old, new))
        self.changed.add(place)

    def python(self, *arguments, **more):
        """Return what Python prints, with the copy as the package."""
        environment = {**os.environ, "PYTHONPATH": str(self.package.parent), **more}
        done = subprocess.run(
            [sys.executable, *arguments],
            check=False,
            capture_output=True,
            text=True,
            env=environment,
            cwd=self.package.parent,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def command(self, *words):
        return self.python("-m", "chainline", *words)


@pytest.fixture
def copy(tmp_path):
    return Copy(tmp_path)


def listed(title, **names):
    """Return the places that the list of a section names."""
    section = GUIDE.read_text().partition(f"### {title}\n")[2].partition("\n### ")[0]
    places = re.findall(r"^\* `([^`]+)`", section, re.MULTILINE)
    for name, value in names.items():
        places = [place.replace(name, value) for place in places]
    return set(places)


def test_machine(copy):
    text = (ROOT / "analysis/machine/machines/zen4.toml").read_text()
    text = re.sub(r'(?m)^title = ".*"$', 'title = "Mine"', text, count=1)
    text = re.sub(r"(?ms)^names = \[.*?\]\n", "", text, count=1)
    text = re.sub(r"(?m)^llvm_cpus = .*$", "llvm_cpus = []", text, count=1)
    copy.write("analysis/machine/machines/mine.toml", text)
    (copy.package.parent / "loop.s").write_text(FMA)
    found = json.loads(copy.command("analyze", "loop.s", "--machine", "mine", "--json"))
    assert found["machine"] == "mine"
    assert copy.changed == listed("Add a machine", NAME="mine")


@pytest.mark.exhaustive
def test_instruction_set(copy):
    shutil.copytree(copy.package / "isa/riscv64", copy.package / "isa/mine64")
    path = copy.package / "isa/mine64/__init__.py"
    path.write_text(path.read_text().replace('"riscv64"', '"mine64"'))
    path = copy.package / "isa/mine64/compilation.py"
    path.write_text(path.read_text().replace('"rv64gcv"', '"mine64v"').replace("spacemit-x60", "mine-x60"))
    copy.changed.add("isa/mine64/")
    copy.insert("isa/registry.py", "_FOLDERS = (", '"mine64", ')
    text = (ROOT / "analysis/machine/machines/rv64gcv.toml").read_text()
    text = re.sub(r"(?m)^names = .*$", "names = []", text)
    text = text.replace('isa = "riscv64"', 'isa = "mine64"').replace('"rv64gcv"', '"mine64v"')
    copy.write("analysis/machine/machines/mine64.toml", text)
    (copy.package.parent / "loop.s").write_text(LOOP)
    found = json.loads(copy.command("analyze", "loop.s", "--machine", "mine64", "--json"))
    assert found["isa"] == "mine64" and found["functions"][0]["loops"][0]["fma"] == 1
    assert copy.changed == listed("Add an instruction set", NAME="mine64")


@pytest.mark.skipif(not shutil.which("gcc"), reason="no gcc")
def test_compiler(copy):
    tools = copy.package.parent / "tools"
    tools.mkdir()
    (tools / "minecc").symlink_to(shutil.which("gcc"))
    family = '\n        CompilerFamily("mine", Language.C, "gcc", ("minecc",), _C),'
    copy.insert("codegen/compilers.py", "    for family in (", family)
    code = (
        "import chainline as cl\n"
        "from chainline.models.kernels.learned.samples import FAMILIES\n"
        "print(FAMILIES['mine'], len(cl.kernel(1, compiler='mine').assembly) > 0)"
    )
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    assert copy.python("-c", code, PATH=path) == "gnu True\n"
    assert copy.changed == listed("Add a compiler")


@pytest.mark.exhaustive
def test_estimator(copy):
    fitting = "models/empirical/fitting"
    entry = (
        '\n            Competitor("mine", LinearRegression, '
        '{"fit_intercept": (True, False)}, usual={"fit_intercept": True}, record=estimator_record('
        'LinearRegression, {"fit_intercept": Truth()}, '
        '{"coef_": Numbers(), "intercept_": Number(), "n_features_in_": Integer(1)})),'
    )
    copy.insert(f"{fitting}/baselines.py", "        for competitor in (", entry)
    copy.insert(
        f"{fitting}/baselines.py",
        "from sklearn.svm import SVR\n",
        "from sklearn.linear_model import LinearRegression\n"
        "from .store.kinds import Integer, Number, Numbers, Truth\n"
        "from .store.record import estimator_record\n",
    )
    copy.insert(
        f"{fitting}/registry.py", '    "knn": "nearest neighbours",\n', '    "mine": "least squares",\n'
    )
    code = (
        "import chainline as cl, pandas as pd\n"
        "table = pd.DataFrame({'n': [1, 2, 4, 8, 16], 'seconds': [1.0, 2.0, 4.0, 8.0, 16.0]})\n"
        "cl.fit(table, target='seconds', model='mine').save('a.model')\n"
        "print(round(cl.load('a.model').predict(table)[-1], 6))"
    )
    assert float(copy.python("-c", code)) == pytest.approx(16.0)
    assert copy.changed == listed("Add an estimator")


@pytest.mark.exhaustive
def test_sampling_design(copy):
    copy.insert(
        "models/empirical/designs/by_name.py",
        "NUMERIC: Mapping[str, _Way] = {",
        '\n    "mine": _Way(lambda model, _: response_surface.full_factorial(model.numeric)),',
    )
    copy.insert("cli/programs/sample.py", "  --numeric  ", "mine, ")
    (copy.package.parent / "model.toml").write_text("[numeric.x]\nrange = [1, 5]\nstep = 1\n")
    found = json.loads(copy.command("sample", "model.toml", "--numeric", "mine", "--json"))
    assert found["n"] == 5 and "mine" in copy.command("sample", "--help")
    assert copy.changed == listed("Add a sampling design")


def test_command(copy):
    copy.write(
        "api/request/mine.py",
        "from .kinds import whole\nfrom .parameter import Parameter, Request\n"
        'MINE = Request(number=Parameter(whole(1), 2, "number", metavar="N", convert=int))\n',
    )
    copy.write(
        "api/mine.py",
        "from .request.mine import MINE\n\n\n@MINE.checks\ndef mine(number: int = 2) -> int:\n"
        '    """Return the square of a number."""\n    return number**2\n',
    )
    copy.insert("__init__.py", "_HOMES = {\n", '    "mine": "api.mine",\n')
    copy.insert(
        "__init__.pyi", "from .api.merge import merge as merge\n", "from .api.mine import mine as mine\n"
    )
    copy.insert("cli/catalogue.py", '    "this machine": {\n', '        "mine": "square a number",\n')
    copy.write(
        "cli/host/mine.py",
        "from ...api.request.mine import MINE\n"
        "from ..request_options import add_request, arguments_of\n\n\n"
        'def add_parser(commands):\n    parser = commands.add_parser("mine", description="Square it.")\n'
        '    add_request(parser, MINE)\n    parser.set_defaults(run="chainline.cli.host.mine:run")\n\n\n'
        "def run(options):\n    from ...api.mine import mine\n"
        "    from ...reports.terminal import print_lines\n\n"
        "    print_lines([str(mine(**arguments_of(options, MINE)))])\n",
    )
    assert copy.command("mine", "--number", "7") == "49\n"
    assert copy.python("-c", "import chainline as cl; print(cl.mine(3))") == "9\n"
    assert copy.changed == listed("Add a command", NAME="mine", GROUP="host")


@pytest.mark.exhaustive
def test_option(copy):
    requests, function = "api/request/kernels.py", "api/best.py"
    declared = "    calibrate=CALIBRATE,\n    compiler=COMPILER,\n    language=LANGUAGE,\n    model=MODEL,\n"
    copy.insert(
        requests, declared, '    mine=Parameter(whole(0), 0, "an order", metavar="N", convert=int),\n'
    )
    copy.insert(function, "    model: str = USUAL_MODEL,\n", "    mine: int = 0,\n")
    copy.insert(function, "        compiler: str | None\n", "        mine: int\n")
    copy.insert(function, "    several = isinstance(order, Iterable)\n", "    order = mine or order\n")
    found = json.loads(copy.command("best", "--order", "1", "--mine", "2", *CHAIN))
    assert found["order"] == 2 and "--mine N" in copy.command("best", "--help")
    assert copy.changed == listed("Add an option", GROUP="kernels", NAME="best")


@pytest.mark.exhaustive
def test_json_key(copy):
    copy.insert("reports/outputs/analyze.py", "    longest_fma_chain: Count\n", "    mine: Count\n")
    value = "        longest_fma_chain=chains.found.longest,\n"
    copy.insert("reports/analyze_json.py", value, "        mine=7,\n")
    (copy.package.parent / "loop.s").write_text(FMA)
    found = json.loads(copy.command(*["analyze", "loop.s", "--machine", "zen4", "--json"]))
    assert found["functions"][0]["loops"][0]["mine"] == 7
    schema = json.loads(copy.python("-m", "chainline.reports.schemas", "analyze"))
    assert "mine" in schema["$defs"]["AnalysedBody"]["required"]
    assert copy.changed == listed("Add a key to a JSON output", GROUP="analyze", NAME="analyze")


@pytest.mark.exhaustive
def test_output_format(copy):
    command, notes = "cli/assembly/analyze.py", "reports/editor_notes.py"
    copy.replace(command, '"short", "sarif"]', '"short", "sarif", "mine"]')
    copy.insert(
        command,
        "verbose, everything=options.all))\n        return\n",
        '    if options.format == "mine":\n'
        "        from ...reports.editor_notes import my_lines\n\n"
        "        print_lines(my_lines(report.found))\n        return\n",
    )
    function = "def my_lines(found):\n    return [str(len(found.functions))]\n\n\n"
    copy.replace(notes, "\n\ndef short_notes", f"\n\n{function}def short_notes")
    (copy.package.parent / "loop.s").write_text(FMA)
    assert copy.command(*["analyze", "loop.s", "--machine", "zen4", "--format", "mine"]) == "1\n"
    assert copy.changed == listed("Add an output format of `analyze`")


@pytest.mark.exhaustive
def test_operator_kind(copy):
    copy.insert("codegen/vector/operator.py", "KINDS = {", '\n    "mine": "a matrix along each axis",')
    copy.insert(
        "codegen/vector/registry.py",
        "    makers: dict[str, Callable[[], TensorOperator]] = {",
        '\n        "mine": lambda: interpolation(across, kind, **options),',
    )
    words = "operator mine --points 3 --made 4 --machine zen5 --json"
    found = json.loads(copy.command(*words.split()))
    assert found["operator"] == "mine" and found["flops"] > 0
    assert copy.changed == listed("Add a kind of tensor operator")


@pytest.mark.exhaustive
def test_stall_name(copy):
    code = (
        "import chainline as cl\n"
        "ranking = cl.best(3, machine='zen4', model='learned')\n"
        "print([entry.prediction.fma_cycles for entry in ranking.ranked])"
    )
    before = copy.python("-c", code)
    copy.replace(
        "analysis/incore/vocabulary.py",
        '    REORDER_BUFFER = "reorder buffer"',
        '    REORDER_BUFFER = "mine"',
    )
    assert copy.python("-c", code) == before
    assert copy.changed == listed("Rename a stall or a bound")


@pytest.mark.exhaustive
def test_shared_default(copy):
    copy.replace(
        "api/request/shared.py", '    whole(1), 20, "timed samples of', '    whole(1), 31, "timed samples of'
    )
    code = (
        "import inspect, chainline as cl\n"
        "print({inspect.signature(each).parameters['rounds'].default "
        "for each in (cl.best, cl.measure, cl.peers, cl.export)})"
    )
    assert copy.python("-c", code) == "{31}\n"
    assert "(default 31)" in copy.command("measure", "--help")


@pytest.mark.exhaustive
def test_core_parameter(copy):
    field = '    mine: int = parameter("micro-ops of mine", default=0, most=8)\n'
    copy.insert("analysis/machine/core.py", "        choices=FUSIONS,\n    )\n", field)
    text = (ROOT / "analysis/machine/machines/zen4.toml").read_text()
    file = copy.package.parent / "mine.toml"
    file.write_text(text.replace("[core]\n", "[core]\nmine = 5\n", 1))
    code = (
        "from chainline.analysis.machine.load import load_machine\nprint(load_machine('mine.toml').core.mine)"
    )
    assert copy.python("-c", code) == "5\n"
    assert copy.changed == listed("Add a core parameter")


def test_folders_of_the_tree_exist():
    tree = ARCHITECTURE.read_text().partition("Where things live")[2].split("```")[1]
    above, found = {}, []
    for indent, names in re.findall(r"^( *)((?:\w+/ ?)+) ", tree, re.MULTILINE):
        for name in names.split():
            above[len(indent)] = name
            found.append("".join(above[at] for at in sorted(above) if at <= len(indent)))
    assert len(found) > 30
    assert not [folder for folder in found if not (ROOT / folder).is_dir()]


@pytest.mark.parametrize("page", [GUIDE, ARCHITECTURE], ids=lambda page: page.stem)
def test_paths_exist(page):
    named = {name for name in NAMED.findall(page.read_text()) if not re.search(r"NAME|GROUP", name)}
    assert len(named) > 5
    missing = [name for name in named if not (ROOT / name).exists()]
    assert not missing
