#include "converter/review/cells.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::review {
namespace {

constexpr char kTab = '\t';
constexpr std::size_t kWide = 3;  ///< blanks: fewer stand between words too

bool is_sign(char c) {
  return c > '\0' && c < ' ';
}

/// A blank, or a sign that nobody sees: by such a sign a page's table parts what stood in one of its rows.
bool is_gap(char c) {
  return c == ' ' || is_sign(c);
}

/// At tabs, and at gaps too wide for words.
std::vector<std::string> parted_by_gaps(std::string_view row) {
  const std::size_t indent = std::min(row.find_first_not_of(' '), row.size());
  std::vector<std::string> cells(1, std::string(row.substr(0, indent)));
  for (std::size_t at = indent; at < row.size();) {
    if (!is_gap(row[at])) {
      cells.back() += row[at++];
      continue;
    }
    std::size_t end = at;
    while (end < row.size() && is_gap(row[end])) ++end;
    const std::string_view gap = row.substr(at, end - at);
    const bool parts = gap.size() >= kWide || std::any_of(gap.begin(), gap.end(), is_sign);
    if (parts && end < row.size())
      cells.emplace_back();
    else if (!parts)
      cells.back() += gap;
    at = end;
  }
  return cells;
}

std::vector<std::string> parted_with_quotations(std::string_view row, char parting) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const char c = row[i];
    if (c == '"' && quoted && i + 1 < row.size() && row[i + 1] == '"')
      cells.back() += row[++i];
    else if (c == '"' && (quoted || cells.back().empty()))
      quoted = !quoted;
    else if (c == parting && !quoted)
      cells.emplace_back();
    else
      cells.back() += c;
  }
  if (quoted) return {std::string(row)};
  while (cells.size() > 1 && cells.back().empty()) cells.pop_back();
  return cells;
}

}  // namespace

char parting_of(const Review& review) {
  if (review.format == readers::to_string(readers::Format::text) || review.lines.empty()) return kTab;
  const std::string& titles = review.lines.front().text;
  const auto count = [&](char mark) { return std::count(titles.begin(), titles.end(), mark); };
  char most = kTab;
  for (const char mark : {';', ','})
    if (count(mark) > count(most)) most = mark;
  return most;
}

void each_cell(std::string_view row, char parting, const std::function<void(std::string_view)>& use) {
  const bool quoted = row.find('"') != std::string_view::npos;
  if (parting == kTab || quoted) {
    for (const std::string& cell : parting == kTab ? parted_by_gaps(row) : parted_with_quotations(row, parting))
      use(cell);
    return;
  }
  row = row.substr(0, row.find_last_not_of(parting) + 1);
  for (std::size_t from = 0; from <= row.size();) {
    const std::size_t end = std::min(row.find(parting, from), row.size());
    use(row.substr(from, end - from));
    from = end + 1;
  }
}

}  // namespace estafette::review
