// Signs and words for "the same as above": ", do., ditto, id., dito, desgl.
#pragma once

#include <string_view>

namespace estafette::readers {

/// True of "ditto", "do.", "\"", "desgl.,": a comma or semicolon behind it does not count.
[[nodiscard]] bool is_ditto(std::string_view word);

}  // namespace estafette::readers
