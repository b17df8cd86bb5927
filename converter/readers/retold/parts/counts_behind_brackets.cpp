#include "converter/readers/retold/parts/counts_behind_brackets.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_count_before_bracket(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.empty() || tokens[0].is != Token::Is::number) return std::string(line);
  std::size_t open = 1;
  while (open < tokens.size() && tokens[open].is == Token::Is::word) ++open;
  if (open + 2 >= tokens.size() || !tokens[open].mark("(") || open == 1) return std::string(line);
  std::size_t close = open + 1;
  while (close < tokens.size() && tokens[close].is == Token::Is::word) ++close;
  if (close + 1 >= tokens.size() || !tokens[close].mark(")") || close == open + 1) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, close + 1);
  const bool plural = count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies" ||
                                count->is == "regiments" || count->is == "batteries");
  const bool told = words.any(Sense::count, tokens, 1, open) || !words.any(Sense::kind, tokens, 1, open);
  if (!plural || told) return std::string(line);
  const std::size_t end = close + count->length;
  return fmt::format("{}{} ({}){}", line.substr(0, tokens[open].begin),
                     text_between(line, tokens[close + 1], tokens[end]),
                     text_between(line, tokens[open + 1], tokens[close - 1]), line.substr(tokens[end].end));
}

}  // namespace estafette::readers
