#include "converter/readers/retold/shorthand/guns_of_each.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostGuns = 16, kMostBatteries = 9;

/// The word for a battery that the tokens before `at` end with: where it stands; nothing if there is none.
std::optional<std::size_t> battery_before(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at < 2) return std::nullopt;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at - 1);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at - 1);
  const bool battery = (count && count->is == "batteries") || (unit && unit->is == "battery");
  return battery ? std::optional(at - 1) : std::nullopt;
}

}  // namespace

std::string with_pieces_of_batteries(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range range{tokens, tokens.size(), words};
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    if (tokens[at].text != "of" || !battery_before(tokens, at, words)) continue;
    const std::optional<std::pair<int, std::size_t>> guns = range.figure_at(at + 1);
    if (!guns || guns->first < 1 || guns->first > kMostGuns || guns->second >= tokens.size()) continue;
    std::size_t gun = guns->second;  // "6-pounders", "12-pdr", "6-pdr guns"
    if (tokens[gun].is != Token::Is::number) continue;
    const std::size_t calibre = gun++;
    if (gun < tokens.size() && tokens[gun].mark("-")) ++gun;
    const std::optional<PhraseFound> sort = words.find(Sense::gun, tokens, gun);
    const std::optional<PhraseFound> both = sort ? std::nullopt : words.find(Sense::gun, tokens, calibre);
    if (!sort && !both) continue;
    const std::size_t end = sort ? gun + sort->length : calibre + both->length;
    const bool each = end < tokens.size() && tokens[end].text == "each";
    if (end + (each ? 1U : 0U) != tokens.size()) continue;
    return fmt::format("{} ({} {}{})", line.substr(0, tokens[at - 1].end), guns->first,
                       text_between(line, tokens[calibre], tokens[end - 1]),
                       each || words.has(Sense::plural, tokens, at - 1) ? " each" : "");
  }
  return std::string(line);
}

std::string with_numbers_at_batteries(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 3 < tokens.size(); ++at) {
    const std::optional<PhraseFound> serial =
        tokens[at].mark(",") ? words.find(Sense::serial, tokens, at + 1) : std::nullopt;
    if (!serial || !words.has(Sense::plural, tokens, at - 1) || !battery_before(tokens, at, words)) continue;
    const std::string_view before = line.substr(0, tokens[at].begin);
    std::string rest(line.substr(tokens[at + 1].begin));
    if (const std::size_t last = rest.find(", and "); last != std::string::npos) rest.erase(last, 1);
    return fmt::format("{} {}", before, rest);
  }
  return std::string(line);
}

std::string with_numbered_batteries_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 5 || tokens.back().is != Token::Is::number) return std::string(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> serial = words.find(Sense::serial, tokens, at);
    const std::size_t sort = tokens[at - 1].mark(",") ? at - 1 : at;
    if (!serial || !battery_before(tokens, sort, words)) continue;
    int numbers = 0;
    std::size_t end = at + serial->length, last = at;
    while (end < tokens.size() && tokens[end].mark(".")) ++end;
    while (end + 1 < tokens.size() && tokens[end].is == Token::Is::number) {
      last = end++;
      ++numbers;
      while (end < tokens.size() && (tokens[end].mark(",") || is_and(tokens, end, words))) ++end;
    }
    const bool list = last + 1 == end || tokens[end - 1].is != Token::Is::mark;
    while (end < tokens.size() && (tokens[end].mark(".") || tokens[end].mark("..."))) ++end;
    const bool apart = end > last + 1 || line.substr(tokens[last].end).starts_with("  ");
    if (end + 1 == tokens.size() && numbers > 0 && list && apart && tokens[end].value == numbers)
      return std::string(line.substr(0, tokens[last].end));
  }
  return std::string(line);
}

std::string with_sort_of_pieces_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostBehind = 4;  // tokens, with quotation marks
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 5 || tokens[0].is != Token::Is::number || tokens[1].text != "x" ||
      tokens[2].is != Token::Is::number)
    return std::string(line);
  const std::size_t next = tokens[3].mark("-") ? 4 : 3;
  const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, next);
  const std::size_t end = gun ? next + gun->length : tokens.size();
  if (end >= tokens.size() || tokens.size() - end > kMostBehind) return std::string(line);
  static constexpr std::array kOthers = {Sense::count, Sense::unit,      Sense::each,
                                         Sense::arm,   Sense::commander, Sense::rank};
  std::string sort;
  for (std::size_t at = end; at < tokens.size(); ++at) {
    if (tokens[at].mark("\"")) continue;
    const bool other =
        std::any_of(kOthers.begin(), kOthers.end(), [&](Sense sense) { return words.has(sense, tokens, at); });
    const std::optional<PhraseFound> piece = words.find(Sense::gun, tokens, at);  // "7-pdr howitzers"
    const bool another = piece && piece->is != "heavy" && piece->is != "sort";
    if (tokens[at].is != Token::Is::word || other || another) return std::string(line);
    sort += (sort.empty() ? "" : " ") + std::string(text_between(line, tokens[at], tokens[at]));
  }
  return sort.empty() ? std::string(line) : fmt::format("{} [Note: {}]", line.substr(0, tokens[end - 1].end), sort);
}

std::string with_pieces_behind_captain(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  if (colon == std::string_view::npos || line.find('(', colon) != std::string_view::npos) return std::string(line);
  const std::string_view before = line.substr(0, colon), pieces = line.substr(colon + 2);
  const std::size_t comma = before.rfind(", ");
  if (comma == std::string_view::npos) return std::string(line);
  const Tokens battery = tokens_of(before.substr(0, comma)), captain = tokens_of(before.substr(comma + 2));
  const Tokens guns = tokens_of(pieces);
  const bool led = !captain.empty() && words.has(Sense::rank, captain, 0);
  const bool told = guns.size() > 1 && guns[0].is == Token::Is::number && words.any(Sense::gun, guns, 1, guns.size());
  const bool artillery = !battery.empty() && (words.any(Sense::arm, battery, 0, battery.size()) ||
                                              words.any(Sense::unit, battery, 0, battery.size()));
  return led && told && artillery ? fmt::format("{} ({})", before, pieces) : std::string(line);
}

std::string with_batteries_of_both(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range range{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 5 < tokens.size(); ++at) {
    const std::optional<std::pair<int, std::size_t>> first = range.figure_at(at);
    const std::size_t sort = first ? first->second : tokens.size();
    if (sort + 4 >= tokens.size() || tokens[at].is != Token::Is::word || first->first < 1 ||
        first->first > kMostBatteries || tokens[sort + 1].text != "and")
      continue;
    const std::optional<std::pair<int, std::size_t>> second = range.figure_at(sort + 2);
    const std::size_t other = second ? second->second : tokens.size();
    if (other + 1 >= tokens.size() || second->first < 1 || second->first > kMostBatteries) continue;
    const auto arm = [&](std::size_t one) { return tokens[one].text == "horse" || tokens[one].text == "foot"; };
    if (!arm(sort) || !arm(other) || !battery_before(tokens, other + 2, words)) continue;
    std::size_t end = other + 2;
    std::string guns;
    if (end + 2 < tokens.size() && tokens[end].mark(",") && tokens[end + 1].text == "each") {
      const std::size_t of = end + 2 + (tokens[end + 2].text == "of" ? 1U : 0U);
      const std::optional<std::pair<int, std::size_t>> each = range.figure_at(of);
      const std::optional<PhraseFound> count = each ? words.find(Sense::count, tokens, each->second) : std::nullopt;
      if (count && count->is == "guns") {
        guns = fmt::format(" ({} guns)", each->first);
        end = each->second + count->length;
      }
    }
    const std::string_view rest = end < tokens.size() ? line.substr(tokens[end - 1].end) : std::string_view{};
    return fmt::format("{}{} {} battery{}, {} {} battery{}{}", line.substr(0, tokens[at].begin), first->first,
                       text_between(line, tokens[sort], tokens[sort]), guns, second->first,
                       text_between(line, tokens[other], tokens[other]), guns, rest);
  }
  return std::string(line);
}

}  // namespace estafette::readers
