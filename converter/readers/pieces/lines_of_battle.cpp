#include "converter/readers/pieces/lines_of_battle.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestWord = 4;  ///< bytes of "line"; "Ln" and "IR" are regiments

constexpr int kMostLines = 4;  ///< in which an army is drawn up; "24th Line" is a regiment

/// "Linie", "line", "ligne" behind a number: in no language another word for the infantry of the line.
bool is_line(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
  return kind && !kind->part && kind->length == 1 && kind->is == to_string(Kind::line_infantry) &&
         tokens[1].text.size() >= kShortestWord && tokens[1].text.front() == 'l';
}

/// "1. Linie", "Second line:", "3e ligne."
bool tells_line_of_battle(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return false;
  const Tokens tokens = tokens_of(line.text);
  const bool ends = tokens.size() == 3 && (tokens[2].mark(":") || tokens[2].mark("."));
  if (tokens.size() != 2 && !ends) return false;
  if (tokens[0].is == Token::Is::ordinal && tokens[0].value > kMostLines) return false;
  const bool numbered = tokens[0].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, 0);
  return numbered && is_line(tokens, words);
}

/// "9th Line", "24e ligne (2 bat.)": a regiment, as no army stood in so many lines.
bool names_regiment_of_line(const TextLine& line, const PhraseBook& words) {
  if (line.text.empty() || !is_digit(line.text.front()) || line.text.size() > kLongestLine) return false;
  const Tokens tokens = tokens_of(line.text);
  return tokens.size() > 1 && tokens[0].is == Token::Is::ordinal && tokens[0].value > kMostLines &&
         is_line(tokens, words);
}

bool names_command(const TextLine& line, const PhraseBook& words) {
  if (line.text.size() > kLongestLine) return false;
  const Tokens tokens = tokens_of(line.text);
  return head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

constexpr std::array<std::string_view, kMostLines> kOrdinals = {"First", "Second", "Third", "Fourth"};

/// "Second Line of battle" for "Second Line", "2. Linie": a command, below which its troops stand.
std::string as_command(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  const std::optional<PhraseFound> spelt = words.find(Sense::ordinal, tokens, 0);
  const int number = tokens[0].is == Token::Is::ordinal     ? tokens[0].value
                     : spelt && is_digit(spelt->is.front()) ? spelt->is.front() - '0'
                                                            : 0;
  if (number < 1 || number > kMostLines) return "";
  const std::string told = fmt::format("{} Line", kOrdinals.at(static_cast<std::size_t>(number - 1)));
  const bool same = fold(line.text).starts_with(fold(told));
  return same ? told + " of battle" : fmt::format("{} of battle [{}]", told, line.text);
}

/// "2nd Line - Roe", beside a line of battle that nobody leads, as "Second Line (Roe)": a command, and no regiment.
std::string with_leader_in_brackets(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = may_be_read(line) ? tokens_of(line.text) : Tokens{};
  const bool led = tokens.size() > 3 && tokens[0].is == Token::Is::ordinal && tokens[0].value > 0 &&
                   tokens[0].value <= kMostLines && is_line(tokens, words) &&
                   (tokens[2].mark("-") || tokens[2].mark(":"));
  if (!led) return line.text;
  const std::string_view leader = std::string_view(line.text).substr(tokens[3].begin);
  const Tokens named = tokens_of(leader);
  const bool person = words.has(Sense::rank, named, 0) || may_be_person(named, 0, leader, words);
  const bool plain = std::none_of(leader.begin(), leader.end(), is_digit) && leader.find('(') == std::string_view::npos;
  if (!person || !plain) return line.text;
  return fmt::format("{} Line ({})", kOrdinals.at(static_cast<std::size_t>(tokens[0].value - 1)), leader);
}

/// "IR 3 Kern (2 bns)", "Roe 900": what stands below says how strong it was, as the line of battle does not.
bool tells_strength(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || std::none_of(line.text.begin(), line.text.end(), is_digit)) return false;
  const Tokens tokens = tokens_of(line.text);
  return words.any(Sense::count, tokens, 0, tokens.size()) || tokens.back().mark(")") ||
         (tokens.size() > 1 && tokens.back().is == Token::Is::number);
}

/// True if all lines between the lines of battle that name no command tell a strength, and there are some below each.
bool head_troops(const std::vector<TextLine>& lines, const std::vector<std::size_t>& found, const PhraseBook& words) {
  if (found.size() < 2) return false;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t end = i + 1 < found.size() ? found[i + 1] : lines.size();
    bool any = false;
    for (std::size_t at = found[i] + 1; at < end; ++at) {
      if (names_command(lines[at], words)) break;
      if (!tells_strength(lines[at], words)) {
        if (!any) return false;
        break;
      }
      any = true;
    }
    if (!any) return false;
  }
  return true;
}

}  // namespace

void note_lines_of_battle(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<std::size_t> found;
  bool above_command = false;
  const bool regiments = std::any_of(lines.begin(), lines.end(),
                                     [&](const TextLine& line) { return names_regiment_of_line(line, words); });
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!tells_line_of_battle(lines[at], words)) continue;
    if (regiments && is_digit(lines[at].text.front())) continue;  // "1st Line" behind "9th Line"
    if (!found.empty() && found.back() + 1 == at) return;         // "1st Line", "2nd Line": regiments
    found.push_back(at);
    above_command = above_command || (at + 1 < lines.size() && names_command(lines[at + 1], words));
  }
  if (!above_command && !head_troops(lines, found, words)) return;
  for (const std::size_t at : found) {
    // Troops of the next line, behind a command of the one before it, are not that command's.
    const bool heads = above_command && at != found.front() && at + 1 < lines.size() && !lines[at + 1].text.empty() &&
                       !names_command(lines[at + 1], words);
    const std::string command = heads ? as_command(lines[at], words) : "";
    lines[at].footnote = command.empty();
    if (!command.empty()) lines[at].text = command;
  }
  for (TextLine& line : lines) line.text = with_leader_in_brackets(line, words);
}

}  // namespace estafette::readers
