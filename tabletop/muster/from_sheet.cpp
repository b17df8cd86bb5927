#include "tabletop/muster/from_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::tabletop {
namespace {

void leave_out(Formation& formation, const std::set<std::string>& away) {
  std::erase_if(formation.formations, [&](const Formation& below) { return away.contains(below.id); });
  for (Formation& below : formation.formations) leave_out(below, away);
}

/// One line for each formation that comes later, by its first row.
std::vector<std::string> arrivals_in(const Formation& army, const std::vector<sow::SheetRow>& rows, int side) {
  std::vector<std::string> told;
  for (const Formation& division : army.formations) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const sow::SheetRow& one) {
      return one.side == side && one.formation == division.id && !one.arrives.empty();
    });
    if (row != rows.end())
      told.push_back(fmt::format("{} arrives at {} from the {}", division.name, row->arrives, row->edge));
  }
  return told;
}

}  // namespace

std::vector<SheetArmy> armies_of(const sow::BattleSheet& sheet) {
  std::set<std::string> away;
  for (const sow::SheetReserve& reserve : sheet.reserves) away.insert(reserve.formation);
  std::vector<SheetArmy> armies;
  for (const sow::SheetSide& side : sheet.sides) {
    SheetArmy army;
    army.attacker = side.attacker;
    army.orbat.formations.push_back(side.army);
    leave_out(army.orbat.formations.front(), away);
    army.arrivals = arrivals_in(army.orbat.formations.front(), sheet.rows, side.number);
    armies.push_back(std::move(army));
  }
  std::stable_sort(armies.begin(), armies.end(),
                   [](const SheetArmy& a, const SheetArmy& b) { return a.attacker && !b.attacker; });
  return armies;
}

}  // namespace estafette::tabletop
