#include "converter/readers/copied/commands/place_before_command.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::string_view kDashBehindPlace = " - ";
constexpr std::size_t kMostWordsOfAPlace = 3;

/// "Delft", "Den Haag": words in no sense that has to do with troops.
bool may_be_place(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostWordsOfAPlace) return false;
  for (const Sense sense : {Sense::command, Sense::unit, Sense::kind, Sense::rank, Sense::nation, Sense::country,
                            Sense::title, Sense::arm, Sense::forces, Sense::note, Sense::total, Sense::count})
    if (words.any(sense, tokens, 0, tokens.size())) return false;
  return std::all_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
}

}  // namespace

std::string with_place_behind_command(std::string_view line, const PhraseBook& words) {
  const std::size_t dash = line.find(kDashBehindPlace);
  if (dash == std::string_view::npos || !may_be_place(line.substr(0, dash), words)) return std::string(line);
  const std::string_view command = trim(line.substr(dash + kDashBehindPlace.size()));
  const Tokens tokens = tokens_of(command);
  const Head head = head_of({tokens, tokens.size(), words});
  const bool numbered = !tokens.empty() && tokens[0].is == Token::Is::ordinal;
  const bool led =
      head.end < tokens.size() && tokens[head.end].mark("(") && words.has(Sense::rank, tokens, head.end + 1);
  if (head.is != Head::Is::formation || !head.level || !numbered || !led) return std::string(line);
  return fmt::format("{} [Note: {}]", command, trim(line.substr(0, dash)));
}

}  // namespace estafette::readers
