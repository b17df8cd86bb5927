// What stands at the end of a page and is no order of battle: "See also", "References", "Weblinks".
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Marks the title of such a part and what belongs to it: all that stands deeper; where the text has no depth, the
/// lines up to the next blank one. Also the box that tells the sides of a battle, their leaders and strength: the
/// countries in it head no troops.
void mark_back_matter(std::vector<TextLine>& lines, const PhraseBook& words);

/// Marks, in a forum's page that was copied as text, whoever has posted ("Roe", "Grenadier" above "Posts: 1,204"), "Moe
/// wrote:", and the lines below it that stand elsewhere too.
void mark_posters_and_quotations(std::vector<TextLine>& lines, const PhraseBook& words);

/// Takes the lines off the end of a web page's text that tell what was left out of it (words/left_out.hpp), and gives
/// them back as back matter.
[[nodiscard]] std::vector<TextLine> take_page_furniture(std::string_view& utf8);

/// Takes out what stands between two pages of a print or a site, "- 12 -", "ADVERTISEMENT", so that what it parts goes
/// together, and gives it back as back matter.
[[nodiscard]] std::vector<TextLine> take_lines_between_pages(std::vector<TextLine>& lines, const PhraseBook& words);

/// "IIIe corps modifier" without the link to edit a page of a wiki, if at least three lines of the text end with one.
void take_edit_links(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
