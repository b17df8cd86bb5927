#include "campaign/rules/politics/losses_of_france.hpp"

#include "campaign/rules/politics/ledger.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

/// The side that the map has for a node or nation; nothing: nobody's, neutral.
template <typename Key>
std::optional<Side> side_of(const std::map<Key, Side>& sides, const Key& key) {
  const auto found = sides.find(key);
  return found == sides.end() ? std::nullopt : std::optional<Side>(found->second);
}

void fortresses(const Theatre& theatre, const State& before, const State& after, Ledger& ledger) {
  for (const map::Node& node : theatre.map.nodes) {
    if (node.settlement != map::Settlement::fortress || !node.germany) continue;
    const std::optional<Side> now = side_of(after.owners, node.id);
    if (side_of(before.owners, node.id) != Side::france || now == Side::france) continue;
    ledger.enter(theatre.rules.prestige.fortress_lost,
                 "each French-held fortress in Germany that is lost to the Coalition or a neutral state",
                 fmt::format("{} is lost to {}", node.name, now ? "the Coalition" : "a neutral state"), {}, {node.id});
  }
}

void allies(const Theatre& theatre, const State& before, const State& after, Ledger& ledger) {
  const PrestigeRules& rules = theatre.rules.prestige;
  for (const auto& [nation, side] : before.nations) {
    const std::optional<Side> now = side_of(after.nations, nation);
    if (side != Side::france || now == Side::france) continue;
    if (now)
      ledger.enter(rules.ally_hostile, "each Ally of France that changes allegiance to fight alongside the Coalition",
                   fmt::format("{} has joined the Coalition", nation), {}, {});
    else if (rules.german.contains(nation))
      ledger.enter(rules.german_ally_neutral, "each German Ally of France that changes allegiance to become neutral",
                   fmt::format("{} has become neutral", nation), {}, {});
  }
}

}  // namespace

std::vector<Event> losses_of_france(const Theatre& theatre, const State& before, const State& after) {
  Ledger ledger(after);
  fortresses(theatre, before, after, ledger);
  allies(theatre, before, after, ledger);
  return ledger.entries();
}

std::vector<Event> with_losses_of_france(const Theatre& theatre, const State& state, std::vector<Event> events) {
  State after = state;
  for (const Event& event : events) apply(after, event);
  std::vector<Event> losses = losses_of_france(theatre, state, after);
  std::move(losses.begin(), losses.end(), std::back_inserter(events));
  return events;
}

}  // namespace estafette::campaign
