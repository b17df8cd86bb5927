// Reads <maps>, <weathers>, <deployment> and <objectives> of a game profile: the ground and the objectives.
#pragma once

#include "base/markup/xml.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// Problems go to those of the element's file.
void read_battlefield(Profile& profile, XmlElement& root);

}  // namespace estafette::sow
