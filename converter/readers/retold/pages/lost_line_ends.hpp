// Pages that lost their line ends in a copy, so that headings stand behind figures and names without any mark:
//   1st Division: GD Kern Brigade Roe: 6th Light (2 bns) 1,101, 69th Line (2 bns) 900 Brigade Dale: 39th Line 967
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// Each heading of such a line on a line of its own, with what follows it, and so each entry behind a strength that no
/// mark parts from it. Lines in which fewer than three headings stand so, and sentences, stay as they are.
[[nodiscard]] std::string with_lost_line_ends(const std::string& utf8, const PhraseBook& words);

}  // namespace estafette::readers
