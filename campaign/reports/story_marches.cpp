#include "campaign/reports/story_marches.hpp"

#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::campaign {
namespace {

MarchTold begun(const Chapter& chapter, const ForceId& id) {
  MarchTold march;
  march.force = id;
  march.name = name_in(chapter, id);
  if (const Force* force = force_in(chapter, id)) {
    march.army = force->army;
    march.side = force->side;
    march.men = totals(force->troops).men().value;
  }
  return march;
}

/// The march of that force that has come to `from`, and goes on in the same direction; null if there is none.
MarchTold* goes_on(std::vector<MarchTold>& marches, const ForceId& id, const NodeId& from, bool back) {
  const auto last =
      std::find_if(marches.rbegin(), marches.rend(), [&](const MarchTold& march) { return march.force == id; });
  return last != marches.rend() && last->way.back() == from && last->back == back ? &*last : nullptr;
}

}  // namespace

const Force* force_in(const Chapter& chapter, const ForceId& id) {
  const Force* now = find_force(chapter.after, id);
  return now != nullptr ? now : find_force(chapter.before, id);
}

std::string name_in(const Chapter& chapter, const ForceId& id) {
  if (const Force* force = force_in(chapter, id)) return force->name;
  for (const State* state : {&chapter.after, &chapter.before})
    if (const Piece* piece = find_piece(*state, id)) return piece->name;
  return id.slug;
}

std::vector<MarchTold> marches_in(const Chapter& chapter) {
  std::vector<MarchTold> marches;
  for (const Event& event : chapter.events) {
    const auto* moved = std::get_if<Moved>(&event.change);
    if (moved == nullptr || moved->way.size() < 2) continue;
    const Figure* forced = figure_of(event.said, "forced");
    const bool* by_force = forced == nullptr ? nullptr : forced->as<bool>();
    const bool back = moved->withdrawing || event.rule == "4.1";
    MarchTold* march = goes_on(marches, moved->force, moved->way.front(), back);
    if (march == nullptr) {
      march = &marches.emplace_back(begun(chapter, moved->force));
      march->way.push_back(moved->way.front());
    }
    march->way.insert(march->way.end(), std::next(moved->way.begin()), moved->way.end());
    march->spent += moved->spent;
    march->back = back;
    march->meets = march->meets || moved->into_enemy;
    march->forced = march->forced || (by_force != nullptr && *by_force);
  }
  return marches;
}

}  // namespace estafette::campaign
