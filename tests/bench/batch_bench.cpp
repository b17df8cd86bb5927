// A shelf of 2,000 generated orders of battle of 300 units, converted with one job and with two: how well the second
// processor is used, how much memory it takes whatever the length of the shelf, and where the time goes.
//
//   bench_batch [Google Benchmark's options]        The computer should have nothing else to do.
#include "base/files/files.hpp"
#include "bench/shelves.hpp"
#include "bench/shipped.hpp"
#include "bench/targets.hpp"
#include "converter/batch/batch.hpp"
#include "converter/readers/outline/csv.hpp"

#include <benchmark/benchmark.h>
#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace estafette;

constexpr int kFiles = 2'000;
constexpr int kFew = 200;
constexpr int kUnits = 300;
constexpr int kRepetitions = 5;
constexpr double kEfficiency = 80;  // percent
constexpr double kMemory = 128;     // MiB
constexpr const char* kOne = "one job";
constexpr const char* kTwo = "two jobs";

/// Folders that vanish at the end: a long shelf and a short one.
class Shelves {
 public:
  Shelves() : folder_(fs::temp_directory_path() / "estafette-bench-batch") {
    fs::remove_all(folder_);
    for (int i = 0; i < kFiles; ++i) {
      const std::string csv = readers::to_csv(bench::generated_orbat(i, kUnits));
      put("long", i, csv);
      if (i < kFew) put("short", i, csv);
    }
  }
  ~Shelves() {
    FileError ignored;
    fs::remove_all(folder_, ignored);
  }
  Shelves(const Shelves&) = delete;
  Shelves& operator=(const Shelves&) = delete;

  [[nodiscard]] fs::path operator/(const std::string& name) const { return folder_ / name; }

 private:
  void put(const std::string& shelf, int number, const std::string& csv) const {
    const fs::path file = folder_ / shelf / fmt::format("{:02}", number % 40) / fmt::format("{:04}.csv", number);
    fs::create_directories(file.parent_path());
    boost::nowide::ofstream(file, std::ios::binary) << csv;
  }
  fs::path folder_;
};

/// The most memory that the process ever had since it was last asked to forget, in MiB.
double peak_memory() {
  boost::nowide::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) / 1024;
  }
  return 0;
}
void forget_peak() {
  boost::nowide::ofstream("/proc/self/clear_refs") << "5";
}

struct Measured {
  double peak = 0;
  batch::Times times;
};

Measured convert(const Shelves& shelves, const std::string& shelf, int jobs, const batch::Recipe& recipe) {
  const fs::path out = shelves / "out";
  fs::remove_all(out);
  forget_peak();
  const batch::Finished finished =
      batch::convert_all(batch::find_inputs({shelves / shelf}, out), recipe,
                         {.folder = out, .jobs = jobs, .overwrite = false, .dry_run = false, .summary = true},
                         {.told = {}, .stopped = {}});
  for (const batch::Outcome& outcome : finished.outcomes) {
    if (outcome.state != batch::InputState::done) throw std::runtime_error(outcome.file + " was not converted");
  }
  return {peak_memory(), finished.times};
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const Shelves shelves;
  const batch::Recipe by_rules = bench::shipped_recipe();
  const Measured few = convert(shelves, "short", 2, by_rules);
  Measured many;
  for (const int jobs : {1, 2}) {
    auto* work = benchmark::RegisterBenchmark(jobs == 1 ? kOne : kTwo, [&, jobs](benchmark::State& runs) {
      for (auto _ : runs) {
        const auto start = std::chrono::steady_clock::now();
        many = convert(shelves, "long", jobs, by_rules);
        runs.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
      }
      runs.SetItemsProcessed(kFiles);
    });
    bench::repeat(work->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1), kRepetitions);
  }
  bench::Keeper keeper;
  benchmark::RunSpecifiedBenchmarks(&keeper);

  const double all = static_cast<double>((many.times.read + many.times.scale + many.times.write).count());
  const auto share = [&](std::chrono::nanoseconds step) { return 100 * static_cast<double>(step.count()) / all; };
  bench::Targets targets;
  targets.tell(fmt::format("{} orders of battle of {} units, one job", kFiles, kUnits), keeper.wall(kOne) / 1000, "s");
  targets.tell(fmt::format("{} orders of battle of {} units, two jobs", kFiles, kUnits), keeper.wall(kTwo) / 1000, "s");
  targets.add("parallel efficiency of two jobs", 100 * keeper.wall(kOne) / (2 * keeper.wall(kTwo)), "%",
              bench::Bound::at_least, kEfficiency);
  targets.add(fmt::format("peak memory, {} files, two jobs", kFew), few.peak, "MiB", bench::Bound::at_most, kMemory);
  targets.add(fmt::format("peak memory, {} files, two jobs", kFiles), many.peak, "MiB", bench::Bound::at_most, kMemory);
  targets.tell("memory for each further file: its lines in record and summary",
               1024 * (many.peak - few.peak) / (kFiles - kFew), "KiB");
  targets.tell("of the time: read", share(many.times.read), "%");
  targets.tell("of the time: scale", share(many.times.scale), "%");
  targets.tell("of the time: write", share(many.times.write), "%");
  return targets.finish();
}
