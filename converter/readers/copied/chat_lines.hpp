// Lines as a chat keeps them: [20:14] Kern: 59th Line 1,100 · 12/05/2024, 20:15 - Kern: 59th Line 1,100
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// Without the time and whoever has written it.
[[nodiscard]] std::string without_chat_head(std::string_view line);

}  // namespace estafette::readers
