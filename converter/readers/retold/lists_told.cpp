#include "converter/readers/retold/lists_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfList = 300;  ///< bytes of such a line
constexpr int kFewestOfAList = 500;          ///< men of all
constexpr int kLargestOfASort = 300;         ///< number of a regiment

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

/// " et ", "/," between the numerals of two battalions.
bool joins_battalions(std::string_view between, const PhraseBook& words) {
  if (trim(between) == "/,") return true;
  if (between.size() < 3 || between.front() != ' ' || between.back() != ' ') return false;
  const Tokens tokens = tokens_of(between);
  if (tokens.size() != 1) return false;
  return is_and(tokens, 0, words);
}

}  // namespace

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
    if (!names_models(tokens, at, words) || tokens[at - 1].is != Token::Is::number || !tokens[at - 2].mark("-"))
      continue;
    ++counts;
    if (at + 1 == tokens.size() || tokens[at + 1].is == Token::Is::mark || words.has(Sense::command, tokens, at + 1) ||
        words.has(Sense::quality, tokens, at + 1))
      continue;
    text += std::string(line.substr(told, tokens[at].end - told)) + ',';
    told = tokens[at].end;
  }
  return counts > 1 ? text + std::string(line.substr(told)) : std::string(line);
}

std::string with_numbers_of_a_sort(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  if (line.size() > kLongestOfList || line.find(',', from) == std::string_view::npos) return std::string(line);
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
  if (line.size() > kLongestOfList || (colon != std::string_view::npos && colon + 2 >= line.size()))
    return std::string(line);
  const Tokens all = tokens_of(line);
  const auto ordinals =
      std::count_if(all.begin(), all.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
  const bool pairs = ordinals > 1 && std::any_of(all.begin(), all.end(), [&](const Token& token) {
                       return token.mark("&") || (token.is == Token::Is::word && words.may_begin(Sense::link, token));
                     });
  if (!pairs) return std::string(line);
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
    constexpr int kFewestMen = 100;
    if (tokens.back().mark(")") && tokens[tokens.size() - 2].is == Token::Is::number &&
        tokens[tokens.size() - 2].value >= kFewestMen)
      return std::string(line);  // "6th and 7th Dragoons (300)": the men of both
    std::size_t end = 3;
    while (end < tokens.size() && tokens[end].is == Token::Is::word) ++end;
    const std::string_view typed(entry);
    text += fmt::format("{} {}, {}", text_between(typed, tokens[0], tokens[0]),
                        text_between(typed, tokens[3], tokens[end - 1]), trim(typed.substr(tokens[2].begin)));
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
  const Tokens first = tokens_of(list.substr(0, list.find(' ')));
  const bool named = !first.empty() && (is_any_letter(list.front()) || first[0].is == Token::Is::ordinal);
  const bool several = std::count(list.begin(), list.end(), ',') > 1 && named;
  const bool leads = words.any(Sense::command, command, 0, command.size()) || words.has(Sense::arm, command, 0);
  if (!person || !several || !leads) return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, colon), leader, list);
}

std::string with_men_of_list_behind_dash(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  if (colon == std::string_view::npos || line.size() > kLongestOfList) return std::string(line);
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

namespace {

/// "Toro, Alba and Reina" at commas, the last two apart also at "and".
std::vector<std::string> entries_and_last(std::string_view list, const PhraseBook& words) {
  std::vector<std::string> entries = entries_of(list);
  const std::string last = entries.back();
  const Tokens tokens = tokens_of(last);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (!is_and(tokens, at, words)) continue;
    entries.back() = last.substr(0, tokens[at - 1].end);
    entries.push_back(last.substr(tokens[at + 1].begin));
    break;
  }
  return entries;
}

}  // namespace

std::string with_counts_of_each(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const std::size_t open = colon == std::string_view::npos ? colon : line.find('(', colon);
  const std::size_t close = open == std::string_view::npos ? open : line.find(')', open);
  if (close == std::string_view::npos || close + 3 >= line.size() || line.size() > kLongestOfList ||
      (line[close + 1] != ',' && line[close + 1] != ';'))
    return std::string(line);
  const Tokens inside = tokens_of(line.substr(open + 1, close - open - 1));
  const std::optional<PhraseFound> count =
      inside.size() > 2 && inside[0].is == Token::Is::number ? words.find(Sense::count, inside, 1) : std::nullopt;
  const std::size_t last = count ? 1 + count->length : 0;
  if (!count || last >= inside.size() || !words.has(Sense::each, inside, last)) return std::string(line);
  const std::vector<std::string> entries = entries_and_last(line.substr(colon + 2, open - colon - 2), words);
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

namespace {

/// "Roe (2)": a name that means nothing else, and a count in a bracket.
bool is_name_with_bracket(std::string_view entry, const PhraseBook& words) {
  const std::size_t open = entry.find('(');
  if (open == std::string_view::npos || !entry.ends_with(')')) return false;
  const std::string_view name = trim(entry.substr(0, open));
  const Tokens tokens = tokens_of(name);
  return whole_number(trim(entry.substr(open + 1, entry.size() - open - 2))) && !words.has(Sense::rank, tokens, 0) &&
         may_be_person(tokens, 0, name, words);
}

/// The sort that begins the entry, "Grenadierbataillone ", "Gren. Bns. ", told of one; nothing if it is told of one
/// already, or if no name stands behind it.
std::optional<std::pair<std::string, std::string_view>> sort_and_name(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  std::size_t end = 0, kinds = 0;
  bool several = false;
  while (end < tokens.size()) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, end);
    const bool unit = words.has(Sense::unit, tokens, end) || words.has(Sense::count, tokens, end);
    const bool between = words.has(Sense::link, tokens, end) || words.has(Sense::quality, tokens, end);
    if (!kind && !unit && !(end > 0 && tokens[end].mark(".")) && !between) break;
    const std::string_view typed = text_between(entry, tokens[end], tokens[end]);
    const bool horse = kind && arm_of(*kind_from(kind->is)) == Arm::cavalry && !words.has(Sense::arm, tokens, end);
    several = several || horse || (names_units(typed, words) && singular(typed, words) != typed);
    kinds += kind ? 1U : 0U;
    end += kind ? kind->length : 1;
  }
  if (!several || kinds == 0 || end == 0 || end >= tokens.size()) return std::nullopt;
  return std::pair{singular(trim(entry.substr(0, tokens[end].begin)), words), entry.substr(tokens[end].begin)};
}

}  // namespace

std::string with_sort_of_each(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfList) return std::string(line);
  const std::size_t colon = line.find(": ");
  const std::string_view head = colon == std::string_view::npos ? std::string_view{} : line.substr(0, colon + 2);
  std::string text(head);
  bool told = false;
  for (std::string_view rest = line.substr(head.size()); !rest.empty();) {
    const std::size_t end = std::min(rest.find("; "), rest.size());
    std::string_view group = rest.substr(0, end);
    const std::string_view mark = group.ends_with(';') ? ";" : "";
    group.remove_suffix(mark.size());
    const std::vector<std::string> entries = entries_of(group);
    const auto sort = sort_and_name(entries.front(), words);
    const bool names = sort && entries.size() > 1 && is_name_with_bracket(sort->second, words) &&
                       std::all_of(entries.begin() + 1, entries.end(),
                                   [&](const std::string& entry) { return is_name_with_bracket(entry, words); });
    if (names) {
      for (std::size_t at = 0; at < entries.size(); ++at)
        text += fmt::format("{}{} {}", at > 0 ? ", " : "", sort->first,
                            at > 0 ? std::string_view(entries[at]) : sort->second);
    } else {
      text += group;
    }
    told = told || names;
    text += mark;
    text += rest.substr(end, end < rest.size() ? 2 : 0);
    rest.remove_prefix(std::min(rest.size(), end + 2));
  }
  return told ? text : std::string(line);
}

namespace {

/// "4e en 6e bataljon jagers" with the words repeated behind each number; "" if it is anything else.
std::string battalions_repeated(std::string_view line, std::string_view between, const PhraseBook& words) {
  constexpr std::size_t kMostWordsBehind = 5;
  const Tokens tokens = tokens_of(line);
  std::vector<std::size_t> numbers;
  std::size_t at = 0;
  const auto number_at = [&](std::size_t token) {  // "III e IV battaglione" too
    return tokens[token].is == Token::Is::ordinal ||
           roman(text_between(line, tokens[token], tokens[token])).has_value();
  };
  while (at < tokens.size() && number_at(at)) {
    numbers.push_back(at++);
    if (at < tokens.size() && (tokens[at].mark(",") || is_joint(tokens, at, words))) ++at;
  }
  const std::optional<PhraseFound> unit = at < tokens.size() ? words.find(Sense::unit, tokens, at) : std::nullopt;
  if (numbers.size() < 2 || !unit || unit->is != "battalion" || unit->part || at + 1 >= tokens.size() ||
      tokens.size() - at > kMostWordsBehind || !words.any(Sense::kind, tokens, at + 1, tokens.size()) ||
      std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(),
                  [](const Token& token) { return token.is != Token::Is::word; }))
    return {};
  std::string text;
  for (const std::size_t number : numbers)
    text += fmt::format("{}{} {}", text.empty() ? "" : between, text_between(line, tokens[number], tokens[number]),
                        singular(line.substr(tokens[at].begin), words));
  return text;
}

/// "7e bataljon van linie": a battalion by its number, and its sort.
bool is_battalion_of_a_sort(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<PhraseFound> unit =
      tokens.size() > 2 && tokens[0].is == Token::Is::ordinal ? words.find(Sense::unit, tokens, 1) : std::nullopt;
  return unit && unit->is == "battalion" && !unit->part && words.any(Sense::kind, tokens, 2, tokens.size()) &&
         std::none_of(tokens.begin() + 1, tokens.end(), [](const Token& token) { return token.figure(); });
}

}  // namespace

std::string with_battalions_repeated(std::string_view line, const PhraseBook& words) {
  if (const std::string alone = battalions_repeated(line, "; ", words); !alone.empty()) return alone;
  if (line.find_first_of("([") != std::string_view::npos) return std::string(line);
  const std::size_t colon = line.find(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  std::vector<std::string> pieces;
  std::string numbers;  // "5e, " of "5e, 7e en 8e bataljon jagers"
  bool repeated = false, all = true;
  for (const std::string_view cut : split(line.substr(from), ',')) {
    const std::string piece = numbers + std::string(trim(cut));
    const Tokens tokens = tokens_of(trim(cut));
    numbers = tokens.size() == 1 && tokens[0].is == Token::Is::ordinal ? piece + ", " : "";
    if (!numbers.empty()) continue;
    const std::string told = colon == std::string_view::npos ? "" : battalions_repeated(piece, ", ", words);
    repeated = repeated || !told.empty();
    all = all && is_battalion_of_a_sort(piece, words);
    pieces.push_back(told.empty() ? piece : told);
  }
  if (!numbers.empty()) return std::string(line);
  if (colon == std::string_view::npos && all && pieces.size() > 1) return fmt::format("{}", fmt::join(pieces, "; "));
  return repeated ? fmt::format("{}{}", line.substr(0, from), fmt::join(pieces, ", ")) : std::string(line);
}

}  // namespace estafette::readers
