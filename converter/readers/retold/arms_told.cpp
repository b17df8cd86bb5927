#include "converter/readers/retold/arms_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/models.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfArms = 300;  ///< bytes of such a line
constexpr std::string_view kInches = " pouces";
constexpr int kFewestOfAList = 500;            ///< men of all
constexpr int kLargestOfASort = 300;           ///< number of a regiment
constexpr std::string_view kPounds = "pfund";  ///< folded
constexpr std::size_t kGunsOfASort = 3;        ///< tokens of "12 horse guns"

/// "horse artillery (12 guns)" for the "12 horse guns" that begins at a token; empty for anything else.
std::string guns_of_sort(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  if (at + kGunsOfASort > tokens.size() || tokens[at].is != Token::Is::number || tokens[at + 1].is != Token::Is::word)
    return "";
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, at + 2);
  if (!guns || guns->is != "guns") return "";
  const Tokens sort = tokens_of(fmt::format("{} artillery", tokens[at + 1].text));
  const std::optional<PhraseFound> kind = words.find(Sense::kind, sort, 0);
  if (!kind || kind->length != 2 || arm_of(*kind_from(kind->is)) != Arm::artillery) return "";
  const std::string_view typed = line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
  return fmt::format("{} ({} guns)", kind->is, typed);
}

/// A word for gunners, their train or engineers with the figure of its men at a token: the tokens of both.
std::size_t support_with_men(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  if (!kind) return 0;
  const Arm arm = arm_of(*kind_from(kind->is));
  if (arm != Arm::artillery && arm != Arm::support) return 0;
  std::size_t end = at + kind->length;
  while (end < tokens.size() && tokens[end].is == Token::Is::number) ++end;
  return end > at + kind->length ? end - at : 0;
}

/// What stands between the commas of a list, without those that group thousands.
std::vector<std::string> entries_of(std::string_view list) {
  std::vector<std::string> entries;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(", ", begin), list.size());
    entries.emplace_back(trim(list.substr(begin, end - begin)));
    begin = end + 2;
  }
  return entries;
}

/// The first dash with blanks round it: where it begins, and its bytes; none behind the end.
struct DashFound {
  std::size_t at = std::string_view::npos, length = 0;
};

DashFound dash_in(std::string_view line, std::size_t from) {
  DashFound found;
  for (const std::string_view dash : {" - ", " \u2013 ", " \u2014 "}) {
    const std::size_t at = line.find(dash, from);
    if (at < found.at) found = {at, dash.size()};
  }
  return found;
}

/// " et ", "/," between the numerals of two battalions.
bool joins_battalions(std::string_view between, const PhraseBook& words) {
  if (trim(between) == "/,") return true;
  if (between.size() < 3 || between.front() != ' ' || between.back() != ' ') return false;
  const Tokens tokens = tokens_of(between);
  if (tokens.size() != 1) return false;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, 0);
  return tokens[0].mark("&") || (link && link->is == "and");
}

}  // namespace

std::string with_guns_of_each_sort(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfArms || line.find(',') == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t first = 0;
  while (first < tokens.size() && guns_of_sort(tokens, first, line, words).empty()) ++first;
  if (first + 2 * kGunsOfASort >= tokens.size() || !tokens[first + kGunsOfASort].mark(",") ||
      (first > 0 && !tokens[first - 1].mark(":") && !tokens[first - 1].mark(",")))
    return std::string(line);
  const std::string one = guns_of_sort(tokens, first, line, words);
  const std::string other = guns_of_sort(tokens, first + kGunsOfASort + 1, line, words);
  const std::size_t last = first + 2 * kGunsOfASort;
  if (other.empty() || last + 1 < tokens.size()) return std::string(line);
  return fmt::format("{}{}, {}", line.substr(0, tokens[first].begin), one, other);
}

std::string with_train_apart(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfArms) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t at = 0, arms = 0;
  while (at < tokens.size()) {
    const std::size_t length = support_with_men(tokens, at, words);
    if (length == 0) return std::string(line);
    text += fmt::format("{}{}", text.empty() ? "" : "; ",
                        line.substr(tokens[at].begin, tokens[at + length - 1].end - tokens[at].begin));
    at += length;
    ++arms;
  }
  return arms > 1 ? text : std::string(line);
}

std::string with_colon_for_with(std::string_view line, const PhraseBook& words) {
  if (line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 3 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!tokens[at - 1].mark(",") || !link || link->is != "with") continue;
    const bool counts = tokens[at + 1].is == Token::Is::number && words.has(Sense::count, tokens, at + 2);
    const Tokens before(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at) - 1);
    if (!counts || !words.any(Sense::command, before, 0, before.size()) ||
        words.any(Sense::kind, before, 0, before.size()))
      return std::string(line);
    return fmt::format("{}: {}", line.substr(0, tokens[at - 2].end), line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

std::string with_comma_behind_bases(std::string_view line, const PhraseBook& words) {
  if (line.find(" - ") == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0, counts = 0;
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    if (!names_models(tokens, at) || tokens[at - 1].is != Token::Is::number || !tokens[at - 2].mark("-")) continue;
    ++counts;
    if (at + 1 == tokens.size() || tokens[at + 1].is == Token::Is::mark || words.has(Sense::command, tokens, at + 1) ||
        words.has(Sense::quality, tokens, at + 1))
      continue;
    text += std::string(line.substr(told, tokens[at].end - told)) + ',';
    told = tokens[at].end;
  }
  return counts > 1 ? text + std::string(line.substr(told)) : std::string(line);
}

std::string with_calibres_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.find("pf") == std::string_view::npos) return std::string(line);
  std::string text;
  std::size_t told = 0;
  bool counted = false;
  for (const Token& token : tokens_of(line)) {
    const bool figure = std::exchange(counted, token.is == Token::Is::number);
    const std::size_t pounds = figure && token.is == Token::Is::word ? token.text.find(kPounds) : std::string::npos;
    if (pounds == std::string::npos || pounds == 0) continue;
    const Tokens weight = tokens_of(std::string_view(token.text).substr(0, pounds));
    const std::optional<PhraseFound> number = words.find(Sense::number, weight, 0);
    const Tokens behind = tokens_of(std::string_view(token.text).substr(pounds));
    if (!number || number->length != weight.size() || !words.has(Sense::gun, behind, 0)) continue;
    text += fmt::format("{}{}-pdr", line.substr(told, token.begin - told), number->is);
    told = token.end;
  }
  return text + std::string(line.substr(told));
}

std::string with_numbers_of_a_sort(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  if (line.size() > kLongestOfArms || line.find(',', from) == std::string_view::npos) return std::string(line);
  std::string text(line.substr(0, from));
  std::map<std::string, std::set<int>> numbers;  // by sort
  std::size_t entries = 0;
  for (const std::string& entry : entries_of(line.substr(from))) {
    const Tokens tokens = tokens_of(entry);
    if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[0].value > kLargestOfASort ||
        words.has(Sense::count, tokens, 1) || words.has(Sense::unit, tokens, 1))
      return std::string(line);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
    const bool ends = kind && (1 + kind->length == tokens.size() || tokens[1 + kind->length].mark("("));
    if (!ends || arm_of(*kind_from(kind->is)) == Arm::artillery) return std::string(line);
    numbers[kind->is].insert(tokens[0].value);
    text += fmt::format("{}{}. {}", entries++ > 0 ? ", " : "", tokens[0].value, trim(entry.substr(tokens[1].begin)));
  }
  const bool several =
      std::any_of(numbers.begin(), numbers.end(), [](const auto& sort) { return sort.second.size() > 1; });
  return several ? text : std::string(line);
}

std::string without_stops_at_hyphens(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t at = text.find(".-"); at != std::string::npos; at = text.find(".-", at + 1)) {
    if (at == 0 || at + 2 >= text.size() || !is_any_letter(text[at - 1]) || !is_any_letter(text[at + 2])) continue;
    const std::size_t blank = text.find_last_of(" .-,(", at - 1);
    const std::size_t begin = blank == std::string::npos ? 0 : blank + 1;
    const Tokens joined = tokens_of(text.substr(begin, at - begin) + ' ' + text.substr(at + 2));
    const std::optional<PhraseFound> kind = words.find(Sense::kind, joined, 0);
    const bool short_form = (kind && kind->length > 1) || words.has(Sense::gun, joined, 0);
    if (short_form) text.erase(at, 1);
  }
  return text;
}

std::string with_battalions_joined(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  const auto numeral_at = [&](std::size_t at) { return std::min(text.find_first_not_of("IV", at), text.size()) - at; };
  for (std::size_t at = text.find_first_of("IV"); at != std::string::npos; at = text.find_first_of("IV", at)) {
    const bool apart = at == 0 || !(is_any_letter(text[at - 1]) || is_digit(text[at - 1]));
    const std::size_t end = at + numeral_at(at);
    const std::size_t next = text.find_first_of("IV", end);
    const std::size_t length = next == std::string::npos ? 0 : numeral_at(next);
    const bool battalions = apart && length > 0 && next + length < text.size() && text[next + length] == '/' &&
                            roman(text.substr(at, end - at)) && roman(text.substr(next, length)) &&
                            joins_battalions(std::string_view(text).substr(end, next - end), words);
    if (battalions) text.replace(end, next - end, "/");
    at = battalions ? end + 1 : end;
  }
  return text;
}

std::string with_pairs_listed(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  if (line.size() > kLongestOfArms || (colon != std::string_view::npos && colon + 2 >= line.size()))
    return std::string(line);
  if (colon != std::string_view::npos)
    return std::string(line.substr(0, colon + 2)) + with_pairs_listed(line.substr(colon + 2), words);
  const std::vector<std::string> entries = entries_of(line);
  if (entries.size() < 2 || tokens_of(entries.front()).empty() ||
      tokens_of(entries.front()).front().is != Token::Is::word)  // a list by numbers needs no help
    return std::string(line);
  std::string text;
  bool any = false;
  for (const std::string& entry : entries) {
    const Tokens tokens = tokens_of(entry);
    const std::optional<PhraseFound> link = tokens.size() > 3 ? words.find(Sense::link, tokens, 1) : std::nullopt;
    const bool joined = tokens.size() > 3 && (tokens[1].mark("&") || (link && link->is == "and" && link->length == 1));
    const bool pair = joined && tokens[0].is == Token::Is::ordinal && tokens[2].is == Token::Is::ordinal &&
                      words.has(Sense::kind, tokens, 3);
    text += text.empty() ? "" : ", ";
    if (!pair) {
      text += trim(entry);
      continue;
    }
    any = true;
    std::size_t end = 3;
    while (end < tokens.size() && tokens[end].is == Token::Is::word) ++end;
    const std::string_view typed(entry);
    text += fmt::format("{} {}, {}", typed.substr(tokens[0].begin, tokens[0].end - tokens[0].begin),
                        typed.substr(tokens[3].begin, tokens[end - 1].end - tokens[3].begin),
                        trim(typed.substr(tokens[2].begin)));
  }
  return any ? text : std::string(line);
}

std::string with_leader_before_list(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const auto [dash, length] = dash_in(line, colon == std::string_view::npos ? 0 : colon);
  if (colon == std::string_view::npos || dash == std::string_view::npos ||
      line.find(": ", colon + 1) != std::string_view::npos || line.find('(') < dash)
    return std::string(line);
  const Tokens command = tokens_of(line.substr(0, colon));
  const std::string_view leader = trim(line.substr(colon + 2, dash - colon - 2));
  const std::string_view list = trim(line.substr(dash + length));
  const bool person = may_be_person(tokens_of(leader), 0, leader, words);
  const bool several = std::count(list.begin(), list.end(), ',') > 1 && !list.empty() && is_any_letter(list.front());
  if (!person || !several || !words.any(Sense::command, command, 0, command.size())) return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, colon), leader, list);
}

std::string with_men_of_list_behind_dash(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  if (colon == std::string_view::npos || line.size() > kLongestOfArms) return std::string(line);
  const Tokens behind = tokens_of(line.substr(colon + 2));
  const std::string_view list = line.substr(0, colon);
  const bool men = !behind.empty() && behind[0].is == Token::Is::number && behind[0].value >= kFewestOfAList &&
                   (behind.size() == 1 || (behind.size() == 2 && words.has(Sense::count, behind, 1)));
  const auto [dash, length] = dash_in(list, 0);
  const Tokens before = tokens_of(list.substr(0, std::min(dash, list.size())));
  const bool brigade = dash != std::string_view::npos && words.any(Sense::command, before, 0, before.size()) &&
                       list.find(':') == std::string_view::npos;
  if (!men || !brigade || std::count(list.begin(), list.end(), ',') < 2) return std::string(line);
  return fmt::format("{}: {} - {}", list.substr(0, dash), trim(list.substr(dash + length)), line.substr(colon + 2));
}

std::string with_counts_of_each(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const std::size_t open = colon == std::string_view::npos ? colon : line.find('(', colon);
  const std::size_t close = open == std::string_view::npos ? open : line.find(')', open);
  if (close == std::string_view::npos || close + 3 >= line.size() || line.size() > kLongestOfArms ||
      (line[close + 1] != ',' && line[close + 1] != ';'))
    return std::string(line);
  const Tokens inside = tokens_of(line.substr(open + 1, close - open - 1));
  const std::optional<PhraseFound> count =
      inside.size() > 2 && inside[0].is == Token::Is::number ? words.find(Sense::count, inside, 1) : std::nullopt;
  const std::size_t last = count ? 1 + count->length : 0;
  if (!count || last >= inside.size() || !words.has(Sense::each, inside, last)) return std::string(line);
  const std::vector<std::string> entries = entries_of(line.substr(colon + 2, open - colon - 2));
  const bool names = entries.size() > 1 && std::all_of(entries.begin(), entries.end(), [](const std::string& entry) {
                       const Tokens tokens = tokens_of(entry);
                       return std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
                         return token.is == Token::Is::word || token.mark(".") || token.mark("-");
                       });
                     });
  if (!names) return std::string(line);
  const Tokens named = tokens_of(entries.back());
  std::string_view sort;  // "Volhynia IR" tells it of the others also
  for (std::size_t at = 1; at < named.size() && sort.empty(); ++at)
    if (words.has(Sense::kind, named, at)) sort = std::string_view(entries.back()).substr(named[at].begin);
  std::string text(line.substr(0, colon + 1));
  const std::string_view counts = trim(line.substr(open + 1, inside[last].begin));
  for (const std::string& entry : entries) {
    const Tokens tokens = tokens_of(entry);
    const bool told = sort.empty() || words.any(Sense::kind, tokens, 0, tokens.size());
    text += fmt::format(" {}{}{} ({}),", entry, told ? "" : " ", told ? "" : sort, counts);
  }
  text.pop_back();
  return text + std::string(line.substr(close + 1));
}

std::string with_inches_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t inches = line.find(kInches);
  const std::size_t of = inches == std::string_view::npos ? inches : line.rfind(" de ", inches);
  if (of == std::string_view::npos || of + 4 > inches) return std::string(line);
  const std::string_view figure = trim(line.substr(of + 4, inches - of - 4));
  const std::size_t blank = line.rfind(' ', of - 1);
  const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
  const Tokens howitzers = tokens_of(line.substr(begin, of - begin));
  const bool known = !figure.empty() && figure.find_first_not_of("0123456789") == std::string_view::npos &&
                     !howitzers.empty() && words.has(Sense::gun, howitzers, 0);
  if (!known) return std::string(line);
  return fmt::format("{}{} [{}{}]", line.substr(0, of), line.substr(inches + kInches.size()), figure, kInches);
}

}  // namespace estafette::readers
