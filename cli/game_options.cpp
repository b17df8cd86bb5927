#include "cli/game_options.hpp"

#include "base/problem.hpp"
#include "converter/sow/installation/find_game.hpp"

#include <fmt/format.h>

namespace estafette::cli {
namespace {

/// Those documents that are in the mod folder.
std::vector<Document> of_the_mod(const std::vector<Document>& documents, const std::string& mod_folder) {
  std::vector<Document> found;
  for (const Document& document : documents) {
    if (document.path.begin() != document.path.end() && document.path.begin()->string() == mod_folder) {
      found.push_back(document);
    }
  }
  return found;
}

}  // namespace

void GameOptions::declare(CLI::App& command) {
  CLI::Option* folder =
      command
          .add_option("--game-dir", dir,
                      "the installed game, or \"find\": its places and seats, and a check of every class, weapon, "
                      "formation and flag")
          ->type_name("DIR");
  command.add_flag("--install", install, "also copy the mod folder into that game's Mods folder")->needs(folder);
}

ChosenGame GameOptions::chosen() const {
  if (dir.empty()) return {};
  const fs::path found = sow::game_folder(dir);
  return {found, install ? sow::mods_folder(found) : fs::path{}};
}

void hand_over(const ChosenGame& game, const std::vector<Document>& documents, const std::string& mod_folder,
               const fs::path& out, const std::string& fingerprint, const Console& say) {
  const std::string written = (out / mod_folder).generic_string();
  std::string todo = fmt::format(
      "Copy the folder {} into the game's Base/Mods folder, on every player's computer, and switch the mod on.",
      written);
  if (!game.mods.empty()) {
    try {
      fs::create_directories(game.mods);
      write_all_or_none(game.mods, of_the_mod(documents, mod_folder), Existing::overwrite);
      todo =
          fmt::format("The mod is in {}: switch it on. Every other player needs a copy of {} in his Base/Mods folder.",
                      (game.mods / mod_folder).generic_string(), written);
    } catch (const std::exception& failed) {
      say.line(fmt::format("The mod could not be copied into {}: {}", game.mods.generic_string(), failed.what()));
    }
  }
  say.line(todo);
  say.line(fmt::format("Every player's copy must have the fingerprint {}.", fingerprint));
}

}  // namespace estafette::cli
