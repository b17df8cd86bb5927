// inspect: what the game wrote after a battle.
#pragma once

#include "cli/inspected.hpp"

namespace estafette::cli {

[[nodiscard]] bool is_dump(const Inspected& in);

/// Throws Refusal for what is no dump; it says what the file looks like.
void inspect_dump(const Inspected& in, const Console& say);

}  // namespace estafette::cli
