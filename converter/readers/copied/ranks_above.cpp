#include "converter/readers/copied/ranks_above.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfAName = 10;
constexpr std::size_t kLongestRank = 60;  ///< bytes

/// "Major General", "Général de brigade": nothing but a rank.
bool is_rank(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestRank || has_digit(text)) return false;
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
  return rank && rank->length == tokens.size();
}

/// The end of a person's name at the beginning of the line; 0 if it begins with anything else, or goes on.
std::size_t end_of_name(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  std::size_t at = 0;
  while (at < tokens.size() && !tokens[at].mark("(") && !tokens[at].mark("[")) {
    const Token& token = tokens[at];
    const bool mark = token.mark(",") || token.mark(".") || token.mark("-");
    if (!mark && token.is != Token::Is::word) return 0;
    for (const Sense sense : {Sense::command, Sense::kind, Sense::unit, Sense::arm, Sense::count, Sense::rank}) {
      const std::optional<PhraseFound> found = words.find(sense, tokens, at);
      if (found && !found->part) return 0;
    }
    ++at;
  }
  const bool capital = begins_capital(text);
  return capital && at <= kMostWordsOfAName ? at : 0;
}

/// "(2,045)" behind the name: the figure; 0 if nothing follows but footnotes; nothing if anything else does.
std::optional<int> strength_behind(const Tokens& tokens, std::size_t at) {
  int strength = 0;
  while (at < tokens.size()) {
    const bool bracket = at + 2 < tokens.size() && tokens[at + 1].is == Token::Is::number &&
                         (tokens[at + 2].mark(")") || tokens[at + 2].mark("]"));
    if (!bracket) return std::nullopt;
    if (tokens[at].mark("(")) strength = tokens[at + 1].value;
    at += 3;
  }
  return strength;
}

}  // namespace

std::vector<TextLine> ranks_joined(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> joined;
  joined.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    joined.push_back(lines[i]);
    if (i + 1 == lines.size() || !is_rank(lines[i].text, words)) continue;
    const TextLine& below = lines[i + 1];
    const Tokens tokens = tokens_of(below.text);
    const std::size_t end = end_of_name(below.text, tokens, words);
    const std::optional<int> strength = end > 0 ? strength_behind(tokens, end) : std::nullopt;
    if (!strength) continue;
    joined.back().text += ' ' + below.text.substr(0, tokens[end - 1].end);
    joined.back().lines += below.lines;
    if (*strength > 0) {
      joined.push_back(below);
      joined.back().text = fmt::format("{} men", *strength);
    }
    ++i;
  }
  return joined;
}

std::string with_commanders_listed(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  if (text.find("(1) ") == std::string::npos) return text;
  for (int place = 1;; ++place) {
    const std::string number = fmt::format("({}) ", place);
    const std::size_t at = text.find(number);
    if (at == std::string::npos || at == 0) break;
    const Tokens behind = tokens_of(std::string_view(text).substr(at + number.size()));
    if (behind.empty() || !words.has(Sense::rank, behind, 0)) break;
    text.erase(at, number.size());
    std::size_t before = at;
    while (before > 0 && text[before - 1] == ' ') --before;
    const bool parted = before == 0 || std::string_view(":,;-").find(text[before - 1]) != std::string_view::npos;
    if (!parted) text.insert(before, ",");
  }
  return text;
}

}  // namespace estafette::readers
