// What men that are told for each of several units come to for one of them.
#pragma once

#include "converter/readers/parts/facts.hpp"

namespace estafette::readers {

/// "(2 bns each, 1,100 men each)": the men of each regiment, or of each battalion where a regiment of so few would be
/// no more than one; "(2 bns each) 6,250 men" tells of all, and is left as it is. True if each unit has its men.
[[nodiscard]] bool settle_men_of_each(Facts& said);

}  // namespace estafette::readers
