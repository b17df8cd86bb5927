// Turns one row of the game's files into troops, a battery or a command, from its class, weapon, names and levels.
#pragma once

#include "converter/readers/parts/parts.hpp"
#include "converter/readers/sow/rows.hpp"

#include <map>
#include <optional>
#include <string>

namespace estafette::readers {

/// The guns of a battery, row by row.
struct BatteryGuns {
  int rows = 0, guns = 0;
  int men = 0;
  bool men_known = true;                ///< every row says how many men it has
  bool sections = false;                ///< some row is more than one gun, by its name
  std::map<std::string, int> by_piece;  ///< "" if the weapon does not say
  bool guessed_piece = false;           ///< some kind of gun is known only from the weapon's name
  std::optional<int> experience;        ///< of the first gun that has it
};

/// True if a row of artillery, by its name, is a battery, and so not a single gun.
[[nodiscard]] bool named_battery(const Tokens& name, const SowWords& sow, const PhraseBook& words);

/// A battalion, a regiment, a squadron; or a battery that is a single row.
[[nodiscard]] Parts unit_of(const SowRow& row, const SowClass& is, const SowWords& sow, const PhraseBook& words);

/// A battery's commander as the battery, without guns and gunners.
[[nodiscard]] Parts battery_of(const SowRow& row, const SowClass& is, const SowWords& sow, const PhraseBook& words);

/// `guns`: how many the row is, by its name.
void add_gun(BatteryGuns& battery, const SowRow& row, int guns, const SowWords& sow);
void set_guns(Parts& parts, const BatteryGuns& battery, const SowWords& sow);

/// A commander's row as his command.
[[nodiscard]] Parts command_parts(const SowRow& row, Level level, const SowWords& sow, const PhraseBook& words);

}  // namespace estafette::readers
