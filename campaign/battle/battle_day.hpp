// How long it is light, and what the sky looks like: the hours and the weather of a battle by its month (rule 2.4
// leaves season and weather to the umpire). Figures: rules.xml <battle-days>, all of them ours.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/rules/dice_cup.hpp"
#include "converter/sow/plan/battle_plan.hpp"

#include <array>
#include <string>
#include <vector>

namespace estafette::campaign {

/// One month.
struct BattleDay {
  sow::Clock start, end;
  struct Sky {
    std::string word;  ///< of the game profile's weathers
    int chance = 0;    ///< in all the month's chances together
    bool operator==(const Sky&) const = default;
  };
  std::vector<Sky> skies;
  bool operator==(const BattleDay&) const = default;
};

using BattleDays = std::array<BattleDay, 12>;  ///< January first

/// Problems go to the list of the element's file: a month that is missing or comes twice, impossible hours, an end
/// before the start, no sky.
[[nodiscard]] BattleDays read_battle_days(XmlElement& element);

/// A die chooses among the skies by their chances.
[[nodiscard]] std::string draw_sky(const BattleDay& day, DiceCup& dice);

/// The dice of one battle, apart from those of the turn: the same battle gets the same, whenever it is asked.
[[nodiscard]] DiceCup dice_of_battle(const State& state, int number, ThrownDice thrown = {});

}  // namespace estafette::campaign
