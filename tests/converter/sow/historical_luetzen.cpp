#include "historical_luetzen.hpp"

#include "../scaling/rules_1813.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/one_army.hpp"

namespace estafette::test {
namespace {

Formation army_of(const std::vector<std::string>& files) {
  std::vector<Orbat> orbats;
  for (const std::string& file : files) {
    const fs::path path = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/orbats" / (file + ".csv");
    orbats.push_back(scaling::scale(readers::read_orbat(path), rules_1813()).orbat);
  }
  return sow::one_army(orbats, files);
}

}  // namespace

sow::BattlePlan historical_luetzen() {
  sow::BattlePlan plan;
  plan.corps_a_side = 4;
  plan.name = "Lützen";
  plan.place = "Kaja";
  plan.map = "Waterloo";
  plan.weather = "clear";
  plan.start = sow::clock_from("11:30").value();
  plan.end = sow::clock_from("19:00").value();
  plan.attacker.army = army_of({"coalition-main-army"});
  plan.defender.army = army_of({"french-army-of-the-main", "french-army-of-the-elbe"});
  plan.defender.chief = "Napoleon";

  const auto order = [](sow::BattleSide& side, const std::string& name, std::optional<sow::Arrival> arrival,
                        bool reserve) {
    const std::string id = sow::find_force({&side.army}, name, "test").id;
    side.orders.push_back({.formation = id, .arrival = arrival, .reserve = reserve, .away = false, .fatigue = {}});
  };
  const auto at = [](sow::Edge edge, const char* time) { return sow::Arrival{edge, sow::clock_from(time).value()}; };
  order(plan.defender, "VI Corps", at(sow::Edge::west, "13:00"), false);
  order(plan.defender, "Imperial Guard", at(sow::Edge::north, "14:30"), false);
  order(plan.defender, "XI Corps", at(sow::Edge::north, "16:30"), false);
  for (const char* away : {"II Corps", "IV Corps", "V Corps", "VII Corps", "XII Corps", "I Cavalry Corps",
                           "II Cavalry Corps", "Hammerstein's Westphalians"}) {
    order(plan.defender, away, std::nullopt, true);
  }
  for (const char* away :
       {"Army Cossacks and Partisans", "Kleist", "Miloradovich", "Guard and Grenadier Reserve", "Reserve Cavalry"}) {
    order(plan.attacker, away, std::nullopt, true);
  }
  return plan;
}

}  // namespace estafette::test
