#include "campaign/battle/losses.hpp"

#include "base/apportion.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/tell.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <set>
#include <vector>

namespace estafette::campaign {
namespace {

/// The losses of one force, gathered unit by unit.
class Bill {
 public:
  Bill(const Contact& contact, const Force& force) : contact_(contact), force_(force) {}

  void add(const dumps::UnitLosses& lost, const Unit& unit) {
    int room = unit.men.value;  // never more than it has by now
    const auto take = [&room](Men men) {
      const int taken = std::min(room, men.value);
      room -= taken;
      return taken;
    };
    const int killed = take(lost.killed);
    const int wounded = take(lost.wounded);
    const int missing = take(lost.missing);
    const int guns = std::min(unit.guns.value, lost.guns_before.value - lost.guns_after.value);
    const int men = killed + wounded + missing;
    if (men == 0 && guns == 0) return;
    change_.units.push_back({unit.id, -men, -guns});
    killed_ += killed;
    wounded_ += wounded;
    missing_ += missing;
    guns_ += guns;
    pool(unit.id, lost.wounded_back, wounded, false);
    pool(unit.id, lost.missing_back, missing, true);
  }

  [[nodiscard]] std::vector<Event> events(const Theatre& theatre, const State& state) {
    if (change_.units.empty()) return {};
    change_.force = force_.id;
    std::vector<Event> events = {happens(state, "5.4",
                                         says("loses in battle", {{"who", force_},
                                                                  {"men", Men{killed_ + wounded_ + missing_}},
                                                                  {"at", theatre.node(contact_.node)},
                                                                  {"killed", Men{killed_}},
                                                                  {"wounded", Men{wounded_}},
                                                                  {"missing", Men{missing_}},
                                                                  {"guns", Guns{guns_}}}),
                                         change_, {force_.id}, {contact_.node})};
    if (pools_.men.empty()) return events;
    int back = 0;
    Turn last{0};
    for (const Recovering& men : pools_.men) {
      back += men.men;
      last = std::max(last, men.back);
    }
    events.push_back(happens(state, "5.4", says("will be back", {{"who", force_}, {"men", Men{back}}, {"by", last}}),
                             pools_, {force_.id}, {contact_.node}));
    return events;
  }

 private:
  /// The pool's returns; no more than so many.
  void pool(const std::string& unit, const dumps::Returns& returns, int most, bool stragglers) {
    for (std::size_t i = 0; i < returns.by_turn.size(); ++i) {
      const int men = std::min(most, returns.by_turn[i].value);
      most -= men;
      if (men > 0) pools_.men.push_back({unit, {contact_.turn.value + static_cast<int>(i) + 1}, men, stragglers});
    }
  }

  const Contact& contact_;
  const Force& force_;
  StrengthChanged change_;
  Pooled pools_;
  int killed_ = 0, wounded_ = 0, missing_ = 0, guns_ = 0;
};

/// Name and ratings of whoever holds the post; nothing if there is none of that id.
struct PostHolder {
  std::string name;
  Ratings ratings;
};

std::optional<PostHolder> post_in(const Formation& formation, const std::string& id) {
  if (formation.id == id) return PostHolder{formation.commander, formation.ratings};
  for (const Unit& unit : formation.units)
    if (unit.id == id) return PostHolder{unit.commander, unit.ratings};
  for (const Formation& below : formation.formations)
    if (auto found = post_in(below, id)) return found;
  return std::nullopt;
}

std::optional<PostHolder> post(const State& state, const std::string& id) {
  if (const Army* army = find_army(state, id)) return PostHolder{army->commander, army->ratings};
  for (const Force& force : state.forces)
    if (auto found = post_in(force.troops, id)) return found;
  return std::nullopt;
}

Saying told(dumps::Fate fate) {
  switch (fate) {
    case dumps::Fate::killed:
      return says("fate: killed");
    case dumps::Fate::wounded:
      return says("fate: wounded");
    case dumps::Fate::missing:
      return says("fate: missing");
    case dumps::Fate::not_known:
      break;
  }
  return says("fate: not known");
}

Event officer_falls(const State& state, const Contact& contact, const dumps::OfficerLoss& loss, const std::string& id,
                    const dumps::CarryoverPolicy& policy) {
  const std::optional<PostHolder> held = post(state, id);
  // Where nobody knows the commander's name, the sheet has his battery's.
  const bool nameless = loss.command.starts_with(loss.name);
  const Saying what = says("officer falls", {{"officer", nameless ? Figure() : Figure(NamedPost{id, loss.name})},
                                             {"command", NamedPost{id, loss.command}},
                                             {"fate", told(loss.fate)},
                                             {"why", FreeText{loss.why}}});
  if (!held || held->name.empty() || loss.fate == dumps::Fate::not_known)
    return happens(state, "5.4", what, Told{}, {}, {contact.node});
  Convalescent out{id, held->name, held->ratings, {0}};
  if (loss.fate == dumps::Fate::wounded) out.back.value = contact.turn.value + policy.commander_back_after;
  return happens(state, "5.4", what, CommanderLost{out}, {}, {contact.node});
}

std::string campaigns(const std::map<std::string, std::string>& ids, const std::string& id) {
  const auto found = ids.find(id);
  return found == ids.end() ? id : found->second;
}

/// Into killed, wounded and missing: by the policy's shares of the men of all the units together, so that the rounding
/// of each does not make most of them missing; then unit by unit, by largest remainder.
void split(const std::vector<dumps::UnitLosses*>& units, const std::vector<std::int64_t>& men,
           const dumps::CarryoverPolicy& policy) {
  const std::int64_t all = std::accumulate(men.begin(), men.end(), std::int64_t{0});
  const int hit = policy.word_killed + policy.word_wounded;
  const std::vector<std::int64_t> fallen = apportion(nearest_share(all, {hit, 100}), men);
  const std::vector<std::int64_t> killed = apportion(nearest_share(all, {policy.word_killed, 100}), fallen);
  for (std::size_t i = 0; i < units.size(); ++i) {
    units[i]->killed = Men{static_cast<int>(killed[i])};
    units[i]->wounded = Men{static_cast<int>(fallen[i] - killed[i])};
    units[i]->missing = Men{static_cast<int>(men[i] - fallen[i])};
  }
}

void refuse_spoken(const State& state, const Contact& contact, const std::vector<SpokenLoss>& spoken) {
  ProblemList problems;
  std::set<ForceId> told;
  for (const SpokenLoss& loss : spoken) {
    const auto& a = contact.attackers;
    const auto& d = contact.defenders;
    const bool there = std::find(a.begin(), a.end(), loss.force) != a.end() ||
                       std::find(d.begin(), d.end(), loss.force) != d.end() ||
                       std::any_of(contact.to_the_guns.begin(), contact.to_the_guns.end(),
                                   [&](const GunsMarch& march) { return march.force == loss.force; });
    const Force* force = find_force(state, loss.force);
    if (!there || force == nullptr) {
      problems.add({"--losses", 0, "", force == nullptr ? loss.force.slug : force->name,
                    fmt::format("a force of battle {}", contact.number), "See: estafette battle list"});
    } else if (const int most = loss.percent ? 100 : totals(force->troops).men().value;
               loss.men > most || loss.men < 0) {
      problems.add({"--losses", 0, "", fmt::format("{}={}{}", force->name, loss.men, loss.percent ? "%" : ""),
                    fmt::format("0 to {}{}", figure(most), loss.percent ? "%" : " men"),
                    "It cannot lose more than it has"});
    } else if (!told.insert(loss.force).second) {
      problems.add({"--losses", 0, "", force->name + " a second time", "each force once", "Add its losses up"});
    }
  }
  problems.refuse_if_any();
}

}  // namespace

std::vector<Event> carry_losses(const Theatre& theatre, const State& state, const Contact& contact,
                                const dumps::Losses& losses, const std::map<std::string, std::string>& ids,
                                const dumps::CarryoverPolicy& policy) {
  std::map<std::string, const dumps::UnitLosses*> by_unit;
  for (const dumps::UnitLosses& unit : losses.units) by_unit[campaigns(ids, unit.id)] = &unit;
  std::vector<Event> events;
  for (const Force& force : state.forces) {
    Bill bill(contact, force);
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      const auto lost = by_unit.find(unit.id);
      if (lost != by_unit.end()) bill.add(*lost->second, unit);
    });
    const std::vector<Event> own = bill.events(theatre, state);
    events.insert(events.end(), own.begin(), own.end());
  }
  for (const dumps::OfficerLoss& officer : losses.officers)
    events.push_back(officer_falls(state, contact, officer, campaigns(ids, officer.id), policy));
  return events;
}

dumps::Losses losses_by_word(const Theatre& theatre, const State& state, const Contact& contact,
                             const std::vector<SpokenLoss>& spoken, const dumps::CarryoverPolicy& policy) {
  refuse_spoken(state, contact, spoken);
  dumps::Losses losses;
  losses.battle = theatre.name(contact.node);
  for (const SpokenLoss& loss : spoken) {
    const Force& force = *find_force(state, loss.force);
    const Strength whole = strength_of({&force});
    const int divisor = loss.percent ? 100 : std::max(1, whole.men.value);
    Strength lost = share_of(whole, loss.men, divisor);
    if (!loss.percent) lost.men = Men{loss.men};
    const std::size_t first = losses.units.size();
    std::vector<std::int64_t> men;
    for (const StrengthChanged& change : deal_losses({&force}, lost)) {
      for (const StrengthChanged::UnitChange& unit : change.units) {
        dumps::UnitLosses one;
        one.side = static_cast<int>(force.side);
        one.id = unit.id;
        one.guns_before = Guns{-unit.guns};
        losses.units.push_back(one);
        men.push_back(-unit.men);
      }
    }
    std::vector<dumps::UnitLosses*> units;
    for (std::size_t i = first; i < losses.units.size(); ++i) units.push_back(&losses.units[i]);
    split(units, men, policy);
  }
  dumps::share_out_returns(losses.units, policy);
  return losses;
}

}  // namespace estafette::campaign
