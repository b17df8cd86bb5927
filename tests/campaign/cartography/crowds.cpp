#include "campaign/cartography/crowds.hpp"

#include "base/files/files.hpp"
#include "base/text.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/support/theatres.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace estafette::cartography::crowds {
namespace {

using campaign::Force;
using campaign::State;
using estafette::test::coalition;
using estafette::test::corps;
using estafette::test::with;

constexpr int kTurns = 8;
constexpr int kMenOfADivision = 900;

/// Every other force of the enemy is reported, some of them well.
std::vector<campaign::Sighting> reported_to(const State& state, Side side) {
  std::vector<campaign::Sighting> reports;
  int seen = 0;
  for (const Force& force : state.forces) {
    if (force.side == side || force.duty == campaign::Duty::garrison || ++seen % 2 == 0) continue;
    campaign::Sighting report;
    report.node = force.at;
    report.whom = force.id;
    report.name = seen % 3 == 0 ? "a corps" : force.name;
    report.men = 100 * (10 + seen);
    report.infantry = seen % 3 == 0 ? 0 : report.men;
    report.reliability = 1;
    reports.push_back(report);
  }
  return reports;
}

void add_all_maps(std::vector<Crowd>& crowds, const std::string& what, State state) {
  state.campaign = "1813";
  for (const Side side : {Side::france, Side::coalition}) state.known[side] = reported_to(state, side);
  for (const std::optional<Side> side :
       {std::optional<Side>{}, std::optional(Side::france), std::optional(Side::coalition)})
    crowds.push_back(
        {what + ", map of " + (side ? to_string(*side) : "the umpire"), map_view(germany(), state, {}, side)});
}

Force at_its_place(const std::vector<std::string>& line, const std::string& place) {
  const int men = std::stoi(line[3]);
  Force force = corps(line[1], place, std::max(1, static_cast<int>(std::lround(men / double{kMenOfADivision}))));
  if (line[0] == "coalition") force = coalition(force);
  if (line[2] == "garrison") force.duty = campaign::Duty::garrison;
  if (line[2] == "investing") force.duty = campaign::Duty::investing;
  return force;
}

/// Towns that are no more than so many kilometres off.
std::vector<std::string> towns_near(const map::Node& middle, double km) {
  std::vector<std::string> found;
  for (const map::Node& node : germany().map.nodes)
    if (map::km_between(node.at, middle.at) <= km) found.push_back(node.name);
  return found;
}

}  // namespace

const campaign::Theatre& germany() {
  static const std::string file = std::string(ESTAFETTE_SOURCE_DIR) + "/templates/campaigns/1813/map.xml";
  static const campaign::Theatre theatre(map::read_map(read_text(file), file).map, estafette::test::usual_rules());
  return theatre;
}

const std::vector<Crowd>& demo_crowds() {
  static const std::vector<Crowd> all = [] {
    std::vector<std::vector<std::string>> lines;
    for (const std::string& line : split(read_text(std::string(ESTAFETTE_FIXTURES) + "/map/demo-positions.csv"), '\n'))
      if (!line.empty()) lines.push_back(split(line, ','));
    std::vector<Crowd> made;
    for (int turn = 1; turn <= kTurns; ++turn) {
      std::vector<Force> forces;
      for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::string& place = lines[i].at(static_cast<std::size_t>(3 + turn));
        if (!place.empty()) forces.push_back(at_its_place(lines[i], place));
      }
      State state = with(std::move(forces));
      state.turn = {turn};
      add_all_maps(made, fmt::format("turn {}", turn), std::move(state));
    }
    return made;
  }();
  return all;
}

std::vector<Crowd> random_crowds(unsigned how_many) {
  constexpr unsigned kForces = 60, kHubs = 5, kMostDivisions = 12;
  constexpr double kNear = 45;  // km from a hub
  std::vector<Crowd> made;
  for (unsigned seed = 1; seed <= how_many; ++seed) {
    std::mt19937 chance(seed);
    const auto& nodes = germany().map.nodes;
    std::vector<std::vector<std::string>> hubs;
    for (unsigned i = 0; i < kHubs; ++i) hubs.push_back(towns_near(nodes[chance() % nodes.size()], kNear));
    std::vector<Force> forces;
    for (unsigned i = 0; i < kForces; ++i) {
      const std::vector<std::string>& hub = hubs[chance() % kHubs];
      const std::string place = i % 4 == 0 ? nodes[chance() % nodes.size()].name : hub[chance() % hub.size()];
      Force force = corps(fmt::format("{} Corps", i + 1), place, static_cast<int>(1 + chance() % kMostDivisions));
      if (i % 5 == 0) force.name = fmt::format("Miloradovich {}", i);
      forces.push_back(i % 2 == 0 ? coalition(force) : force);
    }
    add_all_maps(made, fmt::format("armies by chance {}", seed), with(std::move(forces)));
  }
  return made;
}

}  // namespace estafette::cartography::crowds
