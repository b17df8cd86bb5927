// inspect: what the program's pages are made of beside words: type, style sheets, scripts. No verb takes them, but
// whoever looks through the folders of templates is told what they are.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// Says so of a font by its first bytes, and of a style sheet or a script by its ending and its first line; false if it
/// is none of them.
bool inspect_page_part(const Inspected& in, Findings& say);

}  // namespace estafette::inspection
