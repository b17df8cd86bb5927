// Runs a command line and gives the exit code. The only place where exceptions become messages.
#pragma once

#include "cli/console/console.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

/// docs/architecture.md, "Core ideas".
enum class ExitCode {
  done = 0,
  refused =
      1,  ///< the input was refused and nothing was changed; in a batch some inputs were refused and the rest are done
  usage = 2,    ///< the command line was not understood
  internal = 3  ///< a mistake in the program
};

/// Runs the verb named by the first of `words` (which leave out the program's own name).
[[nodiscard]] ExitCode run(const std::vector<std::string>& words, const Console& say);

}  // namespace estafette::cli
