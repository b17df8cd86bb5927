// Lines that add up the troops above them, arm by arm, as if they were more troops:
//   4 Bat. Infanterie 2800 Mann
//   5 Esk. Cavallerie 600 Pferde
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// What the row states of a command's troops, if it names nothing but an arm, or nothing at all, and each of its
/// figures is the sum of those above it; the men count as those of the arm. Nothing for any other row, and if there is
/// only one unit for a row that names no arm.
[[nodiscard]] std::optional<Facts> recapitulated(const TextNode& row, const TextOutline& outline, std::size_t command,
                                                 const PhraseBook& words);

/// Men, with their officers, however a line tells them; nothing if it does not.
[[nodiscard]] std::optional<long long> men_of(const Facts& facts);

/// The arm of a unit, by what its line says; foot if it says nothing.
[[nodiscard]] Arm arm_of_unit(const TextNode& unit, const PhraseBook& words);

}  // namespace estafette::readers
