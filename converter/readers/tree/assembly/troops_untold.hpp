// Commands whose strength is told and whose troops have no lines of their own, though something stands below them.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// "4th Division 12 5,618" with nothing below but its "4 art cos", and horse if it says how many battalions it has: its
/// foot has no lines of its own.
[[nodiscard]] bool no_foot_below(const TextOutline& outline, const TextNode& command, const PhraseBook& words);

/// "Reserve Division (7,267 men)" above "Kern's Brigade" and "Roe's Brigade", of which nothing else is told: its men
/// are on no other line.
[[nodiscard]] bool only_empty_commands_below(const TextOutline& outline, const TextNode& command);

}  // namespace estafette::readers
