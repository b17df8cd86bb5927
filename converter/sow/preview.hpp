// The field as it will stand when the battle begins, drawn for people: an SVG picture, north at the top.
// Nothing of it goes to the game.
#pragma once

#include "converter/sow/field_army.hpp"
#include "converter/sow/ground.hpp"
#include "converter/sow/objectives.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// Every battalion, squadron and gun where it stands, each BD with its name, reinforcements at their edge with their
/// hour, objectives as circles. REQUIRES a field that is deployed.
[[nodiscard]] std::string preview_svg(const std::string& title, const Field& field, const Ground& ground,
                                      const std::vector<Objective>& objectives);

}  // namespace estafette::sow
