#include "converter/readers/spreadsheet/above_titles.hpp"

#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/spreadsheet/rows/command_row.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kFromTitle = "from the title";

/// The place in kCommandPath of a command that a line names and nothing else; none for a date, figures, a sentence, and
/// for what belongs to another, "Army of the Elbe: Vorhut".
std::optional<std::size_t> command_of(const Item& item, const PhraseBook& words) {
  const Tokens leader = tokens_of(item.parts.commander);
  if (words.has(Sense::command, leader, 0) || item.is != Item::Is::formation || !item.level ||
      item.parts.name.empty() || item.parts.facts.figures() || !item.units.empty() || !item.unread.empty())
    return std::nullopt;
  const Tokens name = tokens_of(item.parts.name);
  const bool dated = std::any_of(name.begin(), name.end(), [](const Token& t) { return t.is == Token::Is::number; });
  const Level level = *item.level == Level::cavalry_corps ? Level::corps : *item.level;
  const auto place = std::find_if(kCommandPath.begin(), kCommandPath.end(),
                                  [&](Holds holds) { return to_string(holds) == to_string(level); });
  return dated || place == kCommandPath.end() ? std::nullopt : std::optional(place - kCommandPath.begin());
}

/// All that a row with one cell says.
const std::string& only_cell(const SpreadsheetRow& row) {
  return *std::find_if(row.cells.begin(), row.cells.end(), [](const std::string& cell) { return !cell.empty(); });
}

/// The nation of a title above the row of titles, "French III Corps, 1 May 1813", unless there are two of them.
std::optional<Constant> nation_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                     const PhraseBook& words) {
  const auto side = [&](const SpreadsheetRow& row) {
    const Tokens tokens = row.filled() == 1 ? tokens_of(only_cell(row)) : Tokens{};
    return names_side(row, words) || (!tokens.empty() && names_only_a_nation({tokens, tokens.size(), words}));
  };
  if (std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(header), rows.end(), side)) return std::nullopt;
  for (std::size_t i = 0; i < header; ++i) {
    const std::set<std::string> nations = nations_in(tokens_of(text_of(rows[i])), words);
    if (nations.size() > 1) return std::nullopt;  // "Polish and Saxon troops"
    const std::string nation = nations.empty() ? "" : *nations.begin();
    if (!nation.empty()) return Constant{Holds::nation, nation, std::string(kFromTitle)};
  }
  return std::nullopt;
}

/// The commands that titles name, where no column holds such or higher ones.
std::vector<Constant> commands_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                     const std::vector<MappedColumn>& columns, const PhraseBook& words) {
  std::size_t highest = kCommandPath.size();
  const auto held = [&](Holds holds) {
    return std::any_of(columns.begin(), columns.end(), [&](const MappedColumn& c) { return c.holds == holds; });
  };
  for (std::size_t i = 0; i < highest; ++i)
    if (held(kCommandPath.at(i))) highest = i;
  std::array<std::string, kCommandPath.size()> found;
  std::string* last = nullptr;  // without a leader so far
  for (std::size_t i = 0; i < header; ++i) {
    if (rows[i].filled() != 1) continue;
    const std::string text(trim(only_cell(rows[i])));
    const Item item = item_of(text, words);
    if (item.is == Item::Is::commander && last != nullptr) *last += fmt::format(" ({})", item.parts.name);
    last = nullptr;
    const std::optional<std::size_t> place = command_of(item, words);
    if (!place || *place >= highest || !found.at(*place).empty()) continue;
    found.at(*place) = text;
    if (item.parts.commander.empty()) last = &found.at(*place);
  }
  std::string& division = found.at(found.size() - 2);
  if (division.empty()) division = std::exchange(found.back(), "");  // a lone brigade above its troops
  found.back().clear();
  std::vector<Constant> commands;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (!found.at(i).empty()) commands.push_back({kCommandPath.at(i), found.at(i), std::string(kFromTitle)});
  return commands;
}

}  // namespace

std::vector<Constant> told_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                 const std::vector<MappedColumn>& columns, const PhraseBook& words) {
  std::vector<Constant> told = commands_above(rows, header, columns, words);
  const bool named = std::any_of(columns.begin(), columns.end(),
                                 [](const MappedColumn& column) { return column.holds == Holds::nation; });
  if (const std::optional<Constant> nation = named ? std::nullopt : nation_above(rows, header, words))
    told.insert(told.begin(), *nation);
  return told;
}

std::string title_of(const SpreadsheetRow& row) {
  std::string title;
  for (const std::string& cell : row.cells) {
    if (title.ends_with(':') && !cell.empty())
      title += ' ' + cell;
    else
      append(title, cell);
  }
  return title;
}

bool tells_constant(const SpreadsheetRow& row, const Mapping& mapping, const PhraseBook& words) {
  if (row.filled() == 0 || row.filled() > 2) return false;
  const std::string text = text_of(row);
  const Tokens tokens = tokens_of(text);
  const auto colon = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(":"); });
  const bool labelled = colon == tokens.begin() + 1 && colon + 1 != tokens.end();
  const auto told = std::find_if(labelled ? colon : tokens.begin(), tokens.end(),
                                 [](const Token& token) { return token.is != Token::Is::mark; });
  const Tokens said(told, tokens.end());
  const std::string only = row.filled() == 1 ? std::string(trim(only_cell(row))) : "";
  return std::any_of(mapping.constants.begin(), mapping.constants.end(), [&](const Constant& constant) {
    if (constant.holds == Holds::nation)
      return names_only_a_nation({said, said.size(), words}) && nation_in(said, "", words) == constant.value;
    if (only.empty() || constant.guess != kFromTitle) return false;
    const Item item = constant.value == only ? Item{} : item_of(only, words);
    return constant.value == only ||
           (item.is == Item::Is::commander && constant.value.ends_with(fmt::format(" ({})", item.parts.name)));
  });
}

std::vector<Problem> take_own_titles(const std::vector<SpreadsheetRow>& rows, std::size_t header, Mapping& mapping,
                                     const PhraseBook& words) {
  std::vector<Problem> looks;
  for (Constant& own : told_above(rows, header, mapping.columns, words)) {
    const auto same = std::find_if(mapping.constants.begin(), mapping.constants.end(),
                                   [&](const Constant& constant) { return constant.holds == own.holds; });
    if (same == mapping.constants.end() || same->guess != kFromTitle || same->value == own.value) continue;
    looks.push_back(
        {"", rows[header].line, "", own.value,
         fmt::format("{}, which the mapping guessed from the title of another table; that of this table is taken",
                     same->value),
         "Leave it out of the mapping, or write it without its guess if it goes for every table"});
    *same = std::move(own);
  }
  return looks;
}

}  // namespace estafette::readers
