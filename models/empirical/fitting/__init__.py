"""Models of execution times by their names: table -> fitted estimator -> file, and back."""
