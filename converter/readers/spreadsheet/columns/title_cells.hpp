// What tells the title of a column from a name, a figure or a sentence in which there is a word that titles have.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// False for part of a sentence in which there is a word that may be a title: "2nd Division", "Leval: 16th Light",
/// "Line (3 batts. each)".
[[nodiscard]] bool may_be_title(std::string_view cell);

/// "Nelson's Battery", "Roe's Battalion": what belongs to somebody, and no "Commander's name".
[[nodiscard]] bool belongs_to_somebody(const std::string& cell, const ColumnWords& titles);

/// "trois du 24e de ligne et deux du 45e.": no title of a column has so many words, and a full stop behind them.
[[nodiscard]] bool ends_sentence(std::string_view cell);

/// A row of cells of which none is a title: one that ends a sentence, or with a colon, "distributed as under:"; or with
/// a full stop behind a cell such as "On our left stood in those days a strong Alban army".
[[nodiscard]] bool is_sentence(const std::vector<std::string>& cells);

/// "One battalion each of: Alba IR 1 (900), Toro IR 2": too long for a title, or what is told stands behind a colon.
[[nodiscard]] bool tells_of_something(std::string_view cell);

}  // namespace estafette::readers
