#include "converter/readers/world/replaced.hpp"

#include <regex>

namespace estafette::test {

std::string replaced(const std::string& text, const char* pattern, const char* with) {
  return std::regex_replace(text, std::regex(pattern), with);
}

std::string swapped(std::string text, const std::vector<std::pair<const char*, const char*>>& pairs) {
  for (const auto& [from, to] : pairs) text = replaced(text, from, to);
  return text;
}

}  // namespace estafette::test
