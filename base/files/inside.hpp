// Files of a folder that somebody else may have made: they must not lead to what is none of its own.
#pragma once

#include "base/files/files.hpp"

#include <string>

namespace estafette {

/// The path of the file of that name in the folder, or in one below it, as path_written() reads it. Throws Refusal if
/// the name or a link leads out of the folder, by "expected `what` in its folder, or in a folder below it". Whether
/// there is such a file is not asked.
[[nodiscard]] fs::path inside(const fs::path& folder, const std::string& name, const std::string& what);

}  // namespace estafette
