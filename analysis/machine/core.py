"""The record of a core: buffers, ports and pipeline parameters, each declared once.

A parameter that is added here is read from and written to machine files, checked, digested, listed on the
reference page and, with ``simulated=True``, handed to the compiled simulation under its own name. Zero,
False and empty are the neutral values of most: the mechanism is absent, or has not been measured.
"""

from __future__ import annotations

from ...isa.instruction import FUSIONS, RENAMED_LOADS
from .parameter import described_record, parameter

_CYCLES, _BYTES, _BITS, _GHZ = "cycles", "B", "bit", "GHz"


@described_record
class Scheduler:
    """One reservation station."""

    name: str
    ports: tuple[str, ...] = parameter("execution ports whose micro-ops wait here")
    entries: int = parameter("micro-ops that can wait for operands or for a port", positive=True)
    source: str = parameter("origin of the figures")
    queue_entries: int = parameter(
        "entries of a queue in front, which micro-ops pass in order; 0 without a queue", default=0
    )
    queue_of: str = parameter(
        "scheduler whose queue this one shares: micro-ops pass to whichever of both has room; "
        "empty without one",
        default="",
    )


@described_record
class Core:
    """The core, and the number of cores on its chip; `parameter.parameters(Core)` describes each field."""

    cores: int = parameter("cores of a socket", positive=True)
    frequency_ghz: float = parameter(
        "clock of scalar code, and of vectors without a clock of their own", _GHZ, positive=True
    )
    frequency_note: str = parameter("kind of clock that `frequency_ghz` is: sustained, base, boost")
    vector_bits: int = parameter(
        "widest vector register; the length of a scalable one", _BITS, positive=True, simulated=True
    )
    vector_registers: int = parameter("architectural vector registers", positive=True)
    physical_vector_registers: int = parameter("vector registers of the renamed register file", positive=True)
    physical_integer_registers: int = parameter("general registers of the same", positive=True)
    physical_mask_registers: int = parameter(
        "mask or predicate registers of the same; 0 where unknown, so that they are no limit"
    )
    dispatch_width: int = parameter(
        "micro-ops that enter the reorder buffer in a cycle", positive=True, simulated=True
    )
    retire_width: int = parameter(
        "micro-ops that leave the reorder buffer in a cycle", positive=True, simulated=True
    )
    reorder_buffer: int = parameter("micro-ops in flight", positive=True)
    scheduler_entries: int = parameter(
        "reservation-station entries in which floating-point arithmetic waits: the window `W` of the "
        "windowed chain ratio",
        positive=True,
    )
    load_queue: int = parameter("loads in flight, from dispatch to retirement", positive=True)
    store_queue: int = parameter(
        "stores in flight, from dispatch until they are written to L1", positive=True
    )
    store_forward_cycles: float = parameter(
        "latency from the data of a store to the result of a load that the store queue serves",
        _CYCLES,
        positive=True,
    )
    store_blocked_cycles: float = parameter(
        "the same where the store queue cannot serve the load, which waits until the store is written to "
        "L1: a load that spans two stores, for example",
        _CYCLES,
        positive=True,
    )
    ports: tuple[str, ...] = parameter("execution ports, and limits behind them such as a divider")
    schedulers: tuple[Scheduler, ...] = parameter("reservation stations; each port that is no limit has one")
    source: str = parameter("origin of the figures")
    limits: tuple[str, ...] = parameter(
        "those of `ports` that are such limits: no micro-op waits for them", default=()
    )
    store_entry_bytes: int = parameter(
        "size of a store-queue entry: a wider store takes several, and writes to L1 in a cycle of its own",
        _BYTES,
        default=64,
        positive=True,
        simulated=True,
    )
    forwards_masked_stores: bool = parameter(
        "the store queue forwards data stored under a mask", default=True, simulated=True
    )
    masks_hide_lanes: bool = parameter(
        "lanes that a mask leaves out are ignored when a load is compared with older stores; otherwise the "
        "load waits for bytes that it does not need",
        default=True,
    )
    blocked_by_runs: bool = parameter(
        "a load blocked by a store also waits for the stores that are written right after it",
        default=False,
        simulated=True,
    )
    store_pair_load_turns: float = parameter(
        "slots of the vector load ports that two stores dispatched in one cycle take",
        _CYCLES,
        default=0.0,
        simulated=True,
    )
    wide_store_forward_cycles: float = parameter(
        "`store_forward_cycles` of a store of `vector_bits`; 0 for the same", _CYCLES, default=0.0
    )
    integer_store_forward_cycles: float = parameter(
        "`store_forward_cycles` of an integer store; 0 for the same", _CYCLES, default=0.0
    )
    least_store_forward_cycles: float = parameter(
        "`integer_store_forward_cycles` of loads that meet their store best, for bounds; 0 for the same",
        _CYCLES,
        default=0.0,
    )
    renames_memory: bool = parameter(
        "memory renaming: a load whose address registers and displacement equal those of an older integer "
        "store has its value without waiting; needs `store_prediction_bits`",
        default=False,
        simulated=True,
    )
    renames_any_address: bool = parameter(
        "memory renaming applies whatever the address registers are: what store a load follows is learned",
        default=False,
        simulated=True,
    )
    renames_by_name: bool = parameter(
        "memory renaming compares the names of address registers alone: what is written to them between the "
        "store and the load does not matter where the address is the same",
        default=False,
    )
    renamed_loads: tuple[str, ...] = parameter(
        "loads of 32 and 64 bits that memory renaming applies to: of a `move`, of one with sign `extension`, "
        "of an `operand`, of what is changed in memory by a constant (`change`) or a register "
        "(`register_change`); from addresses with an index where `indexed` is named, too, and of 8 and 16 "
        "bits, but for extensions, where `narrow` is",
        default=("move", "extension", "operand", "change"),
        choices=RENAMED_LOADS,
    )
    bypass_from_loads: bool = parameter(
        "a third operand that was loaded needs no read port while it is on the bypass network",
        default=False,
        simulated=True,
    )
    loads_lose_turns: bool = parameter(
        "a load whose address is ready is picked each cycle and delays younger loads of its scheduler, also "
        "while all vector load ports are busy; otherwise younger loads pass it",
        default=False,
        simulated=True,
    )
    alternates_loads: bool = parameter(
        "vector loads are assigned to the vector load ports round-robin at dispatch; otherwise they take any "
        "free port",
        default=False,
        simulated=True,
    )
    alternates_schedulers: bool = parameter(
        "schedulers behind one queue take vector micro-ops of one kind round-robin while they have room. A "
        "micro-op that needs a result dispatched less than a cycle's slots before goes by its dispatch slot, "
        "even or odd. Otherwise the least occupied scheduler takes each",
        default=False,
        simulated=True,
    )
    reads_zeros: bool = parameter(
        "a third operand, or the data of a store, takes a read port also where a zero idiom set its register",
        default=False,
        simulated=True,
    )
    release_cycles: int = parameter(
        "delay from retirement until the registers that an instruction frees can be allocated again",
        _CYCLES,
        default=0,
        simulated=True,
    )
    access_slots: int = parameter(
        "loads and stores dispatched in a cycle at most; 0 for no limit", default=0, simulated=True
    )
    integer_slots: int = parameter(
        "integer operations dispatched in a cycle at most, all micro-ops of one in the same cycle; 0 for no "
        "limit. With as many integer schedulers as slots, a set of schedulers takes at most as many as it "
        "has members, and at least two",
        default=0,
        simulated=True,
    )
    branch_slots: int = parameter(
        "branches dispatched in a cycle at most; 0 for no limit", default=0, simulated=True
    )
    inner_forward_turns: int = parameter(
        "additional slots of a load port for a load forwarded from a store that begins before it",
        _CYCLES,
        default=0,
        simulated=True,
    )
    branch_turn_cycles: int = parameter(
        "cycles that prediction loses where a predicted branch goes against its usual direction; otherwise "
        "prediction passes one taken branch a cycle. 0 where prediction is no limit",
        _CYCLES,
        default=0,
        most=64,
    )
    early_load_tries: int = parameter(
        "times that a load issued before its store has data is replayed in vain, one load latency apart; "
        "needs `repeats_early_loads`",
        default=0,
        most=64,
        simulated=True,
    )
    schedulers_hold_store_data: bool = parameter(
        "a store keeps its scheduler entry until its data are ready, not only until its address is",
        default=False,
        simulated=True,
    )
    stack_engine: bool = parameter(
        "push, pop, call and return update the stack pointer without a micro-op; nothing waits for it",
        default=False,
    )
    stack_sync: bool = parameter(
        "an instruction that reads the stack pointer costs a micro-op where the stack engine has moved it; "
        "needs `stack_engine`",
        default=False,
    )
    stack_sync_of_changes: bool = parameter(
        "of what reads the stack pointer, only arithmetic that also changes it costs the micro-op of "
        "`stack_sync`",
        default=False,
    )
    fast_pointer_loads: bool = parameter(
        "a load from a base that a load has made, and a displacement from 0 to 2047, takes a cycle less",
        default=False,
    )
    recent_store_lines: int = parameter(
        "most recently written cache lines, into which several stores are written in a cycle; a store to "
        "another line begins a new cycle",
        default=1,
        positive=True,
    )
    repeats_early_loads: bool = parameter(
        "a load issued before the data of its store are ready is issued again, and takes its ports twice",
        default=False,
        simulated=True,
    )
    store_prediction_bits: int = parameter(
        "low bits of the displacement that, with the address registers, predict the store a load depends on; "
        "a load predicted to depend on a store without data is issued again, too. 0 without prediction",
        _BITS,
        default=0,
        most=48,
    )
    third_read_ports: int = parameter(
        "register-file ports that read the addend of FMA, the destination of merge-masked operations and the "
        "data of stores, which as many pipes move to the store queue; 0 where they are no limit",
        default=0,
    )
    op_cache_instructions: int = parameter(
        "capacity of the micro-op cache in instructions; 0 where unknown", default=0, most=1 << 20
    )
    decode_rate: float = parameter(
        "instructions decoded in a cycle where the micro-op cache does not hold them", default=0.0
    )
    predecode_bytes: int = parameter(
        "aligned bytes of code in which the predecoder finds instructions at once; 0 where decoding is taken "
        "to run at `decode_rate`",
        _BYTES,
        default=0,
        most=64,
        simulated=True,
    )
    predecode_width: int = parameter(
        "instructions predecoded in a cycle; needs `predecode_bytes`",
        default=5,
        most=64,
        positive=True,
        simulated=True,
    )
    length_prefix_cycles: int = parameter(
        "cycles lost by an instruction with a prefix that changes the length of its immediate operand",
        _CYCLES,
        default=0,
        most=64,
        simulated=True,
    )
    decoders: int = parameter(
        "instructions decoded in a cycle; needs `predecode_bytes`",
        default=4,
        most=64,
        positive=True,
        simulated=True,
    )
    decoder_micro_ops: int = parameter(
        "micro-ops that the decoders make in a cycle in which the first makes several; an instruction of as "
        "many comes from microcode. 0 where any decoder makes any number",
        default=0,
        most=64,
        simulated=True,
    )
    last_decoder_joins: bool = parameter(
        "the last decoder of a cycle takes instructions too that may be joined with a branch behind them",
        default=True,
        simulated=True,
    )
    microcode_switch_cycles: int = parameter(
        "cycles lost by decoding an instruction that comes from microcode, beside those of its micro-ops",
        _CYCLES,
        default=0,
        most=64,
        simulated=True,
    )
    bypass_first_cycle: int = parameter(
        "first cycle after a result in which the bypass network delivers it without such a read port",
        _CYCLES,
        default=0,
        simulated=True,
    )
    bypass_last_cycle: int = parameter("last such cycle", _CYCLES, default=0, simulated=True)
    forwards_partial_stores: bool = parameter(
        "the store queue forwards data stored under a mask that leaves out lanes",
        default=True,
        simulated=True,
    )
    physical_wide_registers: int = parameter(
        "registers that can hold vectors of `vector_bits`, where these are fewer; 0 where they are not",
        default=0,
    )
    unlaminates_indexed: bool = parameter(
        "a memory operand addressed by two registers takes a dispatch slot and a register of its own",
        default=False,
    )
    binds_ports: bool = parameter(
        "micro-ops are bound at dispatch to the port with the fewest waiting; otherwise each takes a port "
        "that is free when it issues",
        default=False,
        simulated=True,
    )
    binds_by_slot: bool = parameter(
        "micro-ops in even dispatch slots are bound to the port with the fewest waiting, in odd slots to the "
        "next, by what waited at the beginning of the cycle; takes the place of `binds_ports`",
        default=False,
        simulated=True,
    )
    binds_vectors_by_kind: bool = parameter(
        "vector operations of a cycle of dispatch that may take the same ports are bound to these in turn, "
        "the first to the one with the fewest waiting, by what waited at the beginning of the cycle before; "
        "needs `binds_ports`",
        default=False,
        simulated=True,
    )
    dispatches_groups: bool = parameter(
        "a cycle of dispatch begins when the reorder buffer and the scheduler have room for `dispatch_width` "
        "micro-ops; otherwise when they have room for one",
        default=False,
        simulated=True,
    )
    ports_closed_beside_wide: tuple[str, ...] = parameter(
        "ports that narrower vector operations cannot use while one on `vector_bits` waits", default=()
    )
    narrow_takes_wide_ports: bool = parameter(
        "narrower vector operations whose ports are closed beside wide ones use those of full width; "
        "otherwise they have what is left of their own",
        default=False,
    )
    third_read_bits: int = parameter(
        "narrowest vectors whose operations and stores use `third_read_ports`; 0 for all",
        _BITS,
        default=0,
        simulated=True,
    )
    crossing_loads_per_cycle: int = parameter(
        "loads across a cache line in a cycle; 0 for as many as ports, each taking two slots", default=0
    )
    bank_bytes: int = parameter(
        "width of a bank of a cache line; 0 without bank conflicts", _BYTES, default=0, simulated=True
    )
    bank_reads: int = parameter(
        "loads at least as wide as a bank that one bank serves in a cycle", default=0, simulated=True
    )
    op_cache_entry_instructions: int = parameter(
        "neighbouring instructions that share an entry of the micro-op cache",
        default=6,
        most=64,
        positive=True,
    )
    op_cache_ways: int = parameter(
        "entries of a set of the micro-op cache", default=16, most=1024, positive=True
    )
    code_cache_bytes: int = parameter(
        "size of the instruction cache; 0 where it is taken to hold all code", _BYTES, default=0
    )
    code_bytes_per_cycle: float = parameter(
        "bytes of code read in a cycle beyond the instruction cache; needs `code_cache_bytes`",
        _BYTES,
        default=16.0,
        positive=True,
    )
    decoded_ahead_cycles: int = parameter(
        "cycles that decoders can be ahead of dispatch: the depth of their queue",
        _CYCLES,
        default=16,
        most=1024,
        simulated=True,
    )
    splits_slots: bool = parameter(
        "the dispatch slots of one micro-op may fall into two cycles", default=False, simulated=True
    )
    new_line_store_cycles: int = parameter(
        "cycles in which a store to a line not written recently writes to L1",
        _CYCLES,
        default=1,
        positive=True,
        simulated=True,
    )
    page_crossing_store_cycles: int = parameter(
        "additional cycles of a store across a page of 4 KiB, beyond those of one across a line",
        _CYCLES,
        default=0,
        most=1024,
        simulated=True,
    )
    store_sector_bytes: int = parameter(
        "aligned part of a line that is written in a cycle: a store across two takes two cycles, neighbours "
        "in one are merged; 0 for whole lines",
        _BYTES,
        default=0,
    )
    narrow_store_cycles: int = parameter(
        "cycles after a store of 8 or 16 bits until its part of a line can be written again, if another was "
        "written between: a store of less than a word is joined with the rest of its word; 0 where unknown",
        _CYCLES,
        default=0,
        most=64,
        simulated=True,
    )
    store_data_entries: int = parameter(
        "stores whose data can wait for a read port; beyond, operations wait, too. 0 where store data "
        "compete with operations at once",
        default=0,
        most=4096,
        simulated=True,
    )
    store_data_reads: int = parameter(
        "third-operand read ports that the data of one store take", default=1, most=16, positive=True
    )
    bypass_to_stores: bool = parameter(
        "the bypass network delivers new results to store data, as to operations",
        default=True,
        simulated=True,
    )
    dispatch_knows_ports: bool = parameter(
        "other than vector operations go to the scheduler whose needed port was assigned the least work "
        "recently, round-robin among equals and even if it is full, unless they are branches; otherwise to "
        "the one with the fewest waiting micro-ops",
        default=False,
        simulated=True,
    )
    store_address_forward_cycles: int = parameter(
        "cycles from the address of a store, where that comes later than its data, until a load has them; 0 "
        "where unknown, and an address is as good as data",
        _CYCLES,
        default=0,
        most=64,
        simulated=True,
    )
    tlb_entries: int = parameter(
        "pages whose physical address the first-level TLB holds; 0 where unknown, and every address is known",
        default=0,
        most=4096,
    )
    tlb_ways: int = parameter(
        "entries of a set of the first-level TLB", default=4, most=64, positive=True, simulated=True
    )
    tlb_miss_cycles: int = parameter(
        "cycles until the second-level TLB has told the address of a page; accesses to it that were issued "
        "before are issued again",
        _CYCLES,
        default=0,
        most=256,
        simulated=True,
    )
    fuses_branches: tuple[str, ...] = parameter(
        "kinds of instructions that macro-fuse with a conditional branch behind them",
        default=(),
        choices=FUSIONS,
    )
    unlaminates_indexed_integers: bool = parameter(
        "`unlaminates_indexed` of integer instructions that leave their operands as they are, such as `cmp`; "
        "a load and what computes with it take slots of one cycle",
        default=False,
    )
    first_decoder_alone: tuple[str, ...] = parameter(
        "globs of mnemonics that the first decoder alone takes, though they are one micro-op",
        default=(),
    )
    splits_loads: tuple[str, ...] = parameter(
        "globs of mnemonics whose operand in memory takes a dispatch slot beside that of the operation",
        default=(),
    )
    fetch_width: int = parameter(
        "micro-ops fetched from the micro-op cache in a cycle, up to a taken branch; 0 where unknown",
        default=0,
        most=64,
    )
    encoding_switch_cycles: float = parameter(
        "cycles lost where vector instructions of an older encoding, which keep upper halves of registers, "
        "follow newer ones over upper halves in use, or the other way round",
        _CYCLES,
        default=0.0,
    )
    clocks_ghz: tuple[tuple[int, float], ...] = parameter(
        "sustained clock while vectors of a width are computed, by width in bits; keys `clock_ghz_128`, "
        "`clock_ghz_256` and `clock_ghz_512` of a machine file",
        _GHZ,
        default=(),
    )

    def clock_ghz(self, bits: int) -> float:
        """Return the sustained clock in GHz while vectors of a width in bits are computed.

        Examples
        --------
        >>> from dataclasses import replace
        >>> from chainline.analysis.machine.load import load_machine
        >>> core = replace(load_machine("spr").core, frequency_ghz=3.6, clocks_ghz=((512, 3.3),))
        >>> core.clock_ghz(512), core.clock_ghz(256)
        (3.3, 3.6)
        """
        return dict(self.clocks_ghz).get(bits, self.frequency_ghz)

    def clock_share(self, bits: int) -> float:
        """Return the same over the clock of scalar code."""
        return self.clock_ghz(bits) / self.frequency_ghz
