#include "sow_dumps/reading/find_dump.hpp"

#include "base/files/environment.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <ctime>
#include <string>

namespace estafette::dumps {
namespace {

bool is_results_dump(const fs::path& path) {
  const std::string name = fold(path.filename().string());
  return name.find("gamedb") != std::string::npos && name.ends_with(".csv");
}

}  // namespace

std::vector<fs::path> dump_folders(const fs::path& game_dir) {
  std::vector<fs::path> roots;
  if (!game_dir.empty()) {
    roots.push_back(game_dir);
  } else if (const fs::path documents = documents_folder(); !documents.empty()) {
    for (const char* name : {"SOWx64", "SowWL"}) roots.push_back(documents / name);
  }
  std::vector<fs::path> folders;
  for (const fs::path& root : roots)
    for (const fs::path& folder : {root, root / "Work", root / "work", root / "Base", root / "Base" / "Work"})
      folders.push_back(folder);
  return folders;
}

std::vector<fs::path> results_dumps(const std::vector<fs::path>& folders) {
  std::vector<std::pair<std::time_t, fs::path>> found;
  for (const fs::path& folder : folders) {
    FileError unreadable;
    for (const auto& entry : fs::directory_iterator(folder, unreadable)) {
      FileError gone;
      const std::time_t written = fs::last_write_time(entry.path(), gone);
      if (!gone && is_results_dump(entry.path())) found.emplace_back(written, entry.path());
    }
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second > b.second;  // names contain date and time
  });
  std::vector<fs::path> paths;
  for (auto& dated : found) {
    fs::path& path = dated.second;
    FileError ignored;
    const bool twice = std::any_of(paths.begin(), paths.end(),
                                   [&](const fs::path& other) { return fs::equivalent(other, path, ignored); });
    if (!twice) paths.push_back(std::move(path));
  }
  return paths;
}

}  // namespace estafette::dumps
