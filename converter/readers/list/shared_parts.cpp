#include "converter/readers/list/shared_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {

void share_parts(std::span<Parts> units) {
  if (units.empty()) return;
  const int count = static_cast<int>(units.size());
  const Facts& last = units.back().facts;
  const bool only_last =
      std::none_of(units.begin(), units.end() - 1, [](const Parts& unit) { return unit.facts.figures(); });
  const int parts = last.subunits().value_or(0);
  if (!only_last || last.each || last.men || last.bare || parts <= count || parts % count != 0) return;
  const auto member = last.battalions ? &Facts::battalions : &Facts::squadrons;
  for (Parts& unit : units) {
    unit.facts.*member = parts / count;
    unit.facts.guessed.push_back(
        fmt::format("a share of {} {} for {} units", parts, last.battalions ? "battalions" : "squadrons", count));
  }
}

}  // namespace estafette::readers
