// How long a whole command takes, from the start of the program to its end: on the campaign of 1813, and `convert` on
// an order of battle of the size of the game's own, there and back.
//   bench_verbs --program build/bench/cli/estafette
#include "base/files.hpp"
#include "bench/targets.hpp"
#include "support/shipped_oob.hpp"

#include <boost/nowide/fstream.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace estafette {
namespace {

constexpr int kTimes = 15;
constexpr double kReading = 10, kWriting = 20;                           // milliseconds
constexpr test::ShippedShape kGamesSize = {.battalions = 7, .guns = 8};  // some 2,300 rows

/// Runs it to its end and returns the milliseconds; its words go nowhere. Throws std::runtime_error if it fails.
double run(const std::string& program, const std::vector<std::string>& words) {
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
  if (result != 0 || waitpid(process, &ending, 0) != process || ending != 0)
    throw std::runtime_error(words.front() + " failed");
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
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

  /// The fastest of many, each on the campaign as it was begun: other programs only ever make it slower.
  [[nodiscard]] double fastest(const std::vector<std::string>& words) const {
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < kTimes; ++i) {
      fs::copy_file(begun(), campaign(), fs::copy_options::overwrite_existing);
      least = std::min(least, run(program_, words));
    }
    return least;
  }

 private:
  std::string program_;
  fs::path folder_ = fs::temp_directory_path() / fs::unique_path("estafette-verbs-%%%%%%%%");
};

}  // namespace
}  // namespace estafette

int main(int argc, char** argv) {
  using namespace estafette;
  if (argc != 3 || std::string(argv[1]) != "--program") {
    std::cerr << "usage: bench_verbs --program PROGRAM\n";
    return 2;
  }
  const Desk desk(argv[2]);
  const std::string file = desk.campaign();
  bench::Targets targets;
  const auto reads = [&](const std::vector<std::string>& words) {
    targets.add(words.front() + ", on the campaign of 1813", desk.fastest(words), "ms", bench::Bound::at_most,
                kReading);
  };
  const auto writes = [&](const std::vector<std::string>& words) {
    targets.add(words.front() + ", written", desk.fastest(words), "ms", bench::Bound::at_most, kWriting);
  };
  targets.tell("the program by itself: --version", desk.fastest({"--version"}), "ms");
  reads({"status", file});
  reads({"status", file, "--side", "france"});
  reads({"orders", file, desk.letter(), "--side", "france"});
  reads({"history", file});
  reads({"battle", "list", file});
  writes({"orders", file, desk.letter(), "--side", "france", "--lodge"});
  writes({"ruling", file, "III Corps", "fatigued", "2", "--because", "rain"});
  writes({"turn", file});
  const std::vector<std::string> there_and_back = {
      "convert", desk.order_of_battle(), "--scale", "none", "--to", "sow", "--out", desk.results(), "--overwrite"};
  const auto rows = test::lines_of_game(test::shipped_oob(1, kGamesSize)).size();
  targets.tell(fmt::format("convert, the game's own file of {} rows read and written back", rows),
               desk.fastest(there_and_back), "ms");
  return targets.finish();
}
