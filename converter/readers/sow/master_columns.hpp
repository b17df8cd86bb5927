// The 34 columns of a master file in their order: the form in which a unit keeps its line of the game's file.
// Source: docs/formats/game-order-of-battle.md, "Columns".
#pragma once

#include "base/csv.hpp"
#include "converter/readers/sow/words.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {

/// Where each column stands in a file, if it does; Ability to Leadership, which have no sure titles, never do by
/// themselves.
using SowColumns = std::array<std::optional<std::size_t>, kScenarioColumns>;

/// Where they stand in a master file.
[[nodiscard]] SowColumns masters_columns();

/// True if all columns of a master stand where they do there.
[[nodiscard]] bool are_masters(const SowColumns& columns);

/// "Name,ID,NAME1,...": what stands above the rows of a master file.
[[nodiscard]] const std::string& master_header();

/// A row of a file with these columns, as a line of a master; a comma or a quotation mark in a field becomes a blank.
[[nodiscard]] std::string as_master(const CsvRow& row, const SowColumns& columns);

}  // namespace estafette::readers
