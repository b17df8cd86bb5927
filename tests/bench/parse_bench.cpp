// How fast files are read, beside libcsv alone going through the same fields and making nothing of them.
//
// Parsed, each row by itself with its figures as numbers: a results dump and the game's own order of battle, as large
// as the game's. These are held to half of libcsv's speed. Understood, with commands, arms, checks and ids: the same
// order of battle, and an outline. These are held to a little less than was measured last (docs/batch.md, "Speed").
//
//   bench_parse [Google Benchmark's options]
#include "bench/shelves.hpp"
#include "bench/shipped.hpp"
#include "bench/targets.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/sow/rows.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/army_oob.hpp"
#include "sow_dumps/reading/read_dump.hpp"

#include <benchmark/benchmark.h>
#include <csv.h>
#include <fmt/format.h>

#include <functional>
#include <string>

namespace {

using namespace estafette;

constexpr int kDumpRows = 20'000;
constexpr int kUnits = 800;
constexpr int kRepetitions = 9;
// In percent of libcsv's own speed.
constexpr double kParsed = 50;
constexpr double kGameUnderstood = 13;
constexpr double kOutlineUnderstood = 28;

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

/// A generated army as this program writes it for the game.
std::string game_oob(const batch::Recipe& recipe) {
  const Orbat scaled = scaling::scale(bench::generated_orbat(1, kUnits), recipe.rules).orbat;
  return sow::army_oob(scaled, "Bench", "bench", recipe.profile).csv;
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
  double at_least;  ///< percent of libcsv's own speed
};

void read_whole(benchmark::State& runs, const Subject& subject) {
  for (auto _ : runs) subject.read(subject.text);
  runs.SetBytesProcessed(runs.iterations() * static_cast<std::int64_t>(subject.text.size()));
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const batch::Recipe recipe = bench::shipped_recipe();
  const readers::ReaderData& data = recipe.readers;
  const std::string oob = game_oob(recipe);
  const std::vector<Subject> subjects = {
      {"a results dump parsed", results_dump(),
       [](const std::string& text) { benchmark::DoNotOptimize(dumps::read_results(text, "gamedb.csv")); }, kParsed},
      {"the game's order of battle parsed", oob,
       [&](const std::string& text) { benchmark::DoNotOptimize(readers::sow_rows(text, data.sow, "oob.csv")); },
       kParsed},
      {"the game's order of battle understood", oob,
       [&](const std::string& text) {
         benchmark::DoNotOptimize(readers::read_any(text, "oob.csv", readers::Format::sow_oob, data));
       },
       kGameUnderstood},
      {"an outline understood", readers::to_csv(bench::generated_orbat(1, kUnits)),
       [](const std::string& text) { benchmark::DoNotOptimize(readers::read_outline_csv(text, "outline.csv")); },
       kOutlineUnderstood}};
  for (const Subject& subject : subjects) {
    const std::string alone = "libcsv alone: " + subject.name;
    for (auto* work : {benchmark::RegisterBenchmark(alone.c_str(), iterate_alone, subject.text),
                       benchmark::RegisterBenchmark(subject.name.c_str(), read_whole, subject)}) {
      bench::repeat(work->Unit(benchmark::kMicrosecond), kRepetitions);
    }
  }
  bench::Keeper keeper;
  benchmark::RunSpecifiedBenchmarks(&keeper);
  bench::Targets targets;
  for (const Subject& subject : subjects) {
    if (!keeper.ran("libcsv alone: " + subject.name) || !keeper.ran(subject.name)) continue;
    const std::string what = subject.name + ", of libcsv's own speed";
    const double speed = 100 * keeper.processor("libcsv alone: " + subject.name) / keeper.processor(subject.name);
    targets.add(what, speed, "%", bench::Bound::at_least, subject.at_least);
  }
  return targets.finish();
}
