// What the umpire sits before: a terminal, or a file or pipe that keeps what is written.
#pragma once

namespace estafette::cli {

struct Terminal {
  bool live = false;        ///< complaints go to a terminal, on which a line can be written again and again
  bool colour_out = false;  ///< results may be coloured
  bool colour_err = false;  ///< complaints may be coloured
};

/// What standard output and standard error are. There is colour only on a terminal that has it, and none if the
/// environment's NO_COLOR is set to anything (no-color.org), or on Windows.
[[nodiscard]] Terminal terminal_here();

}  // namespace estafette::cli
