#include "sow_dumps/names.hpp"

#include "converter/orbat/totals.hpp"

namespace estafette::dumps {

Names::Names(const sow::BattleSheet& sheet) {
  for (const sow::SheetSide& side : sheet.sides) {
    const Orbat orbat{{side.army}};
    for_each_formation(
        orbat, [&](const CommandPath& path) { names_.emplace(Key(side.number, path.back()->id), path.back()->name); });
    for_each_unit(orbat, [&](const CommandPath& path, const Unit& unit) {
      names_.emplace(Key(side.number, unit.id), unit.name);
      above_.emplace(Key(side.number, unit.id), path.back()->id);
    });
  }
}

std::string Names::of(int side, const std::string& id) const {
  const auto found = names_.find({side, id});
  return found == names_.end() ? id : found->second;
}

std::string Names::brigade(int side, const std::string& unit, const std::string& formation) const {
  const auto found = above_.find({side, unit});
  return found == above_.end() || found->second == formation ? "" : of(side, found->second);
}

}  // namespace estafette::dumps
