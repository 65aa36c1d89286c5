"""Profiles of a run, counted or sampled -> execution counts of the instructions of a listing."""
