// Who commands what: a formation, a unit or a MA, by its id. Source: rule 5.4 (commanders are lost and come back).
#pragma once

#include "campaign/state/state.hpp"

#include <functional>
#include <string>

namespace estafette::campaign {

/// Calls `use` with name and ratings of whoever commands that formation, unit or army; not at all if it no longer
/// exists.
void for_post(State& state, const std::string& command, const std::function<void(std::string&, Ratings&)>& use);

}  // namespace estafette::campaign
