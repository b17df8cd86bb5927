// Reads the two files that the game writes after a battle, even if they have been opened and saved since.
// Source: docs/formats/dumps.md.
//
// It takes any encoding, line end and separator, a header or none, columns found by name or else by place, more columns
// or fewer. Whatever is odd becomes a remark with its line. But a row whose figures cannot be read is left out, never
// read as zero, and a file that is not a dump is refused.
#pragma once

#include "sow_dumps/reading/dump.hpp"

#include <string>
#include <string_view>

namespace estafette::dumps {

/// The results dump in `bytes` (raw from the file, or decoded). A cell that is missing or empty counts as 0, one below
/// 0 as 0 and one above 99999 as 99999, each with a remark.
/// Throws Refusal if no row has the shape of a results dump, or if the header contradicts the places of the columns.
[[nodiscard]] ResultsDump read_results(std::string_view bytes, const std::string& file);

/// The unit-location dump in `bytes`. A row without a readable head count is left out, with a remark.
/// Throws Refusal if no row has the shape of a unit-location dump.
[[nodiscard]] LocationsDump read_locations(std::string_view bytes, const std::string& file);

/// Whichever of the two it is. Throws Refusal if it is neither; the message says what the file looks like.
[[nodiscard]] Dump read_dump(std::string_view bytes, const std::string& file);

}  // namespace estafette::dumps
