#include "campaign/umpire/history_filter.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rulings/subjects.hpp"

#include <fmt/format.h>

namespace estafette::campaign {

EventFilter filter_of(const Standing& standing, const HistoryFilter& words) {
  EventFilter wanted;
  wanted.rule = words.rule;
  wanted.with_undone = words.undone;
  if (words.turn > 0) wanted.turn = Turn{words.turn};
  if (!words.force.empty()) wanted.force = subject_of(standing.theatre, standing.state, words.force).force;
  if (!words.place.empty()) {
    const map::Node* place = find_place(standing.theatre, words.place);
    if (place == nullptr) {
      const std::string near = nearest(words.place, place_names(standing.theatre));
      throw Refusal(Problem{"--place", 0, "", words.place, "a place of the map",
                            near.empty() ? "" : fmt::format("Is it {}?", near)});
    }
    wanted.place = place->id;
  }
  return wanted;
}

}  // namespace estafette::campaign
