#include "campaign/rules/marching/riverbanks.hpp"

#include "campaign/map/crossings.hpp"

#include <algorithm>

namespace estafette::campaign {
bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b) {
  const auto known = std::find_if(map::kBankRivers.begin(), map::kBankRivers.end(),
                                  [&](const map::BankRiver& one) { return one.name == river.name; });
  if (known != map::kBankRivers.end()) return a.*(known->bank) != b.*(known->bank);
  return map::crossings(a.at, b.at, river.course) % 2 == 1;
}

}  // namespace estafette::campaign
