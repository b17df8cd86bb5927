#include "converter/readers/spreadsheet/columns/figures.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/spreadsheet/columns/decimals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace estafette::readers {
namespace {

std::optional<int> Facts::*member_of(Holds holds) {
  switch (holds) {
    case Holds::officers:
      return &Facts::officers;
    case Holds::detached:
      return &Facts::detached;
    case Holds::sick:
      return &Facts::sick;
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

/// A figure with decimals: part of a man is left out, and told; others must be whole.
std::optional<Facts> facts_of_decimal(Holds holds, double figure, const std::string& cell, int times) {
  constexpr double kHair = 1e-3;
  const bool men = member_of(holds) == &Facts::men;
  const bool whole = figure == std::floor(figure);
  const std::optional<int> counted = men || whole ? men_of_decimal(figure, men ? times : 1) : std::nullopt;
  if (!counted) return std::nullopt;
  Facts facts;
  facts.*member_of(holds) = counted;
  if (men && std::abs(figure * times - *counted) > kHair)
    facts.guessed.push_back(fmt::format("{} men of {}", *counted, cell));
  facts.each = holds == Holds::men_each;
  return facts;
}

/// "510 + 30" is no strength; beside men another figure may stand in round brackets: "123 (6)".
bool tells_two(const Facts& facts, const std::string& cell) {
  return facts.bare && facts.few && cell.find('(') == std::string::npos;
}

}  // namespace

bool holds_persons(Holds holds) {
  return holds == Holds::commander || (holds >= Holds::army_commander && holds <= Holds::brigade_commander);
}

bool holds_figures(Holds holds) {
  return (holds >= Holds::men && holds <= Holds::guns);
}

bool says_nothing(const std::string& cell) {
  const bool any =
      std::any_of(cell.begin(), cell.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
  if (!any && slug(cell).empty()) return true;
  constexpr std::size_t kLongestNothing = 16;  // bytes, with blanks and accents
  if (cell.size() > kLongestNothing) return false;
  const std::string word = fold(cell);
  return word == "n/a" || word == "n.a." || word == "k.a." || word == "nil" || word == "none";
}

std::optional<Facts> figures_of(Holds holds, const std::string& cell, const PhraseBook& words, int times) {
  if (says_nothing(cell)) return Facts{};
  const std::string figure(without_footnote(cell));
  if (const std::optional<double> decimal = decimal_of(figure)) return facts_of_decimal(holds, *decimal, figure, times);
  const Tokens tokens = tokens_of(figure);
  std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  if (!facts) return std::nullopt;
  const std::optional<int> own = facts->bare ? facts->bare : facts->few;
  const bool men = member_of(holds) == &Facts::men;
  if (men && tells_two(*facts, cell)) return std::nullopt;
  if (!men || !facts->bare) facts->few.reset();  // "123 (6)" are men, and so many guns or battalions
  facts->bare.reset();
  if (!men && facts->officers && !own && !((*facts).*member_of(holds))) return std::nullopt;  // "1/2" battalions
  const bool counts = men && holds != Holds::infantry_men && holds != Holds::cavalry_men && holds != Holds::gunners;
  if (own && (*own > 0 || counts)) {
    std::optional<int>& member = (*facts).*member_of(holds);
    if (member || (men && *own > kLargestNumber / times)) return std::nullopt;
    member = men ? *own * times : *own;
  }
  facts->each = facts->each || (holds == Holds::men_each && facts->men);
  return facts;
}

std::string piece_of(const std::string& cell, const PhraseBook& words) {
  if (says_nothing(cell)) return "";
  const Tokens tokens = tokens_of(cell);
  if (tokens.size() == 1 && tokens[0].is == Token::Is::number) return fmt::format("{}-pounder", tokens[0].value);
  const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  return facts && !facts->piece.empty() ? facts->piece : cell;
}

std::string calibre_in(const Tokens& cell, const PhraseBook& words) {
  for (std::size_t at = 1; at < cell.size(); ++at) {
    const std::optional<PhraseFound> gun = words.find(Sense::gun, cell, at);
    const Token& before = cell[cell[at - 1].mark("-") && at > 1 ? at - 2 : at - 1];
    if (gun && gun->is == "pounder" && before.is == Token::Is::number) return fmt::format("{}-pounder", before.value);
  }
  return "";
}

}  // namespace estafette::readers
