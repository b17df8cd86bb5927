// The files of a mod folder, and those beside it for the umpire, as documents to be written in one go; and the game
// that the mod is for, if it is on this computer.
#pragma once

#include "base/files/files.hpp"
#include "cli/console/console.hpp"
#include "converter/sow/mod.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

inline constexpr const char* kPreviewHelp =
    "also draw the field at the start: deployment.html, a plan with all units in a table, and deployment.svg, the plan "
    "alone";
inline constexpr const char* kPositionsHelp =
    "where corps stand and which way they face: positions.csv as it was written beside a battle, and changed";

/// battle.xml, remarks.txt, positions.csv, the plan of the field if `preview` is set, and the mod folder, whose bytes
/// are moved out of `mod`. `remarks` are those to be written; what the plan lacks is added.
[[nodiscard]] std::vector<Document> documents_of(sow::Mod& mod, const sow::Profile& profile,
                                                 std::vector<std::string> remarks, bool preview);

/// The table that --positions names; nothing if it names none. Throws Refusal with every line that makes no sense.
[[nodiscard]] std::vector<sow::CorpsPlace> read_places(const fs::path& path);

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
void hand_over(const ChosenGame& game, const std::vector<Document>& documents, const sow::Mod& mod,
               const sow::Profile& profile, const fs::path& out, const Console& say);

}  // namespace estafette::cli
