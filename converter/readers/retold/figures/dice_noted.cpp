#include "converter/readers/retold/figures/dice_noted.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/model_words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 6> kDice = {"D4", "D6", "D8", "D10", "D12", "D20"};

/// The last word of a line, if a comma or a blank stands before it.
std::string_view last_word(std::string_view line) {
  const std::size_t blank = line.rfind(' ');
  return blank == std::string_view::npos || blank == 0 ? std::string_view{} : line.substr(blank + 1);
}

std::string_view without_comma(std::string_view text) {
  text = trim(text);
  while (text.ends_with(',') || text.ends_with(';')) text = trim(text.substr(0, text.size() - 1));
  return text;
}

}  // namespace

std::string with_dice_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kLetters = "ABCDEF";
  const std::string_view last = last_word(line);
  if (last.empty()) return std::string(line);
  const std::string_view before = line.substr(0, line.size() - last.size());
  if (std::find(kDice.begin(), kDice.end(), last) != kDice.end())
    return fmt::format("{} [Note: {}]", without_comma(before), last);
  if (last.size() != 1 || kLetters.find(last) == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(before);
  bool models = false;
  for (std::size_t at = 1; at < tokens.size(); ++at)
    models = models || (tokens[at - 1].is == Token::Is::number && model_at(tokens, at, words) != kNothing);
  const bool rated = models && words.has(Sense::quality, tokens, tokens.size() - 1);
  return rated ? fmt::format("{} [{}]", trim(before), last) : std::string(line);
}

}  // namespace estafette::readers
