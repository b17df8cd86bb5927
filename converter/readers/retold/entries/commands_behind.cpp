#include "converter/readers/retold/entries/commands_behind.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestTroopsFirst = 160;  ///< bytes of such a line
constexpr std::size_t kMostOfCommandBehind = 4;   ///< tokens of "1re brigade d'infanterie"

/// "1re brigade", "Second Division": a number and a word of command.
bool is_numbered_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const bool number = !tokens.empty() && (tokens[0].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, 0));
  return number && tokens.size() > 1 && tokens.size() <= kMostOfCommandBehind && words.has(Sense::command, tokens, 1);
}

/// "Roe", "General Roe", "Menard ...".
std::string_view person_in(std::string_view text, const PhraseBook& words) {
  while (text.ends_with('.') || text.ends_with(' ') || text.ends_with("\u2026"))
    text.remove_suffix(text.ends_with("\u2026") ? 3 : 1);
  const Tokens tokens = tokens_of(text);
  const bool plain = std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.is == Token::Is::word || token.mark(".") || token.mark("-");
  });
  if (tokens.empty() || !plain || words.any(Sense::unit, tokens, 0, tokens.size()) ||
      words.any(Sense::kind, tokens, 0, tokens.size()) || words.any(Sense::command, tokens, 0, tokens.size()))
    return {};
  return text;
}

/// "18e de ligne et 25e", "the 18th and 25th Line": a number in it, and a word for a unit or its kind; no command.
bool numbers_troops_only(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const bool number =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
  return number && text.find(':') == std::string_view::npos && !words.any(Sense::command, tokens, 0, tokens.size()) &&
         !words.any(Sense::verb, tokens, 0, tokens.size()) &&
         (words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::kind, tokens, 0, tokens.size()));
}

}  // namespace

std::string with_command_before_troops(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(':');
  if (line.size() > kLongestTroopsFirst || colon == std::string_view::npos || colon == 0) return std::string(line);
  const std::size_t comma = line.rfind(',', colon);
  if (comma == std::string_view::npos) return std::string(line);
  const std::string_view troops = trim(line.substr(0, comma)),
                         command = trim(line.substr(comma + 1, colon - comma - 1));
  const std::string_view person = person_in(trim(line.substr(colon + 1)), words);
  if (person.empty() || !is_numbered_command(command, words) || !numbers_troops_only(troops, words))
    return std::string(line);
  return fmt::format("{} ({}): {}", command, person, troops);
}

}  // namespace estafette::readers
