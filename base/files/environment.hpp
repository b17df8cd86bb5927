// What the system says about this run, the user's environment variables and the file of the program, and what it is
// told not to do.
#pragma once

#include "base/files/files.hpp"

#include <string>

namespace estafette {

/// The variable's value as UTF-8; empty if it is not set. Call it before any thread starts.
[[nodiscard]] std::string environment(const char* name);

/// The folder of the user's documents, which OneDrive may have moved: so Windows is asked. Elsewhere it is Documents in
/// his home; empty if the system does not say.
[[nodiscard]] fs::path documents_folder();

/// The file that the running program was started from, with links followed; empty if the system does not say.
[[nodiscard]] fs::path program_file();

/// Makes standard output the same bytes on every system; Windows would put a carriage return before each line feed.
/// Call it before anything is written.
void write_plain_line_ends();

}  // namespace estafette
