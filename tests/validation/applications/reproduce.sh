#!/bin/sh
# reproduce.sh [FOLDER]
# The counterparts of Figs. 5, 7, 8, 9 and 10 of Ibeid et al. for the data sets of this folder: tables, and
# pictures in a folder, by default `out`; then what formulas and code say by themselves. Ten minutes on one core.
set -e
mkdir -p "${1:-out}"
figures=$(cd "${1:-out}" && pwd)
cd "$(dirname "$0")"

curve() {
    chainline study learning-curve "$@" --target seconds --machine ../campaigns/zen5/epyc-9005.toml
}

hybrids=et,stacked,hybrid,ratio,ratio-fitted,fitted,analytical
curve blocking.csv --features I,J,K,bi,bj,bk --candidates dt,rf,et --fractions 0.01,0.02,0.04,0.1,0.2 \
    --figures "$figures/trees"
curve fmm.csv --features threads,N,q,k --candidates dt,rf,et --fractions 0.02,0.04,0.1,0.2,0.4,0.6,0.8 \
    --figures "$figures/trees"
curve grid-sizes.csv --features I,J,K --analytical stencil --candidates $hybrids \
    --fractions 0.005,0.01,0.02,0.03,0.04,0.05,0.06,0.1,0.2 --figures "$figures"
curve blocking.csv --features I,J,K,bi,bj,bk --analytical stencil --candidates $hybrids \
    --fractions 0.005,0.01,0.02,0.04,0.1,0.2 --figures "$figures"
curve threads.csv --features I,J,K,threads --analytical stencil --aggregation none \
    --candidates et,stacked,ratio,ratio-fitted,fitted --fractions 0.01,0.02,0.04,0.1,0.2,0.4 --figures "$figures"
curve fmm.csv --features threads,N,q,k --analytical fmm --candidates $hybrids \
    --fractions 0.01,0.02,0.04,0.1,0.2,0.4,0.6,0.8 --figures "$figures"
# the same from the assembly of the kernels, which gcc makes
curve blocking.csv --features I,J,K,bi,bj,bk --analytical stencil-code \
    --candidates et,stacked,hybrid,ratio,analytical --fractions 0.005,0.01,0.02,0.04,0.1,0.2 \
    --figures "$figures/code"
curve p2p.csv --features threads,N,q,k --analytical p2p --candidates et,stacked,ratio,analytical \
    --fractions 0.01,0.02,0.04,0.1,0.2,0.4 --figures "$figures"
curve p2p.csv --features threads,N,q,k --analytical p2p-code --candidates et,stacked,ratio,analytical \
    --fractions 0.01,0.02,0.04,0.1,0.2,0.4 --figures "$figures/code"

# formula and code alone, nothing learned: the first line of each is the error on all rows
alone() {
    curve "$1" --features "$2" --analytical "$3" --candidates analytical --fractions 0.1 --draws 2 2>/dev/null | head -n 1
}

scratch=$(mktemp -d)
awk -F, 'NR == 1 || $4 == 1' p2p.csv >"$scratch/p2p-one-thread.csv"
awk -F, 'NR == 1 || $8 == 1' threads.csv >"$scratch/one-thread.csv"
for model in p2p p2p-code; do alone "$scratch/p2p-one-thread.csv" N,q,k $model; done
for model in stencil stencil-code; do
    alone blocking.csv I,J,K,bi,bj,bk $model
    alone grid-sizes.csv I,J,K $model
    alone "$scratch/one-thread.csv" I,J,K $model
done
rm -r "$scratch"
python repeated.py
