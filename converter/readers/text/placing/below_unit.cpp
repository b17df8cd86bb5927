#include "converter/readers/text/placing/below_unit.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

/// On the next line, or behind it where a paragraph runs on.
bool right_below(const TextNode& unit, const TextNode& row) {
  return unit.item.is == Item::Is::unit && (row.line.line == unit.line.line || row.line.line == unit.line.line + 1);
}

constexpr int kMostCommanders = 5;  ///< of a regiment, one after the other

/// Below the unit, with nobody but its other commanders between.
bool follows_closely(const TextNode& unit, const TextNode& row) {
  return !row.line.after_blank && row.line.line >= unit.line.line && row.line.line <= unit.line.line + kMostCommanders;
}

/// "Legion of the North" without figures, which a general leads: a command, whose regiments are to come.
bool is_led_legion(const TextNode& unit, const Tokens& leader, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.item.parts.name);
  return words.any(Sense::legion, name, 0, name.size()) && !unit.item.parts.facts.figures() &&
         words.has(Sense::rank, leader, 0) && !leads_at_most_a_regiment(leader, 0, words);
}

/// True for "Col. Kern" and "Kern, Colonel James", who lead no more than a regiment.
bool is_regimental(const Tokens& person, const PhraseBook& words) {
  std::size_t rank = 0;
  if (!words.has(Sense::rank, person, 0)) {
    while (rank < person.size() && !person[rank].mark(",")) ++rank;
    ++rank;
  }
  return rank < person.size() && leads_at_most_a_regiment(person, rank, words);
}

bool tells_of_guns_only(const Facts& facts) {
  Facts rest = facts;
  rest.guns.reset();
  rest.pieces.clear();
  rest.piece.clear();
  rest.guessed.clear();
  return guns_of(facts).value_or(0) > 0 && rest == Facts{};
}

bool is_battery(const TextNode& unit, const PhraseBook& words) {
  const Facts& facts = unit.item.parts.facts;
  if (facts.kind) return arm_of(*facts.kind) == Arm::artillery;
  if (facts.subunits()) return false;
  const Tokens tokens = tokens_of(unit.line.text);
  const std::optional<PhraseFound> kind = kind_in(tokens, words, Arm::artillery);
  return kind || facts.batteries || guns_of(facts).value_or(0) > 0 || words.any(Sense::gun, tokens, 0, tokens.size()) ||
         names_one_battery({tokens, tokens.size(), words});
}

/// "Artillery", and "Captain Roe" below it, before any of its batteries.
bool leads_group(const TextNode& group, const TextNode& row, const PhraseBook& words) {
  return group.item.is == Item::Is::group && group.item.arm && group.children.empty() && group.item.units.empty() &&
         group.item.parts.commander.empty() && !row.item.parts.name.empty() && !row.item.parts.facts.figures() &&
         words.has(Sense::rank, tokens_of(row.item.parts.name), 0);
}

}  // namespace

bool commanded_by(TextNode& unit, const TextNode& row, const PhraseBook& words) {
  if (leads_group(unit, row, words)) {
    unit.item.parts.commander = row.item.parts.name;
    append(unit.note, row.item.parts.note);
    return true;
  }
  if (unit.item.is != Item::Is::unit || row.item.parts.name.empty() || row.item.parts.facts.figures()) return false;
  const bool lower = is_regimental(tokens_of(row.item.parts.name), words);
  std::string& commander = unit.item.parts.commander;
  if (lower && !commander.empty() && follows_closely(unit, row)) {
    append(unit.note, tidy(row.line.text));
    return true;
  }
  if (right_below(unit, row) && commander.empty() && is_led_legion(unit, tokens_of(row.item.parts.name), words)) {
    unit.item.is = Item::Is::formation;
    unit.item.level = Level::brigade;
    unit.item.parts.guessed.emplace_back("a brigade from its commander");
    commander = row.item.parts.name;
    append(unit.note, row.item.parts.note);
    return true;
  }
  if (lower && commander.empty() && follows_closely(unit, row)) {  // behind "Companies A, B" or "4 guns" on its lines
    commander = row.item.parts.name;
    append(unit.note, row.item.parts.note);
    return true;
  }
  const bool his = trim(unit.line.text).ends_with(':') || row.line.depth > unit.line.depth || lower;
  if (!right_below(unit, row) || !his || !commander.empty()) return false;
  commander = row.item.parts.name;
  append(unit.note, row.item.parts.note);
  return true;
}

bool may_be_troops_by_name(const TextNode& row, const TextNode& command, bool above_troops, const PhraseBook& words) {
  constexpr std::ptrdiff_t kFewestInARow = 3;
  const Tokens tokens = tokens_of(row.line.text);
  if (words.any(Sense::rank, tokens, 0, tokens.size()) || words.has(Sense::commander, tokens, 0)) return false;
  const bool counted = !command.children.empty() && has_digit(row.line.text);
  if (above_troops && !command.children.empty() && words.has(Sense::title, tokens, 0)) return true;
  const auto commas = std::count(row.line.text.begin(), row.line.text.end(), ',');
  return counted || commas + 1 >= kFewestInARow;
}

bool armed_by(TextNode& unit, const TextNode& row, const PhraseBook& words) {
  Parts& parts = unit.item.parts;
  const Parts& told = row.item.parts;
  const Tokens tokens = tokens_of(row.line.text);
  const bool person = words.has(Sense::rank, tokens, 0) && row.item.is == Item::Is::unit && row.item.units.empty() &&
                      !words.any(Sense::unit, tokens, 0, tokens.size());  // "Captain Roe's Battery, 6 guns"
  if (!right_below(unit, row) || !person || !parts.commander.empty() || guns_of(parts.facts) ||
      !is_battery(unit, words) || !tells_of_guns_only(told.facts) || !merge(parts.facts, told.facts))
    return false;
  parts.commander = told.commander.empty() ? told.name : told.commander;
  return true;
}

bool stands_beside(const TextNode& unit, const TextNode& row, const PhraseBook& words) {
  const Facts& own = unit.item.parts.facts;
  const Facts& told = row.item.parts.facts;
  const bool horse = own.battalions && !own.squadrons && told.squadrons && !told.battalions;  // "2 bns", "4 squadrons"
  return unit.item.is == Item::Is::unit && (horse || tells_of_guns_only(told)) && !is_battery(unit, words);
}

}  // namespace estafette::readers
