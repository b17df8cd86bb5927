#include "converter/orbat/structure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace estafette {
namespace {

std::span<const UnitLevel> levels_of(Arm arm) {
  static constexpr std::array kFoot = {UnitLevel::regiment, UnitLevel::battalion, UnitLevel::company};
  static constexpr std::array kHorse = {UnitLevel::regiment, UnitLevel::squadron};
  static constexpr std::array kGuns = {UnitLevel::battery};
  switch (arm) {
    case Arm::infantry:
    case Arm::support:
      return kFoot;
    case Arm::cavalry:
      return kHorse;
    case Arm::artillery:
      return kGuns;
  }
  return {};
}

}  // namespace

bool may_stand_under(Level child, std::optional<Level> parent) noexcept {
  if (!parent) return child != Level::brigade;
  if (child == Level::brigade) return height(*parent) == 2;
  return height(child) < height(*parent);
}

bool may_belong_to(Arm arm, Level formation) noexcept {
  return height(formation) <= 2 || arm == Arm::artillery || arm == Arm::support;
}

std::vector<Problem> problems_of(const Unit& unit) {
  std::vector<Problem> found;
  const auto problem = [&](std::string column, std::string text, std::string expected, std::string remedy) {
    found.push_back({"", 0, std::move(column), std::move(text), std::move(expected), std::move(remedy)});
  };
  const Arm arm = arm_of(unit.kind);
  const std::span<const UnitLevel> allowed = levels_of(arm);
  if (std::find(allowed.begin(), allowed.end(), unit.level) == allowed.end()) {
    std::vector<std::string> words;
    for (const UnitLevel level : allowed) words.push_back(to_string(level));
    problem("level", to_string(unit.level), fmt::format("{} for {}", one_of(words), to_string(unit.kind)),
            "Change the level, or the kind");
  }
  if (arm != Arm::artillery && unit.guns.value != 0) {
    problem("guns", std::to_string(unit.guns.value), fmt::format("no guns with {}", to_string(unit.kind)),
            "Give its guns a row of their own with level battery");
  }
  if (arm == Arm::artillery && unit.guns.value > 0 && unit.piece.empty()) {
    problem("piece", "", "the battery's main piece", "Write 6-pounder, 12-pounder or the like");
  }
  if (unit.nation.empty()) problem("nation", "", "the unit's nation", "Write the name of a state");
  return found;
}

}  // namespace estafette
