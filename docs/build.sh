#!/usr/bin/env bash
# Builds the documents into docs/_build/html, or the folder that is given; a warning is an error, as is a
# reference within the pages that leads nowhere. Needs `pip install ".[docs]"`, nothing of the network.
set -euo pipefail
docs=$(cd "$(dirname "$0")" && pwd)
out=${1:-"$docs/_build/html"}
sphinx-build --fresh-env --fail-on-warning --keep-going --nitpicky --quiet -b html "$docs" "$out"
python "$docs/links.py" "$out"
