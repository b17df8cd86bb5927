#include "converter/readers/unit/two_kinds.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"

#include <cstddef>

namespace estafette::readers {

std::optional<Kind> foot_beside_gunners(const Tokens& name, const PhraseFound& said, const PhraseBook& words) {
  if (said.guess || said.part || name.size() < 3 || arm_of(*kind_from(said.is)) != Arm::artillery) return std::nullopt;
  bool company = false, gunners = false;
  for (std::size_t at = 0; at < name.size();) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    if (!kind) {
      ++at;
      continue;
    }
    const bool foot = arm_of(*kind_from(kind->is)) == Arm::infantry;
    const bool last = at + kind->length == name.size();
    if (foot && gunners && company) return Kind::light_infantry;
    if (foot && gunners && last && !kind->guess) return Kind::line_infantry;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at + kind->length - 1);
    gunners = gunners || arm_of(*kind_from(kind->is)) == Arm::artillery;
    company = company || (gunners && unit && unit->is == to_string(UnitLevel::company));
    at += kind->length;
  }
  return std::nullopt;
}

bool is_light_alone(const Tokens& name, const PhraseFound& said, const PhraseBook& words) {
  if (said.is != to_string(Kind::light_infantry) || said.guess) return false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    const std::optional<PhraseFound> regiment =
        kind ? words.find(Sense::unit, name, at + kind->length - 1) : std::nullopt;
    const bool adjective = kind && (kind->length == 1 || (regiment && regiment->is == to_string(UnitLevel::regiment)));
    const bool light = kind && words.find(Sense::gun, name, at).value_or(PhraseFound{}).is == "sort";
    if (kind && !(adjective && light)) return false;
  }
  return !names_part(name, UnitLevel::battalion, words);
}

bool names_part(const Tokens& name, UnitLevel part, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at); unit && unit->is == to_string(part))
      return true;
  return false;
}

}  // namespace estafette::readers
