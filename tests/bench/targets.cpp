#include "bench/targets.hpp"

#include "base/csv.hpp"
#include "base/files/environment.hpp"
#include "base/table.hpp"

#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace estafette::bench {
namespace {

constexpr const char* kFastest = "fastest";

std::string plain(double value) {
  return value < 10 ? fmt::format("{:.2f}", value) : fmt::format("{:.0f}", value);
}

}  // namespace

void Targets::add(const std::string& what, double value, const std::string& unit, Bound bound, double limit) {
  const bool met = bound == Bound::at_most ? value <= limit : value >= limit;
  rows_.push_back({what, plain(value), unit,
                   fmt::format("{} {}", bound == Bound::at_most ? "at most" : "at least", plain(limit)), met});
}

void Targets::tell(const std::string& what, double value, const std::string& unit) {
  rows_.push_back({what, plain(value), unit, "", true});
}

int Targets::finish() const {
  Table table{"", {{"what"}, {"measured", true}, {"unit"}, {"target"}, {""}}, {}, {}};
  std::string csv;
  for (const Row& row : rows_) {
    const std::string verdict = row.target.empty() ? "" : row.met ? "met" : "MISSED";
    table.rows.push_back({row.what, row.value, row.unit, row.target, verdict});
    csv += csv_line(table.rows.back());
  }
  fmt::print("\n{}\n", to_text(table));
  if (const std::string file = environment("ESTAFETTE_BENCH_CSV"); !file.empty())
    boost::nowide::ofstream(file, std::ios::app) << csv;
  return std::all_of(rows_.begin(), rows_.end(), [](const Row& row) { return row.met; }) ? 0 : 1;
}

void repeat(benchmark::internal::Benchmark* work, int times) {
  work->Repetitions(times)->ReportAggregatesOnly()->ComputeStatistics(
      kFastest, [](const std::vector<double>& runs) { return *std::min_element(runs.begin(), runs.end()); });
}

void Keeper::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.aggregate_name != kFastest) continue;
    processor_[run.run_name.function_name] = run.GetAdjustedCPUTime();
    wall_[run.run_name.function_name] = run.GetAdjustedRealTime();
  }
  ConsoleReporter::ReportRuns(runs);
}

}  // namespace estafette::bench
