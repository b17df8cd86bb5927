#include "converter/readers/retold/entry_order.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kFewestOfACommand = 200;        ///< men
constexpr std::size_t kLongestOfEntry = 200;  ///< bytes

}  // namespace

std::string with_strength_behind_command(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front()) || line.size() > kLongestOfEntry) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const bool strength = tokens.size() > 3 && tokens[0].is == Token::Is::number && tokens[1].mark("-") &&
                        (tokens[0].thousands || tokens[0].value >= kFewestOfACommand) &&
                        tokens[1].begin > tokens[0].end;
  if (!strength) return std::string(line);
  std::size_t end = 2;
  while (end < tokens.size() && !tokens[end].mark("(")) ++end;
  if (!words.any(Sense::command, tokens, 2, end)) return std::string(line);
  std::string_view entry = line.substr(tokens[2].begin);
  std::string code;
  if (const std::size_t close = entry.rfind(')'); close != std::string_view::npos && close + 1 < entry.size()) {
    code = fmt::format(" [{}]", trim(entry.substr(close + 1)));
    entry = entry.substr(0, close + 1);
  }
  const std::string_view figure = line.substr(tokens[0].begin, tokens[0].end - tokens[0].begin);
  return fmt::format("{} - {} men{}", trim(entry), figure, code);
}

std::string with_whole_rank(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" [");
  const std::size_t close = open == std::string_view::npos ? open : line.find(']', open);
  if (close == std::string_view::npos) return std::string(line);
  const std::string_view inside = line.substr(open + 2, close - open - 2);
  const std::size_t before = line.substr(0, open).find_last_of(' ') + 1;
  const Tokens rank = tokens_of(line.substr(before, open - before)), rest = tokens_of(inside);
  const bool both =
      rank.size() == 1 && rest.size() == 1 && words.has(Sense::rank, rank, 0) && words.has(Sense::rank, rest, 0);
  if (!both) return std::string(line);
  return fmt::format("{} {}{}", line.substr(0, open), inside, line.substr(close + 1));
}

std::string with_nation_before_bracket(std::string_view line, const PhraseBook& words) {
  const std::size_t close = line.find_last_of(")]");
  if (close == std::string_view::npos || close + 2 >= line.size() || line.size() > kLongestOfEntry)
    return std::string(line);
  const std::size_t open = line.rfind(line[close] == ')' ? '(' : '[', close);
  const std::string_view behind = trim(line.substr(close + 1));
  const Tokens tokens = tokens_of(behind);
  if (open == std::string_view::npos || open == 0 || tokens.empty()) return std::string(line);
  std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, 0);
  if (!nation) nation = words.find(Sense::country, tokens, 0);
  if (!nation || nation->length != tokens.size()) return std::string(line);
  return fmt::format("{} {} {}", trim(line.substr(0, open)), behind, line.substr(open, close + 1 - open));
}

}  // namespace estafette::readers
