#include "sow_dumps/losses/next_orbat.hpp"

#include <fmt/format.h>

#include <unordered_map>

namespace estafette::dumps {
namespace {

/// One side's losses and lost commanders by campaign id.
struct SideLosses {
  std::string battle;
  std::unordered_map<std::string, const UnitLosses*> units;
  std::unordered_map<std::string, const OfficerLoss*> officers;
};

/// Strikes off a commander who is certainly out, with his ratings, and says so in the note.
template <typename Command>
void strike_off(Command& command, const SideLosses& losses) {
  const auto found = losses.officers.find(command.id);
  if (found == losses.officers.end() || found->second->fate == Fate::not_known) return;
  const OfficerLoss& officer = *found->second;
  command.commander.clear();
  command.ratings = {};
  if (!command.note.empty()) command.note += "; ";
  command.note += fmt::format("{} {} at {}: {}", officer.name, to_string(officer.fate), losses.battle, officer.becomes);
}

void apply(Formation& formation, const SideLosses& losses) {
  strike_off(formation, losses);
  for (Unit& unit : formation.units) {
    strike_off(unit, losses);
    const auto found = losses.units.find(unit.id);
    if (found == losses.units.end()) continue;
    unit.men -= found->second->before - found->second->after;
    unit.guns -= found->second->guns_before - found->second->guns_after;
  }
  for (Formation& below : formation.formations) apply(below, losses);
}

}  // namespace

Orbat next_orbat(const sow::SheetSide& side, const Losses& losses) {
  SideLosses of_side{.battle = losses.battle, .units = {}, .officers = {}};
  for (const UnitLosses& unit : losses.units) {
    if (unit.side == side.number) of_side.units.emplace(unit.id, &unit);
  }
  for (const OfficerLoss& officer : losses.officers) {
    if (officer.side == side.number) of_side.officers.emplace(officer.id, &officer);
  }
  Orbat next{{side.army}};
  apply(next.formations.front(), of_side);
  return next;
}

}  // namespace estafette::dumps
