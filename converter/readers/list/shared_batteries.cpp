#include "converter/readers/list/shared_batteries.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace estafette::readers {

void share_men_of_batteries(std::vector<Parts>& units) {
  if (units.size() < 2) return;
  Facts& last = units.back().facts;
  const std::optional<int> men = last.men ? last.men : last.bare;
  const bool batteries = std::all_of(units.begin(), units.end(), [](const Parts& unit) {
    return unit.facts.batteries == 1 && unit.facts.guns && !unit.facts.subunits();
  });
  const bool stated =
      std::any_of(units.begin(), units.end() - 1, [](const Parts& unit) { return unit.facts.men || unit.facts.bare; });
  if (!batteries || stated || !men || last.each) return;
  last.men = last.bare = std::nullopt;
  std::vector<std::int64_t> guns;
  for (const Parts& unit : units) guns.push_back(*unit.facts.guns);
  const std::vector<std::int64_t> shares = apportion(*men, guns);
  for (std::size_t at = 0; at < units.size(); ++at) {
    units[at].facts.men = static_cast<int>(shares[at]);
    units[at].facts.guessed.push_back(fmt::format("a share of {} men for {} batteries", figure(*men), units.size()));
  }
}

void share_guns_of_batteries(std::vector<Parts>& units) {
  constexpr int kMostOfABattery = 12;
  int batteries = 0, told = 0;
  for (const Parts& unit : units) {
    if (!unit.facts.batteries || unit.facts.subunits() || unit.facts.each || !unit.facts.pieces.empty()) return;
    batteries += *unit.facts.batteries;
    told += guns_of(unit.facts) ? 1 : 0;
  }
  Facts& last = units.back().facts;
  if (told != 1 || !last.guns || *last.guns <= kMostOfABattery * *last.batteries) return;
  const int all = *last.guns;
  last.guns.reset();
  std::vector<std::int64_t> weights;
  for (const Parts& unit : units) weights.push_back(*unit.facts.batteries);
  const std::vector<std::int64_t> shares = apportion(all, weights);
  for (std::size_t i = 0; i < units.size(); ++i) {
    units[i].facts.guns = static_cast<int>(shares[i]);
    units[i].facts.guessed.push_back(fmt::format("a share of {} guns for {} batteries", all, batteries));
  }
}

}  // namespace estafette::readers
