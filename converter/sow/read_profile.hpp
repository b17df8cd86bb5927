// The game profile, from its XML (docs/formats/game-profile.md).
#pragma once

#include "converter/sow/profile.hpp"

#include <string>

namespace estafette::sow {

/// Throws Refusal with every fault, by line: unknown or missing attributes and elements, figures out of bounds, a
/// stand-in that is no nation or leads back to itself, a nation that no stand-in helps to a look for all it needs.
[[nodiscard]] Profile read_profile(const std::string& text, const std::string& file);

}  // namespace estafette::sow
