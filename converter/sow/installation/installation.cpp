#include "converter/sow/installation/installation.hpp"

#include "base/csv.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/sow/installation/active_mods.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::sow {
namespace {

/// Where ids are: a file of the Logistics folder, and its key column.
struct TableFile {
  GameTable table;
  const char* file;
  std::size_t key;
};

constexpr std::array kTableFiles = {
    TableFile{GameTable::unit_class, "unitglobal.csv", 0}, TableFile{GameTable::weapon, "rifles.csv", 1},
    TableFile{GameTable::weapon, "artillery.csv", 1},      TableFile{GameTable::formation, "drills.csv", 1},
    TableFile{GameTable::graphic, "gfxpack.csv", 0},       TableFile{GameTable::graphic, "gfx.csv", 0},
    TableFile{GameTable::graphic, "unitpack.csv", 0}};

/// What each table is called in a problem; by GameTable.
constexpr std::array kTableNames = {"a class of unitglobal.csv", "a weapon of rifles.csv or artillery.csv",
                                    "a formation of drills.csv", "a graphic of gfxpack.csv, gfx.csv or unitpack.csv",
                                    "a map of the folder Maps"};

std::string upper(std::string text) {
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

/// Ids of one table file. The header, its repetitions and rows with an empty first cell do not count.
void read_table(const TableFile& source, const fs::path& path, Ids& ids) {
  std::string text = read_text(path);
  std::erase(text, '"');  // the game removes them all (docs/formats/game-text.md, "Tables")
  const bool drills = source.table == GameTable::formation;
  std::string header_key;
  std::size_t key = source.key;
  int skip_to = 0;  // a drill is followed by the rows of its slot map
  for_each_row(text, ',', path.generic_string(), [&](const CsvRow& row) {
    const auto cell = [&](std::size_t column) {
      return column < row.fields.size() ? std::string(trim(row.fields[column])) : std::string();
    };
    if (header_key.empty()) {
      if (drills && upper(cell(1)) == "ROWS") key = 0;  // the older layout has no Name
      header_key = upper(cell(key));
      return;
    }
    const std::string id = cell(key);
    if (row.line <= skip_to || cell(0).empty() || id.empty() || upper(id) == header_key) return;
    ids[upper(id)] = id;
    if (drills) skip_to = row.line + std::max(0, whole_number(cell(key + 1)).value_or(0));
  });
}

void read_layer(const fs::path& layer, GameTables& tables) {
  for (const char* name : {"Logistics", "Data Files"}) {
    const fs::path folder = entry_named(layer, name);
    if (folder.empty()) continue;
    for (const TableFile& source : kTableFiles) {
      const fs::path path = entry_named(folder, source.file);
      if (!path.empty()) read_table(source, path, tables.at(static_cast<std::size_t>(source.table)));
    }
  }
  Ids& maps = tables.at(static_cast<std::size_t>(GameTable::map));
  for (const fs::path& path : entries_of(entry_named(layer, "Maps"))) {
    if (upper(path.extension().string()) == ".INI") maps[upper(path.stem().string())] = path.stem().string();
  }
}

/// The xml files of the interface, upper-cased, one after the other. How they describe a flag is not known, so only its
/// id is looked for, in quotation marks.
std::string interface_files(const fs::path& game_dir) {
  constexpr std::size_t kMostText = 64'000'000;
  std::string text;
  for (const fs::path& layer : layers(game_dir)) {
    const fs::path layout = entry_named(layer, "Layout");
    if (layout.empty()) continue;
    FileError unreadable;
    for (fs::recursive_directory_iterator entry(layout, unreadable), end; entry != end && !unreadable;
         entry.increment(unreadable)) {
      if (upper(entry->path().extension().string()) != ".XML" || text.size() > kMostText) continue;
      text += upper(read_bytes(entry->path())) + '\n';
    }
  }
  return text;
}

bool is_switched_on(const std::optional<ActiveMods>& mods, const fs::path& mod) {
  return !mods || std::any_of(mods->names.begin(), mods->names.end(),
                              [&](const std::string& name) { return fold(name) == fold(mod.filename().string()); });
}

}  // namespace

std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> found;
  FileError no_folder;
  for (const auto& entry : fs::directory_iterator(folder, no_folder)) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

fs::path entry_named(const fs::path& folder, const std::string& name) {
  for (const fs::path& entry : entries_of(folder)) {
    if (upper(entry.filename().string()) == upper(name)) return entry;
  }
  return {};
}

fs::path content_folder(const fs::path& game_dir) {
  const fs::path base = entry_named(game_dir, "Base");
  return base.empty() ? entry_named(game_dir, "BaseGB") : base;
}

std::vector<fs::path> layers(const fs::path& game_dir) {
  const std::optional<ActiveMods> mods = active_mods(game_dir);
  std::vector<fs::path> found = {game_dir};
  if (const fs::path base = content_folder(game_dir); !base.empty()) found.push_back(base);
  const std::vector<fs::path> roots = found;
  for (const fs::path& root : roots) {
    for (const char* kind : {"DLC", "Mods"}) {
      for (const fs::path& layer : entries_of(entry_named(root, kind))) {
        if (std::string_view(kind) == "DLC" || is_switched_on(mods, layer)) found.push_back(layer);
      }
    }
  }
  return found;
}

GameTables read_installation(const fs::path& game_dir) {
  GameTables tables;
  for (const fs::path& layer : layers(game_dir)) read_layer(layer, tables);
  ProblemList problems;
  for (const GameTable table : {GameTable::unit_class, GameTable::weapon, GameTable::formation, GameTable::map}) {
    const auto at = static_cast<std::size_t>(table);
    if (!tables.at(at).empty()) continue;
    problems.add({game_dir.generic_string(), 0, "", "", kTableNames.at(at),
                  "Name the folder of the game that holds Base, or Logistics and Maps"});
  }
  problems.refuse_if_any();
  return tables;
}

std::vector<std::string> check_installation(const Profile& profile, const fs::path& game_dir) {
  const GameTables tables = read_installation(game_dir);
  ProblemList problems;
  std::vector<std::string> remarks;
  std::optional<std::string> interface;  // read when the first flag is missing
  for (const Identifier& asked : profile.identifiers) {
    const auto at = static_cast<std::size_t>(asked.table);
    const Ids& ids = tables.at(at);
    if (ids.contains(upper(asked.id))) continue;
    if (asked.attribute == "flag" || asked.attribute == "flag2" || asked.attribute == "militia_flag") {
      if (!interface) interface = interface_files(game_dir);
      if (interface->find('"' + upper(asked.id) + '"') != std::string::npos) continue;
      remarks.push_back(fmt::format("{}:{}: {}: no table of {} has {}, nor any xml file of its interface", profile.file,
                                    asked.line, asked.attribute, game_dir.generic_string(), asked.id));
      continue;
    }
    if (const GameMap* map = find_map(profile, asked.id); asked.table == GameTable::map && map && map->inferred) {
      remarks.push_back(fmt::format("{}:{}: {}: no map of {} is called {}, a name that is only inferred", profile.file,
                                    asked.line, asked.attribute, game_dir.generic_string(), asked.id));
      continue;
    }
    std::vector<std::string> known;
    for (const auto& [key, spelling] : ids) known.push_back(spelling);
    const std::string near = nearest(asked.id, known);
    problems.add({profile.file, asked.line, asked.attribute, asked.id,
                  fmt::format("{} below {}", kTableNames.at(at), game_dir.generic_string()),
                  near.empty() ? "" : fmt::format("The nearest there is \"{}\"", near)});
  }
  problems.refuse_if_any();
  return remarks;
}

}  // namespace estafette::sow
