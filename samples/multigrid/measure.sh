#!/bin/sh
# Measures the data sets of this folder: half an hour on two quiet cores, with pyamg, hypre and Open MPI. Run
# again, it goes on where it stopped.
set -e
here=$(cd "$(dirname "$0")" && pwd)
cd "${1:-$here}"

# every configuration of a model of options, in a table of hypre's solver
all() {
    chainline sample "$here/$1.toml" --numeric full-factorial -o "$1-all.csv"
    name=$1 routine=$2
    shift 2
    chainline benchmark "$routine" --list "$name-all.csv" "$@" --rounds 5 -o "$name.csv"
    rm "$name-all.csv"
}

chainline benchmark amg --values nx=8-40:8 --values ny=8-40:16 --values nz=8-40:16 --values smoother=0,1,3 \
    --values presweeps=0-2 --values postsweeps=1-2 --values cycle=0-1 --rounds 5 -o amg.csv
all smg-1d smg --values ny=1 --values nz=1
all smg-2d smg --values ny=nx --values nz=1
all smg-3d smg --values ny=nx --values nz=nx
all boomeramg boomeramg
python "$here/counts.py"
