#include "converter/readers/tree/assembly/among_horse.hpp"

#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// How many of a command's troops are horse by their kind, and how many do not say.
struct HorseCounted {
  int horse = 0, unsaid = 0, of_a_nation = 0;
  bool others = false;

  void add(const Parts& unit, bool on_its_line, const PhraseBook& words) {
    const Tokens name = tokens_of(unit.name);
    const std::optional<PhraseFound> kind = kind_in(name, words);
    const bool part = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.mark("/"); });
    const Arm arm = unit.facts.kind ? arm_of(*unit.facts.kind) : kind ? arm_of(*kind_from(kind->is)) : Arm::cavalry;
    const bool may_be_chasseurs = on_its_line && kind && kind->guess && kind->is == to_string(Kind::light_infantry);
    if (arm == Arm::artillery || arm == Arm::support) return;  // a troop of horse artillery rides with them
    others = others || unit.facts.battalions || unit.facts.companies || part || name.empty() ||
             (arm != Arm::cavalry && !may_be_chasseurs);
    if (kind && !kind->guess && arm == Arm::cavalry)
      ++horse;
    else if (!kind || arm != Arm::cavalry)
      ++unsaid;
    if (!kind && !nation_in(name, "", words).empty()) ++of_a_nation;
  }
};

}  // namespace

bool rides_all(const TextNode& command, const TextOutline& outline, const PhraseBook& words) {
  HorseCounted all;
  for (const Parts& unit : command.item.units) all.add(unit, true, words);
  for (const std::size_t child : command.children) {
    const TextNode& below = outline.nodes[child];
    if (below.item.is != Item::Is::unit || !below.children.empty()) return false;
    all.add(below.item.parts, false, words);
    if (all.others) return false;
  }
  if (all.others || all.horse == 0 || all.unsaid > 2 * all.horse) return false;
  return all.horse > 1 || (all.unsaid > 0 && all.unsaid == all.of_a_nation);
}

bool holds_horse_beside(const TextNode& command, const TextOutline& outline, const PhraseBook& words) {
  int horse = 0;
  const auto add = [&](const Parts& unit) {
    const std::optional<PhraseFound> kind = kind_in(tokens_of(unit.name), words);
    const std::optional<Kind> told = unit.facts.kind ? unit.facts.kind : kind ? kind_from(kind->is) : std::nullopt;
    if (!told || arm_of(*told) == Arm::artillery || arm_of(*told) == Arm::support) return true;
    if (arm_of(*told) == Arm::cavalry) return ++horse > 0;
    return !unit.facts.kind && kind->guess && *told == Kind::light_infantry;  // "Cazadores", of whom it is asked
  };
  if (!std::all_of(command.item.units.begin(), command.item.units.end(), add)) return false;
  const bool all = std::all_of(command.children.begin(), command.children.end(), [&](std::size_t child) {
    const TextNode& below = outline.nodes[child];
    return below.item.is != Item::Is::unit || add(below.item.parts);
  });
  return all && horse > 0;
}

}  // namespace estafette::readers
