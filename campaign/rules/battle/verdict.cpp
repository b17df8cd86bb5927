#include "campaign/rules/battle/verdict.hpp"

#include "campaign/rules/tell.hpp"

namespace estafette::campaign {

namespace {

Saying level_of(VictoryLevel level) {
  return level == VictoryLevel::major ? says("major") : level == VictoryLevel::minor ? says("minor") : says("draw");
}

}  // namespace

Saying outcome(const Theatre& theatre, const Contact& contact, const Verdict& verdict) {
  const map::Node& at = theatre.node(contact.node);
  if (!verdict.winner) return says("outcome: a draw", {{"battle", contact.number}, {"at", at}});
  return says("outcome: a victory", {{"battle", contact.number},
                                     {"at", at},
                                     {"easy", verdict.easy},
                                     {"level", level_of(verdict.level)},
                                     {"side", named(theatre, *verdict.winner)},
                                     {"chief", ProperName{verdict.chief}}});
}

}  // namespace estafette::campaign
