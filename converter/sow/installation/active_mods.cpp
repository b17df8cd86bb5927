#include "converter/sow/installation/active_mods.hpp"

#include "base/files/environment.hpp"
#include "base/text.hpp"

#include <map>

namespace estafette::sow {
namespace {

fs::path find_ini(const fs::path& game_dir) {
  std::vector<fs::path> folders = {game_dir, game_dir / "Base", game_dir / "Work", game_dir / "Base" / "Work"};
  if (const fs::path documents = documents_folder(); !documents.empty()) {
    for (const char* name : {"SOWx64", "SowWL"}) folders.push_back(documents / name);
  }
  FileError unreadable;
  for (const fs::path& folder : folders) {
    for (const auto& entry : fs::directory_iterator(folder, unreadable)) {
      if (fold(entry.path().filename().string()) == "sowwl.ini") return entry.path();
    }
  }
  return {};
}

/// "Mods\Saxony" and "Saxony" are the same mod.
std::string without_folders(const std::string& name) {
  const std::size_t last = name.find_last_of("/\\");
  return last == std::string::npos ? name : name.substr(last + 1);
}

}  // namespace

std::optional<ActiveMods> active_mods(const fs::path& game_dir) {
  const fs::path ini = find_ini(game_dir);
  if (ini.empty()) return std::nullopt;
  std::map<int, std::string> names;
  std::map<int, bool> active;
  bool in_mods = false;
  for (const std::string& raw : split(read_text(ini), '\n')) {
    const std::string line(trim(raw));
    if (line.starts_with('[')) in_mods = fold(line) == "[mods]";
    const std::size_t equals = line.find('=');
    if (!in_mods || equals == std::string::npos) continue;
    const std::string key = fold(trim(line.substr(0, equals)));
    const std::string value(trim(line.substr(equals + 1)));
    for (const std::string word : {"modname", "modactive"}) {
      if (!key.starts_with(word)) continue;
      const auto number = whole_number(key.substr(word.size()));
      if (!number) continue;
      if (word == "modname") names[*number] = without_folders(value);
      if (word == "modactive") active[*number] = value == "1";
    }
  }
  ActiveMods mods{ini, {}};
  for (const auto& [number, name] : names) {
    if (active[number] && !name.empty()) mods.names.push_back(name);
  }
  return mods;
}

}  // namespace estafette::sow
