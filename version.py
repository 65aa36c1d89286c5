"""The version of chainline, which files, generated code and models carry."""

__version__ = "0.1.0"
