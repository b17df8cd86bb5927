#include "cli/program/window.hpp"

#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "cli/program/dropped.hpp"
#include "cli/version.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::cli {
namespace {

/// Lines of at most 79 characters, since the window may be 80 wide.
constexpr const char* kGreeting =
    R"({}: the courier between a Napoleonic campaign
and its battles in Scourge of War: Waterloo.

The umpire's desk opens in your browser now. Leave this window open while you
use it; closing the window closes the desk. Nothing is lost by that.

You can also drop files on the program's icon:

  a campaign                  its desk is opened
  an order of battle, or a    is scaled, into a folder "scaled" beside it
    folder of them
  a dump of the game with     becomes losses, in a folder "losses" beside it
    its battle.xml

Who would rather type opens "Start here.cmd", which lies beside the program.
README.html tells more.
)";

bool are_files(const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(), [](const std::string& word) {
    FileError absent;
    return fs::exists(word, absent);
  });
}

ExitCode run_dropped(const std::vector<std::string>& files, const Console& say, const RunCommand& run_command) {
  std::vector<std::string> words;
  try {
    words = words_for({files.begin(), files.end()});
  } catch (const Refusal& refusal) {
    for (const Problem& problem : refusal.problems()) say.complain(to_string(problem));
    return ExitCode::refused;
  }
  std::string typed = "estafette";
  for (const std::string& word : words)
    typed += word.find(' ') == std::string::npos ? " " + word : fmt::format(" \"{}\"", word);
  say.line("> " + typed + "\n");
  return run_command(words, say);
}

}  // namespace

ExitCode run_in_window(const std::vector<std::string>& words, const Console& say, std::istream& keys,
                       const RunCommand& run_command) {
  if (!are_files(words)) return run_command(words, say);
  ExitCode code = ExitCode::done;
  if (words.empty()) {
    say.line(fmt::format(kGreeting, kVersion));
    code = run_command({"desk"}, say);
  } else {
    code = run_dropped(words, say, run_command);
  }
  say.line("\nPress Enter to close this window.");
  say.flush();
  std::string key;
  std::getline(keys, key);
  return code;
}

}  // namespace estafette::cli
