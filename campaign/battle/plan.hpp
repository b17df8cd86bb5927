// From the muster to the battle plan that the game's files are written from: two armies under one command each, the
// ground, the hours, and which units the ids of the dump stand for.
// Source: rules 1.3.1 (a MC is a BD, a MD a BB: alone it is a BD of one BB), 2.4, 4.1.1, 5.5 to 5.5.3. Pure.
#pragma once

#include "campaign/battle/battle_day.hpp"
#include "campaign/battle/muster.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/profile.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// What the umpire may decide; the rest is decided by the map, the month and the dice.
struct BattleChoice {
  MusterChoice muster;
  std::string map;      ///< of the profile
  std::string weather;  ///< of the profile
  std::optional<sow::Clock> start, end;
  std::map<ForceId, int> delays;           ///< of marchers to the guns: minutes until they begin to march (5.5.1)
  std::map<ForceId, sow::Edge> arrive_at;  ///< the edge that a marcher to the guns comes from
  std::optional<sow::Edge> attacker_from;
  std::map<int, int> handicaps{};  ///< by the game's side: in 100 of its men (converter/sow/sheet/handicap.hpp)
  std::vector<sow::CorpsPlace>
      places{};  ///< of corps that the umpire has put elsewhere (converter/sow/plan/positions.hpp)
};

struct PlannedBattle {
  Muster muster;
  sow::BattlePlan plan;
  /// From the ids of the plan's armies to the campaign's: of units, of forces' commands, and of MA.
  std::map<std::string, std::string> ids;
  std::map<std::string, ForceId> forces;  ///< from the ids of the plan's BDs to the forces that they are
  std::vector<std::string> remarks;
  std::vector<Roll> dice;  ///< for the weather
};

/// "Lützen 2": a name for the mod that no other battle of the campaign has.
[[nodiscard]] std::string name_of_battle(const Theatre& theatre, const Contact& contact);

/// Same state, same choice, same plan. Throws Refusal for choices that do not fit the battle.
[[nodiscard]] PlannedBattle plan_battle(const Theatre& theatre, const State& state, const Contact& contact,
                                        const BattleChoice& choice, const BattleDays& days,
                                        const sow::Profile& profile);

}  // namespace estafette::campaign
