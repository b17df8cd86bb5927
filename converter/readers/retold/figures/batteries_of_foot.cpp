#include "converter/readers/retold/figures/batteries_of_foot.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The line counts guns: "6 guns", "4 6-pdrs".
bool counts_guns(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at - 1].is != Token::Is::number && !tokens[at - 1].mark("-")) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if ((count && count->is == "guns") || words.has(Sense::gun, tokens, at)) return true;
  }
  return false;
}

/// A battery, or a company or troop of what may be gunners, at that token: how many tokens it has; 0 if it is none.
std::size_t battery_at(const Tokens& tokens, std::size_t at, bool guns, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (count && !count->part && (count->is == "batteries" || (guns && count->is == "companies"))) return count->length;
  return guns && (tokens[at].text == "troop" || tokens[at].text == "troops") ? 1 : 0;
}

}  // namespace

std::string with_gunners_of_battery(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool guns = counts_guns(tokens, words);
  Rewriting text(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const std::size_t length = battery_at(tokens, at, guns, words);
    std::size_t of = at + length;
    if (length == 0 || of + 1 >= tokens.size() || tokens[of].text != "of") continue;
    if (tokens[of + 1].text == "light" || tokens[of + 1].text == "heavy") ++of;
    if (of + 1 >= tokens.size() || (tokens[of + 1].text != "foot" && tokens[of + 1].text != "horse")) continue;
    const std::size_t behind = of + 2;
    const bool ends = behind == tokens.size() || tokens[behind].is == Token::Is::mark ||
                      is_and(tokens, behind, words) || tokens[behind].is == Token::Is::number;
    if (ends) text.put(tokens[of + 1].end, tokens[of + 1].end, " artillery");
  }
  return text.text();
}

std::string with_guns_behind_battery(std::string_view line, const PhraseBook& words) {
  constexpr int kMostGuns = 12;  // of a battery
  const Tokens tokens = tokens_of(line);
  const Range range{tokens, tokens.size(), words};
  bool battery = false;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (tokens[at - 1].is == Token::Is::number || words.has(Sense::plural, tokens, at - 1)) return std::string(line);
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at - 1);
    battery = battery || (unit && unit->is == "battery");
    if (tokens[at - 1].is == Token::Is::mark && !tokens[at - 1].mark(".") && !tokens[at - 1].mark("-")) battery = false;
    const std::optional<PhraseFound> of = words.find(Sense::particle, tokens, at);
    const auto figure = battery && of && of->is == "of" ? range.figure_at(at + of->length) : std::nullopt;
    const std::optional<PhraseFound> guns = figure ? words.find(Sense::count, tokens, figure->second) : std::nullopt;
    if (!guns || guns->is != "guns" || figure->first < 1 || figure->first > kMostGuns) continue;
    const std::size_t behind = figure->second + guns->length;
    if (behind < tokens.size() && tokens[behind].is != Token::Is::mark) return std::string(line);  // "de 8 pièces de 6"
    const std::size_t end = tokens[behind - 1].end;
    return fmt::format("{} ({} guns){}", line.substr(0, tokens[at - 1].end), figure->first, line.substr(end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
