// Lines as programs for campaigns on a map list their forces: "12# Heavy Artillery 6", "1B (LT) 1,920".
// Source: docs/formats/text-orbat.md, "What is understood".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The line in words: a calibre before "#", with the guns at the line's end, and a brigade's sort in brackets. Any
/// other line as it is.
[[nodiscard]] std::string without_shorthand(std::string_view line);

/// "1. Ostpr. IR (3 B.)", "(je 4 E.)" as "(3 Bat.)", "(je 4 Esk.)", and "20.848 M. / 104 G." as men and guns.
[[nodiscard]] std::string with_parts_in_words(std::string_view line);

}  // namespace estafette::readers
