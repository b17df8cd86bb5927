// A sentence that tells a command with all that is under it, as histories have them in their appendices:
//   Division Leval: Brigade Schramm: 16th Light (3 batts.), 8th Line (3 batts.); Brigade Clavel: 45th and 54th Line
//   (3 batts. each). Total 6,862 men.
// docs/formats/text-orbat.md.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The lines that a line would be in a list, if it tells of several commands or units: the entries that run on in it
/// (run_on.hpp), or for a sentence its command with the men of all, then each command under it, or its regiments and
/// then its batteries; otherwise the line itself.
[[nodiscard]] std::vector<std::string> lines_told(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
