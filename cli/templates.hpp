// Where the program's own data lies: the campaigns' rules and the game profiles.
#pragma once

#include "base/files.hpp"

namespace estafette::cli {

/// Tells from where to look; main calls it first, with the name that the program was started by.
void remember_program(const fs::path& program);

/// A file below templates/, as "sow/waterloo.xml": in the folder that ESTAFETTE_TEMPLATES names, if it is set; else
/// where it was installed, seen from the program, so that both may be moved together; else beside the program, or in
/// any folder above it (a clone), or in share/estafette there. Throws Refusal if there is none.
[[nodiscard]] fs::path template_file(const fs::path& below);

}  // namespace estafette::cli
