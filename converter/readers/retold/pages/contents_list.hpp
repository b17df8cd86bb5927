// The list of contents of a wiki's page that was copied as text: "1 British Army", "1.1 1st Division", "2 Notes".
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Takes out the lines below the title "Contents" up to the next blank one, if at least two follow, each of which has a
/// number of its section or stands again further down; gives them back as back matter. `typed`: the text with its
/// numbers.
[[nodiscard]] std::vector<TextLine> take_list_of_contents(std::vector<TextLine>& lines, std::string_view typed,
                                                          const PhraseBook& words);

}  // namespace estafette::readers
