// Reads from a game profile how good troops, commanders, wagons and couriers are (docs/formats/game-profile.md).
#pragma once

#include "base/markup/xml.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// <qualities>: the experience of each quality; fatigue and morale, which are the same for all.
void read_qualities(Profile& profile, XmlElement& element);
/// <steps>: what a kind or quality of troops can do better or worse.
void read_steps(Profile& profile, XmlElement& element);
/// <skills>, <ratings> and <follower> of a nation.
void read_nation_levels(Profile& profile, XmlElement& row, Nation& nation);

/// What the nation and its stand-ins do not say, in words: "skills of infantry".
[[nodiscard]] std::vector<std::string> missing_levels(const Profile& profile, const Nation& nation);

}  // namespace estafette::sow
