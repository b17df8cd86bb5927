// The umpire's own dice, as he threw them at his table: by the name of the die ("NAME=5"), or in the order in which
// they are needed.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace estafette::campaign {

struct ThrownDice {
  ThrownDice() = default;
  // NOLINTBEGIN(google-explicit-constructor): dice in their order need no name.
  ThrownDice(std::vector<int> dice) : in_order(std::move(dice)) {}
  ThrownDice(std::initializer_list<int> dice) : in_order(dice) {}
  // NOLINTEND(google-explicit-constructor)

  std::vector<int> in_order;           ///< for whatever is asked, but not for how far the scouts are out
  std::map<std::string, int> by_name;  ///< for the die of that name (DieThrown::name)
  bool operator==(const ThrownDice&) const = default;
};

/// "5 3 torgau=11", with blanks or commas. Throws Refusal for anything else, and for a name that comes twice.
[[nodiscard]] ThrownDice thrown_dice(const std::string& words);

}  // namespace estafette::campaign
