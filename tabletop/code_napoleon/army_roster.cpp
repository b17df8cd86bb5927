#include "tabletop/code_napoleon/army_roster.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace estafette::tabletop::code {
namespace {

using Units = std::vector<const Unit*>;

const RuleRow& kind_of(const Unit& unit, const TabletopRules& rules) {
  return rules.table("kinds").row(to_string(unit.kind));
}

int hits_for(const Unit& leading, int men, int guns, int scale, const TabletopRules& rules) {
  const std::string& arm = kind_of(leading, rules).text("arm");
  const bool battery = arm == "foot-artillery" || arm == "horse-artillery";
  const std::string of = battery ? "battery" : arm;
  const int most = rules.whole("hits-" + of);
  const double strength =
      battery ? guns * scale / rules.value("battery-guns") : men * scale / rules.value("full-" + arm);
  const int hits = std::clamp(static_cast<int>(std::lround(most * strength)), 1, most);
  return hits + rules.table("qualities").row(to_string(leading.quality)).whole("hits");
}

/// Joins the smallest pair of neighbours of like kind until there are no more than `most`, or nobody can be joined.
std::vector<Units> joined(const Units& units, int most) {
  std::vector<Units> groups;
  for (const Unit* unit : units) groups.push_back({unit});
  while (static_cast<int>(groups.size()) > most) {
    std::size_t best = groups.size();
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
      const bool alike = groups[i].front()->kind == groups[i + 1].front()->kind &&
                         groups[i].front()->quality == groups[i + 1].front()->quality;
      const auto sum = [&](std::size_t at) { return men_in(groups[at]) + men_in(groups[at + 1]); };
      if (alike && (best == groups.size() || sum(i) < sum(best))) best = i;
    }
    if (best == groups.size()) return groups;
    groups[best].insert(groups[best].end(), groups[best + 1].begin(), groups[best + 1].end());
    groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  return groups;
}

/// "moves march column 3, line 1.5 squares": in every formation that it may have.
std::string told_moves(const std::string& arm, bool heavy, const TabletopRules& rules) {
  std::vector<std::pair<std::string, std::string>> formations;
  if (arm == "infantry")
    formations = {
        {"march column", "march-column"}, {"attack column", "attack-column"}, {"line", "line"}, {"square", "square"}};
  else if (arm == "cavalry")
    formations = {{"column", heavy ? "heavy-horse" : "light-horse"},
                  {"line", heavy ? "heavy-horse-line" : "light-horse-line"}};
  else
    formations = {{"limbered", arm == "foot-artillery" ? "foot-guns" : "horse-guns"}};
  std::string told;
  for (const auto& [name, row] : formations)
    told += fmt::format("{}{} {}", told.empty() ? "" : ", ", name, rules.table("moves").row(row).text("squares"));
  return fmt::format("moves {} squares (CN MOVEMENT, reconstructed)", told);
}

RosterPiece piece_of(const Units& units, const std::string& id, int scale, const TabletopRules& rules) {
  const Unit& leading = *units.front();
  const RuleRow& kind = kind_of(leading, rules);
  const RuleRow& quality = rules.table("qualities").row(to_string(leading.quality));
  RosterPiece piece;
  piece.id = id;
  piece.name = leading.name;
  for (std::size_t i = 1; i < units.size(); ++i) piece.name += ", " + units[i]->name;
  piece.arm = kind.text("arm");
  piece.weight = kind.text("weight") == "none" ? "" : kind.text("weight");
  piece.quality = to_string(leading.quality);
  piece.steps = hits_for(leading, men_in(units), guns_in(units), scale, rules);
  piece.groups = {piece.steps};
  piece.label = fmt::format("{} {} d{}", id, leading.name, quality.text("die"));
  piece.notes.push_back(fmt::format("unit die d{} (CN ROSTER, reconstructed)", quality.text("die")));
  piece.notes.push_back(told_moves(piece.arm, piece.weight == "heavy", rules));
  if (kind.yes("skirmishes")) piece.notes.emplace_back("may skirmish (CN FORMATIONS)");
  for (const Unit* unit : units) piece.members.push_back({unit->id, unit->name, unit->men.value, unit->guns.value});
  return piece;
}

void add_division(RosterCommand& command, const DivisionTroops& division, const RosterWishes& wishes,
                  const TabletopRules& rules, TableRoster& roster) {
  std::vector<std::pair<std::string, Units>> arms = {
      {"infantry", {}}, {"cavalry", {}}, {"foot-artillery", {}}, {"horse-artillery", {}}};
  for (const Unit* unit : division.units) {
    const std::string& arm = kind_of(*unit, rules).text("arm");
    for (auto& [name, units] : arms)
      if (name == arm) units.push_back(unit);
    if (arm == "none")
      roster.remarks.push_back(fmt::format("{}: {} men are not put on the table", unit->name, unit->men.value));
  }
  int number = 0;
  for (const auto& [arm, units] : arms)
    for (const Units& group : joined(units, rules.whole("units-in-brigade")))
      command.pieces.push_back(piece_of(group, fmt::format("{}/{}", ++number, division.place), wishes.scale, rules));
}

}  // namespace

int hits_of(const Unit& unit, int scale, const TabletopRules& rules) {
  return hits_for(unit, unit.men.value, unit.guns.value, scale, rules);
}

TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const TabletopRules& rules) {
  const ArmyTroops army = muster(orbat);
  const auto rating_of = [&](const Ratings& ratings) {
    return std::min(ability_of(ratings) / 2, rules.whole("rating-most"));
  };
  TableRoster roster;
  roster.army = army.name;
  if (army.has_chief) {
    const int rating = rating_of(army.ratings);
    roster.label =
        fmt::format("{}, {}, {} squares", surname_of(army.commander), rating, rules.whole("radius-army") + 3 * rating);
  }
  for (const CommandTroops& from : army.commands) {
    RosterCommand command;
    command.name = from.name;
    const int rating = rating_of(from.ratings);
    command.label = fmt::format("{}, {}, {}, {} squares", surname_of(from.commander), from.name, rating,
                                rules.whole("radius-corps") + 2 * rating);
    for (const DivisionTroops& division : from.divisions) add_division(command, division, wishes, rules, roster);
    command.notes.emplace_back(
        "out of its general's radius a unit advances at half speed, and neither charges nor changes "
        "formation (CN COMMAND)");
    roster.commands.push_back(std::move(command));
  }
  return roster;
}

}  // namespace estafette::tabletop::code
