#include "tabletop/sets/roster_of.hpp"

#include "base/problem.hpp"
#include "tabletop/napoleons_wars/army_roster.hpp"

namespace estafette::tabletop {

RosterMaker::RosterMaker(const TabletopRules& rules, const std::function<std::string(const std::string&)>& file)
    : rules_(rules) {
  if (rules.id != "napoleons-wars")
    throw Refusal(Problem{"--rules", 0, "", rules.id, "napoleons-wars, the only set of which rosters are made",
                          "estafette table answers questions of the others"});
  troops_ = read_troops(file("troops.csv"), "troops.csv");
  officers_ = read_officers(file("officers.csv"), "officers.csv");
}

TableRoster RosterMaker::make(const Orbat& orbat, const wars::RosterWishes& wishes) const {
  return wars::army_roster(orbat, wishes, {&rules_, &troops_, &officers_});
}

}  // namespace estafette::tabletop
