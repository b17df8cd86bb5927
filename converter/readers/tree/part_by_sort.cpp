#include "converter/readers/tree/part_by_sort.hpp"

#include <optional>

namespace estafette::readers {

bool is_part_by_sort(const TextNode& unit, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.item.parts.name);
  if (unit.item.is != Item::Is::unit || !unit.children.empty() || name.empty()) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, 0);
  const std::optional<PhraseFound> part = words.find(Sense::unit, name, name.size() - 1);
  return kind && part && part->is == to_string(UnitLevel::battalion) && arm_of(*kind_from(kind->is)) == Arm::infantry &&
         (kind->length + 1 == name.size() || name.size() == 1);
}

}  // namespace estafette::readers
