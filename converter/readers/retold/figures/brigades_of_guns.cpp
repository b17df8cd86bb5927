#include "converter/readers/retold/figures/brigades_of_guns.hpp"

#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// A captain, or a major: nobody higher led a battery.
bool is_of_battery(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> rank = words.find(Sense::subaltern, tokens, at);
  return rank && (rank->is != "regiment" || tokens[at].text.starts_with("maj"));
}

}  // namespace

std::string with_brigade_of_guns_told(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  bool brigade = false, led = false;
  std::size_t end = 0;  // of the name
  for (; end < tokens.size() && tokens[end].is == Token::Is::word; ++end) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, end);
    brigade = brigade || (command && command->is == "brigade" && command->length == 1 && !command->part);
    led = led || is_of_battery(tokens, end, words);
    if (words.has(Sense::kind, tokens, end) || words.has(Sense::arm, tokens, end)) return std::string(line);
  }
  if (!brigade || !led || end + 1 >= tokens.size()) return std::string(line);
  const std::size_t figure = tokens[end].is == Token::Is::mark ? end + 1 : end;
  const bool bracket = tokens[end].mark("(") && tokens.back().mark(")");
  std::optional<Facts> facts = facts_of(tokens, figure, tokens.size() - (bracket ? 1 : 0), words, false);
  if (!facts || !guns_of(*facts)) return std::string(line);
  facts->guns.reset();
  facts->pieces.clear();
  facts->piece.clear();
  if (facts->figures()) return std::string(line);
  return fmt::format("{} [Foot artillery]{}", line.substr(0, tokens[end - 1].end), line.substr(tokens[end - 1].end));
}

}  // namespace estafette::readers
