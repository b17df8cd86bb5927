// An order of battle as every set of tabletop rules takes it: an army, its commands, their divisions, and the troops of
// each.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

/// What the making of a roster knows besides the order of battle.
struct RosterWishes {
  int scale = 1;  ///< men of history for a man of the order of battle
  int year = 1813;
  std::string morale = "average";
};

/// The troops of a division, whatever stands below it. They point into the order of battle.
struct DivisionTroops {
  std::string name;
  std::string place;  ///< "1/IV": its number, and its corps
  std::vector<const Unit*> units;
};

struct CommandTroops {
  std::string name, commander;
  Ratings ratings;
  std::vector<DivisionTroops> divisions;
  [[nodiscard]] std::string nation() const;  ///< of most of its men
};

struct ArmyTroops {
  std::string name, commander;
  Ratings ratings;
  bool has_chief = false;  ///< not if there are several first formations
  std::vector<CommandTroops> commands;
  [[nodiscard]] std::string nation() const;
};

/// The commands are the formations below the first one; its own troops are one more. If there are several first ones,
/// these are the commands, and nobody commands them all.
[[nodiscard]] ArmyTroops muster(const Orbat& orbat);

/// All troops of a formation and of what stands under it.
[[nodiscard]] DivisionTroops troops_of(const Formation& formation, const std::string& place);

[[nodiscard]] int men_in(const std::vector<const Unit*>& units);
[[nodiscard]] int guns_in(const std::vector<const Unit*>& units);

/// The last word of a name, as people speak of a commander: "Marshal Ney" is "Ney". Nobody: "nobody named".
[[nodiscard]] std::string surname_of(const std::string& commander);

/// His ability, or 3 of 6 if it is not said.
[[nodiscard]] int ability_of(const Ratings& ratings);

/// Cuts troops by their order into as many parts of about as many men; there are never more parts than units.
[[nodiscard]] std::vector<std::vector<const Unit*>> cut_by_men(const std::vector<const Unit*>& units, int parts);

}  // namespace estafette::tabletop
