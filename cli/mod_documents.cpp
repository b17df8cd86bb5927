#include "cli/mod_documents.hpp"

#include "base/problem.hpp"
#include "converter/sow/drawing/field_page.hpp"
#include "converter/sow/drawing/field_plan.hpp"
#include "converter/sow/drawing/map_picture.hpp"
#include "converter/sow/installation/find_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

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

std::vector<sow::CorpsPlace> read_places(const fs::path& path) {
  return path.empty() ? std::vector<sow::CorpsPlace>{} : sow::read_positions(read_text(path), path.generic_string());
}

std::vector<Document> documents_of(sow::Mod& mod, const sow::Profile& profile, std::vector<std::string> remarks,
                                   bool preview) {
  std::vector<Document> plans;
  if (preview) {
    const sow::GameMap* map = find_map(profile, mod.sheet.map);
    const std::string picture = sow::map_picture(map == nullptr ? "" : map->picture, remarks);
    plans = {{"deployment.html", field_page(mod, profile, picture, remarks)},
             {"deployment.svg", field_plan(mod, profile, picture, sow::PlanUse::alone)}};
  }
  std::string all_remarks;
  for (const std::string& remark : remarks) all_remarks += remark + "\n";
  std::vector<Document> documents = {{"battle.xml", sow::to_xml(mod.sheet)},
                                     {"remarks.txt", std::move(all_remarks)},
                                     {"positions.csv", positions_csv(places_of(mod.field, mod.ground))}};
  std::move(plans.begin(), plans.end(), std::back_inserter(documents));
  for (Document& document : mod.documents)
    documents.push_back({fs::path(mod.folder) / document.path, std::move(document.bytes)});
  return documents;
}

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

void hand_over(const ChosenGame& game, const std::vector<Document>& documents, const sow::Mod& mod,
               const sow::Profile& profile, const fs::path& out, const Console& say) {
  const std::string written = (out / mod.folder).generic_string();
  std::string todo = fmt::format(
      "Copy the folder {} into the game's {}/Mods folder, on every player's computer, and switch the mod on.", written,
      profile.content);
  if (!game.mods.empty()) {
    try {
      write_all_or_none(game.mods, of_the_mod(documents, mod.folder), Existing::overwrite);
      todo = fmt::format("The mod is in {}: switch it on. Every other player needs a copy of {} in his {}/Mods folder.",
                         (game.mods / mod.folder).generic_string(), written, profile.content);
    } catch (const std::exception& failed) {
      say.line(fmt::format("The mod could not be copied into {}: {}", game.mods.generic_string(), failed.what()));
    }
  }
  say.line(todo);
  say.line(fmt::format("Every player's copy must have the fingerprint {}.", mod.sheet.fingerprint));
}

}  // namespace estafette::cli
