"""Out-of-order simulation of a core with finite buffers that executes a stream of instructions."""
