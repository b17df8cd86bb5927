#include "converter/readers/counted/bare_counts.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kFewestWithPoints = 3;         ///< lines that end with a general's rating
constexpr int kFewestTwice = 2;              ///< sorts of troops that come twice with the same figure
constexpr int kMostOfAKind = 24;             ///< "24 Line Infantry"
constexpr std::size_t kLongestCounted = 60;  ///< bytes of such a line

/// Where " +1" begins that ends a line; its length if it ends otherwise.
std::size_t points_at_end(std::string_view line) {
  if (line.size() < 4 || !is_digit(line.back())) return line.size();
  const char sign = line[line.size() - 2];
  const bool apart = (sign == '+' || sign == '-') && line[line.size() - 3] == ' ';
  const bool name = is_any_letter(line[0]) || line.find(':') != std::string_view::npos || line.find(')') < line.size();
  return apart && name ? line.size() - 3 : line.size();
}

void note_points(std::vector<TextLine>& lines) {
  const auto rated = [](const TextLine& line) { return points_at_end(line.text) < line.text.size(); };
  if (std::count_if(lines.begin(), lines.end(), rated) < kFewestWithPoints) return;
  for (TextLine& line : lines) {
    const std::size_t at = points_at_end(line.text);
    if (at < line.text.size())
      line.text =
          fmt::format("{} [Note: {}]", trim(std::string_view(line.text).substr(0, at)), line.text.substr(at + 1));
  }
}

/// The figure of "7 Line Infantry", "2 Dragoons (light cavalry)": nothing behind it but words for a sort of foot or
/// horse, and a bracket without figures. 0 if a line tells anything else.
int count_of_kind(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestCounted || line.empty() || !is_digit(line.front())) return 0;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[0].value < 1 || tokens[0].value > kMostOfAKind)
    return 0;
  bool kind = false;
  std::size_t at = 1;
  while (at < tokens.size() && tokens[at].is == Token::Is::word) {
    const std::optional<PhraseFound> found = words.find(Sense::kind, tokens, at);
    const std::optional<PhraseFound> quality = words.find(Sense::quality, tokens, at);
    if (!found && !quality) return 0;
    const bool unit = words.has(Sense::unit, tokens, at) || words.has(Sense::count, tokens, at);
    if (unit) return 0;
    kind = kind || found;
    at += found ? found->length : quality->length;
  }
  const auto figure = [](const Token& token) {
    return token.is != Token::Is::word && !token.mark("(") && !token.mark(")");
  };
  const bool bracket = at == tokens.size() || tokens[at].mark("(");
  const bool plain =
      std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(std::min(at, tokens.size())), tokens.end(), figure);
  return kind && bracket && plain ? tokens[0].value : 0;
}

bool is_plural(const Token& word) {
  return word.text.ends_with('s') || word.text.ends_with('x') || word.text.ends_with('n');
}

/// Asks about "1 hussard", "3 chasseurs à cheval": small figures that agree with their words as counts do. "1 dragons"
/// and "4 ligne" number regiments, and so does a high figure.
BareCounts doubts_of_figures(const std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr int kMostInDoubt = 8;
  BareCounts doubts;
  std::vector<const TextLine*> in_doubt;
  bool one = false;
  for (const TextLine& line : lines) {
    const int figure = line.back_matter ? 0 : count_of_kind(line.text, words);
    if (figure == 0) continue;
    const Tokens tokens = tokens_of(line.text);
    const bool plural = is_plural(tokens[1]);
    if (figure > kMostInDoubt || plural != (figure > 1)) return {};
    one = one || figure == 1;
    in_doubt.push_back(&line);
  }
  if (!one || in_doubt.size() < 2) return doubts;
  const TextLine& first = *in_doubt.front();
  doubts.looks.push_back({"", first.line, "", first.text, "whether the figure numbers a regiment or counts regiments",
                          "Write No. 3, or 3 regiments; and so on the other lines of this sort"});
  for (const TextLine* line : in_doubt)
    if (line != &first) doubts.asked.push_back(line->line);
  return doubts;
}

bool count_kinds(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::map<std::string, int> seen;
  for (const TextLine& line : lines)
    if (!line.back_matter && count_of_kind(line.text, words) > 0) ++seen[fold(line.text)];
  const auto twice = std::count_if(seen.begin(), seen.end(), [](const auto& sort) { return sort.second > 1; });
  if (twice < kFewestTwice) return false;
  for (TextLine& line : lines) {
    if (line.back_matter || count_of_kind(line.text, words) == 0) continue;
    const std::size_t blank = line.text.find(' ');
    line.text = fmt::format("{} x{}", line.text.substr(0, blank), line.text.substr(blank));
  }
  return true;
}

/// The end of "26th Line 4 bns 2,100" or "2nd Line 4 480": a small figure, the word of what it counts if there is one,
/// and perhaps the men.
struct CountAtEnd {
  std::size_t figure = 0;  ///< the token of the small figure
  int value = 0;
  std::size_t end = 0;    ///< the byte behind it
  std::string_view word;  ///< as typed; empty if there is none
  bool squadrons = false;
};

std::optional<CountAtEnd> count_at_end(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  constexpr int kMostPartsAtEnd = 8, kFewestMenBehind = 40;
  if (line.size() > kLongestCounted || tokens.size() < 3) return std::nullopt;
  std::size_t last = tokens.size() - 1;
  const auto number = [&](std::size_t at) { return tokens[at].is == Token::Is::number && !tokens[at].joined; };
  CountAtEnd count;
  if (number(last) && tokens[last].thousands && line[tokens[last].begin + 1] == ' ') {  // "4 480" are no thousands here
    count.value = line[tokens[last].begin] - '0';
    count.end = tokens[last].begin + 1;
  } else {
    if (number(last) && tokens[last].value >= kFewestMenBehind) --last;
    if (const std::optional<PhraseFound> word = words.find(Sense::count, tokens, last)) {
      if (word->part || (word->is != "battalions" && word->is != "squadrons")) return std::nullopt;
      count.word = text_between(line, tokens[last], tokens[last]);
      count.squadrons = word->is == "squadrons";
      --last;
    }
    if (last == 0 || !number(last)) return std::nullopt;
    count.value = tokens[last].value;
    count.end = tokens[last].end;
  }
  count.figure = last;
  const bool plain =
      std::all_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(last),
                  [](const Token& token) { return token.is == Token::Is::word || token.is == Token::Is::ordinal; });
  return last > 0 && plain && count.value <= kMostPartsAtEnd ? std::optional(count) : std::nullopt;
}

/// The arm of the word for troops right before a small figure at the end: of "Kern Dgns 4", but not of "IR Kern 4".
std::optional<Arm> arm_before(const Tokens& tokens, std::size_t figure, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, figure - 1);
  if (!kind || kind_from(kind->is) == Kind::cossacks) return std::nullopt;
  return arm_of(*kind_from(kind->is));
}

/// "Kern Dgns 4 480" a few lines below "Roe Dgns 4 sqns 480": the word is left out, and goes for it too.
void count_as_above(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kFarthest = 8;  // lines
  std::string word[2];                  // for battalions, for squadrons
  std::size_t said[2] = {};             // the line of each
  for (std::size_t at = 0; at < lines.size(); ++at) {
    std::string& text = lines[at].text;
    if (lines[at].back_matter) continue;
    const Tokens tokens = tokens_of(text);
    const std::optional<CountAtEnd> count = count_at_end(text, tokens, words);
    if (!count) continue;
    if (!count->word.empty()) {
      word[count->squadrons ? 1 : 0] = count->word;
      said[count->squadrons ? 1 : 0] = at;
      continue;
    }
    const std::optional<Arm> arm = arm_before(tokens, count->figure, words);
    if (!arm || (*arm != Arm::infantry && *arm != Arm::cavalry)) continue;
    const std::size_t which = *arm == Arm::cavalry ? 1 : 0;
    if (word[which].empty() || at - said[which] > kFarthest) continue;
    said[which] = at;
    text = fmt::format("{} {}{} [Note: {} read as {} as above]", text.substr(0, count->end), word[which],
                       text.substr(count->end), count->value, word[which]);
  }
}

}  // namespace

BareCounts tell_bare_counts(std::vector<TextLine>& lines, const PhraseBook& words) {
  note_points(lines);
  count_as_above(lines, words);
  return count_kinds(lines, words) ? BareCounts{} : doubts_of_figures(lines, words);
}

}  // namespace estafette::readers
