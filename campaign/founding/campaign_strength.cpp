#include "campaign/founding/campaign_strength.hpp"

#include "base/files/inside.hpp"
#include "base/problem.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::campaign {
namespace {

/// Dates and returns belong to history: on the map there is one day, and who is present.
void forget_history(Formation& formation) {
  formation.when = {};
  for (Unit& unit : formation.units) {
    unit.when = {};
    unit.returned = {};
  }
  for (Formation& below : formation.formations) forget_history(below);
}

/// Throws Refusal if there is no such file, with the one that is called nearly so.
void require_there(const fs::path& path, const std::string& file) {
  FileError unknown;
  if (fs::exists(path, unknown)) return;
  std::vector<std::string> others;
  for (fs::directory_iterator entry(path.parent_path(), unknown), end; !unknown && entry != end;
       entry.increment(unknown))
    others.push_back(entry->path().filename().string());
  std::sort(others.begin(), others.end());
  const std::string near = nearest(path.filename().string(), others);
  const fs::path below = path_written(file).parent_path();
  throw Refusal(Problem{path.generic_string(), 0, "", file, "a file of the campaign's folder, or of one below it",
                        near.empty() ? "Copy the order of battle there, or correct its name"
                                     : fmt::format("Is it {}?", (below / near).generic_string())});
}

}  // namespace

ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules,
                               const std::optional<Date>& day) {
  return [folder, rules, day](const std::string& file) {
    const fs::path path = inside(folder, file, "an order of battle");
    require_there(path, file);
    Orbat orbat = readers::read_orbat(path, day);
    if (!scaling::is_scaled(orbat)) orbat = scaling::scale(orbat, rules).orbat;
    for (Formation& top : orbat.formations) forget_history(top);
    return orbat;
  };
}

}  // namespace estafette::campaign
