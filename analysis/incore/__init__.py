"""Instructions and a machine -> their bounds inside the core.

operations (which class of the machine file an instruction is of) -> throughput (ports and dispatch) ->
contributions (what overlaps with transfers) -> kernel (all of a generated kernel); bodies (loops, functions
and marked regions of any assembly), pipeline (an executed stream simulated out of order), mca (llvm-mca's
word instead), coverage (what the machine file does not cover).
"""
