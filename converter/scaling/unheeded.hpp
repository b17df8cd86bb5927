// Wishes for scaling that cannot be read or have no effect where they stand: nobody should think that they were heeded.
#pragma once

#include "converter/scaling/scaled.hpp"

namespace estafette::scaling {

/// Asks about each of them, with what can be written there.
void ask_about_unheeded(const Orbat& orbat, Scaled& result);

}  // namespace estafette::scaling
