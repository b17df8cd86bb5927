#include "tabletop/napoleons_wars/combat_results.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::wars {
namespace {

/// Cavalry that fights infantry without combined arms loses little, whatever the table says (I.11.2).
bool swirls_round_squares(const CombatSide& side, const CombatSide& other) {
  return side.cavalry() && other.arm == "infantry" && !side.combined;
}

int points_lost(const RuleRow& line, const CombatSide& side, const CombatSide& other, const std::string& who,
                bool routs, const TabletopRules& rules) {
  int lost = line.whole(who + "-loss");
  if (swirls_round_squares(side, other)) lost = std::min(lost, rules.whole("cavalry-most-lost"));
  if (routs && side.arm == "infantry" && other.cavalry()) lost += rules.whole("routed-before-horse");
  return lost;
}

void follow_officers(const RuleRow& line, const CombatSide& loser, const std::string& who, const TabletopRules& rules,
                     Reckoning& reckoning) {
  if (!loser.general && !loser.valorous) return;
  if (line.text("general") == "dies")
    reckoning.follow(who, "its general, or the valorous commander, is killed", "NW T");
  if (line.text("general") == "may-die")
    reckoning.follow(who,
                     fmt::format("its general, or the valorous commander, is killed on two dice of {} or more",
                                 rules.whole("officer-killed-combat")),
                     "NW T");
}

void follow_attached_guns(const RuleRow& line, const CombatSide& loser, const std::string& who, Reckoning& reckoning) {
  if (!loser.guns || line.text("guns") == "none") return;
  const bool gone = line.text("guns") == "destroyed";
  reckoning.follow(who,
                   fmt::format("its attached guns are {}{}", line.text("guns"), gone ? "" : " and go back a full move"),
                   "NW I.8.6");
}

void follow_loser(const RuleRow& line, const CombatSide& loser, const CombatSide& victor, const std::string& who,
                  const TabletopRules& rules, Reckoning& reckoning) {
  const std::string& rout = line.text("rout");
  const bool routs = rout == "yes" || (rout == "if-disordered" && loser.disordered);
  const int lost = points_lost(line, loser, victor, who, routs, rules);
  if (lost > 0) reckoning.follow(who, "loses " + told_steps(rules, lost), "NW T", lost);
  if (loser.arm == "battery") {
    reckoning.follow(who, "is taken", "NW I.8.5");
    return;
  }
  if (routs)
    reckoning.follow(who, fmt::format("routs {} inches", rules.whole(loser.cavalry() ? "rout-horse" : "rout-foot")),
                     "NW I.11.5");
  else if (line.whole("back-moves") > 0)
    reckoning.follow(who, "goes back " + told_quarters(line.whole("back-moves")), "NW T");
  else if (line.whole("back-inches") > 0)
    reckoning.follow(who, fmt::format("goes back {} inches", line.whole("back-inches")), "NW T");
  if (line.text("disorder") == "loser" && !routs) reckoning.follow(who, "is disordered", "NW T");
  follow_attached_guns(line, loser, who, reckoning);
  follow_officers(line, loser, who, rules, reckoning);
}

void follow_victor(const RuleRow& line, const CombatSide& victor, const std::string& who, Reckoning& reckoning) {
  if (line.whole("advance") > 0)
    reckoning.follow(who, fmt::format("advances {} inches", line.whole("advance")), "NW I.11.7");
  if (victor.cavalry() && line.text("victorious-cavalry") == "disordered")
    reckoning.follow(who, "its cavalry is disordered", "NW T");
}

}  // namespace

const RuleRow& combat_line(int difference, const TabletopRules& rules) {
  const RuleTable& table = rules.table("combat-results");
  for (const RuleRow& row : table.rows)
    if (difference >= row.whole("from")) return row;
  return table.rows.back();
}

void follow_combat(const RuleRow& line, const CombatCase& of, const TabletopRules& rules, Reckoning& reckoning) {
  if (line.text("disorder") == "both") {
    for (const std::string who : {"attacker", "defender"}) {
      const int lost = line.whole(who + "-loss");
      if (lost > 0) reckoning.follow(who, "loses " + told_steps(rules, lost), "NW T", lost);
      reckoning.follow(who, "is disordered", "NW T");
    }
    reckoning.follow("", "roll again, with the modifiers as they are now", "NW T");
    return;
  }
  const bool defender_loses = line.whole("from") > 0;
  const CombatSide& loser = defender_loses ? of.defender : of.attacker;
  const CombatSide& victor = defender_loses ? of.attacker : of.defender;
  follow_loser(line, loser, victor, defender_loses ? "defender" : "attacker", rules, reckoning);
  follow_victor(line, victor, defender_loses ? "attacker" : "defender", reckoning);
  if (of.cover == "hard" || of.town) reckoning.follow("attacker", "all attackers are disordered", "NW I.11.3");
}

}  // namespace estafette::tabletop::wars
