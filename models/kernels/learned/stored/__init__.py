"""Trained models: made, kept in a folder, asked for speeds and reasons."""
