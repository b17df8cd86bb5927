// What figures a line has, without a word of what they count.
#pragma once

#include "converter/readers/words/tokens.hpp"

#include <optional>

namespace estafette::readers {

/// Any number or ordinal.
[[nodiscard]] bool has_figures(const Tokens& tokens);

/// Any figure that is no date.
[[nodiscard]] bool tells_strengths(const Tokens& tokens);

/// "5,964", "(2,045)": a strength, and nothing else.
[[nodiscard]] std::optional<int> lone_strength(const Tokens& tokens);

}  // namespace estafette::readers
