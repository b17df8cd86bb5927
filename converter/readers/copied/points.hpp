// The points of a decree or letter, which number its entries: "1tens aus dem 26ten Regiment", "2° le 18e régiment".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Takes the numbers of the points away, with the article behind them, and the signs for "the same" before the entries
/// below a point: "1tens aus dem 26ten Regiment" and "-- -- 18ten Regiment" as "26ten Regiment" and "18ten Regiment".
void take_points(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
