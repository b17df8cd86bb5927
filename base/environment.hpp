// What the system says about this run: the user's environment variables, and the file of the program.
#pragma once

#include "base/files.hpp"

#include <string>

namespace estafette {

/// The variable's value as UTF-8; empty if it is not set. Call it before any thread starts.
[[nodiscard]] std::string environment(const char* name);

/// The folder of the user's documents, which OneDrive may have moved: so Windows is asked. Elsewhere it is Documents in
/// his home; empty if the system does not say.
[[nodiscard]] fs::path documents_folder();

/// The file that the running program was started from, with links followed; empty if the system does not say.
[[nodiscard]] fs::path program_file();

}  // namespace estafette
