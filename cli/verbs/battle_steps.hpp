// The steps of `estafette battle`, each with its options, one file for each.
#pragma once

#include "cli/verb.hpp"

#include <functional>

namespace estafette::cli {

/// A subcommand: what it is called, and what it does when it is chosen.
struct Subcommand {
  std::string name, purpose, example;
  std::function<void(CLI::App&)> declare;
  std::function<void(const Console&)> run;
};

[[nodiscard]] Subcommand battle_generate();
[[nodiscard]] Subcommand battle_import();
[[nodiscard]] Subcommand battle_adjudicate();
[[nodiscard]] Subcommand battle_exploit();

}  // namespace estafette::cli
