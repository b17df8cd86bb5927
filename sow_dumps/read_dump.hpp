// Reads the two files that the game writes after a battle, however they were handled since.
// Source: docs/formats/dumps.md.
//
// Forgiving in reading: any encoding, line end and separator, a header or none, columns found by name or else by
// place, more columns or fewer. Whatever is odd becomes a remark with its line. Strict in what it concludes: a row
// whose figures cannot be read is set aside, never read as zero, and a file that is no dump is refused.
#pragma once

#include "sow_dumps/dump.hpp"

#include <string>
#include <string_view>

namespace estafette::dumps {

/// The results dump in `bytes` (as they stand in the file, or decoded). A cell that is missing or empty counts as 0,
/// one below 0 as 0 and one above 99999 as 99999, each with a remark.
/// Throws Refusal if no row has the shape of a results dump, or if the header contradicts the places of the columns.
[[nodiscard]] ResultsDump read_results(std::string_view bytes, const std::string& file);

/// The unit-location dump in `bytes`. A row without a readable head count is set aside with a remark.
/// Throws Refusal if no row has the shape of a unit-location dump.
[[nodiscard]] LocationsDump read_locations(std::string_view bytes, const std::string& file);

/// Whichever of the two it is. Throws Refusal if it is neither, and says what the file looks like.
[[nodiscard]] Dump read_dump(std::string_view bytes, const std::string& file);

}  // namespace estafette::dumps
