// The outline as XML: the same columns as attributes, the hierarchy as nesting. docs/formats/outline.md
//
//   <orbat>
//     <corps name="III Corps" commander="Ney" ratings="ability=4 style=6">
//       <battery name="1/2nd Foot" nation="France" kind="foot artillery" quality="line" men="96" guns="8"
//       piece="6-pounder"/> <division name="8th Division"> <regiment name="22nd Line" .../> </division>
//     </corps>
//   </orbat>
#pragma once

#include "base/markup/xml.hpp"
#include "converter/orbat/orbat.hpp"

#include <string>

namespace estafette::readers {

/// Throws Refusal with every problem in the file; ids are assigned.
[[nodiscard]] Orbat read_outline_xml(const std::string& text, const std::string& file);

/// Writes a whole document with <orbat> as its root. read_outline_xml reads the same order of battle back.
[[nodiscard]] std::string to_xml(const Orbat& orbat);

/// Adds the formation with everything under it as an element below `parent`; its name is the level, "cavalry-corps" for
/// "cavalry corps". For files that contain orders of battle among other things.
void append_formation(pugi::xml_node parent, const Formation& formation);

/// Reads what append_formation wrote, with ids as if it were alone. Problems go to `problems`.
[[nodiscard]] Formation read_formation(XmlElement& element, ProblemList& problems);

}  // namespace estafette::readers
