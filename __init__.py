"""chainline: what limits a kernel inside the core, and which variant to choose."""

__version__ = "0.1.0"
