// An army that nobody has ever led, thrown with dice: what a page tells of, and so what must be read of it.
#pragma once

#include "converter/orbat/words.hpp"
#include "converter/readers/tellings/tongue.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// A regiment or a battery. Its number is unique in its army.
struct Regiment {
  std::string sort;  ///< as the tongues call it: "line", "hussars", "foot_battery"
  Arm arm = Arm::infantry;
  int number = 0;
  std::string place;      ///< after which it is called, if its form wants one
  std::string commander;  ///< surname; others may have the same
  int parts = 0;          ///< battalions or squadrons; none of a battery
  int men = 0, guns = 0;
};

struct Command {
  std::string sort;  ///< "army", "corps", "division", "cavalry_division", "brigade", "cavalry_brigade"
  int number = 0;
  std::string leader;  ///< surname, unique in its army
  std::vector<Regiment> regiments;
  std::vector<Command> commands;

  /// Men of all its troops.
  [[nodiscard]] int men() const;
};

[[nodiscard]] Command thrown_army(Dice& dice, const Tongue& tongue);

}  // namespace estafette::test
