#include "converter/readers/pieces/lines_of_battle.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestWord = 4;  ///< bytes of "line"; "Ln" and "IR" are regiments

constexpr int kMostLines = 4;  ///< in which an army is drawn up; "24th Line" is a regiment

/// "1. Linie", "Second line:", "3e ligne."
bool tells_line_of_battle(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return false;
  const Tokens tokens = tokens_of(line.text);
  const bool ends = tokens.size() == 3 && (tokens[2].mark(":") || tokens[2].mark("."));
  if (tokens.size() != 2 && !ends) return false;
  if (tokens[0].is == Token::Is::ordinal && tokens[0].value > kMostLines) return false;
  const bool numbered = tokens[0].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, 0);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
  return numbered && kind && !kind->part && kind->length == 1 && kind->is == to_string(Kind::line_infantry) &&
         tokens[1].text.size() >= kShortestWord && tokens[1].text.front() == 'l';
}

bool names_command(const TextLine& line, const PhraseBook& words) {
  if (line.text.size() > kLongestLine) return false;
  const Tokens tokens = tokens_of(line.text);
  return head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

}  // namespace

void note_lines_of_battle(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<std::size_t> found;
  bool above_command = false;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!tells_line_of_battle(lines[at], words)) continue;
    if (!found.empty() && found.back() + 1 == at) return;  // "1st Line", "2nd Line": regiments
    found.push_back(at);
    above_command = above_command || (at + 1 < lines.size() && names_command(lines[at + 1], words));
  }
  if (!above_command) return;
  for (const std::size_t at : found) lines[at].footnote = true;
}

}  // namespace estafette::readers
