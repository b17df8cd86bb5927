// inspect: a campaign, begun or still in its folder of files.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// A campaign file. Throws Refusal for one that is not as estafette wrote it.
void inspect_campaign(const Inspected& in, Findings& say);

/// A campaign.xml or reinforcements.xml, with the map, the rules and the orders of battle that lie beside it: how the
/// campaign would begin. Throws Refusal with every problem of the folder.
void inspect_founding(const Inspected& in, Findings& say);

}  // namespace estafette::inspection
