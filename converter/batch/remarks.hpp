// Words in an order of battle that we do not know, though they may be right, and arms that scaling leaves out: remarked
// on, never refused.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/scaling/rules.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// One sentence for each nation that is not in the game profile and each kind of gun that is not in the rules, with the
/// nearest that is.
[[nodiscard]] std::vector<std::string> remarks(const Orbat& orbat, const scaling::ScalingRules& rules,
                                               const sow::Profile& profile);

/// How many commands stand under no corps, if they have guns: rule 1.3 cuts these for each corps, and divisions that
/// stand alone lose theirs.
[[nodiscard]] int divisions_alone(const Orbat& orbat);

/// A sentence for each arm of which scaling has left nothing, with what can be done about it, or that the umpire wished
/// it so: "nothing is left of its guns (8): a third is too few for a unit. Say how many a battery shall keep: ..."
[[nodiscard]] std::vector<std::string> arms_lost(const Orbat& before, const Orbat& after);

}  // namespace estafette::batch
