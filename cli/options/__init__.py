"""Options that several commands take: written once, and meaning one thing."""
