// When the wounded and the missing come back: pools that give back a share over the following turns (rule 5.4).
// Figures: rules.xml <carryover> <wounded> and <missing>.
#pragma once

#include "converter/orbat/counts.hpp"

#include <vector>

namespace estafette::dumps {

/// The men of one pool of one unit: how many are back in turn 1, 2, ... after the battle, and the rest.
struct Returns {
  std::vector<Men> by_turn;  ///< as long as the policy's list of shares
  Men lost_for_good;
  bool operator==(const Returns&) const = default;
};

/// The returns of each unit's pool. Over all units together each turn's share is right to the man (largest remainder);
/// then man by man, unit by unit, each is given the outcome that is most in arrears. So a battalion with two wounded
/// is not always the loser by rounding. `shares` are percents, together at most 100.
[[nodiscard]] std::vector<Returns> deal_returns(const std::vector<Men>& pools, const std::vector<int>& shares);

}  // namespace estafette::dumps
