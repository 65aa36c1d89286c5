"""What to compute -> source -> assembly -> loaded kernel."""
