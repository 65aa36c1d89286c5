"""Code generation: variant -> source -> assembly -> loaded kernel."""
