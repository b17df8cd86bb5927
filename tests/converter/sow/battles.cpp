#include "battles.hpp"

#include "base/files/files.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "support/orbats.hpp"

#include <stdexcept>

namespace estafette::test {
namespace {

Formation led(Formation formation, const std::string& commander, const std::string& ratings = "") {
  formation.commander = commander;
  formation.ratings = *ratings_from(ratings);
  return formation;
}

Formation mounted(Formation formation) {
  formation.level = Level::cavalry_division;
  return formation;
}

Formation with_ids(Formation army, const std::string& nation) {
  army.nation = nation;
  return orbat({std::move(army)}).formations.front();
}

/// A BB of `battalions` of one nation.
Formation foot(const std::string& name, const std::string& nation, int battalions, Quality quality) {
  std::vector<Unit> units;
  for (int i = 1; i <= battalions; ++i) {
    units.push_back(of(nation, infantry(name + " " + std::to_string(i), 450 + 30 * i, quality)));
  }
  return brigade(name, std::move(units));
}

Formation horse(const std::string& name, const std::string& nation, int squadrons, Kind kind) {
  std::vector<Unit> units;
  for (int i = 1; i <= squadrons; ++i) {
    units.push_back(of(nation, cavalry(name + " " + std::to_string(i), 110 + 5 * i, Quality::line, kind)));
  }
  return brigade(name, std::move(units));
}

Formation and_guns(Formation formation, const std::string& nation, const std::string& name, int guns, int men) {
  formation.units.push_back(of(nation, battery(name, guns, men)));
  return formation;
}

Formation french() {
  Formation marchand = foot("39th Division", "Hesse-Darmstadt", 4, Quality::line);
  marchand.units.push_back(of("Baden", infantry("1st Baden", 1730)));
  return with_ids(
      led(corps("Army of the Main",
                {led(division("III Corps", {},
                              {led(and_guns(foot("8th Division", "France", 7, Quality::conscript), "France",
                                            "1/2nd Foot", 8, 100),
                                   "Souham", "ability=5 style=4"),
                               foot("10th Division", "France", 6, Quality::conscript),
                               foot("11th Division", "France", 6, Quality::conscript), marchand,
                               horse("10th Hussars", "France", 3, Kind::light_cavalry)}),
                     "Marshal Ney", "ability=4 style=6"),
                 led(division("Guard", {of("France", battery("12-pounders, 1st", 8, 120, Kind::foot_artillery))},
                              {foot("Young Guard", "France", 8, Quality::veteran),
                               foot("Old Guard", "France", 2, Quality::guard)}),
                     "Marshal Mortier"),
                 led(division("XI Corps", {},
                              {foot("31st Division", "Naples", 5, Quality::line),
                               foot("35th Division", "Italy", 5, Quality::line)}),
                     "Marshal Macdonald"),
                 mounted(division("I Cavalry Corps", {}, {horse("Bordesoulle", "France", 6, Kind::heavy_cavalry)})),
                 led(division("IV Corps", {}, {foot("12th Division", "Württemberg", 6, Quality::line)}), "Bertrand")}),
          "Emperor Napoleon", "ability=6 style=5"),
      "France");
}

Formation coalition() {
  return with_ids(led(corps("Main Army",
                            {led(division("Blücher", {support("Pioneers", 80)},
                                          {and_guns(foot("Ziethen", "Prussia", 6, Quality::line), "Prussia",
                                                    "Foot Battery No. 7", 8, 124),
                                           foot("Klüx", "Prussia", 6, Quality::veteran),
                                           horse("Dolffs", "Prussia", 5, Kind::heavy_cavalry)}),
                                 "General Blücher", "ability=5 style=6"),
                             led(division("Yorck", {},
                                          {foot("Hünerbein", "Prussia", 5, Quality::line),
                                           foot("Horn", "Prussia", 5, Quality::militia)}),
                                 "Yorck"),
                             mounted(division("Winzingerode", {},
                                              {and_guns(horse("Trubetskoi", "Russia", 6, Kind::light_cavalry), "Russia",
                                                        "Horse Battery 7", 12, 210),
                                               horse("Lanskoi", "Russia", 4, Kind::cossacks)}))},
                            {of("Russia", battery("Position Battery 3", 12, 240))}),
                      "General Wittgenstein", "ability=3 style=3"),
                  "Russia");
}

sow::Clock at(const char* time) {
  return *sow::clock_from(time);
}

}  // namespace

const sow::Profile& waterloo() {
  static const sow::Profile kProfile =
      sow::read_profile(read_text(ESTAFETTE_SOURCE_DIR "/templates/sow/waterloo.xml"), "waterloo.xml");
  return kProfile;
}

sow::BattlePlan luetzen() {
  sow::BattlePlan plan;
  plan.corps_a_side = 4;
  plan.name = plan.place = "Lützen";
  plan.map = "Waterloo";
  plan.start = at("11:00");
  plan.end = at("19:00");
  plan.weather = "clear";
  plan.attacker.army = coalition();
  plan.defender.army = french();
  plan.defender.chief = "Napoleon";
  orders(plan, "XI Corps").arrival = {sow::Edge::west, at("14:00")};
  orders(plan, "IV Corps").reserve = true;
  orders(plan, "Yorck").fatigue = {"forced march (2.1.2)"};
  return plan;
}

sow::BattlePlan skirmish() {
  sow::BattlePlan plan;
  plan.corps_a_side = 4;
  plan.name = "Lind Ford";
  plan.place = "the ford";
  plan.map = "Waterloo";
  plan.start = at("12:00");
  plan.end = at("15:00");
  plan.weather = "overcast";
  plan.attacker.army = with_ids(
      led(corps("Army of the Lind",
                {led(division("I Corps", {},
                              {led(brigade("1st Division", {infantry("41st Line", 540, Quality::veteran),
                                                            infantry("42nd Line", 495), battery("3rd Foot", 2, 31)}),
                                   "Brissac", "ability=4 command=5")}),
                     "Varonne")}),
          "Marshal Aubriand", "ability=5 style=3"),
      "France");
  plan.defender.army = with_ids(
      corps(
          "Field Army",
          {division("II Corps", {},
                    {brigade("Merrow", {of("Britain", infantry("91st", 560)), of("Russia", cavalry("Isum", 150))})})}),
      "Britain");
  return plan;
}

std::string id_stem(const sow::BattleSheet& sheet) {
  const std::string& first = sheet.rows.front().game_id;  // of side 1, army 1
  return first.substr(0, first.size() - std::string("1_1").size());
}

Formation& force(sow::BattlePlan& plan, const std::string& name) {
  for (sow::BattleSide* side : {&plan.attacker, &plan.defender}) {
    for (Formation& found : side->army.formations) {
      if (found.name == name) return found;
    }
  }
  throw std::logic_error("no force " + name);
}

sow::ForceOrders& orders(sow::BattlePlan& plan, const std::string& name) {
  const std::string id = force(plan, name).id;
  for (sow::BattleSide* side : {&plan.attacker, &plan.defender}) {
    for (sow::ForceOrders& found : side->orders) {
      if (found.formation == id) return found;
    }
    for (const Formation& found : side->army.formations) {
      if (found.id != id) continue;
      side->orders.push_back(
          {.formation = id, .arrival = std::nullopt, .reserve = false, .away = false, .fatigue = {}});
      return side->orders.back();
    }
  }
  throw std::logic_error("no force " + name);
}

}  // namespace estafette::test
