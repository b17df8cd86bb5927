#include "converter/readers/retold/entries/labels_behind_units.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string without_label_before_rank(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> label =
        tokens[at].joined ? std::nullopt : words.find(Sense::commander, tokens, at);
    if (!label || words.has(Sense::rank, tokens, at)) continue;
    const std::size_t rank = at + label->length;
    if (!words.has(Sense::rank, tokens, rank)) continue;
    const bool dash = tokens[at - 1].mark("-");
    const bool regiment = tokens[0].is == Token::Is::ordinal && tokens[at - 1].is == Token::Is::word &&
                          leads_at_most_a_regiment(tokens, rank, words) &&
                          head_of({tokens, at, words}).is == Head::Is::unit;
    if (!dash && !regiment) continue;
    return fmt::format("{}{} {}", trim(line.substr(0, tokens[at].begin)), dash ? "" : ",",
                       line.substr(tokens[rank].begin));
  }
  return std::string(line);
}

}  // namespace estafette::readers
