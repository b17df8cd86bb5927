// The program in a window of its own, as a double-click or a drop on its icon opens it: it greets, does what the files
// ask for, and waits, for the window closes with the program.
#pragma once

#include "cli/console/console.hpp"
#include "cli/run.hpp"

#include <istream>
#include <string>
#include <vector>

namespace estafette::cli {

/// Without words it says what it can do and what to type or drop; words that are all files or folders are taken as
/// dropped (dropped.hpp); then it waits for Enter. Any other words run as always.
[[nodiscard]] ExitCode run_in_window(const std::vector<std::string>& words, const Console& say, std::istream& keys);

}  // namespace estafette::cli
