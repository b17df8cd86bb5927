// The field at the start of the battle as a plan for people: north up, troops to scale, commands tied to their
// brigades, arrivals with edge and hour, objectives, and a legend. The game does not use it.
// docs/formats/field-plan.md.
#pragma once

#include "converter/sow/mod.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>

namespace estafette::sow {

/// How the plan is used: a file of its own, which has its title and its colours in it; or part of a page, which has
/// both already, and where each unit leads to its row.
enum class PlanUse { alone, in_page };

/// SVG. `picture`: the map from above, as map_picture gives it; empty: plain paper.
[[nodiscard]] std::string field_plan(const Mod& mod, const Profile& profile, const std::string& picture, PlanUse use);

}  // namespace estafette::sow
