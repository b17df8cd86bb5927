// What the program ships and a conversion needs: reader data, 1813's scaling rules, the profile of the game.
#pragma once

#include "converter/batch/recipe.hpp"

namespace estafette::bench {

/// As `convert` takes them without options. Throws Refusal if a shipped file has a fault.
[[nodiscard]] batch::Recipe shipped_recipe();

}  // namespace estafette::bench
