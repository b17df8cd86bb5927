#include "converter/readers/retold/entries/leaders_rated.hpp"

#include "base/letters.hpp"
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

std::string with_letter_of_leader_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t open = 1; open + 3 < tokens.size(); ++open) {
    if (!tokens[open].mark("(") || !words.any(Sense::command, tokens, 0, open)) continue;
    std::size_t mark = open + 1;
    while (mark < tokens.size() && (tokens[mark].is == Token::Is::word || tokens[mark].mark("."))) ++mark;
    if (mark == open + 1 || mark + 2 >= tokens.size()) return std::string(line);
    const bool square = tokens[mark].mark("[") && tokens[mark + 2].mark("]") && mark + 3 < tokens.size();
    const std::size_t close = square ? mark + 3 : mark + 2;
    const Token& letter = tokens[mark + 1];
    const bool rated = (square || tokens[mark].mark(",")) && letter.letter() && is_capital(line[letter.begin]) &&
                       tokens[close].mark(")");
    if (!rated) return std::string(line);
    const std::string_view who = text_between(line, tokens[open + 1], tokens[mark - 1]);
    const Tokens named = tokens_of(who);
    if (!words.has(Sense::rank, named, 0) && !may_be_person(named, 0, who, words)) return std::string(line);
    return fmt::format("{}){} [Note: {}]", line.substr(0, tokens[mark - 1].end), line.substr(tokens[close].end),
                       text_between(line, letter, letter));
  }
  return std::string(line);
}

}  // namespace estafette::readers
