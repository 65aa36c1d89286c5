"""Records of the analytical models of applications: constants of a machine, and cycles of compiled code."""

from __future__ import annotations

from .....analysis.traffic.overlap import HYPOTHESES
from ...analytical.assembly_route import CompiledStencil, PairCodeModel, StencilCodeModel
from ...analytical.multigrid_predictors import AmgModel, SmgModel
from ...analytical.predictors import MultipoleModel, StencilModel
from ...analytical.row_code import TABLE, RowCode
from ...analytical.serial_machine import CacheLevel, SerialMachine
from .kinds import Checked, Integer, Items, Nullable, Number, Part, Row, Text, Truth
from .record import Record, data_record

_NUMBER, _MACHINE = Number(), Part("SerialMachine")


def _seconds(constants: int) -> Nullable:
    return Nullable(Row((Number(),) * constants))


def _check_rates(model: StencilCodeModel) -> None:
    if not len(model.machine.caches) == len(model.rates) == len(model.victims):
        raise ValueError("not a rate for each cache")


ANALYTICAL: tuple[Record, ...] = (
    data_record(CacheLevel, name=Text(), size_bytes=_NUMBER, seconds_per_byte=_NUMBER),
    data_record(
        SerialMachine,
        caches=Items(Part("CacheLevel")),
        line_bytes=Integer(1, 2**20),
        memory_seconds_per_byte=_NUMBER,
        flop_seconds_per_byte=_NUMBER,
    ),
    data_record(StencilModel, machine=_MACHINE, order=Integer(1, 100), write_allocate=Truth()),
    data_record(MultipoleModel, machine=_MACHINE, phases=Text(("fmm", "p2p", "m2l"))),
    data_record(
        RowCode,
        row_cycles=Checked(Items(_NUMBER), lambda cycles: len(cycles) == TABLE, f"{TABLE} numbers"),
        load_cycles=_NUMBER,
        store_cycles=_NUMBER,
        loop_cycles=Items(_NUMBER),
    ),
    data_record(CompiledStencil, unroll=Integer(0), blocked=Truth(), code=Part("RowCode")),
    data_record(
        StencilCodeModel,
        _check_rates,
        machine=_MACHINE,
        compiled=Items(Part("CompiledStencil")),
        hypothesis=Text(tuple(HYPOTHESES)),
        frequency_ghz=_NUMBER,
        rates=Items(Row((_NUMBER, _NUMBER))),
        victims=Items(Truth()),
    ),
    data_record(PairCodeModel, pair_cycles=_NUMBER, frequency_ghz=_NUMBER),
    data_record(SmgModel, dimensions=Integer(1, 3), constants=_seconds(len(SmgModel.constant_names))),
    data_record(AmgModel, constants=_seconds(len(AmgModel.constant_names))),
)
