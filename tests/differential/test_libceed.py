"""A backend inside libCEED: its own tests pass, and operators of BP1 to BP4 agree with other backends.

`CHAINLINE_LIBCEED=TREE` names a source tree of libCEED, which is copied and left alone;
`CHAINLINE_LIBCEED_TESTS` what of its tests runs: "t3" for bases (default), "t" for all in C.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.codegen.export.libceed.files import backend_files
from chainline.codegen.export.libceed.kernels import EvenOdd, Request
from chainline.codegen.target import host_target

TREE = os.environ.get("CHAINLINE_LIBCEED", "")
TESTS = os.environ.get("CHAINLINE_LIBCEED_TESTS", "t3")
PROGRAMS = Path(__file__).parents[1] / "validation" / "libceed"
RESOURCES = ("/cpu/self/chainline/serial", "/cpu/self/chainline/blocked")
LEAST_PRODUCTS = 1000

pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(not TREE, reason="CHAINLINE_LIBCEED names no source tree of libCEED"),
]


def _files():
    target = host_target()
    request = Request(
        (1, 2, 3), (2, 3, 4, 5), (-1, 0, 1, 2), target.vector_bits, target.vector_registers, EvenOdd.YES
    )
    return backend_files(request, target)


def _run(*arguments, cwd):
    done = subprocess.run(list(map(str, arguments)), cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def backend(tmp_path_factory):
    folder = tmp_path_factory.mktemp("backend")
    for path, text in _files().items():
        (folder / path).write_text(text)
    return folder


@pytest.fixture(scope="module")
def tree(tmp_path_factory, backend):
    """A copy of the tree with the backend in it, built."""
    folder = tmp_path_factory.mktemp("libceed") / "tree"
    shutil.copytree(TREE, folder, ignore=shutil.ignore_patterns("build", "lib"))
    for _ in range(2):  # twice is as once
        _run("sh", backend / "add-to-libceed.sh", folder, cwd=backend)
    _run("make", "-j2", "lib", "FC=", cwd=folder)
    return folder


def test_its_own_tests_pass_with_both_resources(tree):
    sources = sorted(tree.glob(f"tests/{TESTS}*.c"))
    executables = [f"build/{source.stem}" for source in sources]
    _run("make", "-j2", "FC=", *executables, cwd=tree)
    passed, failed = 0, []
    for source in sources:
        printed = subprocess.run(
            ["python3", "tests/junit.py", "--mode", "tap", "--ceed-backends", *RESOURCES, "--", source.stem],
            cwd=tree, capture_output=True, text=True, check=False,
        ).stdout  # fmt: skip
        passed += len(re.findall(r"^ok \d+(?!.*SKIP)", printed, re.MULTILINE))
        failed += re.findall(r"^not ok .*", printed, re.MULTILINE)
    print(f"{passed} runs of {len(sources)} tests passed")
    assert not failed
    assert passed >= len(sources)


def _sample(name, tree, backend, folder, where):
    """Build a program of validation/libceed: the backend is in the tree, or beside it and registered."""
    program = folder / f"{name}_{where}"
    flags = ["-O2", f"-I{tree}/include", PROGRAMS / f"{name}.c", "-o", program]
    libraries = [f"-L{tree}/lib", f"-Wl,-rpath,{tree}/lib", "-lceed", "-lm"]
    if where == "beside":
        _run("make", "-j2", f"CEED_DIR={tree}", cwd=backend)
        flags += ["-DWITH_CHAINLINE", f"-I{backend}"]
        libraries = [f"{backend}/libceed-chainline.a", *libraries]
    _run("gcc", *flags, *libraries, cwd=folder)
    return program


@pytest.mark.parametrize("where", ["inside", "beside"])
def test_benchmark_problems_are_equal_to_rounding(tree, backend, tmp_path, where):
    others = ("/cpu/self/ref/serial", "/cpu/self/opt/blocked")
    program = _sample("bps", tree, backend, tmp_path, where)
    for problem in range(1, 5):
        for nodes in (3, 5):
            printed = _run(program, problem, nodes, 3, *others, *RESOURCES, cwd=tmp_path)
            assert printed.count(f"BP{problem} ") == 4
