// What the system tells of where we run: the user's variables, the program's own file.
#pragma once

#include "base/files.hpp"

#include <string>

namespace estafette {

/// The variable's value as UTF-8; empty if it is not set. To be asked before any thread begins.
[[nodiscard]] std::string environment(const char* name);

/// The file that the running program was started from, links followed; empty where the system does not tell.
[[nodiscard]] fs::path program_file();

}  // namespace estafette
