#include "campaign/umpire/march_on.hpp"

#include "base/problem.hpp"
#include "campaign/rules/battle/exploit.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <string>

namespace estafette::campaign {
namespace {

/// A battle that is judged. Throws Refusal.
const Battle& judged_battle(const State& state, int number) {
  const Battle* battle = find_battle(state, number);
  if (battle != nullptr && battle->verdict && find_contact(state, number) != nullptr) return *battle;
  throw Refusal(Problem{"battle", 0, "", std::to_string(number), "a battle of this half-week that has been judged",
                        "An exploit march comes after the verdict and before the next turn (5.5.2.1)"});
}

}  // namespace

Deed march_on(const Standing& standing, int number, const ForceId& id, const NodeId& to) {
  const State& state = standing.state;
  const Battle& battle = judged_battle(state, number);
  const Contact& contact = *find_contact(state, number);
  const Force* force = find_force(state, id);
  if (force == nullptr) throw Refusal(Problem{"--force", 0, "", id.slug, "a force on the map", ""});
  ProblemList problems;
  for (const Objection& objection : exploit_objections(standing.theatre, state, contact, battle, *force, to))
    problems.add({"exploit", 0, "", tell(objection.reason),
                  fmt::format("an exploit march that rule {} allows", objection.rule), ""});
  problems.refuse_if_any();
  return deed_of(standing, "battle exploit",
                 with_what_follows(standing, exploit(standing.theatre, state, contact, battle, *force, to)));
}

}  // namespace estafette::campaign
