#include "campaign/rules/battle/places.hpp"

#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool is_corps(const Force* force) {
  return echelon(*force) != Echelon::division;
}

/// A division keeps the id that it had in its corps.
bool detached_from(const Force& division, const Force& corps) {
  return division.troops->id.starts_with(corps.troops->id + ".");
}

}  // namespace

int corps_places(const BattleRules& rules, const std::vector<const Force*>& forces) {
  int corps = 0;
  int alone = 0;
  for (const Force* force : forces) {
    if (is_corps(force)) {
      ++corps;
      continue;
    }
    const bool with_its_corps = std::any_of(forces.begin(), forces.end(), [&](const Force* other) {
      return is_corps(other) && detached_from(*force, *other);
    });
    if (!with_its_corps) ++alone;
  }
  return corps + (alone + rules.divisions_a_place - 1) / rules.divisions_a_place;
}

}  // namespace estafette::campaign
