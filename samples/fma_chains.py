"""Print the FMA chains in the loops of two splits, as a compiler made them for A64FX."""

from chainline.analysis.incore.kernel import read_kernel
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import fma_chains
from chainline.asm.control_flow import control_flow, loop_instructions
from chainline.asm.execution import instruction_stream, trip_counts
from chainline.asm.graph import dependency_graph
from chainline.asm.windows import windowed_ratio
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Mode, Variant

machine = load_machine("a64fx")
for split in ((8,), (4, 4)):
    variant = Variant(7, split, Mode.X)
    code = read_kernel(EmbeddedLLVM().assemble(render(variant), find_target("a64fx")))
    execution = code.execute(1)
    windowed = windowed_ratio(code.listing, instruction_stream(execution), machine.core.scheduler_entries)
    print(f"{variant.symbol}: windowed ratio {windowed.ratio:.3f} over {windowed.window} instructions")
    flow = control_flow(code.listing, code.function)
    trips = trip_counts(flow, execution)
    for loop in flow.loops:
        body = loop_instructions(code.listing, flow, loop)
        chains = fma_chains(dependency_graph(body, loop=True))
        if chains.n_fma:
            longest = chains.lengths[:4]
            where = f"loop {loop.label}, line {loop.first_line}, {trips[loop.header]:g} trips"
            print(
                f"  {where}: {len(body)} instructions, "
                f"N_s {chains.n_fma}, multiplies {chains.multiplies}, adds {chains.adds}, "
                f"chains {longest}..., ratio {chains.ratio:.3f}"
            )
