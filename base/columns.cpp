#include "base/columns.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette {
namespace {

void add_padded(std::string& line, std::string_view text, std::size_t columns, bool right) {
  const std::size_t blanks = columns - std::min(columns, width(text));
  if (right) line.append(blanks, ' ');
  line += text;
  if (!right) line.append(blanks, ' ');
}

std::size_t longest_word(const std::string& text) {
  std::size_t longest = 0;
  for (const std::string& word : split(text, ' ')) longest = std::max(longest, width(word));
  return longest;
}

/// The widest of the columns that may become narrower; their number if there is none.
std::size_t widest_of(const std::vector<std::size_t>& widths, const std::vector<std::size_t>& least) {
  std::size_t widest = widths.size();
  for (std::size_t c = 0; c < widths.size(); ++c)
    if (widths[c] > least[c] && (widest == widths.size() || widths[c] > widths[widest])) widest = c;
  return widest;
}

/// Wide enough for everything, or for `most` altogether if that is not 0: then the widest columns give way, first as
/// far as their words stay whole.
std::vector<std::size_t> widths_of(const Table& table, std::size_t most) {
  constexpr std::size_t kBetween = 2, kLeast = 6;
  std::vector<std::size_t> widths, whole;
  std::size_t all = 0;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    std::size_t widest = 0;
    std::size_t word = 0;  // asked for only where columns may have to give way
    const auto look_at = [&](const std::string& cell) {
      const std::size_t columns = width(cell);
      widest = std::max(widest, columns);
      if (most > 0 && columns > word) word = std::max(word, longest_word(cell));
    };
    look_at(table.columns[c].title);
    for (const auto& row : table.rows) look_at(row[c]);
    widths.push_back(widest);
    whole.push_back(word);
    all += widest + (c > 0 ? kBetween : 0);
  }
  for (const std::vector<std::size_t>& least : {whole, std::vector<std::size_t>(widths.size(), kLeast)}) {
    while (most > 0 && all > most) {
      const std::size_t widest = widest_of(widths, least);
      if (widest == widths.size()) break;
      --widths[widest];
      --all;
    }
  }
  return widths;
}

/// A row, in as many lines as its longest cell needs.
std::string lines_of(const Table& table, const std::vector<std::size_t>& widths, const std::vector<std::string>& row) {
  std::vector<std::vector<std::string>> parts(row.size());  // of cells that do not fit into one line
  std::size_t high = 1;
  for (std::size_t c = 0; c < row.size(); ++c) {
    if (width(row[c]) <= widths[c]) continue;
    parts[c] = wrapped(row[c], widths[c]);
    high = std::max(high, parts[c].size());
  }
  std::string text;
  for (std::size_t i = 0; i < high; ++i) {
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (c > 0) text += "  ";
      std::string_view cell;
      if (parts[c].empty() && i == 0) cell = row[c];
      if (i < parts[c].size()) cell = parts[c][i];
      add_padded(text, cell, widths[c], table.columns[c].figures);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines(1);
  std::size_t taken = 0;  // columns of the last line
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    std::string_view word = trim(text.substr(0, blank));
    text.remove_prefix(std::min(blank + 1, text.size()));
    if (word.empty()) continue;
    std::size_t wide = width(word);
    if (!lines.back().empty() && taken + 1 + wide > columns) lines.emplace_back();
    for (; wide > columns; wide = width(word)) {
      std::size_t letters = columns;
      while (letters > 1 && width(shorten(word, letters)) > columns) --letters;
      const std::string first = shorten(word, letters);
      word.remove_prefix(first.size());
      lines.back() = first;
      lines.emplace_back();
    }
    taken = lines.back().empty() ? wide : taken + 1 + wide;
    lines.back().append(lines.back().empty() ? "" : " ").append(word);
  }
  return lines;
}

std::string to_text(const Table& given, std::size_t most) {
  Table table = given;
  for (auto& row : table.rows) {
    for (std::string& cell : row) cell = one_line(cell);  // even a name with a line end must stay in its row
  }
  const std::vector<std::size_t> widths = widths_of(table, most);
  std::vector<std::string> titles;
  std::vector<std::string> rules;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    titles.push_back(table.columns[c].title);
    rules.emplace_back(widths[c], '-');
  }
  std::string text;
  if (!table.caption.empty())
    for (const std::string& part : most == 0 ? std::vector{table.caption} : wrapped(table.caption, most))
      text += part + '\n';
  text += lines_of(table, widths, titles) + lines_of(table, widths, rules);
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const bool total = std::find(table.totals.begin(), table.totals.end(), r) != table.totals.end();
    if (total && r > 0) text += lines_of(table, widths, rules);
    text += lines_of(table, widths, table.rows[r]);
  }
  return text;
}

}  // namespace estafette
