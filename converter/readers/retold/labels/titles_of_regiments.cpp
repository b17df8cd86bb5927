#include "converter/readers/retold/labels/titles_of_regiments.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// "42nd Regiment of Foot", "1/92nd Foot", "40th Regiment": a number and nothing else but that it is foot.
bool is_plain_foot(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::size_t number = tokens.size() > 3 && tokens[1].mark("/") ? 2 : 0;
  if (tokens.size() < number + 2 || tokens[number].is != Token::Is::ordinal) return false;
  return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(number) + 1, tokens.end(), [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - tokens.data());
    return token.text == "foot" || token.text == "of" || words.has(Sense::unit, tokens, at);
  });
}

/// "Royal Highlanders", "Royal Welch Fusiliers", "Somersetshire": what such a regiment was called by.
bool is_title(std::string_view piece, const PhraseBook& words) {
  constexpr std::size_t kMostOfATitle = 5;
  const Tokens tokens = tokens_of(piece);
  if (tokens.empty() || tokens.size() > kMostOfATitle) return false;
  for (const Token& token : tokens) {
    const auto at = static_cast<std::size_t>(&token - tokens.data());
    const bool joint = words.has(Sense::link, tokens, at) || is_the(tokens, at, words) || token.text == "s";
    if (token.is != Token::Is::word || !(joint || capital_at(piece, token.begin))) return false;
  }
  for (const Sense other : {Sense::rank, Sense::count, Sense::nation, Sense::command, Sense::commander})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  const std::string& last = tokens.back().text;
  return last.ends_with("shire") || words.has(Sense::byname, tokens, tokens.size() - 1);
}

}  // namespace

std::vector<Problem> join_titles_of_regiments(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (TextLine& line : lines) {
    if (!may_be_read(line) || line.text.find(", ") == std::string::npos) continue;
    const std::size_t colon = line.text.find(": ");
    const std::size_t from = colon == std::string::npos ? 0 : colon + 2;
    const std::vector<std::string_view> pieces = pieces_of(std::string_view(line.text).substr(from), ',');
    std::string told = line.text.substr(0, from);
    std::size_t foot = 0;
    std::string_view title;
    for (std::size_t at = 0; at < pieces.size(); ++at) {
      const bool named = at > 0 && is_plain_foot(pieces[at - 1], words) && is_title(pieces[at], words);
      if (named) title = pieces[at];
      foot += is_plain_foot(pieces[at], words) ? 1U : 0U;
      told += named ? fmt::format(" ({})", pieces[at]) : fmt::format("{}{}", at > 0 ? ", " : "", pieces[at]);
    }
    if (foot < 2 || title.empty()) continue;
    looks.push_back({"", line.line, "", line.text,
                     fmt::format("whether {} is what the regiment before it was called, or a unit of its own", title),
                     "Write what a regiment is called in brackets behind its number, and each unit on a line"});
    line.text = std::move(told);
  }
  return looks;
}

}  // namespace estafette::readers
