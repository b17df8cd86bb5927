#include "converter/readers/retold/labels/rules_noted.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "+1 morale", "-1 to melee", but not "+1 battery".
bool adds(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  const bool sign = line.size() > 2 && (line[0] == '+' || line[0] == '-') && is_digit(line[1]);
  if (!sign || tokens.size() < 3 || tokens[2].is != Token::Is::word) return false;
  if (!is_small(line[tokens[2].begin]) && tokens.size() > 3) return false;
  for (const Sense troops : {Sense::count, Sense::unit, Sense::kind, Sense::gun, Sense::arm, Sense::model})
    if (words.has(troops, tokens, 2)) return false;
  return true;
}

}  // namespace

std::string with_rule_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool numbered =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
  if (tokens.size() < 3 || numbered) return std::string(line);
  const auto small = [&](std::size_t at) { return at < tokens.size() && is_small(line[tokens[at].begin]); };
  const bool opens = begins_capital(line) && words.has(Sense::rule, tokens, 0) && small(1) && tokens[1].text != "be";
  const bool some =
      tokens[0].text == "up" && tokens.size() > 5 && tokens[3].mark("%") && words.has(Sense::rule, tokens, 4);
  return opens || some || adds(line, tokens, words) ? fmt::format("Note: {}", line) : std::string(line);
}

}  // namespace estafette::readers
