// Finds the wire over which the desk speaks: in the library that comes with the program, or, where the program is one
// file that needs no others, in the program itself.
#pragma once

#include "desk/wire.hpp"

#include <memory>

namespace estafette::desk {

/// A new wire. Throws Refusal if the library is not where it was installed.
[[nodiscard]] std::unique_ptr<Wire> find_wire();

}  // namespace estafette::desk
