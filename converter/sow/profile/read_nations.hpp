// Reads <nations> of a game profile: the classes, weapons and flags of each nation.
#pragma once

#include "base/markup/xml.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// Problems go to those of the element's file.
void read_nations(Profile& profile, XmlElement& element);

}  // namespace estafette::sow
