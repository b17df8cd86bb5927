// How wide words are in print. The drawing tells every viewer to keep these widths (textLength), so that a plan without
// collisions stays without them, whatever fonts a computer has.
#pragma once

#include <string_view>

namespace estafette::cartography {

enum class Face { serif, serif_bold, sans, sans_bold };

/// Millimetres, for letters of that height (the size of the font). Widths are those of Times and Helvetica.
[[nodiscard]] double breadth(std::string_view utf8, Face face, double height);

}  // namespace estafette::cartography
