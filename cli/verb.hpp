// A verb of the command line: what must be said of it once, for help, handbook and tests alike.
#pragma once

#include "cli/console.hpp"

#include <CLI/CLI.hpp>

#include <functional>
#include <stdexcept>
#include <string>

namespace estafette::cli {

/// What a verb throws that was refused some of its inputs, complained of each, and did the others.
class PartlyRefused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;  ///< what remains to be said, in a sentence
};

inline constexpr int kMostNumber = 9999;  ///< of a battle, a turn or a proposal: more is a slip of the keys

/// `declare` names the options and opens nothing; `run` does the work. A refusal leaves `run` as estafette::Refusal.
struct Verb {
  std::string name;
  std::string purpose;  ///< one sentence, for the list of verbs
  std::string example;  ///< a whole command line; shown at the end of --help, and run by a test
  std::function<void(CLI::App&)> declare;
  std::function<void(const Console&)> run;
};

[[nodiscard]] Verb convert();
[[nodiscard]] Verb inspect();
[[nodiscard]] Verb scenario();
[[nodiscard]] Verb carryover();
[[nodiscard]] Verb map();
[[nodiscard]] Verb new_campaign();
[[nodiscard]] Verb orders();
[[nodiscard]] Verb turn();
[[nodiscard]] Verb battle();
[[nodiscard]] Verb report();
[[nodiscard]] Verb status();
[[nodiscard]] Verb history();
[[nodiscard]] Verb ruling();
[[nodiscard]] Verb proposal();
[[nodiscard]] Verb undo();
[[nodiscard]] Verb completion();
[[nodiscard]] Verb manual();

}  // namespace estafette::cli
