"""Data of a program's runs: tables, parameters and their spaces, options, repeated measurements."""
