// The campaign's names of formations and units, and the BB that each unit belongs to.
// Source: the orders of battle on the sheet (docs/formats/battle-sheet.md).
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"

#include <map>
#include <string>
#include <utility>

namespace estafette::dumps {

class Names {
 public:
  explicit Names(const sow::BattleSheet& sheet);

  /// The name of a formation or unit; the id itself if the side does not know it.
  [[nodiscard]] std::string of(int side, const std::string& id) const;

  /// The name of the formation right above a unit; empty if that is `formation`, in which it fought.
  [[nodiscard]] std::string brigade(int side, const std::string& unit, const std::string& formation) const;

 private:
  using Key = std::pair<int, std::string>;  // side and campaign id
  std::map<Key, std::string> names_;
  std::map<Key, std::string> above_;  // of units: the id of the formation right above
};

}  // namespace estafette::dumps
