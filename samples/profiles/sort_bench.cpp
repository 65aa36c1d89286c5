#include <benchmark/benchmark.h>
#include <algorithm>
#include <random>
#include <vector>

static void BM_sort(benchmark::State& state) {
  std::mt19937 random(0);
  std::vector<double> given(state.range(0));
  for (auto& value : given) value = random();
  for (auto _ : state) {
    auto values = given;
    std::sort(values.begin(), values.end());
    benchmark::DoNotOptimize(values.data());
  }
}
BENCHMARK(BM_sort)->ArgName("n")->RangeMultiplier(4)->Range(256, 65536);

static void BM_gemm(benchmark::State& state) {
  const auto m = state.range(0), k = state.range(1);
  std::vector<double> a(m * k, 1.0), b(k * m, 2.0), c(m * m);
  for (auto _ : state) {
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < m; ++j) {
        double sum = 0;
        for (int l = 0; l < k; ++l) sum += a[i * k + l] * b[l * m + j];
        c[i * m + j] = sum;
      }
    benchmark::DoNotOptimize(c.data());
  }
}
BENCHMARK(BM_gemm)->ArgNames({"m", "k"})->ArgsProduct({{8, 16, 32}, {8, 16, 32}});
BENCHMARK_MAIN();
