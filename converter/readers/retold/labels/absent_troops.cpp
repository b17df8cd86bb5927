#include "converter/readers/retold/labels/absent_troops.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostBetween = 6;  ///< tokens of a bracket before the word: "(on the march, not present)"

/// True if that word ends the line, or its bracket, or a comma or a word of place stands behind it: "absent at Kern".
bool ends_remark(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  if (end >= tokens.size()) return true;
  return tokens[end].mark(")") || tokens[end].mark("]") || tokens[end].mark(".") || tokens[end].mark(",") ||
         words.has(Sense::link, tokens, end) || tokens[end].text == "at";
}

bool is_absence(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> told = words.find(Sense::note, tokens, at);
  return told && told->is == "absent";
}

/// Where the mark stands behind which a remark says that something was absent; 0: there is none.
std::size_t absence_in(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> told = words.find(Sense::note, tokens, at);
    if (!told || told->is != "absent" || !ends_remark(tokens, at + told->length, words)) continue;
    std::size_t mark = at - 1;
    while (mark > 0 && at - mark <= kMostBetween && tokens[mark].is != Token::Is::mark) --mark;
    while (mark > 0 && at - mark <= kMostBetween && tokens[mark].mark(",") && !tokens[mark - 1].mark(")")) {
      std::size_t before = mark - 1;  // "(detached, not present)"
      while (before > 0 && tokens[before].is != Token::Is::mark) --before;
      if (!tokens[before].mark("(") && !tokens[before].mark("[")) break;
      mark = before;
    }
    const bool beside = tokens[mark].mark("(") || tokens[mark].mark("[") || tokens[mark].mark(",") ||
                        tokens[mark].mark("-") || tokens[mark].mark(":");
    if (mark > 0 && beside) return mark;
  }
  return 0;
}

/// One unit, and no list of several, before the mark.
bool names_one(const Tokens& tokens, std::size_t mark) {
  for (std::size_t at = 0; at < mark; ++at) {
    if (tokens[at].mark(";") || tokens[at].mark("&")) return false;
    const bool figure = at + 1 < mark && tokens[at + 1].is == Token::Is::number;
    if ((tokens[at].mark(",") || tokens[at].mark(":")) && !figure) return false;
  }
  return true;
}

}  // namespace

std::string with_absent_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t mark = absence_in(tokens, words);
  if (mark == 0 || !names_one(tokens, mark)) return std::string(line);
  const bool unit = head_of({tokens, mark, words}).is == Head::Is::unit;
  const bool rest = tokens.back().mark(")") || tokens.back().mark("]") || tokens.back().is == Token::Is::word ||
                    tokens.back().mark(".") || tokens.back().is == Token::Is::number;
  return unit && rest ? fmt::format("Note: {}", line) : std::string(line);
}

std::vector<Problem> absent_commands(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (const TextLine& line : lines) {
    if (!may_be_read(line) || line.text.find_first_of("([,") == std::string::npos ||
        !LineHolds(line.text, words).all(needs(Sense::note)))
      continue;
    const Tokens tokens = tokens_of(line.text);
    const std::size_t mark = absence_in(tokens, words);
    const bool alone = tokens.size() > 1 && tokens[0].mark("(") && is_absence(tokens, 1, words);
    if (alone)
      looks.push_back({"", line.line, "", line.text, "troops that were there; those above or below are counted",
                       "Remove them if they were absent, or say Note: before the line"});
    if (!alone && mark > 0 && head_of({tokens, mark, words}).is == Head::Is::formation)
      looks.push_back({"", line.line, "", line.text, "troops that were there; those below are counted",
                       "Remove the command if it was absent, or correct the line"});
  }
  return looks;
}

}  // namespace estafette::readers
