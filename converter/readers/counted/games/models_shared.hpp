// Models that a brigade has, and its regiments together: "Brigade Roe: 3rd, 48th - 2 bases".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {

/// "Brigade Roe (1000 men): 3rd, 48th" of "Brigade Roe: 3rd, 48th - 2 bases" or "Brigade Roe (2 bases): 3rd, 48th",
/// whose models stand from `begin` to `end`: its regiments share their men. Nothing for any other line.
[[nodiscard]] std::optional<std::string> shared_by_list(const std::string& text, std::size_t begin, std::size_t end,
                                                        int men, const PhraseBook& words);

}  // namespace estafette::readers
