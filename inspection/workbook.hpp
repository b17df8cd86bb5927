// inspect: a workbook of a spreadsheet program, sheet by sheet.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// Throws Refusal if the file is damaged, or if nothing in it is an order of battle.
void inspect_workbook(const Inspected& in, const DataPaths& data, Findings& say);

}  // namespace estafette::inspection
