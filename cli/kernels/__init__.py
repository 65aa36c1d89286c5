"""Commands about a kernel: its splits and schedules ranked, measured, learned from, written as a library."""
