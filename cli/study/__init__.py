"""`chainline study KIND`: what models and strategies are worth, a folder for each kind."""
