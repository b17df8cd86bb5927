// A small campaign with a secret in every place where one can stand: whatever is the French side's has "frsecret" in
// its name, what is the Coalition's has "cosecret", and what is the umpire's alone has "umsecret". Two half-weeks, a
// battle.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/support/theatres.hpp"

#include <vector>

namespace estafette::test {

inline constexpr const char* kFrench = "frsecret";
inline constexpr const char* kCoalition = "cosecret";
inline constexpr const char* kUmpire = "umsecret";

[[nodiscard]] const Theatre& planted_country();
[[nodiscard]] std::vector<Event> planted_events();
[[nodiscard]] std::vector<Chapter> planted_chapters();

}  // namespace estafette::test
