"""When kernels of measured rows are so many that one waits for them."""

MANY_ROWS = 50
"""From here on compiling and simulating takes seconds."""
