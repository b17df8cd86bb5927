// Battles as one line of a test: who met whom where, who won.
#pragma once

#include "campaign/support/theatres.hpp"

#include <string>
#include <vector>

namespace estafette::test {

[[nodiscard]] inline std::vector<ForceId> ids(const std::vector<std::string>& names) {
  std::vector<ForceId> made;
  for (const std::string& name : names) made.push_back({node(name).slug});
  return made;
}

/// The French attackers came, all of them, from `from` upon the Coalition's defenders at `at`.
[[nodiscard]] inline Contact met(const std::string& at, const std::vector<std::string>& attackers,
                                 const std::vector<std::string>& defenders, const std::string& from, int number = 1) {
  Contact contact;
  contact.number = number;
  contact.turn = {1};
  contact.node = node(at);
  contact.attacker = Side::france;
  contact.attackers = ids(attackers);
  contact.defenders = ids(defenders);
  contact.attackers_from.assign(attackers.size(), node(from));
  return contact;
}

[[nodiscard]] inline Battle judged(const Contact& contact, std::optional<Side> winner,
                                   VictoryLevel level = VictoryLevel::major,
                                   const std::vector<std::string>& reserves = {}) {
  Battle battle;
  battle.number = contact.number;
  battle.turn = contact.turn;
  battle.reserves = ids(reserves);
  battle.verdict = Verdict{winner, winner ? level : VictoryLevel::draw, false, {}};
  return battle;
}

/// When battles are judged: the turn in which they were fought is over.
[[nodiscard]] inline State next_turn(State state) {
  state.turn = {2};
  return state;
}

}  // namespace estafette::test
