// Generated orders of battle, the same ones each time: plausible in size and shape, no claim about history.
#pragma once

#include "converter/orbat/orbat.hpp"

namespace estafette::bench {

/// An army of corps of divisions of brigades, with batteries, of that many units in all; `number` tells one from
/// another.
[[nodiscard]] Orbat generated_orbat(int number, int units);

}  // namespace estafette::bench
