#include "sow_dumps/losses/losses.hpp"

#include "base/apportion.hpp"
#include "sow_dumps/losses/guns.hpp"
#include "sow_dumps/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_map>

namespace estafette::dumps {
namespace {

Steadiness steadiness_of(const UnitLosses& unit, bool reported, const CarryoverPolicy& policy) {
  if (!reported) return Steadiness::not_reported;
  if (unit.after.value == 0) return Steadiness::destroyed;
  const Men lost = unit.before - unit.after;
  if (lost.value * 100 >= policy.broken_from * unit.before.value) return Steadiness::broken;
  if (lost.value * 100 >= policy.shaken_from * unit.before.value) return Steadiness::shaken;
  return Steadiness::in_hand;
}

std::string counted(int number, const std::string& one, const std::string& many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

/// The note: where the figures come from, and what was done to them.
std::string note_of(const UnitResult& unit, const std::string& brigade, const GunsLost& guns) {
  std::vector<int> lines;
  int unreported = 0;
  for (const RowResult& row : unit.rows) {
    if (row.line > 0) lines.push_back(row.line);
    unreported += row.reported ? 0 : 1;
  }
  std::vector<std::string> parts;
  if (!brigade.empty()) parts.push_back(brigade);
  if (!lines.empty()) {
    std::string text = lines.size() == 1 ? "dump line " : "dump lines ";
    for (std::size_t i = 0; i < lines.size(); ++i) text += fmt::format("{}{}", i == 0 ? "" : " ", lines[i]);
    parts.push_back(text);
  }
  const std::size_t rows = unit.rows.size();
  if (unreported > 0) {
    parts.push_back(rows == 1 ? "not in the dump: keeps its men"
                              : fmt::format("{} of {} rows not in the dump: they keep their men", unreported, rows));
  }
  parts.insert(parts.end(), unit.notes.begin(), unit.notes.end());
  Men captured;
  for (const RowResult& row : unit.rows) captured += row.captured;
  if (captured.value > 0) parts.push_back(fmt::format("{} of the missing are prisoners", captured.value));
  if (guns.with_crew.value > 0) {
    parts.push_back(counted(guns.with_crew.value, "gun lost with its crew", "guns lost with their crews"));
  }
  if (guns.captured.value > 0) parts.push_back(counted(guns.captured.value, "gun captured", "guns captured"));
  return fmt::format("{}", fmt::join(parts, "; "));
}

UnitLosses losses_of(const UnitResult& unit, const Names& names, const CarryoverPolicy& policy) {
  UnitLosses losses;
  losses.side = unit.side;
  losses.id = unit.id;
  losses.name = names.of(unit.side, unit.id);
  losses.formation = unit.formation;
  losses.formation_name = names.of(unit.side, unit.formation);
  losses.brigade = names.brigade(unit.side, unit.id, unit.formation);
  losses.kind = unit.kind;
  bool reported = false;
  for (const RowResult& row : unit.rows) {
    losses.before += row.men;
    losses.killed += row.killed;
    losses.wounded += row.wounded;
    losses.missing += row.missing;
    losses.captured += row.captured;
    losses.guns_before += row.guns;
    reported = reported || row.reported;
  }
  const GunsLost guns = guns_lost(unit, policy);
  losses.after = losses.before - losses.killed - losses.wounded - losses.missing;
  losses.guns_after = losses.guns_before - guns.with_crew - guns.captured;
  losses.condition = steadiness_of(losses, reported, policy);
  losses.note = note_of(unit, losses.brigade, guns);
  return losses;
}

std::string becomes(Fate fate, const CarryoverPolicy& policy) {
  switch (fate) {
    case Fate::killed:
      return "lost; his successor takes over";
    case Fate::wounded:
      return fmt::format("back after {}; until then his second commands",
                         counted(policy.commander_back_after, "turn", "turns"));
    case Fate::missing:
      return "lost to the campaign, unless the umpire lets him escape or be exchanged";
    case Fate::not_known:
      return "in command until the players say otherwise";
  }
  return "";
}

/// True if units are reported, and all of them have every man and gun.
bool nobody_lost(const std::vector<UnitLosses>& units) {
  const auto whole = [](const UnitLosses& unit) {
    return unit.after == unit.before && unit.guns_after == unit.guns_before;
  };
  const auto silent = [](const UnitLosses& unit) { return unit.condition == Steadiness::not_reported; };
  return std::all_of(units.begin(), units.end(), whole) && !std::all_of(units.begin(), units.end(), silent);
}

}  // namespace

std::string to_string(Steadiness condition) {
  switch (condition) {
    case Steadiness::in_hand:
      return "in hand";
    case Steadiness::shaken:
      return "shaken";
    case Steadiness::broken:
      return "broken";
    case Steadiness::destroyed:
      return "destroyed";
    case Steadiness::not_reported:
      return "not reported";
  }
  return "";
}

int lost_percent(Men sent, Men left) {
  return sent.value == 0 ? 0 : static_cast<int>(nearest_share((sent - left).value, {100, sent.value}));
}

void share_out_returns(std::vector<UnitLosses>& units, const CarryoverPolicy& policy) {
  std::map<int, std::vector<UnitLosses*>> sides;
  for (UnitLosses& unit : units) sides[unit.side].push_back(&unit);
  for (const auto& [number, of_side] : sides) {
    std::vector<Men> wounded;
    std::vector<Men> missing;
    for (const UnitLosses* unit : of_side) {
      wounded.push_back(unit->wounded);
      missing.push_back(unit->missing - unit->captured);
    }
    const std::vector<Returns> wounded_back = deal_returns(wounded, policy.wounded_back);
    const std::vector<Returns> missing_back = deal_returns(missing, policy.missing_back);
    for (std::size_t i = 0; i < of_side.size(); ++i) {
      of_side[i]->wounded_back = wounded_back[i];
      of_side[i]->missing_back = missing_back[i];
      of_side[i]->missing_back.lost_for_good += of_side[i]->captured;
    }
  }
}

Losses carry_over(const sow::BattleSheet& sheet, const Reconciled& reconciled, const CarryoverPolicy& policy) {
  const Names names(sheet);
  Losses losses;
  losses.battle = sheet.name;
  losses.synthetic = reconciled.synthetic;
  losses.silent_officers = reconciled.silent_officers;
  losses.rows_sent = reconciled.rows_sent;
  losses.rows_found = reconciled.rows_found;
  losses.hours = reconciled.hours;
  losses.half_time = reconciled.half_time;
  losses.remarks = reconciled.remarks;
  for (const UnitResult& unit : reconciled.units) losses.units.push_back(losses_of(unit, names, policy));
  share_out_returns(losses.units, policy);
  if (nobody_lost(losses.units))
    losses.remarks.push_back({reconciled.file, 0,
                              "nobody has lost a man in it: is it of the battle's beginning, or a form that nobody "
                              "has filled in?"});
  for (const OfficerResult& officer : reconciled.officers) {
    losses.officers.push_back({officer.side, officer.id, officer.name, names.of(officer.side, officer.id), officer.fate,
                               becomes(officer.fate, policy), officer.why});
  }
  return losses;
}

}  // namespace estafette::dumps
