#include "converter/readers/text/below_unit.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"

namespace estafette::readers {
namespace {

bool right_below(const TextNode& unit, const TextNode& row) {
  return unit.item.is == Item::Is::unit && row.line.line == unit.line.line + 1;
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

}  // namespace

bool commanded_by(TextNode& unit, const TextNode& row) {
  const bool his = trim(unit.line.text).ends_with(':') || row.line.depth > unit.line.depth;
  if (!right_below(unit, row) || !his || !unit.item.parts.commander.empty() || row.item.parts.name.empty())
    return false;
  if (row.item.parts.facts.figures()) return false;
  unit.item.parts.commander = row.item.parts.name;
  return true;
}

bool armed_by(TextNode& unit, const TextNode& row, const PhraseBook& words) {
  Parts& parts = unit.item.parts;
  const Parts& told = row.item.parts;
  const Tokens tokens = tokens_of(row.line.text);
  const bool person = words.has(Sense::rank, tokens, 0) && row.item.is == Item::Is::unit && row.item.units.empty();
  if (!right_below(unit, row) || !person || !parts.commander.empty() || guns_of(parts.facts) ||
      !is_battery(unit, words) || !tells_of_guns_only(told.facts) || !merge(parts.facts, told.facts))
    return false;
  parts.commander = told.commander.empty() ? told.name : told.commander;
  return true;
}

bool stands_beside(const TextNode& unit, const TextNode& row, const PhraseBook& words) {
  return unit.item.is == Item::Is::unit && tells_of_guns_only(row.item.parts.facts) && !is_battery(unit, words);
}

}  // namespace estafette::readers
