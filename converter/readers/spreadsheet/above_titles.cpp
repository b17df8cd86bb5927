#include "converter/readers/spreadsheet/above_titles.hpp"

#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::string_view kFromTitle = "from the title";

/// The place in kCommandPath of a command that a line names and nothing else; none for a date, figures, a sentence, and
/// for what belongs to another, "Army of the Elbe: Vorhut".
std::optional<std::size_t> command_of(const Item& item, const PhraseBook& words) {
  const Tokens leader = tokens_of(item.parts.commander);
  if (words.any(Sense::command, leader, 0, leader.size()) || item.is != Item::Is::formation || !item.level ||
      item.parts.name.empty() || item.parts.facts.figures() || !item.units.empty() || !item.unread.empty())
    return std::nullopt;
  const Tokens name = tokens_of(item.parts.name);
  const bool dated = std::any_of(name.begin(), name.end(), [](const Token& t) { return t.is == Token::Is::number; });
  const Level level = *item.level == Level::cavalry_corps ? Level::corps : *item.level;
  const auto place = std::find_if(kCommandPath.begin(), kCommandPath.end(),
                                  [&](Holds holds) { return to_string(holds) == to_string(level); });
  return dated || place == kCommandPath.end() ? std::nullopt : std::optional(place - kCommandPath.begin());
}

}  // namespace

std::optional<Constant> nation_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                     const PhraseBook& words) {
  for (std::size_t i = 0; i < header; ++i) {
    const std::set<std::string> nations = nations_in(tokens_of(text_of(rows[i])), words);
    if (nations.size() > 1) return std::nullopt;  // "Polish and Saxon troops"
    const std::string nation = nations.empty() ? "" : *nations.begin();
    if (!nation.empty()) return Constant{Holds::nation, nation, std::string(kFromTitle)};
  }
  return std::nullopt;
}

std::vector<Constant> commands_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                     const std::vector<MappedColumn>& columns, const PhraseBook& words) {
  std::size_t highest = kCommandPath.size() - 1;  // a lone brigade above its troops is one too
  const auto held = [&](Holds holds) {
    return std::any_of(columns.begin(), columns.end(), [&](const MappedColumn& c) { return c.holds == holds; });
  };
  for (std::size_t i = 0; i < highest; ++i)
    if (held(kCommandPath.at(i))) highest = i;
  std::array<std::string, kCommandPath.size()> found;
  std::string* last = nullptr;  // without a leader so far
  for (std::size_t i = 0; i < header; ++i) {
    if (rows[i].filled() != 1) continue;
    const std::string text(trim(text_of(rows[i])));
    const Item item = item_of(text, words);
    if (item.is == Item::Is::commander && last != nullptr) *last += fmt::format(" ({})", item.parts.name);
    last = nullptr;
    const std::optional<std::size_t> place = command_of(item, words);
    if (!place || *place >= highest || !found.at(*place).empty()) continue;
    found.at(*place) = text;
    if (item.parts.commander.empty()) last = &found.at(*place);
  }
  std::vector<Constant> commands;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (!found.at(i).empty()) commands.push_back({kCommandPath.at(i), found.at(i), std::string(kFromTitle)});
  return commands;
}

}  // namespace estafette::readers
