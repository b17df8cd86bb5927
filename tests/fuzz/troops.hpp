// An army at campaign strength, for targets in which a campaign is founded: two MC and a MCC.
#pragma once

#include "converter/orbat/ids.hpp"
#include "converter/orbat/orbat.hpp"

#include <string>
#include <utility>
#include <vector>

namespace estafette::fuzz {

[[nodiscard]] inline Unit some_unit(const std::string& name, Kind kind, int men, int guns = 0) {
  Unit unit;
  unit.name = name;
  unit.nation = "France";
  unit.kind = kind;
  unit.men = Men{men};
  unit.guns = Guns{guns};
  if (guns > 0) unit.piece = "6-pounder";
  return unit;
}

[[nodiscard]] inline Formation some_command(Level level, const std::string& name, std::vector<Unit> units,
                                            std::vector<Formation> below = {}) {
  Formation made;
  made.level = level;
  made.name = name;
  made.nation = "France";
  made.commander = "General of " + name;
  made.units = std::move(units);
  made.formations = std::move(below);
  return made;
}

/// The same for every file that is asked for.
[[nodiscard]] inline Orbat an_army(const std::string&) {
  const auto foot = [](const std::string& name) {
    return some_command(Level::brigade, name,
                        {some_unit("1st battalion of " + name, Kind::line_infantry, 900),
                         some_unit("Battery of " + name, Kind::foot_artillery, 120, 8)});
  };
  const auto horse = [](const std::string& name) {
    return some_command(Level::brigade, name, {some_unit("1st squadron of " + name, Kind::light_cavalry, 300)});
  };
  Orbat made{
      {some_command(Level::corps, "Army of the Main", {},
                    {some_command(Level::division, "III Corps", {}, {foot("8th Division"), foot("9th Division")}),
                     some_command(Level::division, "VI Corps", {}, {foot("20th Division")}),
                     some_command(Level::cavalry_division, "I Cavalry Corps", {}, {horse("1st Light")})})}};
  assign_ids(made);
  return made;
}

}  // namespace estafette::fuzz
