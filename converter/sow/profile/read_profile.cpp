#include "converter/sow/profile/read_profile.hpp"

#include "converter/sow/profile/profile_parts.hpp"
#include "converter/sow/profile/read_battlefield.hpp"
#include "converter/sow/profile/read_ending.hpp"
#include "converter/sow/profile/read_levels.hpp"
#include "converter/sow/profile/read_nations.hpp"

namespace estafette::sow {
namespace {

void read_limits(Profile& profile, XmlElement& element) {
  GameLimits& limits = profile.limits;
  limits.men_per_sprite = element.number("men_per_sprite", 1, 6);
  limits.slots = element.number("slots", 2, 200);
  limits.most_heads = element.number("most_heads", 2, 2000);
  limits.smallest_unit = element.number("smallest_unit", 1, 1000);
  limits.least_crew = element.number("least_crew", 1, 100);
  limits.most_crew = element.number("most_crew", 1, 200);
  limits.shortest_battle = element.number("shortest_battle", 10, 600);
  limits.most_experience = element.number("most_experience", 0, 99);
  limits.most_fatigue = element.number("most_fatigue", 0, 99);
  limits.most_rating = element.number("most_rating", 0, 99);
  limits.most_level = element.number("most_level", 0, 99);
  element.no_others();
}

/// What cannot be seated is divided, so every formation has at least room for two and the wagon.
void read_drills(Profile& profile, XmlElement& element) {
  constexpr int kFewest = 2;
  for (XmlElement& row : element.children("drill")) {
    Drill drill;
    drill.id = game_id(profile, row, "id", GameTable::formation);
    drill.seats = row.number("seats", kFewest, 99);
    drill.batteries = row.number_or("batteries", 0, drill.seats, drill.seats);
    drill.others = row.number_or("others", 0, drill.seats, drill.seats);
    row.no_others();
    if (find_drill(profile, drill.id) != nullptr) row.complain("id", drill.id, "each drill once");
    profile.drills.push_back(drill);
  }
  element.no_others();
}

void read_ammunition(Profile& profile, XmlElement& element) {
  profile.rounds_per_man = element.number("rounds_per_man", 1, 1000);
  profile.rounds_per_gun = element.number("rounds_per_gun", 1, 1000);
  element.no_others();
}

}  // namespace

Profile read_profile(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "game", problems);
  Profile profile;
  profile.file = file;
  profile.name = root.text("name");
  profile.content = root.text_or("content", "Base");
  profile.units_per_yard = root.number("units_per_yard", 1, 1000);
  if (auto element = root.child("limits")) read_limits(profile, *element);
  if (auto element = root.child("qualities")) read_qualities(profile, *element);
  if (auto element = root.child("steps")) read_steps(profile, *element);
  if (auto element = root.child("ammunition")) read_ammunition(profile, *element);
  if (auto element = root.child("drills")) read_drills(profile, *element);
  if (auto element = root.child("nations")) read_nations(profile, *element);
  read_battlefield(profile, root);
  read_ending(profile, root);
  root.no_others();
  problems.refuse_if_any();
  return profile;
}

}  // namespace estafette::sow
