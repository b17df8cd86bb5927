// A battle's ground and law for tests: four towns in a row, the game's shipped profile, days of one weather.
#pragma once

#include "base/files/files.hpp"
#include "campaign/battle/plan.hpp"
#include "campaign/rules/fighting.hpp"
#include "campaign/support/theatres.hpp"
#include "converter/sow/profile/read_profile.hpp"

namespace estafette::test {

/// Alten in the west, then Burg, Cron and Dorf; Burg is a fortress.
[[nodiscard]] inline Theatre four_towns() {
  Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf", "Elbe")}, {"Burg"});
  here.rules.calendar = {std::chrono::year{1813} / 4 / 27, 57};
  return here;
}

[[nodiscard]] inline BattleDays usual_days() {
  BattleDays days;
  for (BattleDay& day : days) {
    day.start = *sow::clock_from("10:00");
    day.end = *sow::clock_from("18:00");
    day.skies = {{"clear", 1}};
  }
  return days;
}

[[nodiscard]] inline const sow::Profile& shipped_profile() {
  static const sow::Profile profile = [] {
    const fs::path file = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/sow/waterloo.xml";
    return sow::read_profile(read_text(file), "waterloo.xml");
  }();
  return profile;
}

/// The force's row in the muster. REQUIRES that it is there.
[[nodiscard]] inline const Taker& taker(const MusterSide& side, const std::string& name) {
  for (const Taker& one : side.forces)
    if (one.force.slug == node(name).slug) return one;
  throw std::out_of_range(name);
}

}  // namespace estafette::test
