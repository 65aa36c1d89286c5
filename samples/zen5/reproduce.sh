#!/usr/bin/env bash
# Measure the data set of this folder again, on a processor of your own: about half an hour.
# Needs gcc, gfortran and clang. Interrupt it at will: started again it goes on where it stopped.
set -euo pipefail
folder=${1:-.}

chainline calibrate -o "$folder/epyc-9005.toml"
chainline measure --machine "$folder/epyc-9005.toml" --order 1-15 --compiler llvm,gcc,gfortran,clang \
  --rounds 40 -o "$folder/tensor.parquet"
chainline measure --machine "$folder/epyc-9005.toml" --order 1-15 --compiler llvm --residence memory \
  --rounds 12 -o "$folder/tensor.parquet"

chainline measure --machine "$folder/epyc-9005.toml" --repeat 50 -o "$folder/tensor.parquet"
chainline evaluate chain,roofline,cache-roofline,ecm,simulation "$folder/tensor.parquet" \
  --machine "$folder/epyc-9005.toml" --figures "$folder/figures"
