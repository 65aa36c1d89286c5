#!/bin/sh
# measure.sh [FOLDER]
# Measures the data sets of this folder again, into another, by default `out`: half an hour on two quiet cores,
# with pyamg, hypre and Open MPI. Run again, it goes on where it stopped.
set -e
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "${1:-out}/runs"
cd "${1:-out}"

# hypre on one process, and on two along each of some axes; three times, as processes that wait for each other
# are disturbed for minutes by what else a machine does
split() {
    name=$1 routine=$2 axes=$3
    shift 3
    for run in 0 1 2; do
        for axis in $axes; do
            chainline benchmark "$routine" --values "p$axis=1-2" "$@" --rounds 5 --seed $run -o "runs/$name-$run.csv"
        done
    done
}

split smg-1d smg x --values nx=4000-200000:4000 --values ny=1 --values nz=1
split smg-2d smg "x y" --values nx=20-400:10 --values ny=nx --values nz=1
split smg-3d smg "x y z" --values nx=8-48 --values ny=nx --values nz=nx
split boomeramg boomeramg "x y z" --values nx=10-50:10 --values ny=10-50:10 --values nz=10-50:10
chainline benchmark amg --values nx=8-40:8 --values ny=8-40:16 --values nz=8-40:16 --values smoother=0,1,3 \
    --values presweeps=0-2 --values postsweeps=1-2 --values cycle=0-1 --rounds 5 -o amg.csv
python "$here/counts.py" . -o .
