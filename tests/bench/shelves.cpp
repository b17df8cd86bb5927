#include "bench/shelves.hpp"

#include "converter/orbat/ids.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

namespace estafette::bench {
namespace {

constexpr std::array kNations = {"France", "Italy", "Saxony", "Württemberg", "Bavaria"};
constexpr int kUnitsOfADivision = 15;
constexpr int kDivisionsOfACorps = 4;

Unit unit_of(int number, int place) {
  Unit unit;
  const int sort = place % kUnitsOfADivision;
  unit.nation = kNations.at(static_cast<std::size_t>((number + place / kUnitsOfADivision) % 5));
  unit.commander = fmt::format("Colonel {}", place);
  unit.source = "generated";
  if (sort >= kUnitsOfADivision - 2) {
    unit.level = UnitLevel::battery;
    unit.kind = sort % 2 == 0 ? Kind::foot_artillery : Kind::horse_artillery;
    unit.name = fmt::format("{}/{}th Artillery", sort, place);
    unit.men = Men{110 + (number + place) % 60};
    unit.guns = Guns{place % 3 == 0 ? 6 : 8};
    unit.piece = "6-pounder";
  } else if (sort >= kUnitsOfADivision - 5) {
    unit.kind = Kind::light_cavalry;
    unit.name = fmt::format("{}th Hussars", place);
    unit.men = Men{300 + (number * 7 + place * 13) % 500};
    unit.subunits = 4;
  } else {
    unit.kind = sort % 4 == 0 ? Kind::light_infantry : Kind::line_infantry;
    unit.name = fmt::format("{}th {}", place, sort % 4 == 0 ? "Légère" : "Line");
    unit.men = Men{900 + (number * 11 + place * 37) % 1500};
    unit.subunits = 3;
  }
  return unit;
}

}  // namespace

Orbat generated_orbat(int number, int units) {
  Formation army;
  army.level = Level::army;
  army.name = fmt::format("Army {}", number);
  for (int place = 0; place < units;) {
    Formation corps;
    corps.level = Level::corps;
    corps.name = fmt::format("{} Corps", army.formations.size() + 1);
    for (int d = 1; d <= kDivisionsOfACorps && place < units; ++d) {
      Formation division;
      division.level = Level::division;
      division.name = fmt::format("{}th Division", static_cast<int>(army.formations.size()) * kDivisionsOfACorps + d);
      division.commander = fmt::format("General {}", place);
      const int end = std::min(units, place + kUnitsOfADivision);
      for (; place < end; ++place) division.units.push_back(unit_of(number, place));
      corps.formations.push_back(std::move(division));
    }
    army.formations.push_back(std::move(corps));
  }
  Orbat orbat{{std::move(army)}};
  assign_ids(orbat);
  return orbat;
}

}  // namespace estafette::bench
