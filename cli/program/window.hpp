// The program in a window of its own, as a double-click or a drop on its icon opens it: it greets and opens the desk,
// or does what the files ask for; and waits, for the window closes with the program.
#pragma once

#include "cli/console/console.hpp"
#include "cli/verbs/run.hpp"

#include <functional>
#include <istream>
#include <string>
#include <vector>

namespace estafette::cli {

/// What runs a command line: run(), or a test's own.
using RunCommand = std::function<ExitCode(const std::vector<std::string>& words, const Console& say)>;

/// Without words it greets and opens the umpire's desk in the browser; words that are all files or folders are taken as
/// dropped (dropped.hpp); then it waits for Enter. Any other words run as always.
[[nodiscard]] ExitCode run_in_window(const std::vector<std::string>& words, const Console& say, std::istream& keys,
                                     const RunCommand& run_command = run);

}  // namespace estafette::cli
