// How strong one side was, told behind its name by all that is counted of it.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Britain: 16 bns + 10 coys inf; 16 sqns cav; 30 guns - 20,641 men" as "Britain: 20,641 men, 16 bns, 16 sqns, 30
/// guns", without the companies: nothing but what is counted
/// stands behind the country.
void tell_strengths_of_sides(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
