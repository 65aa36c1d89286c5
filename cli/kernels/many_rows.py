"""Number of measured rows from which on evaluation takes noticeable time."""

MANY_ROWS = 50
"""From here on compiling and simulating takes seconds."""
