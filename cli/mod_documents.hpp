// The files of a mod folder, and those beside it for the umpire, as documents to be written in one go; and the game
// that the mod is for, if it is on this computer.
#pragma once

#include "base/files.hpp"
#include "cli/console.hpp"
#include "converter/sow/mod.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

inline constexpr const char* kPreviewHelp = "also draw the battlefield: deployment.svg";

/// battle.xml, remarks.txt, deployment.svg if `preview` is set, and the mod folder, whose bytes are moved out of `mod`.
[[nodiscard]] std::vector<Document> documents_of(sow::Mod& mod, const std::vector<std::string>& remarks, bool preview);

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
