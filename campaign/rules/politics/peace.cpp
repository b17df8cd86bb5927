#include "campaign/rules/politics/peace.hpp"

#include "campaign/rules/politics/ledger.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

/// Somebody who may sue: a nation, or all of a side under one nation's name.
struct PeaceSuitor {
  const TruceRules::Suitor& rule;
  std::string nation;
};

std::vector<PeaceSuitor> suitors(const TruceRules& rules, const State& state) {
  std::vector<PeaceSuitor> all;
  for (const TruceRules::Suitor& rule : rules.suitors) {
    if (!rule.nation.empty()) {
      all.push_back({rule, rule.nation});
      continue;
    }
    std::set<std::string> seen;
    for (const Force& force : state.forces)
      if (force.side == rule.side && seen.insert(force.nation).second) all.push_back({rule, force.nation});
  }
  return all;
}

/// The corps that count for a suitor: those on the map, and those that were lost in battle (4.1).
struct ExhaustedCorps {
  std::vector<const Force*> living;
  std::vector<std::string> lost;

  [[nodiscard]] int count() const { return static_cast<int>(living.size() + lost.size()); }
};

ExhaustedCorps exhausted_corps(const State& state, const PeaceSuitor& suitor, Turn turn) {
  const auto counts = [&](Side side, const std::string& nation, Turn until) {
    return side == suitor.rule.side && (nation == suitor.nation || suitor.rule.allies) && until >= turn;
  };
  ExhaustedCorps corps;
  for (const Force& force : state.forces)
    if (echelon(force) != Echelon::division && counts(force.side, force.nation, force.exhausted_until))
      corps.living.push_back(&force);
  for (const LostCorps& lost : state.lost_corps)
    if (counts(lost.side, lost.nation, lost.until)) corps.lost.push_back(lost.name);
  return corps;
}

Saying why_it_sues(const ExhaustedCorps& corps) {
  if (corps.lost.empty()) return says("exhausted at the same time", {{"who", corps.living}});
  SeveralFigures lost;
  for (const std::string& name : corps.lost) lost.emplace_back(ProperName{name});
  return says("exhausted or lost at the same time", {{"who", corps.living}, {"lost", lost}});
}

void sue(const Theatre& theatre, const PeaceSuitor& suitor, const ExhaustedCorps& corps, Unfolding& unfolding) {
  const std::string who = suitor.rule.who.empty() ? suitor.nation : suitor.rule.who;
  const Saying why = why_it_sues(corps);
  const State& now = unfolding.now();
  Ledger ledger(now);
  for (const PrestigeRow& row : theatre.rules.prestige.rows) {
    const auto* sues = std::get_if<counts::Sues>(&row.what);
    if (sues != nullptr && sues->side == suitor.rule.side)
      ledger.enter(row, 1, true, {{"who", ProperName{who}}}, ids_of(corps.living), {});
  }
  unfolding.happen(ledger.events());
  const std::string sued = fmt::format("{} sued for peace", who);
  Truce truce{Turn{now.turn.value + theatre.rules.truce.turns - 1}, sued};
  const bool alone = !suitor.rule.side_rests;
  const auto own = now.truces.find(suitor.nation);
  const Truce* before = alone ? (own == now.truces.end() ? nullptr : &own->second) : now.truce ? &*now.truce : nullptr;
  if (before != nullptr) {
    const Turn until = std::max(truce.until, before->until);
    truce = *before;  // what has been agreed on already stays agreed on
    truce.until = until;
    truce.terms = fmt::format("{}; {}", before->terms, sued);
  }
  const ProperName name{who};
  Saying said = alone ? says("sues for peace alone", {{"who", name}, {"why", why}, {"until", truce.until}})
                      : says("sues for peace", {{"who", name}, {"why", why}, {"until", truce.until}});
  Event signs = happens(now, "4.2", std::move(said), TruceSet{truce, alone ? suitor.nation : ""}, ids_of(corps.living));
  signs.cause = why;
  unfolding.happen(std::move(signs));
}

}  // namespace

std::vector<Event> peace_through_exhaustion(const Theatre& theatre, const State& before, const State& after,
                                            Turn turn) {
  Unfolding unfolding(after);
  for (const PeaceSuitor& suitor : suitors(theatre.rules.truce, after)) {
    const auto count = [&](const State& state) { return exhausted_corps(state, suitor, turn).count(); };
    if (count(after) >= suitor.rule.exhausted && count(before) < suitor.rule.exhausted)
      sue(theatre, suitor, exhausted_corps(after, suitor, turn), unfolding);
  }
  return unfolding.take();
}

}  // namespace estafette::campaign
