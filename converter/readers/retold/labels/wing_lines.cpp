#include "converter/readers/retold/labels/wing_lines.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostLines = 4;               ///< in which an army is drawn up
constexpr std::size_t kShortestWord = 4;    ///< bytes of "line"; "Ln" is a regiment
constexpr std::size_t kLongestLabel = 120;  ///< bytes

/// "1st line", "first Line", "2e ligne" at a token.
bool tells_line(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 1 >= tokens.size()) return false;
  const bool numbered =
      (tokens[at].is == Token::Is::ordinal && tokens[at].value <= kMostLines) || words.has(Sense::ordinal, tokens, at);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at + 1);
  return numbered && kind && !kind->part && kind->length == 1 && kind->is == to_string(Kind::line_infantry) &&
         tokens[at + 1].text.size() >= kShortestWord && tokens[at + 1].text.front() == 'l';
}

bool names_wing(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  for (std::size_t at = 0; at < to; ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    if (command && command->is == "wing") return true;
    if (tokens[at].is != Token::Is::word) return false;
  }
  return false;
}

}  // namespace

std::string with_line_of_wing_noted(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestLabel) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (!tells_line(tokens, at, words) || !names_wing(tokens, at, words)) continue;
    const bool ends = at + 2 == tokens.size();
    if (!ends && !tokens[at + 2].mark(":") && !tokens[at + 2].mark("-") && !tokens[at + 2].mark("("))
      return std::string(line);
    std::string_view wing = trim(line.substr(0, tokens[at].begin));
    while (wing.ends_with(',') || wing.ends_with(':') || wing.ends_with('-'))
      wing = trim(wing.substr(0, wing.size() - 1));
    const std::string_view told = text_between(line, tokens[at], tokens[at + 1]);
    return fmt::format("{}{} [{}]", wing,
                       trim(line.substr(tokens[at + 1].end)).empty() ? "" : line.substr(tokens[at + 1].end), told);
  }
  return std::string(line);
}

}  // namespace estafette::readers
