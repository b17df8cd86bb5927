#include "campaign/rules/battle/pursuit.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"
#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>

namespace estafette::campaign {
namespace {

using Forces = std::vector<const Force*>;

/// Own horse for 100 of the other side's; none at all is none whatever the other has.
int ratio(Men own, Men other) {
  if (own.value == 0) return 0;
  if (other.value == 0) return std::numeric_limits<int>::max();
  return static_cast<int>(std::int64_t{own.value} * 100 / other.value);
}

int pip_at(const PursuitRules::Action& action, int ratio) {
  int pip = 0;
  for (const PursuitRules::Odds& odds : action.odds)
    if (odds.ratio <= ratio) pip = odds.pip;
  return pip;
}

class Aftermath {
 public:
  Aftermath(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle, DiceCup& dice)
      : rules_(theatre.rules.pursuit),
        state_(state),
        contact_(contact),
        level_(battle.verdict->level),
        where_(fmt::format("battle {} at {}", contact.number, theatre.name(contact.node))),
        dice_(dice),
        victors_(combatants(state, contact, battle, *battle.verdict->winner)),
        beaten_(combatants(state, contact, battle, opponent(*battle.verdict->winner))),
        pursuers_(reserves(state, battle, *battle.verdict->winner)),
        rearguard_(reserves(state, battle, opponent(*battle.verdict->winner))) {}

  std::vector<Event> play() {
    if (pursuers_.empty() && rearguard_.empty()) {
      tell(fmt::format("Neither side had reserves near {}: nobody pursues, and nobody covers the retreat", where_), {});
    } else if (!pursuers_.empty() && !rearguard_.empty()) {
      tell(fmt::format("Both sides had reserves near {}, {} and {}: pursuit and rearguard cancel", where_,
                       names_of(pursuers_), names_of(rearguard_)),
           {&pursuers_, &rearguard_});
    } else if (rearguard_.empty()) {
      pursue();
    } else {
      cover();
    }
    return std::move(events_);
  }

 private:
  void pursue() {
    const int share = throw_for(rules_.losses, pursuers_, beaten_, "how hard the beaten are pursued after " + where_);
    tell(fmt::format("{} {} the beaten of {} with {} horse against {}: {} in a thousand of them are lost",
                     names_of(pursuers_), pursuers_.size() > 1 ? "pursue" : "pursues", where_, horse(pursuers_),
                     horse(beaten_), share),
         {&pursuers_, &beaten_});
    for (StrengthChanged& change : deal_losses(beaten_, share_of(strength_of(beaten_), share, 1000))) {
      const Force& force = *find_force(state_, change.force);
      happen(fmt::format("{} loses {} in the pursuit, killed, taken or dispersed for good", force.name,
                         in_words(lost_by(change))),
             change, {force.id});
    }
  }

  void cover() {
    const std::vector<Recovering> out = stragglers();
    const std::string covers = fmt::format("{} {} the retreat from {}", names_of(rearguard_),
                                           rearguard_.size() > 1 ? "cover" : "covers", where_);
    if (out.empty()) {
      tell(covers + ", but no straggler of the beaten is out whom a rearguard could bring in", {&rearguard_, &beaten_});
      return;
    }
    const int share = throw_for(rules_.recovered, rearguard_, victors_,
                                "how many stragglers the rearguard brings in after " + where_);
    tell(fmt::format("{} with {} horse against {}: {} in a thousand of the beaten's stragglers are back at once",
                     covers, horse(rearguard_), horse(victors_), share),
         {&rearguard_, &beaten_});
    bring_in(out, share);
  }

  /// All men of the beaten who are out as stragglers, those of earlier battles too.
  std::vector<Recovering> stragglers() const {
    std::set<std::string> units;
    for (const Force* force : beaten_)
      for_each_unit(force->troops, [&](const CommandPath&, const Unit& unit) { units.insert(unit.id); });
    std::vector<Recovering> out;
    for (const Recovering& men : state_.recovering)
      if (men.stragglers && men.men > 0 && units.contains(men.unit)) out.push_back(men);
    return out;
  }

  void bring_in(std::vector<Recovering> men, int share) {
    std::vector<std::int64_t> out;
    std::int64_t all = 0;
    for (const Recovering& one : men) {
      out.push_back(one.men);
      all += one.men;
    }
    const std::vector<std::int64_t> back = apportion(nearest_share(all, {share, 1000}), out);
    for (std::size_t i = 0; i < men.size(); ++i) men[i].men = static_cast<int>(back[i]);
    for (const Force* force : beaten_) return_to(*force, men);
  }

  void return_to(const Force& force, const std::vector<Recovering>& men) {
    Returned returned{force.id, {}};
    int all = 0;
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      for (const Recovering& one : men) {
        if (one.unit != unit.id || one.men == 0) continue;
        returned.men.push_back(one);
        all += one.men;
      }
    });
    if (all == 0) return;
    happen(fmt::format("{} {} of {} are back with the rearguard", figure(all), all == 1 ? "straggler" : "stragglers",
                       force.name),
           returned, {force.id});
  }

  /// In a thousand, by one die, the horse of both and the level of the victory.
  int throw_for(const PursuitRules::Action& action, const Forces& own, const Forces& other,
                const std::string& purpose) {
    const int pips = dice_.roll(purpose, 1, rules_.die);
    const int percent = level_ == VictoryLevel::major ? action.major : action.minor;
    const int pip = pip_at(action, ratio(cavalry_of(own), cavalry_of(other)));
    return std::clamp(static_cast<int>(nearest_share(std::int64_t{pips} * pip, {percent, 100})), action.least,
                      action.most);
  }

  static std::string horse(const Forces& forces) { return figure(cavalry_of(forces).value); }

  void tell(const std::string& sentence, const std::vector<const Forces*>& whom) {
    std::vector<ForceId> ids;
    for (const Forces* forces : whom)
      for (const Force* force : *forces) ids.push_back(force->id);
    happen(sentence, Told{}, std::move(ids));
    events_.back().dice = dice_.taken();
  }

  void happen(const std::string& sentence, Change change, std::vector<ForceId> forces) {
    events_.push_back(happens(state_, "5.5.2", sentence, std::move(change), std::move(forces), {contact_.node}));
  }

  const PursuitRules& rules_;
  const State& state_;
  const Contact& contact_;
  const VictoryLevel level_;
  const std::string where_;
  DiceCup& dice_;
  const Forces victors_, beaten_, pursuers_, rearguard_;
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> pursuit(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle,
                           DiceCup& dice) {
  if (!battle.verdict->winner) return {};
  return Aftermath(theatre, state, contact, battle, dice).play();
}

}  // namespace estafette::campaign
