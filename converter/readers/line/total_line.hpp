// Lines that state a total: "Total 5,230", "France: total 43,532", "1st Division total: 4,100".
#pragma once

#include "converter/readers/parts/head.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

/// True if a word says so at the beginning of the line, behind its nation, before its colon or in its head. A name that
/// resembles one does not: "Fourth (Starke's) Brigade" states no strength.
[[nodiscard]] bool states_total(const Range& line, const Head& head, std::optional<std::size_t> colon);

}  // namespace estafette::readers
