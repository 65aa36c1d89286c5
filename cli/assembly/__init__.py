"""Commands about an assembly file."""
