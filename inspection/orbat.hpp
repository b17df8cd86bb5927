// inspect: orders of battle in every form that convert reads, and the armies of a battle sheet.
#pragma once

#include "base/table.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/any/reader_data.hpp"
#include "inspection/findings.hpp"

#include <string>
#include <vector>

namespace estafette::inspection {

/// Commands down to the brigade below a division, with units, men by arm and guns; the sum of several.
[[nodiscard]] Table strengths(const std::string& caption, const std::vector<const Formation*>& tops);

/// True if the first line looks like the header of an outline, even a misspelt one.
[[nodiscard]] bool has_outline_header(const std::string& text);

/// An outline whose header lacks something. Throws Refusal for what it lacks.
void inspect_as_outline(const Inspected& in, const DataPaths& data, Findings& say);

/// Throws Refusal as the readers do. `words`: those of `data`, which whoever asks has read already.
void inspect_orbat(const Inspected& in, const DataPaths& data, readers::ReaderData words, Findings& say);

}  // namespace estafette::inspection
