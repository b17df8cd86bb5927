// Headings of an arm that stand among troops with nothing below them: "Foot artillery", "Landwehr cavalry", "Light
// Artillery of the Guard" in a list whose other entries have no figures either. They are troops.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

/// True if that heading is troops itself: its name says which of its arm they are, or it is of guns and set in below
/// its command, as far in as a unit of this or another command. `holder`: the command or heading that it is in.
[[nodiscard]] bool is_arm_as_troops(const TextOutline& outline, std::size_t heading, std::optional<std::size_t> holder,
                                    const PhraseBook& words);

/// "Horse artillery" above "Foot artillery", as far in and without a number: both are troops, and the first is no
/// heading of the other.
[[nodiscard]] bool stands_before_other_guns(const TextOutline& outline, std::size_t heading, const PhraseBook& words);

/// "INFANTRY" with nothing of its own, right above divisions or brigades of foot: it only parts them from the others.
[[nodiscard]] bool parts_commands_by_arm(const TextOutline& outline, std::size_t heading, const PhraseBook& words);

}  // namespace estafette::readers
