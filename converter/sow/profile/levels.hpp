// How good troops, commanders, wagons and couriers are in the game's levels: the nation's own figures, or those of its
// stand-in. Source: docs/formats/game-order-of-battle.md, "Ratings" and "Skills". Figures: the game profile, <skills>,
// <ratings>, <follower> of a nation, and <steps>.
#pragma once

#include "converter/orbat/ratings.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// What the nation's troops of that arm usually can do, with the steps of their kind and of their quality, and never
/// outside the nation's range. `today` is added to each: what the day has done to troops whose experience could change
/// no further. REQUIRES a nation of the profile, here and below.
[[nodiscard]] Proficiency skills_of(const Profile& profile, const Nation& nation, Kind kind, Quality quality,
                                    int today = 0);

/// Ability, Command, Control, Leadership, Style of a commander. An order of battle rates him 0 to 6; the worst is the
/// least of the nation's range, 3 its usual level, 6 its highest. What it does not say is the usual level; Command and
/// Leadership go by the ability, since nobody knows which of the three is which.
[[nodiscard]] std::array<int, 5> ratings_of(const Profile& profile, const Nation& nation, Post post,
                                            const Ratings& given);

/// Experience of a commander of that post.
[[nodiscard]] int experience_of(const Profile& profile, const Nation& nation, Post post);

/// REQUIRES wagon or courier.
[[nodiscard]] const FollowerLevels& follower_levels(const Profile& profile, const Nation& nation, Post post);

/// The post by whose ratings and name of command this one goes if it has none of its own: a cavalry corps by the corps.
[[nodiscard]] Post general_post(Post post);

}  // namespace estafette::sow
