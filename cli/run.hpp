// From the words of a command line to an exit code. Only here exceptions become advice.
#pragma once

#include "cli/console.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

/// docs/architecture.md, "Core ideas".
enum class ExitCode {
  done = 0,
  refused = 1,  ///< the input was refused and nothing was changed; of a batch some inputs were, and the others are done
  usage = 2,    ///< the command line was not understood
  internal = 3  ///< our fault
};

/// Runs the verb that `words` (without the program's name) begin with.
[[nodiscard]] ExitCode run(const std::vector<std::string>& words, const Console& say);

}  // namespace estafette::cli
