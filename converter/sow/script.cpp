#include "converter/sow/script.hpp"

#include "converter/sow/sheet/names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {

std::vector<ScriptEvent> script(const Field& field, const BattlePlan& plan, const Profile& profile) {
  std::vector<ScriptEvent> events;
  const auto add = [&](int seconds, const std::string& unit, const std::string& command, const std::string& note,
                       std::optional<Position> target = std::nullopt) {
    events.push_back({Clock{seconds}, unit, command, target, note});
  };
  for (const FieldArmy& army : field.armies) {
    for (const FieldDivision& division : army.divisions) {
      if (!division.arrival) continue;
      const std::string& leader = division.leader.sheet.game_id;
      const std::string name = game_name(division.leader.formation_name);
      const int arrival = division.arrival->at.seconds;
      if (division.arrival->at > plan.start) {
        add(plan.start.seconds, leader, "Ahideunit", name + " is not here yet");
        add(arrival, leader, "Ashowunit", fmt::format("{} arrives in the {}", name, to_string(division.arrival->edge)));
      }
      add(arrival + profile.times.march_after, leader, "moveto", name + " marches to its army", army.leader.position);
    }
  }
  const int half_time = plan.start.seconds + (plan.end.seconds - plan.start.seconds) / 2;
  for (const int dump : {half_time, plan.end.seconds - profile.times.last_dump}) {
    add(dump, "", "dumpgamedb", "results so far");
    add(dump + profile.times.locations_after, "", "dumplocs", "strengths and places so far");
  }
  add(plan.end.seconds, "", "endscenario", "the battle ends");
  std::stable_sort(events.begin(), events.end(),
                   [](const ScriptEvent& a, const ScriptEvent& b) { return a.at < b.at; });
  return events;
}

std::string script_csv(const std::vector<ScriptEvent>& events) {
  std::string text = "Event,ID,Command,FromId,X Coord,Z Coord,Time Variation (secs),Notes\n";
  for (const ScriptEvent& event : events) {
    text += fmt::format("{},{},{},,{},{},,{}\n", to_string(event.at), event.unit, event.command,
                        event.target ? std::to_string(event.target->x) : "",
                        event.target ? std::to_string(event.target->z) : "", event.note);
  }
  return text;
}

}  // namespace estafette::sow
