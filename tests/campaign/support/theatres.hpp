// A small theatre of war and the forces on it, for tests of rules: what a test does not say is as usual.
//
//   Theatre here = theatre({good("Alten", "Burg"), poor("Burg", "Cron"), good("Cron", "Dorf", "Elbe")}, {"Burg"});
//   State state = with({corps("III Corps", "Alten", 3), coalition(corps("Yorck", "Dorf", 2))});
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::test {

using namespace campaign;

/// The figures of 1813 as the rules give them; sieges and scouting with round figures of our own.
[[nodiscard]] Rules usual_rules();

[[nodiscard]] map::Road good(const std::string& from, const std::string& to, const std::string& river = "");
[[nodiscard]] map::Road poor(const std::string& from, const std::string& to, const std::string& river = "");
/// Its crossing is barred by the garrison of that end.
[[nodiscard]] map::Road controlled(map::Road road, const std::string& by);

/// Nodes in the order in which the roads name them, on a grid, 10 km apart; ids are slugs of the names.
[[nodiscard]] Theatre theatre(const std::vector<map::Road>& roads, const std::vector<std::string>& fortresses = {});

[[nodiscard]] map::NodeId node(const std::string& name);
/// The way through these nodes: way("Alten - Burg - Cron").
[[nodiscard]] std::vector<map::NodeId> way(const std::string& names);

/// A French MC of that many MDs of infantry, 900 men each, with a battery of 8 guns; id is the slug of its name.
[[nodiscard]] Force corps(const std::string& name, const std::string& at, int divisions = 3);
/// A French MCC of that many MDs of cavalry, 600 men each.
[[nodiscard]] Force cavalry_corps(const std::string& name, const std::string& at, int divisions = 2);
/// A French MD of infantry alone.
[[nodiscard]] Force division(const std::string& name, const std::string& at);
[[nodiscard]] Force coalition(Force force);
[[nodiscard]] Force garrison(Force force);
/// With so many horsemen in its first MD.
[[nodiscard]] Force with_cavalry(Force force, int men);

[[nodiscard]] State with(std::vector<Force> forces);
[[nodiscard]] LodgedOrder lodged(const State& state, Order order);
[[nodiscard]] Order march_order(const Force& force, const std::string& names, bool forced = false);

/// The force of that name. REQUIRES that there is one.
[[nodiscard]] const Force& force(const State& state, const std::string& name);
/// The state after the events.
[[nodiscard]] State after(State state, const std::vector<Event>& events);
/// Their sentences, one a line, each with its rule: "2.1: ...".
[[nodiscard]] std::string told(const std::vector<Event>& events);
/// Throws of dice, one a line: "how long Torgau holds out, in turns: 8 of 6 to 12".
[[nodiscard]] std::string told(const std::vector<Roll>& dice);
/// Objections in words, one a line, each with its rule.
[[nodiscard]] std::string told(const std::vector<Objection>& objections);

}  // namespace estafette::test
