#include "converter/readers/tree/assembly/troops_untold.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/tree/standing.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kFewestMenOfADivision = 1'000;

}  // namespace

bool no_foot_below(const TextOutline& outline, const TextNode& command, const PhraseBook& words) {
  const Facts& facts = command.item.parts.facts;
  const bool many = facts.men.value_or(facts.bare.value_or(0)) >= kFewestMenOfADivision;
  const bool battalions = facts.battalions || (facts.few && many && !is_mounted(command, words));
  const bool foot = many || battalions;
  if (!foot || command.children.empty() || !command.item.units.empty()) return false;
  return std::all_of(command.children.begin(), command.children.end(), [&](std::size_t child) {
    const TextNode& below = outline.nodes[child];
    const std::optional<PhraseFound> kind = kind_in(tokens_of(below.item.parts.name), words);
    const Arm arm = below.item.parts.facts.kind ? arm_of(*below.item.parts.facts.kind)
                    : kind                      ? arm_of(*kind_from(kind->is))
                                                : Arm::infantry;
    return below.item.is == Item::Is::unit &&
           (arm == Arm::artillery || arm == Arm::support || (battalions && arm == Arm::cavalry));
  });
}

bool only_empty_commands_below(const TextOutline& outline, const TextNode& command) {
  const Facts& facts = command.item.parts.facts;
  if ((!facts.men && !facts.bare) || command.children.empty() || !command.item.units.empty()) return false;
  return std::all_of(command.children.begin(), command.children.end(), [&](std::size_t child) {
    const TextNode& below = outline.nodes[child];
    return below.formation() && below.children.empty() && below.item.units.empty() && !below.item.parts.facts.figures();
  });
}

}  // namespace estafette::readers
