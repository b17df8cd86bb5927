#include "base/html_table.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace estafette {
namespace {

constexpr std::size_t kFewColumns = 2;  // as many as a telephone has room for
constexpr std::size_t kShort = 9;       // letters of what is not divided: "in hand", "8 guns"

/// A word or two stay in one line.
std::string undivided(const std::string& text) {
  if (text.size() > kShort || text.find(' ') == std::string::npos) return text;
  std::string kept;
  for (const char c : text) kept += c == ' ' ? std::string("\u00A0") : std::string(1, c);
  return kept;
}

/// The first cell of a row is what the row is about.
void add_cell(pugi::xml_node row, const Table::Column& column, const std::string& text, const std::string& href,
              bool first, bool card) {
  const bool heading = first && !text.empty();
  const std::optional<double> percent = column.percent ? decimal_number(text) : std::nullopt;
  pugi::xml_node cell =
      add_element(row, heading ? "th" : "td", href.empty() && !percent ? (first ? text : undivided(text)) : "");
  if (heading) cell.append_attribute("scope") = "row";
  const bool nil = card && text == "0";  // on a telephone there is no room for what is not
  if (column.figures)
    cell.append_attribute("class") = column.percent ? "figures bars" : nil ? "figures nil" : "figures";
  if (card && !first && !text.empty() && !column.title.empty()) cell.append_attribute("data-l") = column.title.c_str();
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
  pugi::xml_node node = add_element(scroll, "table", "", cards ? "cards" : "");
  if (!table.caption.empty()) add_element(node, "caption", table.caption);
  pugi::xml_node titles = add_element(add_element(node, "thead"), "tr");
  for (const Table::Column& column : table.columns) {
    pugi::xml_node cell = add_element(titles, "th", column.title);
    cell.append_attribute("scope") = "col";
    if (column.figures) cell.append_attribute("class") = column.percent ? "figures bars" : "figures";
  }
  pugi::xml_node body = add_element(node, "tbody");
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    pugi::xml_node row = add_element(body, "tr");
    if (std::find(table.totals.begin(), table.totals.end(), r) != table.totals.end())
      row.append_attribute("class") = "total";
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
      const std::vector<std::string>& links = c == 0 ? hrefs : last_hrefs;
      const bool linked = (c == 0 || c + 1 == table.columns.size()) && r < links.size();
      add_cell(row, table.columns[c], table.rows[r][c], linked ? links[r] : "", c == 0, cards);
    }
  }
}

}  // namespace estafette
