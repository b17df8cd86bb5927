// What is read from a typed text, in one line: for tests that name one manner of writing.
#pragma once

#include "converter/readers/text/read_text.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers::text_test {

[[nodiscard]] Reading read(const std::string& text);

/// "Division[unit men; Brigade[unit men guns; ]]"
[[nodiscard]] std::string told(const Reading& reading);

/// "Kern battalion 1 360; Kern battalion 2 359; ": what a command has that only counts its battalions, where `name` is
/// "Kern battalion", and they share so many men.
[[nodiscard]] std::string counted(const std::string& name, int battalions, int men);

/// What `told` says of a sentence in a page about troops of a nation.
[[nodiscard]] std::string told_of(const std::string& nation, const std::string& sentence);

/// The same of a text of Frenchmen.
[[nodiscard]] std::string french(const std::string& text);

/// A unit of the first command. Throws std::out_of_range if there is none.
[[nodiscard]] const Unit& unit_of(const Reading& reading, std::size_t at = 0);

/// "Alba Hussars 8; Toro Hussars 8; ": the units of the first command that has any, with their battalions or squadrons.
[[nodiscard]] std::string battalions(const Reading& reading);

/// The lines that need a look.
[[nodiscard]] std::vector<int> asked(const Reading& reading);

}  // namespace estafette::readers::text_test
