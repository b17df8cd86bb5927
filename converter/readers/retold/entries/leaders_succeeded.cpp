#include "converter/readers/retold/entries/leaders_succeeded.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {

std::string with_colon_before_leaders(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Head head = head_of({tokens, tokens.size(), words});
  if (head.is != Head::Is::formation || head.end == 0 || !words.has(Sense::rank, tokens, head.end))
    return std::string(line);
  std::size_t close = head.end;
  bool open = false;
  for (; close < tokens.size() && !tokens[close].mark(")"); ++close) {
    if (tokens[close].is == Token::Is::mark && !tokens[close].mark(".") && !tokens[close].mark("("))
      return std::string(line);
    open = open || tokens[close].mark("(");
  }
  if (!open || !words.has(Sense::rank, tokens, close + 1)) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[head.end - 1].end), line.substr(tokens[head.end].begin));
}

std::string with_successor_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 8> kThen = {
      " puis ", " dann ", " danach ", " poi ", " luego ", " then ", " \u0437\u0430\u0442\u0435\u043C ", " potem "};
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon + 2 >= line.size()) return std::string(line);
  const Tokens command = tokens_of(line.substr(0, colon));
  if (!words.any(Sense::command, command, 0, command.size())) return std::string(line);
  for (const std::string_view then : kThen) {
    const std::size_t at = line.find(then, colon);
    if (at == std::string_view::npos) continue;
    std::string_view first = trim(line.substr(colon + 1, at - colon - 1));
    if (first.ends_with(',')) first.remove_suffix(1);
    const std::string_view second = trim(line.substr(at + then.size()));
    const Tokens one = tokens_of(first), two = tokens_of(second);
    const auto leads = [&](const Tokens& person, std::string_view text) {
      const std::optional<PhraseFound> rank = words.find(Sense::rank, person, 0);
      return may_be_person(person, rank ? rank->length : 0, text, words);
    };
    if (!leads(one, first) || !leads(two, second)) return std::string(line);
    return fmt::format("{} {} [Note: {} {}]", line.substr(0, colon + 1), first, trim(then), second);
  }
  return std::string(line);
}

}  // namespace estafette::readers
