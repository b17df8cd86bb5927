#include "campaign/umpire/raise_force.hpp"

#include "base/files/delivery.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/founding/campaign_strength.hpp"
#include "campaign/founding/placing.hpp"
#include "campaign/names/meant.hpp"
#include "campaign/state/words.hpp"
#include "campaign/umpire/begin.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace estafette::campaign {
namespace {

void ids_in(const Formation& formation, std::set<std::string>& ids) {
  ids.insert(formation.id);
  for (const Unit& unit : formation.units) ids.insert(unit.id);
  for (const Formation& below : formation.formations) ids_in(below, ids);
}

/// Every id of the campaign that a unit or a command has, has had, or will have.
std::set<std::string> taken_ids(const State& state) {
  std::set<std::string> ids;
  for (const Force& force : state.forces) ids_in(force.troops, ids);
  for (const Reinforcement& expected : state.expected) ids_in(expected.force.troops, ids);
  for (const Army& army : state.armies) ids.insert(army.id);
  for (const auto& [unit, men] : state.establishment) ids.insert(unit);
  for (const Recovering& men : state.recovering) ids.insert(men.unit);
  for (const Convalescent& commander : state.convalescents) ids.insert(commander.command);
  return ids;
}

std::string new_id(const std::string& id, std::set<std::string>& taken) {
  std::string made = id;
  for (int number = 2; !taken.insert(made).second; ++number) made = fmt::format("{}-{}", id, number);
  return made;
}

void rename(Formation& formation, std::set<std::string>& taken) {
  formation.id = new_id(formation.id, taken);
  for (Unit& unit : formation.units) unit.id = new_id(unit.id, taken);
  for (Formation& below : formation.formations) rename(below, taken);
}

/// Everybody in the order of battle who can be a force: MC, MCC and MD (1.3.1).
void forces_in(const std::vector<Formation>& formations, std::vector<const Formation*>& found) {
  for (const Formation& one : formations) {
    if (one.level == Level::division || one.level == Level::cavalry_division || one.level == Level::brigade)
      found.push_back(&one);
    forces_in(one.formations, found);
  }
}

Formation troops_in(const Orbat& orbat, const Raising& raising) {
  std::vector<const Formation*> all;
  forces_in(orbat.formations, all);
  std::vector<std::string> names;
  for (const Formation* one : all) {
    if (fold(one->name) == fold(raising.name)) return *one;
    names.push_back(one->name);
  }
  const std::string near = nearest(raising.name, names);
  throw Refusal(Problem{raising.orbat.generic_string(), 0, "", raising.name,
                        names.empty() ? "a corps or division, and there is none" : "one of these: " + one_of(names),
                        near.empty() ? "" : fmt::format("Is it {}?", near)});
}

}  // namespace

std::vector<Event> raise_force(const Standing& standing, const Raising& raising) {
  const State& state = standing.state;
  const Date day = map::dates_of(standing.theatre.rules.calendar, state.turn).first;
  const fs::path folder = folder_holding(raising.orbat);
  const Orbat orbat =
      in_campaign_strength(folder, standing.book.scaling, day)(raising.orbat.filename().generic_string());
  Formation troops = troops_in(orbat, raising);
  std::set<std::string> taken = taken_ids(state);
  rename(troops, taken);
  Placing placing(standing.theatre.map);
  for (const Force& force : state.forces) (void)placing.new_id(force.id.slug);
  for (const Piece& piece : state.pieces) (void)placing.new_id(piece.id.slug);
  for (const Reinforcement& expected : state.expected) {
    (void)placing.new_id(expected.force.id.slug);
    for (const Piece& piece : expected.pieces) (void)placing.new_id(piece.id.slug);
  }
  Army army;
  if (const Army* known = find_army(state, raising.army)) army = *known;
  army.side = raising.side;
  ForceRaised raised;
  raised.force = placing.force(std::move(troops), army, raising.at, Duty::field);
  const Establishment establishment = establishment_by(standing.book);
  for_each_unit(raised.force.troops, [&](const CommandPath&, const Unit& unit) {
    if (unit.guns.value == 0) raised.establishment[unit.id] = establishment(unit);
  });
  Event event;
  event.turn = state.turn;
  event.said = says("force is raised", {{"who", raised.force},
                                        {"at", standing.theatre.node(raising.at)},
                                        {"men", totals(raised.force.troops).men()},
                                        {"because", FreeText{std::string(trim(raising.because))}}});
  event.forces = {raised.force.id};
  event.places = {raising.at};
  event.change = std::move(raised);
  return {event};
}

Raising raising_of(const Standing& standing, const std::string& value, const fs::path& orbat,
                   const std::string& because) {
  const auto refuse = [](const std::string& found) {
    throw Refusal(Problem{"ruling", 0, "raised", found,
                          "who it is, and where it is for whom: \"NAME: coalition at PLACE, ARMY\"",
                          "The army may be left out"});
  };
  if (orbat.empty())
    throw Refusal(
        Problem{"--from", 0, "", "no file", "the order of battle that the force is in", "Add --from FILE.csv"});
  if (trim(because).empty())
    throw Refusal(Problem{"ruling", 0, "because", "no reason", "a reason in quotes", "Add --because \"...\""});
  const std::size_t colon = value.rfind(':');
  const std::size_t at = value.find(" at ", colon == std::string::npos ? 0 : colon);
  if (colon == std::string::npos || at == std::string::npos) refuse(value);
  Raising raising;
  raising.orbat = orbat;
  raising.because = because;
  raising.name = trim(std::string_view(value).substr(0, colon));
  const std::string side(trim(std::string_view(value).substr(colon + 1, at - colon - 1)));
  const std::optional<Side> whose = side_named(standing.theatre.rules.sides, side);
  if (!whose) refuse(side);
  raising.side = *whose;
  const std::vector<std::string> rest = split(std::string_view(value).substr(at + 4), ',');
  if (rest.empty() || rest.size() > 2) refuse(value);
  raising.at = place_meant(standing.theatre.map, rest.front(),
                           {.file = "ruling", .column = "raised", .expected = "a place on the map"});
  if (rest.size() < 2) return raising;
  State own;
  for (const Army& army : standing.state.armies)
    if (army.side == raising.side) own.armies.push_back(army);
  const Catalogue armies(named_armies(own));
  raising.army =
      armies[the_one(armies, rest.back(), {.file = "ruling", .column = "raised", .expected = "an army of its side"})]
          .id;
  return raising;
}

}  // namespace estafette::campaign
