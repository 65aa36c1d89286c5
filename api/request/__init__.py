"""Parameters of the public functions and of the commands: each is declared once."""
