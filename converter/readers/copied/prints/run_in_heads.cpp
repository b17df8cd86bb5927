#include "converter/readers/copied/prints/run_in_heads.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostHeadTokens = 6;   ///< "Garrison of Fort Roe"
constexpr std::size_t kFewestHeadBytes = 4;  ///< of its last word: "Kav.-Brigade" has none

/// "1st New York", "Battery I, 2d United States": no "Infantry-Regiment", no "Kav.-Brigade".
bool begins_troops(const Tokens& rest, const PhraseBook& words) {
  if (rest.empty()) return false;
  if (rest[0].figure()) return true;
  const bool lettered = rest.size() > 2 && rest[1].text.size() == 1 && rest[1].is == Token::Is::word;
  return lettered && (words.has(Sense::unit, rest, 0) || words.has(Sense::count, rest, 0));
}

/// "Cavalry", "Garrison of Fort Roe".
bool heads_troops(std::string_view text, bool stop, const PhraseBook& words) {
  const Tokens head = tokens_of(text);
  if (head.empty() || head.size() > kMostHeadTokens || has_digit(text)) return false;
  if (head.back().text.size() < kFewestHeadBytes || words.any(Sense::rank, head, 0, head.size())) return false;
  if (!stop) return head.size() == 1 && words.has(Sense::arm, head, 0);
  return words.any(Sense::arm, head, 0, head.size()) || words.has(Sense::command, head, 0);
}

}  // namespace

std::string with_colon_behind_head(std::string_view line, const PhraseBook& words) {
  const std::size_t dash = line.find('-');
  if (dash == std::string_view::npos || dash == 0 || dash + 1 >= line.size()) return std::string(line);
  const char next = line[dash + 1];
  if (!is_digit(next) && !is_capital(next)) return std::string(line);
  const bool stop = line[dash - 1] == '.';
  const std::string_view head = line.substr(0, dash - (stop ? 1 : 0));
  const std::string_view rest = line.substr(dash + 1);
  if (head.find_first_of(".,:;") != std::string_view::npos) return std::string(line);
  const Tokens troops = tokens_of(rest);
  if (!heads_troops(head, stop, words) || !begins_troops(troops, words)) return std::string(line);
  if (!words.any(Sense::state, troops, 0, troops.size())) return std::string(line);
  return fmt::format("{}: {}", head, rest);
}

}  // namespace estafette::readers
