#include "base/markup/html_table.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace estafette {
namespace {

constexpr std::size_t kFewColumns = 2;  // as many as a telephone has room for
constexpr std::size_t kKnown = 12;      // columns that the style sheet has rules for, by their number
constexpr std::size_t kShort = 9;       // letters of what is not divided: "in hand", "8 guns"

/// A word or two stay in one line.
std::string undivided(const std::string& text) {
  if (text.size() > kShort || text.find(' ') == std::string::npos) return text;
  std::string kept;
  for (const char c : text) kept += c == ' ' ? std::string("\u00A0") : std::string(1, c);
  return kept;
}

/// True if the table tells of the column once what each of its cells would tell.
bool told_by_table(std::size_t number) {
  return number <= kKnown;
}

/// A string of a style sheet: whatever a title holds, it stays a title.
std::string quoted(const std::string& title) {
  std::string made = "'";
  for (const char c : title) {
    if (c == '\'' || c == '\\') made += '\\';
    made += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return made + "'";
}

/// Which columns are figures, as classes, and what a card calls each, as variables (look.cpp).
void tell_columns(pugi::xml_node table, const std::vector<Table::Column>& columns, bool cards) {
  std::string kinds = cards ? "cards" : "";
  std::string names;
  for (std::size_t number = 1; number <= columns.size() && told_by_table(number); ++number) {
    const Table::Column& column = columns[number - 1];
    if (column.figures && !column.percent) kinds += (kinds.empty() ? "r" : " r") + std::to_string(number);
    if (cards && number > 1 && !column.title.empty())
      names += (names.empty() ? "--l" : ";--l") + std::to_string(number) + ":" + quoted(column.title);
  }
  if (!kinds.empty()) table.append_attribute("class") = kinds.c_str();
  if (!names.empty()) table.append_attribute("style") = names.c_str();
}

/// What a cell has to say of its column by itself.
std::string kind_of(const Table::Column& column, std::size_t number) {
  if (!column.figures) return "";
  return column.percent ? "figures bars" : told_by_table(number) ? "" : "figures";
}

/// The first cell of a row is what the row is about.
void add_cell(pugi::xml_node row, const Table::Column& column, std::size_t number, const std::string& text,
              const std::string& href, bool card) {
  const bool first = number == 1;
  const bool heading = first && !text.empty();
  const std::optional<double> percent = column.percent ? decimal_number(text) : std::nullopt;
  pugi::xml_node cell =
      add_element(row, heading ? "th" : "td", href.empty() && !percent ? (first ? text : undivided(text)) : "");
  if (heading) cell.append_attribute("scope") = "row";
  std::string kind = kind_of(column, number);
  if (card && column.figures && !column.percent && text == "0")
    kind += kind.empty() ? "nil" : " nil";  // no room for it on a telephone
  if (!kind.empty()) cell.append_attribute("class") = kind.c_str();
  if (card && !told_by_table(number) && !text.empty() && !column.title.empty())
    cell.append_attribute("data-l") = column.title.c_str();
  if (!href.empty()) add_element(cell, "a", text).append_attribute("href") = href.c_str();
  if (!percent) return;
  add_element(cell, "b", text);  // the figures stand below one another, each before its bar
  pugi::xml_node bar = add_element(cell, "span", "", "bar");
  bar.append_attribute("aria-hidden") = "true";
  bar.append_attribute("style") =
      ("width: " + std::to_string(std::lround(std::clamp(*percent, 0.0, 100.0))) + "px").c_str();
}

}  // namespace

pugi::xml_node add_element(pugi::xml_node parent, const char* name, const std::string& text, const char* kind) {
  pugi::xml_node node = parent.append_child(name);
  if (*kind != '\0') node.append_attribute("class") = kind;
  if (!text.empty()) node.text().set(text.c_str());
  return node;
}

void write_table(pugi::xml_node place, const Table& table, const std::vector<std::string>& hrefs,
                 const std::vector<std::string>& last_hrefs) {
  pugi::xml_node scroll = add_element(place, "div", "", "scroll");
  scroll.append_attribute("tabindex") = "0";  // else a wide table cannot be moved by keys
  scroll.append_attribute("role") = "region";
  scroll.append_attribute("aria-label") = table.caption.empty() ? "Table" : table.caption.c_str();
  const bool cards = table.columns.size() > kFewColumns;
  pugi::xml_node node = add_element(scroll, "table");
  tell_columns(node, table.columns, cards);
  if (!table.caption.empty()) add_element(node, "caption", table.caption);
  pugi::xml_node titles = add_element(add_element(node, "thead"), "tr");
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    pugi::xml_node cell = add_element(titles, "th", table.columns[c].title);
    cell.append_attribute("scope") = "col";
    if (const std::string kind = kind_of(table.columns[c], c + 1); !kind.empty())
      cell.append_attribute("class") = kind.c_str();
  }
  pugi::xml_node body = add_element(node, "tbody");
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    pugi::xml_node row = add_element(body, "tr");
    if (std::find(table.totals.begin(), table.totals.end(), r) != table.totals.end())
      row.append_attribute("class") = "total";
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
      const std::vector<std::string>& links = c == 0 ? hrefs : last_hrefs;
      const bool linked = (c == 0 || c + 1 == table.columns.size()) && r < links.size();
      add_cell(row, table.columns[c], c + 1, table.rows[r][c], linked ? links[r] : "", cards);
    }
  }
}

}  // namespace estafette
