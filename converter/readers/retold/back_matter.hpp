// What stands at the end of a page and is no order of battle: "See also", "References", "Weblinks".
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Marks the title of such a part and what belongs to it: all that stands deeper; where the text has no depth, the
/// lines up to the next blank one. Also the box that tells the sides of a battle, their leaders and strength: the
/// countries in it head no troops.
void mark_back_matter(std::vector<TextLine>& lines, const PhraseBook& words);

/// "IIIe corps modifier" without the link to edit a page of a wiki, if at least three lines of the text end with one.
void take_edit_links(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
