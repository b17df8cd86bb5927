// Orders of battle for the property tests: any shape that structure.hpp allows, any kind, any size, awkward names too.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <rapidcheck.h>

namespace estafette::test {

/// In history's strength: armies of corps of divisions of brigades of regiments, with guns and support at all levels.
[[nodiscard]] rc::Gen<Orbat> historical_orbats();

/// As scaling leaves them: one corps (BC) of one to four divisions or cavalry divisions (BD, BCD) of brigades (BB) of
/// battalions, squadrons and batteries, every brigade with some troops. Nations: France and allies, or Coalition.
[[nodiscard]] rc::Gen<Formation> scaled_armies(bool french);

}  // namespace estafette::test
