#include "converter/readers/retold/figures/dated_brackets.hpp"

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

}  // namespace estafette::readers
