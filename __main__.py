"""`python -m chainline`."""

from .cli import main

raise SystemExit(main())
