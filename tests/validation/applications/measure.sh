#!/bin/sh
# measure.sh [FOLDER]
# Measures the data sets of this folder again, into another, by default `out`: ten minutes on two quiet cores. Run
# again, it goes on where it stopped.
set -e
mkdir -p "${1:-out}"
cd "${1:-out}"
chainline benchmark stencil --values I=128-256:16 --values J=128-256:16 --values K=128-256:16 -o grid-sizes.csv
chainline benchmark stencil --values I=1 --values J=16-128:16 --values K=16-128:16 \
    --values bj=1-128*2 --values bk=1-128*2 -o blocking.csv
chainline benchmark stencil --values I=128-176:4 --values J=128-176:4 --values K=1 --values threads=1-2 \
    --rounds 30 -o threads.csv
chainline benchmark stencil --values I=128-176:4 --values J=128-176:4 --values K=1 --values threads=1-2 \
    --rounds 30 --seed 1 -o threads-again.csv
for routine in fmm p2p; do
    chainline benchmark $routine --values N=4096,8192,16384 --values q=8-512*2 --values k=2-12 \
        --values threads=1-2 --rounds 5 -o $routine.csv
done
