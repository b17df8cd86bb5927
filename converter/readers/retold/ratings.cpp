#include "converter/readers/retold/ratings.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestRated = 3;          ///< lines with a code of the same letters
constexpr std::size_t kMostLetters = 2;  ///< of a code
constexpr int kHighestDie = 20;
constexpr int kHighestRating = 12;          ///< behind its letters and a blank: "MR 5"
constexpr int kMostSizes = 4;               ///< letters: small, medium, large, tiny
constexpr int kMostUnitsCounted = 12;       ///< "12 Grenadiers Q3"
constexpr std::size_t kLongestRated = 160;  ///< bytes of a line

/// "10", "12+1": the figures of a die, and nothing behind them.
bool shows_a_die(std::string_view line, std::size_t at) {
  const std::size_t end = std::min(line.find_first_not_of("0123456789", at), line.size());
  const std::size_t past = end < line.size() && line[end] == '+' ? line.find_first_not_of("0123456789", end + 1) : end;
  return end == at + 2 && (past >= line.size() || line[past] == ' ');
}

/// The letters of the code that begins at a byte: "Q" of "Q3", "Sk" of "Sk1"; none if no code stands there by itself.
std::string_view letters_at(std::string_view line, std::size_t at) {
  if (at > 0 && line[at - 1] != ' ') return {};
  std::size_t digits = at;
  while (digits < line.size() && digits < at + kMostLetters &&
         (is_capital(line[digits]) || (digits > at && is_small(line[digits]))))
    ++digits;
  const bool code =
      digits > at && digits < line.size() && is_digit(line[digits]) &&
      (digits + 1 == line.size() || line.find_first_of(" :,)", digits + 1) == digits + 1 || shows_a_die(line, digits));
  return code ? line.substr(at, digits - at) : std::string_view{};
}

/// How many lines have a code of each letters. The first word of a line is none: "B4 Battery".
std::map<std::string, int> rated_lines(const std::vector<TextLine>& lines) {
  std::map<std::string, int> rated;
  for (const TextLine& line : lines) {
    if (line.text.size() > kLongestRated || line.back_matter) continue;
    std::set<std::string> seen;
    for (std::size_t at = line.text.find(' '); at < line.text.size(); at = line.text.find(' ', at + 1))
      if (const std::string_view letters = letters_at(line.text, at + 1); !letters.empty()) seen.emplace(letters);
    for (const std::string& letters : seen) ++rated[letters];
  }
  return rated;
}

/// "6# Foot Battery".
bool begins_with_piece(const Tokens& tokens, std::size_t at) {
  return at + 1 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at + 1].mark("#");
}

/// "2 Grenadiers", "3 Saxon Line": a small figure before a kind or a quality, and no ordinal.
bool counts_units(const Tokens& tokens, const PhraseBook& words) {
  std::optional<PhraseFound> nation;
  for (const Sense sense : {Sense::nation, Sense::country})
    if (!nation && tokens.size() > 1) nation = words.find(sense, tokens, 1);
  const std::size_t sort = nation ? 1 + nation->length : 1;
  return tokens.size() > sort && tokens[0].is == Token::Is::number && tokens[0].value <= kMostUnitsCounted &&
         (words.has(Sense::kind, tokens, sort) || begins_with_piece(tokens, sort) ||
          words.has(Sense::quality, tokens, sort));
}

/// The letters of a leader's die, which ends a line with a blank before its figures: "LD" of "II Corps, Kern  LD 10".
std::string_view letters_of_die(std::string_view line) {
  const std::size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || blank < kMostLetters + 1 || line[blank - kMostLetters - 1] != ' ') return {};
  const std::string_view letters = line.substr(blank - kMostLetters, kMostLetters);
  const std::optional<int> die = whole_number(line.substr(blank + 1));
  const bool code = std::all_of(letters.begin(), letters.end(), is_capital) && die && *die > 1 && *die <= kHighestDie;
  return code ? letters : std::string_view{};
}

/// The bytes of a leader's die behind his name or his grade: "Skilled  LD 12+1" of "2nd Division, General Kern  Skilled
/// LD 12+1 (arrives late)". Nothing for "14th LD 3 sqns".
std::optional<std::pair<std::size_t, std::size_t>> die_of_leader(std::string_view line, const PhraseBook& words) {
  for (std::size_t at = line.find(' '); at < line.size(); at = line.find(' ', at + 1)) {
    const std::size_t letters = at + 1, blank = letters + kMostLetters;
    if (blank >= line.size() || line[blank] != ' ' || !is_capital(line[letters]) || !is_capital(line[letters + 1]))
      continue;
    const std::size_t die = line.find_first_not_of(' ', blank);
    std::size_t end = std::min(line.find_first_not_of("0123456789", die), line.size());
    const std::optional<int> value = die < end ? whole_number(line.substr(die, end - die)) : std::nullopt;
    if (end + 1 < line.size() && line[end] == '+' && is_digit(line[end + 1]))
      end = std::min(line.find_first_not_of("0123456789", end + 1), line.size());
    const bool ends = end == line.size() || line[end] == ' ' || line[end] == ',';
    if (!value || *value < 2 || *value > kHighestDie || !ends) continue;
    const Tokens before = tokens_of(line.substr(0, letters)), behind = tokens_of(line.substr(end));
    if (before.empty() || before.back().figure() || words.has(Sense::count, behind, 0)) continue;
    const std::size_t last = before.back().mark(",") && before.size() > 1 ? before.size() - 2 : before.size() - 1;
    const bool graded = words.has(Sense::grade, before, last);
    if (graded || words.any(Sense::rank, before, 0, before.size()))
      return std::pair{graded ? before[last].begin : letters, end};
  }
  return std::nullopt;
}

/// "II Corps, Kern LD 10" with its die as a note, if three lines end so and the text has other codes; and then that of
/// leaders who have more behind it.
void note_dice_of_leaders(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::map<std::string, int> ends;
  for (const TextLine& line : lines)
    if (line.text.size() <= kLongestRated && !line.back_matter) ++ends[std::string(letters_of_die(line.text))];
  for (TextLine& line : lines) {
    if (line.text.size() > kLongestRated || line.back_matter) continue;
    if (const auto die = die_of_leader(line.text, words)) {
      const std::string_view text = line.text;
      const std::size_t code = text.find_first_of("0123456789", die->first);
      const std::size_t letters = text.find_last_not_of(' ', code - 1) + 1 - kMostLetters;
      if (ends[std::string(text.substr(letters, kMostLetters))] < kFewestRated) continue;
      std::string said(text.substr(die->first, die->second - die->first));
      std::erase(said, ',');
      std::string_view before = trim(text.substr(0, die->first));
      if (before.ends_with(',')) before.remove_suffix(1);
      line.text = before.empty() ? fmt::format("Note: {}", text)
                                 : fmt::format("{} [Note: {}]{}", before, said, text.substr(die->second));
      continue;
    }
    const std::string_view letters = letters_of_die(line.text);
    if (letters.empty() || ends[std::string(letters)] < kFewestRated) continue;
    const std::size_t at = line.text.rfind(' ') - kMostLetters;
    line.text = fmt::format("{} [Note: {}]", trim(std::string_view(line.text).substr(0, at)), line.text.substr(at));
  }
}

/// Only words and codes: what stands behind a rating belongs to it, as in "Q3 C5 Elan".
bool only_words(std::string_view behind) {
  return behind.find_first_of("()[]:;,./+*") == std::string_view::npos;
}

class RatedLine {
 public:
  RatedLine(std::string_view line, const std::map<std::string, int>& rated) : rest_(line), rated_(rated) {}

  /// The line without its codes, which are put behind it; as it is if it has none. `ones`: a single unit has a count
  /// too, which says nothing.
  std::string told(const PhraseBook& words, bool ones) {
    for (std::size_t at = first_code(); at != std::string::npos; at = first_code()) {
      const std::size_t end = std::min(rest_.find_first_of(" :,)", at), rest_.size());
      const bool all = only_words(std::string_view(rest_).substr(at));
      take(before_figure(at, words), all ? rest_.size() : end);
    }
    if (codes_.empty()) return rest_;
    const Tokens tokens = tokens_of(rest_);
    const bool counts = counts_units(tokens, words);
    const std::size_t blank = rest_.find(' ');
    std::string name = rest_;
    if (counts && (tokens[0].value > 1 || ones))
      name = fmt::format("{} x{}", rest_.substr(0, blank), rest_.substr(blank));
    return fmt::format("{} [{}]", name, codes_);
  }

 private:
  [[nodiscard]] std::size_t first_code() const {
    for (std::size_t at = rest_.find(' '); at != std::string::npos; at = rest_.find(' ', at + 1)) {
      const auto known = rated_.find(std::string(letters_at(rest_, at + 1)));
      if (known != rated_.end() && known->second >= kFewestRated) return at + 1;
    }
    return std::string::npos;
  }

  /// Where the rating begins: "Line 5 T2" has points before its code, "battery of 12 L3" has none.
  [[nodiscard]] std::size_t before_figure(std::size_t code, const PhraseBook& words) const {
    const Tokens before = tokens_of(std::string_view(rest_).substr(0, code));
    if (before.size() < 3 || before.back().is != Token::Is::number) return code;
    const Token& named = before[before.size() - 2];
    const bool points = named.is == Token::Is::word && !words.has(Sense::link, before, before.size() - 2) &&
                        !words.has(Sense::serial, before, before.size() - 2) &&
                        !words.has(Sense::unit, before, before.size() - 2);
    return points ? before.back().begin : code;
  }

  void take(std::size_t begin, std::size_t end) {
    codes_ += (codes_.empty() ? "" : " ") + rest_.substr(begin, end - begin);
    rest_ = trim(one_line(fmt::format("{} {}", rest_.substr(0, begin), rest_.substr(end))));
  }

  std::string rest_, codes_;
  const std::map<std::string, int>& rated_;
};

/// The length of a leader's rating at a byte: 7"G(5)+1D, 5"G+1; 0 if none stands there.
std::size_t leader_rating_at(std::string_view line, std::size_t at) {
  const std::size_t begin = at;
  if (at > 0 && line[at - 1] != ' ' && line[at - 1] != '(') return 0;
  const auto skip_digits = [&] {
    while (at < line.size() && is_digit(line[at])) ++at;
  };
  const auto mark = [&](char c) { return at < line.size() && line[at] == c ? ++at > 0 : false; };
  skip_digits();
  if (at == begin || !mark('"') || at >= line.size() || !is_capital(line[at++])) return 0;
  if (mark('(')) {
    skip_digits();
    if (!mark(')')) return 0;
  }
  if (!(mark('+') || mark('-'))) return 0;
  while (at < line.size() && (is_digit(line[at]) || is_capital(line[at]))) ++at;
  return at - begin;
}

/// "Dilkes' Brigade ( )" without the bracket, of which nothing is left.
std::string without_empty_bracket(std::string text) {
  for (const std::string_view empty : {"( )", "()"})
    if (const std::size_t at = text.find(empty); at != std::string::npos) text = one_line(text.erase(at, empty.size()));
  return std::string(trim(text));
}

/// "Roe: 7"G(5)+1D (W4730)" as "Roe (W4730) [Note: 7"G(5)+1D]".
std::string with_leader_rating_behind(const std::string& line) {
  for (std::size_t at = line.find_first_of("0123456789"); at != std::string::npos;
       at = line.find_first_of("0123456789", at + 1)) {
    const std::size_t length = leader_rating_at(line, at);
    if (length == 0) continue;
    std::string_view before = trim(std::string_view(line).substr(0, at));
    while (before.ends_with(':') || before.ends_with(',')) before = trim(before.substr(0, before.size() - 1));
    std::string_view behind = trim(std::string_view(line).substr(at + length));
    if (behind.starts_with(')') && !before.ends_with('(')) behind = trim(behind.substr(1));  // a slip
    const std::string rest =
        without_empty_bracket(fmt::format("{}{}{}", before, before.ends_with('(') ? "" : " ", behind));
    return one_line(fmt::format("{} [Note: {}]", trim(rest), line.substr(at, length)));
  }
  return line;
}

void put_leader_ratings_behind(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto rated = [](const TextLine& line) {
    return line.text.size() <= kLongestRated && !line.back_matter && with_leader_rating_behind(line.text) != line.text;
  };
  if (std::count_if(lines.begin(), lines.end(), rated) < kFewestRated) return;
  bool below_command = false;  // a command without a leader stands on the line above
  for (TextLine& line : lines) {
    const bool leader = rated(line);
    if (leader) line.text = with_leader_rating_behind(line.text);
    const std::string name = line.text.substr(0, line.text.find(" ["));
    const Tokens tokens = tokens_of(name);
    if (leader && below_command && may_be_person(tokens, 0, name, words)) line.text = "Commander: " + line.text;
    below_command = !leader && tokens.size() == 2 && words.any(Sense::command, tokens, 0, tokens.size());
  }
}

/// The letters of a code with a blank before its figure: "MR" of "10th Light MR 5 3 bns". They are no word that is
/// known, and do not begin the line.
std::string_view letters_apart_at(std::string_view line, const Tokens& tokens, std::size_t at,
                                  const PhraseBook& words) {
  if (at == 0 || at + 1 >= tokens.size() || tokens[at].is != Token::Is::word || !tokens[at].capitals) return {};
  const std::string_view letters = text_between(line, tokens[at], tokens[at]);
  const bool code = letters.size() == kMostLetters && std::all_of(letters.begin(), letters.end(), is_capital);
  const bool figure = tokens[at + 1].is == Token::Is::number && tokens[at + 1].value <= kHighestRating &&
                      line.substr(tokens[at].end, 1) == " ";
  return code && figure && words.senses_of(tokens[at]) == 0 && letters != "SP" ? letters : std::string_view{};
}

void note_codes_apart(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::map<std::string, int> rated;
  const auto each_code = [&](const TextLine& line, const auto& take) {
    if (line.text.size() > kLongestRated || line.back_matter) return;
    const Tokens tokens = tokens_of(line.text);
    for (std::size_t at = tokens.size(); at-- > 1;)
      if (const std::string_view letters = letters_apart_at(line.text, tokens, at, words); !letters.empty())
        return take(std::string(letters), tokens[at].begin, tokens[at + 1].end);
  };
  for (const TextLine& line : lines)
    each_code(line, [&](const std::string& letters, std::size_t, std::size_t) { ++rated[letters]; });
  for (TextLine& line : lines)
    each_code(line, [&](const std::string& letters, std::size_t begin, std::size_t end) {
      if (rated[letters] < kFewestRated) return;
      const std::string code = line.text.substr(begin, end - begin);
      const std::string rest = line.text.substr(0, begin) + line.text.substr(end);
      line.text = fmt::format("{} [Note: {}]", without_empty_bracket(one_line(rest)), code);
    });
}

/// Batteries and companies have letters, and so have those of American states.
bool has_letters_of_its_own(const Tokens& tokens, const PhraseBook& words) {
  if (kind_in(tokens, words, Arm::artillery) || words.any(Sense::state, tokens, 0, tokens.size()) ||
      words.any(Sense::gun, tokens, 0, tokens.size()))
    return true;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && (count->is == "companies" || count->is == "batteries" || count->is == "guns")) return true;
  }
  return false;
}

/// Where a lone capital stands in brackets behind a unit that is no battery: "(S)" of "1/7th Foot (S)".
std::vector<std::size_t> sizes_in(const TextLine& line, const PhraseBook& words) {
  std::vector<std::size_t> found;
  if (line.text.size() > kLongestRated || line.back_matter) return found;
  for (std::size_t at = line.text.find(" ("); at != std::string::npos; at = line.text.find(" (", at + 1))
    if (at + 3 < line.text.size() && is_capital(line.text[at + 2]) && line.text[at + 3] == ')') found.push_back(at + 1);
  if (!found.empty() && has_letters_of_its_own(tokens_of(line.text), words)) found.clear();
  return found;
}

void note_sizes(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::map<char, int> letters;
  int all = 0;
  for (const TextLine& line : lines)
    for (const std::size_t at : sizes_in(line, words)) ++letters[line.text[at + 1]], ++all;
  if (all < kFewestRated || static_cast<int>(letters.size()) > kMostSizes || all <= static_cast<int>(letters.size()))
    return;
  for (TextLine& line : lines)
    for (const std::size_t at : sizes_in(line, words)) line.text[at] = '[', line.text[at + 2] = ']';
}

}  // namespace

void tell_ratings(std::vector<TextLine>& lines, const PhraseBook& words) {
  put_leader_ratings_behind(lines, words);
  note_codes_apart(lines, words);
  note_sizes(lines, words);
  const auto often = [](const auto& code) { return code.second >= kFewestRated; };
  const std::map<std::string, int> rated = rated_lines(lines);
  if (std::none_of(rated.begin(), rated.end(), often)) return;
  note_dice_of_leaders(lines, words);
  const bool ones = std::count_if(lines.begin(), lines.end(), [](const TextLine& line) {
                      return line.text.starts_with("1 ");
                    }) >= kFewestRated;  // they cannot all be the first regiment
  for (TextLine& line : lines)
    if (line.text.size() <= kLongestRated && !line.back_matter)
      line.text = RatedLine(line.text, rated).told(words, ones);
}

}  // namespace estafette::readers
