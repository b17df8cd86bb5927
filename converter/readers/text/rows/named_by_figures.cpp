#include "converter/readers/text/rows/named_by_figures.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfName = 5;
constexpr int kFewestMenOfFigures = 100;

/// "12 bataillons", "8 725 hommes", "42 canons": figures and nothing else.
bool tells_figures_of_troops(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  return row.item.is == Item::Is::facts && (facts.battalions || facts.squadrons || facts.batteries || facts.guns ||
                                            facts.men.value_or(0) >= kFewestMenOfFigures);
}

/// "Garde Impériale", "Die Reserve": a few words, the last of them with a capital or known, and none that would make it
/// a title.
bool may_be_name_above_figures(const TextNode& row, const PhraseBook& words) {
  const Tokens tokens = tokens_of(row.line.text);
  if (row.item.is != Item::Is::unknown || tokens.empty() || tokens.size() > kMostWordsOfName) return false;
  if (is_small(row.line.text[tokens.front().begin])) return false;
  return std::all_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - tokens.data());
    return token.is == Token::Is::word && !words.has(Sense::verb, tokens, at) && !words.has(Sense::month, tokens, at) &&
           !words.has(Sense::total, tokens, at) && !words.has(Sense::loss, tokens, at) &&
           !words.has(Sense::heading, tokens, at) && !words.has(Sense::note, tokens, at);
  });
}

}  // namespace

void find_commands_by_figures(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (!row.line.after_blank || !may_be_name_above_figures(row, words) || rows[at + 1].line.depth < row.line.depth)
      continue;
    std::size_t end = at + 1;
    while (end < rows.size() && tells_figures_of_troops(rows[end])) ++end;
    const Facts& first = rows[at + 1].item.parts.facts;
    const bool several = (first.battalions || first.squadrons) && (first.men || first.guns || first.batteries);
    if (end < at + 3 && !(end == at + 2 && several)) continue;
    row.item.is = Item::Is::formation;
    row.item.parts.name = row.line.text;
    row.item.parts.guessed.emplace_back("a command, by the figures below it");
  }
}

}  // namespace estafette::readers
