// How long a whole command takes, from the start of the program to its end: on the campaign of 1813, and `convert` on
// an order of battle of the size of the game's own, there and back. The clock on the wall is told; what is held is the
// time of a processor, against a baseline that is measured in the same run: other programs disturb it least.
//   bench_verbs --program build/bench/cli/estafette
#include "base/files/files.hpp"
#include "bench/targets.hpp"
#include "support/shipped_oob.hpp"

#include <boost/nowide/fstream.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <pugixml.hpp>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace estafette {
namespace {

constexpr int kTimes = 15;
constexpr const char* kBaseline = "--baseline";
constexpr test::ShippedShape kGamesSize = {.battalions = 7, .guns = 8};  // some 2,300 rows

/// Milliseconds.
struct Taken {
  double wall = std::numeric_limits<double>::max(), processor = std::numeric_limits<double>::max();

  /// Of many runs the least of each counts: other programs only ever make it more.
  void less_of(const Taken& other) {
    wall = std::min(wall, other.wall);
    processor = std::min(processor, other.processor);
  }
};

double milliseconds(const timeval& time) {
  constexpr double kThousand = 1000;
  return static_cast<double>(time.tv_sec) * kThousand + static_cast<double>(time.tv_usec) / kThousand;
}

/// Runs it to its end; its words go nowhere. Throws std::runtime_error if it fails.
Taken run(const std::string& program, const std::vector<std::string>& words) {
  std::vector<char*> arguments = {const_cast<char*>(program.c_str())};
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t nowhere;
  posix_spawn_file_actions_init(&nowhere);
  posix_spawn_file_actions_addopen(&nowhere, 1, "/dev/null", O_WRONLY, 0);
  const auto begun = std::chrono::steady_clock::now();
  pid_t process = 0;
  const int result = posix_spawn(&process, program.c_str(), &nowhere, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&nowhere);
  int ending = -1;
  rusage used{};
  if (result != 0 || wait4(process, &ending, 0, &used) != process || ending != 0)
    throw std::runtime_error(words.front() + " failed");
  return {std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count(),
          milliseconds(used.ru_utime) + milliseconds(used.ru_stime)};
}

std::size_t texts_in(const pugi::xml_node& node, std::map<std::string, std::size_t>& texts) {
  for (const pugi::xml_attribute& attribute : node.attributes()) ++texts[attribute.value()];
  for (const pugi::xml_node& below : node.children()) texts_in(below, texts);
  return texts.size();
}

/// Work of the sort that commands do, with none of our code in it: the map of 1813 is parsed and its texts are sorted,
/// some times over. Done by this program, started anew: so it meets the same hindrances as they. The exit code.
int work_of_baseline() {
  constexpr int kRounds = 4;
  const std::string map = read_bytes(ESTAFETTE_SOURCE_DIR "/templates/campaigns/1813/map.xml");
  for (int i = 0; i < kRounds; ++i) {
    pugi::xml_document document;
    std::map<std::string, std::size_t> texts;
    if (!document.load_buffer(map.data(), map.size()) || texts_in(document, texts) == 0) return 1;
  }
  return 0;
}

/// A campaign of 1813, and a letter of Ney's.
class Desk {
 public:
  explicit Desk(std::string program) : program_(std::move(program)) {
    fs::create_directories(folder_);
    (void)run(program_, {"new", begun(), "--from", ESTAFETTE_SOURCE_DIR "/templates/campaigns/1813", "--seed", "1"});
    boost::nowide::ofstream(letter()) << "III Corps: march Weissenfels\n";
    boost::nowide::ofstream(order_of_battle(), std::ios::binary) << test::shipped_oob(1, kGamesSize);
  }
  ~Desk() { fs::remove_all(folder_); }
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  [[nodiscard]] std::string begun() const { return (folder_ / "begun.campaign").string(); }
  [[nodiscard]] std::string campaign() const { return (folder_ / "spring.campaign").string(); }
  [[nodiscard]] std::string letter() const { return (folder_ / "ney.txt").string(); }

  [[nodiscard]] std::string order_of_battle() const { return (folder_ / "OOB_SB_Bench.csv").string(); }
  [[nodiscard]] std::string results() const { return (folder_ / "results").string(); }

  /// The least of many, each on the campaign as it was begun.
  [[nodiscard]] Taken least(const std::vector<std::string>& words) const {
    Taken taken;
    for (int i = 0; i < kTimes; ++i) {
      fs::copy_file(begun(), campaign(), fs::copy_options::overwrite_existing);
      taken.less_of(run(program_, words));
    }
    return taken;
  }

 private:
  std::string program_;
  fs::path folder_ = fs::temp_directory_path() / fs::unique_path("estafette-verbs-%%%%%%%%");
};

}  // namespace
}  // namespace estafette

int main(int argc, char** argv) {
  using namespace estafette;
  if (argc == 2 && std::string(argv[1]) == kBaseline) return work_of_baseline();
  if (argc != 3 || std::string(argv[1]) != "--program") {
    std::cerr << "usage: bench_verbs --program PROGRAM\n";
    return 2;
  }
  const Desk desk(argv[2]);
  const std::string file = desk.campaign();
  bench::Targets targets;
  Taken unit;
  for (int i = 0; i < kTimes; ++i) unit.less_of(run(argv[0], {kBaseline}));
  targets.tell("baseline: the map of 1813 parsed, its texts sorted, four times", unit.wall, "ms");
  const auto holds = [&](std::vector<std::string> words, double most) {
    const Taken taken = desk.least(words);
    std::erase_if(words, [&](const std::string& word) { return word == file; });
    for (std::string& word : words) word = fs::path(word).filename().string();
    const std::string command = fmt::format("{}", fmt::join(words, " "));
    targets.tell(command, taken.wall, "ms");
    targets.add(command + ": processor against baseline", taken.processor / unit.processor, "times",
                bench::Bound::at_most, most);
  };
  targets.tell("the program by itself: --version", desk.least({"--version"}).wall, "ms");
  // What each takes today on quiet processors, in baselines, and about a seventh. The aims are 2 for what reads and 4
  // for what writes: 10 and 20 ms of the clock where the baseline takes 5 (docs/formats/campaign-file.md).
  holds({"status", file}, 1.0);
  holds({"status", file, "--side", "france"}, 1.0);
  holds({"orders", file, desk.letter(), "--side", "france"}, 1.6);
  holds({"history", file}, 1.25);
  holds({"battle", "list", file}, 1.0);
  holds({"orders", file, desk.letter(), "--side", "france", "--lodge"}, 1.9);
  holds({"ruling", file, "III Corps", "fatigued", "2", "--because", "rain"}, 1.8);
  holds({"turn", file}, 2.3);
  const std::vector<std::string> there_and_back = {
      "convert", desk.order_of_battle(), "--scale", "none", "--to", "sow", "--out", desk.results(), "--overwrite"};
  const auto rows = test::lines_of_game(test::shipped_oob(1, kGamesSize)).size();
  const Taken taken = desk.least(there_and_back);
  const std::string what = fmt::format("convert, the game's own file of {} rows read and written back", rows);
  constexpr double kThereAndBack = 5.0;
  targets.tell(what, taken.wall, "ms");
  targets.add(what + ": processor against baseline", taken.processor / unit.processor, "times", bench::Bound::at_most,
              kThereAndBack);
  return targets.finish();
}
