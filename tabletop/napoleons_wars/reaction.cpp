#include "tabletop/napoleons_wars/reaction.hpp"

#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {

RefereeAnswer reaction(const ReactionCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "reaction");
  reckoning.add_if(of.state == "fresh", "fresh");
  reckoning.add_if(of.state == "worn", "worn");
  reckoning.add_if(of.state == "spent", "spent");
  reckoning.add_value(rules.table("qualities").row(of.quality).whole("reaction"), of.quality, "NW T");
  reckoning.add_if(of.general, "general");
  reckoning.add_if(of.valorous, "valorous");
  reckoning.add_if(of.charged, "charged");
  reckoning.add_if(of.disordered, "disordered");
  reckoning.add_if(of.fatigued, "fatigued");
  reckoning.note(fmt::format("reacts on {} or more", rules.whole("reaction-roll")));
  if (reckoning.net(roll_two(reckoning, cup, rules)) < rules.whole("reaction-roll"))
    return reckoning.result("stands", "NW I.10");
  if (of.charged) {
    reckoning.follow("cavalry",
                     fmt::format("may countercharge: the enemy goes back {} inch, and it meets him",
                                 rules.value("countercharge-back")),
                     "NW I.10");
    reckoning.follow(
        "cavalry", std::string("or evades a full move") + (of.skirmishes ? "" : ", and is then disordered"), "NW I.10");
  } else {
    reckoning.follow("cavalry", "charges the unit that came into its zone", "NW I.10");
  }
  return reckoning.result("reacts", "NW I.10");
}

TableProcedure reaction_procedure(const TabletopRules& rules) {
  return {.name = "reaction",
          .purpose = "Cavalry reacts to a charge, or to an enemy who came near",
          .rule = "NW I.10",
          .figures = {word_figure("quality", "the cavalry's quality", quality_names(), "line"),
                      word_figure("state", "its fatigue", unit_states()),
                      yes_figure("charged", "it is the target of a charge"),
                      yes_figure("skirmishes", "it has a skirmish value"), yes_figure("disordered", "it is disordered"),
                      yes_figure("general", "a general is attached"),
                      yes_figure("valorous", "a valorous commander is within 3 inches"),
                      yes_figure("fatigued", "its command is fatigued")},
          .run = [&rules](const CaseFigures& given, TableCup& cup) {
            ReactionCase of;
            of.quality = given.word("quality");
            of.state = given.word("state");
            of.charged = given.yes("charged");
            of.skirmishes = given.yes("skirmishes");
            of.disordered = given.yes("disordered");
            of.general = given.yes("general");
            of.valorous = given.yes("valorous");
            of.fatigued = given.yes("fatigued");
            return reaction(of, rules, cup);
          }};
}

}  // namespace estafette::tabletop::wars
