#include "converter/readers/retold/round_entries.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestEntry = 160;     ///< bytes
constexpr std::size_t kLongestOfTotals = 100;  ///< bytes of the line that announces totals
constexpr std::size_t kFewestTotals = 2;       ///< lines below it

/// "22 1/2 Bataillone Infanterie", "9 Escadronen": what an arm counts, and nothing with a name.
bool counts_an_arm(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t at = 0;
  while (at < tokens.size() && (tokens[at].is == Token::Is::number || tokens[at].mark("/"))) ++at;
  const std::optional<PhraseFound> count = at > 0 ? words.find(Sense::count, tokens, at) : std::nullopt;
  if (!count) return false;
  for (at += count->length; at < tokens.size(); ++at)
    if (tokens[at].is != Token::Is::mark && !words.has(Sense::arm, tokens, at) && !words.has(Sense::link, tokens, at))
      return false;
  return true;
}

/// "Insgesamt marschierten am 1. Oktober 1813": a word for a total, and no figure of troops.
bool announces_totals(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestOfTotals) return false;
  const Tokens tokens = tokens_of(text);
  if (!words.has(Sense::total, tokens, 0)) return false;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
    if (tokens[at].is == Token::Is::number && words.has(Sense::count, tokens, at + 1)) return false;
  const auto is_strength = [](const Token& token) { return token.is == Token::Is::number && token.thousands; };
  return tokens.size() > 1 && std::none_of(tokens.begin(), tokens.end(), is_strength);
}

}  // namespace

std::string without_list_end(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestEntry) return std::string(line);
  const std::size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || blank == 0) return std::string(line);
  const Tokens last = tokens_of(line.substr(blank + 1));
  const std::optional<PhraseFound> joint = last.size() == 1 ? words.find(Sense::link, last, 0) : std::nullopt;
  const bool joins = joint && joint->is == "and" && last[0].text.size() > 1;  // "Co. E"
  return std::string(joins ? trim(line.substr(0, blank)) : line);
}

std::string with_troops_behind(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestEntry || line.empty() || !is_digit(line.front())) return std::string(line);
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || tokens[0].is != Token::Is::number) return std::string(line);
  const std::optional<PhraseFound> troops = words.find(Sense::forces, tokens, 1);
  if (!troops) return std::string(line);
  std::size_t at = 1 + troops->length;
  if (at < tokens.size() && (tokens[at].mark(",") || tokens[at].text == "of")) ++at;
  if (is_the(tokens, at, words)) ++at;
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::ordinal || words.has(Sense::command, tokens, at + 1))
    return std::string(line);
  return fmt::format("{} [Note: {}]", line.substr(tokens[at].begin), line.substr(0, tokens[troops->length].end));
}

namespace {

/// Where "Battery", "Legion Cavalry", "Cavalry" end that stand there; 0 if no word for troops does.
std::size_t end_of_troops(std::string_view text, std::size_t from, const PhraseBook& words) {
  std::size_t end = 0;
  while (from < text.size()) {
    const std::size_t to = std::min(text.find_first_of(" ,;:.(", from), text.size());
    const Tokens word = tokens_of(text.substr(from, to - from));
    if (word.size() != 1 || !(words.has(Sense::unit, word, 0) || words.has(Sense::kind, word, 0))) break;
    end = to;
    if (to < text.size() && text[to] == '.') return to + 1;  // "Art."
    if (to >= text.size() || text[to] != ' ') break;
    from = to + 1;
  }
  return end;
}

}  // namespace

std::string with_remark_behind_count(std::string_view line, const PhraseBook& words) {
  const std::string same(line);
  const Tokens tokens = tokens_of(line);
  constexpr std::size_t kUnit = 4;  // the place of its word: "1", "(", "small", ")"
  if (tokens.size() <= kUnit || tokens[0].is != Token::Is::number || !tokens[1].mark("(") ||
      tokens[2].is != Token::Is::word || !tokens[3].mark(")"))
    return same;
  const bool unit = words.has(Sense::unit, tokens, kUnit) || words.has(Sense::count, tokens, kUnit);
  const bool says_more = words.any(Sense::kind, tokens, 2, 3) || words.any(Sense::arm, tokens, 2, 3) ||
                         words.any(Sense::nation, tokens, 2, 3);
  if (!unit || says_more) return same;
  const std::string_view remark = text_between(line, tokens[2], tokens[2]);
  return fmt::format("{} {} [Note: {}]", line.substr(0, tokens[0].end), line.substr(tokens[kUnit].begin), remark);
}

std::string with_one_in_brackets(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.rfind('(');
  if (open == std::string_view::npos || !line.ends_with(')') || open == 0) return std::string(line);
  std::string_view said = line.substr(open + 1, line.size() - open - 2);
  if (said.ends_with('.')) said.remove_suffix(1);
  const Tokens tokens = tokens_of(said);
  const std::optional<PhraseFound> unit = tokens.empty() ? std::nullopt : words.find(Sense::unit, tokens, 0);
  const bool part = unit && unit->length == tokens.size() &&
                    (unit->is == "battalion" || unit->is == "squadron" || unit->is == "company");
  const Tokens before = tokens_of(line.substr(0, open));
  const bool named = part && before.size() > 1 && words.any(Sense::kind, before, 0, before.size()) &&
                     words.has(Sense::command, before, before.size() - 1);
  if (!named) return std::string(line);
  const std::string_view word = line.substr(before.back().begin, before.back().end - before.back().begin);
  return fmt::format("{}(1 {}) [Note: {}]", line.substr(0, before.back().begin), said, word);
}

std::string with_state_behind(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t open = text.find(" ("); open != std::string::npos && open > 0; open = text.find(" (", open + 1)) {
    const std::size_t close = text.find(") ", open);
    if (close == std::string::npos) break;
    const std::string state = text.substr(open, close + 1 - open);
    const Tokens inside = tokens_of(std::string_view(state).substr(1));
    const std::optional<PhraseFound> found = inside.size() < 3 ? std::nullopt : words.find(Sense::state, inside, 1);
    const std::size_t end = end_of_troops(text, close + 2, words);
    const bool name = is_letter(text[open - 1]) || text[open - 1] == '\'';
    const bool dotted = found && inside[1 + found->length].mark(".");
    if (!found || found->length + (dotted ? 3 : 2) != inside.size() || end == 0 || !name) continue;
    text = text.substr(0, open) + ' ' + text.substr(close + 2, end - close - 2) + state + text.substr(end);
  }
  return text;
}

void tell_total_lists(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at + kFewestTotals < lines.size(); ++at) {
    if (lines[at].back_matter || !announces_totals(lines[at].text, words)) continue;
    std::size_t end = at + 1;
    while (end < lines.size() && lines[end].text.size() <= kLongestEntry && counts_an_arm(lines[end].text, words))
      ++end;
    if (end - at <= kFewestTotals) continue;
    std::string told = lines[at].text;
    while (!told.empty() && (told.back() == ':' || told.back() == ',')) told.pop_back();
    std::vector<std::string> counts;
    for (std::size_t below = at + 1; below < end; ++below) {
      std::string_view count = lines[below].text;
      while (count.ends_with(',') || count.ends_with(';') || count.ends_with('.')) count.remove_suffix(1);
      counts.emplace_back(count);
    }
    lines[at].text = fmt::format("Total: {} ({})", fmt::join(counts, ", "), told);
    lines[at].lines = lines[end - 1].line + lines[end - 1].lines - lines[at].line;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, lines.begin() + static_cast<std::ptrdiff_t>(end));
  }
}

}  // namespace estafette::readers
