#include "cli/program/wildcards.hpp"

#include "base/ascii.hpp"
#include "base/files/files.hpp"

#include <algorithm>

namespace estafette::cli {
namespace {

std::vector<std::string> files_that_fit(const fs::path& word) {
  const std::string pattern = word.filename().string();
  const fs::path folder = word.parent_path();
  std::vector<std::string> found;
  FileError unreadable;
  for (const auto& entry : fs::directory_iterator(folder.empty() ? fs::path(".") : folder, unreadable)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with('.') && !pattern.starts_with('.')) continue;
    if (fits(name, pattern)) found.push_back((folder / name).generic_string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

bool fits(std::string_view name, std::string_view pattern) {
  // The last * may take one letter more whenever what follows it does not fit.
  std::size_t at = 0, in_pattern = 0, after_star = 0, starred = 0;
  bool star = false;
  while (at < name.size()) {
    if (in_pattern < pattern.size() && pattern[in_pattern] == '*') {
      star = true;
      after_star = ++in_pattern;
      starred = at;
    } else if (in_pattern < pattern.size() &&
               (pattern[in_pattern] == '?' || ascii_small(pattern[in_pattern]) == ascii_small(name[at]))) {
      ++in_pattern;
      ++at;
    } else if (star) {
      in_pattern = after_star;
      at = ++starred;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', in_pattern) == std::string_view::npos;
}

std::vector<std::string> expanded(const std::vector<std::string>& words) {
  std::vector<std::string> all;
  for (const std::string& word : words) {
    const bool open = word.find_first_of("*?") != std::string::npos;
    std::vector<std::string> found = open ? files_that_fit(word) : std::vector<std::string>{};
    if (found.empty()) found.push_back(word);
    all.insert(all.end(), found.begin(), found.end());
  }
  return all;
}

}  // namespace estafette::cli
