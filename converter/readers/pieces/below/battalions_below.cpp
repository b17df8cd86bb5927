#include "converter/readers/pieces/below/battalions_below.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestBelow = 160;  ///< bytes

/// "I", "II", "III", "IV", "V", "VI".
bool is_mark_of_battalion(std::string_view word) {
  constexpr std::array<std::string_view, 6> kMarks = {"I", "II", "III", "IV", "V", "VI"};
  return std::find(kMarks.begin(), kMarks.end(), word) != kMarks.end();
}

/// "½", "1/2", "2/3": before the mark of a battalion that was not whole.
bool is_part(std::string_view word) {
  return word == "\u00BD" || (word.size() == 3 && is_digit(word[0]) && word[1] == '/' && is_digit(word[2]));
}

std::string_view next_word(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t", begin), text.size());
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(end);
  return word;
}

/// How many battalions a line names by their marks, before the word for them; empty if it says anything else there.
std::string battalions_marked(std::string_view line, const PhraseBook& words) {
  if (line.starts_with('(') && line.find(')') != std::string_view::npos)
    line.remove_prefix(line.find(')') + 1);  // "(the old Kern regiment) I - II Battalions"
  int whole = 0;
  bool part = false, half = false;
  for (std::string_view word = next_word(line); !word.empty(); word = next_word(line)) {
    while (!word.empty() && (word.back() == ',' || word.back() == '.')) word.remove_suffix(1);
    if (is_dash(word) || word == "&" || word.empty()) continue;
    if (is_part(word)) {
      part = true;
      half = half || word == "\u00BD" || word == "1/2";
    } else if (is_mark_of_battalion(word)) {
      whole += part ? 0 : 1;
      part = false;
    } else {
      const Tokens tokens = tokens_of(word);
      const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 0);
      const bool named = count && count->is == "battalions" && count->length == tokens.size();
      if (!named || whole == 0 || (whole == 1 && !half)) return {};
      return fmt::format("{} battalions{}", whole, half ? " and half a battalion" : "");
    }
  }
  return {};
}

/// "(Dale Husaren) 4 squadrons": a name in brackets, and what is counted of it behind them.
bool goes_on_behind_brackets(std::string_view line, const PhraseBook& words) {
  const std::size_t close = line.find(')');
  if (!line.starts_with('(') || close == std::string_view::npos || close < 2) return false;
  const std::string_view name = line.substr(1, close - 1), behind = trim(line.substr(close + 1));
  if (has_digit(name) || behind.empty() || !is_digit(behind.front())) return false;
  const Tokens tokens = tokens_of(behind);
  return tokens.size() > 1 && words.has(Sense::count, tokens, 1);
}

/// A line that names a unit and counts nothing.
bool is_bare_unit(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || line.text.size() > kLongestBelow) return false;
  const Item item = item_of(line.text, words);
  const bool unit = item.is == Item::Is::unit || item.is == Item::Is::unknown;
  const bool counted = item.parts.facts.men || item.parts.facts.subunits() || item.parts.facts.guns;
  const bool numbered = has_digit(line.text);
  return unit && !counted && numbered && item.units.empty();
}

void put_behind(TextLine& unit, const TextLine& below, const std::string& told) {
  unit.text += told;
  unit.lines = below.line + below.lines - unit.line;
}

/// "1. Bataillon", "II. Musketierbataillon" and nothing else: which battalion of a regiment it is.
bool is_numbered_battalion(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(trim(line));
  if (tokens.size() < 2) return false;
  const bool marked = is_mark_of_battalion(text_between(trim(line), tokens[0], tokens[0]));
  const std::size_t word = marked && tokens[1].mark(".") ? 2 : 1;
  if (!marked && tokens[0].is != Token::Is::ordinal) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, word);
  if (!count || count->is != "battalions" || word + count->length != tokens.size()) return false;
  const std::optional<PhraseFound> kind = count->part ? words.find(Sense::kind, tokens, word) : std::nullopt;
  return !kind || kind_from(kind->is) == Kind::line_infantry;  // "9. J\u00E4gerbataillon" is one by itself
}

/// "F\u00FCsilierbataillon", "Fusilier Battalion" and nothing else.
bool is_battalion_by_sort(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(trim(line));
  const std::optional<PhraseFound> kind = tokens.empty() ? std::nullopt : words.find(Sense::kind, tokens, 0);
  const std::optional<PhraseFound> count =
      kind ? words.find(Sense::count, tokens, tokens.size() - 1) : std::optional<PhraseFound>();
  return count && count->is == "battalions" && arm_of(*kind_from(kind->is)) == Arm::infantry &&
         (kind->length + 1 == tokens.size() || tokens.size() == 1);
}

/// How many lines from `at` on name the battalions of the regiment above them, one on each: some by their numbers, and
/// then perhaps its fusiliers. Fewer than two tell nothing of all.
std::size_t battalions_listed(const std::vector<TextLine>& lines, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kMostOfARegiment = 6;
  std::size_t count = 0;
  bool sort = false;
  while (at + count < lines.size() && count < kMostOfARegiment && !sort) {
    const TextLine& line = lines[at + count];
    if (!may_be_read(line) || line.after_blank || line.text.size() > kLongestBelow) break;
    sort = count > 0 && is_battalion_by_sort(line.text, words);
    if (!sort && !is_numbered_battalion(line.text, words)) break;
    ++count;
  }
  return count < 2 ? 0 : count;
}

}  // namespace

void tell_battalions_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> told;
  told.reserve(lines.size());
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine& line = lines[at];
    const std::size_t listed = told.empty() ? 0 : battalions_listed(lines, at, words);
    if (listed > 0 && is_bare_unit(told.back(), words)) {
      std::string names;
      for (std::size_t one = at; one < at + listed; ++one)
        names.append(names.empty() ? "" : " + ").append(trim(lines[one].text));
      put_behind(told.back(), lines[at + listed - 1], fmt::format(" ({} battalions) [Note: {}]", listed, names));
      at += listed - 1;
      continue;
    }
    const bool may = !told.empty() && may_be_read(line) && line.text.size() <= kLongestBelow;
    const std::string battalions = may ? battalions_marked(line.text, words) : std::string();
    const bool brackets = may && goes_on_behind_brackets(line.text, words);
    if ((battalions.empty() && !brackets) || !is_bare_unit(told.back(), words)) {
      told.push_back(std::move(line));
      continue;
    }
    put_behind(told.back(), line, brackets ? " " + line.text : fmt::format(" ({}) [Note: {}]", battalions, line.text));
  }
  lines = std::move(told);
}

}  // namespace estafette::readers
