// The steps of `estafette battle`, each with its options, one file for each.
#pragma once

#include "cli/verb.hpp"

#include <functional>

namespace estafette::cli {

/// A subcommand: what it is called, and what it does when it is chosen.
struct Step {
  std::string name, purpose, example;
  std::function<void(CLI::App&)> declare;
  std::function<void(const Console&)> run;
};

[[nodiscard]] Step battle_generate();
[[nodiscard]] Step battle_import();
[[nodiscard]] Step battle_adjudicate();
[[nodiscard]] Step battle_exploit();

}  // namespace estafette::cli
