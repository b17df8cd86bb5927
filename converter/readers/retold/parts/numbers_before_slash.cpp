#include "converter/readers/retold/parts/numbers_before_slash.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr int kHighestBattalion = 9;

bool may_be_battalion(const Token& token, Token::Is is) {
  return token.is == is && token.value >= 1 && token.value <= kHighestBattalion;
}

/// Where the numbers begin of which the last stands at `last`, before a stroke; `last` if there is but one.
std::size_t first_number(const Tokens& tokens, std::size_t last, const PhraseBook& words) {
  const Token::Is is = tokens[last].is;
  std::size_t first = last;
  while (first >= 2 && may_be_battalion(tokens[first - 2], is) && tokens[first - 2].value < tokens[first].value &&
         (is_and(tokens, first - 1, words) || (first < last && tokens[first - 1].mark(","))))
    first -= 2;
  return first;
}

}  // namespace

std::string with_numbers_before_slash_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    if (!tokens[at + 1].mark("/") || !tokens[at + 1].joined || tokens[at + 2].is != Token::Is::ordinal ||
        !tokens[at].figure() || !may_be_battalion(tokens[at], tokens[at].is))
      continue;
    const std::size_t first = first_number(tokens, at, words);
    const bool begins = first == 0 || tokens[first - 1].mark(",") || tokens[first - 1].mark(";") ||
                        tokens[first - 1].mark(":") || tokens[first - 1].mark("-");
    std::size_t end = at + 3;
    while (end < tokens.size() && tokens[end].is == Token::Is::word && !is_joint(tokens, end, words)) ++end;
    if (first == at || !begins) continue;
    told.put(tokens[first].begin, tokens[at + 1].end, "");
    told.put(tokens[end - 1].end, tokens[end - 1].end,
             fmt::format(" ({} battalions)", text_between(line, tokens[first], tokens[at])));
  }
  return told.text();
}

}  // namespace estafette::readers
