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

/// "Each battalion of less than 400 men tests morale at -1.": a sentence with what is added to a throw.
bool alters_throw(std::string_view line, const Tokens& tokens) {
  constexpr std::size_t kFewestWords = 6;
  const std::size_t first = tokens[0].figure() && tokens[1].mark(".") ? 2
                            : tokens[0].figure()                      ? 1
                                                                      : 0;  // "2. Each ..."
  const bool ends = line.ends_with('.') || tokens.back().is == Token::Is::number;
  if (first >= tokens.size() || !is_capital(line[tokens[first].begin]) || !ends) return false;
  std::size_t small = 0;
  bool added = false;
  for (std::size_t at = first + 1; at < tokens.size(); ++at) {
    small += tokens[at].is == Token::Is::word && is_small(line[tokens[at].begin]) ? 1U : 0U;
    const std::size_t sign = tokens[at].begin;
    added = added || (tokens[at].is == Token::Is::number && tokens[at].value < 10 && sign > 1 &&
                      line[sign - 2] == ' ' && (line[sign - 1] == '-' || line[sign - 1] == '+'));
  }
  return added && small >= kFewestWords;
}

}  // namespace

std::string with_rule_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool numbered =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
  if (tokens.size() > 2 && alters_throw(line, tokens)) return fmt::format("Note: {}", line);
  if (tokens.size() < 3 || numbered) return std::string(line);
  const auto small = [&](std::size_t at) { return at < tokens.size() && is_small(line[tokens[at].begin]); };
  const bool opens = begins_capital(line) && words.has(Sense::rule, tokens, 0) && small(1) && tokens[1].text != "be";
  const bool some =
      tokens[0].text == "up" && tokens.size() > 5 && tokens[3].mark("%") && words.has(Sense::rule, tokens, 4);
  return opens || some || adds(line, tokens, words) ? fmt::format("Note: {}", line) : std::string(line);
}

}  // namespace estafette::readers
