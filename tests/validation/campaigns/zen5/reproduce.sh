#!/usr/bin/env bash
# reproduce.sh [FOLDER]
# Measure the data sets of this folder again, on a processor of your own, train a model and draw every
# figure, in another folder, by default `out`: about an hour and a half on two cores. Needs gcc, gfortran and clang. Interrupt it at will:
# started again it goes on where it stopped.
set -euo pipefail
folder=${1:-out}
mkdir -p "$folder"
machine="$folder/epyc-9005.toml"

chainline calibrate -o "$machine"

# every split, in L1 and from memory
chainline measure --machine "$machine" --order 1-15 --compiler llvm,gcc,gfortran,clang \
  --rounds 40 -o "$folder/tensor.parquet"
chainline measure --machine "$machine" --order 1-15 --compiler llvm --residence memory \
  --rounds 12 -o "$folder/tensor.parquet"
chainline measure --machine "$machine" --repeat 50 -o "$folder/tensor.parquet"

# what few splits cannot teach: low orders at other widths, flags, modes and levels
more() { chainline measure --machine "$machine" -o "$folder/further.parquet" "$@"; }
more --order 1-3 --compiler llvm --vector-bits 128,256,512 --residence L1,L2,L3,memory --rounds 20
more --order 1-3 --compiler gcc,gfortran,clang --vector-bits 128,256,512 --flags=-O2 --flags=-O3 \
  --residence L1,L2,L3,memory --rounds 20
more --order 4 --compiler llvm --vector-bits 128,256,512 --residence L1,L2,L3,memory --rounds 16
more --order 4 --compiler gcc,gfortran,clang --vector-bits 128,256,512 --flags=-O2 --flags=-O3 \
  --residence L2,L3,memory --rounds 16
more --order 4-6 --compiler llvm,gcc,gfortran,clang --residence L2,L3,memory --rounds 16
more --order 7-11 --compiler gcc,clang --residence memory --rounds 12
more --order 1-3 --compiler gcc,gfortran,clang --vector-bits 128,256,512 --flags=-O1 --flags=-Os \
  --flags="-O3 -funroll-loops" --flags="-O2 -ftree-vectorize" --flags="-O3 -fno-tree-slp-vectorize" \
  --residence L1 --rounds 30
more --order 1-2 --compiler gcc,gfortran,clang --vector-bits 128,256,512 --flags=-O1 --flags=-Os \
  --flags="-O3 -funroll-loops" --flags="-O2 -ftree-vectorize" --flags="-O3 -fno-tree-slp-vectorize" \
  --residence L2,L3,memory --rounds 16
more --order 1-2 --compiler gcc,gfortran --vector-bits 256,512 --flags="-O3 -fno-tree-vectorize" \
  --flags="-O3 -fno-tree-loop-vectorize" --flags="-O3 -fno-schedule-insns2" --flags="-O3 -fschedule-insns" \
  --flags="-O1 -ftree-vectorize" --flags="-O2 -funroll-loops" --residence L1,L2,L3,memory --rounds 24
more --order 1-2 --compiler clang --vector-bits 256,512 --flags="-O3 -fno-vectorize" \
  --flags="-O3 -fno-slp-vectorize" --flags="-O3 -fno-unroll-loops" --flags="-O1 -fvectorize" \
  --residence L1,L2,L3,memory --rounds 24
more --order 1-3 --compiler llvm,gcc,gfortran,clang --mode x,y,z --vector-bits 256,512 --residence L1 \
  --rounds 30

# kernels in explicit vectors, one element a call
vectors() {
  chainline measure --machine "$machine" --elements 1 --patience 30 -o "$folder/schedules.parquet" "$@"
}
vectors --order 1-15 --schedules 100
vectors --order 1-15 --mode x,y,z --schedules 30

chainline evaluate chain,roofline,cache-roofline,ecm,simulation "$folder/tensor.parquet" \
  --machine "$machine" --figures "$folder/figures"
chainline evaluate learned "$folder/tensor.parquet" "$folder/further.parquet" --machine zen5 \
  --figures "$folder/learned"
chainline train "$folder/tensor.parquet" "$folder/further.parquet" "$folder/schedules.parquet" --machine zen5 --score -o "$folder/model"
