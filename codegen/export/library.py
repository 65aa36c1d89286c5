"""Chosen kernels -> the files of a library, by relative path."""

from __future__ import annotations

from dataclasses import dataclass

from ...version import __version__
from ..process import map_processes
from ..target import Target
from ..template import template
from ..toolchain import find_toolchain
from ..variant import MAX_ORDER, DType, Language, Mode
from .chosen_kernel import Chosen, dispatcher_stem, provenance_text, suffix
from .flags import architecture_choices, c_flags, fortran_flags, width_flag

PROVENANCE = "provenance.json"
_ENDINGS = {Language.C: ".c", Language.FORTRAN: ".f90", Language.LLVM: ".s"}
_TEMPLATES = {
    "chainline_kernels.h": "chainline_kernels.h.j2",
    "chainline_kernels.f90": "chainline_kernels.f90.j2",
    "chainline_dispatch.c": "chainline_dispatch.c.j2",
    "test_kernels.c": "test_kernels.c.j2",
    "test_kernels.f90": "test_kernels.f90.j2",
    "Makefile": "Makefile.j2",
    "CMakeLists.txt": "CMakeLists.txt.j2",
    "README.md": "README.md.j2",
    "LICENSE": "LICENSE.j2",
}


@dataclass(frozen=True, slots=True)
class Library:
    """Kernels of one language and floating-point type for one processor.

    Attributes
    ----------
    kernels : tuple of Chosen
        At least one; by order, then mode.
    target : Target
        The processor that they are compiled for.
    machine : str
        Key of the machine file that they were chosen by.
    date : str
        Date in ISO 8601.
    fortran_compiler : str or None
        Key of the compiler of the Fortran program that the library is for; None if it is for none: its
        module is there all the same, and `make check` leaves it out.
    """

    kernels: tuple[Chosen, ...]
    target: Target
    machine: str
    date: str
    fortran_compiler: str | None = None

    @property
    def language(self) -> Language:
        """Language of the kernels' sources."""
        return self.kernels[0].variant.language

    @property
    def dtype(self) -> DType:
        """Type of every array entry."""
        return self.kernels[0].variant.dtype

    @property
    def compiler(self) -> str:
        """Key of the compiler that the kernels were chosen for."""
        return self.kernels[0].built.compiler

    @property
    def for_fortran(self) -> str | None:
        """Key of the compiler of the Fortran that the library is for, or is in; None without any."""
        return self.compiler if self.language is Language.FORTRAN else self.fortran_compiler

    @property
    def modes(self) -> list[Mode]:
        """Modes of the kernels, each once."""
        return list(dict.fromkeys(kernel.variant.mode for kernel in self.kernels))

    def of_mode(self, mode: Mode) -> list[Chosen]:
        """Return the kernels of a mode."""
        return [kernel for kernel in self.kernels if kernel.variant.mode is mode]


def library_files(library: Library) -> dict[str, str]:
    """Return the text of every file of a library by its path in the library's folder.

    Raises
    ------
    RunError
        If the embedded compiler rejects a kernel.
    """
    jobs = [(kernel, library.target) for kernel in library.kernels]
    files = {path: text for made in map_processes(_kernel_files, jobs, chunk=4) for path, text in made}
    context = _context(library)
    for path, name in _TEMPLATES.items():
        files[path] = template(f"export/{name}").render(context)
    files[PROVENANCE] = provenance_text(
        library.kernels, kernel_path, library.target, library.machine, library.date
    )
    return files


def kernel_path(kernel: Chosen) -> str:
    """Return the file of a kernel that is compiled or assembled."""
    return f"kernels/{kernel.symbol}{_ENDINGS[kernel.variant.language]}"


def _kernel_files(job: tuple[Chosen, Target]) -> list[tuple[str, str]]:
    """Return path and text of a kernel; of LLVM's, the assembly too that stands in for its source."""
    kernel, target = job
    source = kernel.source()
    if kernel.variant.language is not Language.LLVM:
        return [(kernel_path(kernel), source.text)]
    assembly = find_toolchain(kernel.built.compiler, target).assemble(source, target)
    return [(kernel_path(kernel), assembly.text), (f"ir/{kernel.symbol}.ll", source.text)]


def _context(library: Library) -> dict[str, object]:
    fortran = library.for_fortran
    target, compiler, double = library.target, library.compiler, library.dtype is DType.FLOAT64
    return {
        "version": __version__,
        "date": library.date,
        "machine": library.machine,
        "target": target,
        "language": str(library.language),
        "dtype": str(library.dtype),
        "suffix": suffix(library.dtype),
        "real": "double" if double else "float",
        "fortran_real": "c_double" if double else "c_float",
        "bytes": library.dtype.bytes,
        "modes": [_mode_context(library, mode) for mode in library.modes],
        "kernels": [_kernel_context(kernel) for kernel in library.kernels],
        "max_order": MAX_ORDER,
        "compiler": library.kernels[0].built,
        "cc": compiler if compiler in {"clang", "fcc"} else "gcc",
        "fc": fortran or "gfortran",
        "fortran": fortran is not None,
        "c_flags": c_flags(compiler),
        "fortran_flags": fortran_flags(fortran or compiler),
        "architecture_choices": architecture_choices(target),
        "width_flag": width_flag(target),
        "measured": any(kernel.measured_gflops is not None for kernel in library.kernels),
    }


def _mode_context(library: Library, mode: Mode) -> dict[str, object]:
    kernels = library.of_mode(mode)
    return {
        "name": str(mode),
        "dispatcher": f"{dispatcher_stem(mode)}_{suffix(library.dtype)}",
        "element": mode is Mode.ELEMENT,
        "operators": [f"d{direction}" for direction in kernels[0].variant.modes],
        "kernels": [_kernel_context(kernel) for kernel in kernels],
    }


def _kernel_context(kernel: Chosen) -> dict[str, object]:
    return {
        "symbol": kernel.symbol,
        "order": kernel.variant.order,
        "mode": str(kernel.variant.mode),
        "path": kernel_path(kernel),
        "split": kernel.variant.split_text,
        "schedule": kernel.schedule_text,
        "predicted_gflops": kernel.predicted_gflops,
        "measured_gflops": kernel.measured_gflops,
        "n_elements": kernel.n_elements,
        "together": 1 if kernel.variant.schedule is None else kernel.variant.schedule.elements,
    }
