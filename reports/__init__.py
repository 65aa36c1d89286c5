"""Records -> tables for people and JSON for programs; one module a command."""
