#include "base/table.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette {
namespace {

std::string padded(const std::string& text, std::size_t columns, bool right) {
  const std::string blanks(columns - std::min(columns, width(text)), ' ');
  return right ? blanks + text : text + blanks;
}

}  // namespace

std::string to_text(const Table& given) {
  Table table = given;
  for (auto& row : table.rows) {
    for (std::string& cell : row) cell = one_line(cell);  // even a name with a line end must stay in its row
  }
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    std::size_t widest = width(table.columns[c].title);
    for (const auto& row : table.rows) widest = std::max(widest, width(row[c]));
    widths.push_back(widest);
  }
  const auto line = [&](const std::vector<std::string>& cells) {
    std::string text;
    for (std::size_t c = 0; c < cells.size(); ++c) {
      if (c > 0) text += "  ";
      text += padded(cells[c], widths[c], table.columns[c].figures);
    }
    return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
  };
  std::vector<std::string> titles;
  std::vector<std::string> rules;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    titles.push_back(table.columns[c].title);
    rules.emplace_back(widths[c], '-');
  }
  std::string text = table.caption.empty() ? "" : table.caption + '\n';
  text += line(titles) + line(rules);
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const bool total = std::find(table.totals.begin(), table.totals.end(), r) != table.totals.end();
    if (total && r > 0) text += line(rules);
    text += line(table.rows[r]);
  }
  return text;
}

std::string figure(long long value) {
  std::string digits = fmt::format("{}", value);
  for (std::size_t at = digits.size(); at > (value < 0 ? 4U : 3U);) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

}  // namespace estafette
