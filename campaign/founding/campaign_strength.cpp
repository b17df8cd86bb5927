#include "campaign/founding/campaign_strength.hpp"

#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

/// A campaign that somebody else made must not read what is none of its own: neither by its name nor by a link.
void refuse_outside(const fs::path& folder, const std::string& file) {
  const fs::path name(file);
  const bool up = std::find(name.begin(), name.end(), fs::path("..")) != name.end();
  FileError unknown;
  const fs::path home = fs::canonical(folder, unknown);
  const fs::path place = fs::weakly_canonical(folder / name, unknown);
  const bool inside = std::mismatch(home.begin(), home.end(), place.begin(), place.end()).first == home.end();
  if (!name.has_root_path() && !up && inside) return;
  throw Refusal(Problem{folder.generic_string(), 0, "file", file,
                        "an order of battle in the folder of the campaign, or in a folder below it",
                        "Copy the file there, and write its name without the path"});
}

/// Dates and returns belong to history: on the map there is one day, and who is present.
void forget_history(Formation& formation) {
  formation.when = {};
  for (Unit& unit : formation.units) {
    unit.when = {};
    unit.returned = {};
  }
  for (Formation& below : formation.formations) forget_history(below);
}

}  // namespace

ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules,
                               const std::optional<Date>& day) {
  return [folder, rules, day](const std::string& file) {
    refuse_outside(folder, file);
    Orbat orbat = readers::read_orbat(within(folder, file), day);
    if (!scaling::is_scaled(orbat)) orbat = scaling::scale(orbat, rules).orbat;
    for (Formation& top : orbat.formations) forget_history(top);
    return orbat;
  };
}

}  // namespace estafette::campaign
