"""A library of chosen kernels: their provenance, its files by relative path, and its new folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...errors import RunError, UsageError, argument
from ...files.atomic_folder import replace_folder
from ...records import record
from ...version import __version__
from ..assembly import Provenance
from ..process import map_processes
from ..render import Directives, Source, Style, render, template
from ..target import Target
from ..toolchain import find_toolchain
from ..variant import MAX_ORDER, DType, Language, Mode, Variant
from .build import architecture_choices, c_flags, fortran_flags, width_flag

_SUFFIX = {DType.FLOAT64: "f64", DType.FLOAT32: "f32"}


@record
class LibraryKernel:
    """One kernel of a library.

    Attributes
    ----------
    variant : Variant
        The kernel; its own symbol is not the library's (`symbol`).
    predicted_cycles, predicted_gflops : float
        Cycles per element and nominal speed that `model` predicts.
    model : str
        Model of the prediction.
    measured_gflops : float or None
        Measured on this machine, where that was asked for.
    n_elements : int
        Elements of the call that is predicted and measured.
    built : Provenance
        The compiler whose code was judged.
    directives : Directives
        Directives for loops in Fortran sources.
    """

    variant: Variant
    predicted_cycles: float
    predicted_gflops: float
    model: str
    measured_gflops: float | None
    n_elements: int
    built: Provenance
    directives: Directives = Directives.NONE

    @property
    def symbol(self) -> str:
        """Name of the procedure in the library."""
        return f"{dispatcher_stem(self.variant.mode)}_p{self.variant.order}_{suffix(self.variant.dtype)}"

    @property
    def schedule_text(self) -> str | None:
        """The schedule as the command line writes it, None where the compiler vectorises."""
        return None if self.variant.schedule is None else str(self.variant.schedule)

    def source(self) -> Source:
        """Return the source under the library's name, without the parts that only measuring needs."""
        return render(self.variant, Style(self.symbol, openmp=False, directives=self.directives))


def suffix(dtype: DType) -> str:
    """Return the suffix of the names of a library for a floating-point type."""
    return _SUFFIX[dtype]


def dispatcher_stem(mode: Mode) -> str:
    """Return the prefix of the names of the kernels and the dispatcher of a mode."""
    return f"chainline_{mode}"


def provenance_text(
    kernels: Sequence[LibraryKernel],
    path_of: Callable[[LibraryKernel], str],
    target: Target,
    machine: str,
    date: str,
) -> str:
    """Return the provenance of a library as JSON text, by the schema `provenance`.

    Parameters
    ----------
    kernels : sequence of LibraryKernel
    path_of : callable
        Returns the path of a kernel's file in the library.
    target : Target
    machine : str
        Key of the machine.
    date : str
        Date of the export.
    """
    entries = [_entry(kernel, path_of(kernel), target, machine, date) for kernel in kernels]
    return json.dumps({"library": "chainline_kernels", "kernels": entries}, indent=2) + "\n"


def _entry(kernel: LibraryKernel, path: str, target: Target, machine: str, date: str) -> dict[str, Any]:
    variant = kernel.variant
    return {
        "order": variant.order,
        "mode": str(variant.mode),
        "dtype": str(variant.dtype),
        "symbol": kernel.symbol,
        "file": path,
        "language": str(variant.language),
        "schedule": kernel.schedule_text,
        "split": list(variant.split),
        "directives": str(kernel.directives),
        "n_elements": kernel.n_elements,
        "model": kernel.model,
        "predicted_cycles": kernel.predicted_cycles,
        "predicted_gflops": kernel.predicted_gflops,
        "measured_gflops": kernel.measured_gflops,
        "compiler": kernel.built.compiler,
        "compiler_version": kernel.built.version,
        "flags": list(kernel.built.flags),
        "target": {"name": target.name, "cpu": target.llvm_cpu, "vector_bits": target.vector_bits},
        "machine": machine,
        "chainline": __version__,
        "date": date,
    }


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


@record
class Library:
    """Kernels of one language and floating-point type for one processor.

    Attributes
    ----------
    kernels : tuple of LibraryKernel
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

    kernels: tuple[LibraryKernel, ...]
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

    def of_mode(self, mode: Mode) -> list[LibraryKernel]:
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


def kernel_path(kernel: LibraryKernel) -> str:
    """Return the file of a kernel that is compiled or assembled."""
    return f"kernels/{kernel.symbol}{_ENDINGS[kernel.variant.language]}"


def _kernel_files(job: tuple[LibraryKernel, Target]) -> list[tuple[str, str]]:
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


def _kernel_context(kernel: LibraryKernel) -> dict[str, object]:
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


def require_new_folder(folder: Path) -> None:
    """Check that a library can be written: `folder` must be missing or empty.

    Raises
    ------
    UsageError
        If it cannot.
    """
    output = f"{argument('output')} {folder}"
    try:
        if folder.is_dir():
            if found := min((entry.name for entry in folder.iterdir()), default=None):
                raise UsageError(f"{output}: is not empty, it holds {found}; give a new or empty folder")
        elif folder.exists():
            raise UsageError(f"{output}: is a file; give a new or empty folder")
        elif not folder.parent.is_dir():
            raise UsageError(f"{output}: {folder.parent} is not a folder; make it first")
        if not os.access(folder if folder.is_dir() else folder.parent, os.W_OK):
            raise UsageError(f"{output}: may not be written to; give another folder")
    except OSError as error:
        raise UsageError(f"{output}: cannot be read: {error.strerror}; give another folder") from None


def write_folder(folder: Path, files: Mapping[str, str]) -> None:
    """Write text files by relative path into a folder that is missing or empty.

    They are written beside it first, so that a disk that is full, a user who interrupts or a kill
    leaves no half of a library.

    Raises
    ------
    UsageError
        If the folder has become neither missing nor empty.
    RunError
        If a file cannot be written.
    """
    require_new_folder(folder)
    contents = {path: text.encode() for path, text in files.items()}
    try:
        replace_folder(folder, contents)
    except OSError as error:
        output = f"{argument('output')} {folder}"
        raise RunError(f"{output}: cannot be written: {error.strerror}; nothing is left there") from None
