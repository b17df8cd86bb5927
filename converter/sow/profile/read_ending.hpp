// Reads <results>, <script> and <messages> of a game profile: how the game ends the battle, and what it says.
#pragma once

#include "base/markup/xml.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// Problems go to those of the element's file.
void read_ending(Profile& profile, XmlElement& root);

}  // namespace estafette::sow
