#include "converter/sow/field/objectives.hpp"

#include "converter/sow/sheet/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::sow {
namespace {

/// "Left of %" with the place's name put in.
std::string named(std::string pattern, const std::string& place) {
  const std::size_t at = pattern.find('%');
  if (at != std::string::npos) pattern.replace(at, 1, place);
  return game_name(pattern);
}

Clock after(const BattlePlan& plan, int hundredths) {
  return {plan.start.seconds + (plan.end.seconds - plan.start.seconds) / 100 * hundredths};
}

}  // namespace

std::vector<Objective> objectives(const BattlePlan& plan, const Ground& ground, const Profile& profile) {
  const int margin = profile.spacing.margin * ground.units_per_yard;
  const auto on_map = [&](int at) { return std::clamp(at, margin, ground.extent - margin); };
  const Direction ahead = ground.to_attacker;
  const Direction right = ahead.right();
  std::vector<Objective> made;
  for (const ObjectiveTemplate& from : profile.objectives) {
    if (from.settlement != plan.settlement) continue;
    Objective objective;
    objective.id = fmt::format("OBJ_Est_{}_{}", battle_code(plan.name), made.size() + 1);
    objective.name = named(from.name, plan.place);
    objective.major = from.major;
    objective.x = on_map(ground.x + (from.ahead * ahead.x + from.right * right.x) * ground.units_per_yard);
    objective.z = on_map(ground.z + (from.ahead * ahead.z + from.right * right.z) * ground.units_per_yard);
    objective.radius = from.radius;
    objective.men = from.men;
    for (const Window& window : from.windows) {
      const Clock until = window.until == 100 ? plan.end : after(plan, window.until);
      const std::size_t later = objective.spans.size();
      std::string id = later == 0 ? objective.id : fmt::format("{}_{}", objective.id, later + 1);
      const int points = profile.points_doubled ? (window.points + 1) / 2 : window.points;
      objective.spans.push_back({std::move(id), after(plan, window.from), until, points, window.interval});
    }
    made.push_back(std::move(objective));
  }
  return made;
}

std::string objectives_csv(const std::vector<Objective>& objectives, const Profile& profile) {
  std::string text =
      "Objective Name,Objective ID,Major/Minor,Type,AI,loc x,loc z,radius (yds),# of Men needed,Points,Fatigue Bonus,"
      "Morale Bonus,Ammo Bonus,Occupied Modifier,Start Time H:M,End Time H:M,Interval,Sprite,Army1,Army2,Army3\n";
  constexpr int kEveryone = 100;  // the AI of all sides goes for it (docs/formats/game-objectives.md)
  for (const Objective& objective : objectives) {
    const Sprites& sprites = objective.major ? profile.major_sprites : profile.minor_sprites;
    for (const Objective::Hours& span : objective.spans) {
      text +=
          fmt::format("{},{},{},hold,{},{},{},{},{},{},0,0,0,1,{},{},{}:{:02},{},{},{},{}\n", objective.name, span.id,
                      objective.major ? "Major" : "Minor", kEveryone, objective.x, objective.z, objective.radius,
                      objective.men, span.points, to_string(span.from), to_string(span.until), span.interval / 60,
                      span.interval % 60, sprites.neutral, sprites.side1, sprites.side2, sprites.neutral);
    }
  }
  return text;
}

}  // namespace estafette::sow
