"""Times of whole applications from few constants of a machine: first guesses that learned models correct.

serial_machine (caches and memory of one core) -> blocked_grid (planes that a stencil reads for one block) ->
planes (number of planes that each cache fetches) -> stencil (times, level by level);
serial_machine -> particles (the two dearest phases of a fast multipole method);
predictors (both, of the rows of a table) -> calibration (constants fitted to measured rows, by
robust_factors);
counted (times linear in their constants) -> multigrid_predictors (SMG2000 and pyamg, of the rows of a table);
row_code (compiled loops -> cycles in the core) -> assembly_route (the same times from the code);
named (all of them by name).

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models,
Section IV. The stencil is that of R. de la Cruz, M. Araya-Polo: Towards a multi-level cache performance
model for 3D stencil computation.
"""
