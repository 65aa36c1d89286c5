"""Benchmarks of single forms of x86-64 instructions: chains to each operand, and independent copies.

The chain of a source and a result in the same register file goes through two registers by turns, so that
no idiom of equal operands is met: `imulq %r8, %r9; imulq %r9, %r8`. Between files a helper leads back,
and its latency is subtracted: `vpcmpeqd %xmm1, %xmm2, %k1; vpmovm2d %k1, %xmm1`. A helper between two files
and the one back are timed as one chain, of which each has a half: no chain tells more.

References
----------
A. Abel, J. Reineke: uops.info: characterizing latency, throughput, and port usage of instructions on Intel
microarchitectures, ASPLOS 2019, section 5.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random

from ..instruction import CARRY, FLAGS, Instruction, Kind, Memory, RegisterKind
from ..microbenchmark import FormBenchmarks, LatencyChain
from .decode import decode
from .registers import find_register

COPIES = 24
"""Independent copies in a turn."""
_GENERAL = ("r8", "r9", "r10", "r11", "r12", "r13", "r14", "rbp")
_FIXED_GENERAL = ("rbx", "rdi")
_POOLS: Mapping[RegisterKind, tuple[str, ...]] = {
    RegisterKind.INTEGER: _GENERAL,
    RegisterKind.VECTOR: tuple(f"zmm{number}" for number in range(1, 12)),
    RegisterKind.MASK: tuple(f"k{number}" for number in range(1, 6)),
}
_FIXED: Mapping[RegisterKind, tuple[str, ...]] = {
    RegisterKind.INTEGER: _FIXED_GENERAL,
    RegisterKind.VECTOR: ("zmm12", "zmm13", "zmm14"),
    RegisterKind.MASK: ("k6", "k7"),
}
_SCRATCH = "rsi"
"""Register of helpers; `%rcx`, `%rsi`, vectors 0 and 15 are those of instructions that occupy ports."""
_MOST_CHAINS, _LEGACY_BITS = 4, 128
_LEFT_OUT = frozenset({Kind.BRANCH, Kind.CALL, Kind.RETURN, Kind.NOP, Kind.GATHER, Kind.SCATTER})
_SLOW = re.compile(
    r"cpuid|rdtscp?|xgetbv|rdpid|rd(rand|seed).*|.*(ld|st)mxcsr|vzeroall|.*maskmov(q|dqu)|cldemote"
)
_DIVIDES = re.compile(r"i?div[wlq]?")
_OPERANDS = re.compile(r"[^\s,(]{0,64}\([^)]{0,64}\)|[^\s,]+")
_STEMS = {"rax": "a", "rbx": "b", "rcx": "c", "rdx": "d"}

HELPERS: Mapping[str, tuple[str, float]] = {
    "general_copy": ("xorq {source}, {target}", 1.0),
    "vector_copy": ("por {source}, {target}", 1.0),
    "general_flags": ("testq {source}, {source}", 1.0),
    "flags_general": ("cmoveq {target}, {target}", 1.0),
    "carry_general": ("cmovbq {target}, {target}", 1.0),
    "vector_general": ("movq {source}, {target}", 0.0),
    "general_vector": ("movq {source}, {target}", 0.0),
    "mask_general": ("kmovw {source}, {target}", 0.0),
    "general_mask": ("kmovw {source}, {target}", 0.0),
    "mask_vector": ("vpmovm2d {source}, {target}", 0.0),
    "vector_mask": ("vpmovd2m {source}, {target}", 0.0),
}
"""Instructions that lead a chain from one register file to another, and their cycles; 0 where it is half of
the chain there and back, see `round_trips`."""


FILLER = "xorl %esi, %esi"
"""Instruction of one dispatch slot and no port: cores join nops in pairs."""
REFERENCE = (
    *(f"por %xmm12, %xmm{number}" for number in (1, 2, 3, 5)),
    *("mulpd %xmm12, %xmm4", "addq %rbx, %r9", "movq (%rsp), %r8", "movq 64(%rsp), %r10"),
)
"""Body of vector instructions, loads and adds, as many as are dispatched: others on the core slow it."""
_TIMED_OPERANDS = re.compile(r"i?c?[mxyzrk]{0,4}")
_PREDICATED = re.compile(r"v?cmp.*[ps][sd]|vpcmpu?.*|vpcmp.*u?[bwdq]")


def is_timed(mnemonic: str, operands: str, example: Instruction) -> bool:
    """Tell whether a form may have benchmarks: a memory operand is a source, or what a store writes.

    Parameters
    ----------
    mnemonic, operands : str
        Of the part `forms`.
    example : Instruction
        An example.
    """
    if _TIMED_OPERANDS.fullmatch(operands) is None or example.kind in _LEFT_OUT:
        return False
    if "m" not in operands:
        return True
    place = operands.index("m")
    stored = place == len(operands) - 1
    return example.kind is Kind.STORE if stored and len(operands) > 1 else not stored and place < 2


def encoding_key(mnemonic: str, code: str) -> str:
    """Return the key of an instruction, the same for all its mnemonics; predicates are constants.

    Examples
    --------
    >>> encoding_key("vcmpltpd", "c5e1c2e201"), encoding_key("addq", "4801c0")
    ('c5e1c2e2', '4801c0')
    """
    return code[:-2] if _PREDICATED.fullmatch(mnemonic) and len(code) >= 8 else code


def round_trips(features: Mapping[str, bool]) -> dict[str, tuple[str, ...]]:
    """Return bodies of chains there and back, by the names of both helpers with a blank between.

    Parameters
    ----------
    features : mapping of str to bool
        LLVM's, of this host.
    """
    found: dict[str, tuple[str, ...]] = {
        "vector_general general_vector": ("movq %xmm1, %r8", "movq %r8, %xmm1")
    }
    if features.get("avx512f"):
        found["mask_general general_mask"] = ("kmovw %k1, %r8d", "kmovw %r8d, %k1")
    if features.get("avx512dq") and features.get("avx512vl"):
        found["mask_vector vector_mask"] = ("vpmovm2d %k1, %xmm1", "vpmovd2m %xmm1, %k1")
    return found


def blockers(features: Mapping[str, bool]) -> dict[str, tuple[str, ...]]:
    """Return independent instructions that occupy ports beside a form, by its width in bits and their name.

    None of them waits for another: each has a result of its own and sources that nobody writes. What stands
    before the last one takes no port.

    Parameters
    ----------
    features : mapping of str to bool
        LLVM's, of this host.
    """
    found: dict[str, tuple[str, ...]] = {
        "0 integer": ("leaq (%rsi,%rsi), %rcx",),
        "0 multiply": ("imulq $3, %rsi, %rcx",),
        "0 shift": ("rorxq $3, %rsi, %rcx",) if features.get("bmi2") else (),
        "0 select": ("xorl %ecx, %ecx", "cmoveq %rsi, %rcx"),  # which reads flags and a zero of rename
    }
    widths = [(bits, name) for bits, name, need in _WIDTHS if features.get(need)]
    for bits, letter in widths:
        registers = f"%{letter}mm15, %{letter}mm15, %{letter}mm0"
        own = f"%{letter}mm15, %{letter}mm0"
        found |= {
            f"{bits} multiply": (f"vmulpd {registers}",),
            f"{bits} add": (f"vaddpd {registers}",),
            f"{bits} vector_integer": (f"vpaddd {registers}",),
            f"{bits} shuffle": (f"vpshufd $1, {own}",),
            f"{bits} shift": (f"vpslld $1, {own}",),
            f"{bits} permute": (f"vpshufb {registers}",) if bits < 512 or features.get("avx512bw") else (),
            f"{bits} to_general": ("vmovd %xmm15, %ecx",),
            f"{bits} from_general": ("vmovd %esi, %xmm0",),
        }
    return {name: lines for name, lines in found.items() if lines}


_WIDTHS = ((128, "x", "avx"), (256, "y", "avx2"), (512, "z", "avx512f"))


def view(root: str, bits: int) -> str:
    """Return the name of the view of a register with a width in bits.

    Examples
    --------
    >>> view("rax", 8), view("r9", 32), view("zmm3", 128), view("rsi", 16), view("k2", 64)
    ('al', 'r9d', 'xmm3', 'si', 'k2')
    """
    if root[0] == "k":
        return root
    if root.startswith("zmm"):
        return {128: "x", 256: "y", 512: "z"}[bits] + root[1:]
    if root[1:].isdigit():
        return root + {8: "b", 16: "w", 32: "d", 64: ""}[bits]
    stem = root[1:]
    names = {8: stem[0] + "l" if root in _STEMS else stem + "l", 16: stem, 32: "e" + stem, 64: root}
    return names[bits]


class _Form:
    """An example of a form, to be written with other registers."""

    def __init__(self, example: Instruction) -> None:
        self.example = example
        name, _, rest = example.text.partition(" ")
        self.name, self.texts = name, _OPERANDS.findall(rest)
        self.registers = [find_register(text.lstrip("%")) if text[:1] == "%" else None for text in self.texts]
        self.explicit = {n: r for n, r in enumerate(self.registers) if r is not None and r.name != "cl"}
        roots = {r.root for r in self.explicit.values()} | self._address
        self.implicit_reads = tuple(root for root in example.reads if root not in roots)
        self.implicit_writes = tuple(root for root in example.writes if root not in roots)

    @property
    def _address(self) -> set[str]:
        memory = (operand for operand in self.example.operands if isinstance(operand, Memory))
        return {r.root for m in memory for r in (m.base, m.index) if r is not None}

    @property
    def sources(self) -> list[int]:
        return [n for n, register in self.explicit.items() if register.root in self.example.reads]

    @property
    def targets(self) -> list[int]:
        return [n for n, register in self.explicit.items() if register.root in self.example.writes]

    def text(self, roots: Mapping[int, str], copy: int = 0) -> str:
        """Return the instruction with given registers, and those that nobody writes elsewhere."""
        words, fixed = [], {kind: iter(names * 2) for kind, names in _FIXED.items()}
        for number, text in enumerate(self.texts):
            register = self.registers[number]
            if "(" in text:
                words.append(f"{64 * (copy % 8)}(%rsp)")
            elif number in self.explicit and register is not None:
                root = roots.get(number) or next(fixed[register.kind])
                words.append(f"%{view(root, register.bits)}")
            else:
                words.append(text)
        return f"{self.name} {', '.join(words)}".rstrip()


def _with_registers_apart(example: Instruction) -> Instruction:
    """Return the same form in registers that no instruction has as implicit ones."""
    form = _Form(example)
    roots = {n: _POOLS[register.kind][n] for n, register in form.explicit.items()}
    return decode(form.text(roots), 1)


def benchmarks_of(example: Instruction) -> FormBenchmarks | None:
    """Return the benchmarks of a form, or None for one that is not timed by itself.

    Parameters
    ----------
    example : Instruction
        An example of the form, whose register operands all differ, in AT&T syntax.

    Examples
    --------
    >>> from .decode import decode
    >>> found = benchmarks_of(decode("imulq %rax, %rbx", 1))
    >>> found.copies[:2], found.chains[0].body
    (('imulq %rbx, %r8', 'imulq %rbx, %r9'), ('imulq %r8, %r9', 'imulq %r9, %r8'))
    """
    if example.kind in _LEFT_OUT or _SLOW.fullmatch(example.mnemonic):
        return None
    form = _Form(example)
    stack = (example.loads or example.stores) and not any("(" in text for text in form.texts)
    if stack or any(r.kind is RegisterKind.X87 or r.name[:2] == "mm" for r in form.explicit.values()):
        return None
    form = _Form(_with_registers_apart(example))
    divides = _DIVIDES.fullmatch(example.mnemonic) is not None
    if example.kind is Kind.INTEGER_DIVIDE and not divides:
        return None
    copies, broken = _copies(form, divides)
    chains = (_division_chain(form),) if divides else tuple(_chains(form))[:_MOST_CHAINS]
    kinds = {RegisterKind.VECTOR, RegisterKind.MASK}
    widths = [r.bits if r.name[0] != "k" else 128 for r in form.explicit.values() if r.kind in kinds]
    return FormBenchmarks(copies, broken, chains, COPIES, max(widths, default=0), divides)


def side_by_side(one: Instruction, other: Instruction, count: int) -> tuple[str, ...]:
    """Return copies of two forms in a random order, in registers of their own; none where their states clash.

    Parameters
    ----------
    one, other : Instruction
        Examples of the forms.
    count : int
        Copies of each.
    """
    forms = [_Form(_with_registers_apart(example)) for example in (one, other)]
    vectors = [[r.bits for r in form.explicit.values() if r.kind is RegisterKind.VECTOR] for form in forms]
    for place, form in enumerate(forms):  # legacy instructions keep the upper half of a register
        if vectors[place] and form.name[0] != "v" and max(vectors[1 - place], default=0) > _LEGACY_BITS:
            return ()
    lines = []
    for place, form in enumerate(forms):
        pools = {kind: names[place::2] for kind, names in _POOLS.items()}
        lines += [(place, text) for text in _copies(form, False, pools)[0][:count]]
    Random(0).shuffle(lines)
    left = [
        iter([text for side, text in sorted(lines, key=lambda line: line[0]) if side == n]) for n in (0, 1)
    ]
    return tuple(next(left[side]) for side, _ in lines)


def _copies(
    form: _Form, divides: bool, pools: Mapping[RegisterKind, tuple[str, ...]] = _POOLS
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    lines, taken = [], dict.fromkeys(pools, 0)
    for copy in range(COPIES):
        roots = {}
        for number in form.targets:
            kind = form.explicit[number].kind
            roots[number] = pools[kind][taken[kind] % len(pools[kind])]
            taken[kind] += 1
        lines.append(form.text(roots, copy))
    carried = [root for root in form.implicit_reads if root in form.implicit_writes]
    if divides:
        return (), tuple(line for copy in lines for line in ("movl %edi, %eax", "xorl %edx, %edx", copy))
    breaks = [f"xorl %{view(root, 32)}, %{view(root, 32)}" for root in carried if root in _STEMS]
    if {FLAGS, CARRY}.intersection(carried) and not breaks:
        breaks = ["xorl %esi, %esi"]
    return tuple(lines), tuple(line for copy in lines for line in (*breaks, copy)) if breaks else ()


def _division_chain(form: _Form) -> LatencyChain:
    """Return the chain of the quotient, which is made as large again as it was."""
    body = ("xorl %edx, %edx", form.text({}), "orq %rdi, %rax")
    return LatencyChain("rax", "rax", body, 1, ("general_copy",))


def _chains(form: _Form) -> Iterator[LatencyChain]:
    """Yield the chains from each source to each result."""
    results: list[int | str] = list(form.targets)
    results += [root for root in form.implicit_writes if root not in (FLAGS, CARRY)]
    if not results:
        results += [root for root in (FLAGS, CARRY) if root in form.implicit_writes][:1]
    sources: list[int | str] = [*form.sources, *form.implicit_reads]
    if {FLAGS, CARRY} <= set(sources):
        sources.remove(CARRY)
    for target in results:
        for source in sources:
            chain = _chain(form, source, target)
            if chain is not None:
                yield chain


def _chain(form: _Form, source: int | str, target: int | str) -> LatencyChain | None:
    name, other = (str(each + 1) if isinstance(each, int) else each for each in (source, target))
    if source == target:
        roots = {source: _POOLS[form.explicit[source].kind][0]} if isinstance(source, int) else {}
        return LatencyChain(name, other, (form.text(_apart(form, roots)),), 1)
    files = _file(form, source), _file(form, target)
    if isinstance(source, int) and isinstance(target, int) and files[0] == files[1]:
        first, second = _POOLS[form.explicit[source].kind][:2]
        turns = ({source: first, target: second}, {source: second, target: first})
        return LatencyChain(name, other, tuple(form.text(_apart(form, turn)) for turn in turns), 2)
    return _led_back(form, source, target, files)


def _led_back(
    form: _Form, source: int | str, target: int | str, files: tuple[str, str]
) -> LatencyChain | None:
    """Return a chain that helpers lead back from the result to the source."""
    named = {}
    for place, each in enumerate((source, target)):
        if isinstance(each, int):
            named[place] = _POOLS[form.explicit[each].kind][place]
        else:
            named[place] = each
    path = _path(files[1], files[0])
    if path is None:
        return None
    lines, at = [], named[1]
    for number, helper in enumerate(path):
        to = named[0] if number == len(path) - 1 else _SCRATCH
        lines.append(_helper(helper, at, to, form.name[0] == "v"))
        at = to
    roots = {each: named[place] for place, each in enumerate((source, target)) if isinstance(each, int)}
    name, other = (str(each + 1) if isinstance(each, int) else each for each in (source, target))
    return LatencyChain(name, other, (form.text(_apart(form, roots)), *lines), 1, path)


def _apart(form: _Form, roots: dict[int, str]) -> dict[int, str]:
    """Return registers with one of its own for each further result."""
    free = {kind: iter(pool[3:]) for kind, pool in _POOLS.items()}
    more = {n: next(free[form.explicit[n].kind]) for n in form.targets if n not in roots}
    return {**more, **roots}


def _file(form: _Form, operand: int | str) -> str:
    if isinstance(operand, int):
        kind = form.explicit[operand].kind
        return {"integer": "general"}.get(kind.value, kind.value)
    if operand in (FLAGS, CARRY):
        return operand
    return "vector" if operand.startswith("zmm") else "mask" if operand[0] == "k" else "general"


def _path(begin: str, end: str) -> tuple[str, ...] | None:
    """Return the helpers from one register file to another."""
    end = FLAGS if end == CARRY else end
    direct = f"{begin}_copy" if begin == end else f"{begin}_{end}"
    if direct in HELPERS:
        return (direct,)
    through = f"{begin}_general", f"general_{end}"
    return through if set(through) <= set(HELPERS) else None


def _helper(name: str, source: str, target: str, vex: bool) -> str:
    """Return the text of a helper; flags have no name in it, and vectors are encoded as the form is."""
    views = []
    for root in (source, target):
        bits = 128 if root.startswith("zmm") else 32 if name in ("mask_general", "general_mask") else 64
        views.append("" if root in (FLAGS, CARRY) else f"%{view(root, bits)}")
    text = HELPERS[name][0]
    if vex and name == "vector_copy":
        text = "vpor {source}, {source}, {target}"
    elif vex and "vector" in name and not text.startswith("v"):
        text = f"v{text}"
    return text.format(source=views[0], target=views[1])
