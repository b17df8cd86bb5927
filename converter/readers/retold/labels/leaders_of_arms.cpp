#include "converter/readers/retold/labels/leaders_of_arms.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// Begins with troops by their name or number: "Dale's battery", "9th Hussars". What is only counted is told of all.
bool names_troops_first(std::string_view list, const PhraseBook& words) {
  const Tokens piece = tokens_of(list.substr(0, list.find_first_of(",;")));
  const bool counted = !piece.empty() && (piece[0].is == Token::Is::number || words.has(Sense::number, piece, 0));
  return !counted && (words.any(Sense::unit, piece, 0, piece.size()) || words.any(Sense::kind, piece, 0, piece.size()));
}

}  // namespace

std::string with_leader_of_arm_in_bracket(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || colon == 0) return std::string(line);
  const Tokens head = tokens_of(line.substr(0, colon));
  const std::optional<PhraseFound> arm = words.find(Sense::arm, head, 0);
  if (!arm || arm->length != head.size()) return std::string(line);
  const std::size_t begin = colon + 2;
  const std::size_t second = line.find(": ", begin);
  const auto dash = dash_in(line, begin);
  std::size_t end = second, list = second + 2;
  if (dash.at < second) {
    end = dash.at;
    list = dash.at + dash.length;
  }
  if (end == std::string_view::npos || list >= line.size()) return std::string(line);
  const std::string_view leader = trim(line.substr(begin, end - begin)), troops = trim(line.substr(list));
  const Tokens person = tokens_of(leader);
  const bool led = !leader.empty() && leader.find_first_of(",;(") == std::string_view::npos &&
                   (words.has(Sense::rank, person, 0) || may_be_person(person, 0, leader, words)) &&
                   !words.any(Sense::unit, person, 0, person.size());
  if (!led || !names_troops_first(troops, words)) return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, colon), leader, troops);
}

std::string with_leader_of_horse_in_bracket(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':'), comma = line.find(", ");
  if (colon == std::string_view::npos || comma == std::string_view::npos || comma == 0 || comma > colon)
    return std::string(line);
  const Tokens head = tokens_of(line.substr(0, comma));
  std::optional<PhraseFound> arm = words.find(Sense::arm, head, 0);
  if (!arm || arm->length != head.size()) arm = words.find(Sense::kind, head, 0);  // "Cavalerie légère"
  const bool horse = arm && arm->length == head.size() && arm->is.find(to_string(Arm::cavalry)) != std::string::npos;
  std::string_view leader = trim(line.substr(comma + 2, colon - comma - 2));
  const Tokens person = tokens_of(leader);
  const bool led = horse && !person.empty() && leader.find_first_of(",;(") == std::string_view::npos &&
                   (words.has(Sense::rank, person, 0) || may_be_person(person, 0, leader, words)) &&
                   !words.any(Sense::unit, person, 0, person.size()) &&
                   !words.any(Sense::kind, person, 0, person.size());
  const std::string_view troops = trim(line.substr(colon + 1));
  if (!led || !names_troops_first(troops, words)) return std::string(line);
  return fmt::format("{} ({}): {}", line.substr(0, comma), leader, troops);
}

}  // namespace estafette::readers
