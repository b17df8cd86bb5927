#include "converter/sow/mod.hpp"

#include "base/files/fingerprint.hpp"
#include "converter/sow/field/deployment.hpp"
#include "converter/sow/field/objectives.hpp"
#include "converter/sow/muster/muster.hpp"
#include "converter/sow/oob_csv.hpp"
#include "converter/sow/scenario_texts.hpp"
#include "converter/sow/script.hpp"
#include "converter/sow/sheet/names.hpp"
#include "converter/sow/sheet/numbering.hpp"
#include "converter/sow/sheet/plan_problems.hpp"
#include "converter/sow/sheet_of.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::sow {
namespace {

std::vector<Document> documents(const BattlePlan& plan, const Profile& profile, const Ground& ground,
                                const Field& field) {
  const std::string code = battle_code(plan.name);
  const std::string master = fmt::format("OOB_SB_{}.csv", code);
  const fs::path scenario = fs::path("Scenarios") / code;
  return {
      {"EnglishModIntro.txt", game_text(mod_intro(plan))},
      {fs::path("OOBs") / master, game_text(master_csv(field, profile.fresh))},
      {scenario / "scenario.csv", game_text(scenario_csv(field, master, profile.fresh))},
      {scenario / "scenario.ini", game_text(scenario_ini(plan, profile))},
      {scenario / "maplocations.csv", game_text(objectives_csv(objectives(plan, ground, profile), profile))},
      {scenario / "battlescript.csv", game_text(script_csv(script(field, plan, profile)))},
      {scenario / "EnglishScenIntro.txt", game_text(briefing(plan, field, attackers_edge(plan, profile)))},
      {scenario / "EnglishScenScreen.txt", game_text(messages(profile))},
      {fs::path("Layout") / "Media" / "Language" / "OOBNames.xml", names_xml(field)},
  };
}

/// Map and weather are found in any letter case, and sent as spelt in the profile.
BattlePlan spelt_as_in(const Profile& profile, BattlePlan plan) {
  plan.map = find_map(profile, plan.map)->name;
  plan.weather = find_weather(profile, plan.weather)->word;
  return plan;
}

std::vector<Remark> remarks_on_ground(const BattlePlan& plan, const Profile& profile) {
  std::vector<Remark> remarks;
  if (!place_is_listed(plan, profile)) {
    remarks.push_back(
        {Topic::ground, fmt::format("the map {} does not list \"{}\": the battle is fought at \"{}\". Add "
                                    "the place in {}",
                                    plan.map, plan.place, place_of(plan, profile).name, profile.file)});
  }
  const GameMap& map = *find_map(profile, plan.map);
  if (map.inferred) {
    remarks.push_back({Topic::ground, fmt::format("nobody has seen the files of the map {}: its name, its size and its "
                                                  "places are inferred. Look at it in the game before you send it",
                                                  map.name)});
  } else if (place_of(plan, profile).inferred) {
    remarks.push_back({Topic::ground, fmt::format("where \"{}\" is on the map {} is inferred from where it is in the "
                                                  "world. Look at it in the game before you send it",
                                                  place_of(plan, profile).name, map.name)});
  }
  remarks.push_back(
      {Topic::ground, fmt::format("the attacker comes from the {}", to_string(attackers_edge(plan, profile)))});
  return remarks;
}

/// All remarks, first those that change the battle.
std::vector<std::string> by_weight(std::vector<Remark> remarks, const std::vector<Remark>& others) {
  remarks.insert(remarks.end(), others.begin(), others.end());
  std::stable_sort(remarks.begin(), remarks.end(), [](const Remark& a, const Remark& b) { return a.topic < b.topic; });
  std::vector<std::string> texts;
  for (Remark& remark : remarks) texts.push_back(std::move(remark.text));
  return texts;
}

}  // namespace

Mod make_mod(const BattlePlan& given, const Profile& profile) {
  plan_problems(given, profile).refuse_if_any();
  const BattlePlan plan = spelt_as_in(profile, given);
  Field field = muster(plan, profile);
  too_many_ranks(field).refuse_if_any();
  const Ground ground = ground_of(plan, profile);
  deploy(field, ground, plan, profile);
  place_corps(field, plan.places, ground, profile);

  Mod mod;
  mod.folder = battle_code(plan.name);
  mod.documents = documents(plan, profile, ground, field);
  mod.sheet = sheet_of(plan, field);
  mod.sheet.game = profile.name;
  mod.sheet.map = plan.map;
  mod.sheet.attacker_from = to_string(attackers_edge(plan, profile));
  mod.sheet.fingerprint = fingerprint(mod.documents);
  mod.remarks = by_weight(remarks_on_ground(plan, profile), field.remarks);
  mod.objectives = objectives(plan, ground, profile);
  mod.ground = ground;
  mod.field = std::move(field);
  return mod;
}

}  // namespace estafette::sow
