"""What benchmark and profiling tools write, as tables whose roles are known."""
