#include "campaign/orders/mail/letter_table.hpp"

#include "base/text.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

/// The cells of a row; Markdown has a line before the first and behind the last.
std::vector<std::string> cells_of(std::string_view line, char separator) {
  std::string_view row = trim(line);
  if (separator == '|' && row.starts_with('|')) row.remove_prefix(1);
  if (separator == '|' && row.ends_with('|')) row.remove_suffix(1);
  return split(separator == '\t' ? line : row, separator);
}

bool says_something(const std::string& cell) {
  return !plain_words(cell).empty();
}

std::string with(const char* word, const std::string& cell) {
  return cell.empty() ? std::string() : std::string(" ") + word + cell;
}

}  // namespace

bool OrderTable::learn(const std::string& line) {
  for (const char separator : {'|', '\t', ';', ','}) {
    if (line.find(separator) == std::string::npos) continue;
    std::vector<std::string> columns;
    const std::vector<std::string> titles = cells_of(line, separator);
    for (const std::string& cell : titles) columns.push_back(letter_words().column(cell));
    const auto has = [&](const char* what) { return std::find(columns.begin(), columns.end(), what) != columns.end(); };
    if (!has("who") || !(has("to") || has("order"))) continue;
    separator_ = separator;
    columns_ = std::move(columns);
    titles_ = titles;
    who_.clear();
    return true;
  }
  return false;
}

std::string OrderTable::in_words(const std::string& line) {
  remarks_.clear();
  if (learn(line)) return {};
  if (separator_ == '\0') return line;
  const std::vector<std::string> cells = cells_of(line, separator_);
  if (cells.size() < 2) {
    separator_ = '\0';
    return line;
  }
  std::string who, from, to, via, order, attacked;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!says_something(cells[i])) continue;
    if (i >= columns_.size() || columns_[i].empty()) {
      const std::string title(trim(i < titles_.size() ? titles_[i] : ""));
      remarks_.push_back(title.empty() ? cells[i] : title + ": " + cells[i]);
      continue;
    }
    if (columns_[i] == "attacked") attacked = cells[i];
    if (columns_[i] == "who") who = cells[i];
    if (columns_[i] == "from") from = cells[i];
    if (columns_[i] == "to") to = cells[i];
    if (columns_[i] == "via") via = cells[i];
    if (columns_[i] == "order") order += (order.empty() ? "" : " ") + cells[i];
  }
  if (who.empty()) who = who_;
  who_ = who;
  if (who.empty()) return {};
  const bool orders = !order.empty() || !to.empty() || !via.empty();
  if (!orders && attacked.empty() && remarks_.empty()) return {};
  std::string said = who + ":";
  if (!orders) return attacked.empty() ? said : said + " if attacked " + attacked;
  said += with("at ", from);
  if (order.empty()) said += " march";
  said += with("", order) + with("via ", via) + with("to ", to);
  return attacked.empty() ? said : said + "; if attacked " + attacked;
}

}  // namespace estafette::campaign
