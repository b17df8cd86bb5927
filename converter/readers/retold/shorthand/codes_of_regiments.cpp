#include "converter/readers/retold/shorthand/codes_of_regiments.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "C8", "IR13", and no "II3".
bool is_code(std::string_view inside, const PhraseBook& words) {
  constexpr std::size_t kMostLetters = 3, kMostDigits = 3;
  const std::size_t letters =
      static_cast<std::size_t>(std::find_if_not(inside.begin(), inside.end(), is_capital) - inside.begin());
  const std::string_view digits = inside.substr(letters), prefix = inside.substr(0, letters);
  if (letters == 0 || letters > kMostLetters || digits.empty() || digits.size() > kMostDigits ||
      !std::all_of(digits.begin(), digits.end(), is_digit) || prefix.find_first_not_of("IVX") == std::string_view::npos)
    return false;
  const Tokens word = tokens_of(prefix);
  constexpr std::array kCounted = {Sense::count, Sense::model, Sense::gun, Sense::serial};
  return std::none_of(kCounted.begin(), kCounted.end(), [&](Sense sense) { return words.has(sense, word, 0); });
}

}  // namespace

std::string with_codes_noted(std::string_view line, const PhraseBook& words) {
  std::string told(line);
  for (std::size_t open = told.find('('); open != std::string::npos; open = told.find('(', open + 1)) {
    const std::size_t close = told.find(')', open);
    if (close == std::string::npos) break;
    const std::string inside = told.substr(open + 1, close - open - 1);
    const bool behind_name = open > 1 && told[open - 1] == ' ' && is_any_letter(told[open - 2]);
    const std::size_t next = std::min(told.find_first_not_of(' ', close + 1), told.size());
    const bool ends = next == told.size() || told[next] != '-';  // "Lord Roe (SR8) - played by Dale" is a player's
    if (behind_name && ends && is_code(inside, words))
      told.replace(open, close + 1 - open, fmt::format("[Note: {}]", inside));
  }
  return told;
}

}  // namespace estafette::readers
