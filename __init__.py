"""chainline: what limits a kernel inside the core, and which variant to choose."""

from .version import __version__ as __version__
