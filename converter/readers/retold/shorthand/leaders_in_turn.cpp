#include "converter/readers/retold/shorthand/leaders_in_turn.hpp"

#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

std::string with_later_leaders_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 7 || !tokens.back().mark(")")) return std::string(line);
  std::size_t open = 1;
  while (open + 1 < tokens.size() && !(tokens[open].mark("(") && words.has(Sense::rank, tokens, open + 1))) ++open;
  std::size_t depth = 0, first = 0;  // the comma behind the first leader
  for (std::size_t at = open + 1; at + 1 < tokens.size(); ++at) {
    if (tokens[at].mark("(") || tokens[at].mark("[")) ++depth;
    if (tokens[at].mark(")") || tokens[at].mark("]")) {
      if (depth == 0) return std::string(line);  // another bracket follows
      --depth;
    }
    if (first == 0 && depth == 0 && tokens[at].mark(",") && words.has(Sense::rank, tokens, at + 1)) first = at;
  }
  if (depth > 0 || open + 1 >= tokens.size()) return std::string(line);
  // what became of the first: "[w]", "[mw]"
  const std::size_t end = first > 0 ? first : tokens.size() - 1;
  const bool marked =
      end > open + 4 && tokens[end - 1].mark("]") && tokens[end - 3].mark("[") && tokens[end - 2].is == Token::Is::word;
  if (first == 0 && !marked) return std::string(line);
  std::string later =
      marked ? fmt::format("{}{}", text_between(line, tokens[end - 2], tokens[end - 2]), first > 0 ? "; " : "") : "";
  if (first > 0) later += line.substr(tokens[first + 1].begin, tokens.back().begin - tokens[first + 1].begin);
  std::replace(later.begin(), later.end(), '[', '(');
  std::replace(later.begin(), later.end(), ']', ')');
  return fmt::format("{}) [Note: {}]", line.substr(0, tokens[end - (marked ? 4 : 1)].end), later);
}

}  // namespace estafette::readers
