// Draws the field at the start of the battle for people to see: an SVG picture, north at the top.
// The game does not use it.
#pragma once

#include "converter/sow/field_army.hpp"
#include "converter/sow/ground.hpp"
#include "converter/sow/objectives.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// Shows every battalion, squadron and gun in its place, each BD with its name, reinforcements at their edge of the map
/// with their hour, and objectives as circles. REQUIRES a field that is deployed.
[[nodiscard]] std::string preview_svg(const std::string& title, const Field& field, const Ground& ground,
                                      const std::vector<Objective>& objectives);

}  // namespace estafette::sow
