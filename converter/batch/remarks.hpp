// What an order of battle says that we could not make sense of, though it may be right: said, never refused.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/scaling/rules.hpp"
#include "converter/sow/profile.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// One sentence for each nation that the game profile does not know and each piece that the rules do not, with the
/// nearest that they do.
[[nodiscard]] std::vector<std::string> remarks(const Orbat& orbat, const scaling::ScalingRules& rules,
                                               const sow::Profile& profile);

}  // namespace estafette::batch
