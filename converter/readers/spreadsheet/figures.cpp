#include "converter/readers/spreadsheet/figures.hpp"

#include "base/text.hpp"
#include "converter/readers/text/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

namespace estafette::readers {
namespace {

std::optional<int> Facts::*member_of(Holds holds) {
  switch (holds) {
    case Holds::officers:
      return &Facts::officers;
    case Holds::horses:
      return &Facts::horses;
    case Holds::battalions:
      return &Facts::battalions;
    case Holds::squadrons:
      return &Facts::squadrons;
    case Holds::companies:
      return &Facts::companies;
    case Holds::batteries:
      return &Facts::batteries;
    case Holds::guns:
      return &Facts::guns;
    case Holds::subunits:
      return &Facts::few;
    default:
      return &Facts::men;
  }
}

/// "1450" from "1450.0" and "1450,00", as spreadsheets sometimes write whole numbers.
std::string without_decimals(const std::string& cell) {
  static const std::regex kWhole("([0-9]+)[.,]0{1,2}");
  std::smatch found;
  return std::regex_match(cell, found, kWhole) ? found[1].str() : cell;
}

}  // namespace

bool holds_figures(Holds holds) {
  return (holds >= Holds::men && holds <= Holds::guns);
}

bool says_nothing(const std::string& cell) {
  const std::string word = fold(cell);
  return slug(cell).empty() || word == "n/a" || word == "n.a." || word == "k.a." || word == "nil" || word == "none";
}

std::optional<Facts> figures_of(Holds holds, const std::string& cell, const PhraseBook& words) {
  if (says_nothing(cell)) return Facts{};
  const Tokens tokens = tokens_of(without_decimals(cell));
  std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  if (!facts) return std::nullopt;
  const std::optional<int> own = facts->bare ? facts->bare : facts->few;
  facts->bare = facts->few = std::nullopt;
  const bool men = member_of(holds) == &Facts::men;
  if (!men && facts->officers && !own && !((*facts).*member_of(holds))) return std::nullopt;  // "1/2" battalions
  const bool counts = men && holds != Holds::infantry_men && holds != Holds::cavalry_men && holds != Holds::gunners;
  if (own && (*own > 0 || counts)) {
    std::optional<int>& member = (*facts).*member_of(holds);
    if (member) return std::nullopt;
    member = own;
  }
  return facts;
}

std::string piece_of(const std::string& cell, const PhraseBook& words) {
  if (says_nothing(cell)) return "";
  const Tokens tokens = tokens_of(cell);
  if (tokens.size() == 1 && tokens[0].is == Token::Is::number) return fmt::format("{}-pounder", tokens[0].value);
  const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  return facts && !facts->piece.empty() ? facts->piece : cell;
}

}  // namespace estafette::readers
