#include "converter/readers/pieces/below/gunners_apart.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestLeader = 60;  ///< bytes

bool may_be_leader(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || !line.after_blank || line.heading || line.text.size() > kLongestLeader ||
      has_digit(line.text))
    return false;
  const Tokens tokens = tokens_of(line.text);
  return words.any(Sense::rank, tokens, 0, tokens.size()) && item_of(line.text, words).is == Item::Is::commander;
}

/// "8th Foot Artillery Regiment: 2 batteries", "2/9 Foot Artillery": guns that have a number.
bool is_numbered_artillery(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || line.text.empty() || !is_digit(line.text.front())) return false;
  return kind_in(tokens_of(line.text), words, Arm::artillery).has_value();
}

}  // namespace

void tell_leaders_of_guns(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 2; at + 1 < lines.size(); ++at) {
    TextLine& line = lines[at];
    const TextLine& next = lines[at + 1];
    if (!line.after_blank || !next.after_blank || line.depth != next.depth || !is_numbered_artillery(next, words) ||
        !may_be_leader(line, words))
      continue;
    const Item above = item_of(lines[at - 1].text, words);
    if (above.is != Item::Is::formation && above.is != Item::Is::group) line.text = "Artillery: " + line.text;
  }
}

}  // namespace estafette::readers
