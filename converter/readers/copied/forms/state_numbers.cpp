#include "converter/readers/copied/forms/state_numbers.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kFewestMen = 20;

/// "2SC": a number, and glued to it the letters of a state in capitals.
bool is_glued(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at + 1 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at].value > 0 &&
         tokens[at].value <= kNoNumber && !tokens[at].thousands && tokens[at + 1].joined && tokens[at + 1].capitals &&
         words.has(Sense::state, tokens, at + 1);
}

/// "3ME", which a Frenchman writes for the third: its letters, if they are those of a state in capitals.
std::string_view state_of_ordinal(std::string_view line, const Token& token, const PhraseBook& words) {
  if (token.is != Token::Is::ordinal || token.value <= 0) return "";
  const std::string_view text = line.substr(token.begin, token.end - token.begin);
  const std::size_t letters = text.find_first_not_of("0123456789");
  if (letters == 0 || letters == std::string_view::npos) return "";
  const Tokens state = tokens_of(text.substr(letters));
  return state.size() == 1 && state[0].capitals && words.has(Sense::state, state, 0) ? text.substr(letters) : "";
}

}  // namespace

std::string with_state_numbers_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::vector<std::size_t> glued;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (is_glued(tokens, at, words) || !state_of_ordinal(line, tokens[at], words).empty()) glued.push_back(at);
  const bool strong = glued.size() == 1 && glued.front() == 0 && tokens.size() > 2 &&
                      tokens[2].is == Token::Is::number && tokens[2].value >= kFewestMen;
  if (glued.size() < 2 && !strong) return std::string(line);  // "3IN guns"
  Rewriting told(line);
  for (const std::size_t at : glued) {
    const bool next = at > 0 && tokens[at - 1].is == Token::Is::number;  // behind another's strength
    const std::string_view state = state_of_ordinal(line, tokens[at], words);
    told.put(next ? tokens[at - 1].end : tokens[at].begin, state.empty() ? tokens[at + 1].begin : tokens[at].end,
             fmt::format("{}{} {}", next ? ", " : "", with_ordinal_ending(tokens[at].value), state));
  }
  return told.text();
}

std::string with_ordinals_of_joined(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool two = tokens.size() > 3 && tokens[0].is == Token::Is::number && tokens[1].mark("-") && tokens[1].joined &&
                   tokens[2].is == Token::Is::number && tokens[2].joined && words.has(Sense::state, tokens, 3);
  if (!two || tokens[0].value < 1 || tokens[2].value <= tokens[0].value || tokens[2].value > kNoNumber)
    return std::string(line);
  return fmt::format("{}-{} {}", with_ordinal_ending(tokens[0].value), with_ordinal_ending(tokens[2].value),
                     line.substr(tokens[3].begin));
}

std::string with_battalions_of_regulars(std::string_view line) {
  Rewriting told(line);
  for (std::size_t at = line.find('/'); at != std::string_view::npos; at = line.find('/', at + 1)) {
    const bool battalion = at > 0 && line[at - 1] >= '1' && line[at - 1] <= '3' &&
                           (at == 1 || line[at - 2] == ' ' || line[at - 2] == ',' || line[at - 2] == ':');
    std::size_t end = at + 1;
    while (end < line.size() && is_digit(line[end])) ++end;
    const std::string_view behind = line.substr(end);
    const bool regulars = behind.starts_with(" US") || behind.starts_with(" U.S.") || behind.starts_with(" U. S.");
    if (battalion && regulars && end > at + 1 && end - at <= 3) told.put(end, end, "th");
  }
  return told.text();
}

}  // namespace estafette::readers
