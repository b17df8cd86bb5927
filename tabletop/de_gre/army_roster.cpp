#include "tabletop/de_gre/army_roster.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::degre {
namespace {

std::string class_of(const Unit& unit, const TabletopRules& rules) {
  const bool elite = unit.quality >= Quality::elite;
  return rules.table("kinds").row(to_string(unit.kind)).text(elite ? "class-elite" : "class");
}

std::string marked(const RuleRow& row) {
  return row.from.reconstructed ? row.from.rule + ", reconstructed" : row.from.rule;
}

void note_class(RosterPiece& piece, const std::string& name, const TabletopRules& rules) {
  const RuleRow& row = rules.table("classes").row(name);
  piece.notes.push_back(fmt::format("{}: value {}, moves {} squares, {} ({})", name, row.text("value"),
                                    row.text("move"), row.yes("supports") ? "supports" : "does not support",
                                    marked(row)));
}

/// Every model of a battery may be lost: crews, guns and wagon.
void add_battery(RosterPiece& piece, const std::string& name, const TabletopRules& rules) {
  const RuleRow& row = rules.table("batteries").row(name);
  for (const char* model : {"foot-crew", "mounted-crew", "foot-guns", "horse-guns", "wagons"}) {
    const int number = row.whole(model);
    if (number == 0) continue;
    piece.groups.push_back(number);
    piece.steps += number;
    piece.notes.push_back(fmt::format("{} {} (DG Organization)", number, model));
  }
}

RosterPiece piece_of(const Unit& unit, const std::string& id, const TabletopRules& rules) {
  const std::string name = class_of(unit, rules);
  RosterPiece piece;
  piece.id = id;
  piece.name = unit.name;
  piece.quality = to_string(unit.quality);
  piece.arm = arm_of(unit.kind) == Arm::artillery ? to_string(unit.kind) : to_string(arm_of(unit.kind));
  piece.label = fmt::format("{} {} {}", id, name, unit.name);
  if (arm_of(unit.kind) == Arm::artillery) {
    add_battery(piece, name, rules);
  } else {
    piece.steps = rules.table("organization").row(name).whole("stands");
    piece.groups = {piece.steps};
    note_class(piece, name, rules);
  }
  piece.members = {{unit.id, unit.name, unit.men.value, unit.guns.value}};
  return piece;
}

}  // namespace

TableRoster army_roster(const Orbat& orbat, const TabletopRules& rules) {
  const ArmyTroops army = muster(orbat);
  TableRoster roster;
  roster.army = army.name;
  for (const CommandTroops& from : army.commands) {
    RosterCommand command;
    command.name = from.name;
    command.label = surname_of(from.commander) + ", " + from.name;
    for (const DivisionTroops& division : from.divisions) {
      int number = 0;
      for (const Unit* unit : division.units) {
        if (class_of(*unit, rules) == "none") {
          roster.remarks.push_back(fmt::format("{}: {} men are not put on the table", unit->name, unit->men.value));
          continue;
        }
        command.pieces.push_back(piece_of(*unit, fmt::format("{}/{}", ++number, division.place), rules));
      }
    }
    command.notes.emplace_back("a unit of one stand goes back, unless it is light infantry or guards (DG 9)");
    roster.commands.push_back(std::move(command));
  }
  return roster;
}

}  // namespace estafette::tabletop::degre
