"""Bodies of loops of FMA with stores and shuffles between, which `quiet_loops.py` times too."""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, LOADS, STORES, Loop

LINE, VECTOR, N_FMA, SUMS, TERMS = 64, 32, 48, 12, 9
CONSTANT_ADDEND, SUM = (
    "vfmadd213pd %ymm15, %ymm14, %ymm{number}",
    "vfmadd231pd %ymm15, %ymm14, %ymm{number}",
)
PRODUCT = "vmulpd %ymm15, %ymm14, %ymm{number}"
SHUFFLE = "vunpcklpd %ymm15, %ymm14, %ymm13"
FORMS = {"constant addend": CONSTANT_ADDEND, "sum": SUM}


def _due(place: int, of: int, number: int) -> bool:
    """Return whether one of a number that are spread over so many places is behind a place."""
    return place * number // of != (place + 1) * number // of


def _store(number: int, place: int, step: int = LINE) -> str:
    return f"vmovupd %ymm{number}, {STORES + step * place}(%rsi)"


def stores_of_a_constant() -> Iterator[Loop]:
    """Yield FMA, or FMA and products by a pattern, with stores of a register that never changes."""
    patterns = {"F": (CONSTANT_ADDEND,), "FP": (CONSTANT_ADDEND, PRODUCT)}
    patterns["FFP"] = (CONSTANT_ADDEND, CONSTANT_ADDEND, PRODUCT)
    for name, forms in patterns.items():
        for stores in (6, 12, 18):
            lines: list[str] = []
            for n in range(N_FMA):
                lines.append(forms[n % len(forms)].format(number=n % SUMS))
                if _due(n, N_FMA, stores):
                    lines.append(_store(15, n * stores // N_FMA))
            yield Loop("constant stored", f"{name}, {N_FMA} with {stores} stores", tuple(lines), AVX2)


def stored_sums() -> Iterator[Loop]:
    """Yield FMA of so many chains, every so many results stored."""
    for chains, every in ((8, 3), (8, 5), (10, 2), (10, 4), (12, 2), (12, 4)):
        for name, form in FORMS.items():
            lines: list[str] = []
            for n in range(chains * (N_FMA // chains)):
                lines.append(form.format(number=n % chains))
                if n % every == every - 1:
                    lines.append(_store(n % chains, n // every))
            yield Loop("sums stored", f"{name}, {chains} chains, every {every}th", tuple(lines), AVX2)


def polynomials() -> Iterator[Loop]:
    """Yield polynomials of loaded values by Horner's rule, stored, and sums of as many terms."""
    for number, degree in ((8, 7), (10, 5), (12, 4), (16, 3), (20, 2)):
        for name, form in FORMS.items():
            lines: list[str] = []
            for n in range(number):
                lines.append(f"vmovupd {LOADS + VECTOR * n}(%rsi), %ymm{n % 10}")
                lines += [form.format(number=n % 10)] * degree
                lines.append(_store(n % 10, n))
            yield Loop("polynomials", f"{name}, {number} of degree {degree}", tuple(lines), AVX2)


def tiles() -> Iterator[Loop]:
    """Yield products of vectors with broadcast factors, summed in a tile of registers, and that stored."""
    for vectors, outputs in ((2, 4), (3, 3), (2, 5), (5, 2), (3, 4), (2, 6)):
        for stored in (True, False):
            lines = [line for term in range(TERMS) for line in _term(vectors, outputs, term)]
            lines += [_store(n, n, VECTOR) for n in range(vectors * outputs if stored else 0)]
            name = f"{vectors} by {outputs}, {'stored' if stored else 'not stored'}"
            yield Loop("tiles", name, tuple(lines), AVX2)


def _term(vectors: int, outputs: int, term: int) -> Iterator[str]:
    first = vectors * outputs
    loaded = [LOADS + VECTOR * ((term * vectors + n) % 40) for n in range(vectors)]
    held = first + vectors <= 15
    if held:
        yield from (f"vmovupd {place}(%rsi), %ymm{first + n}" for n, place in enumerate(loaded))
    for output in range(outputs):
        yield f"vbroadcastsd {LOADS + 1400 + 8 * (term * outputs + output)}(%rsi), %ymm15"
        for n, place in enumerate(loaded):
            operand = f"%ymm{first + n}" if held else f"{place}(%rsi)"
            form = "vfmadd231pd" if term else "vmulpd"
            yield f"{form} {operand}, %ymm15, %ymm{output * vectors + n}"


def shuffles() -> Iterator[Loop]:
    """Yield FMA with shuffles between, which one of the pipes of FMA takes, too."""
    for number in (12, 18, 24, 36, 48):
        lines: list[str] = []
        for n in range(N_FMA):
            lines += [SUM.format(number=n % SUMS), *([SHUFFLE] if _due(n, N_FMA, number) else ())]
        yield Loop("shuffles", f"{N_FMA} FMA, {number} shuffles", tuple(lines), AVX2)


def store_bodies() -> list[Loop]:
    """Return all of them."""
    kinds = (stores_of_a_constant, stored_sums, polynomials, tiles, shuffles)
    return [loop for kind in kinds for loop in kind()]
