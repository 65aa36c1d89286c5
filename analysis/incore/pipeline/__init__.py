"""Out-of-order simulation: how a core with finite buffers executes a stream of instructions."""
