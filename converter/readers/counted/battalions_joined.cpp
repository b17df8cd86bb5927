#include "converter/readers/counted/battalions_joined.hpp"

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
    all.typed.emplace_back(line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin));
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
  const auto typed = [&](std::size_t at) { return line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin); };
  std::size_t end = tokens.size();
  if (end > 1 && words.has(Sense::count, tokens, end - 1) && tokens[end - 2].is == Token::Is::number) --end;
  if (end > 1 && tokens[end - 1].is == Token::Is::number && tokens[end - 1].value >= kSurelyMen) --end;
  const std::size_t figure = end;
  std::size_t from = end;
  int marks = 0;
  bool fusiliers = false;
  for (std::size_t at = end; at > 1; --at) {
    const Token& token = tokens[at - 1];
    const bool number = fusiliers && (token.is == Token::Is::ordinal || token.is == Token::Is::number) &&
                        token.value > 0 && token.value <= kLargestPart;  // "1., 2., F."
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
  std::string_view named = line.substr(tokens[from].begin, tokens[figure - 1].end - tokens[from].begin);
  if (named.ends_with('.')) named.remove_suffix(1);
  std::string note(named);
  for (std::size_t at = note.find(".,"); at != std::string::npos; at = note.find(".,")) note.erase(at, 1);
  if (std::any_of(note.begin(), note.end(), is_digit))  // "1, 2, F": no figures of the regiment
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

}  // namespace estafette::readers
