#include "campaign/state/event.hpp"

#include "campaign/state/coming.hpp"
#include "campaign/state/json_state.hpp"
#include "campaign/state/posts.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/sequence.hpp"
#include "campaign/state/trodden.hpp"

#include <algorithm>
#include <functional>
#include <stdexcept>

namespace estafette::campaign {
namespace {

template <typename Found>
auto& there(Found* found, const std::string& what) {
  if (found == nullptr) throw std::logic_error("an event names " + what + ", which is not on the map");
  return *found;
}

Force& force_in(State& state, const ForceId& id) {
  return there(find_force(state, id), id.slug);
}

Piece& piece_in(State& state, const ForceId& id) {
  return there(find_piece(state, id), id.slug);
}

void take_pieces_along(State& state, const Force& force) {
  for (Piece& piece : state.pieces)
    if (piece.with == force.id) piece.at = force.at;
}

/// Calls `use` with every unit below the formation.
void each_unit(Formation& formation, const std::function<void(Unit&)>& use) {
  for (Unit& unit : formation.units) use(unit);
  for (Formation& below : formation.formations) each_unit(below, use);
}

struct Apply {
  State& state;

  void operator()(const Told&) const {}

  void operator()(const RulesChanged&) const {}
  void operator()(const Founded& founded) const { state = founded.state; }

  void operator()(const OrderLodged& lodged) const {
    state.orders.push_back(lodged.order);
    state.orders_so_far = lodged.order.sequence;
  }

  void operator()(const OrderWithdrawn& withdrawn) const {
    std::erase_if(state.orders, [&](const LodgedOrder& order) { return order.sequence == withdrawn.sequence; });
  }

  void operator()(const OrderMoved& moved) const { put_before(state.orders, moved.sequence, moved.before); }

  void operator()(const LetterReceived& letter) const { state.written.insert(letter.player); }

  void operator()(const TurnBegan&) const {
    state.letters_by.clear();
    state.traffic.clear();
    std::erase_if(state.contacts, [](const Contact& contact) { return contact.settled; });
    for (Force& force : state.forces) {
      force.advanced = false;
      force.marched = 0;
    }
    for (Piece& piece : state.pieces) piece.marched = 0;
    std::erase_if(state.lost_corps, [&](const LostCorps& lost) { return lost.until.value + 1 < state.turn.value; });
  }

  void operator()(const TurnPaused& paused) const {
    state.pause = paused.pause;
    state.written.clear();
  }

  void operator()(const TurnEnded&) const {
    state.pause.reset();
    state.orders.clear();
    state.written.clear();
    ++state.turn.value;
  }

  void operator()(const Moved& moved) const {
    Force& force = force_in(state, moved.force);
    if (moved.way.empty() || moved.way.front() != force.at)
      throw std::logic_error(moved.force.slug + " does not march from where it is");
    for (std::size_t i = 1; i < moved.way.size(); ++i)
      state.traffic[road_key(moved.way[i - 1], moved.way[i])] += divisions(state, force);
    tread(state, force, moved.way);
    force.at = moved.way.back();
    force.marched += moved.spent;
    if (moved.into_enemy) force.advanced = true;
    take_pieces_along(state, force);
    for (Piece& piece : state.pieces)
      if (piece.with == moved.force) piece.marched += moved.spent;
  }

  void operator()(const Placed& placed) const {
    Force& force = force_in(state, placed.force);
    force.at = placed.at;
    begin_way(force, {placed.at});
    take_pieces_along(state, force);
  }

  void operator()(const PieceMoved& moved) const {
    Piece& piece = piece_in(state, moved.piece);
    piece.at = moved.to;
    piece.with = moved.with;
    piece.marched += moved.spent;
  }

  void operator()(const PieceTaken& taken) const {
    Piece& piece = piece_in(state, taken.piece);
    piece.side = opponent(piece.side);
    piece.with = {};
    piece.army.clear();
    std::erase_if(state.bridges, [&](const Bridge& bridge) { return bridge.train == taken.piece; });
  }

  void operator()(const Fatigued& fatigued) const { force_in(state, fatigued.force).fatigued_until = fatigued.until; }

  void operator()(const Exhausted& exhausted) const {
    force_in(state, exhausted.force).exhausted_until = exhausted.until;
  }

  void operator()(const DutyTaken& taken) const {
    Force& force = force_in(state, taken.force);
    force.duty = taken.duty;
    force.tied_until = taken.tied_until;
  }

  void operator()(const Detached& detached) const {
    Force& from = force_in(state, detached.from);
    auto& own = from.troops.edit().formations;
    const auto division =
        std::find_if(own.begin(), own.end(), [&](const Formation& one) { return one.id == detached.division; });
    if (division == own.end()) throw std::logic_error(detached.from.slug + " has no division " + detached.division);
    Force force = from;
    force.id = detached.as;
    force.name = division->name;
    force.troops = std::move(*division);
    own.erase(division);
    state.forces.push_back(std::move(force));
  }

  void operator()(const CorpsFormed& formed) const {
    if (formed.of.empty()) throw std::logic_error(formed.as.slug + " is formed of nobody");
    Force corps = force_in(state, formed.of.front());
    corps.id = formed.as;
    corps.name = formed.name;
    corps.nation = formed.nation;
    corps.troops = {};
    corps.troops.edit().id = formed.formation;
    corps.troops.edit().level = formed.cavalry ? Level::cavalry_division : Level::division;
    corps.troops.edit().name = formed.name;
    corps.troops.edit().commander = formed.commander;
    state.forces.push_back(corps);
    for (const ForceId& division : formed.of) (*this)(Attached{division, formed.as});
  }

  void operator()(const Attached& attached) const {
    Force force = force_in(state, attached.force);
    Force& to = force_in(state, attached.to);
    if (force.troops->level == Level::brigade && to.troops->level != Level::brigade) {
      to.troops.edit().formations.push_back(std::move(force.troops.edit()));
    } else {
      auto& units = force.troops.edit().units;
      auto& formations = force.troops.edit().formations;
      std::move(units.begin(), units.end(), std::back_inserter(to.troops.edit().units));
      std::move(formations.begin(), formations.end(), std::back_inserter(to.troops.edit().formations));
    }
    to.fatigued_until = std::max(to.fatigued_until, force.fatigued_until);
    to.exhausted_until = std::max(to.exhausted_until, force.exhausted_until);
    to.marched = std::max(to.marched, force.marched);
    for (Piece& piece : state.pieces)
      if (piece.with == attached.force) piece.with = attached.to;
    (*this)(Removed{attached.force});
  }

  void operator()(const StrengthChanged& changed) const {
    Force& force = force_in(state, changed.force);
    each_unit(force.troops.edit(), [&](Unit& unit) {
      for (const StrengthChanged::UnitChange& change : changed.units) {
        if (change.id != unit.id) continue;
        unit.men.value += change.men;
        unit.guns.value += change.guns;
      }
    });
  }

  void operator()(const Removed& removed) const {
    if (removed.exhausted_until.value != 0) {
      const Force& lost = force_in(state, removed.force);
      state.lost_corps.push_back({lost.name, lost.side, lost.nation, removed.exhausted_until});
    }
    std::erase_if(state.forces, [&](const Force& force) { return force.id == removed.force; });
    state.ruled_lines.erase(removed.force);
    const auto is_it = [&](const Reinforcement& one) { return one.force.id == removed.force; };
    if (std::any_of(state.expected.begin(), state.expected.end(), is_it)) std::erase_if(state.expected.edit(), is_it);
    for (Piece& piece : state.pieces)
      if (piece.with == removed.force) piece.with = {};
  }

  void operator()(const WentOver& went) const {
    Force& force = force_in(state, went.force);
    force.side = went.to;
    force.nation = went.nation;
    force.army.clear();
    begin_way(force, {force.at});
    for (Piece& piece : state.pieces)
      if (piece.with == went.force) piece.with = {};
  }

  void operator()(const BridgeSet& set) const {
    std::erase_if(state.bridges, [&](const Bridge& bridge) { return bridge.train == set.train; });
    if (set.bridge) state.bridges.push_back(*set.bridge);
  }

  void operator()(const LineTraced& traced) const {
    Force& force = force_in(state, traced.force);
    force.line = traced.line;
    if (!traced.line.depot || traced.line.cut) return;
    // The way by which it has come leads from its depot, from the founding on; another depot begins another way (5.1).
    if (force.trodden.empty() || force.trodden.back() != force.at || force.trodden.front() != *traced.line.depot)
      force.trodden.assign(traced.line.way.rbegin(), traced.line.way.rend());
  }

  void operator()(const OwnerChanged& changed) const {
    if (changed.owner)
      state.owners.edit()[changed.node] = *changed.owner;
    else
      state.owners.edit().erase(changed.node);
  }

  void operator()(const SiegeSet& set) const {
    std::erase_if(state.sieges, [&](const Siege& siege) { return siege.fortress == set.fortress; });
    if (set.siege) state.sieges.push_back(*set.siege);
  }

  void operator()(const ContactSet& set) const {
    const auto before = std::find_if(state.contacts.begin(), state.contacts.end(),
                                     [&](const Contact& contact) { return contact.number == set.contact.number; });
    if (before == state.contacts.end()) {
      state.contacts.push_back(set.contact);
      state.contacts_so_far = std::max(state.contacts_so_far, set.contact.number);
    } else {
      *before = set.contact;
    }
  }

  void operator()(const BattleSet& set) const {
    const auto before = std::find_if(state.battles.begin(), state.battles.end(),
                                     [&](const Battle& battle) { return battle.number == set.battle.number; });
    if (before == state.battles.end()) {
      state.battles.push_back(set.battle);
    } else {
      *before = set.battle;
    }
  }

  void operator()(const Pooled& pooled) const {
    state.recovering.insert(state.recovering.end(), pooled.men.begin(), pooled.men.end());
  }

  void operator()(const Returned& returned) const {
    for (const Recovering& men : returned.men) leave_pool(men);
    if (returned.force.slug.empty()) return;
    each_unit(force_in(state, returned.force).troops.edit(), [&](Unit& unit) {
      for (const Recovering& men : returned.men)
        if (men.unit == unit.id) unit.men.value += men.men;
    });
  }

  void operator()(const CommanderLost& lost) const {
    state.convalescents.push_back(lost.commander);
    for_post(state, lost.commander.command, [](std::string& name, Ratings& ratings) {
      name.clear();
      ratings = {};
    });
  }

  void operator()(const CommanderBack& back) const {
    auto one = state.convalescents.end();
    for (auto away = state.convalescents.begin(); away != state.convalescents.end(); ++away) {
      if (away->command != back.command || away->back.value == 0) continue;
      if (one == state.convalescents.end() || away->back < one->back) one = away;
    }
    if (one == state.convalescents.end())
      throw std::logic_error("nobody who could come back is away from the command of " + back.command);
    const Convalescent commander = *one;
    state.convalescents.erase(one);
    for_post(state, back.command, [&](std::string& name, Ratings& ratings) {
      if (!name.empty()) return;
      name = commander.name;
      ratings = commander.ratings;
    });
  }

  void operator()(const Arrived& arrived) const { arrive(state, arrived); }
  void operator()(const ExpectedTurned& turned) const { turn_expected(state, turned); }
  void operator()(const ForceRaised& raised) const { raise(state, raised); }

  void operator()(const Proposed& proposed) const {
    state.proposals.push_back(proposed.proposal);
    state.proposals_so_far = proposed.proposal.number;
  }

  void operator()(const Decided& decided) const {
    const auto one = std::find_if(state.proposals.begin(), state.proposals.end(),
                                  [&](const Proposal& proposal) { return proposal.number == decided.number; });
    if (one == state.proposals.end()) throw std::logic_error("there is no proposal " + std::to_string(decided.number));
    if (decided.confirmed) state.decided.insert(one->trigger);
    state.proposals.erase(one);
  }

  void operator()(const CampaignEnded& ended) const { state.ending = ended.ending; }

  void operator()(const Scouted& scouted) const { state.known[scouted.side] = scouted.sightings; }

  void operator()(const NationChanged& changed) const {
    if (changed.side) {
      state.nations[changed.nation] = *changed.side;
    } else {
      state.nations.erase(changed.nation);
    }
  }

  void operator()(const NeutralityChanged& changed) const {
    for (const NodeId& node : changed.nodes) {
      if (changed.neutral) {
        state.neutral.edit().insert(node);
      } else {
        state.neutral.edit().erase(node);
      }
    }
  }

  void operator()(const PrestigeChanged& changed) const { state.prestige += changed.by; }

  void operator()(const TruceSet& set) const {
    if (set.nation.empty()) state.truce = set.truce;
    if (!set.nation.empty()) state.truces.erase(set.nation);
    if (!set.nation.empty() && set.truce) state.truces[set.nation] = *set.truce;
  }

  void operator()(const LineRuled& ruled) const {
    Force& force = force_in(state, ruled.force);
    if (!ruled.line) {
      state.ruled_lines.erase(ruled.force);
      return;
    }
    state.ruled_lines[ruled.force] = *ruled.line;
    force.line = ruled.line->line;
  }

  void operator()(const Ruled& ruled) const {
    State now = amended(state, ruled.path, ruled.value);
    for (Force& force : now.forces)  // who came by another way than was known has not marched as was known
      if (const Force* before = find_force(state, force.id); before != nullptr && before->trodden != force.trodden)
        force.march.clear();
    state = std::move(now);
  }

 private:
  /// Takes all men of an entry, or part of them.
  void leave_pool(const Recovering& men) const {
    auto& pools = state.recovering;
    auto pool = std::find(pools.begin(), pools.end(), men);
    if (pool == pools.end())
      pool = std::find_if(pools.begin(), pools.end(), [&](const Recovering& one) {
        return one.unit == men.unit && one.back == men.back && one.stragglers == men.stragglers && one.men > men.men;
      });
    if (pool == pools.end()) throw std::logic_error("no men of " + men.unit + " are away to come back");
    pool->men -= men.men;
    if (pool->men == 0) pools.erase(pool);
  }
};

}  // namespace

Change::Change() = default;
Change::Change(const Change&) = default;
Change::Change(Change&&) noexcept = default;
Change& Change::operator=(const Change&) = default;
Change& Change::operator=(Change&&) noexcept = default;
Change::~Change() = default;

bool operator==(const Change& a, const Change& b) {
  return static_cast<const Choice&>(a) == static_cast<const Choice&>(b);
}

void apply(State& state, const Event& event) {
  std::visit(Apply{state}, event.change);
}

}  // namespace estafette::campaign
