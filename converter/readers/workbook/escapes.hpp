// Letters as an .xlsx writes them where XML cannot hold them, or where a program would not: "_x000D_", "_x0038_".
#pragma once

#include <string>

namespace estafette::readers {

/// "_x0038_th_x0020_Line" as "8th Line"; a blank for line ends and whatever else is no letter. "_x005F_" is the stroke
/// that begins such a sign, so that "_x005F_x0038_" is "_x0038_", as somebody has typed it.
[[nodiscard]] std::string with_escapes_read(std::string text);

}  // namespace estafette::readers
