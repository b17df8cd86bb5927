#include "converter/readers/retold/brackets.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "{2 bns}", but not "{{flag}}".
void round_off_curly(std::string& text) {
  for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find_first_of("{}\n", open + 1);
    if (close == std::string::npos) return;
    if (text[close] != '}' || (open > 0 && text[open - 1] == '{') || close == open + 1) continue;
    text[open] = '(';
    text[close] = ')';
  }
}

constexpr std::size_t kFewestBracketed = 3;  ///< with a bracket, to tell a manner by

/// "Sievsk Regiment [2][1,012]": a text that has all its figures in square brackets, and none in round ones.
bool holds_figures_in_square_ones(std::string_view text) {
  std::size_t square = 0;
  for (std::size_t open = text.find_first_of("[("); open != std::string_view::npos;
       open = text.find_first_of("[(", open + 1)) {
    const std::string_view inside = text.substr(open, std::min(text.find_first_of("])\n", open), text.size()) - open);
    const auto digits = std::count_if(inside.begin(), inside.end(), is_digit);
    if (digits > 0 && inside.front() == '(') return false;
    square += digits > 2 || (digits > 0 && inside.find(' ') != std::string_view::npos) ? 1U : 0U;
  }
  return square >= kFewestBracketed;
}

/// Each "[2]", "[1,012 men]" in round brackets; but no link of a wiki, "[[IR 21|IR 21 Alba]]".
void round_off_figures(std::string& text) {
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find_first_of("[]\n", open + 1);
    if (close == std::string::npos) return;
    const bool figures = std::any_of(text.begin() + static_cast<std::ptrdiff_t>(open),
                                     text.begin() + static_cast<std::ptrdiff_t>(close), is_digit);
    const bool link = (open > 0 && text[open - 1] == '[') || text[open + 1] == '[';
    if (text[close] != ']' || !figures || link) continue;
    text[open] = '(';
    text[close] = ')';
  }
}

/// "Kern's [Toro] Battery", "2/5th [bis] Train Battalion": inside a name, whose last words say what it is.
bool stands_in_a_name(std::string_view before, std::string_view behind, const PhraseBook& words) {
  if (trim(before).empty()) return false;
  if (behind.starts_with('/') && behind.size() > 1 && is_digit(behind[1])) return true;  // "1st [Toro]/5th Ohio"
  const Tokens name = tokens_of(behind), first = tokens_of(before);
  const bool ranked =
      words.has(Sense::rank, first, first.empty() ? 0 : first.size() - 1);  // "Lieutenant [Colonel] Roe"
  return !ranked && !name.empty() && name[0].is == Token::Is::word &&
         (words.has(Sense::unit, name, 0) || words.has(Sense::kind, name, 0));
}

/// "one batt.", "average", "Kern's Bn": a count in words, what rules for the table make of a leader, or a unit.
bool counts_or_grades(std::string_view inside, const PhraseBook& words) {
  const Tokens tokens = tokens_of(inside);
  if (tokens.empty()) return false;
  const std::optional<PhraseFound> grade = words.find(Sense::grade, tokens, 0);
  if (grade && grade->length == tokens.size()) return true;
  const std::optional<PhraseFound> number = words.find(Sense::number, tokens, 0);
  if (number && words.has(Sense::count, tokens, number->length)) return true;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, tokens.size() - 1);  // "Kern's Bn"
  return unit && tokens.size() > 1;
}

/// "41st Division [Roe] 14 2,480": a name behind a command and before its figures.
bool names_leader(std::string_view before, std::string_view inside, std::string_view behind, const PhraseBook& words) {
  const Tokens command = tokens_of(before), person = tokens_of(inside), figures = tokens_of(behind);
  const std::optional<PhraseFound> last =
      command.size() < 2 ? std::nullopt : words.find(Sense::command, command, command.size() - 1);
  const bool nation =
      words.any(Sense::nation, person, 0, person.size()) || words.any(Sense::country, person, 0, person.size());
  return last && !nation && !figures.empty() && figures[0].is == Token::Is::number &&
         may_be_person(person, 0, inside, words);
}

/// "[average]" somewhere: other words in small letters that stand alone in brackets grade leaders too.
bool has_grade_in_square_ones(std::string_view text, const PhraseBook& words) {
  for (std::size_t open = text.find('['); open != std::string_view::npos; open = text.find('[', open + 1)) {
    const Tokens inside = tokens_of(text.substr(open + 1, text.find_first_of("[]\n", open + 1) - open - 1));
    const std::optional<PhraseFound> grade = words.find(Sense::grade, inside, 0);
    if (grade && grade->length == inside.size()) return true;
  }
  return false;
}

/// "[one batt.]", "Kern's [Toro] Battery" in round brackets, in a text that has none of these: all its brackets are
/// square. What else stands in square ones is a remark.
void round_off_words(std::string& text, const PhraseBook& words) {
  const bool graded = has_grade_in_square_ones(text, words);
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find_first_of("[]\n", open + 1);
    if (close == std::string::npos) return;
    if (text[close] != ']' || close == open + 1 || (open > 0 && text[open - 1] == '[')) continue;
    const std::string_view all = text;
    const std::size_t begin = text.rfind('\n', open) + 1;
    const std::string_view inside = all.substr(open + 1, close - open - 1);
    const std::string_view behind = all.substr(close + 1, text.find('\n', close) - close - 1);
    const bool name = stands_in_a_name(all.substr(begin, open - begin), behind, words) &&
                      std::none_of(inside.begin(), inside.end(), is_digit);
    const bool grade = graded && inside.size() > 1 && std::all_of(inside.begin(), inside.end(), is_small);
    if (!name && !grade && !counts_or_grades(inside, words) &&
        !names_leader(all.substr(begin, open - begin), inside, behind, words))
      continue;
    text[open] = '(';
    text[close] = ')';
  }
}

/// The line that ends a text names troops: "60e Ligne"; but "Erskine" and "Light Division - Erskine" do not.
bool stands_behind_troops(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text.substr(text.find_last_of('\n') + 1));
  return !words.any(Sense::command, tokens, 0, tokens.size()) &&
         (words.any(Sense::kind, tokens, 0, tokens.size()) || words.any(Sense::unit, tokens, 0, tokens.size()));
}

/// "[3]" as "(3)", where it holds no footnote.
std::string with_counts_rounded_off(std::string text, const PhraseBook& words) {
  constexpr int kMostCounted = 8;
  if (text.find('[') == std::string::npos) return text;
  if (holds_figures_in_square_ones(text)) return round_off_figures(text), text;
  std::vector<std::size_t> opens;
  std::vector<int> figures;
  std::size_t troops = 0;
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find(']', open);
    if (close == std::string::npos) return text;
    const std::string_view inside = std::string_view(text).substr(open + 1, close - open - 1);
    const bool digits = !inside.empty() && std::all_of(inside.begin(), inside.end(), is_digit);
    if (!digits) continue;
    const bool apart = open > 0 && text[open - 1] == ' ';
    if (!apart || inside.size() > 1 || inside[0] - '0' > kMostCounted || inside[0] == '0') return text;
    opens.push_back(open);
    troops += stands_behind_troops(std::string_view(text).substr(0, open), words) ? 1U : 0U;
    figures.push_back(inside[0] - '0');
  }
  if (opens.size() < kFewestBracketed || std::is_sorted(figures.begin(), figures.end()) ||
      troops * 5 < opens.size() * 4)
    return text;
  for (const std::size_t open : opens) {
    text[open] = '(';
    text[open + 2] = ')';
  }
  return text;
}

}  // namespace

std::string with_round_brackets(std::string text, const PhraseBook& words) {
  round_off_curly(text);
  const bool square = text.find('(') == std::string::npos;
  text = with_counts_rounded_off(std::move(text), words);
  if (square) round_off_words(text, words);
  return text;
}

}  // namespace estafette::readers
