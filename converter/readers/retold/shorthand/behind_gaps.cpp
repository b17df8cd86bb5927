#include "converter/readers/retold/shorthand/behind_gaps.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_colon_at_gap(std::string_view line, const PhraseBook& words) {
  const std::size_t gap = std::min(line.find("  "), line.find('\t'));
  if (gap == std::string_view::npos || gap == 0) return std::string(line);
  const std::string_view heading = line.substr(0, gap), list = trim(line.substr(gap));
  const Tokens head = tokens_of(heading), units = tokens_of(list);
  if (head.size() != 2 || units.size() < 2 || !words.has(Sense::command, head, 0)) return std::string(line);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, head, 1);
  const bool first = units[0].figure() && (words.has(Sense::unit, units, 1) || words.has(Sense::kind, units, 1));
  if (!arm || arm->length != 1 || !first || list.find(", ") == std::string_view::npos) return std::string(line);
  return fmt::format("{}: {}", heading, list);
}

std::string with_number_beside_sort(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::ordinal || tokens[0].begin != 0 ||
      tokens[1].begin < tokens[0].end + 2 || tokens[1].is != Token::Is::word)
    return std::string(line);
  const bool sort = words.has(Sense::kind, tokens, 1) || words.has(Sense::unit, tokens, 1);
  const bool other = words.has(Sense::rank, tokens, 1) || words.has(Sense::command, tokens, 1);
  return sort && !other ? fmt::format("{} {}", line.substr(0, tokens[0].end), line.substr(tokens[1].begin))
                        : std::string(line);
}

}  // namespace estafette::readers
