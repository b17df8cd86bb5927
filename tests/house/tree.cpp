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

}  // namespace

std::vector<SourceFile> all_sources() {
  std::vector<SourceFile> found = {source(kTop / "CMakeLists.txt")};
  for (const char* folder :
       {"base", "converter", "sow_dumps", "campaign", "cli", "tools", "tests", "cmake", "scripts"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kTop / folder)) {
      if (fs::is_regular_file(entry.status()) && is_source(entry.path())) found.push_back(source(entry.path()));
    }
  }
  std::sort(found.begin(), found.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return found;
}

std::string tree_text(const std::string& path) {
  return read_bytes(kTop / path);
}

}  // namespace estafette::test
