#include "campaign/umpire/history_filter.hpp"

#include "campaign/names/meant.hpp"

namespace estafette::campaign {

EventFilter filter_of(const Standing& standing, const HistoryFilter& words) {
  EventFilter wanted;
  wanted.to_tell = true;
  wanted.rule = words.rule;
  wanted.with_undone = words.undone;
  if (words.turn > 0) wanted.turn = Turn{words.turn};
  if (!words.force.empty())
    wanted.force =
        troops_meant(standing.state, words.force, {.file = "--force", .expected = "a force or piece on the map"});
  if (!words.place.empty())
    wanted.place =
        place_meant(standing.theatre.map, words.place, {.file = "--place", .expected = "a place on the map"});
  return wanted;
}

}  // namespace estafette::campaign
