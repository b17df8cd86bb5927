#include "converter/readers/list/strength_of_all.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/figures.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// "5,768" of "Toro, Alba, Reina (7 bns) 5,768": too many for the last alone.
bool is_of_all(const Tokens& tokens, std::size_t figure, const PhraseBook& words) {
  constexpr int kMostOfARegiment = 3600, kMostParts = 5;
  std::size_t open = figure - 1;
  if (!tokens[open].mark(")")) return tokens[figure].value > kMostOfARegiment;
  while (open > 0 && !tokens[open].mark("(")) --open;
  const std::optional<Facts> parts = facts_of(tokens, open + 1, figure - 1, words, false);
  const bool many = parts && parts->subunits().value_or(0) > kMostParts;
  return tokens[figure].value > (many ? kFewestMenOfAll : kMostOfARegiment);
}

}  // namespace

std::optional<Facts> strength_in(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  if (!facts || !facts->men || facts->subunits() || facts->companies || guns_of(*facts)) return std::nullopt;
  return facts;
}

std::optional<Facts> take_strength_of_all(std::string_view& text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const bool bracket = !tokens.empty() && tokens.back().mark(")");
  const bool semicolons = text.find(';') != std::string_view::npos;
  const std::size_t end = tokens.size() - (bracket ? 1 : 0);
  for (std::size_t at = 1; at < end; ++at) {
    const Token& before = tokens[at - 1];
    if (tokens[at].is != Token::Is::number || (bracket && !before.mark("("))) continue;
    std::optional<Facts> facts =
        strength_in(text.substr(tokens[at].begin, tokens[end - 1].end - tokens[at].begin), words);
    const bool lone = at + 1 == end && !bracket && !semicolons && before.is != Token::Is::number &&
                      !words.has(Sense::total, tokens, at - 1) && is_of_all(tokens, at, words);
    if (lone) facts.emplace().men = tokens[at].value;
    if (!facts || !(lone || facts->officers)) continue;
    text = trim(text.substr(0, before.mark("(") || before.mark(",") ? before.begin : tokens[at].begin));
    return facts;
  }
  return std::nullopt;
}

}  // namespace estafette::readers
