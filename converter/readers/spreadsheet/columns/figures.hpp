// Reads figures in a spreadsheet's cells: "1,450", "1.450", "39/1387", "6 x 6-pdr", "2 bns", "ca. 800".
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// True for columns whose cells are figures.
[[nodiscard]] bool holds_figures(Holds holds);
/// True for columns of commanders, whomever they lead.
[[nodiscard]] bool holds_persons(Holds holds);

/// True if a cell says nothing: it is empty, a dash or a question mark.
[[nodiscard]] bool says_nothing(const std::string& cell);

/// What the figures of a cell state; a plain figure counts what its column counts, and is multiplied by `times` if that
/// is men: 1200 of "1.2" below "Strength (000)". Nothing if it is not a figure.
[[nodiscard]] std::optional<Facts> figures_of(Holds holds, const std::string& cell, const PhraseBook& words,
                                              int times = 1);

/// "6-pounder" from "6", "6pdr", "6 livres", "6-Pfünder"; a text that is not a weight stays as it is.
[[nodiscard]] std::string piece_of(const std::string& cell, const PhraseBook& words);

/// "8-pounder" of "8pdr Foot", a battery by its guns in a column of kinds; empty if no weight is named.
[[nodiscard]] std::string calibre_in(const Tokens& cell, const PhraseBook& words);

}  // namespace estafette::readers
