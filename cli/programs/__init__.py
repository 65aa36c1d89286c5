"""Commands about the times of any program, measured as a table."""
