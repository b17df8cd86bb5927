#include "campaign/rules/battle/pursuit.hpp"

#include "base/apportion.hpp"
#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>

namespace estafette::campaign {
namespace {

using Forces = std::vector<const Force*>;

/// Own horse for every 100 of the other side's; 0 if it has no horse, whatever the other side has.
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
        where_(theatre.node(contact.node)),
        dice_(dice),
        victors_(combatants(state, contact, battle, *battle.verdict->winner)),
        beaten_(combatants(state, contact, battle, opponent(*battle.verdict->winner))),
        pursuers_(reserves(state, battle, *battle.verdict->winner)),
        rearguard_(reserves(state, battle, opponent(*battle.verdict->winner))) {}

  std::vector<Event> play() {
    if (pursuers_.empty() && rearguard_.empty()) {
      tell(says("no reserves", {{"battle", contact_.number}, {"at", where_}}), {});
    } else if (!pursuers_.empty() && !rearguard_.empty()) {
      tell(says("reserves cancel",
                {{"battle", contact_.number}, {"at", where_}, {"pursuers", pursuers_}, {"rearguard", rearguard_}}),
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
    const int share = throw_for(rules_.losses, pursuers_, beaten_,
                                says("how hard they are pursued", {{"battle", contact_.number}, {"at", where_}}));
    tell(says("pursue", {{"pursuers", pursuers_},
                         {"battle", contact_.number},
                         {"at", where_},
                         {"horse", cavalry_of(pursuers_)},
                         {"other", cavalry_of(beaten_)},
                         {"share", share}}),
         {&pursuers_, &beaten_});
    for (StrengthChanged& change : deal_losses(beaten_, share_of(strength_of(beaten_), share, 1000))) {
      const Force& force = *find_force(state_, change.force);
      happen(
          says("loses in the pursuit", {{"who", force}, {"men", lost_by(change).men}, {"guns", lost_by(change).guns}}),
          change, {force.id});
    }
  }

  void cover() {
    const std::vector<Recovering> out = stragglers();
    if (out.empty()) {
      tell(says("cover in vain", {{"rearguard", rearguard_}, {"battle", contact_.number}, {"at", where_}}),
           {&rearguard_, &beaten_});
      return;
    }
    const int share =
        throw_for(rules_.recovered, rearguard_, victors_,
                  says("how many stragglers are brought in", {{"battle", contact_.number}, {"at", where_}}));
    tell(says("cover the retreat", {{"rearguard", rearguard_},
                                    {"battle", contact_.number},
                                    {"at", where_},
                                    {"horse", cavalry_of(rearguard_)},
                                    {"other", cavalry_of(victors_)},
                                    {"share", share}}),
         {&rearguard_, &beaten_});
    bring_in(out, share);
  }

  /// All stragglers of the beaten side, including those of earlier battles.
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
    happen(says("back with the rearguard", {{"men", Men{all}}, {"who", force}}), returned, {force.id});
  }

  /// In a thousand, by one die, the horse of both and the level of the victory.
  int throw_for(const PursuitRules::Action& action, const Forces& own, const Forces& other, const Saying& purpose) {
    const int pips = dice_.roll("pursuit", purpose, 1, rules_.die);
    const int percent = level_ == VictoryLevel::major ? action.major : action.minor;
    const int pip = pip_at(action, ratio(cavalry_of(own), cavalry_of(other)));
    return std::clamp(static_cast<int>(nearest_share(std::int64_t{pips} * pip, {percent, 100})), action.least,
                      action.most);
  }

  void tell(Saying said, const std::vector<const Forces*>& whom) {
    std::vector<ForceId> ids;
    for (const Forces* forces : whom)
      for (const Force* force : *forces) ids.push_back(force->id);
    happen(std::move(said), Told{}, std::move(ids));
    events_.back().dice = dice_.taken();
  }

  void happen(Saying said, Change change, std::vector<ForceId> forces) {
    events_.push_back(happens(state_, "5.5.2", std::move(said), std::move(change), std::move(forces), {contact_.node}));
  }

  const PursuitRules& rules_;
  const State& state_;
  const Contact& contact_;
  const VictoryLevel level_;
  const map::Node& where_;
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
