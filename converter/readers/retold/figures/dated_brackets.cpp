#include "converter/readers/retold/figures/dated_brackets.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

std::string with_dated_bracket_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostInside = 7;  // tokens
  constexpr int kFirstYear = 1600, kLastYear = 1900;
  const std::string_view text = trim(line);
  const std::size_t open = text.rfind(" (");
  if (!text.ends_with(')') || open == std::string_view::npos || text.find(':') < open) return std::string(line);
  const std::string_view told = text.substr(open + 2, text.size() - open - 3);
  const Tokens inside = tokens_of(told), before = tokens_of(text.substr(0, open));
  if (inside.size() < 2 || inside.size() > kMostInside || !words.any(Sense::month, inside, 0, inside.size()) ||
      !words.any(Sense::unit, before, 0, before.size()))
    return std::string(line);
  const Token& year = inside.back();
  const bool dated = year.is == Token::Is::number && year.value >= kFirstYear && year.value <= kLastYear;
  const bool plain = std::none_of(inside.begin(), inside.end() - 1, [&](const Token& token) {
    return token.mark("/") || (token.is == Token::Is::number && token.value > 31);
  });
  const bool troops = words.any(Sense::unit, inside, 0, inside.size()) ||
                      words.any(Sense::rank, inside, 0, inside.size()) ||
                      words.any(Sense::count, inside, 0, inside.size());
  return dated && plain && !troops ? fmt::format("{} [Note: {}]", text.substr(0, open), told) : std::string(line);
}

namespace {

/// "(2007)" at that token, behind a word with a capital.
bool is_year_of_a_book(std::string_view line, const Tokens& tokens, std::size_t at) {
  constexpr int kFirstBook = 1950, kLastBook = 2099;
  const bool year = tokens[at].value >= kFirstBook && tokens[at].value <= kLastBook && !tokens[at].thousands;
  const bool bracket = at > 1 && at + 1 < tokens.size() && tokens[at - 1].mark("(") && tokens[at + 1].mark(")");
  return year && bracket && tokens[at - 2].is == Token::Is::word && capital_at(line, tokens[at - 2].begin);
}

}  // namespace

std::string with_cited_books_noted(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestSmall = 3;  // words of a sentence
  const Tokens tokens = tokens_of(line);
  int books = 0, small = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.is == Token::Is::ordinal || words.has(Sense::kind, tokens, at) || words.has(Sense::state, tokens, at) ||
        words.has(Sense::unit, tokens, at) || words.has(Sense::forces, tokens, at))
      return std::string(line);
    if (token.is == Token::Is::number && !is_year_of_a_book(line, tokens, at)) return std::string(line);
    books += token.is == Token::Is::number ? 1 : 0;
    const bool word = token.is == Token::Is::word && token.end - token.begin > 1 && is_small(line[token.begin]);
    small += word && !words.has(Sense::link, tokens, at) ? 1 : 0;
  }
  const bool sentence = small >= kFewestSmall && words.any(Sense::verb, tokens, 0, tokens.size());
  if (books == 0 || !sentence || words.has(Sense::note, tokens, 0)) return std::string(line);
  return fmt::format("Note: {}", line);
}

}  // namespace estafette::readers
