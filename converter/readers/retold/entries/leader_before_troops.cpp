#include "converter/readers/retold/entries/leader_before_troops.hpp"

#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_leader_before_troops(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostNames = 3;  // words of a leader's name
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  if (tokens.size() < 4 || (tokens[0].is != Token::Is::ordinal && !roman(line.substr(0, tokens[0].end))))
    return std::string(line);
  std::size_t name = 0;  // behind the last word of command
  for (std::size_t at = 1; at < tokens.size() && tokens[at].is == Token::Is::word && !tokens[at].capitals; ++at)
    if (const std::optional<PhraseFound> command = all.find(Sense::command, at); command && command->is != "any")
      name = at + command->length;
  if (name == 0) return std::string(line);
  std::size_t end = name;
  while (end < tokens.size() && tokens[end].is == Token::Is::word && tokens[end].capitals) ++end;
  const bool person = end > name && end - name <= kMostNames && !words.any(Sense::kind, tokens, name, end) &&
                      !words.any(Sense::nation, tokens, name, end);
  if (!person || end + 1 >= tokens.size() || tokens[end].is != Token::Is::ordinal ||
      !words.any(Sense::kind, tokens, end, tokens.size()))
    return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, tokens[name - 1].end),
                     line.substr(tokens[name].begin, tokens[end - 1].end - tokens[name].begin),
                     line.substr(tokens[end].begin));
}

}  // namespace estafette::readers
