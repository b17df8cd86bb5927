#include "converter/readers/retold/entries/leader_before_troops.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {

std::string with_leader_before_troops(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostNames = 3;  // words of a leader's name
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  if (tokens.size() < 4 || (tokens[0].is != Token::Is::ordinal && !roman(line.substr(0, tokens[0].end))))
    return std::string(line);
  std::size_t name = 0;  // behind the last word of command
  for (std::size_t at = 1; at < tokens.size() && tokens[at].is == Token::Is::word && !tokens[at].capitals; ++at)
    if (const std::optional<PhraseFound> command = all.find(Sense::command, at); command && command->is != "any")
      name = at + command->length;
  if (name == 0) return std::string(line);
  std::size_t end = name;
  while (end < tokens.size() && tokens[end].is == Token::Is::word && tokens[end].capitals) ++end;
  const bool person = end > name && end - name <= kMostNames && !words.any(Sense::kind, tokens, name, end) &&
                      !words.any(Sense::nation, tokens, name, end);
  if (!person || end + 1 >= tokens.size() || tokens[end].is != Token::Is::ordinal ||
      !words.any(Sense::kind, tokens, end, tokens.size()))
    return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, tokens[name - 1].end),
                     text_between(line, tokens[name], tokens[end - 1]), line.substr(tokens[end].begin));
}

std::string with_leader_before_remark(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t open = 1;
  while (open < tokens.size() && !tokens[open].mark("(")) ++open;
  if (open + 4 >= tokens.size() || !tokens.back().mark(")") || !words.any(Sense::command, tokens, 0, open))
    return std::string(line);
  std::size_t mark = open + 1;
  const auto parts = [&](std::size_t at) {
    return tokens[at].mark(",") || tokens[at].mark(";") || (tokens[at].mark("-") && !tokens[at].joined);
  };
  while (mark < tokens.size() && tokens[mark].is == Token::Is::word) ++mark;
  const std::size_t last = tokens.size() - 1;
  if (mark == open + 1 || mark + 1 >= last || !parts(mark) || tokens[mark + 1].is != Token::Is::word ||
      !is_small(line[tokens[mark + 1].begin]) || words.has(Sense::link, tokens, open + 1))
    return std::string(line);
  const std::string_view person = text_between(line, tokens[open + 1], tokens[mark - 1]);
  const Tokens named = tokens_of(person);
  if (words.has(Sense::rank, named, 0) || !may_be_person(named, 0, person, words)) return std::string(line);
  for (const Sense troops : {Sense::kind, Sense::unit, Sense::count, Sense::command})
    if (words.any(troops, tokens, mark + 1, last)) return std::string(line);
  return fmt::format("{} ({}) [{}]", line.substr(0, tokens[open - 1].end), person,
                     text_between(line, tokens[mark + 1], tokens[last - 1]));
}

std::string with_colon_behind_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto apart = [&](std::size_t at) { return at < tokens.size() && tokens[at].mark("-") && !tokens[at].joined; };
  std::size_t first = 0;
  while (first < tokens.size() && tokens[first].is != Token::Is::mark) ++first;
  if (!apart(first) || !words.any(Sense::command, tokens, 0, first) || !words.has(Sense::rank, tokens, first + 1))
    return std::string(line);
  std::size_t second = first + 1;
  while (second < tokens.size() && !apart(second)) ++second;
  if (second + 2 >= tokens.size()) return std::string(line);
  const std::string_view led = text_between(line, tokens[first + 1], tokens[second - 1]);
  const Tokens leader = tokens_of(led);
  const std::size_t person = words.find(Sense::rank, leader, 0) ? words.find(Sense::rank, leader, 0)->length : 0;
  if (!may_be_person(leader, person, led, words)) return std::string(line);
  const std::size_t list = second + 1;
  bool several = false;
  for (std::size_t at = list; at < tokens.size(); ++at) several = several || tokens[at].mark(",");
  const bool opens = capital_at(line, tokens[list].begin) || tokens[list].is == Token::Is::ordinal;
  if (!several || !opens || !words.any(Sense::kind, tokens, list, tokens.size()) ||
      words.any(Sense::command, tokens, list, tokens.size()) || words.any(Sense::rank, tokens, list, tokens.size()))
    return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[second - 1].end), line.substr(tokens[list].begin));
}

std::string with_colon_behind_name(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto apart = [&](std::size_t at) { return tokens[at].mark("-") && !tokens[at].joined; };
  std::vector<std::size_t> dashes;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (tokens[at].mark(":") || tokens[at].mark("(") || tokens[at].mark(";")) break;
    if (apart(at)) dashes.push_back(at);
  }
  if (dashes.size() != 2 || dashes[1] == dashes[0] + 1) return std::string(line);
  const std::size_t first = dashes[0], troops = dashes[1] + 1;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, first - 1);
  if (!command || command->is == "any" || words.has(Sense::commander, tokens, first + 1)) return std::string(line);
  const std::string_view name = text_between(line, tokens[first + 1], tokens[dashes[1] - 1]);
  const Tokens named = tokens_of(name);
  if (!begins_capital(name) || !may_be_person(named, 0, name, words)) return std::string(line);
  const bool opens = capital_at(line, tokens[troops].begin) || tokens[troops].is == Token::Is::ordinal;
  for (const Sense other : {Sense::command, Sense::rank, Sense::commander, Sense::grade})
    if (words.any(other, tokens, troops, tokens.size())) return std::string(line);
  const bool listed = tokens.size() > troops + 1 && words.any(Sense::kind, tokens, troops + 1, tokens.size());
  if (!opens || !listed) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[dashes[1] - 1].end), line.substr(tokens[troops].begin));
}

std::string with_leader_for_under(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t colon = 0;
  while (colon < tokens.size() && !tokens[colon].mark(":")) ++colon;
  if (colon + 1 >= tokens.size()) return std::string(line);
  for (std::size_t at = 1; at + 1 < colon; ++at) {
    const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, at);
    const std::size_t name = at + (under ? under->length : 0);
    if (!under || name >= colon || tokens[at - 1].is == Token::Is::mark) continue;
    const std::string_view led = text_between(line, tokens[name], tokens[colon - 1]);
    const Tokens leader = tokens_of(led);
    const bool person = begins_capital(led) && !words.has(Sense::rank, leader, 0) &&
                        !words.has(Sense::title, leader, 0) && may_be_person(leader, 0, led, words);
    if (!person || !words.has(Sense::command, tokens, at - 1)) return std::string(line);
    return fmt::format("{} - {}{}", line.substr(0, tokens[at - 1].end), led, line.substr(tokens[colon].begin));
  }
  return std::string(line);
}

std::string with_leader_in_bracket(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto apart = [&](std::size_t at) { return tokens[at].mark("-") && !tokens[at].joined; };
  std::size_t colon = 0;
  while (colon < tokens.size() && !tokens[colon].mark(":") && !tokens[colon].mark("(") && !apart(colon)) ++colon;
  if (colon == 0 || colon + 3 >= tokens.size() || !tokens[colon].mark(":") ||
      line.find(',') == std::string_view::npos ||
      !(words.any(Sense::command, tokens, 0, colon) || words.has(Sense::arm, tokens, 0)))
    return std::string(line);
  std::size_t dash = colon + 1;
  for (; dash < tokens.size() && !apart(dash); ++dash)
    if (tokens[dash].is == Token::Is::number || tokens[dash].mark(",") || tokens[dash].mark(";") ||
        tokens[dash].mark(":") || tokens[dash].mark("("))
      return std::string(line);
  if (dash <= colon + 1 || dash + 1 >= tokens.size()) return std::string(line);
  const std::string_view leader = text_between(line, tokens[colon + 1], tokens[dash - 1]);
  const Tokens led = tokens_of(leader);
  const bool ranked = words.has(Sense::rank, led, 0) || words.has(Sense::title, led, 0);
  constexpr std::size_t kMostOfName = 3;  // "Des Tombes"
  const bool capitals =
      led.size() <= kMostOfName &&
      std::all_of(led.begin(), led.end(),
                  [&](const Token& token) { return token.is == Token::Is::word && capital_at(leader, token.begin); }) &&
      !words.any(Sense::kind, led, 0, led.size()) && !words.any(Sense::unit, led, 0, led.size());
  if (!ranked && !capitals && !may_be_person(led, 0, leader, words)) return std::string(line);
  const std::size_t list = dash + 1;
  const bool numbered = tokens[list].is == Token::Is::ordinal;
  const bool troops =
      words.any(Sense::kind, tokens, list, tokens.size()) || words.any(Sense::unit, tokens, list, tokens.size());
  const bool opens = numbered || words.has(Sense::kind, tokens, list) || words.has(Sense::unit, tokens, list) ||
                     is_capital(line[tokens[list].begin]) || line[tokens[list].begin] < 0;
  bool several = false;
  for (std::size_t at = list; at < tokens.size(); ++at) several = several || is_joint(tokens, at, words);
  if (!opens || !troops || !several || words.has(Sense::rank, tokens, list) || words.has(Sense::total, tokens, list))
    return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, tokens[colon - 1].end), leader, line.substr(tokens[list].begin));
}

std::string with_leader_behind_troops_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find('(');
  if (open == std::string_view::npos || open == 0 || !line.ends_with(')') || line.find(':') != std::string_view::npos ||
      line.find('(', open + 1) != std::string_view::npos)
    return std::string(line);
  const std::string_view command = trim(line.substr(0, open));
  const std::string_view inside = line.substr(open + 1, line.size() - open - 2);
  const std::size_t mark = inside.find_last_of(",;");
  if (mark == std::string_view::npos) return std::string(line);
  const std::string_view troops = trim(inside.substr(0, mark)), leader = trim(inside.substr(mark + 1));
  const Tokens said = tokens_of(command), told = tokens_of(troops), led = tokens_of(leader);
  const bool numbers =
      !told.empty() && std::any_of(told.begin(), told.end(), [](const Token& token) { return token.figure(); });
  const bool sorts = words.any(Sense::kind, told, 0, told.size()) || words.any(Sense::unit, told, 0, told.size());
  if (!words.any(Sense::command, said, 0, said.size()) || !numbers || !sorts || !words.has(Sense::rank, led, 0) ||
      words.any(Sense::rank, told, 0, told.size()))
    return std::string(line);
  return fmt::format("{} ({}): {}", command, leader, troops);
}

}  // namespace estafette::readers
