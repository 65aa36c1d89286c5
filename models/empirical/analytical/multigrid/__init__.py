"""Times of two parallel multigrid solvers of hypre from a few numbers of machine and configuration.

solvers (SMG2000 in one, two and three dimensions, and the baseline model of BoomerAMG, level by level) ->
expanded (both as sums of products of powers and logarithms, by SymPy, to compare with learned models term by
term).

SMG2000 coarsens one axis at a time; to relax, it solves lines in two dimensions and planes in three, by
multigrid of one dimension less. BoomerAMG smooths on level i with the matrix ``A_i``, restricts to level
i + 1 and interpolates to level i - 1; all of it is products of sparse matrices and vectors. Level 0 is the
finest. What the counts of rows and messages are, a run of the solver has to tell.

References
----------
C. Kaltenecker: Comparison of analytical and empirical performance models: a case study on multigrid
systems, Chapter 3; its equations bear no numbers. The models are those of P. N. Brown, R. D. Falgout,
J. E. Jones: Semicoarsening multigrid on distributed memory machines (SMG2000), and of H. Gahvari,
A. H. Baker, M. Schulz, U. M. Yang, K. E. Jordan, W. Gropp: Modeling the performance of an algebraic
multigrid cycle on HPC platforms (BoomerAMG).
"""
