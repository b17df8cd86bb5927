#include "converter/readers/retold/labels/absent_troops.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostBetween = 6;  ///< tokens of a bracket before the word: "(on the march, not present)"

/// True if that word ends the line, or its bracket, or a comma or a word of place stands behind it: "absent at Kern".
bool ends_remark(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  if (end >= tokens.size()) return true;
  return tokens[end].mark(")") || tokens[end].mark("]") || tokens[end].mark(".") || tokens[end].mark(",") ||
         words.has(Sense::link, tokens, end) || words.has(Sense::place, tokens, end);
}

bool is_absence(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> told = words.find(Sense::note, tokens, at);
  return told && told->is == "absent";
}

/// A remark that something was absent.
struct Absence {
  std::size_t mark = 0;  ///< the token behind which it stands; 0: there is none
  bool of_part = false;  ///< "3 bns (one at Kern, not present)"
};

/// "detached", "on the march", and nothing that counts or names others, in [from, to).
bool tells_where(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  for (const Sense sense : {Sense::number, Sense::kind, Sense::unit, Sense::arm, Sense::verb, Sense::command})
    if (words.any(sense, tokens, from, to)) return false;
  const auto figure = [&](std::size_t at) {  // but "detached on 4th May" tells when
    const bool number = tokens[at].figure();
    return number && !words.has(Sense::month, tokens, at + 1) &&
           !(at > from && words.has(Sense::month, tokens, at - 1));
  };
  for (std::size_t at = from; at < to; ++at)
    if (figure(at)) return false;
  return to - from <= kMostBetween;
}

/// The bracket that is open before a token; 0: none.
std::size_t open_before(const Tokens& tokens, std::size_t at) {
  for (; at > 0; --at) {
    if (tokens[at - 1].mark(")") || tokens[at - 1].mark("]")) return 0;
    if (tokens[at - 1].mark("(") || tokens[at - 1].mark("[")) return at - 1;
  }
  return 0;
}

Absence absence_in(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    if (!is_absence(tokens, at, words)) continue;
    const std::size_t end = at + words.find(Sense::note, tokens, at)->length;
    if (!ends_remark(tokens, end, words)) continue;
    if (const std::size_t open = open_before(tokens, at); open > 0)
      return {open, !tells_where(tokens, open + 1, at, words)};
    std::size_t mark = at - 1;
    while (mark > 0 && tokens[mark].is != Token::Is::mark) --mark;
    const bool beside = tokens[mark].mark(",") || tokens[mark].mark("-") || tokens[mark].mark(":");
    if (mark > 0 && beside) return {mark, !tells_where(tokens, mark + 1, at, words)};
  }
  return {};
}

/// One unit, and no list of several, before the mark: "14th Lancers, 350, not present".
bool names_one(const Tokens& tokens, std::size_t mark) {
  for (std::size_t at = 0; at < mark; ++at) {
    if (tokens[at].mark(";") || tokens[at].mark("&")) return false;
    const bool figure = at + 1 < mark && tokens[at + 1].is == Token::Is::number &&
                        (at + 2 == mark || tokens[at + 2].is == Token::Is::mark);
    if ((tokens[at].mark(",") || tokens[at].mark(":")) && !figure) return false;
  }
  return true;
}

/// "Detached: Kern's brigade", "Detached to Toro: 11th Line": nobody can tell whether they came back in time.
bool is_label_of_detached(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostOfLabel = 5;  // tokens
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> away = words.find(Sense::count, tokens, 0);
  const auto colon = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(":"); });
  return away && away->is == "detached" && colon != tokens.end() &&
         colon - tokens.begin() <= std::ptrdiff_t{kMostOfLabel};
}

}  // namespace

std::string with_absent_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto [mark, of_part] = absence_in(tokens, words);
  if (mark == 0 || of_part || !names_one(tokens, mark)) return std::string(line);
  const bool unit = head_of({tokens, mark, words}).is == Head::Is::unit;
  const bool rest = tokens.back().mark(")") || tokens.back().mark("]") || tokens.back().is == Token::Is::word ||
                    tokens.back().mark(".") || tokens.back().is == Token::Is::number;
  return unit && rest ? fmt::format("Note: {}", line) : std::string(line);
}

bool is_absence(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> told = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  return told && told->is == "absent" && told->length == tokens.size();
}

std::vector<Problem> note_absent_lines(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (TextLine& line : lines) {
    if (!may_be_read(line) || line.text.find(':') == std::string::npos) continue;
    const Tokens tokens = tokens_of(line.text);
    const std::optional<PhraseFound> absent = words.find(Sense::note, tokens, 0);
    const bool labelled =
        absent && absent->is == "absent" && absent->length + 1 < tokens.size() && tokens[absent->length].mark(":");
    if (is_label_of_detached(line.text, words))
      looks.push_back({"", line.line, "", line.text, "whether these troops were there",
                       "Leave out the words before them if they were, or begin the line with Note:"});
    if (labelled) line.text.insert(0, "Note: ");
  }
  return looks;
}

std::vector<Problem> absent_troops(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (const TextLine& line : lines) {
    if (!may_be_read(line) || line.text.find_first_of("([,-:") == std::string::npos) continue;
    if (!LineHolds(line.text, words).all(needs(Sense::note))) continue;
    const Tokens tokens = tokens_of(line.text);
    const bool heads = is_absence(tokens, 0, words) && tokens.back().mark(":");  // "Not present:", and who was not
    if (words.has(Sense::note, tokens, 0) && !heads) continue;
    const auto [mark, of_part] = absence_in(tokens, words);
    const bool alone = tokens.size() > 1 && tokens[0].mark("(") && is_absence(tokens, 1, words);
    if ((mark == 0 && !alone && !heads) || with_absent_noted(line.text, words) != line.text) continue;
    looks.push_back({"", line.line, "", line.text,
                     "troops that were there; whoever is named here, or below it, is counted",
                     "Remove what was absent, or say Note: before it"});
  }
  return looks;
}

}  // namespace estafette::readers
