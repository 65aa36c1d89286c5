"""The record of a core: buffers, ports, and what its pipeline does in ways of its own."""

from __future__ import annotations

from ...records import field, record


@record
class Scheduler:
    """One reservation station.

    Attributes
    ----------
    ports : tuple of str
        Execution ports whose micro-ops wait here.
    entries : int
        Micro-ops that can wait for operands or for a port.
    queue_entries : int
        Places of a queue in front of it, which a micro-op passes in order; 0 without one.
    queue_of : str
        Name of a scheduler whose queue this one shares: micro-ops pass it to whichever has room;
        empty where it shares none.
    """

    name: str
    ports: tuple[str, ...]
    entries: int
    source: str
    queue_entries: int = 0
    queue_of: str = ""


@record
class Core:
    """The core and the chip it sits on.

    Attributes
    ----------
    cores : int
        Cores of a socket.
    frequency_ghz : float
        Clock of scalar code, and of vectors that `clocks_ghz` does not name; `frequency_note` says
        which it is.
    vector_bits : int
        Widest vector register, and the length of a scalable one.
    vector_registers, physical_vector_registers : int
        Architectural, and in the register file that renaming draws from.
    physical_integer_registers, physical_mask_registers : int
        The same of general registers, and of masks or predicates; 0 where nobody has said how
        many there are, so that they cannot be modelled as a limit.
    dispatch_width, retire_width : int
        Micro-ops a cycle into and out of the reorder buffer.
    reorder_buffer : int
        Micro-ops in flight.
    scheduler_entries : int
        Reservation-station entries in which floating-point arithmetic waits; the window `W`
        of the windowed chain ratio.
    load_queue, store_queue : int
        Loads and stores in flight, from dispatch until they retire or have written.
    store_forward_cycles : float
        From the data of a store to the result of a load of the same bytes, where the store
        queue hands them over.
    store_blocked_cycles : float
        The same where it cannot, as for a load that spans two stores: the load waits until
        the store has written to L1.
    ports : tuple of str
        Execution ports; some names stand for a limit behind a port (a divider).
    limits : tuple of str
        Those names: micro-ops take them in passing and wait for them nowhere.
    schedulers : tuple of Scheduler
        Each port that is not a limit belongs to one.
    store_entry_bytes : int
        Bytes of an entry of the store queue: a wider store takes several, and shares the cycle
        in which it writes to L1 with no other.
    forwards_masked_stores : bool
        Whether the store queue hands over what was stored under a mask.
    masks_hide_lanes : bool
        Whether lanes that a mask leaves out do not count when a load is compared with the stores
        before it; where they count, it waits for stores of bytes that it does not need.
    blocked_by_runs : bool
        Whether a load that waits for a store to write waits for those too that write right after it.
    store_pair_load_turns : float
        Turns of the ports that load vectors which two stores take that are dispatched in one cycle; 0
        where they take none, or nobody has measured.
    wide_store_forward_cycles : float
        As `store_forward_cycles`, from a store of vectors of `vector_bits`.
    integer_store_forward_cycles : float
        As `store_forward_cycles`, from a store of an integer; 0 where that takes as long, or nobody has
        measured.
    renames_memory : bool
        Whether a load has at once what an integer store before it has written that is addressed by the same
        registers and displacement; needs `store_prediction_bits`.
    bypass_from_loads : bool
        Whether a third operand that was loaded needs no read port, either, in the cycles in which a new
        result needs none; False where nobody has measured.
    loads_lose_turns : bool
        Whether a load whose address is there is picked each cycle, and keeps younger loads of its scheduler
        waiting, also where all ports that load vectors are taken; False where others pass it, or nobody has
        measured.
    alternates_loads : bool
        Whether loads of vectors take the ports that load vectors in turn, as they are dispatched, so that of
        loads across lines, which take two turns, some ports may have more than others; False where they take
        any that is free, or nobody has measured.
    alternates_schedulers : bool
        Whether schedulers behind one queue take vector micro-ops of one kind in turn, as long as they have
        room, however busy the pipes of each are, and, where one needs what another made that was dispatched
        less than a cycle's slots before, those of even slots and those of odd ones, what waits for a register
        keeping its slot; False where the less crowded takes each, or nobody has measured.
    reads_zeros : bool
        Whether a third operand, or the data of a store, takes a read port also where its register was
        set to zero by an idiom; False where rename knows, or nobody has measured.
    release_cycles : int
        Cycles from when an instruction retires, or could, until the registers that it gives back can be
        taken again; 0 where nobody has measured.
    access_slots, integer_slots, branch_slots : int
        Loads and stores, operations on integers, and branches that are dispatched in a cycle at most, of
        all that are, in program order; 0 where that is no limit, or nobody has measured. An operation on
        integers of several micro-ops has all in one cycle. Where there are as many integer schedulers as
        slots, no more go to the same ones in a cycle than these are, and than two.
    inner_forward_turns : int
        Further turns of a load port that a load takes which has its data from a store that begins before
        it; 0 where it takes none, or nobody has measured.
    stack_engine : bool
        Whether pushes, pops, calls and returns move the stack pointer without an operation, so that nothing
        waits for it; False where it is a result of theirs, or nobody has measured.
    recent_store_lines : int
        Cache lines written last into which stores go as many a cycle as the core executes; a store
        into any other line begins a cycle.
    repeats_early_loads : bool
        Whether a load issued before the data of the store that it waits for is issued again, and so
        takes its ports twice; False where it is not, or nobody has measured.
    early_load_tries : int
        How often such a load is issued in vain before, a load's latency apart, while the data are not there;
        needs `repeats_early_loads`. 0 where it is not, or nobody has measured.
    schedulers_hold_store_data : bool
        Whether a store keeps its place in its scheduler until its data are there; False where the data wait
        elsewhere, or nobody has measured.
    store_prediction_bits : int
        Low bits of the displacement by which, with the address registers, the store of a load is
        predicted: a load taken for one whose store has no data is issued again too. 0 for none.
    third_read_ports : int
        Ports of the register file through which FMA read their addend, operations under a merging
        mask their destination, and stores their data, which as many pipes move to the store queue;
        0 where there is one for each, or nobody has measured.
    op_cache_instructions : int
        Decoded instructions that are kept; 0 where nobody has measured.
    op_cache_entry_instructions, op_cache_ways : int
        Neighbours that share an entry of what is kept, and entries of a set; of Zen 3 to 5 eight, eight
        and six, and 16. Little depends on them.
    fetch_width : int
        Micro-ops of what is kept that are fetched in a cycle, up to a taken branch; 0 where nobody has
        measured.
    branch_turn_cycles : int
        Cycles that prediction loses where a branch goes another way than it mostly does, though it is
        foreseen; beside them it passes a taken branch a cycle. 0 where nobody has measured, and prediction
        is no limit.
    decode_rate : float
        Instructions decoded in a cycle, where they are not kept.
    decoded_ahead_cycles : int
        Cycles that the decoders can be ahead of dispatch: what their queue holds.
    bypass_first_cycle, bypass_last_cycle : int
        Cycles after a result in which it is read without such a port, unless it was loaded.
    forwards_partial_stores : bool
        Whether it hands over what was stored under a mask that leaves out lanes.
    physical_wide_registers : int
        Registers for vectors of `vector_bits`, where fewer of these can be held than of narrower ones; 0
        where they are no further limit, or nobody has measured.
    unlaminates_indexed : bool
        Whether an operand in memory that is addressed by two registers takes a dispatch slot and a
        register of its own, as a load apart.
    binds_ports : bool
        Whether a micro-op is given a port when it is dispatched, that for which the fewest wait; otherwise
        it takes one that is free when it is issued.
    ports_closed_beside_wide : tuple of str
        Ports that operations on narrower vectors cannot use while one on vectors of `vector_bits` waits.
    third_read_bits : int
        Narrowest vectors whose operations and stores take one of `third_read_ports`; 0 for all.
    crossing_loads_per_cycle : int
        Loads that cross a cache line in a cycle; 0 for as many as there are ports, each with two turns.
    bank_bytes, bank_reads : int
        A line has banks of so many bytes, each of which serves so many loads a cycle that are as wide or
        wider; 0 where loads do not get into each other's way, or nobody has measured.
    splits_slots : bool
        Whether the dispatch slots of one micro-op may be the last of a cycle and the first of the next.
    new_line_store_cycles : int
        Cycles in which a store writes to L1 that goes into a line not written lately.
    page_crossing_store_cycles : int
        Cycles in which a store writes to L1 that crosses a page of 4 KiB, beyond those of one that crosses a
        line.
    store_sector_bytes : int
        Aligned parts of a line of which one is written in a cycle: a store across two takes two, neighbours
        in the same part are written together, as many as the core stores. 0 for whole lines.
    store_data_entries : int
        Stores whose data can wait until operations leave a port to read them by; beyond, operations wait
        too. 0 where data take their turn among operations.
    store_data_reads : int
        Ports for third operands that the data of a store take, where they are read there.
    bypass_to_stores : bool
        Whether new results reach the data of a store without such a port, as they reach operations.
    dispatch_knows_ports : bool
        Whether of several schedulers the one is taken whose port that is needed has been given the least to
        do of late, a micro-op a cycle, of equals the next one, even if it is full where it is no branch, not
        the one in which the fewest wait for each port; of other operations than vectors'.
    fuses_branches : tuple of str
        Which pairs of an instruction and a conditional branch behind it are one operation, of the branch
        unit: some of `asm.x86.fusion.FUSIONS`.
    clocks_ghz : tuple of (int, float)
        Sustained clock while vectors of a width in bits are computed, by width.
    """

    cores: int
    frequency_ghz: float
    frequency_note: str
    vector_bits: int
    vector_registers: int
    physical_vector_registers: int
    physical_integer_registers: int
    physical_mask_registers: int
    dispatch_width: int
    retire_width: int
    reorder_buffer: int
    scheduler_entries: int
    load_queue: int
    store_queue: int
    store_forward_cycles: float
    store_blocked_cycles: float
    ports: tuple[str, ...]
    limits: tuple[str, ...]
    schedulers: tuple[Scheduler, ...]
    source: str
    store_entry_bytes: int = 64
    forwards_masked_stores: bool = True
    masks_hide_lanes: bool = True
    blocked_by_runs: bool = False
    store_pair_load_turns: float = 0.0
    wide_store_forward_cycles: float = 0.0
    integer_store_forward_cycles: float = field(default=0.0, repr=False)
    renames_memory: bool = field(default=False, repr=False)
    bypass_from_loads: bool = field(default=False, repr=False)
    loads_lose_turns: bool = field(default=False, repr=False)
    alternates_loads: bool = field(default=False, repr=False)
    alternates_schedulers: bool = field(default=False, repr=False)
    reads_zeros: bool = field(default=False, repr=False)
    release_cycles: int = field(default=0, repr=False)
    access_slots: int = field(default=0, repr=False)
    integer_slots: int = field(default=0, repr=False)
    branch_slots: int = field(default=0, repr=False)
    inner_forward_turns: int = field(default=0, repr=False)
    branch_turn_cycles: int = field(default=0, repr=False)
    early_load_tries: int = field(default=0, repr=False)
    schedulers_hold_store_data: bool = field(default=False, repr=False)
    stack_engine: bool = field(default=False, repr=False)
    recent_store_lines: int = 1
    repeats_early_loads: bool = False
    store_prediction_bits: int = 0
    third_read_ports: int = 0
    op_cache_instructions: int = 0
    decode_rate: float = 0.0
    bypass_first_cycle: int = 0
    bypass_last_cycle: int = 0
    forwards_partial_stores: bool = field(default=True, repr=False)
    physical_wide_registers: int = field(default=0, repr=False)
    unlaminates_indexed: bool = field(default=False, repr=False)
    binds_ports: bool = field(default=False, repr=False)
    ports_closed_beside_wide: tuple[str, ...] = field(default=(), repr=False)
    third_read_bits: int = field(default=0, repr=False)
    crossing_loads_per_cycle: int = field(default=0, repr=False)
    bank_bytes: int = field(default=0, repr=False)
    bank_reads: int = field(default=0, repr=False)
    op_cache_entry_instructions: int = field(default=6, repr=False)
    op_cache_ways: int = field(default=16, repr=False)
    decoded_ahead_cycles: int = field(default=16, repr=False)
    splits_slots: bool = field(default=False, repr=False)
    new_line_store_cycles: int = field(default=1, repr=False)
    page_crossing_store_cycles: int = field(default=0, repr=False)
    store_sector_bytes: int = field(default=0, repr=False)
    store_data_entries: int = field(default=0, repr=False)
    store_data_reads: int = field(default=1, repr=False)
    bypass_to_stores: bool = field(default=True, repr=False)
    dispatch_knows_ports: bool = field(default=False, repr=False)
    fuses_branches: tuple[str, ...] = field(default=(), repr=False)
    fetch_width: int = field(default=0, repr=False)
    clocks_ghz: tuple[tuple[int, float], ...] = field(default=(), repr=False)

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
