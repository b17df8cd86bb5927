// A count and a strength at the ends of lines, "9th Line 3 1500", and on the same page "46th Line 2 990", which alone
// would be 2,990 men.
#pragma once

#include <string>

namespace estafette::readers {

/// "46th Line (2) 990" for it, where two lines or more show that no blank stands for a thousand: "3 1500".
[[nodiscard]] std::string with_counts_at_ends_apart(std::string text);

}  // namespace estafette::readers
