#include "converter/readers/retold/entries/labels_behind_units.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string without_label_before_rank(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    if (!tokens[at - 1].mark("-") || tokens[at].joined) continue;
    const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, at);
    if (!label || words.has(Sense::rank, tokens, at)) continue;
    const std::size_t rank = at + label->length;
    if (!words.has(Sense::rank, tokens, rank)) continue;
    return fmt::format("{} {}", trim(line.substr(0, tokens[at].begin)), line.substr(tokens[rank].begin));
  }
  return std::string(line);
}

}  // namespace estafette::readers
