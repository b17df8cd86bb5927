#include "converter/readers/retold/entries/persons_behind_numbers.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfPersons = 14;

/// Only words, and no count, sort or command: the particles among them.
std::size_t particles_from(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  std::size_t particles = 0;
  if (tokens.size() - from > kMostWordsOfPersons) return 0;
  for (std::size_t at = from; at < tokens.size(); ++at) {
    const bool word = tokens[at].is == Token::Is::word || tokens[at].mark("-") || tokens[at].mark(".");
    if (!word || words.has(Sense::count, tokens, at) || words.has(Sense::unit, tokens, at)) return 0;
    particles += tokens[at].text == "von" || tokens[at].text == "v" ? 1U : 0U;
  }
  return particles;
}

/// The token behind "Nr. 10" and a bracket behind it, if those are all that stands behind the word for a regiment.
std::size_t behind_number(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::size_t sign = tokens[at - 1].mark(".") && at > 1 ? at - 2 : at - 1;
    if (!tokens[at].figure() || !words.has(Sense::serial, tokens, sign) || !words.any(Sense::unit, tokens, 0, sign))
      continue;
    std::size_t end = at + 1;
    if (end < tokens.size() && tokens[end].mark("("))
      while (end < tokens.size() && !tokens[end++].mark(")")) {
      }
    return end;
  }
  return tokens.size();
}

}  // namespace

std::string with_persons_behind_number(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t end = behind_number(tokens, words);
  if (end + 2 > tokens.size()) return std::string(line);
  const bool dash = tokens[end].mark("-") && !tokens[end].joined;
  const std::string_view name = line.substr(0, tokens[end - 1].end);
  if (dash && (tokens[end + 1].text == "von" || tokens[end + 1].text == "v") &&
      particles_from(tokens, end + 1, words) > 0)
    return fmt::format("{}: {}", name, line.substr(tokens[end + 1].begin));
  if (!dash && particles_from(tokens, end, words) > 1)
    return fmt::format("{} [Note: {}]", name, line.substr(tokens[end].begin));
  return std::string(line);
}

}  // namespace estafette::readers
