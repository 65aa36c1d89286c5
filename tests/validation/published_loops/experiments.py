"""Reader of PMEvo's artifact: experiments with measured cycles, and port mappings.

An experiment is a multiset of instruction forms, executed in a loop with registers that keep
instances apart; its cycles are those of one instance of each of its forms. Placeholders in double
parentheses stand for operands: `ADD_((REG:RW:G:64)),_((IMM:32))`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chainline.errors import UsageError
from chainline.files.untrusted import is_number, json_of, read_text

DATA = Path("vm_setup") / "data"
EXPERIMENTS, ALONE = "exps_eval_small_annotated.json", "exps_singletons.json"
MAPPINGS = {"PMEvo": "mapping_pmevo.json", "uops.info": "mapping_uops_info.json"}
MOST_EXPERIMENTS, MOST_FORMS, MOST_PORTS = 100_000, 200, 16


@dataclass(frozen=True, slots=True)
class Experiment:
    """Forms executed together, the cycles measured, and those that others predicted, by their names."""

    forms: tuple[str, ...]
    cycles: float
    peers: Mapping[str, float]


Mapped = Mapping[str, tuple[frozenset[str], ...]]
"""The ports that each micro-op of a form may take, by form."""


def read_experiments(folder: Path, processor: str, file: str = EXPERIMENTS) -> list[Experiment]:
    """Return the experiments on a processor (SKL, ZEN, A72) of an unpacked artifact.

    Parameters
    ----------
    folder : Path
        The artifact.
    processor : str
    file : str
        `EXPERIMENTS`, of five instructions each, or `ALONE`, of one, for which others predicted nothing.

    Raises
    ------
    UsageError
        A file is absent, cut off, or not of the kind expected; says where.
    """
    path = folder / DATA / processor / file
    document = _document(path, "ExperimentList")
    rows = _field(document, "exps", list, str(path))
    if not 0 < len(rows) <= MOST_EXPERIMENTS:
        raise UsageError(f"{path}: {len(rows)} experiments; 1 to {MOST_EXPERIMENTS} expected")
    return [_experiment(row, f"{path}: experiment {number}") for number, row in enumerate(rows, 1)]


def read_mappings(folder: Path, processor: str) -> dict[str, Mapped]:
    """Return the port mappings of a processor that the artifact has, by who made them."""
    found = {}
    for name, file in MAPPINGS.items():
        path = folder / DATA / processor / file
        if path.exists():
            assignment = _field(_document(path, "Mapping3"), "assignment", dict, str(path))
            found[name] = {form: _micro_ops(ops, f"{path}: {form}") for form, ops in assignment.items()}
            ports = set[str]().union(*(ports for ops in found[name].values() for ports in ops))
            if len(ports) > MOST_PORTS:
                raise UsageError(f"{path}: {len(ports)} ports; up to {MOST_PORTS} expected")
    return found


def _document(path: Path, kind: str) -> Any:
    document = json_of(read_text(path), str(path))
    if _field(document, "kind", str, str(path)) != kind:
        raise UsageError(f"{path}: kind {document['kind']!r}, expected {kind!r}; is it of another version?")
    return document


def _field(row: Any, name: str, kind: type, where: str) -> Any:
    if not isinstance(row, dict) or not isinstance(row.get(name), kind):
        raise UsageError(f"{where}: no '{name}' of type {kind.__name__}; is it of another version?")
    return row[name]


def _experiment(row: Any, where: str) -> Experiment:
    forms = _field(row, "iseq", list, where)
    if not 0 < len(forms) <= MOST_FORMS or not all(isinstance(form, str) for form in forms):
        raise UsageError(f"{where}: 'iseq' is no list of 1 to {MOST_FORMS} instruction forms")
    peers = {}
    for other in _field(row, "other_results", list, where) if "other_results" in row else ():
        name = _field(other, "id", str, where)
        if other.get("cycles") is not None:
            peers[name] = _cycles(other, f"{where}, {name}")
    return Experiment(tuple(forms), _cycles(_field(row, "result", dict, where), where), peers)


def _cycles(row: Any, where: str) -> float:
    value = row.get("cycles")
    if not is_number(value) or not 0 < value < float("inf"):
        raise UsageError(f"{where}: cycles {value!r}; a number above 0 expected")
    return float(value)


def _micro_ops(ops: Any, where: str) -> tuple[frozenset[str], ...]:
    if not isinstance(ops, list) or not all(_is_port_list(ports) for ports in ops):
        raise UsageError(f"{where}: no list of lists of ports")
    return tuple(frozenset(ports) for ports in ops)


def _is_port_list(ports: Any) -> bool:
    return isinstance(ports, Sequence) and bool(ports) and all(isinstance(port, str) for port in ports)
