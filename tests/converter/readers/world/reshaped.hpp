// Other shapes of a text, in which it says the same: as a page of the web, broken at a width, typed in small letters,
// its units on the line of their command.
#pragma once

#include "converter/readers/world/rewritten.hpp"

#include <vector>

namespace estafette::test {

/// Every shape that we try; each is a manner of its own.
[[nodiscard]] const std::vector<Manner>& shapes();

}  // namespace estafette::test
