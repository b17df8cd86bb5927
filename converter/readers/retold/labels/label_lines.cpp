#include "converter/readers/retold/labels/label_lines.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestLabelAlone = 60;  ///< bytes

/// The tokens of a line that is short enough for a label, without the colon at its end.
Tokens label_of(const TextLine& line) {
  std::string_view text = trim(line.text);
  if (text.ends_with(':')) text = trim(text.substr(0, text.size() - 1));
  return tokens_of(text.size() <= kLongestLabelAlone ? text : std::string_view{});
}

/// "Commander in Chief", "Commander:", and nothing else.
bool is_label_for_leader(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = label_of(line);
  const std::optional<PhraseFound> label = tokens.empty() ? std::nullopt : words.find(Sense::commander, tokens, 0);
  return label && !label->part && label->length == tokens.size() && !words.has(Sense::link, tokens, 0);
}

/// "Staff:", "Stato Maggiore", and nothing else.
bool is_label_for_staff(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = label_of(line);
  if (tokens.empty()) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  const std::optional<PhraseFound> note = words.find(Sense::note, tokens, 0);
  return (kind && kind->is == "staff" && kind->length == tokens.size()) || (note && note->length == tokens.size());
}

/// "2o. Comandante: Brigadier Roe": the second in command, and no command of that number.
bool tells_second_in_command(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kWithin = 4;  // tokens
  const Tokens tokens = tokens_of(line.text);
  if (tokens.size() < kWithin || tokens[0].is == Token::Is::word || tokens[0].value != 2) return false;
  std::size_t at = 1;
  while (at < kWithin && (tokens[at].mark(".") || tokens[at].text == "o")) ++at;
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, at);
  return label && at + label->length < tokens.size() && tokens[at + label->length].mark(":");
}

/// "Adam Kern", "ADAM KERN King of Morven": a name, and no word for troops or commands.
bool names_a_person(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kFewest = 2, kMost = 8;  // tokens
  const std::string_view text = trim(line.text);
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < kFewest || tokens.size() > kMost || words.has(Sense::rank, tokens, 0)) return false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::word) return false;
    for (const Sense other : {Sense::command, Sense::kind, Sense::unit, Sense::count, Sense::arm, Sense::note,
                              Sense::heading, Sense::commander, Sense::forces, Sense::total, Sense::month, Sense::verb})
      if (words.has(other, tokens, at)) return false;
  }
  std::size_t titled = 1;  // "Adam Kern King of Morven": the name ends before his title
  while (titled < tokens.size() && !words.has(Sense::title, tokens, titled)) ++titled;
  const std::string_view name = trim(text.substr(0, tokens[titled - 1].end));
  return may_be_person(tokens_of(name), 0, name, words);
}

/// How many persons with their ranks a line lists with dashes between them, and nothing else.
std::size_t persons_listed(std::string_view text, const PhraseBook& words) {
  constexpr std::array<std::string_view, 3> kBetween = {" \u2013 ", " \u2014 ", " - "};
  std::size_t persons = 0;
  for (std::string_view rest = trim(text); !rest.empty();) {
    std::size_t end = rest.size(), next = rest.size();
    for (const std::string_view mark : kBetween)
      if (const std::size_t at = rest.find(mark); at < end) {
        end = at;
        next = at + mark.size();
      }
    const Tokens tokens = tokens_of(rest.substr(0, end));
    const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
    if (!rank || rank->length >= tokens.size()) return 0;
    for (const Sense other : {Sense::command, Sense::unit, Sense::count, Sense::arm})
      if (words.any(other, tokens, rank->length, tokens.size())) return 0;
    ++persons;
    rest = trim(rest.substr(next));
  }
  return persons;
}

}  // namespace

void tell_leaders_below_labels(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kSeveral = 2, kSurelyStaff = 3;
  std::vector<TextLine> told;
  told.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool read = may_be_read(line), below = read && !told.empty() && may_be_read(told.back());
    const std::size_t persons = read ? persons_listed(line.text, words) : 0;
    const bool staff = below && persons >= kSeveral && is_label_for_staff(told.back(), words);
    if (below && persons < kSeveral && is_label_for_leader(told.back(), words) &&
        (names_a_person(line, words) || words.has(Sense::rank, tokens_of(line.text), 0))) {
      TextLine& label = told.back();
      label.text = fmt::format("Commander: {}", line.text);
      label.lines = line.line + line.lines - label.line;
      continue;
    }
    const bool second = read && tells_second_in_command(line, words);
    if (staff || second || persons >= kSurelyStaff) line.text = fmt::format("Note: {}", line.text);
    told.push_back(std::move(line));
  }
  lines = std::move(told);
}

}  // namespace estafette::readers
