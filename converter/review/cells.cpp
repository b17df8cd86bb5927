#include "converter/review/cells.hpp"

#include "base/markup/markup.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>
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

/// Blanks in place of the blanks and tabs that a line is set in by.
std::string blanks_for(std::string_view indent) {
  constexpr std::size_t kTabIs = 4;
  std::string blanks;
  for (const char c : indent) blanks.append(c == kTab ? kTabIs : 1, ' ');
  return blanks;
}

/// At tabs, and at gaps too wide for words.
std::vector<std::string> parted_by_gaps(std::string_view row) {
  const std::size_t indent = std::min(row.find_first_not_of(" \t"), row.size());
  std::vector<std::string> cells(1, blanks_for(row.substr(0, indent)));
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
  std::vector<std::string> cells;
  std::string cell;
  bool quoted = false;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const char c = row[i];
    if (c == '"' && quoted && i + 1 < row.size() && row[i + 1] == '"') {
      cell += row[++i];
    } else if (c == '"' && (quoted || cell.empty())) {
      quoted = !quoted;
    } else if (c == parting && !quoted) {
      cells.push_back(std::move(cell));
      cell.clear();
    } else {
      cell += c;
    }
  }
  cells.push_back(std::move(cell));
  if (quoted) return {std::string(row)};
  while (cells.size() > 1 && cells.back().empty()) cells.pop_back();
  return cells;
}

constexpr std::string_view kFirstLine = " <i>", kNextLine = "</i> <i>", kLineEnd = "</i>", kEmpty = "\u00A0";

/// The row without its empty cells at the end.
std::string_view without_last(std::string_view row, char parting) {
  return row.substr(0, row.find_last_not_of(parting) + 1);
}

/// True of letters that stand on a page as they are: neither marks of its own nor such as may be hidden.
constexpr auto kStands = [] {
  std::array<bool, 256> stands{};
  for (std::size_t byte = ' '; byte < 0x7F; ++byte) stands.at(byte) = true;
  for (std::size_t byte = 0xC3; byte < 0xE0; ++byte) stands.at(byte) = true;  // of two bytes
  for (std::size_t byte = 0x80; byte < 0xC0; ++byte) stands.at(byte) = true;  // behind them
  for (const char mark : {'&', '<', '>', '"', '\''}) stands.at(static_cast<unsigned char>(mark)) = false;
  return stands;
}();

/// The same as add_cells, of a row all of whose letters stand as they are: most rows of a large table are of that kind,
/// and this takes a quarter of the time. False, and nothing is added, if one does not.
bool add_plain_cells(std::string& page, std::string_view row, char parting) {
  constexpr std::size_t kLongest = 1'000;  // bytes
  static_assert(kFirstLine.size() < kNextLine.size());
  std::array<char, kLongest*(kNextLine.size() + kEmpty.size()) + kLineEnd.size()> room;  // NOLINT: filled below
  if (row.size() > kLongest) return false;
  char* out = room.data();
  const auto put = [&](std::string_view text) {
    std::memcpy(out, text.data(), text.size());
    out += text.size();
  };
  bool first = true, empty = false;
  for (const char c : row) {
    if (!kStands[static_cast<unsigned char>(c)]) return false;
    if (c != parting) {
      *out++ = c;
      empty = false;
      continue;
    }
    if (empty) put(kEmpty);
    put(first ? kFirstLine : kNextLine);
    first = false;
    empty = true;
  }
  if (!first) put(kLineEnd);
  page.append(room.data(), out);
  return true;
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
  row = without_last(row, parting);
  for (std::size_t from = 0; from <= row.size();) {
    const std::size_t end = std::min(row.find(parting, from), row.size());
    use(row.substr(from, end - from));
    from = end + 1;
  }
}

void add_cells(std::string& page, std::string_view row, char parting) {
  if (parting != kTab && add_plain_cells(page, without_last(row, parting), parting)) return;
  const bool plain = is_plain(row);
  std::string_view before;  // what parts a cell from those before it
  each_cell(row, parting, [&](std::string_view cell) {
    page += before;
    if (!before.empty() && cell.empty())
      page += kEmpty;
    else if (plain)
      page += cell;
    else
      add_escaped(page, cell);
    before = before.empty() ? kFirstLine : kNextLine;
  });
  if (before == kNextLine) page += kLineEnd;
}

}  // namespace estafette::review
