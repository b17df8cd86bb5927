// Figures with decimals in the cells of a table, as averages and shares of games leave them: "510,5", "1.100,5", "0.6".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// 510.5 of "510,5" and "510.50", 1100.5 of "1.100,5" and "1 100,5", 0.6 of "0.6"; nothing for a whole figure and for
/// one with marks between its thousands, "1.250".
[[nodiscard]] std::optional<double> decimal_of(std::string_view cell);

/// "1,450" and "1450" of a cell that ends with the mark of a footnote: "1,450[2]", "1450 [a]".
[[nodiscard]] std::string_view without_footnote(std::string_view cell);

/// The men of a cell with decimals, each of them `times` as many: 510 of 510.5, since half a man is none, and 1200 of
/// 1.2 by the thousand. Nothing if that would be a handful: 1.2 men are none.
[[nodiscard]] std::optional<int> men_of_decimal(double figure, int times);

}  // namespace estafette::readers
