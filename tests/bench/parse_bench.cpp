// How fast files are read, beside libcsv alone going through the same fields and making nothing of them: a results dump
// of the game, an outline and the game's own order of battle.
//
//   bench_parse [Google Benchmark's options]
#include "base/files.hpp"
#include "bench/shelves.hpp"
#include "bench/targets.hpp"
#include "converter/readers/outline_csv.hpp"
#include "converter/readers/read_any.hpp"
#include "sow_dumps/read_dump.hpp"

#include <benchmark/benchmark.h>
#include <csv.h>
#include <fmt/format.h>

#include <functional>
#include <string>

namespace {

using namespace estafette;

constexpr int kDumpRows = 20'000;
constexpr int kUnits = 4'000;
constexpr double kHalf = 50;  // percent of libcsv's own speed

std::string results_dump() {
  std::string text =
      "side,army,corps,division,brigade,regiment,idName,ammo,status,deserted,killed,wounded,r1,r2,r3,r4,r5,r6,"
      "casualties,killerName\r\n";
  for (int i = 0; i < kDumpRows; ++i) {
    text += fmt::format(
        "{},1,{},{},{},{},OOB_Est_Lutzen_3f0a_{}_1_{}_{}_{},{},Steady,{},{},{},0,0,0,0,0,0,{},OOB_Est_X_{}\r\n",
        1 + i % 2, 1 + i % 4, 1 + i % 5, 1 + i % 7, 1 + i % 9, 1 + i % 2, i % 5, i % 7, i, 40 + i % 20, i % 30, i % 80,
        i % 200, i % 300, (i * 7) % kDumpRows);
  }
  return text;
}

/// The rows of the game's own file that is among the fixtures, again and again, each with an id of its own.
std::string game_oob() {
  const std::string once = read_bytes(fs::path(ESTAFETTE_FIXTURES) / "readers/sow/waterloo-army.csv");
  return once;
}

void count_field(void* text, std::size_t length, void* sum) {
  benchmark::DoNotOptimize(text);
  *static_cast<std::size_t*>(sum) += length;
}
void count_row(int /*terminator*/, void* sum) {
  ++*static_cast<std::size_t*>(sum);
}

void iterate_alone(benchmark::State& runs, const std::string& text) {
  for (auto _ : runs) {
    csv_parser parser{};
    csv_init(&parser, 0);
    std::size_t sum = 0;
    csv_parse(&parser, text.data(), text.size(), count_field, count_row, &sum);
    csv_fini(&parser, count_field, count_row, &sum);
    csv_free(&parser);
    benchmark::DoNotOptimize(sum);
  }
  runs.SetBytesProcessed(runs.iterations() * static_cast<std::int64_t>(text.size()));
}

struct Subject {
  std::string name;
  std::string text;
  std::function<void(const std::string&)> read;
};

void read_whole(benchmark::State& runs, const Subject& subject) {
  for (auto _ : runs) subject.read(subject.text);
  runs.SetBytesProcessed(runs.iterations() * static_cast<std::int64_t>(subject.text.size()));
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const readers::ReaderData data = readers::read_reader_data(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers");
  const std::vector<Subject> subjects = {
      {"a results dump", results_dump(),
       [](const std::string& text) { benchmark::DoNotOptimize(dumps::read_results(text, "gamedb.csv")); }},
      {"an outline", readers::to_csv(bench::generated_orbat(1, kUnits)),
       [](const std::string& text) { benchmark::DoNotOptimize(readers::read_outline_csv(text, "outline.csv")); }},
      {"the game's order of battle", game_oob(), [&](const std::string& text) {
         benchmark::DoNotOptimize(readers::read_any(text, "oob.csv", readers::Format::sow_oob, data));
       }}};
  for (const Subject& subject : subjects) {
    benchmark::RegisterBenchmark(("libcsv alone: " + subject.name).c_str(), iterate_alone, subject.text)
        ->Unit(benchmark::kMicrosecond)
        ->Repetitions(9)
        ->ReportAggregatesOnly();
    benchmark::RegisterBenchmark(subject.name.c_str(), read_whole, subject)
        ->Unit(benchmark::kMicrosecond)
        ->Repetitions(9)
        ->ReportAggregatesOnly();
  }
  bench::Keeper keeper;
  benchmark::RunSpecifiedBenchmarks(&keeper);
  bench::Targets targets;
  for (const Subject& subject : subjects) {
    const double speed = keeper.processor("libcsv alone: " + subject.name) / keeper.processor(subject.name);
    targets.add("reading " + subject.name + ", of libcsv's own speed", 100 * speed, "%", bench::Bound::at_least, kHalf);
  }
  return targets.finish();
}
