#include "converter/readers/retold/parts/battalions_of_guard.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_battalions_of_guard(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const bool begins = at == 0 || (tokens[at - 1].is == Token::Is::mark && !tokens[at - 1].mark("("));
    const std::optional<PhraseFound> count =
        begins && tokens[at].is == Token::Is::number ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
    if (!count || (count->is != "battalions" && count->is != "squadrons" && count->is != "companies")) continue;
    const std::size_t behind = at + 1 + count->length;
    std::size_t name = behind;
    if (name < tokens.size() && tokens[name].is == Token::Is::mark && !tokens[name].mark("(")) ++name;  // a quotation
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, name);
    if (!command || level_from(command->is)) continue;
    const std::optional<PhraseFound> guard = words.find(Sense::quality, tokens, name + command->length - 1);
    if (guard && guard->is == to_string(Quality::guard))
      told.put(tokens[behind].begin, tokens[behind].begin, "of the ");
  }
  return told.text();
}

std::string with_battalion_of_guard_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t open = 1; open + 3 < tokens.size(); ++open) {
    if (!tokens[open].mark("(") || tokens[open + 1].is != Token::Is::ordinal) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, open + 2);
    const std::size_t close = open + 2 + (count ? count->length : 0);
    const bool part = count && (count->is == "battalions" || count->is == "squadrons") && close < tokens.size() &&
                      tokens[close].mark(")") && !words.has(Sense::plural, tokens, open + 2);
    const bool alone = close + 1 == tokens.size() || tokens[close + 1].mark("(") || tokens[close + 1].figure();
    const Tokens name(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(open));
    const Head head = head_of({name, name.size(), words});
    const bool no_regiment = head.is == Head::Is::formation || head.arm;  // "Young Guard", "Guard Infantry"
    if (!part || !alone || !no_regiment || tokens[0].figure() || words.any(Sense::unit, tokens, 0, open)) continue;
    bool guard = false;
    for (std::size_t at = 0; at < open; ++at) {
      if (tokens[at].is != Token::Is::word) return std::string(line);
      const std::optional<PhraseFound> quality = words.find(Sense::quality, tokens, at);
      guard = guard || (quality && quality->is == to_string(Quality::guard));
    }
    if (!guard) continue;
    return fmt::format("{} (1 {}){} [Note: {}]", line.substr(0, tokens[open - 1].end),
                       text_between(line, tokens[open + 2], tokens[close - 1]), line.substr(tokens[close].end),
                       text_between(line, tokens[open + 1], tokens[close - 1]));
  }
  return std::string(line);
}

}  // namespace estafette::readers
