// A cell that names several commands, one in the other: "III Corps/8th Division/1st Brigade",
// "1st Brigade, 8th Division, III Corps".
#pragma once

#include "converter/orbat/words.hpp"
#include "converter/readers/words/words.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {

/// Where a command of that level stands among army (0), corps, division and brigade.
[[nodiscard]] std::size_t place_of(Level level);

/// The names of army, corps, division and brigade in such a cell; an empty one if it does not name it. All are empty
/// if it names fewer than two, or anything else but the arm below them: "III Corps, Reserve Artillery".
[[nodiscard]] std::array<std::string, 4> command_path(std::string_view cell, const PhraseBook& words);

}  // namespace estafette::readers
