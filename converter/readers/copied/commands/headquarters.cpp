#include "converter/readers/copied/commands/headquarters.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/commander.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestLabelled = 200;  ///< bytes of such a line

/// "L, 1st Me. Cav.": the letter of a company, and its regiment.
bool begins_with_company(std::string_view troops, const Tokens& tokens) {
  return tokens.size() > 2 && tokens[0].end - tokens[0].begin == 1 && troops[tokens[0].begin] >= 'A' &&
         troops[tokens[0].begin] <= 'M' && tokens[1].mark(",") && tokens[2].is == Token::Is::ordinal;
}

}  // namespace

std::string with_guard_behind(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestLabelled || line.empty() || is_digit(line.front())) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> label = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  if (!label || label->is != "guard" || label->length + 1 >= tokens.size()) return std::string(line);
  const Token& mark = tokens[label->length];
  if (!mark.mark(":") && !mark.mark(",") && !mark.mark("-") && !mark.mark(".")) return std::string(line);
  const std::string_view troops = line.substr(tokens[label->length + 1].begin);
  const Tokens named = tokens_of(troops);
  const bool company = begins_with_company(troops, named);
  const bool numbered = named[0].figure();
  const bool unit = !words.has(Sense::rank, named, 0) && words.any(Sense::unit, named, 0, named.size());
  const bool figures = troops.ends_with(')') && named.size() > 2 && named[named.size() - 2].is == Token::Is::number &&
                       !words.has(Sense::rank, named, 0);  // "Guides (1)"
  if (!company && !numbered && !unit && !figures) return std::string(line);
  std::string_view told = trim(troops);
  if (company && told.ends_with('.')) told = told.substr(0, told.size() - 1);
  return fmt::format("{}{} [{}{}]", company ? "Company " : "", told, words.has(Sense::kind, tokens, 0) ? "Note: " : "",
                     line.substr(0, tokens[label->length - 1].end));
}

std::string with_headquarters_led(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestLabelled || line.find(" - ") == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> staff = words.find(Sense::kind, tokens, 0);
  if (!staff || staff->is != "staff" || staff->length + 1 >= tokens.size() || !tokens[staff->length].mark("-"))
    return std::string(line);
  const std::string_view person = line.substr(tokens[staff->length + 1].begin);
  const Tokens named = tokens_of(person);
  return may_be_person(named, 0, person, words) ? fmt::format("Commander: {}", person) : std::string(line);
}

std::string with_leader_in_care(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kCareOf = " c/o ";
  const std::size_t at = line.find(kCareOf);
  if (at == std::string_view::npos || line.size() > kLongestLabelled) return std::string(line);
  std::string_view command = trim(line.substr(0, at));
  while (command.ends_with('-') || command.ends_with(',')) command = trim(command.substr(0, command.size() - 1));
  const std::string_view leader = trim(line.substr(at + kCareOf.size()));
  const Tokens named = tokens_of(command), person = tokens_of(leader);
  const bool led = words.has(Sense::rank, person, 0) || may_be_person(person, 0, leader, words);
  if (!led || !words.any(Sense::command, named, 0, named.size())) return std::string(line);
  return fmt::format("{} - {}", command, leader);
}

std::string with_battalion_at_headquarters(std::string_view line, const PhraseBook& words) {
  std::string told;
  std::size_t from = 0;
  while (from < line.size()) {
    const std::size_t comma = std::min(line.find_first_of(",;", from), line.size());
    const std::string_view piece = line.substr(from, comma - from);
    const Tokens tokens = tokens_of(piece);
    std::size_t first = 0;  // "Brigade A (Kern): Headquarters 5/60th"
    while (first < tokens.size() && !words.has(Sense::kind, tokens, first)) ++first;
    const std::optional<PhraseFound> staff = words.find(Sense::kind, tokens, first);
    const bool begins = first == 0 || tokens[first - 1].mark(":");
    const std::size_t number = first + (staff ? staff->length : 0);
    const bool battalion = staff && staff->is == "staff" && begins && number + 2 < tokens.size() &&
                           tokens[number].is == Token::Is::number && tokens[number + 1].mark("/") &&
                           tokens[number + 2].is == Token::Is::ordinal;
    if (battalion)
      told += fmt::format("{}{} (HQ)", piece.substr(0, tokens[first].begin), trim(piece.substr(tokens[number].begin)));
    else
      told += piece;
    if (comma < line.size()) told += line[comma];
    from = comma + 1;
  }
  return told;
}

std::string with_leader_of_nation(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongest = 60;  // bytes
  const std::size_t mark = line.find_first_of("(:,");
  if (line.size() > kLongest || mark == std::string_view::npos || mark == 0) return std::string(line);
  std::string_view leader = line.substr(mark + 1);
  if (line[mark] == '(') {
    if (!leader.ends_with(')')) return std::string(line);
    leader.remove_suffix(1);
  }
  leader = trim(leader);
  if (leader.empty() || leader.find_first_of("(),:;0123456789") != std::string_view::npos) return std::string(line);
  const Tokens nation = tokens_of(line.substr(0, mark)), person = tokens_of(leader);
  if (nation.empty() || person.empty() || !names_only_a_nation({nation, nation.size(), words}))
    return std::string(line);
  const bool ranked = words.has(Sense::rank, person, 0) || words.has(Sense::title, person, 0);
  const bool name = begins_capital(leader) && may_be_person(person, 0, leader, words) &&
                    !words.any(Sense::forces, person, 0, person.size()) &&
                    !words.any(Sense::heading, person, 0, person.size());
  if (ranked ? line[mark] != '(' : !name) return std::string(line);  // "Austrians: General Kern" is read as it is
  return fmt::format("{} - {}", trim(line.substr(0, mark)), leader);
}

}  // namespace estafette::readers
