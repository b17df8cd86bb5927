// Corps and armies of which nothing but their strength is told.
#pragma once

#include "converter/readers/parts/facts.hpp"

#include <string>

namespace estafette::readers {

/// "21,163 men, 50 guns" of "I Corps (21,163, 50 guns)", if the command stands as high as a corps, and nothing else is
/// told: too many for one unit. Empty for any other.
[[nodiscard]] std::string strength_of_corps(const Facts& facts, int height_of_command);

}  // namespace estafette::readers
