#include "converter/readers/retold/dittos/ditto_brackets.hpp"

#include "base/ascii.hpp"
#include "converter/readers/copied/ditto_signs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// Where "(idem)" stands in a line, with its brackets, and how long it is; nothing if it does not.
std::optional<std::pair<std::size_t, std::size_t>> ditto_in_brackets(std::string_view line) {
  for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1)) {
    const std::size_t close = line.find(')', open);
    if (close == std::string_view::npos) break;
    if (is_ditto(line.substr(open + 1, close - open - 1))) return std::pair{open, close + 1 - open};
  }
  return std::nullopt;
}

}  // namespace

std::vector<Problem> fill_ditto_brackets(std::vector<TextLine>& lines) {
  std::vector<Problem> looks;
  std::string said;  // by the line above
  for (TextLine& line : lines) {
    if (line.text.size() > kLongestLine || line.footnote) continue;
    if (const auto ditto = ditto_in_brackets(line.text)) {
      if (said.empty())
        looks.push_back({"", line.line, "", line.text, "what the line above says in its place",
                         "Write it out instead of the ditto"});
      line.text.replace(ditto->first, ditto->second, said.empty() ? "[ditto]" : fmt::format("({})", said));
      continue;
    }
    const std::size_t open = line.text.rfind('('), close = line.text.find(')', std::min(open, line.text.size()));
    const std::size_t comma = line.text.rfind(", ");
    said.clear();
    if (close < line.text.size()) {
      said = line.text.substr(open + 1, close - open - 1);
    } else if (comma != std::string::npos && comma + 2 < line.text.size() && is_digit(line.text[comma + 2])) {
      said = line.text.substr(comma + 2);
    }
  }
  return looks;
}

}  // namespace estafette::readers
