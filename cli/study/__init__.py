"""Command `chainline study KIND`: comparisons of models and strategies, a folder for each kind."""
