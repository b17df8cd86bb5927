// Officers and men in two columns with what they make behind them, as old histories print their tables:
//   1st Division: Major-General Kern . . 192 4,863 = 5,055
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st Division: Kern 192 4,863 = 5,055" as "1st Division: Kern (192 officers, 4,863 men)"; with a question mark for
/// the officers, "(4,863 men)".
[[nodiscard]] std::string with_sum_behind(std::string_view line);

/// "14th Line, 1,488; 44th Line, 1,614 | 3,102" without the last column, where it is the sum of what stands before it.
[[nodiscard]] std::string with_sum_of_list(std::string_view line);

}  // namespace estafette::readers
