// Reads an outline, whether it is CSV or XML.
#pragma once

#include "base/files.hpp"
#include "converter/orbat/orbat.hpp"

namespace estafette::readers {

/// Reads an outline, CSV or XML. Throws Refusal with every problem in the file.
[[nodiscard]] Orbat read_orbat(const fs::path& path);

/// The same for text that has been read already; `file` is for problems.
[[nodiscard]] Orbat parse_orbat(const std::string& text, const std::string& file);

}  // namespace estafette::readers
