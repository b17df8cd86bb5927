// What a benchmark promises, and whether it kept it: one table for people, one CSV to compare with later.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace estafette::bench {

enum class Bound { at_most, at_least };

class Targets {
 public:
  /// A figure with what it must keep to; `unit` as "ms" or "%".
  void add(const std::string& what, double value, const std::string& unit, Bound bound, double limit);
  /// A figure that nothing is promised of.
  void tell(const std::string& what, double value, const std::string& unit);

  /// Prints the table, appends its rows to the file that ESTAFETTE_BENCH_CSV names, if it is set, and gives the exit
  /// code: 0 if every target is met.
  [[nodiscard]] int finish() const;

 private:
  struct Row {
    std::string what, value, unit, target;
    bool met = true;
  };
  std::vector<Row> rows_;
};

/// Has a benchmark run so often, and its fastest run kept: other programs only ever make it slower.
void repeat(benchmark::internal::Benchmark* work, int times);

/// Prints as Google Benchmark does, and keeps the fastest run of each benchmark that was repeated.
class Keeper : public benchmark::ConsoleReporter {
 public:
  Keeper() : ConsoleReporter(OO_Tabular) {}
  void ReportRuns(const std::vector<Run>& runs) override;
  /// False for a benchmark that --benchmark_filter left out.
  [[nodiscard]] bool ran(const std::string& name) const { return processor_.contains(name); }
  /// Time of a processor, and by the clock on the wall; in the unit of the benchmark.
  [[nodiscard]] double processor(const std::string& name) const { return processor_.at(name); }
  [[nodiscard]] double wall(const std::string& name) const { return wall_.at(name); }

 private:
  std::map<std::string, double> processor_, wall_;
};

}  // namespace estafette::bench
