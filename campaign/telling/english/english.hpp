// The English language, the only one so far.
#pragma once

#include "campaign/telling/language/language.hpp"

namespace estafette::campaign {

[[nodiscard]] const Language& english();

}  // namespace estafette::campaign
