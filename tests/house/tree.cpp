#include "house/tree.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <string_view>

namespace estafette::test {
namespace {

const fs::path kTop = ESTAFETTE_SOURCE_DIR;

SourceFile source(const fs::path& path) {
  constexpr std::string_view kInclude = "#include \"";
  SourceFile file{path.lexically_relative(kTop).generic_string(), {}, {}};
  std::istringstream text(read_bytes(path));
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with(kInclude)) {
      file.quoted.push_back(line.substr(kInclude.size(), line.rfind('"') - kInclude.size()));
    }
    file.lines.push_back(std::move(line));
  }
  return file;
}

bool is_source(const fs::path& path) {
  static const std::set<std::string> kExtensions = {".hpp", ".cpp", ".cmake", ".py", ".sh"};
  return kExtensions.contains(path.extension().string()) || path.filename() == "CMakeLists.txt" ||
         path.parent_path().filename() == "scripts";
}

bool is_text(const fs::path& path) {
  static const std::set<std::string> kExtensions = {".md", ".xml", ".html", ".js", ".css", ".json", ".yml", ".txt"};
  return is_source(path) || kExtensions.contains(path.extension().string());
}

/// Folders at the top of the tree that are not ours to read: hidden ones, and what was built or written there.
bool is_passed_over(const fs::path& folder) {
  const std::string name = folder.filename().string();
  return name.starts_with('.') || name == "out" || fs::exists(folder / "CMakeCache.txt") || name == "build";
}

}  // namespace

std::vector<SourceFile> all_sources() {
  std::vector<SourceFile> found = {source(kTop / "CMakeLists.txt")};
  for (const auto& top : fs::directory_iterator(kTop)) {
    if (!fs::is_directory(top.status()) || is_passed_over(top.path())) continue;
    for (const auto& entry : fs::recursive_directory_iterator(top.path())) {
      if (fs::is_regular_file(entry.status()) && is_source(entry.path())) found.push_back(source(entry.path()));
    }
  }
  std::sort(found.begin(), found.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return found;
}

std::vector<std::string> all_text_files() {
  std::vector<std::string> found;
  const auto add = [&](const fs::path& path) {
    const std::string name = path.lexically_relative(kTop).generic_string();
    if (is_text(path) && !name.starts_with("tests/fuzz/corpus/")) found.push_back(name);
  };
  for (const auto& top : fs::directory_iterator(kTop)) {
    if (fs::is_regular_file(top.status())) add(top.path());
    if (!fs::is_directory(top.status()) || is_passed_over(top.path())) continue;
    for (const auto& entry : fs::recursive_directory_iterator(top.path())) {
      if (fs::is_regular_file(entry.status())) add(entry.path());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string tree_text(const std::string& path) {
  return read_bytes(kTop / path);
}

}  // namespace estafette::test
