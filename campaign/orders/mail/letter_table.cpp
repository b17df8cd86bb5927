#include "campaign/orders/mail/letter_table.hpp"

#include "base/text.hpp"
#include "campaign/orders/mail/letter_form.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

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

/// "Naumburg" of "via Naumburg", which stands among the remarks of a row; empty for any other.
std::string behind_via(const std::string& cell) {
  const Sentence said = cut(cell);
  const bool via = said.words.size() > 1 && letter_words().in_english(said.words.front().plain) == "via";
  return via ? said.text.substr(said.words[1].begin) : std::string();
}

/// "29 Apr", "Tuesday", "Day 2".
bool is_day(const std::string& title) {
  if (letter_words().column(title) == "day") return true;
  bool figure = false, month = false;
  for (const std::string& word : words_as_they_are(title)) {
    figure = figure || (word.front() >= '0' && word.front() <= '9');
    month = month || letter_words().is_month(word);
  }
  return figure && month;
}

/// What the columns of a table are that has no column of orders: days, or choices. Nothing if they are neither.
std::optional<Problem> refused_by_titles(const std::string& line, const std::vector<std::string>& titles) {
  const auto count = [&](const auto& is) { return std::count_if(titles.begin(), titles.end(), is); };
  const auto called = [&](const char* name) {
    return count([&](const std::string& title) { return trim(title) == name; }) > 0;
  };
  if (count(is_day) > 1)
    return Problem{
        "",
        0,
        "",
        line,
        "a table with a row for each force and a column of orders",
        "A half-week is not divided into days (1.1): write the places of one march into a column \"To\", with dashes "
        "between them. No row of the table is read"};
  const bool lettered = called("A") && called("B");
  if (!lettered && count([](const std::string& title) { return letter_words().column(title) == "choice"; }) < 2)
    return std::nullopt;
  return Problem{
      "",
      0,
      "",
      line,
      "a table with one column of orders",
      "Its columns are choices: leave in the one that is meant, and call it \"Order\". No row of the table is "
      "read"};
}

}  // namespace

bool OrderTable::learn(const std::string& line) {
  for (const char separator : {'|', '\t', ';', ','}) {
    if (line.find(separator) == std::string::npos) continue;
    std::vector<std::string> columns;
    const std::vector<std::string> titles = cells_of(line, separator);
    for (const std::string& cell : titles) columns.push_back(letter_words().column(cell));
    const auto has = [&](const char* what) { return std::find(columns.begin(), columns.end(), what) != columns.end(); };
    if (!has("who")) continue;
    problem_ = refused_by_titles(line, titles);
    refused_ = problem_.has_value();
    if (!refused_ && !(has("to") || has("order") || has("posture"))) continue;
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
  unread_.clear();
  problem_.reset();
  if (learn(line)) return {};
  if (separator_ == '\0') return sentence_of_form(line);
  const std::vector<std::string> cells = cells_of(line, separator_);
  if (cells.size() < 2) {
    separator_ = '\0';
    return line;
  }
  if (refused_) return {};
  std::map<std::string, std::string> row;  // by what the column holds
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!says_something(cells[i]) && cells[i].find('?') == std::string::npos) continue;
    const std::string what = i < columns_.size() ? columns_[i] : std::string();
    const std::string title(trim(i < titles_.size() ? titles_[i] : ""));
    const std::string remark = title.empty() ? cells[i] : title + ": " + cells[i];
    const std::string says = letter_words().cell(cells[i]);
    const bool unclear = what == "forced" ? says.empty() : what == "detach" && says == "yes";
    if (unclear || cells[i].find('?') != std::string::npos)
      unread_ = remark;
    else if (const std::string way = what.empty() && row["via"].empty() ? behind_via(cells[i]) : ""; !way.empty())
      row["via"] = way;
    else if (what.empty() || what == "posture" || what == "day" || what == "choice")
      remarks_.push_back(remark);
    else if (says != "no" || (what != "forced" && what != "detach"))
      row[what] += (row[what].empty() ? "" : " ") + cells[i];
  }
  if (row["who"].empty()) row["who"] = who_;
  who_ = row["who"];
  if (who_.empty()) return {};
  const bool marches = !row["to"].empty() || !row["via"].empty();
  const bool orders = marches || !row["order"].empty() || !row["detach"].empty();
  if (!row["forced"].empty() && (!marches || !row["order"].empty())) unread_ = "forced march: " + row["forced"];
  if (!orders && row["attacked"].empty() && remarks_.empty() && unread_.empty()) return {};
  std::string said = who_ + ":";
  if (!orders) return row["attacked"].empty() ? said : said + " if attacked " + row["attacked"];
  said += with("at ", row["from"]) + with("detach ", row["detach"]);
  if (!row["detach"].empty() && (marches || !row["order"].empty())) said += ";";
  if (row["order"].empty() && marches) said += row["forced"].empty() ? " march" : " force march";
  said += with("", row["order"]) + with("via ", row["via"]) + with("to ", row["to"]);
  return row["attacked"].empty() ? said : said + "; if attacked " + row["attacked"];
}

}  // namespace estafette::campaign
