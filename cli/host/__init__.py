"""Commands about this machine, and the shell on it."""
