#include "converter/readers/tree/assembly/arm_alone_below.hpp"

#include "base/letters.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/peoples.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

bool is_unit_at(const TextNode& node, int depth) {
  return node.item.is == Item::Is::unit && node.line.depth == depth;
}

/// Horse or foot artillery, if its name says which.
std::optional<Kind> guns_of(const TextNode& node, const PhraseBook& words) {
  const Tokens name = tokens_of(node.item.parts.name);
  const std::optional<PhraseFound> kind = arm_alone(name, words) ? std::nullopt : kind_in(name, words);
  const std::optional<Kind> sort = kind ? kind_from(kind->is) : std::nullopt;
  return sort && arm_of(*sort) == Arm::artillery ? sort : std::nullopt;
}

}  // namespace

bool is_arm_as_troops(const TextOutline& outline, std::size_t heading, std::optional<std::size_t> holder,
                      const PhraseBook& words) {
  const TextNode& node = outline.nodes[heading];
  const Item& item = node.item;
  if (!holder || item.is != Item::Is::group || !node.children.empty() || !item.units.empty()) return false;
  if (!item.arm || item.parts.facts.figures() || parts_commands_by_arm(outline, heading, words)) return false;
  const Tokens name = tokens_of(item.parts.name);
  const bool sort = item.arm == Arm::support || (kind_in(name, words) && !arm_alone(name, words));
  const bool guns = item.arm == Arm::artillery && node.line.depth > outline.nodes[*holder].line.depth;
  if (!sort && !guns) return false;
  return std::any_of(outline.nodes.begin(), outline.nodes.end(),
                     [&](const TextNode& other) { return is_unit_at(other, node.line.depth); });
}

bool stands_before_other_guns(const TextOutline& outline, std::size_t heading, const PhraseBook& words) {
  const TextNode& node = outline.nodes[heading];
  const Item& item = node.item;
  if (item.arm != Arm::artillery || item.parts.facts.figures() || !item.units.empty() || node.children.empty())
    return false;
  const std::optional<Kind> sort = guns_of(node, words);
  const TextNode& next = outline.nodes[node.children.front()];
  const std::optional<Kind> other = guns_of(next, words);
  return sort && other && *sort != *other && next.line.depth == node.line.depth && !has_digit(next.line.text);
}

bool parts_commands_by_arm(const TextOutline& outline, std::size_t heading, const PhraseBook& words) {
  const TextNode& node = outline.nodes[heading];
  Tokens name = tokens_of(node.line.text);
  if (const std::size_t people = behind_people(name, words); people > 0 && people < name.size())
    name = Tokens(name.begin() + static_cast<std::ptrdiff_t>(people), name.end());  // "British Infantry"
  if (!name.empty() && name.back().mark(".")) name = Tokens(name.begin(), name.end() - 1);
  const std::optional<Arm> arm = name.empty() ? std::nullopt : arm_alone(name, words);
  if ((arm != Arm::infantry && arm != Arm::cavalry) || heading + 2 >= outline.nodes.size()) return false;
  const TextNode& next = outline.nodes[heading + 1];
  if (!next.formation() || !next.item.level || height(*next.item.level) > height(Level::division)) return false;
  std::size_t unit = heading + 2;  // the first below it tells what they are
  while (unit < outline.nodes.size() && outline.nodes[unit].item.is != Item::Is::unit &&
         outline.nodes[unit].item.units.empty())
    ++unit;
  if (unit == outline.nodes.size()) return false;
  const std::optional<PhraseFound> kind = kind_in(tokens_of(outline.nodes[unit].line.text), words);
  return (kind ? arm_of(*kind_from(kind->is)) : Arm::infantry) == *arm;
}

}  // namespace estafette::readers
