// The campaign as one side, or one player of it, may know it: own forces whole, and the enemy only as reported by
// scouts (5.3). Everything for players is made from this and from nothing else, so that secrets are kept in one place.
//
// Held back: the enemy's forces, pieces, orders, losses and lines; all dice and causes; rulings with their reasons, and
// proposals; who is still expected (5.4); prestige (4.5), because its ledger says where the enemy is. Known to all: who
// holds a fortress, which side a nation is on (4.3, 4.4), truces without their terms (4.2), how a battle ended for
// those who were in it, and the end of the campaign.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/rules/theatre.hpp"

#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

struct Audience {
  Side side = Side::france;
  std::string name;          ///< "Ney"; empty: the whole side
  std::set<ForceId> forces;  ///< of a player; the whole side has none here, and knows of all its own
  bool operator==(const Audience&) const = default;
};

/// "the French and their Allies", "the Coalition", or the player's name
[[nodiscard]] std::string name_of(const Theatre& theatre, const Audience& audience);

/// The chapter as it may be told. Its events are not a journal: what may not be told is missing.
[[nodiscard]] Chapter as_told(const Theatre& theatre, const Chapter& chapter, const Audience& audience);

}  // namespace estafette::campaign
