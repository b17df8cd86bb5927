// What an order of battle may look like: which command may be under which, and what a unit may be.
// Every reader uses the same checks (docs/formats/outline.md).
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/orbat.hpp"

#include <optional>
#include <vector>

namespace estafette {

/// True if a formation of level `child` may be directly under `parent`, or at the top if there is none: a brigade needs
/// a division; a division may be under a corps, an army or nobody; a corps under an army or nobody.
[[nodiscard]] bool may_stand_under(Level child, std::optional<Level> parent) noexcept;

/// True if troops of that arm may belong directly to a formation: infantry and cavalry need a division or brigade;
/// guns, engineers, train and staff may also be a corps' or an army's own.
[[nodiscard]] bool may_belong_to(Arm arm, Level formation) noexcept;

/// Problems with a unit by itself: guns with a regiment, a battery of infantry, too many men. The caller fills in
/// `file` and `line`.
[[nodiscard]] std::vector<Problem> problems_of(const Unit& unit);

inline constexpr Men kMostMen{99999};  ///< of one unit
inline constexpr Guns kMostGuns{99};   ///< of one battery
inline constexpr int kMostSubunits = 99;

}  // namespace estafette
