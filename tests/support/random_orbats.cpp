#include "support/random_orbats.hpp"

#include "converter/orbat/ids.hpp"

#include <string>
#include <vector>

namespace estafette::test {
namespace {

using rc::gen::element;
using rc::gen::inRange;

/// Names that have hurt programs before, made unique among siblings by a number.
std::string any_name(int number) {
  const std::string stem = *element<std::string>(
      "22nd Line", "6th Léger", "Württemberg Fusiliers", "Semi;colon, comma", "\"Quoted\" Guard", "4/1st Foot", "Łódź",
      "Leib-Grenadier", "Spaced  out", "Regiment with a name that goes on for quite a while", "1. Ostpr. #2", "-");
  return stem + " " + std::to_string(number);
}

std::string any_words() {
  return *element<std::string>("", "", "plain", "a, \"b\"; c", "2 howitzers", "Größe & <tag>", "two\nlines");
}

Ratings any_ratings() {
  Ratings ratings;
  if (*rc::gen::arbitrary<bool>()) ratings.ability = *inRange(0, 7);
  if (*rc::gen::arbitrary<bool>()) ratings.style = *inRange(0, 7);
  return ratings;
}

Span any_span() {
  const Date may = *date_from("1813-05-01");
  Span span;
  if (*inRange(0, 4) == 0) span.from = may;
  if (*inRange(0, 4) == 0) span.until = day_after(may);
  return span;
}

std::optional<Men> men_if_any() {
  return *inRange(0, 4) == 0 ? std::optional(Men{*inRange(0, 900)}) : std::nullopt;
}

Unit any_unit(int number, Kind kind, const std::vector<std::string>& nations, bool scaled) {
  Unit unit;
  if (!scaled) {
    unit.when = any_span();
    unit.returned = {men_if_any(), men_if_any(), men_if_any()};
  }
  unit.name = any_name(number);
  unit.kind = kind;
  unit.nation = *rc::gen::elementOf(nations);
  unit.quality = static_cast<Quality>(*inRange(0, 6));
  unit.note = any_words();
  unit.source = any_words();
  switch (arm_of(kind)) {
    case Arm::infantry:
      unit.level =
          scaled ? UnitLevel::battalion : *element(UnitLevel::regiment, UnitLevel::battalion, UnitLevel::company);
      unit.men = Men{scaled ? *inRange(100, 801) : *inRange(0, 5000)};
      unit.subunits = scaled ? 1 : *inRange(1, 7);
      break;
    case Arm::cavalry:
      unit.level = scaled ? UnitLevel::squadron : UnitLevel::regiment;
      unit.men = Men{scaled ? *inRange(40, 301) : *inRange(0, 1500)};
      unit.subunits = scaled ? 1 : *inRange(1, 9);
      break;
    case Arm::artillery:
      unit.level = UnitLevel::battery;
      unit.guns = Guns{scaled ? *element(6, 8, 12) : *inRange(1, 13)};
      unit.men = Men{scaled ? unit.guns.value * *inRange(5, 31) : *inRange(20, 300)};
      unit.piece = *element<std::string>("6-pounder", "12-pounder", "4-pounder", "10-pounder unicorn");
      break;
    case Arm::support:
      unit.level = UnitLevel::company;
      unit.men = Men{*inRange(0, 300)};
      break;
  }
  return unit;
}

Kind any_kind(std::initializer_list<Kind> kinds) {
  return *rc::gen::elementOf(std::vector<Kind>(kinds));
}
Kind any_foot_or_horse() {
  return static_cast<Kind>(*inRange(0, 8));
}
Kind any_guns() {
  return any_kind({Kind::foot_artillery, Kind::horse_artillery});
}
Kind any_guns_or_support() {
  return any_kind({Kind::foot_artillery, Kind::horse_artillery, Kind::engineers, Kind::train, Kind::staff});
}

const std::vector<std::string> kAllNations = {"France",  "Italy",  "Saxony", "Württemberg",
                                              "Prussia", "Russia", "Sweden"};

void add_units(Formation& formation, int count, Kind (*kind)(), const std::vector<std::string>& nations, bool scaled) {
  for (int i = 0; i < count; ++i) {
    formation.units.push_back(any_unit(static_cast<int>(formation.units.size()) + 1, kind(), nations, scaled));
  }
}

Formation any_formation(Level level, int number) {
  Formation formation;
  formation.level = level;
  formation.name = any_name(number);
  formation.commander = *element<std::string>("", "Souham", "Général de division Girard", "von Yorck, Graf");
  formation.ratings = any_ratings();
  formation.note = any_words();
  formation.source = any_words();
  return formation;
}

Formation any_division(int number) {
  Formation division = any_formation(Level::division, number);
  add_units(division, *inRange(0, 3), any_guns_or_support, kAllNations, false);
  add_units(division, *inRange(0, 4), any_foot_or_horse, kAllNations, false);
  const int brigades = *inRange(0, 3);
  for (int b = 1; b <= brigades; ++b) {
    division.formations.push_back(any_formation(Level::brigade, b));
    add_units(division.formations.back(), *inRange(0, 6), any_foot_or_horse, kAllNations, false);
  }
  return division;
}

Formation any_corps(int number) {
  Formation corps = any_formation(*element(Level::corps, Level::cavalry_corps), number);
  add_units(corps, *inRange(0, 4), any_guns_or_support, kAllNations, false);
  const int divisions = *inRange(0, 4);
  for (int d = 1; d <= divisions; ++d) corps.formations.push_back(any_division(d));
  return corps;
}

}  // namespace

rc::Gen<Orbat> historical_orbats() {
  return rc::gen::exec([] {
    Orbat orbat;
    switch (*inRange(0, 3)) {
      case 0:
        orbat.formations.push_back(any_division(1));
        break;
      case 1:
        orbat.formations.push_back(any_corps(1));
        break;
      default: {
        Formation army = any_formation(Level::army, 1);
        add_units(army, *inRange(0, 2), any_guns_or_support, kAllNations, false);
        if (*inRange(0, 4) == 0) army.formations.push_back(any_division(99));
        const int below = *inRange(0, 4);
        for (int i = 1; i <= below; ++i) army.formations.push_back(any_corps(i));
        orbat.formations.push_back(std::move(army));
      }
    }
    assign_ids(orbat);
    return orbat;
  });
}

rc::Gen<Formation> scaled_armies(bool french) {
  return rc::gen::exec([french] {
    const std::vector<std::string> nations = french ? std::vector<std::string>{"France", "France", "Italy", "Baden"}
                                                    : std::vector<std::string>{"Prussia", "Russia", "Russia", "Sweden"};
    Orbat made;
    made.formations.push_back(any_formation(Level::corps, french ? 1 : 2));
    Formation& army = made.formations.back();
    army.nation = nations.front();
    const int divisions = *inRange(1, 5);
    for (int d = 1; d <= divisions; ++d) {
      army.formations.push_back(any_formation(*element(Level::division, Level::division, Level::cavalry_division), d));
      Formation& division = army.formations.back();
      const bool horse = division.level == Level::cavalry_division;
      const int brigades = *inRange(1, 5);
      for (int b = 1; b <= brigades; ++b) {
        division.formations.push_back(any_formation(Level::brigade, b));
        Formation& brigade = division.formations.back();
        add_units(brigade, *inRange(0, 3), any_guns, nations, true);
        const auto fighting = horse ? +[] { return static_cast<Kind>(*inRange(4, 8)); } : &any_foot_or_horse;
        add_units(brigade, *inRange(1, 8), fighting, nations, true);
      }
    }
    assign_ids(made);
    return made.formations.front();
  });
}

}  // namespace estafette::test
