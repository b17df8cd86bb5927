// Reads somebody's own spreadsheet as an order of battle, by a mapping of its columns: the umpire's or a proposed one.
// docs/formats/spreadsheets.md
#pragma once

#include "base/dates.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Reads a table by the given mapping. Every row is read, or is listed in the looks; the mapping's guesses are marked
/// in the first command's note and counted. `day`: of several columns of men, the umpire wants that of this day.
/// `nation`: of the troops whose nation the table does not tell, as the umpire states it. Throws Refusal if the mapping
/// does not fit, or if the table has no troops.
[[nodiscard]] Reading read_spreadsheet(std::string_view utf8, const Mapping& given, const ColumnWords& titles,
                                       const PhraseBook& words, const std::string& file,
                                       std::optional<Date> day = std::nullopt, const std::string& nation = "");

/// The first of the mappings that fits the table, or else a proposed one.
[[nodiscard]] Mapping mapping_for(std::string_view utf8, const std::vector<Mapping>& mappings,
                                  const ColumnWords& titles, const PhraseBook& words, const std::string& file);

}  // namespace estafette::readers
