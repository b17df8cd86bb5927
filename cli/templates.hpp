// Finds the data that comes with the program: the campaigns and the game profiles.
#pragma once

#include "base/files/files.hpp"

#include <vector>

namespace estafette::cli {

/// Says where to look from; main calls it first, with the name that the program was started by.
void remember_program(const fs::path& program);

/// A file below templates/, as "sow/waterloo.xml": in the folder that ESTAFETTE_TEMPLATES names, if it is set; or
/// where it was installed, relative to the program, so that both may be moved together; or beside the program, or in
/// any folder above it (a clone), or in share/estafette there. Throws Refusal if there is no such file.
[[nodiscard]] fs::path template_file(const fs::path& below);

/// The type of a folder of pages, to lie beside them (base/markup/look.hpp). Where the program's data has none, the
/// pages use what the reader's computer has.
[[nodiscard]] std::vector<Document> type_of_pages();

}  // namespace estafette::cli
