#include "converter/readers/page/grid_tables.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <vector>

namespace estafette::readers {
namespace {

/// "+----+----+", "+====+====+"; also "|    +----+" beside a cell that goes on.
bool is_grid_rule(std::string_view line) {
  return line.size() > 3 && (line.front() == '+' || line.front() == '|') && line.find('+') != std::string_view::npos &&
         (line.find("--") != std::string_view::npos || line.find("==") != std::string_view::npos) &&
         line.find_first_not_of("+-=| ") == std::string_view::npos;
}

bool is_rule_of_titles(std::string_view line) {
  return is_grid_rule(line) && line.front() == '+' && line.find('=') != std::string_view::npos;
}

bool is_grid_row(std::string_view line) {
  return line.size() > 2 && line.front() == '|' && line.back() == '|';
}

/// "|---|---|" with as many cells.
std::string marked(std::string_view rule) {
  std::string made = "|";
  for (auto cells = std::count(rule.begin(), rule.end(), '+') - 1; cells > 0; --cells) made += "---|";
  return made;
}

}  // namespace

std::string with_grid_tables_marked(std::string_view utf8) {
  if (utf8.find("+=") == std::string_view::npos) return std::string(utf8);
  const std::vector<std::string_view> lines = all_lines(utf8);
  std::string text;
  for (std::size_t at = 0; at < lines.size();) {
    std::size_t end = at;
    bool titled = false;
    while (end < lines.size() && (is_grid_rule(trim(lines[end])) || is_grid_row(trim(lines[end])))) {
      titled = titled || is_rule_of_titles(trim(lines[end]));
      ++end;
    }
    if (!titled) {
      end = std::max(end, at + 1);
      for (; at < end; ++at) text.append(lines[at]).append("\n");
      continue;
    }
    for (; at < end; ++at) {
      const std::string_view line = trim(lines[at]);
      if (is_rule_of_titles(line))
        text.append(marked(line)).append("\n");
      else if (!is_grid_rule(line))
        text.append(line).append("\n");
    }
  }
  return text;
}

}  // namespace estafette::readers
