// What is read from a table, in one line: for tests that name one manner of keeping one.
#pragma once

#include "converter/readers/reading.hpp"

#include <string>

namespace estafette::readers::table_test {

[[nodiscard]] Reading read(const std::string& table, const std::string& file = "table.csv");

/// "1st Division, Kern[1st Brigade, Roe[France 9th Line 900; ]]"
[[nodiscard]] std::string told(const Reading& reading);

/// "9th Line, 900: a nation; ": what needs a look, and what was expected there.
[[nodiscard]] std::string asked(const Reading& reading);

}  // namespace estafette::readers::table_test
