#include "converter/sow/installation/find_game.hpp"

#include "base/files/environment.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/sow/installation/installation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace estafette::sow {
namespace {

constexpr const char* kFind = "find";

bool has_tables(const fs::path& base) {
  return !entry_named(base, "Logistics").empty() || !entry_named(base, "Data Files").empty();
}

void add_if_there(std::vector<fs::path>& folders, const fs::path& folder) {
  FileError unreadable;
  if (!fs::is_directory(folder, unreadable)) return;
  const bool known = std::any_of(folders.begin(), folders.end(),
                                 [&](const fs::path& other) { return fs::equivalent(folder, other, unreadable); });
  if (!known) folders.push_back(folder);
}

/// What a drive of Windows, real or Wine's, has below its programs.
void add_shops(std::vector<fs::path>& folders, const fs::path& programs) {
  for (const char* shop : {"Steam/steamapps/common", "GOG Galaxy/Games", "GOG.com", "Matrix Games", "Slitherine"}) {
    add_if_there(folders, programs / shop);
  }
  add_if_there(folders, programs);
}

void add_steam(std::vector<fs::path>& folders, const fs::path& steam) {
  add_if_there(folders, steam / "steamapps/common");
  const fs::path list = steam / "steamapps/libraryfolders.vdf";
  FileError unreadable;
  if (!fs::is_regular_file(list, unreadable)) return;
  for (const fs::path& library : steam_libraries(read_text(list))) add_if_there(folders, library);
}

}  // namespace

std::vector<fs::path> steam_libraries(const std::string& vdf) {
  std::vector<fs::path> libraries;
  for (const std::string& line : split(vdf, '\n')) {
    const std::vector<std::string> parts = split(std::string(trim(line)), '"');  // "path" <tab> "D:\\Games"
    if (parts.size() < 4 || fold(parts[1]) != "path") continue;
    std::string path;
    for (std::size_t i = 0; i < parts[3].size(); ++i) {
      if (parts[3][i] == '\\' && i + 1 < parts[3].size() && parts[3][i + 1] == '\\') ++i;
      path += parts[3][i];
    }
    libraries.push_back(fs::path(path) / "steamapps/common");
  }
  return libraries;
}

std::vector<fs::path> shop_folders() {
  std::vector<fs::path> folders;
  for (const char* variable : {"ProgramFiles(x86)", "ProgramFiles", "ProgramW6432"}) {
    const std::string programs = environment(variable);
    if (programs.empty()) continue;
    add_steam(folders, fs::path(programs) / "Steam");
    add_shops(folders, programs);
  }
  for (const char* drive : {"C:/", "D:/", "E:/"}) {
    add_if_there(folders, fs::path(drive) / "GOG Games");
    add_if_there(folders, fs::path(drive) / "SteamLibrary/steamapps/common");
  }
  const std::string home = environment("HOME");
  if (home.empty()) return folders;
  for (const char* steam : {".steam/steam", ".local/share/Steam"}) add_steam(folders, fs::path(home) / steam);
  const std::string prefix = environment("WINEPREFIX");
  const fs::path drive = (prefix.empty() ? fs::path(home) / ".wine" : fs::path(prefix)) / "drive_c";
  for (const char* programs : {"Program Files (x86)", "Program Files"}) {
    add_steam(folders, drive / programs / "Steam");
    add_shops(folders, drive / programs);
  }
  add_if_there(folders, drive / "GOG Games");
  return folders;
}

std::vector<fs::path> games_in(const std::vector<fs::path>& folders) {
  std::vector<fs::path> games;
  for (const fs::path& folder : folders) {
    for (const fs::path& game : entries_of(folder)) {
      const std::string name = fold(game.filename().string());
      const bool called_so =
          name.find("scourge of war") != std::string::npos && name.find("gettysburg") == std::string::npos;
      if (called_so && has_tables(entry_named(game, "Base"))) add_if_there(games, game);
    }
  }
  return games;
}

fs::path game_folder(const fs::path& named) {
  if (named != kFind) return named;
  const std::vector<fs::path> games = games_in(shop_folders());
  if (games.size() == 1) return games.front();
  std::vector<std::string> found;
  for (const fs::path& game : games) found.push_back(game.generic_string());
  throw Refusal(Problem{"--game-dir", 0, "", games.empty() ? "no game" : fmt::format("{}", fmt::join(found, ", ")),
                        "one Scourge of War in the folders of Steam, GOG or Matrix Games", "Name its folder"});
}

fs::path mods_folder(const fs::path& game_dir) {
  const fs::path inner = content_folder(game_dir);
  const fs::path base = inner.empty() ? game_dir : inner;
  if (!has_tables(base)) {
    throw Refusal(Problem{game_dir.generic_string(), 0, "", "", "the folder of the game, with Base in it",
                          "Name the folder of the game"});
  }
  const fs::path mods = entry_named(base, "Mods");
  return mods.empty() ? base / "Mods" : mods;
}

}  // namespace estafette::sow
