// Where output goes: to a terminal, or to a file or pipe.
#pragma once

namespace estafette::cli {

struct Terminal {
  bool live = false;        ///< problems go to a terminal, where a line can be overwritten
  bool colour_out = false;  ///< results may be coloured
  bool colour_err = false;  ///< problems may be coloured
};

/// What standard output and standard error are. There is colour only on a terminal that has it, and none if the
/// environment's NO_COLOR is set to anything (no-color.org), or on Windows.
[[nodiscard]] Terminal terminal_here();

/// True if the window was opened for this program alone and closes with it: a double-click on Windows.
[[nodiscard]] bool has_own_window();

/// Makes a window of the program's own as wide as its tables, if the screen has room. Does nothing but on Windows.
void widen_own_window();

}  // namespace estafette::cli
