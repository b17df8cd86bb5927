#include "converter/readers/retold/labels/codes_of_leaders.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLetters = 2;  ///< of a code
constexpr int kHighestDie = 20;
constexpr int kMany = 3;  ///< lines with a blank before the figure

/// The bytes of a code.
struct CodeAt {
  std::size_t begin = 0, end = 0;
};

/// One past the digits, and "+1" behind them.
std::size_t past_figure(std::string_view line, std::size_t at) {
  while (at < line.size() && is_digit(line[at])) ++at;
  if (at + 1 < line.size() && line[at] == '+' && is_digit(line[at + 1]))
    at = std::min(line.find_first_not_of("0123456789", at + 1), line.size());
  return at;
}

/// "LD12", "LD 12" at the end of a line or before a bracket.
std::optional<CodeAt> code_in(std::string_view line) {
  for (std::size_t at = line.find(' '); at < line.size(); at = line.find(' ', at + 1)) {
    const std::size_t begin = at + 1;
    std::size_t figure = begin + kLetters;
    if (figure < line.size() && line[figure] == ' ') ++figure;
    if (figure >= line.size() || !capital_at(line, begin) || !capital_at(line, begin + 1) || !is_digit(line[figure]))
      continue;
    const std::size_t end = past_figure(line, figure);
    const std::string_view behind = trim(line.substr(end));
    const bool ends = behind.empty() || behind.front() == '(' || behind.front() == '[';
    const std::optional<int> die =
        whole_number(line.substr(figure, line.find_first_not_of("0123456789", figure) - figure));
    if (ends && die && *die > 1 && *die <= kHighestDie) return CodeAt{begin, end};
  }
  return std::nullopt;
}

/// "IR12", "GB 4", "RA 6", "OH 33", "BN 3": letters that stand before the number of a regiment or battalion, before
/// guns, of a state, or for what is counted. Those of light dragoons stand behind their number: "14th LD".
bool may_name_troops(std::string_view letters, const PhraseBook& words) {
  if (letters.ends_with('R') || letters.ends_with('B')) return true;
  const Tokens tokens = tokens_of(letters);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  return (kind && arm_of(*kind_from(kind->is)) == Arm::artillery) || words.has(Sense::state, tokens, 0) ||
         words.has(Sense::count, tokens, 0) || words.has(Sense::unit, tokens, 0) || words.has(Sense::gun, tokens, 0);
}

/// What stands before a code, without the mark that joins them: a leader, with his rank or without.
enum class Before { nothing, leader, leader_with_rank };

/// "40th Division - GD Alba": a command and behind it a rank with a name, and no troops.
Before before_code(const Tokens& tokens, const PhraseBook& words) {
  std::size_t command = 0;
  const auto heads = [&](std::size_t at) {
    return words.has(Sense::command, tokens, at) || words.has(Sense::commander, tokens, at);
  };
  while (command < tokens.size() && !heads(command)) ++command;
  std::size_t rank = command + 1;
  while (rank < tokens.size() && !words.has(Sense::rank, tokens, rank)) ++rank;
  const bool ranked = rank + 1 < tokens.size();
  const std::size_t from = ranked ? rank : command + 1;
  if (from >= tokens.size() || tokens.back().is != Token::Is::word) return Before::nothing;
  for (std::size_t at = from; at < tokens.size(); ++at)
    if (tokens[at].figure()) return Before::nothing;
  const std::size_t last = tokens.size() - 1;
  for (const Sense other : {Sense::rank, Sense::kind, Sense::unit, Sense::count, Sense::command})
    if (words.has(other, tokens, last)) return Before::nothing;
  return ranked ? Before::leader_with_rank : Before::leader;
}

/// A line cut before and behind the code of its leader.
struct RatedLeader {
  std::string_view before, code, behind;
  Before is = Before::nothing;
};

std::optional<RatedLeader> rated_leader(const TextLine& line, const PhraseBook& words) {
  const bool may = may_be_read(line) && LineHolds(line.text, words).all(needs(Mark::digit));
  const std::string_view text = line.text;
  const std::optional<CodeAt> code = may ? code_in(text) : std::nullopt;
  if (!code || may_name_troops(text.substr(code->begin, kLetters), words)) return std::nullopt;
  std::string_view before = text.substr(0, code->begin);
  const Tokens tokens = tokens_of(before);
  std::size_t begin = code->begin;
  std::size_t graded = tokens.size();  // "General Kern  Skilled  LD 12"
  if (graded > 1 && tokens[graded - 1].mark(",")) --graded;
  if (graded > 1 && words.has(Sense::grade, tokens, graded - 1)) {
    begin = tokens[graded - 1].begin;
    before = text.substr(0, begin);
  }
  before = trim(before);
  while (before.ends_with(',') || before.ends_with('-') || before.ends_with(':'))
    before = trim(before.substr(0, before.size() - 1));
  const Before is = before_code(tokens_of(before), words);
  return RatedLeader{before, text.substr(begin, code->end - begin), text.substr(code->end), is};
}

/// "LD" of "Skilled LD 12".
std::string_view letters_of(std::string_view code) {
  const std::size_t figure = code.find_first_of("0123456789");
  return trim(code.substr(0, figure)).substr(trim(code.substr(0, figure)).size() - kLetters);
}

/// "LD 12", and not "LD12".
bool has_blank(std::string_view code) {
  return code[code.find_first_of("0123456789") - 1] == ' ';
}

}  // namespace

void note_codes_of_leaders(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::map<std::string, int, std::less<>> apart;  // "LD 12": where there are many, ratings.cpp tells all of them
  for (const TextLine& line : lines)
    if (const auto led = rated_leader(line, words); led && has_blank(led->code))
      ++apart[std::string(letters_of(led->code))];
  constexpr int kSurely = 2;  // commands with the same letters behind who leads them, without his rank
  std::map<std::string, int, std::less<>> ranked;
  for (const TextLine& line : lines)
    if (const auto led = rated_leader(line, words); led && led->is != Before::nothing)
      ranked[std::string(letters_of(led->code))] += led->is == Before::leader_with_rank ? kSurely : 1;
  std::set<std::string, std::less<>> sure;
  for (const auto& [letters, lines_there] : ranked)
    if (lines_there >= kSurely) sure.insert(letters);
  if (sure.empty()) return;
  for (TextLine& line : lines)
    if (const auto led = rated_leader(line, words);
        led && led->is != Before::nothing && sure.contains(letters_of(led->code)) &&
        (!has_blank(led->code) || apart.find(letters_of(led->code))->second < kMany))
      line.text = fmt::format("{} [rating {}]{}", led->before, led->code, led->behind);
}

}  // namespace estafette::readers
