#include "campaign/battle/muster.hpp"

#include "base/problem.hpp"
#include "campaign/rules/battle/places.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::campaign {
namespace {

int men_of(const State& state, const ForceId& id) {
  const Force* force = find_force(state, id);
  return force == nullptr ? 0 : totals(force->troops).men().value;
}

/// The state as it was when they met: fatigue and exhaustion are asked of that turn.
State as_they_met(const State& state, const Contact& contact) {
  State then = state;
  then.turn = contact.turn;
  return then;
}

class Gathering {
 public:
  Gathering(const Theatre& theatre, const State& state, const Contact& contact, const MusterChoice& choice)
      : theatre_(theatre), then_(as_they_met(state, contact)), contact_(contact), choice_(choice) {}

  MusterSide side(Side side) {
    MusterSide gathered;
    gathered.side = side;
    const bool attacks = side == contact_.attacker;
    const std::vector<ForceId>& met = attacks ? contact_.attackers : contact_.defenders;
    for (std::size_t i = 0; i < met.size(); ++i) {
      std::optional<NodeId> from;
      if (attacks && i < contact_.attackers_from.size() && contact_.attackers_from[i] != contact_.node)
        from = contact_.attackers_from[i];
      add(gathered, met[i], BattleRole::on_the_field, from);
    }
    for (const GunsMarch& march : contact_.to_the_guns) {
      const Force* force = find_force(then_, march.force);
      if (force == nullptr || force->side != side) continue;
      add(gathered, march.force, BattleRole::marching_to_the_guns, march.from);
      if (march.fatigued) gathered.forces.back().fatigue.push_back(tell(says("tired by the way to the guns")));
    }
    keep_back(gathered);
    find_commanders(gathered);
    return gathered;
  }

 private:
  void add(MusterSide& gathered, const ForceId& id, BattleRole part, std::optional<NodeId> from) const {
    const Force* force = find_force(then_, id);
    if (force == nullptr || men_of(then_, id) == 0) return;
    gathered.forces.push_back({id, part, std::move(from), tell_each(fatigue_reasons(then_, *force)), ""});
  }

  /// The umpire chooses so for this once, or has ruled it.
  [[nodiscard]] bool kept_back(const ForceId& id) const {
    const Battle* battle = find_battle(then_, contact_.number);
    const auto among = [&](const std::vector<ForceId>& some) {
      return std::find(some.begin(), some.end(), id) != some.end();
    };
    return among(choice_.reserves) || (battle != nullptr && among(battle->kept_back));
  }

  /// The umpire's reserves first, then whoever is one too many (5.5.2).
  void keep_back(MusterSide& gathered) const {
    std::vector<Taker*> fighting;
    for (Taker& taker : gathered.forces) {
      if (!kept_back(taker.force)) {
        fighting.push_back(&taker);
      } else {
        taker.part = BattleRole::in_reserve;
        taker.why = "the umpire keeps it back";
      }
    }
    std::stable_sort(fighting.begin(), fighting.end(), [this](const Taker* a, const Taker* b) {
      if (a->fatigue.empty() != b->fatigue.empty()) return a->fatigue.empty();
      if (a->part != b->part) return a->part < b->part;
      return men_of(then_, a->force) > men_of(then_, b->force);
    });
    const BattleRules& rules = theatre_.rules.battle;
    std::vector<const Force*> there;
    for (Taker* taker : fighting) {
      there.push_back(find_force(then_, taker->force));
      if (corps_places(rules, there) <= rules.most_corps) continue;
      there.pop_back();
      taker->part = BattleRole::in_reserve;
      taker->why = fmt::format("{} are on the field already", rules.most_corps);
    }
  }

  /// A headquarters or commander-in-chief who stands in the node or comes to the guns, but not with a force that is
  /// kept back.
  [[nodiscard]] bool present(const MusterSide& gathered, const Piece& piece) const {
    if (piece.side != gathered.side) return false;
    if (piece.with.slug.empty()) return piece.at == contact_.node;
    return std::any_of(gathered.forces.begin(), gathered.forces.end(), [&](const Taker& taker) {
      return taker.force == piece.with && taker.part != BattleRole::in_reserve;
    });
  }

  /// The MA that leads: of those whose headquarters are there the one with most men, else of all.
  void find_commanders(MusterSide& gathered) const {
    std::map<std::string, int> men;
    for (const Taker& taker : gathered.forces)
      if (taker.part != BattleRole::in_reserve) men[find_force(then_, taker.force)->army] += men_of(then_, taker.force);
    for (const Piece& piece : then_.pieces)
      if (piece.kind == PieceKind::chief && present(gathered, piece) && !choice_.chief_leaves_command)
        gathered.chief = piece.name;
    const auto has_headquarters = [&](const std::string& army) {
      return std::any_of(then_.pieces.begin(), then_.pieces.end(), [&](const Piece& piece) {
        return piece.kind == PieceKind::headquarters && piece.army == army && present(gathered, piece);
      });
    };
    int best = -1;
    for (const Army& army : then_.armies) {
      if (army.side != gathered.side) continue;
      const bool there = has_headquarters(army.id);
      const auto own = men.find(army.id);
      if (own == men.end() && !there) continue;
      const int weight = own == men.end() ? 0 : own->second;
      if (std::pair(there, weight) <= std::pair(gathered.commander_present, best)) continue;
      best = weight;
      gathered.army = army.id;
      gathered.commander_present = there;
    }
  }

  const Theatre& theatre_;
  State then_;
  const Contact& contact_;
  const MusterChoice& choice_;
};

bool anybody_fights(const MusterSide& side) {
  return std::any_of(side.forces.begin(), side.forces.end(),
                     [](const Taker& taker) { return taker.part != BattleRole::in_reserve; });
}

Problem nobody_of(const Contact& contact, bool attacks) {
  return {fmt::format("battle {}", contact.number),
          0,
          "",
          fmt::format("nobody of the side that {}", attacks ? "attacks" : "defends"),
          "a force of each side on the field",
          "Hold fewer in reserve, or judge the battle: estafette battle adjudicate"};
}

void refuse_strangers(const State& state, const Contact& contact, const Muster& muster, const MusterChoice& choice) {
  ProblemList problems;
  const auto in = [](const MusterSide& side, const ForceId& id) {
    return std::any_of(side.forces.begin(), side.forces.end(), [&](const Taker& taker) { return taker.force == id; });
  };
  for (const ForceId& id : choice.reserves) {
    if (in(muster.attacker, id) || in(muster.defender, id)) continue;
    const Force* force = find_force(state, id);
    problems.add({"--reserve", 0, "", force == nullptr ? id.slug : force->name,
                  fmt::format("a force of battle {}", contact.number), "See: estafette battle list"});
  }
  for (const MusterSide* side : {&muster.attacker, &muster.defender})
    if (!side->forces.empty() && !anybody_fights(*side)) problems.add(nobody_of(contact, side == &muster.attacker));
  problems.refuse_if_any();
}

}  // namespace

void refuse_an_empty_field(const Contact& contact, const Muster& muster) {
  ProblemList problems;
  for (const MusterSide* side : {&muster.attacker, &muster.defender})
    if (!anybody_fights(*side)) problems.add(nobody_of(contact, side == &muster.attacker));
  problems.refuse_if_any();
}

Muster muster(const Theatre& theatre, const State& state, const Contact& contact, const MusterChoice& choice) {
  Gathering gathering(theatre, state, contact, choice);
  const Muster gathered{gathering.side(contact.attacker), gathering.side(opponent(contact.attacker))};
  refuse_strangers(state, contact, gathered, choice);
  return gathered;
}

std::vector<ForceId> reserves_of(const Muster& muster) {
  std::vector<ForceId> reserves;
  for (const MusterSide* side : {&muster.attacker, &muster.defender})
    for (const Taker& taker : side->forces)
      if (taker.part == BattleRole::in_reserve) reserves.push_back(taker.force);
  return reserves;
}

}  // namespace estafette::campaign
