#include "converter/readers/retold/shorthand/ladders.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {

std::string with_bases_of_ladder(std::string_view line) {
  constexpr std::size_t kFewestSteps = 3;
  constexpr int kMostBases = 15;
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 4 < tokens.size() + 1 && at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::number || tokens[at].joined || tokens[at].value > kMostBases) continue;
    std::size_t steps = 1, last = at;
    while (last + 2 < tokens.size() && tokens[last + 1].mark("/") && tokens[last + 2].is == Token::Is::number &&
           tokens[last + 2].value == tokens[last].value - 1) {
      last += 2;
      ++steps;
    }
    const bool more = last + 1 < tokens.size() && tokens[last + 1].mark("/");
    if (steps < kFewestSteps || more) continue;
    const std::string_view ladder = text_between(line, tokens[at], tokens[last]);
    std::string remark;
    for (const char c : trim(line.substr(tokens[last].end)))
      if (c != '[' && c != ']') remark += c;
    return fmt::format("{} - {} bases [Note: {}{}{}]", trim(line.substr(0, tokens[at].begin)), tokens[at].value, ladder,
                       remark.empty() ? "" : "; ", remark);
  }
  return std::string(line);
}

std::string with_ladder_noted(std::string_view line) {
  constexpr std::size_t kSure = 3, kLongestCode = 3;  // steps; letters of "LC"
  constexpr int kMostBases = 15;
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const bool begins = at == 0 || tokens[at - 1].mark(":");
    if (!begins || tokens[at].is != Token::Is::number || tokens[at].value > kMostBases) continue;
    std::size_t steps = 1, end = at + 1;
    while (end + 1 < tokens.size() && tokens[end].mark("-") && tokens[end].joined && tokens[end + 1].joined &&
           tokens[end + 1].is == Token::Is::number && tokens[end + 1].value == tokens[end - 1].value - 1) {
      end += 2;
      ++steps;
    }
    const bool coded = end + 3 < tokens.size() && tokens[end].mark("(") && tokens[end + 1].capitals &&
                       tokens[end + 1].text.size() <= kLongestCode && tokens[end + 2].mark(")");
    if (steps < (coded ? 2 : kSure) || end >= tokens.size() || tokens[end].mark("-") || tokens[end].joined) continue;
    const std::size_t next = coded ? end + 3 : end;
    if (next >= tokens.size() || tokens[next].is == Token::Is::mark) continue;
    return fmt::format("{}{} [Note: {}]", line.substr(0, tokens[at].begin), trim(line.substr(tokens[next].begin)),
                       text_between(line, tokens[at], tokens[next - 1]));
  }
  return std::string(line);
}

std::string with_second_line_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kClass = "2nd Line";
  const std::size_t at = line.find(kClass);
  if (at == std::string_view::npos || at < 2 || line[at - 1] != ' ' || line[at - 2] != ' ') return std::string(line);
  const std::string_view before = trim(line.substr(0, at)), behind = line.substr(at + kClass.size());
  if (!behind.empty() && !behind.starts_with("  ")) return std::string(line);
  const Tokens name = tokens_of(before);
  const bool regiment =
      !name.empty() && name[0].is == Token::Is::ordinal && words.any(Sense::kind, name, 0, name.size());
  const bool told = words.any(Sense::kind, name, 0, name.size()) || words.any(Sense::unit, name, 0, name.size());
  if (!told || regiment || name.back().is == Token::Is::number) return std::string(line);
  return fmt::format("{} [Note: {}]{}", before, kClass, behind);
}

}  // namespace estafette::readers
