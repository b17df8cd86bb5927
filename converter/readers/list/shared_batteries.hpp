// What batteries that are listed together have together.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <vector>

namespace estafette::readers {

/// "One horse-battery (6 guns), one field-battery (4 guns) 200": where each has its guns, men behind the last are those
/// of all. The shares are noted as guesses.
void share_men_of_batteries(std::vector<Parts>& units);

/// "2 foot batteries, 1 horse battery (22 guns)": more than any had, and so they are of all. `units` is not empty.
void share_guns_of_batteries(std::vector<Parts>& units);

}  // namespace estafette::readers
