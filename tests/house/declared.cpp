#include "house/declared.hpp"

#include "base/text.hpp"
#include "house/tree.hpp"

#include <regex>
#include <sstream>
#include <vector>

namespace estafette::test {
namespace {

std::string without(const std::string& text, const std::string& pattern) {
  return std::regex_replace(text, std::regex(pattern), "");
}

/// The names that a declaration declares: "int infantry = 0, cavalry = 0;" declares two.
std::vector<std::string> declared_in(const std::string& line) {
  std::string text(trim(line.substr(0, line.find("//"))));
  if (!text.ends_with(';') || text.find('(') != std::string::npos) return {};
  text = without(without(text, " = [^,;]+"), R"(\{[^}]*\})");
  for (int depth = 0; depth < 4; ++depth) text = without(text, "<[^<>]*>");
  text.pop_back();
  std::vector<std::string> names;
  for (const std::string& part : split(text, ',')) names.push_back(part.substr(part.find_last_of(' ') + 1));
  return names;
}

}  // namespace

std::set<std::string> members_of(const std::string& path, const std::set<std::string>& only) {
  const std::regex opening(R"(^struct (\w+) \{$)");
  std::set<std::string> found;
  std::string within;
  std::istringstream lines(tree_text(path));
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_match(line, match, opening))
      within = match[1];
    else if (line == "};")
      within.clear();
    else if (!within.empty() && (only.empty() || only.contains(within)))
      for (const std::string& name : declared_in(line)) found.insert(within + "." + name);
  }
  return found;
}

}  // namespace estafette::test
