// A force that nobody expected comes to the map by the umpire's word: a free corps, a levy, an ally's contingent, out
// of an order of battle of his own. Source: rules 1.3, 5.4.
#pragma once

#include "base/files/files.hpp"
#include "campaign/umpire/deed.hpp"

#include <string>

namespace estafette::campaign {

struct Raising {
  fs::path orbat;    ///< an outline (docs/formats/outline.md); scaled by rule 1.3 unless it is already
  std::string name;  ///< of the MC, MCC or MD in it
  Side side = Side::france;
  NodeId at;
  std::string army;  ///< id of an army of its side; empty: of none
  std::string because;
};

/// It stands in the field there, its ids unlike any others of the campaign, its strength what drafts may bring it up to
/// (by the figures of the campaign). Throws Refusal for problems of the file, and if nobody of that name is in it.
[[nodiscard]] std::vector<Event> raise_force(const Standing& standing, const Raising& raising);

/// The value of the ruling "campaign raised": "NAME: coalition at PLACE, ARMY", the army left out if it has none.
/// Throws Refusal for other words.
[[nodiscard]] Raising raising_of(const Standing& standing, const std::string& value, const fs::path& orbat,
                                 const std::string& because);

}  // namespace estafette::campaign
