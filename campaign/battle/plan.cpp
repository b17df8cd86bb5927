#include "campaign/battle/plan.hpp"

#include "base/dates.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/battle/ground.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

constexpr int kMinute = 60;  // seconds

/// One id after the other, parents first: of formations and units.
template <typename Use>
void each_id(Formation& formation, Use use) {
  use(formation.id);
  for (Unit& unit : formation.units) use(unit.id);
  for (Formation& below : formation.formations) each_id(below, use);
}

/// A MC or MCC is its BD as it stands; a MD alone gets a BD around it.
Formation as_division(const Force& force) {
  Formation division = force.troops;
  if (division.level == Level::brigade) {
    Formation around;
    around.level = Level::division;
    around.commander = division.commander;
    around.ratings = division.ratings;
    around.nation = division.nation;
    around.formations = {std::move(division)};
    division = std::move(around);
  }
  division.name = force.name;
  return division;
}

/// The MA that he commands himself, or null.
const Army* own_army_of(const State& state, const std::string& chief, Side side) {
  const auto own = std::find_if(state.armies.begin(), state.armies.end(), [&](const Army& army) {
    return army.side == side && fold(army.commander).find(fold(chief)) != std::string::npos;
  });
  return own == state.armies.end() ? nullptr : &*own;
}

/// The MA, or the side where the forces belong to none, as the BC of the battle, without its forces.
Formation command_of(const Theatre& theatre, const State& state, const MusterSide& side) {
  Formation command;
  command.level = Level::corps;
  const Army* army = find_army(state, side.army);
  const Army* chiefs = side.chief.empty() ? nullptr : own_army_of(state, side.chief, side.side);
  command.id = army != nullptr ? army->id : "";
  command.name = army != nullptr ? army->name : theatre.rules.sides[side.side].full;
  command.nation = army != nullptr ? army->nation : find_force(state, side.forces.front().force)->nation;
  const Army* leader = chiefs != nullptr ? chiefs : army;
  if (leader == nullptr) return command;
  command.commander = leader->commander;
  command.ratings = leader->ratings;
  return command;
}

int fighting(const MusterSide& side) {
  return static_cast<int>(std::count_if(side.forces.begin(), side.forces.end(),
                                        [](const Taker& taker) { return taker.part != BattleRole::in_reserve; }));
}

class Planner {
 public:
  Planner(const Theatre& theatre, const State& state, const Contact& contact, const BattleChoice& choice,
          const BattleDays& days, const sow::Profile& profile)
      : theatre_(theatre), state_(state), contact_(contact), choice_(choice), profile_(profile), day_(day_of(days)) {}

  PlannedBattle plan() {
    planned_.muster = muster(theatre_, state_, contact_, choice_.muster);
    refuse_an_empty_field(contact_, planned_.muster);
    sow::BattlePlan& plan = planned_.plan;
    // The muster has seen to 5.5.2 already: a detached division is a BD of its own, and may take no place of its own.
    plan.corps_a_side = std::max(
        {theatre_.rules.battle.most_corps, fighting(planned_.muster.attacker), fighting(planned_.muster.defender)});
    plan.name = name_of_battle(theatre_, contact_);
    plan.place = node().name;
    plan.date = to_text(map::dates_of(theatre_.rules.calendar, contact_.turn).first);
    plan.settlement = settlement_of(node());
    plan.start = choice_.start.value_or(day_.start);
    plan.end = choice_.end.value_or(day_.end);
    choose_map();
    choose_weather();
    plan.attacker = side(planned_.muster.attacker);
    plan.defender = side(planned_.muster.defender);
    plan.attacker_from = choice_.attacker_from ? choice_.attacker_from : attackers_edge();
    plan.handicaps = choice_.handicaps;
    plan.places = choice_.places;
    refuse_choices_for_others();
    return std::move(planned_);
  }

 private:
  [[nodiscard]] const map::Node& node() const { return theatre_.node(contact_.node); }

  [[nodiscard]] const BattleDay& day_of(const BattleDays& days) const {
    const map::HalfWeek turn = map::dates_of(theatre_.rules.calendar, contact_.turn);
    return days.at(static_cast<unsigned>(turn.first.month()) - 1);
  }

  void choose_map() {
    const sow::GameMap& found = map_for(profile_, node());
    planned_.plan.map = choice_.map.empty() ? found.name : choice_.map;
    const std::string terrain = to_string(node().terrain);
    if (choice_.map.empty() && std::find(found.terrains.begin(), found.terrains.end(), terrain) == found.terrains.end())
      planned_.remarks.push_back(
          fmt::format("{} lies in {} ground, for which the game profile has no map: {} is used. Choose another with "
                      "--map, or add one to the profile",
                      node().name, terrain, found.name));
  }

  void choose_weather() {
    planned_.plan.weather = choice_.weather;
    if (!choice_.weather.empty()) return;
    DiceCup dice = dice_of_battle(state_, contact_.number);
    planned_.plan.weather = draw_sky(day_, dice);
    planned_.dice = dice.taken();
  }

  /// The edge that most of the attacker's men come from who did not stand there before.
  [[nodiscard]] std::optional<sow::Edge> attackers_edge() const {
    std::map<sow::Edge, int> men;
    for (const Taker& taker : planned_.muster.attacker.forces) {
      if (taker.part != BattleRole::on_the_field || !taker.from) continue;
      men[edge_towards(node(), theatre_.node(*taker.from))] +=
          totals(find_force(state_, taker.force)->troops).men().value;
    }
    const auto most =
        std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == men.end() ? std::nullopt : std::optional(most->first);
  }

  sow::BattleSide side(const MusterSide& mustered) {
    sow::BattleSide side;
    side.army = command_of(theatre_, state_, mustered);
    std::set<std::string> names;
    for (const Taker& taker : mustered.forces) {
      const Force& force = *find_force(state_, taker.force);
      Formation division = as_division(force);
      if (!names.insert(fold(division.name)).second) division.name += fmt::format(" ({})", force.id.slug);
      side.army.formations.push_back(std::move(division));
    }
    give_ids(side.army);
    for (std::size_t i = 0; i < mustered.forces.size(); ++i) {
      const std::string& id = side.army.formations[i].id;
      planned_.forces[id] = mustered.forces[i].force;
      side.orders.push_back(orders(mustered.forces[i], id));
    }
    side.commander_present = mustered.commander_present || !mustered.chief.empty();
    side.chief = mustered.chief;
    return side;
  }

  /// Ids as the battle sheet will have them, and whom each of them means in the campaign.
  void give_ids(Formation& army) {
    std::vector<std::string> own;
    each_id(army, [&](const std::string& id) { own.push_back(id); });
    Orbat alone{{std::move(army)}};
    assign_ids(alone);
    army = std::move(alone.formations.front());
    std::size_t next = 0;
    each_id(army, [&](const std::string& id) {
      const std::string& campaigns = own[next++];
      if (!campaigns.empty()) planned_.ids[id] = campaigns;
    });
  }

  sow::ForceOrders orders(const Taker& taker, const std::string& id) const {
    sow::ForceOrders orders{id, std::nullopt, taker.part == BattleRole::in_reserve, false, taker.fatigue};
    if (taker.part != BattleRole::marching_to_the_guns) return orders;
    const auto edge = choice_.arrive_at.find(taker.force);
    const auto delay = choice_.delays.find(taker.force);
    sow::Arrival arrival;
    arrival.edge = edge != choice_.arrive_at.end() ? edge->second : edge_towards(node(), theatre_.node(*taker.from));
    arrival.at = planned_.plan.start;
    if (delay != choice_.delays.end()) arrival.at.seconds += delay->second * kMinute;
    orders.arrival = arrival;
    return orders;
  }

  void refuse_choices_for_others() const {
    ProblemList problems;
    const auto marches = [&](const ForceId& id) {
      for (const MusterSide* side : {&planned_.muster.attacker, &planned_.muster.defender})
        for (const Taker& taker : side->forces)
          if (taker.force == id && taker.part == BattleRole::marching_to_the_guns) return true;
      return false;
    };
    const auto check = [&](const std::string& option, const ForceId& id) {
      if (marches(id)) return;
      const Force* force = find_force(state_, id);
      problems.add({option, 0, "", force == nullptr ? id.slug : force->name,
                    "a force that marches to the guns of this battle (5.5.1)", "See: estafette battle list"});
    };
    for (const auto& [id, minutes] : choice_.delays) check("--delay", id);
    for (const auto& [id, edge] : choice_.arrive_at) check("--edge", id);
    problems.refuse_if_any();
  }

  const Theatre& theatre_;
  const State& state_;
  const Contact& contact_;
  const BattleChoice& choice_;
  const sow::Profile& profile_;
  const BattleDay& day_;
  PlannedBattle planned_;
};

}  // namespace

std::string name_of_battle(const Theatre& theatre, const Contact& contact) {
  return fmt::format("{} {}", theatre.name(contact.node), contact.number);
}

PlannedBattle plan_battle(const Theatre& theatre, const State& state, const Contact& contact,
                          const BattleChoice& choice, const BattleDays& days, const sow::Profile& profile) {
  return Planner(theatre, state, contact, choice, days, profile).plan();
}

}  // namespace estafette::campaign
