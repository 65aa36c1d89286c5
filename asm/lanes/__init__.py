"""Padding: the value of every vector lane followed through a call, to tell work from waste."""
