// How a campaign begins: who is where with what on its first day. Reads a campaign.xml (docs/formats/campaign.md), with
// the orders of battle that it names in campaign strength.
// Source: rules 1.3 and 1.3.1 (MA, MC, MCC and MD), 2.3.1 (garrisons), 4.1.1 (headquarters), 4.4 (neutrals), 4.5
// (prestige), 5.2 (pontoon trains).
#pragma once

#include "base/files/files.hpp"
#include "base/markup/xml.hpp"
#include "campaign/founding/muster_roll.hpp"
#include "campaign/map/map.hpp"
#include "campaign/state/state.hpp"
#include "converter/orbat/orbat.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

struct Founding {
  State state;
  std::vector<std::string> remarks;  ///< what the umpire should know: forces that are left out, and why
};

/// Men that drafts may bring a unit up to (5.4).
using Establishment = std::function<int(const Unit& unit)>;

/// What a campaign may have besides its campaign.xml.
struct Extras {
  std::optional<Document> reinforcements;  ///< a reinforcements.xml (docs/formats/reinforcements.md)
  Establishment establishment;             ///< none: the strength of each unit at the founding
  bool brigades_are_divisions = false;     ///< what `brigade` marks counts as a MD all the same (1.3)
};

/// The state on the first day. Every MC and MCC of the named orders of battle stands on the map, or is left out by
/// name. All ids of units, formations and armies are different, those of reinforcements too. Throws Refusal with every
/// problem of the files and of the places and formations that they name.
[[nodiscard]] Founding founding_of(const std::string& text, const std::string& file, const map::Map& map,
                                   const ReadOrbat& read_orbat, std::uint64_t seed, const Extras& extras = {});

}  // namespace estafette::campaign
