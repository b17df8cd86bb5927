// Reads a game profile from its XML (docs/formats/game-profile.md).
#pragma once

#include "converter/sow/profile/profile.hpp"

#include <string>

namespace estafette::sow {

/// Throws Refusal with every problem, by line: unknown or missing attributes and elements, figures out of bounds, a
/// stand-in that is not a nation or leads back to itself, a nation that lacks a look it needs, even from a stand-in.
[[nodiscard]] Profile read_profile(const std::string& text, const std::string& file);

}  // namespace estafette::sow
