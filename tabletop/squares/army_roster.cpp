#include "tabletop/squares/army_roster.hpp"

#include "tabletop/muster/most_men.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace estafette::tabletop::squares {
namespace {

using Units = std::vector<const Unit*>;

class BaseMaker {
 public:
  BaseMaker(const RosterWishes& wishes, const TabletopRules& rules, TableRoster& roster)
      : wishes_(wishes), rules_(rules), roster_(roster) {}

  RosterCommand make(const CommandTroops& from) {
    RosterCommand command;
    command.name = from.name;
    const int ability = ability_of(from.ratings);
    std::string rating;
    for (const RuleRow& row : rules_.table("ratings").rows)
      if (ability >= row.whole("from")) rating = row.id;
    command.label = fmt::format("{}, {}, {}", surname_of(from.commander), from.name, rating);
    Units horse;  // of divisions too small for a base of their own
    std::map<std::string, Units> guns;
    for (const DivisionTroops& division : from.divisions) {
      Units foot, own_horse;
      for (const Unit* unit : division.units) sort(*unit, foot, own_horse, guns);
      add_bases(command, foot, division, "infantry");
      if (men_in(own_horse) * wishes_.scale * 2 >= rules_.whole("cavalry-men"))
        add_bases(command, own_horse, division, "cavalry");
      else
        horse.insert(horse.end(), own_horse.begin(), own_horse.end());
    }
    const DivisionTroops together{from.name, "C/" + sign_of(from), {}};
    add_bases(command, horse, together, "cavalry");
    for (const auto& [arm, units] : guns) add_bases(command, units, together, arm);
    command.notes.emplace_back("actions: " + rules_.table("generals").row(rating).text("dice") +
                               " dice of three, the " + rules_.table("generals").row(rating).text("takes") +
                               " counts (SQ C1)");
    return command;
  }

 private:
  static std::string sign_of(const CommandTroops& from) {
    if (from.divisions.empty()) return "0";
    const std::string& place = from.divisions.front().place;
    return place.substr(place.find('/') + 1);
  }

  const RuleRow& kind_of(const Unit& unit) const { return rules_.table("kinds").row(to_string(unit.kind)); }

  void sort(const Unit& unit, Units& foot, Units& horse, std::map<std::string, Units>& guns) {
    const std::string& arm = kind_of(unit).text("arm");
    if (arm == "infantry") foot.push_back(&unit);
    if (arm == "cavalry") horse.push_back(&unit);
    if (arm == "foot-artillery" || arm == "horse-artillery") guns[arm].push_back(&unit);
    if (arm == "none")
      roster_.remarks.push_back(fmt::format("{}: {} men are not put on the table", unit.name, unit.men.value));
  }

  [[nodiscard]] int parts_of(const Units& units, const std::string& arm) const {
    const bool guns = arm != "infantry" && arm != "cavalry";
    const int size = (guns ? guns_in(units) : men_in(units)) * wishes_.scale;
    const double usual = rules_.value(guns ? "guns" : arm + "-men");
    return std::clamp(static_cast<int>(std::lround(size / usual)), 1, static_cast<int>(units.size()));
  }

  void add_bases(RosterCommand& command, const Units& units, const DivisionTroops& of, const std::string& arm) {
    if (units.empty()) return;
    const std::string letter = arm == "infantry" ? "I" : arm == "cavalry" ? "C" : arm == "foot-artillery" ? "F" : "H";
    int number = 0;
    for (const Units& part : cut_by_men(units, parts_of(units, arm)))
      command.pieces.push_back(piece_of(part, fmt::format("{}{}/{}", letter, ++number, of.place), of.name, arm));
  }

  /// Light troops have their nation's value, and raise a base of line troops if they are half of it.
  [[nodiscard]] int skirmish_of(const Units& units) const {
    const RuleTable& table = rules_.table("skirmishers");
    const RuleRow* row = table.find(of_most_men(units, [](const Unit& unit) { return unit.nation; }));
    if (row == nullptr) row = &table.row("others");
    const std::string kind = of_most_men(units, [](const Unit& unit) { return to_string(unit.kind); });
    if (kind == to_string(Kind::militia_infantry)) return rules_.table("kinds").row(kind).whole("skirmish");
    return row->whole(kind == to_string(Kind::light_infantry) ? "light" : "line");
  }

  [[nodiscard]] RosterPiece piece_of(const Units& units, const std::string& id, const std::string& name,
                                     const std::string& arm) const {
    RosterPiece piece;
    piece.id = id;
    piece.name = name;
    piece.arm = arm;
    piece.quality = of_most_men(units, [](const Unit& unit) { return to_string(unit.quality); });
    piece.steps = rules_.whole("most-disruption");
    piece.groups = {piece.steps};
    piece.label = id;
    const bool guns = arm != "infantry" && arm != "cavalry";
    if (!guns) {
      const RuleRow& of_class = rules_.table("classes").row(piece.quality);
      piece.label += " class " + of_class.text("class");
      piece.notes.emplace_back("class " + of_class.text("class") + " (SQ A, reconstructed)");
    }
    if (arm == "infantry") {
      piece.skirmish = skirmish_of(units);
      piece.label += fmt::format(" SK{}", piece.skirmish);
    }
    if (arm == "cavalry") {
      piece.weight = of_most_men(units, [&](const Unit& unit) { return kind_of(unit).text("weight"); });
      piece.label += " " + piece.weight;
      const bool light = piece.weight == "light";
      piece.notes.push_back(
          fmt::format("{} actions more without assault (SQ C2)", rules_.whole(light ? "horse-light" : "horse-heavy")));
    }
    if (guns) {
      piece.label += arm == "foot-artillery" ? " foot guns" : " horse guns";
      piece.notes.push_back(fmt::format("{} dice for a bombardment (SQ C3)", rules_.whole("bombard-dice")));
    }
    for (const Unit* unit : units) piece.members.push_back({unit->id, unit->name, unit->men.value, unit->guns.value});
    return piece;
  }

  const RosterWishes& wishes_;
  const TabletopRules& rules_;
  TableRoster& roster_;
};

}  // namespace

TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const TabletopRules& rules) {
  const ArmyTroops army = muster(orbat);
  TableRoster roster;
  roster.army = army.name;
  if (army.has_chief) roster.label = surname_of(army.commander) + ", commander-in-chief";
  BaseMaker maker(wishes, rules, roster);
  for (const CommandTroops& command : army.commands) roster.commands.push_back(maker.make(command));
  roster.notes.push_back(fmt::format("no attack from {} {} on, no support at {} (SQ C4.3)",
                                     rules.whole("no-attack-from"), rules.steps, rules.whole("no-support-from")));
  return roster;
}

}  // namespace estafette::tabletop::squares
