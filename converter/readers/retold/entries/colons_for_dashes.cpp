#include "converter/readers/retold/entries/colons_for_dashes.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The first dash with a blank on either side, if no colon stands before it; none as the number of all tokens.
std::size_t lone_dash(const Tokens& tokens) {
  std::size_t at = 1;
  while (at + 1 < tokens.size() && (!tokens[at].mark("-") || tokens[at].joined || tokens[at + 1].joined)) {
    if (tokens[at].mark(":")) return tokens.size();
    ++at;
  }
  return at + 1 < tokens.size() ? at : tokens.size();
}

/// True if the words before `end` are one phrase of that sense and nothing besides.
bool is_whole(Sense sense, const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
  return found && found->length == end && !found->part;
}

bool is_figure(const Token& token) {
  return token.is == Token::Is::number || token.is == Token::Is::ordinal;
}

/// "12 guns", "Burr's 14th Ohio Battery", "Ulanen-Regiment Nr. 9": figures, or troops with a number; no command, no
/// leader before them.
bool tells_troops(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  if (words.any(Sense::command, tokens, from, tokens.size()) || words.has(Sense::rank, tokens, from) ||
      words.has(Sense::title, tokens, from) || words.has(Sense::commander, tokens, from))
    return false;
  const bool figures = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(from), tokens.end(), is_figure);
  return figures && (is_figure(tokens[from]) || words.any(Sense::unit, tokens, from, tokens.size()));
}

/// "6/23/44 GA", "40 IL, 6 IA": numbers, and behind them the letters of a state.
bool numbers_of_states(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  std::size_t at = from;
  while (at < tokens.size() && (is_figure(tokens[at]) || tokens[at].mark("/") || tokens[at].mark(","))) ++at;
  return at > from && at < tokens.size() && words.has(Sense::state, tokens, at);
}

/// "Alba's Brigade", "1st (Roe)".
bool is_command(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  const bool led = tokens[0].is == Token::Is::ordinal && end > 3 && tokens[1].mark("(") && tokens[end - 1].mark(")");
  return led || words.any(Sense::command, tokens, 0, end);
}

/// "général Kern, qui fut remplacé par le général Morel": a leader, and what happened to him.
bool tells_of_leader(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  if (!words.has(Sense::rank, tokens, from)) return false;
  std::size_t comma = from;
  while (comma < tokens.size() && !tokens[comma].mark(",")) ++comma;
  return comma < tokens.size() && words.any(Sense::verb, tokens, comma, tokens.size());
}

}  // namespace

std::string with_colon_for_dash(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t dash = lone_dash(tokens), next = dash + 1;
  if (next >= tokens.size()) return std::string(line);
  const bool arm = is_whole(Sense::arm, tokens, dash, words) && tells_troops(tokens, next, words);
  const bool total = is_whole(Sense::total, tokens, dash, words) && !is_figure(tokens[next]) &&
                     std::any_of(tokens.begin(), tokens.end(), is_figure);
  const bool commander =
      is_whole(Sense::commander, tokens, dash, words) &&
      (words.has(Sense::rank, tokens, next) || (begins_capital(line) && may_be_person(tokens, next, line, words)));
  const bool command = is_command(tokens, dash, words) &&
                       (numbers_of_states(tokens, next, words) || tells_of_leader(tokens, next, words));
  if (!arm && !total && !commander && !command) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[dash - 1].end), trim(line.substr(tokens[next].begin)));
}

std::string with_colon_before_troops(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostBefore = 8;  // tokens of a command and its leader
  constexpr std::size_t kFewestNames = 3;
  const Tokens tokens = tokens_of(line);
  const std::size_t dash = lone_dash(tokens), next = dash + 1;
  if (next >= tokens.size() || dash > kMostBefore || !words.any(Sense::command, tokens, 0, dash) ||
      line.find(':') != std::string_view::npos)
    return std::string(line);
  for (const Sense other : {Sense::rank, Sense::title, Sense::command, Sense::commander, Sense::verb, Sense::total})
    if (words.any(other, tokens, next, tokens.size())) return std::string(line);
  std::size_t entries = 1;
  bool plain = true, names = true;  // nothing but words; each entry begins with a capital
  for (std::size_t at = next; at < tokens.size(); ++at) {
    const bool joint = is_joint(tokens, at, words);
    entries += joint ? 1U : 0U;
    const bool word = tokens[at].is == Token::Is::word || tokens[at].is == Token::Is::ordinal;
    const bool stop = tokens[at].mark(".") || tokens[at].mark("-");
    plain = plain && (joint || word || stop);
    if (!joint && (at == next || is_joint(tokens, at - 1, words)))
      names = names && tokens[at].is == Token::Is::word && is_capital(line[tokens[at].begin]);
  }
  const bool sorts =
      words.any(Sense::kind, tokens, next, tokens.size()) || words.any(Sense::unit, tokens, next, tokens.size());
  const bool brigade = [&] {
    for (std::size_t at = 0; at < dash; ++at)
      if (const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at))
        if (command->is == "brigade") return true;
    return false;
  }();
  if (!plain || entries < 2 || !(sorts || (brigade && names && entries >= kFewestNames))) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[dash - 1].end), trim(line.substr(tokens[next].begin)));
}

std::string with_colon_for_stop_and_dash(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostWordsOfLed = 7;  // of a command and its leader
  for (const std::string_view mark : {". \u2014 ", ".\u2014", ". \u2013 ", ". - "}) {
    const std::size_t at = line.find(mark);
    if (at == std::string_view::npos || at == 0) continue;
    const std::string_view command = line.substr(0, at), troops = trim(line.substr(at + mark.size()));
    const Tokens said = tokens_of(command), told = tokens_of(troops);
    if (said.empty() || said.size() > kMostWordsOfLed || told.empty()) return std::string(line);
    const std::size_t number = said[0].is == Token::Is::ordinal ? 1 : 0;
    const bool figures = std::any_of(said.begin() + static_cast<std::ptrdiff_t>(number), said.end(), is_figure);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, told, 0);
    const bool begins = told[0].is == Token::Is::ordinal || (kind && !kind->guess);
    const bool troops_told =
        words.any(Sense::kind, told, 0, told.size()) || words.any(Sense::unit, told, 0, told.size());
    if (!words.has(Sense::command, said, number) || figures || !begins || !troops_told) return std::string(line);
    return fmt::format("{}: {}", command, troops.ends_with('.') ? troops.substr(0, troops.size() - 1) : troops);
  }
  return std::string(line);
}

std::string with_rank_before_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t dash = lone_dash(tokens), next = dash + 1;
  if (next + 2 >= tokens.size() || dash == 0) return std::string(line);
  const std::size_t end = tokens[dash - 1].mark(".") ? dash - 1 : dash;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0), arm = words.find(Sense::arm, tokens, 0);
  if (!(kind && kind->length == end) && !(arm && arm->length == end)) return std::string(line);
  std::size_t comma = next;
  while (comma < tokens.size() && !tokens[comma].mark(",")) ++comma;
  const std::optional<PhraseFound> rank =
      comma + 1 < tokens.size() ? words.find(Sense::rank, tokens, comma + 1) : std::nullopt;
  std::size_t behind = rank ? comma + 1 + rank->length : 0;
  while (behind < tokens.size() && tokens[behind].mark(".")) ++behind;
  if (!rank || behind != tokens.size()) return std::string(line);
  const std::string_view leader = text_between(line, tokens[next], tokens[comma - 1]);
  if (!may_be_person(tokens_of(leader), 0, leader, words)) return std::string(line);
  return fmt::format("{}: {} {}", line.substr(0, tokens[end - 1].end), line.substr(tokens[comma + 1].begin), leader);
}

}  // namespace estafette::readers
