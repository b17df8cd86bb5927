#include "converter/orbat/totals.hpp"

namespace estafette {
namespace {

struct Visitor {
  std::function<void(const CommandPath&, const Unit&)> unit;
  std::function<void(const CommandPath&)> formation;
};

void walk(const Formation& formation, CommandPath& path, const Visitor& visitor) {
  path.push_back(&formation);
  if (visitor.formation) visitor.formation(path);
  if (visitor.unit) {
    for (const Unit& unit : formation.units) visitor.unit(path, unit);
  }
  for (const Formation& child : formation.formations) walk(child, path, visitor);
  path.pop_back();
}

void walk(const Orbat& orbat, const Visitor& visitor) {
  CommandPath path;
  for (const Formation& formation : orbat.formations) walk(formation, path, visitor);
}

}  // namespace

Totals& Totals::operator+=(const Totals& other) {
  infantry += other.infantry;
  cavalry += other.cavalry;
  gunners += other.gunners;
  support += other.support;
  guns += other.guns;
  return *this;
}

Totals totals(const Unit& unit) {
  Totals sum;
  sum.guns = unit.guns;
  switch (arm_of(unit.kind)) {
    case Arm::infantry:
      sum.infantry = unit.men;
      break;
    case Arm::cavalry:
      sum.cavalry = unit.men;
      break;
    case Arm::artillery:
      sum.gunners = unit.men;
      break;
    case Arm::support:
      sum.support = unit.men;
      break;
  }
  return sum;
}

Totals totals(const Formation& formation) {
  Totals sum;
  for (const Unit& unit : formation.units) sum += totals(unit);
  for (const Formation& child : formation.formations) sum += totals(child);
  return sum;
}

Totals totals(const Orbat& orbat) {
  Totals sum;
  for (const Formation& formation : orbat.formations) sum += totals(formation);
  return sum;
}

void for_each_unit(const Orbat& orbat, const std::function<void(const CommandPath&, const Unit&)>& use) {
  walk(orbat, {.unit = use, .formation = nullptr});
}

void for_each_unit(const Formation& formation, const std::function<void(const CommandPath&, const Unit&)>& use) {
  CommandPath path;
  walk(formation, path, {.unit = use, .formation = nullptr});
}

void for_each_formation(const Orbat& orbat, const std::function<void(const CommandPath&)>& use) {
  walk(orbat, {.unit = nullptr, .formation = use});
}

}  // namespace estafette
