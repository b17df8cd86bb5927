// The objectives of a battle: the place itself and the ground beside it, by kind of settlement.
// Source: docs/formats/game-objectives.md; rules 2.3 (settlements) and 5.4 (objectives decide the battle). Figures: the
// profile.
#pragma once

#include "converter/sow/profile/ground.hpp"

namespace estafette::sow {

struct Objective {
  std::string id, name;
  bool major = false;
  int x = 0, z = 0;  ///< map units, always inside the map's margin
  int radius = 0;    ///< yards
  int men = 0;
  struct Hours {
    std::string
        id;  ///< the objective's for the first, one of its own for each later span: the game wants every id once
    Clock from, until;
    int points = 0, interval = 1;  ///< minutes
    bool operator==(const Hours&) const = default;
  };
  std::vector<Hours> spans;  ///< in order of time, none overlapping
  bool operator==(const Objective&) const = default;
};

[[nodiscard]] std::vector<Objective> objectives(const BattlePlan& plan, const Ground& ground, const Profile& profile);

/// maplocations.csv; not yet in the game's encoding.
[[nodiscard]] std::string objectives_csv(const std::vector<Objective>& objectives, const Profile& profile);

}  // namespace estafette::sow
