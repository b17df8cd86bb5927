#include "converter/readers/copied/state_columns.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

constexpr std::size_t kWordsBeforeState = 6;  ///< tokens from the number of a regiment, its own among them

/// "14th Ohio", "4th United States", "1st Middle (10th) Tennessee": a state, or the Union, right behind the number.
bool numbers_state_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (tokens[at].is != Token::Is::ordinal) return false;
  const std::size_t to = std::min(tokens.size(), at + kWordsBeforeState);
  for (std::size_t state = at + 1; state < to; ++state) {
    if (words.has(Sense::state, tokens, state) || words.has(Sense::country, tokens, state)) return true;
    const bool between = tokens[state].is == Token::Is::word || tokens[state].mark("(") || tokens[state].mark(")");
    const bool inside = tokens[state].is == Token::Is::ordinal && tokens[state - 1].mark("(");
    if (!between && !inside) return false;
  }
  return false;
}

/// "9th Indian": a number and one name that nobody knows, such as a state's that is misprinted.
bool numbers_a_name(std::string_view text, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::ordinal || tokens[at + 1].is != Token::Is::word ||
      tokens[at + 1].joined || !capital_at(text, tokens[at + 1].begin))
    return false;
  static constexpr std::array kSaysMore = {Sense::kind, Sense::unit,    Sense::command, Sense::count, Sense::rank,
                                           Sense::arm,  Sense::quality, Sense::month,   Sense::link};
  return std::none_of(kSaysMore.begin(), kSaysMore.end(),
                      [&](Sense sense) { return words.has(sense, tokens, at + 1); });
}

/// "9th Indian 41st Ohio", "41st Ohio 9th Indian": the same, but one of the states is misprinted.
std::size_t beside_misprint(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  if (numbers_a_name(text, tokens, 0, words) && !words.has(Sense::state, tokens, 1) &&
      !words.has(Sense::country, tokens, 1) && numbers_state_regiment(tokens, 2, words))
    return tokens[2].begin;
  const std::size_t last = tokens.size() - 2;
  const bool apart = last > 1 && words.has(Sense::state, tokens, last - 1) && numbers_state_regiment(tokens, 0, words);
  return apart && numbers_a_name(text, tokens, last, words) ? tokens[last].begin : 0;
}

}  // namespace

std::size_t second_regiment(std::string_view text, const PhraseBook& words) {
  if (text.empty() || !is_digit(text.front())) return 0;
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 4) return 0;
  if (const std::size_t second = beside_misprint(text, tokens, words); second > 0) return second;
  if (!numbers_state_regiment(tokens, 0, words)) return 0;
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const Token& before = tokens[at - 1];
    const bool apart = (before.is == Token::Is::word || before.mark(")")) && text[tokens[at].begin - 1] == ' ';
    const bool lettered = before.end - before.begin == 1 && capital_at(text, before.begin);  // "Battery D", "Company A"
    const bool ends = lettered || before.is != Token::Is::word || words.has(Sense::unit, tokens, at - 1) ||
                      words.has(Sense::state, tokens, at - 1);
    if (apart && ends && numbers_state_regiment(tokens, at, words)) return tokens[at].begin;
  }
  return 0;
}

}  // namespace estafette::readers
