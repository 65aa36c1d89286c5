#!/bin/sh
# sh deepperf.sh DIR [ERRORS.csv]
# Errors of our models on two configurable systems that DeepPerf was measured by, at its sample sizes and by
# its protocol: so many random rows are learned from, all others predicted, 30 times. Then the influence models
# as formulas. DIR holds the data, which are not ours to ship, from github.com/DeepPerf/DeepPerf at commit
# 86b9b40. A quarter of an hour on one core; with ERRORS.csv it goes on where it was stopped.
set -e
dune=${1:?give the folder with Dune_AllNumeric.csv and hipacc_AllNumeric.csv}/Dune_AllNumeric.csv
hipacc=$1/hipacc_AllNumeric.csv
scratch=$(mktemp -d)
errors=${2:-$scratch/errors.csv}
export OMP_NUM_THREADS=1

curve() { # one size a call: then all rows that are not learned from are predicted
    chainline study learning-curve "$1" --target performance --sizes "$2" --goal "$3" -o "$errors" \
        --candidates rf,et,xgb,influence,influence-bic,influence-ratio,chosen
}

formula() { # of so many random rows; settings of the model may follow
    data=$1 rows=$2
    shift 2
    python -c 'import sys, pandas
pandas.read_csv(sys.argv[1]).sample(int(sys.argv[2]), random_state=0).to_csv(sys.argv[3], index=False)' \
        "$data" "$rows" "$scratch/rows.csv"
    echo "$(basename "$data"), $rows rows $*"
    chainline fit --model influence "$scratch/rows.csv" --target performance "$@" -o "$scratch/influence.model" |
        grep '^performance = '
}

# the goals are DeepPerf's published errors
curve "$dune" 49 15.7
curve "$dune" 375 7.19
curve "$hipacc" 261 9.39
curve "$hipacc" 1281 3.75
formula "$dune" 49
formula "$dune" 375
formula "$hipacc" 261
formula "$hipacc" 1281
formula "$hipacc" 1281 --set max_terms=10
rm -r "$scratch"
