#include "converter/readers/copied/prints/glued.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestOfAHeading = 4;  ///< capitals one after the other
constexpr int kFewestToAnOfficer = 15, kMostToAnOfficer = 70;
constexpr std::size_t kFewestInTwoFigures = 5;  ///< digits
constexpr int kThousand = 1000;
constexpr std::size_t kLongestTwoTitles = 40;  ///< bytes of "Officers. Men."

/// "Officers. Men.": titles of two columns, and nothing else.
bool titles_officers_and_men(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestTwoTitles || has_digit(text)) return false;
  const Tokens tokens = tokens_of(text);
  std::vector<std::string> counts;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count && !tokens[at].mark(".")) return false;
    if (count) counts.push_back(count->is);
    at += count ? count->length : 1;
  }
  return counts == std::vector<std::string>{"officers", "men"};
}

/// Officers and men of "872,797", the digits that end a line.
struct TwoFigures {
  int officers = 0, men = 0;
};

std::optional<TwoFigures> cut_of(std::string_view before_comma, std::string_view behind) {
  std::optional<TwoFigures> found;
  for (std::size_t at = 1; at < before_comma.size(); ++at) {
    const std::optional<int> officers = whole_number(std::string(before_comma.substr(0, at)));
    const std::optional<int> thousands = whole_number(std::string(before_comma.substr(at)));
    const std::optional<int> rest = whole_number(std::string(behind));
    if (!officers || !thousands || !rest || before_comma[at] == '0' || before_comma.size() - at > 2) continue;
    const int men = *thousands * kThousand + *rest;
    if (*officers * kFewestToAnOfficer > men || *officers * kMostToAnOfficer < men) continue;
    if (found) return std::nullopt;
    found = TwoFigures{*officers, men};
  }
  return found;
}

/// "4,863" as 4863; nothing if its commas do not part thousands.
std::optional<int> with_thousands(std::string_view figure) {
  const std::size_t first = std::min(figure.find(','), figure.size());
  if (first == 0 || (first < figure.size() && (first > 3 || figure.front() == '0'))) return std::nullopt;
  for (std::size_t at = first; at < figure.size(); at += 4)
    if (figure[at] != ',' || figure.substr(at + 1, 3).find(',') != std::string_view::npos || at + 4 > figure.size())
      return std::nullopt;
  std::string digits(figure);
  std::erase(digits, ',');
  return whole_number(digits);
}

std::string with_officers_told(std::string_view line, std::size_t begin, const TwoFigures& cut) {
  std::string_view troops = trim(line.substr(0, begin));
  while (troops.ends_with('.') || troops.ends_with(',')) troops = trim(troops.substr(0, troops.size() - 1));
  return fmt::format("{}. {} officers, {} men", troops, cut.officers, cut.men);
}

/// Officers and men of "(seven batts.)210 5,768", with a blank between the two, and where they begin.
std::optional<std::pair<TwoFigures, std::size_t>> two_parted(std::string_view line) {
  const std::size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || blank + 1 == line.size()) return std::nullopt;
  std::size_t begin = blank;
  while (begin > 0 && is_digit(line[begin - 1])) --begin;
  const std::optional<int> officers = whole_number(line.substr(begin, blank - begin));
  const std::optional<int> men = with_thousands(line.substr(blank + 1));
  if (begin == 0 || !officers || !men || *men < kThousand) return std::nullopt;
  if (*officers * kFewestToAnOfficer > *men || *officers * kMostToAnOfficer < *men) return std::nullopt;
  return std::pair(TwoFigures{*officers, *men}, begin);
}

/// The line with what is glued to its end parted; as it is if nothing is.
std::string with_officers_apart(std::string_view line) {
  if (const auto parted = two_parted(line)) return with_officers_told(line, parted->second, parted->first);
  const std::size_t comma = line.rfind(',');
  if (comma == std::string_view::npos || comma == 0) return std::string(line);
  const std::string_view behind = line.substr(comma + 1);
  std::size_t begin = comma;
  while (begin > 0 && is_digit(line[begin - 1])) --begin;
  const bool digits = behind.size() == 3 && std::all_of(behind.begin(), behind.end(), is_digit);
  if (!digits || comma - begin + behind.size() < kFewestInTwoFigures || begin == 0) return std::string(line);
  const std::optional<TwoFigures> cut = cut_of(line.substr(begin, comma - begin), behind);
  if (!cut) return std::string(line);
  return with_officers_told(line, begin, *cut);
}

/// Officers and men of "1924,863", if a cut comes to their sum.
std::optional<TwoFigures> cut_by_sum(std::string_view glued, int sum) {
  for (std::size_t at = 1; at < glued.size(); ++at) {
    const std::optional<int> officers = whole_number(glued.substr(0, at));
    const std::optional<int> men = with_thousands(glued.substr(at));
    if (officers && men && *officers < *men && *men <= sum && sum - *men == *officers)
      return TwoFigures{*officers, *men};
  }
  return std::nullopt;
}

bool in_figure(char c) {
  return is_digit(c) || c == ',';
}

}  // namespace

std::string with_sum_of_officers_apart(std::string_view line) {
  const std::size_t equals = line.find('=');
  if (equals == std::string_view::npos || equals == 0 || line.find('=', equals + 1) != std::string_view::npos)
    return std::string(line);
  std::size_t begin = equals;
  while (begin > 0 && in_figure(line[begin - 1])) --begin;
  std::size_t end = equals + 1;
  while (end < line.size() && in_figure(line[end])) ++end;
  const std::string_view behind = line.substr(end);
  if (begin == 0 || line[begin - 1] == ' ' || has_digit(behind)) return std::string(line);
  const std::optional<int> sum = with_thousands(line.substr(equals + 1, end - equals - 1));
  const std::string_view glued = line.substr(begin, equals - begin);
  if (!sum || glued.empty()) return std::string(line);
  if (line[begin - 1] == '?' && with_thousands(glued) == sum)  // how many officers is not known
    return fmt::format("{} {} men", trim(line.substr(0, begin - 1)), *sum);
  const std::optional<TwoFigures> cut = cut_by_sum(glued, *sum);
  return cut ? fmt::format("{}, {} officers, {} men", trim(line.substr(0, begin)), cut->officers, cut->men)
             : std::string(line);
}

std::string with_headings_unglued(std::string_view line) {
  const auto glued =
      std::adjacent_find(line.begin(), line.end(), [](char a, char b) { return a == '.' && is_capital(b); });
  if (glued == line.end()) return std::string(line);
  std::string text;
  for (std::size_t at = 0; at < line.size(); ++at) {
    text += line[at];
    if (line[at] != '.' || at == 0 || !is_small(line[at - 1])) continue;
    std::size_t end = at + 1;
    while (end < line.size() && is_capital(line[end])) ++end;
    if (end - at > kFewestOfAHeading && (end == line.size() || !is_small(line[end]))) text += ' ';
  }
  return text;
}

namespace {

/// An ordinal ends at a place: "1st" of "1stOhio".
bool ends_ordinal(std::string_view line, std::size_t at) {
  constexpr std::size_t kEnding = 2;  // "st"
  if (at <= kEnding || !is_digit(line[at - kEnding - 1])) return false;
  const std::string_view ending = line.substr(at - kEnding, kEnding);
  return ending == "st" || ending == "nd" || ending == "rd" || ending == "th";
}

/// A rank spelt out ends at a place, and no other word: "General" of "GeneralRoe", but not of "GeneralMajor".
bool ends_rank(std::string_view line, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kShortestRank = 5;  // bytes of "Major"
  std::size_t begin = at, end = at;
  while (begin > 0 && is_any_letter(line[begin - 1])) --begin;
  while (end < line.size() && is_any_letter(line[end])) ++end;
  return at - begin >= kShortestRank && words.has(Sense::rank, tokens_of(line.substr(begin, at - begin)), 0) &&
         !words.has(Sense::rank, tokens_of(line.substr(begin, end - begin)), 0) &&
         !words.has(Sense::rank, tokens_of(line.substr(at, end - at)), 0);
}

}  // namespace

std::string with_ordinals_unglued(std::string_view line, const PhraseBook& words) {
  Rewriting text(line);
  for (std::size_t at = 1; at + 1 < line.size(); ++at) {
    if (!is_capital(line[at]) || !is_small(line[at - 1])) continue;
    const bool name =
        is_small(line[at + 1]) || (line[at + 1] == '.' && at + 2 < line.size() && is_capital(line[at + 2]));
    if (name && (ends_ordinal(line, at) || ends_rank(line, at, words))) text.put(at, at, " ");
  }
  return text.text();
}

std::string with_dash_behind_command(std::string_view line, const PhraseBook& words) {
  const std::size_t dash = line.find("- ");
  if (dash == std::string_view::npos || dash == 0 || line[dash - 1] == ' ' || line[dash - 1] == '-' ||
      dash + 2 >= line.size() || !is_capital(line[dash + 2]))
    return std::string(line);
  const Tokens before = tokens_of(line.substr(0, dash));
  if (before.empty() || !words.has(Sense::command, before, before.size() - 1)) return std::string(line);
  return fmt::format("{} - {}", line.substr(0, dash), line.substr(dash + 2));
}

void unglue_officers(std::vector<TextLine>& lines, const PhraseBook& words) {
  bool titled = false;
  for (TextLine& line : lines) {
    titled = titled || titles_officers_and_men(line.text, words);
    if (line.text.size() > kLongestLine || line.back_matter) continue;
    line.text = with_sum_of_officers_apart(line.text);
    if (titled) line.text = with_officers_apart(line.text);
  }
}

}  // namespace estafette::readers
