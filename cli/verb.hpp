// A verb of the command line, described once, for help, manual pages, completion and tests alike.
#pragma once

#include "cli/console/console.hpp"

#include <CLI/CLI.hpp>

#include <functional>
#include <stdexcept>
#include <string>

namespace estafette::cli {

/// Thrown when some inputs were refused and the rest are done. Their problems have been printed already.
class PartlyRefused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;  ///< a last sentence to print
};

/// How every verb describes its argument FILE if that is a campaign: such a verb finds it alone if it is not named
/// (wanted.hpp).
inline constexpr const char* kTheCampaign = "the campaign; it may be left out where its folder holds no other";

inline constexpr int kMostNumber = 9999;  ///< of a battle, a turn or a proposal: anything higher is a typing slip

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
[[nodiscard]] Verb players();
[[nodiscard]] Verb orders();
[[nodiscard]] Verb turn();
[[nodiscard]] Verb battle();
[[nodiscard]] Verb report();
[[nodiscard]] Verb status();
[[nodiscard]] Verb history();
[[nodiscard]] Verb rules();
[[nodiscard]] Verb ruling();
[[nodiscard]] Verb proposal();
[[nodiscard]] Verb desk();
[[nodiscard]] Verb undo();
[[nodiscard]] Verb redo();
[[nodiscard]] Verb roster();
[[nodiscard]] Verb table();
[[nodiscard]] Verb vouch();
[[nodiscard]] Verb completion();
[[nodiscard]] Verb manual();

}  // namespace estafette::cli
