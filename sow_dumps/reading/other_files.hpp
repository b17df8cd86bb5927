// What is this file, if it is not a dump? Knows the files that an umpire has at hand by how they begin.
// Source: docs/formats (outline.md, losses.md, battle-sheet.md, dumps.md).
#pragma once

#include <string>
#include <string_view>

namespace estafette::dumps {

/// "an outline of an order of battle", "a battle sheet", "an Excel workbook" ...; for any other file "a file whose rows
/// do not look like a dump". For the message of a refusal.
[[nodiscard]] std::string looks_like(std::string_view bytes);

}  // namespace estafette::dumps
