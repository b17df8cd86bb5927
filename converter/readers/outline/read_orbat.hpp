// Reads an outline, whether it is CSV or XML.
#pragma once

#include "base/files/files.hpp"
#include "converter/orbat/orbat.hpp"

namespace estafette::readers {

/// Reads an outline, CSV or XML, as it is on that day; without a day, when all its dated changes have come to pass.
/// Throws Refusal with every problem in the file.
[[nodiscard]] Orbat read_orbat(const fs::path& path, const std::optional<Date>& day = std::nullopt);

/// The same for text that has been read already, with every row whatever its dates; `file` is for problems.
[[nodiscard]] Orbat parse_orbat(const std::string& text, const std::string& file);

}  // namespace estafette::readers
