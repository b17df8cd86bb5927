#include "converter/readers/retold/apart/numbers_first.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The tokens of "3°, 7° e 12°".
struct Numbers {
  std::size_t first = 0, last = 0, count = 0;
};

/// The numbers of a line, if nothing but joints is between them.
std::optional<Numbers> numbers_in(const Tokens& tokens, const PhraseBook& words) {
  Numbers numbers;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::ordinal) continue;
    for (std::size_t between = numbers.last + 1; numbers.count > 0 && between < at; ++between)
      if (!is_joint(tokens, between, words) && !tokens[between].mark(".")) return std::nullopt;
    if (numbers.count++ == 0) numbers.first = at;
    numbers.last = at;
  }
  return numbers.count > 1 && numbers.first > 0 ? std::optional(numbers) : std::nullopt;
}

}  // namespace

std::string with_numbers_first(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> several = tokens.empty() ? std::nullopt : words.find(Sense::count, tokens, 0);
  if (!several || (several->is != "regiments" && several->is != "battalions")) return std::string(line);
  const std::optional<Numbers> numbers = numbers_in(tokens, words);
  if (!numbers) return std::string(line);
  for (std::size_t at = several->length; at < tokens.size() && !tokens[at].mark("(");) {
    std::size_t said = (at >= numbers->first && at <= numbers->last) || tokens[at].mark(".") ? 1 : 0;
    for (const Sense sense : {Sense::link, Sense::kind, Sense::arm})
      if (const std::optional<PhraseFound> found = words.find(sense, tokens, at)) said = std::max(said, found->length);
    if (said == 0) return std::string(line);
    at += said;
  }
  return fmt::format("{} {}{}", text_between(line, tokens[numbers->first], tokens[numbers->last]),
                     trim(line.substr(0, tokens[numbers->first].begin)), line.substr(tokens[numbers->last].end));
}

std::string with_polish_and(std::string_view line) {
  constexpr std::string_view kAnd = " i ", kPolish = "\u0142";
  std::string text(line);
  if (text.find(kPolish) == std::string::npos) return text;
  for (std::size_t at = text.find(kAnd); at != std::string::npos; at = text.find(kAnd, at + 1))
    text.replace(at, kAnd.size(), " oraz ");
  return text;
}

}  // namespace estafette::readers
