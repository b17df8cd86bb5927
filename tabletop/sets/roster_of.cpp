#include "tabletop/sets/roster_of.hpp"

#include "tabletop/code_napoleon/army_roster.hpp"
#include "tabletop/de_gre/army_roster.hpp"
#include "tabletop/napoleons_wars/army_roster.hpp"
#include "tabletop/squares/army_roster.hpp"

namespace estafette::tabletop {

RosterMaker::RosterMaker(const TabletopRules& rules, const std::function<std::string(const std::string&)>& file)
    : rules_(rules) {
  if (rules.id != "napoleons-wars") return;
  lists_ = {{"Troops of the nations", file("troops.csv")}, {"Officers of the nations", file("officers.csv")}};
  troops_ = read_troops(lists_[0].csv, "troops.csv");
  officers_ = read_officers(lists_[1].csv, "officers.csv");
}

TableRoster RosterMaker::make(const Orbat& orbat, const RosterWishes& wishes) const {
  if (rules_.id == "de-gre") return degre::army_roster(orbat, rules_);
  if (rules_.id == "squares") return squares::army_roster(orbat, wishes, rules_);
  if (rules_.id == "code-napoleon") return code::army_roster(orbat, wishes, rules_);
  return wars::army_roster(orbat, wishes, {&rules_, &troops_, &officers_});
}

}  // namespace estafette::tabletop
