#include "campaign/rules/politics/peace.hpp"

#include "campaign/rules/politics/ledger.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

/// Who may sue: a nation of the Coalition, or France.
struct Suitor {
  std::string nation;
  Side side;
};

constexpr const char* kFrance = "France";

std::vector<Suitor> suitors(const State& state) {
  std::vector<Suitor> all;
  std::set<std::string> seen;
  for (const Force& force : state.forces)
    if (force.side == Side::coalition && seen.insert(force.nation).second) all.push_back({force.nation, force.side});
  all.push_back({kFrance, Side::france});
  return all;
}

bool counts_for(const Theatre& theatre, const Force& force, const Suitor& suitor) {
  if (force.side != suitor.side) return false;
  return force.nation == suitor.nation || (suitor.side == Side::france && theatre.rules.truce.allies);
}

std::vector<const Force*> exhausted_corps(const Theatre& theatre, const State& state, const Suitor& suitor) {
  std::vector<const Force*> corps;
  for (const Force& force : state.forces)
    if (echelon(force) != Echelon::division && exhausted(state, force) && counts_for(theatre, force, suitor))
      corps.push_back(&force);
  return corps;
}

void sue(const Theatre& theatre, const Suitor& suitor, const std::vector<const Force*>& corps, State& now,
         std::vector<Event>& events) {
  const bool france = suitor.side == Side::france;
  const std::string who = france ? "Napoleon" : suitor.nation;
  const std::string why = fmt::format("{} are exhausted at the same time", names_of(corps));
  const auto happen = [&](Event event) {
    apply(now, event);
    events.push_back(std::move(event));
  };
  Ledger ledger(now);
  const PrestigeRules& prestige = theatre.rules.prestige;
  ledger.enter(france ? prestige.france_sues : prestige.coalition_sues,
               france ? "France sues for peace through exhaustion"
                      : "a member nation of the Coalition sues for peace through exhaustion",
               fmt::format("{} sues for peace", who), ids_of(corps), {});
  for (const Event& entry : ledger.entries()) happen(entry);
  Truce truce{Turn{now.turn.value + theatre.rules.truce.turns - 1}, fmt::format("{} sued for peace", who)};
  if (now.truce && now.truce->until >= truce.until) truce.until = now.truce->until;
  if (now.truce) truce.terms = fmt::format("{}; {}", now.truce->terms, truce.terms);
  Event signs = happens(
      now, "4.2",
      fmt::format("{} sues for peace, for {}: there is a truce until turn {} is over", who, why, truce.until.value),
      TruceSet{truce}, ids_of(corps));
  signs.cause = Saying(why);
  happen(std::move(signs));
}

}  // namespace

std::vector<Event> peace_through_exhaustion(const Theatre& theatre, const State& before, const State& after) {
  std::vector<Event> events;
  State now = after;
  for (const Suitor& suitor : suitors(after)) {
    const int limit = suitor.side == Side::france ? theatre.rules.truce.france : theatre.rules.truce.coalition;
    const auto count = [&](const State& state) {
      return static_cast<int>(exhausted_corps(theatre, state, suitor).size());
    };
    if (count(after) >= limit && count(before) < limit)
      sue(theatre, suitor, exhausted_corps(theatre, after, suitor), now, events);
  }
  return events;
}

}  // namespace estafette::campaign
