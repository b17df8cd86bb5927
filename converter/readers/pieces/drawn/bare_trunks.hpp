// The trunk of a tree that is typed as a bar before each line, without branches: "|   22nd Line".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// In a text where bars stand before the lines and nowhere else, and some lines have more of them than others or are
/// set in behind them, blanks for each bar: they say how deep a line stands.
[[nodiscard]] std::string without_bare_trunks(std::string_view utf8);

}  // namespace estafette::readers
