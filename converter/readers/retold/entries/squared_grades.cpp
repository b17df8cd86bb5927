#include "converter/readers/retold/entries/squared_grades.hpp"

#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_grade_behind_list(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 5 || !tokens.back().mark(")")) return std::string(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> grade = words.find(Sense::quality, tokens, at);
    const std::string_view counted = tokens[at - 1].text;
    const bool bases = (counted == "bases" || counted == "base" || counted == "stands" || counted == "figures") &&
                       tokens[at - 2].is == Token::Is::number;
    if (!grade || !bases || !tokens[at + grade->length].mark("(")) continue;
    const std::size_t last = at + grade->length - 1;
    return fmt::format("{} {} [Note: {}]", line.substr(0, tokens[at - 1].end), line.substr(tokens[last + 1].begin),
                       line.substr(tokens[at].begin, tokens[last].end - tokens[at].begin));
  }
  return std::string(line);
}

}  // namespace estafette::readers
