#include "converter/readers/retold/shorthand/men_in_parts.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "3 bns", "un battaglione" at that token: battalions, squadrons or companies of one regiment.
bool counts_parts_there(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr int kMostOfOne = 16;
  if (at >= tokens.size()) return false;
  const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, at);
  const bool figure = tokens[at].is == Token::Is::number && tokens[at].value > 0 && tokens[at].value <= kMostOfOne;
  if (!spelt && !figure) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + (spelt ? spelt->length : 1));
  return count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
}

}  // namespace

std::string with_men_in_parts_told(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestMen = 60;
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    const bool men = tokens[at].is == Token::Is::number && tokens[at].value >= kFewestMen && tokens[at - 1].mark(",");
    const std::optional<PhraseFound> link = men ? words.find(Sense::link, tokens, at + 1) : std::nullopt;
    if (link && link->is != "and" && counts_parts_there(tokens, at + 1 + link->length, words))
      told.put(tokens[at].end, tokens[at].end, " men");
  }
  return told.text();
}

}  // namespace estafette::readers
