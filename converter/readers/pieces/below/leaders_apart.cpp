#include "converter/readers/pieces/below/leaders_apart.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// "Colonel Adam Roe", and nothing else.
bool names_leader(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kLongest = 60;
  if (!may_be_read(line) || !line.after_blank || line.heading || line.text.size() > kLongest || has_digit(line.text))
    return false;
  const Tokens tokens = tokens_of(line.text);
  return !tokens.empty() && leads_at_most_a_regiment(tokens, 0, words) &&
         !words.any(Sense::kind, tokens, 0, tokens.size());
}

bool is_unit(const TextLine& line, const PhraseBook& words) {
  return may_be_read(line) && line.after_blank && !line.heading && item_of(line.text, words).is == Item::Is::unit;
}

}  // namespace

void close_up_leaders(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kFewest = 4, kInFive = 4;
  std::vector<std::size_t> leaders;
  for (std::size_t at = 1; at < lines.size(); ++at)
    if (names_leader(lines[at], words)) leaders.push_back(at);
  if (leaders.size() < kFewest) return;
  std::vector<bool> units(lines.size());
  std::size_t all = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    units[at] = is_unit(lines[at], words);
    all += units[at] ? 1U : 0U;
  }
  std::size_t below = 0, last = 0;
  for (const std::size_t at : leaders) {
    if (!units[at - 1]) continue;
    ++below;
    last += at + 1 == lines.size() || !units[at + 1] ? 1U : 0U;
  }
  if (below < kFewest || below * 5 < all * kInFive || last == 0) return;
  for (const std::size_t at : leaders)
    if (units[at - 1]) lines[at].after_blank = false;
}

}  // namespace estafette::readers
