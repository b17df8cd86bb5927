// The options on the game that is installed: where it is, and whether a mod is put there.
#pragma once

#include "base/files.hpp"
#include "cli/console.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

/// The game that the umpire named, or that was found.
struct ChosenGame {
  fs::path dir;   ///< empty: none
  fs::path mods;  ///< where a mod is to be put; empty: nowhere
};

struct GameOptions {
  fs::path dir;
  bool install = false;

  /// --game-dir and --install.
  void declare(CLI::App& command);
  /// Throws Refusal if there is no game where it should be.
  [[nodiscard]] ChosenGame chosen() const;
};

/// Says what is to be done with the mod folder that was written into `out`; if it is to be installed, copies it first.
/// The battle is written and kept by then, so a copy that fails is only said.
void hand_over(const ChosenGame& game, const std::vector<Document>& documents, const std::string& mod_folder,
               const fs::path& out, const std::string& fingerprint, const Console& say);

}  // namespace estafette::cli
