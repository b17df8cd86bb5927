// The one list of verbs: the command line, its help and the tests all use it.
#pragma once

#include "cli/verb.hpp"

#include <vector>

namespace estafette::cli {

[[nodiscard]] std::vector<Verb> all_verbs();

}  // namespace estafette::cli
