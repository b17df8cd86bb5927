// The one list of verbs: help, the command line itself and the tests walk it.
#pragma once

#include "cli/verb.hpp"

#include <vector>

namespace estafette::cli {

[[nodiscard]] std::vector<Verb> all_verbs();

}  // namespace estafette::cli
