#include "campaign/founding/campaign_strength.hpp"

#include "base/files/inside.hpp"
#include "base/problem.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
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

/// What scaling has left out of the file.
void tell(const std::string& file, const scaling::Scaled& scaled, const std::function<void(std::string)>& remark) {
  if (const std::string left = scaling::in_words(scaled.left_out); !left.empty())
    remark(fmt::format("{}: left out by scaling (1.3), {}; estafette convert says why", file, left));
}

}  // namespace

ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules,
                               const std::optional<Date>& day, std::function<void(std::string)> remark) {
  return [folder, rules, day, remark = std::move(remark)](const std::string& file) {
    const fs::path path = inside(folder, file, "an order of battle");
    require_there(path, file);
    Orbat orbat = readers::read_orbat(path, day);
    if (!scaling::is_scaled(orbat)) {
      scaling::Scaled scaled = scaling::scale(orbat, rules);
      if (remark) tell(file, scaled, remark);
      orbat = std::move(scaled.orbat);
    }
    for (Formation& top : orbat.formations) forget_history(top);
    return orbat;
  };
}

}  // namespace estafette::campaign
