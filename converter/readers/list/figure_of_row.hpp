// What a row of dots leads to behind a list: "foot battery No. 4, horse batteries Nos. 7 and 8 . . . . 24 guns".
#pragma once

#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// A list without the figures of its row, and those figures, which are of all that it names.
struct FigureOfRow {
  std::string_view list;
  Facts facts;
};

/// Nothing if no dots stand behind a list, or if anything but figures stands behind them.
[[nodiscard]] std::optional<FigureOfRow> figure_of_row(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
