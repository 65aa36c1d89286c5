"""Processors as the models see them: the record `Machine`, its files, and those that are shipped.

record (what is known; forms and operation_costs are parts of it) <- consistency (what contradicts itself)
<- file_core, file_costs, file (TOML -> record) <- load (a shipped key or a path); text (record -> TOML).
"""
