// When the wounded and the missing come back: a share of each pool in each of the following turns (rule 5.4).
// Figures: rules.xml <carryover> <wounded> and <missing>.
#pragma once

#include "converter/orbat/counts.hpp"

#include <vector>

namespace estafette::dumps {

/// The men of one pool of one unit: how many come back in turn 1, 2, ... after the battle, and the rest.
struct Returns {
  std::vector<Men> by_turn;  ///< as long as the policy's list of shares
  Men lost_for_good;
  bool operator==(const Returns&) const = default;
};

/// The returns of each unit's pool. Over all units together, each turn's share is right to the man (largest remainder).
/// Then, unit by unit, each man gets the outcome that is furthest behind its share, so that a battalion with two
/// wounded does not always lose by rounding. `shares` are percentages, together at most 100.
[[nodiscard]] std::vector<Returns> deal_returns(const std::vector<Men>& pools, const std::vector<int>& shares);

}  // namespace estafette::dumps
