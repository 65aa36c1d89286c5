"""Compile a loop to assembly, count what its bodies execute, and make it callable."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from loops import HERE, TimedLoop

# musl defines what compilers would otherwise take its loops for, and a second name of some functions
MUSL = ("-fno-builtin", "-D_GNU_SOURCE", "-Dweak_alias(name,other)=extern int no_other_name")

CALLER = """\
#include <time.h>
{prototype};
static const int one = 1;
static const double cosine = 0.6, sine = 0.8, tiny = 1e-300;
static double seconds(void) {{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}}
double timed_calls(long repeats, long n, void **a) {{
  const int m = (int)n;
  (void)m, (void)one, (void)cosine, (void)sine, (void)tiny;
  double start = seconds();
  for (long r = 0; r < repeats; r++) {{
    {call};
    __asm__ volatile("" ::: "memory", "rbx", "r12", "r13", "r14", "r15"); /* changed code may use them */
  }}
  return seconds() - start;
}}
static double additions(long rounds) {{ /* 64 dependent ones each */
  unsigned long x = 1, y = 3;
  double start = seconds();
  for (long r = 0; r < rounds; r++) {{
    __asm__ volatile({additions} : "+r"(x) : "r"(y));
  }}
  return seconds() - start;
}}
static double nops(long rounds) {{ /* 64 each */
  double start = seconds();
  for (long r = 0; r < rounds; r++) {{
    __asm__ volatile({nops});
  }}
  return seconds() - start;
}}
static double branches(long rounds) {{ /* 64 taken ones each, of a loop of nothing else */
  long left = 64 * rounds;
  double start = seconds();
  __asm__ volatile(".p2align 5\\n1: dec %0\\njnz 1b" : "+r"(left));
  return seconds() - start;
}}
static double products(long rounds) {{ /* 24 FMA each, of zeros */
  double start = seconds();
  __asm__ volatile({zeros} ::: {sums});
  for (long r = 0; r < rounds; r++) {{
    __asm__ volatile({products} ::: {sums});
  }}
  __asm__ volatile("vzeroupper");
  return seconds() - start;
}}
static double paired(long rounds) {{ /* the same with as many loads, which pass beside them */
  static const double loaded[4] __attribute__((aligned(64)));
  double start = seconds();
  __asm__ volatile({zeros} ::: {sums});
  for (long r = 0; r < rounds; r++) {{
    __asm__ volatile({paired} :: "r"(loaded) : {sums});
  }}
  __asm__ volatile("vzeroupper");
  return seconds() - start;
}}
void timed_probe(long rounds, double *found) {{
  found[0] = additions(rounds);
  found[1] = nops(rounds);
  found[2] = branches(rounds);
  found[3] = products(2 * rounds);
  found[4] = paired(2 * rounds);
}}
/* seconds of calls that others have come before; what `timed_probe` finds before and after them: nothing
   else is executed meanwhile, so that the calls find the core as they have left it */
double timed_sample(long before, long repeats, long n, void **a, long rounds, double *probes) {{
  timed_calls(before, n, a);
  timed_probe(rounds, probes);
  double taken = timed_calls(repeats, n, a);
  timed_probe(rounds, probes + 5);
  return taken;
}}
"""
ADDITIONS = '"' + r"add %1, %0\n" * 64 + '"'
# of four bytes: Intel's micro-op caches do not hold as many of one byte as lie in a line, and decode those
NOPS = '"' + r"nopl 8(%rax)\n" * 64 + '"'
_SUMS = range(12)
ZEROS = '"' + "".join(rf"vxorps %%ymm{n}, %%ymm{n}, %%ymm{n}\n" for n in _SUMS) + '"'
_PRODUCTS = [rf"vfmadd231pd %%ymm{n}, %%ymm{n}, %%ymm{n}\n" for n in (*_SUMS, *_SUMS)]
PRODUCTS = '"' + "".join(_PRODUCTS) + '"'
PAIRED = '"' + "".join(product + r"vmovupd (%0), %%ymm15\n" for product in _PRODUCTS) + '"'
SUMS = ", ".join(f'"xmm{n}"' for n in (*_SUMS, 15))

SKIPPED_BYTES = (0, 16, 32, 48)
"""Compilers align functions to 16 bytes; where in a line that is, is the linker's luck."""

# leaves flags and every register as they were, since a label may stand between a compare and its branch
COUNT = """\
	movq %rax, saved_rax(%rip)
	movq counts_here+{offset}(%rip), %rax
	leaq 1(%rax), %rax
	movq %rax, counts_here+{offset}(%rip)
	movq saved_rax(%rip), %rax
"""
COUNTERS = """\
	.bss
	.align 8
saved_rax:
	.zero 8
	.globl timed_count
counts_here:
timed_count:
	.zero {size}
"""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A compiler and its flags."""

    name: str
    command: str
    flags: tuple[str, ...]

    def with_flags(self, flags: Sequence[str]) -> Compiler:
        """Return the compiler with more flags."""
        return replace(self, flags=(*self.flags, *flags))


COMPILERS = (
    Compiler("gcc", "gcc", ("-O3",)),
    Compiler("clang", "clang-19", ("-O3",)),
    Compiler("gfortran", "gfortran", ("-O3",)),
)


def compilers_of(loop: TimedLoop) -> list[Compiler]:
    """Return those that are here for the language of a loop."""
    return [
        each for each in COMPILERS if shutil.which(each.command) and loop.fortran == (each.name == "gfortran")
    ]


def run(command: Sequence[str]) -> None:
    """Run a compiler; what it says is shown where it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr}")


def compiled(loop: TimedLoop, compiler: Compiler, public: Path | None, folder: Path) -> Path:
    """Return the assembly of a loop."""
    root = HERE if loop.own else public
    assert root is not None
    assembly = folder / f"{loop.name}-{compiler.name}.s"
    flags = [*compiler.flags, "-march=native", "-fPIC", "-S"]
    if loop.source.startswith("musl/"):
        flags += MUSL
    run([compiler.command, *flags, str(root / loop.source), "-o", str(assembly)])
    return assembly


def counted(assembly: Path, labels: Sequence[str]) -> Path:
    """Return the assembly with a counter behind each of some labels."""
    made = assembly.with_name(f"{assembly.stem}-counted.s")
    place = {f"{label}:": COUNT.format(offset=8 * number) for number, label in enumerate(labels)}
    lines = [
        line + "\n" + place.get(line.split("#")[0].strip(), "") for line in assembly.read_text().splitlines()
    ]
    made.write_text("".join(lines) + COUNTERS.format(size=8 * max(1, len(labels))))
    return made


def linked(loop: TimedLoop, compiler: Compiler, assembly: Path) -> ctypes.CDLL:
    """Return assembly as a library, with a caller."""
    library = assembly.with_suffix(".so")
    flags = ["-shared", "-fPIC", "-w", "-Wl,-Bsymbolic"]
    caller = _caller(loop, compiler, assembly.parent)
    run([compiler.command, *flags, str(caller), str(assembly), "-o", str(library), "-lm"])
    found = ctypes.CDLL(str(library.resolve()))
    for name in ("timed_calls", "timed_sample"):
        getattr(found, name).restype = ctypes.c_double
    return found


def _caller(loop: TimedLoop, compiler: Compiler, folder: Path) -> Path:
    """Return the object file of what calls a loop."""
    source = folder / f"{loop.name}-{compiler.name}-call.c"
    made = source.with_suffix(".o")
    if not made.exists():
        probes = {
            "additions": ADDITIONS,
            "nops": NOPS,
            "zeros": ZEROS,
            "products": PRODUCTS,
            "paired": PAIRED,
        }
        text = CALLER.format(prototype=loop.prototype, call=loop.call, sums=SUMS, **probes)
        source.write_text(text)
        run([compiler.command, "-O2", "-fPIC", "-fno-builtin", "-w", "-c", str(source), "-o", str(made)])
    return made


def placements(loop: TimedLoop, compiler: Compiler, assembly: Path) -> list[ctypes.CDLL]:
    """Return assembly as libraries that differ in where code lies in a cache line."""
    text, found = assembly.read_text(), []
    for skipped in SKIPPED_BYTES:
        made = assembly.with_name(f"{assembly.stem}-{skipped}.s")
        made.write_text(f"\t.text\n\t.p2align 6\n\t.skip {skipped}\n{text}")
        found.append(linked(loop, compiler, made))
    return found


def functions_text(assembly: Path, symbol: str) -> str:
    """Return the lines of one function, so that others of the file are not analysed."""
    name = re.escape(symbol)
    match = re.search(rf"^{name}:.*?^\t\.size\t{name},[^\n]*\n", assembly.read_text(), re.M | re.S)
    assert match, symbol
    return match[0]
