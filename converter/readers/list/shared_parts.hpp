// Battalions and squadrons that stand behind the word of several units, and are those of all of them.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <span>

namespace estafette::readers {

/// "30th, 48th Jägers (4 bns)": two of each, if they come out even and no other figure stands beside them. The share is
/// noted as a guess.
void share_parts(std::span<Parts> units);

}  // namespace estafette::readers
