"""The program in samples/modal_filter: its physics tell a wrong kernel, and its kernels can be exchanged."""

import importlib.util
import shutil
import sys
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.export.library import Library, LibraryKernel, library_files, write_folder
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Mode, Variant
from chainline.errors import RunError

SCRIPT = Path(__file__).parents[1] / "samples" / "modal_filter" / "compare.py"
QUICK = ("-Og",)
CROSSING = 0.25
Plain = Callable[..., Path]

pytestmark = [
    pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed")
    for tool in ("gcc", "gfortran")
]


@pytest.fixture(scope="module")
def sample() -> ModuleType:
    spec = importlib.util.spec_from_file_location("modal_filter_compare", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def plain(sample: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Plain:
    """Return a function that builds the program without a library, each way once."""

    @cache
    def build(order: int, *flags: str) -> Path:
        folder = tmp_path_factory.mktemp("plain")
        return sample.compile_program(sample.Build("plain", flags), order, folder, QUICK)

    return build


def library_of(order: int, folder: Path, split: tuple[int, ...]) -> Path:
    """Write kernels that no search has chosen."""
    target = host_target()
    built = find_toolchain("gcc", target).provenance(target)
    variants = [Variant(order, split, mode, Language.C) for mode in Mode]
    kernels = tuple(LibraryKernel(variant, 1.0, 1.0, "none", None, 1, built) for variant in variants)
    write_folder(folder, library_files(Library(kernels, target, load_machine("zen5").key, "2026-01-01")))
    return folder


@pytest.mark.exhaustive
def test_error_falls_with_the_order(sample: ModuleType, plain: Plain) -> None:
    errors = []
    for order in (1, 3, 5, 7):
        program = plain(order)
        errors.append(sample.run_program(program, 4, CROSSING).error_l2)
    assert all(later < earlier / 8 for earlier, later in pairwise(errors)), errors


def test_error_falls_with_the_width_of_elements(sample: ModuleType, plain: Plain) -> None:
    program = plain(3)
    coarse, fine = (sample.run_program(program, cells, CROSSING).error_l2 for cells in (6, 12))
    assert coarse / fine > 2**3


def test_mass_is_conserved(sample: ModuleType, plain: Plain) -> None:
    run = sample.run_program(plain(4), 5, CROSSING)
    assert run.elements == 125 and run.steps > 10
    assert abs(run.mass_drift) < 1e-12
    assert 0 < run.kernels_s < run.total_s


def test_one_element_in_each_direction_is_its_own_neighbour(sample: ModuleType, plain: Plain) -> None:
    run = sample.run_program(plain(15), 1, CROSSING)
    # the norm of the solution is 3.4; order 15 resolves harmonics below 5, which has 5e-4 of the wave
    assert run.error_l2 < 3.4e-3 and abs(run.mass_drift) < 1e-12


def test_matmul_computes_the_same(sample: ModuleType, plain: Plain) -> None:
    loops, matmul = (sample.run_program(plain(4, *flags), 3, CROSSING) for flags in ((), ("-DMATMUL",)))
    sample.require_agreement("matmul", matmul, loops)


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_exported_kernels_compute_the_same(sample: ModuleType, plain: Plain, tmp_path: Path) -> None:
    library = library_of(4, tmp_path / "library", (3, 2))
    sample.make(library)
    linked = sample.compile_program(sample.linked_build(library), 4, tmp_path / "linked", QUICK)
    programs = {"plain": plain(4), "chainline": linked}
    runs = sample.interleaved(programs, 3, CROSSING, 2)
    assert [len(found) for found in runs.values()] == [2, 2]
    row = sample.table_row(4, runs).split("|")
    assert [cell.strip() for cell in row[1:3]] == ["4", "27"]
    assert row[4].strip() == "plain"
    with pytest.raises(RunError, match="no kernels of this order"):
        other = sample.compile_program(sample.linked_build(library), 3, tmp_path / "other", QUICK)
        sample.run_program(other, 3, CROSSING)


def test_a_wrong_kernel_is_told(
    sample: ModuleType, plain: Plain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, right = sample.PROGRAM.read_text(), "s = s + d(j, m) * q(i, m, k, e)"
    assert right in text
    wrong = tmp_path / "wrong.F90"
    wrong.write_text(text.replace(right, "s = s + 0.999_dp * d(j, m) * q(i, m, k, e)"))
    expected = sample.run_program(plain(4), 3, CROSSING)
    monkeypatch.setattr(sample, "PROGRAM", wrong)
    found = sample.run_program(
        sample.compile_program(sample.Build("wrong", ()), 4, tmp_path, QUICK), 3, CROSSING
    )
    with pytest.raises(RunError, match="a kernel is wrong"):
        sample.require_agreement("wrong", found, expected)


def test_arguments_are_checked(sample: ModuleType, plain: Plain) -> None:
    program = plain(4)
    for arguments in ((0, 1.0), (2, -1.0)):
        with pytest.raises(RunError, match="usage: modal_filter"):
            sample.run_program(program, *arguments)
