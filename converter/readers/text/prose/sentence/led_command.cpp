#include "converter/readers/text/prose/sentence/led_command.hpp"

#include "converter/orbat/words.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfName = 80;  ///< bytes

/// Where the word of command stands: behind a verb, "on the right wing stood Kern's division"; else the first, also
/// one that may be several as well: "дивизии Петрова".
std::size_t first_word(const Clause& piece, const PhraseBook& words) {
  const Tokens& tokens = piece.tokens;
  const auto next = [&](std::size_t from, bool one) {
    while (from < tokens.size() &&
           !(one ? command_word(tokens, from, words).has_value() : words.has(Sense::command, tokens, from)))
      ++from;
    return from;
  };
  const std::size_t first = next(0, true);
  for (std::size_t at = first; at < tokens.size(); ++at)
    if (words.has(Sense::verb, tokens, at) && next(at, true) < tokens.size()) return next(at, true);
  return first < tokens.size() ? first : next(0, false);
}

/// ", commanded by General Kern", and nothing else; words as "which" fall away.
bool takes_leader(const Clause& piece, std::size_t from, LedCommand& command, const PhraseBook& words) {
  const Tokens& tokens = piece.tokens;
  while (from < tokens.size() && words.has(Sense::verb, tokens, from) && !words.has(Sense::commander, tokens, from))
    ++from;
  if (from == tokens.size()) return true;
  const std::optional<PhraseFound> by = words.find(Sense::commander, tokens, from);
  std::size_t name = from + (by ? by->length : 0);
  while (name < tokens.size() && words.has(Sense::link, tokens, name)) ++name;
  std::size_t end = name;
  while (end < tokens.size() && !words.has(Sense::verb, tokens, end)) ++end;
  const std::string_view leader = piece.between(name, end);
  if ((!by && !words.has(Sense::rank, tokens, from)) || !is_person(leader, words) || !command.leader.empty())
    return false;
  command.leader = leader;
  return end == tokens.size() || takes_leader(piece, end, command, words);
}

bool takes_name(const Clause& piece, LedCommand& command, const PhraseBook& words) {
  const Tokens& tokens = piece.tokens;
  std::size_t word = first_word(piece, words);
  const bool arm = word == tokens.size();
  for (word = arm ? 0 : word; arm && word < tokens.size() && !words.has(Sense::arm, tokens, word); ++word)
    if (!words.has(Sense::link, tokens, word)) return false;
  if (word == tokens.size()) return false;
  const std::optional<PhraseFound> found = words.find(arm ? Sense::arm : Sense::command, tokens, word);
  const std::size_t begin = arm ? word : first_of_command(piece.text, tokens, 0, word, words);
  for (std::size_t at = 0; at < begin; ++at)
    if (is_number_word(tokens, at, words) || words.has(Sense::unit, tokens, at)) return false;
  std::size_t end = word + found->length;
  while (end < tokens.size() && piece.belongs_behind(end)) ++end;
  const std::size_t behind = end;
  const auto joins = [&](std::size_t at) {
    return words.has(Sense::link, tokens, at) || tokens[at].end == tokens[at].begin + 1;  // "la divisione Kern i"
  };
  while (end > word + 1 && joins(end - 1) && tokens[end - 1].is == Token::Is::word) --end;
  command.name = piece.between(begin, end);
  const bool small = !command.name.empty() && command.name.front() >= 'a' && command.name.front() <= 'z';
  if (arm && small && words.find(Sense::kind, tokens, word).value_or(PhraseFound{}).length > 1)
    command.name.front() = static_cast<char>(command.name.front() - 'a' + 'A');  // a heading, and no sort of troops
  return command.name.size() <= kLongestOfName &&
         (behind == tokens.size() || takes_leader(piece, behind, command, words));
}

}  // namespace

bool is_person(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
  return !tokens.empty() && may_be_person(tokens, rank ? rank->length : 0, text, words);
}

std::optional<LedCommand> led_command_in(std::string_view head, const PhraseBook& words) {
  LedCommand command;
  std::string plain(head);
  if (const std::size_t open = plain.find('('); open != std::string::npos) {
    const std::size_t close = plain.find(')', open);
    const std::string within = close == std::string::npos ? "" : plain.substr(open + 1, close - open - 1);
    if (!is_person(within, words) || plain.find('(', open + 1) != std::string::npos) return std::nullopt;
    command.leader = within;
    plain.erase(open, close + 1 - open);
  }
  for (const std::string_view typed : pieces_of(plain, ',')) {
    const Clause piece(typed, words);
    if (piece.tokens.empty()) continue;
    if (command.name.empty() ? takes_name(piece, command, words) : takes_leader(piece, 0, command, words)) continue;
    if (piece.tells_of_troops() || !command.name.empty()) return std::nullopt;
  }
  return command.name.empty() ? std::nullopt : std::optional(std::move(command));
}

int depth_of_command(const std::string& name, const PhraseBook& words) {
  constexpr int kStep = 2;
  const std::optional<Level> level = item_of(name.ends_with(':') ? name : name + ":", words).level;
  return level ? kStep * (1 + height(Level::army) - height(*level)) : 0;
}

std::string line_of_command(const LedCommand& command, const PhraseBook& words, std::string_view strength) {
  return fmt::format("{:{}}{}{}:{}{}", "", depth_of_command(command.name, words), command.name,
                     strength.empty() ? "" : fmt::format(" ({})", strength), command.leader.empty() ? "" : " ",
                     command.leader);
}

}  // namespace estafette::readers
