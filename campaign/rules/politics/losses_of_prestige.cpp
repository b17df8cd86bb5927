#include "campaign/rules/politics/losses_of_prestige.hpp"

#include "campaign/rules/politics/ledger.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/unfolding.hpp"

#include <utility>

namespace estafette::campaign {
namespace {

/// The side that the map has for a node or nation; none: nobody's, or neutral.
template <typename Key>
std::optional<Side> side_of(const std::map<Key, Side>& sides, const Key& key) {
  const auto found = sides.find(key);
  return found == sides.end() ? std::nullopt : std::optional<Side>(found->second);
}

void enter_fortress(const Theatre& theatre, const map::Node& node, Side before, std::optional<Side> now,
                    Ledger& ledger) {
  for (const PrestigeRow& row : theatre.rules.prestige.rows) {
    const auto* lost = std::get_if<counts::FortressLost>(&row.what);
    if (lost == nullptr || lost->side != before || !fits(node, row.where)) continue;
    ledger.enter(row, 1, true,
                 {{"place", node}, {"to", now ? Figure(named(theatre, *now)) : Figure(says("a neutral state"))}}, {},
                 {node.id});
  }
}

void enter_ally(const PrestigeRules& rules, const std::string& nation, Side before, std::optional<Side> now,
                Ledger& ledger) {
  for (const PrestigeRow& row : rules.rows) {
    const auto* lost = std::get_if<counts::AllyLost>(&row.what);
    if (lost == nullptr || lost->side != before || lost->to_the_enemy != now.has_value()) continue;
    if (!lost->nations.empty() && !lost->nations.contains(nation)) continue;
    ledger.enter(row, 1, true, {{"nation", ProperName{nation}}}, {}, {});
  }
}

}  // namespace

std::vector<Event> losses_of_prestige(const Theatre& theatre, const State& before, const State& after) {
  const PrestigeRules& rules = theatre.rules.prestige;
  Ledger ledger(after);
  for (const map::Node& node : theatre.map.nodes) {
    if (node.settlement != map::Settlement::fortress) continue;
    const std::optional<Side> was = side_of(*before.owners, node.id), now = side_of(*after.owners, node.id);
    if (was && now != was) enter_fortress(theatre, node, *was, now, ledger);
  }
  for (const auto& [nation, was] : before.nations) {
    const std::optional<Side> now = side_of(after.nations, nation);
    if (now != was) enter_ally(rules, nation, was, now, ledger);
  }
  return ledger.events();
}

std::vector<Event> with_losses_of_prestige(const Theatre& theatre, const State& state, std::vector<Event> events) {
  if (events.empty()) return events;
  Unfolding unfolding(state);
  unfolding.happen(std::move(events));
  unfolding.happen(losses_of_prestige(theatre, state, unfolding.now()));
  return unfolding.take();
}

}  // namespace estafette::campaign
