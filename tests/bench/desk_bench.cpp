// How long the desk takes for each of its pages on the campaign of 1813 at turn 57: right after a command, when the
// campaign is read again and the page is drawn anew, and when the page is asked for once more. The campaign is made
// here: every force of the map has an order in every half-week, and each half-week is played by the rules.
//
//   bench_desk [Google Benchmark's options]
#include "bench/targets.hpp"
#include "cli/templates.hpp"
#include "cli/verbs/run.hpp"
#include "desk/desk.hpp"

#include <benchmark/benchmark.h>
#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace estafette;

constexpr int kTurns = 56;
constexpr const char* kDrawn = "/map drawn";
constexpr double kAllowed = 50;  // milliseconds of a processor for a page
const std::vector<std::string> kPages = {
    "/",           "/map",    "/letters",          "/half-week", "/battles", "/rulings",
    "/dispatches", "/places", "/orders-of-battle", "/history",   "/begin",   "/site/index.html"};
/// These read all that has happened when they are first asked for, and are kept then.
bool is_large(const std::string& page) {
  return page.starts_with("/site");
}

desk::Ran carry_out(const std::vector<std::string>& words) {
  std::ostringstream out;
  std::ostringstream err;
  const cli::ExitCode code = cli::run(words, cli::Console(out, err));
  return {code == cli::ExitCode::done, out.str(), err.str()};
}

void command(const std::vector<std::string>& words) {
  const desk::Ran ran = carry_out(words);
  if (!ran.done) throw std::runtime_error(words.front() + ": " + ran.err);
}

/// A year of it in a folder that vanishes at the end.
class LongYear {
 public:
  LongYear() {
    fs::create_directories(folder_);
    fs::current_path(folder_);
    command({"new", kFile, "--from", ESTAFETTE_SOURCE_DIR "/templates/campaigns/1813", "--seed", "1813"});
    for (int turn = 1; turn <= kTurns; ++turn) {
      for (const char* side : {"france", "coalition"}) lodge_for(side);
      command({"turn", kFile, "--at-once"});
      const std::vector<campaign::Contact> contacts = campaign::CampaignFile{fs::path(kFile)}.state().contacts;
      for (const campaign::Contact& contact : contacts)
        if (!contact.settled)
          command({"battle", "adjudicate", kFile, std::to_string(contact.number), "--winner", "nobody", "--level",
                   "draw", "--no-losses"});
    }
  }
  ~LongYear() {
    fs::current_path(fs::temp_directory_path());
    FileError ignored;
    fs::remove_all(folder_, ignored);
  }
  LongYear(const LongYear&) = delete;
  LongYear& operator=(const LongYear&) = delete;

  static constexpr const char* kFile = "year.campaign";

 private:
  static void lodge_for(const std::string& side) {
    const campaign::CampaignFile file{fs::path(kFile)};
    boost::nowide::ofstream letter("letter.txt");
    for (const campaign::Force& force : file.state().forces)
      if (to_string(force.side) == side && force.duty == campaign::Duty::field) letter << force.name << ": stand\n";
    letter.close();
    (void)carry_out({"orders", kFile, "letter.txt", "--side", side, "--lodge", "--good-lines"});
  }
  fs::path folder_ = fs::temp_directory_path() / fs::unique_path("estafette-desk-%%%%%%%%");
};

desk::Response page_of(desk::Desk& desk, const std::string& path) {
  desk::Request request;
  request.path = path;
  desk::Response answer = desk.answer(request);
  if (answer.status != 200) throw std::runtime_error(path + " is not shown: " + answer.bytes.substr(0, 500));
  return answer;
}

/// As the verb opens it: maps are drawn beside it.
desk::Furniture furniture() {
  desk::Furniture furniture{LongYear::kFile, carry_out, {}};
  furniture.looks_ahead = true;
  return furniture;
}

void rule_anew() {
  static int score = 50;
  command(
      {"ruling", LongYear::kFile, "campaign", "prestige", std::to_string(score = 101 - score), "--because", "bench"});
}

void again(benchmark::State& runs, const std::string& path) {
  desk::Desk desk(furniture(), "token");
  (void)page_of(desk, path);
  (void)page_of(desk, path);  // the map is there at the second time
  for (auto _ : runs) benchmark::DoNotOptimize(page_of(desk, path));
}

/// After a ruling, which is taken back when the page has been shown.
void anew(benchmark::State& runs, const std::string& path) {
  desk::Desk desk(furniture(), "token");
  (void)page_of(desk, path);
  for (auto _ : runs) {
    runs.PauseTiming();
    rule_anew();
    runs.ResumeTiming();
    benchmark::DoNotOptimize(page_of(desk, path));
  }
}

/// The same until the map is on it: the page at once, and once more when it has been drawn.
void until_the_map_is_there(benchmark::State& runs) {
  desk::Desk desk(furniture(), "token");
  for (auto _ : runs) {
    runs.PauseTiming();
    rule_anew();
    runs.ResumeTiming();
    (void)page_of(desk, "/map");
    benchmark::DoNotOptimize(page_of(desk, "/map"));
  }
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  cli::remember_program(ESTAFETTE_SOURCE_DIR "/build");
  const LongYear year;
  for (const std::string& page : kPages) {
    bench::repeat(benchmark::RegisterBenchmark((page + " again").c_str(), again, page)->Unit(benchmark::kMillisecond),
                  3);
    bench::repeat(benchmark::RegisterBenchmark((page + " anew").c_str(), anew, page)
                      ->Unit(benchmark::kMillisecond)
                      ->Iterations(3),
                  3);
  }
  bench::repeat(benchmark::RegisterBenchmark(kDrawn, until_the_map_is_there)
                    ->Unit(benchmark::kMillisecond)
                    ->MeasureProcessCPUTime()
                    ->Iterations(3),
                3);
  bench::Keeper keeper;
  benchmark::RunSpecifiedBenchmarks(&keeper);
  bench::Targets targets;
  const auto kib = fs::file_size(LongYear::kFile) / 1024;
  for (const std::string& page : kPages) {
    if (!keeper.ran(page + " again")) continue;
    targets.add(fmt::format("desk {} at turn {}, {} KiB, again", page, kTurns + 1, kib),
                keeper.processor(page + " again"), "ms", bench::Bound::at_most, kAllowed);
    const std::string what = fmt::format("desk {}, after a command", page);
    if (is_large(page))
      targets.tell(what, keeper.processor(page + " anew"), "ms");
    else
      targets.add(what, keeper.processor(page + " anew"), "ms", bench::Bound::at_most, kAllowed);
  }
  if (keeper.ran(kDrawn))
    targets.tell("desk /map, after a command, until the map is on it", keeper.processor(kDrawn), "ms");
  return targets.finish();
}
