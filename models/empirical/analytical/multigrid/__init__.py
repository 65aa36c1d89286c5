"""Times of two parallel multigrid solvers of hypre from a few numbers of machine and configuration.

message_costs (latency and inverse bandwidth) -> smg (SMG2000 in one, two and three dimensions) and
boomeramg (the baseline model of BoomerAMG, level by level) -> expanded (both as sums of products of
powers and logarithms, by SymPy, to compare with learned models term by term) -> by_name (SMG2000 as commands
take it).

References
----------
C. Kaltenecker: Comparison of analytical and empirical performance models: a case study on multigrid
systems, Chapter 3; its equations bear no numbers. The models are those of P. N. Brown, R. D. Falgout,
J. E. Jones: Semicoarsening multigrid on distributed memory machines (SMG2000), and of H. Gahvari,
A. H. Baker, M. Schulz, U. M. Yang, K. E. Jordan, W. Gropp: Modeling the performance of an algebraic
multigrid cycle on HPC platforms (BoomerAMG).
"""
