// Finds the wire over which the desk speaks: in the library that comes with the program, or, where the program is one
// file that needs no others, in the program itself.
#pragma once

#include "desk/wire/wire.hpp"

#include <memory>
#include <string>

namespace estafette::desk {

/// A new wire. Throws Refusal if the library is not where it was installed.
[[nodiscard]] std::unique_ptr<Wire> find_wire();

/// True if a desk answers at the address, which has its key in it. Waits two seconds at most.
[[nodiscard]] bool answers_at(const std::string& address);

}  // namespace estafette::desk
