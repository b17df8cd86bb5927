// inspect: what the game wrote after a battle.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

[[nodiscard]] bool is_dump(const Inspected& in);

/// Throws Refusal for what is no dump; it says what the file looks like.
void inspect_dump(const Inspected& in, Findings& say);

}  // namespace estafette::inspection
