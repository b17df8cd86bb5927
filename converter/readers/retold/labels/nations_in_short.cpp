#include "converter/readers/retold/labels/nations_in_short.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_nation_in_short_behind(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kShortestInitials = 3;
  const Tokens tokens = tokens_of(line);
  const std::size_t at = !tokens.empty() && tokens[0].is == Token::Is::ordinal ? 1 : 0;
  if (tokens.size() < at + 2 || tokens[at].end >= line.size() || line[tokens[at].end] != '.' ||
      line.find_first_of(",;:") != std::string_view::npos)
    return std::string(line);
  const std::optional<PhraseFound> nation = words.find(Sense::initials, tokens, at);
  const bool word = tokens[at].end - tokens[at].begin >= kShortestInitials && capital_at(line, tokens[at].begin);
  if (!nation || nation->length != 1 || !word || !words.has(Sense::kind, tokens, at + 1)) return std::string(line);
  return fmt::format("{}{} [{}]", line.substr(0, tokens[at].begin), line.substr(tokens[at + 1].begin), nation->is);
}

}  // namespace estafette::readers
