#include "converter/readers/counted/parts/battalions_joined.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestJoined = 160;  ///< bytes
constexpr int kLargestPart = 9;              ///< number of a battalion

/// The numbers that a line begins with, and the token behind them.
struct JoinedNumbers {
  std::vector<std::string> typed;
  std::size_t end = 0;
  bool latin = false;
};

std::optional<int> part_at(std::string_view line, const Tokens& tokens, std::size_t at) {
  const Token& token = tokens[at];
  if (token.is == Token::Is::ordinal) return token.value;
  if (token.is == Token::Is::number && at + 2 < tokens.size() && tokens[at + 1].mark(".") && tokens[at + 2].mark("/"))
    return token.value;  // "1./ und 2./"
  if (token.is != Token::Is::word) return std::nullopt;
  const std::string_view typed = line.substr(token.begin, token.end - token.begin);
  return typed.find_first_not_of("IV") == std::string_view::npos ? roman(typed) : std::nullopt;
}

bool joins(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return tokens[at].mark(",") || tokens[at].mark("&") || tokens[at].mark("+") ||
         (link && link->is == "and" && link->length == 1);
}

/// "1. und 2.", "I., II. u. III.", "I./ und II./": at least two, each larger than the one before.
JoinedNumbers joined_numbers(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  JoinedNumbers all;
  int last = 0;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<int> part = part_at(line, tokens, at);
    if (!part || *part <= last || *part > kLargestPart) break;
    last = *part;
    all.latin = all.latin || tokens[at].is == Token::Is::word;
    all.typed.emplace_back(text_between(line, tokens[at], tokens[at]));
    all.end = at + 1;
    if (all.end < tokens.size() && tokens[all.end].mark(".")) ++all.end;
    if (all.end + 1 < tokens.size() && tokens[all.end].mark("/") && joins(tokens, all.end + 1, words))
      ++all.end;  // "I./ und II./ IR Kern"
    if (all.end >= tokens.size()) break;
    if (!joins(tokens, all.end, words)) break;
    at = all.end + 1;
  }
  return all;
}

/// "battalions" or "squadrons" for a word that counts or names one there; "" for any other.
std::string parts_called(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  const bool parts =
      count && !count->part && count->length == 1 && (count->is == "battalions" || count->is == "squadrons");
  return parts ? count->is : "";
}

/// "3e et 6e compagnies du 1er bataillon du train": companies of sappers or train, whose figures are not told.
bool names_companies_of_support(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::optional<PhraseFound> company = words.find(Sense::count, tokens, at);
  if (!company) company = words.find(Sense::unit, tokens, at);
  const std::optional<PhraseFound> kind = kind_in(tokens, words);
  return company && (company->is == "companies" || company->is == "company") && kind &&
         arm_of(*kind_from(kind->is)) == Arm::support && !facts_of(tokens, at + 1, tokens.size(), words, false);
}

/// "nationale militie (elk 500 man)": battalions of a sort are numbered by themselves, and are not one regiment.
bool names_only_a_sort(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size() && !name[at].mark("(");) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    const std::optional<PhraseFound> nation = words.find(Sense::nation, name, at);
    const std::optional<PhraseFound> quality = words.find(Sense::quality, name, at);
    const std::size_t length =
        std::max({kind ? kind->length : 0, nation ? nation->length : 0, quality ? quality->length : 0});
    if (length == 0 || name[at].is != Token::Is::word) return false;
    at += length;
  }
  return true;
}

}  // namespace

namespace {

/// "I", "III", "F", "F\u00FCs": a battalion of a Prussian regiment.
bool marks_battalion(std::string_view typed) {
  const std::optional<int> number =
      typed.find_first_not_of("IV") == std::string_view::npos ? roman(typed) : std::nullopt;
  return (number && *number <= kLargestPart) || typed == "F" || typed == "F\u00FCs" || typed == "Fus";
}

}  // namespace

std::string with_battalions_by_marks(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestJoined) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const auto typed = [&](std::size_t at) { return text_between(line, tokens[at], tokens[at]); };
  std::size_t end = tokens.size();
  if (end > 1 && words.has(Sense::count, tokens, end - 1) && tokens[end - 2].is == Token::Is::number) --end;
  if (end > 1 && tokens[end - 1].is == Token::Is::number && tokens[end - 1].value >= kSurelyMen) --end;
  const std::size_t figure = end;
  std::size_t from = end;
  int marks = 0;
  bool fusiliers = false;
  for (std::size_t at = end; at > 1; --at) {
    const Token& token = tokens[at - 1];
    const bool number = fusiliers && token.figure() && token.value > 0 && token.value <= kLargestPart;  // "1., 2., F."
    if (number || (token.is == Token::Is::word && marks_battalion(typed(at - 1)))) {
      fusiliers = fusiliers || (!number && typed(at - 1).starts_with('F'));
      ++marks;
      from = at - 1;
    } else if (!token.mark(".") && !token.mark("/") && !joins(tokens, at - 1, words)) {
      break;
    }
  }
  if (marks < 2 || from == 0) return std::string(line);
  const bool colon = tokens[from - 1].mark(":");
  const std::size_t before = colon || tokens[from - 1].mark(",") || tokens[from - 1].mark("-") ? from - 1 : from;
  const Tokens regiment(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(before));
  const std::optional<PhraseFound> kind = kind_in(regiment, words);
  const bool foot = !kind || arm_of(*kind_from(kind->is)) == Arm::infantry;
  const bool told = words.any(Sense::unit, regiment, 0, before) || kind;
  const bool listed = std::any_of(regiment.begin(), regiment.end(), [](const Token& token) {
    return token.mark(",") || token.mark(";") || token.mark(":") || token.mark("/");
  });
  if (before == 0 || !(colon || fusiliers) || !foot || !told || listed ||
      words.any(Sense::command, regiment, 0, before))
    return std::string(line);
  std::string_view named = text_between(line, tokens[from], tokens[figure - 1]);
  if (named.ends_with('.')) named.remove_suffix(1);
  std::string note(named);
  for (std::size_t at = note.find(".,"); at != std::string::npos; at = note.find(".,")) note.erase(at, 1);
  if (has_digit(note))  // "1, 2, F": no figures of the regiment
    for (std::size_t at = note.find(", "); at != std::string::npos; at = note.find(", ")) note.replace(at, 2, "/");
  const std::string men = figure < tokens.size() ? fmt::format(" {}", line.substr(tokens[figure].begin)) : "";
  return fmt::format("{} ({} battalions){} [Note: {}]", line.substr(0, tokens[before - 1].end), marks, men, note);
}

std::string with_joined_battalions_counted(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestJoined || line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const JoinedNumbers numbers = joined_numbers(line, tokens, words);
  const std::size_t at = numbers.end;
  if (numbers.typed.size() < 2 || at >= tokens.size()) return std::string(line);
  if (numbers.latin && tokens[at].mark("/") && at + 1 < tokens.size()) {
    std::string joined;
    for (const std::string& number : numbers.typed) joined += number + '/';
    return joined + std::string(line.substr(tokens[at + 1].begin));
  }
  if (tokens[at].mark("/") && at + 1 < tokens.size() && tokens[at + 1].is == Token::Is::word) {  // "1. und 2./IR Kern"
    const std::string_view regiment = line.substr(tokens[at + 1].begin);
    const std::optional<PhraseFound> kind = kind_in(tokens_of(regiment), words);
    const bool horse = kind && arm_of(*kind_from(kind->is)) == Arm::cavalry;
    const bool guns = kind && arm_of(*kind_from(kind->is)) == Arm::artillery;
    return guns ? std::string(line)
                : fmt::format("{} {} {} [Note: {}]", numbers.typed.size(), horse ? "squadrons" : "battalions", regiment,
                              line.substr(0, tokens[at].begin));
  }
  if (!line.ends_with(')') && names_companies_of_support(tokens, at, words))
    return fmt::format("{} ({} companies)", line, numbers.typed.size());
  const std::string parts = parts_called(tokens, at, words);
  if (parts.empty()) return std::string(line);
  std::size_t rest = at + 1;
  if (rest < tokens.size() && tokens[rest].mark(".") && tokens[rest].joined) ++rest;
  const std::string_view typed = line.substr(0, tokens[rest - 1].end);
  const std::string counted = fmt::format("({} {})", numbers.typed.size(), parts);
  std::size_t name = rest < tokens.size() && tokens[rest].mark(",") ? rest + 1 : rest;
  if (name >= tokens.size()) {  // below their regiment
    std::string plain;
    for (std::size_t i = 0; numbers.latin && i < numbers.typed.size(); ++i)
      plain += fmt::format("{}{}.", i == 0 ? "" : " & ", roman(numbers.typed[i]).value_or(0));
    return numbers.latin ? fmt::format("{} {}", plain, line.substr(tokens[at].begin)) : std::string(line);
  }
  if (facts_of(tokens, name, tokens.size(), words, false))
    return fmt::format("{} {}{}", typed, counted, line.substr(tokens[rest - 1].end));
  if (words.has(Sense::plural, tokens, at) && !numbers.latin) return std::string(line);
  while (name + 1 < tokens.size() && words.has(Sense::link, tokens, name)) ++name;
  const std::string_view regiment = trim(line.substr(tokens[name].begin));
  const Tokens named = tokens_of(regiment);
  std::size_t mark = 0;
  while (mark < named.size() && !named[mark].mark(",") && !named[mark].mark(";")) ++mark;
  if (names_only_a_sort(named, words)) return std::string(line);
  const bool others = mark < named.size() && !facts_of(named, mark + 1, named.size(), words, false);
  return others ? std::string(line)
                : fmt::format("{} {} [Note: {}]", counted.substr(1, counted.size() - 2), regiment, typed);
}

namespace {

/// Where a range of battalions that begins at a token ends, "I.-III", "1-3", and how many they are.
struct BattalionRange {
  std::size_t end = 0;
  int count = 0;
};

std::optional<int> part_number(std::string_view line, const Token& token) {
  const std::string_view typed = line.substr(token.begin, token.end - token.begin);
  if (token.is == Token::Is::word)
    return typed.find_first_not_of("IV") == std::string_view::npos ? roman(typed) : std::nullopt;
  return token.is == Token::Is::mark || token.thousands ? std::nullopt : std::optional(token.value);
}

std::optional<BattalionRange> range_at(std::string_view line, const Tokens& tokens, std::size_t at) {
  const std::optional<int> first = part_number(line, tokens[at]);
  std::size_t last = at + 1;
  while (last < tokens.size() && (tokens[last].mark(".") || tokens[last].mark("-"))) ++last;
  if (!first || last >= tokens.size()) return std::nullopt;
  const std::string_view between = line.substr(tokens[at].end, tokens[last].begin - tokens[at].end);
  const bool dash = between.find('-') != std::string_view::npos || between.find("\u2013") != std::string_view::npos;
  const std::optional<int> to = dash ? part_number(line, tokens[last]) : std::nullopt;
  if (!to || *first < 1 || *to <= *first || *to > kLargestPart) return std::nullopt;
  if (last + 1 < tokens.size() && tokens[last + 1].mark(".")) ++last;
  return BattalionRange{last + 1, *to - *first + 1};
}

/// "I.-III./IR 47": how many battalions of which regiment, and the range as typed; no battalions for anything else.
struct RangeAndRegiment {
  int count = 0;
  std::string regiment;
  std::string_view typed;
};

RangeAndRegiment range_and_regiment(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<BattalionRange> range = tokens.size() > 3 ? range_at(text, tokens, 0) : std::nullopt;
  if (!range) return {};
  std::size_t at = range->end;
  const std::optional<PhraseFound> word = words.find(Sense::count, tokens, at);
  if (word && word->is == "battalions") at += word->length;
  if (at < tokens.size() && tokens[at].mark(".")) ++at;
  if (at + 1 >= tokens.size() || !tokens[at].mark("/") || tokens[at + 1].is == Token::Is::mark) return {};
  const std::string_view regiment = text.substr(tokens[at + 1].begin);
  if (regiment.find('/') != std::string_view::npos) return {};
  const bool number = tokens[at + 1].is == Token::Is::number;  // "I-III/47"
  const std::string_view figure = text_between(text, tokens[at + 1], tokens[at + 1]);
  return {range->count, number ? fmt::format("{}.{}", figure, text.substr(tokens[at + 1].end)) : std::string(regiment),
          text.substr(0, tokens[at].begin)};
}

/// The next comma or semicolon from there on, or the end; the comma in "1,800" parts nothing.
std::size_t end_of_piece(std::string_view line, std::size_t from) {
  for (std::size_t at = line.find_first_of(",;", from); at != std::string_view::npos;
       at = line.find_first_of(",;", at + 1)) {
    const bool thousands =
        line[at] == ',' && at > 0 && at + 1 < line.size() && is_digit(line[at - 1]) && is_digit(line[at + 1]);
    if (!thousands) return at;
  }
  return line.size();
}

}  // namespace

std::string with_ranges_in_list(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  std::string told(line.substr(0, from));
  bool changed = false;
  std::size_t pieces = 0;
  for (std::size_t at = from; at < line.size(); ++pieces) {
    const std::size_t end = end_of_piece(line, at);
    const std::string_view piece = trim(line.substr(at, end - at));
    const RangeAndRegiment range = range_and_regiment(piece, words);
    changed = changed || range.count > 0;
    told += pieces == 0 ? "" : " ";
    told += range.count > 0 ? fmt::format("{} ({} battalions)", range.regiment, range.count) : std::string(piece);
    if (end < line.size()) told += line[end];
    at = end + 1;
  }
  return changed && (pieces > 1 || from > 0) ? told : std::string(line);
}

std::string with_range_before_regiment(std::string_view line, const PhraseBook& words) {
  const RangeAndRegiment range = range_and_regiment(line, words);
  return range.count > 0 ? fmt::format("{} ({} battalions) [{}]", range.regiment, range.count, range.typed)
                         : std::string(line);
}

std::string with_battalions_behind_slash(std::string_view line, const PhraseBook& words) {
  const std::size_t slash = line.find('/');
  if (slash == std::string_view::npos || slash == 0 || line.find('/', slash + 1) != std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(line.substr(slash + 1));
  const Tokens regiment = tokens_of(line.substr(0, slash));
  const std::optional<PhraseFound> kind = kind_in(regiment, words);
  if (tokens.size() < 2 || !kind || arm_of(*kind_from(kind->is)) != Arm::infantry ||
      !std::any_of(regiment.begin(), regiment.end(), [](const Token& token) { return token.is != Token::Is::word; }))
    return std::string(line);
  const std::string_view behind = line.substr(slash + 1);
  std::size_t end = 0;
  int count = 0, last = 0;
  if (const std::optional<BattalionRange> range = range_at(behind, tokens, 0)) {
    end = range->end;
    count = range->count;
  } else {
    for (std::size_t at = 0; at < tokens.size();) {
      const std::optional<int> part = part_number(behind, tokens[at]);
      if (!part || *part <= last || *part > kLargestPart) break;
      last = *part;
      ++count;
      end = at + 1;
      if (end < tokens.size() && tokens[end].mark(".")) ++end;
      if (end >= tokens.size() || !joins(tokens, end, words)) break;
      at = end + 1;
    }
  }
  const bool ends = end == tokens.size() || tokens[end].mark("(") || (tokens[end].mark("-") && !tokens[end].joined);
  if (count < 2 || !ends) return std::string(line);
  const std::string_view rest = end < tokens.size() ? behind.substr(tokens[end].begin) : std::string_view{};
  std::string marks(text_between(behind, tokens[0], tokens[end - 1]));
  for (std::size_t at = marks.find(", "); at != std::string::npos; at = marks.find(", ")) marks.replace(at, 2, "+");
  std::replace(marks.begin(), marks.end(), ',', '+');
  return fmt::format("{} ({} battalions){}{} [{}]", trim(line.substr(0, slash)), count, rest.empty() ? "" : " ", rest,
                     marks);
}

}  // namespace estafette::readers
