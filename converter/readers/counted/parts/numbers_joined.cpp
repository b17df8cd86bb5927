#include "converter/readers/counted/parts/numbers_joined.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kHighestRegiment = 200;          ///< number of one
constexpr std::size_t kLongestNumbered = 120;  ///< bytes of such a line

/// A comma, or a word for "and"; the Polish one, "2 i 3 pułk", would be a numeral elsewhere.
bool joins_numbers(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (text_between(line, tokens[at], tokens[at]) == "i") return true;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return tokens[at].mark(",") || tokens[at].mark("&") || (link && link->is == "and" && link->length == 1);
}

bool is_plain_number(const Token& token) {
  return token.is == Token::Is::number && !token.thousands && token.value > 0 && token.value <= kHighestRegiment;
}

/// A kind of foot or horse, or a word for one regiment: nothing that is counted.
bool names_regiments_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (const auto nation = at < tokens.size() ? words.find(Sense::nation, tokens, at) : std::nullopt;
      nation && !words.has(Sense::kind, tokens, at))
    at += nation->length;  // "1, 2, 5 KGL Line"
  if (at >= tokens.size() || tokens[at].is != Token::Is::word || words.has(Sense::count, tokens, at) ||
      words.has(Sense::gun, tokens, at) || words.has(Sense::command, tokens, at))
    return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  const Arm arm = kind ? arm_of(*kind_from(kind->is)) : Arm::support;
  return arm == Arm::infantry || arm == Arm::cavalry || (unit && unit->is == to_string(UnitLevel::regiment));
}

}  // namespace

std::string with_numbers_before_kind(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestNumbered) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (tokens[at].mark(":")) from = at + 1;
  std::vector<std::size_t> numbers;
  std::size_t at = from;
  for (; at < tokens.size() && is_plain_number(tokens[at]); at += 2) {
    if (!numbers.empty() && tokens[at].value <= tokens[numbers.back()].value) return std::string(line);
    numbers.push_back(at);
    if (at + 1 >= tokens.size() || !joins_numbers(line, tokens, at + 1, words)) break;
  }
  if (numbers.size() < 2 || at >= tokens.size() || numbers.back() != at || !names_regiments_at(tokens, at + 1, words))
    return std::string(line);
  std::string text(line.substr(0, tokens[numbers.front()].begin));
  for (const std::size_t number : numbers)
    text += fmt::format("{}{}.", number == numbers.front() ? "" : ", ", tokens[number].value);
  return text + std::string(line.substr(tokens[numbers.back()].end));
}

std::string with_marks_in_brackets(std::string_view line) {
  constexpr std::array<std::string_view, 4> kMarks = {"I, II", "I, II, III", "I & II", "I u. II"};
  for (const std::string_view marks : kMarks) {
    if (!line.ends_with(marks) || line.size() < marks.size() + 4) continue;
    const std::string_view before = line.substr(0, line.size() - marks.size());
    if (before.ends_with(' ') && is_any_letter(trim(before).back() == '.' ? 'a' : trim(before).back()))
      return fmt::format("{} ({})", trim(before), marks);
  }
  return std::string(line);
}

std::string with_letters_behind_batteries(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t at = 0;
  const auto letter = [&](std::size_t token) {
    return token < tokens.size() && tokens[token].is == Token::Is::word &&
           tokens[token].end - tokens[token].begin == 1 && capital_at(line, tokens[token].begin);
  };
  while (letter(at) && at + 2 < tokens.size() && (tokens[at + 1].mark("&") || tokens[at + 1].mark(",")) &&
         letter(at + 2))
    at += 2;
  const std::optional<PhraseFound> count =
      at > 0 && at + 1 < tokens.size() ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
  if (!count || count->is != "batteries" || !words.has(Sense::plural, tokens, at + 1)) return std::string(line);
  const std::size_t behind = tokens[at + count->length].end;
  return fmt::format("{} {}{}", line.substr(tokens[at + 1].begin, behind - tokens[at + 1].begin),
                     line.substr(0, tokens[at].end), line.substr(behind));
}

}  // namespace estafette::readers
