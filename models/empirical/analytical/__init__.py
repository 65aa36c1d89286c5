"""Times of whole applications from few constants of a machine: first guesses that learned models correct.

machines (caches and memory of one core, costs of messages) -> stencil (planes that a block reads and each
cache fetches, times level by level) and particles (the two dearest phases of a fast multipole method);
linear_cost (times linear in their constants, by counts) -> predictors (all of these and multigrid solvers, of
the rows of a table);
compiled_code (compiled loops -> cycles in the core -> the same times from the code);
named (all of them by name, and their constants fitted to measured rows).

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models,
Section IV. The stencil is that of R. de la Cruz, M. Araya-Polo: Towards a multi-level cache performance
model for 3D stencil computation.
"""
