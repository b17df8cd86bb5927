// A state for tests of what is written and read.
#pragma once

#include "campaign/state/state.hpp"

namespace estafette::test {

/// A state with something in every member.
[[nodiscard]] campaign::State full_state();

}  // namespace estafette::test
