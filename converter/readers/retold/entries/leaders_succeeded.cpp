#include "converter/readers/retold/entries/leaders_succeeded.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {

std::string with_colon_before_leaders(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Head head = head_of({tokens, tokens.size(), words});
  if (head.is != Head::Is::formation || head.end == 0 || !words.has(Sense::rank, tokens, head.end))
    return std::string(line);
  std::size_t close = head.end;
  bool open = false;
  for (; close < tokens.size() && !tokens[close].mark(")"); ++close) {
    if (tokens[close].is == Token::Is::mark && !tokens[close].mark(".") && !tokens[close].mark("("))
      return std::string(line);
    open = open || tokens[close].mark("(");
  }
  if (!open || !words.has(Sense::rank, tokens, close + 1)) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[head.end - 1].end), line.substr(tokens[head.end].begin));
}

}  // namespace estafette::readers
