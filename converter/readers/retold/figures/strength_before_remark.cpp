#include "converter/readers/retold/figures/strength_before_remark.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The token behind "4,000 men" at `at`; 0 if a strength does not stand there.
std::size_t strength_end(const Tokens& tokens, std::size_t at, std::string_view what, const PhraseBook& words) {
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::number) return 0;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
  return count && count->is == what ? at + 1 + count->length : 0;
}

}  // namespace

std::string with_strength_before_remark(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t open = 1; open + 4 < tokens.size(); ++open) {
    if (!tokens[open].mark("(")) continue;
    const std::size_t comma = strength_end(tokens, open + 1, "men", words);
    if (comma == 0 || comma + 1 >= tokens.size() || !tokens[comma].mark(",") || tokens[comma + 1].is != Token::Is::word)
      continue;
    std::size_t close = comma + 1;
    while (close < tokens.size() && !tokens[close].mark(")") && !tokens[close].mark("(")) ++close;
    if (close == tokens.size() || !tokens[close].mark(")")) continue;
    for (const Sense counted : {Sense::kind, Sense::gun, Sense::unit, Sense::arm})
      if (words.any(counted, tokens, comma + 1, close)) return std::string(line);
    return fmt::format("{}) [{}]{}", line.substr(0, tokens[comma - 1].end),
                       trim(text_between(line, tokens[comma + 1], tokens[close - 1])), line.substr(tokens[close].end));
  }
  return std::string(line);
}

std::string with_horses_beside_men(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 4 < tokens.size(); ++at) {
    const std::size_t men = tokens[at - 1].mark("(") ? strength_end(tokens, at, "men", words) : 0;
    if (men == 0 || !is_joint(tokens, men, words)) continue;
    const std::size_t end = strength_end(tokens, men + 1, "sabres", words);
    if (end == 0) continue;
    return fmt::format("{}, {} horses{}", line.substr(0, tokens[men - 1].end),
                       text_between(line, tokens[men + 1], tokens[men + 1]), line.substr(tokens[end - 1].end));
  }
  return std::string(line);
}

std::string with_strength_in_round_bracket(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4) return std::string(line);
  const std::size_t close = tokens.size() - 1, open = close - 2;
  const bool strength = tokens[open].mark("[") && tokens[close].mark("]") && tokens[open + 1].is == Token::Is::number &&
                        tokens[open + 1].thousands;
  if (!strength) return std::string(line);
  return fmt::format("{}({})", line.substr(0, tokens[open].begin),
                     text_between(line, tokens[open + 1], tokens[open + 1]));
}

std::string with_men_before_guns(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestMenOfAGun = 5;
  const Tokens tokens = tokens_of(line);
  for (std::size_t open = 1; open + 4 < tokens.size(); ++open) {
    const Token &men = tokens[open + 1], &guns = tokens[open + 3];
    if (!tokens[open].mark("(") || men.is != Token::Is::number || !tokens[open + 2].mark("/")) continue;
    const std::size_t end = strength_end(tokens, open + 3, "guns", words);
    if (end == 0 || end >= tokens.size() || !tokens[end].mark(")") || men.value / kFewestMenOfAGun < guns.value)
      continue;
    return fmt::format("{} men, {}", line.substr(0, men.end), line.substr(guns.begin));
  }
  return std::string(line);
}

}  // namespace estafette::readers
