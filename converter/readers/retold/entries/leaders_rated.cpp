#include "converter/readers/retold/entries/leaders_rated.hpp"

#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_rating_in_bracket(std::string_view line, const PhraseBook& words) {
  constexpr int kMostRating = 20;
  const Tokens tokens = tokens_of(line);
  std::size_t name = 0;  // behind "Tenente Generale Barone"
  for (std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0); rank;) {
    name += rank->length;
    rank = words.find(Sense::rank, tokens, name);
    if (!rank) rank = words.find(Sense::title, tokens, name);
  }
  if (name == 0 || tokens.size() < name + 3) return std::string(line);
  const std::size_t dash = tokens.size() - 2;
  const bool rated = tokens[dash].mark("-") && !tokens[dash].joined && tokens[dash + 1].is == Token::Is::number &&
                     !tokens[dash + 1].joined && tokens[dash + 1].value <= kMostRating;
  if (!rated) return std::string(line);
  for (std::size_t at = name; at < dash; ++at)
    if (tokens[at].is != Token::Is::word || words.has(Sense::kind, tokens, at) || words.has(Sense::unit, tokens, at))
      return std::string(line);
  const std::string_view who = text_between(line, tokens[name], tokens[dash - 1]);
  if (!may_be_person(tokens_of(who), 0, who, words)) return std::string(line);
  return fmt::format("{} ({})", line.substr(0, tokens[dash - 1].end), tokens[dash + 1].value);
}

}  // namespace estafette::readers
