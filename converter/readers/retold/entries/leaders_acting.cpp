#include "converter/readers/retold/entries/leaders_acting.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/retold/entries/command_notes.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfATime = 3;  ///< "for the moment under"

/// The round bracket that begins behind a command: its tokens.
struct Bracket {
  std::size_t open, close;
};

/// The brackets of a line that names a command, one by one from that token on.
std::optional<Bracket> bracket_from(const Tokens& tokens, std::size_t from) {
  std::size_t open = from;
  while (open < tokens.size() && !tokens[open].mark("(")) ++open;
  std::size_t close = open + 1;
  while (close < tokens.size() && !tokens[close].mark(")") && !tokens[close].mark("(")) ++close;
  if (close >= tokens.size() || !tokens[close].mark(")") || close < open + 2) return std::nullopt;
  return Bracket{open, close};
}

bool names_command(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  return to > 0 && words.any(Sense::command, tokens, 0, to) && head_of({tokens, to, words}).is == Head::Is::formation;
}

/// Words for "in place of" at that token: how many there are; 0 if there are none.
std::size_t instead_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return link && link->is == "instead of" ? link->length : 0;
}

/// A rank, or what may be a name, from that token on up to `to`.
bool names_person(std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to,
                  const PhraseBook& words) {
  if (from >= to) return false;
  if (words.has(Sense::rank, tokens, from) || words.has(Sense::title, tokens, from)) return true;
  const std::string_view name = text_between(line, tokens[from], tokens[to - 1]);
  return may_be_person(tokens_of(name), 0, name, words);
}

}  // namespace

std::string with_absent_leader_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<Bracket> bracket = bracket_from(tokens, 0);
  if (!bracket || !names_command(tokens, bracket->open, words)) return std::string(line);
  const auto [open, close] = *bracket;
  for (std::size_t at = open + 1; at < close; ++at) {
    const std::size_t length = instead_at(tokens, at, words);
    if (length == 0 || !names_person(line, tokens, at + length, close, words)) continue;
    const std::string_view before = line.substr(0, tokens[open].begin), behind = line.substr(tokens[close].end);
    const std::string_view told = text_between(line, tokens[at], tokens[close - 1]);
    if (at == open + 1) return with_note_of_command(before, told, behind, words);
    if (!names_person(line, tokens, open + 1, at, words)) return std::string(line);
    return with_note_of_command(fmt::format("{}({})", before, text_between(line, tokens[open + 1], tokens[at - 1])),
                                told, behind, words);
  }
  return std::string(line);
}

std::string with_time_of_leader_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<Bracket> bracket = bracket_from(tokens, 0);
  if (!bracket || !names_command(tokens, bracket->open, words)) return std::string(line);
  const auto [open, close] = *bracket;
  std::size_t at = open + 1;
  while (at < close && at < open + 1 + kMostWordsOfATime && !words.has(Sense::commander, tokens, at)) {
    const char first = line[tokens[at].begin];
    if (tokens[at].is != Token::Is::word || first < 'a' || first > 'z') return std::string(line);
    ++at;
  }
  const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, at);
  if (at == open + 1 || !under || at + under->length >= close ||
      !names_person(line, tokens, at + under->length, close, words))
    return std::string(line);
  return with_note_of_command(
      fmt::format("{}({})", line.substr(0, tokens[open].begin), text_between(line, tokens[at], tokens[close - 1])),
      text_between(line, tokens[open + 1], tokens[at - 1]), line.substr(tokens[close].end), words);
}

std::string with_leader_of_men_behind(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<Bracket> bracket = bracket_from(tokens, 0);
  if (!bracket || !names_command(tokens, bracket->open, words)) return std::string(line);
  const auto [open, close] = *bracket;
  const std::optional<PhraseFound> men = words.find(Sense::count, tokens, open + 2);
  if (tokens[open + 1].is != Token::Is::number || !men || men->is != "men") return std::string(line);
  const std::size_t behind = open + 2 + men->length;
  const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, behind);
  const bool last = close + 1 == tokens.size() || tokens[close + 1].mark(",") || tokens[close + 1].mark(".") ||
                    tokens[close + 1].mark("[");
  if (!under || !last || !names_person(line, tokens, behind + under->length, close, words)) return std::string(line);
  return fmt::format(
      "{}({}): {}{}", line.substr(0, tokens[open].begin), text_between(line, tokens[open + 1], tokens[behind - 1]),
      text_between(line, tokens[behind + under->length], tokens[close - 1]), line.substr(tokens[close].end));
}

std::string with_leader_alone_labelled(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewestWords = 2;  // "Under Fire" names nobody
  const std::string_view text = line.ends_with('.') ? line.substr(0, line.size() - 1) : line;
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, 0);
  if (!label || label->length < kFewestWords || label->length >= tokens.size() || tokens[label->length].mark(":"))
    return std::string(line);
  const std::string_view leader = trim(text.substr(tokens[label->length].begin));
  const Tokens person = tokens_of(leader);
  if (words.has(Sense::rank, person, 0) || words.has(Sense::title, person, 0) ||
      !may_be_person(person, 0, leader, words))
    return std::string(line);
  return fmt::format("Commander: {}", leader);
}

}  // namespace estafette::readers
