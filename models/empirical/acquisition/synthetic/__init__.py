"""Synthetic programs with known times: random scaling laws, measured with simulated noise."""
