#include "converter/readers/counted/games/costs_in_points.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// Behind "48", "48 pts", "48 points each" at a token; the token itself if no number stands there.
std::size_t behind_cost(const Tokens& tokens, std::size_t at, const PhraseBook& words, bool& priced) {
  if (at >= tokens.size() || tokens[at].is != Token::Is::number) return at;
  std::size_t end = at + 1;
  if (end < tokens.size() && words.has(Sense::price, tokens, end)) {
    priced = true;
    ++end;
    if (end < tokens.size() && words.has(Sense::each, tokens, end)) ++end;
  }
  return end;
}

/// The token with which the costs begin that end a line, "@ 48 pts = 192", "= 60", "60 pts each"; their number if it
/// ends otherwise.
std::size_t costs_at_end(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const bool each = tokens[at].mark("@"), sum = tokens[at].mark("=");
    const std::size_t first = each || sum ? at + 1 : at;
    bool priced = false;
    std::size_t end = behind_cost(tokens, first, words, priced);
    if (end == first) continue;
    const bool worked = each && end < tokens.size() && tokens[end].mark("=");
    if (worked) end = behind_cost(tokens, end + 1, words, priced);
    if (end < tokens.size()) continue;
    if (sum || (each && (priced || worked)) || (priced && tokens.size() - first == 3)) return at;
  }
  return tokens.size();
}

/// "French army (1500 points)" with the bracket as a note.
std::string with_points_of_army_noted(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at + 3 < tokens.size(); ++at) {
    const bool points = tokens[at].mark("(") && tokens[at + 1].is == Token::Is::number &&
                        words.has(Sense::price, tokens, at + 2) && tokens[at + 3].mark(")");
    if (!points) continue;
    const std::size_t first = tokens[at + 1].begin, last = tokens[at + 2].end;
    return fmt::format("{}[Note: {}]{}", line.substr(0, tokens[at].begin), line.substr(first, last - first),
                       line.substr(tokens[at + 3].end));
  }
  return std::string(line);
}

bool tells_points(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  for (std::size_t at = 1; at < tokens.size(); ++at)
    if (tokens[at - 1].is == Token::Is::number && words.has(Sense::price, tokens, at)) return true;
  return false;
}

}  // namespace

void note_costs_in_points(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto tells = [&](const TextLine& line) { return tells_points(line, words); };
  if (std::none_of(lines.begin(), lines.end(), tells)) return;
  for (TextLine& line : lines) {
    if (!may_be_read(line)) continue;
    line.text = with_points_of_army_noted(line.text, tokens_of(line.text), words);
    const Tokens tokens = tokens_of(line.text);
    if (tokens.empty() || words.has(Sense::total, tokens, 0)) continue;
    const std::size_t costs = costs_at_end(tokens, words);
    if (costs == tokens.size()) continue;
    const std::string_view text = line.text;
    const bool bare = tokens.back().is == Token::Is::number;  // "= 192"
    line.text = fmt::format("{} [Note: {}{}]", trim(text.substr(0, tokens[costs].begin)),
                            trim(text.substr(tokens[costs].begin)), bare ? " points" : "");
  }
}

}  // namespace estafette::readers
