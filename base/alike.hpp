// Whether two names are one, asked of many pairs: most are plain, and differ in their first letters.
#pragma once

#include <string_view>

namespace estafette {

/// True if fold() (base/text.hpp) makes the same of both.
[[nodiscard]] bool alike(std::string_view a, std::string_view b);

}  // namespace estafette
