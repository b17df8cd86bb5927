#include "support/nafziger.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

namespace estafette::test {
namespace {

std::string parts(const Unit& unit) {
  const bool one = unit.subunits == 1;
  switch (arm_of(unit.kind)) {
    case Arm::infantry:
      return fmt::format(" ({} {})", unit.subunits, one ? "bn" : "bns");
    case Arm::cavalry:
      return fmt::format(" ({} {})", unit.subunits, one ? "sqn" : "sqns");
    default:
      return one ? "" : fmt::format(" ({} bns)", unit.subunits);
  }
}

void write(std::string& text, const Unit& unit, std::size_t indent) {
  text += std::string(indent, ' ') + unit.name + (unit.commander.empty() ? "" : ": " + unit.commander) + parts(unit);
  if (arm_of(unit.kind) == Arm::artillery) text += fmt::format(" ({}/{}s)", unit.guns.value, unit.piece);
  text += fmt::format(" - {} men", figure(unit.men.value));
  text += fmt::format(" [{}; {}; {}; {}]\n", unit.nation, to_string(unit.kind), to_string(unit.quality),
                      to_string(unit.level));
}

void write(std::string& text, const Formation& formation, std::size_t indent) {
  std::string level = to_string(formation.level);
  level.front() = static_cast<char>(level.front() - 'a' + 'A');
  text += fmt::format("{}{}: {}: {}{}\n", std::string(indent, ' '), level, formation.name,
                      formation.commander.empty() ? "vacant" : formation.commander,
                      formation.nation.empty() ? "" : " [" + formation.nation + "]");
  for (const Unit& unit : formation.units) write(text, unit, indent + 4);
  for (const Formation& child : formation.formations) write(text, child, indent + 2);
}

}  // namespace

std::string as_nafziger_text(const Orbat& orbat) {
  std::string text = "                    Order of battle\n\n";
  for (const Formation& formation : orbat.formations) write(text, formation, 0);
  return text;
}

}  // namespace estafette::test
