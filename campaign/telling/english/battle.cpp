#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_battle() {
  static constexpr SentenceEntry kEntries[] = {
      // meetings, and who marches to the guns (5.5, 5.5.1)
      {"battle",
       "Battle {battle} at {at}: {attackers} {attackers:attacks/attack} {defenders}[stood?, which "
       "{defenders:stands on ground of its/stand on ground of their} own choosing]"},
      {"marches to the guns",
       "{who} marches from {from} to the guns of battle {battle} at {at}[, and arrives fatigued: it has to cross the "
       "{river}][; {there} corps of its side are there already, so it would be in reserve (5.5.2)]"},
      {"no force on the map", "{who} is not a force on the map"},
      {"was told to stand", "{who} was told to stand and has given up the initiative"},
      {"in a battle already", "{who} is already in battle {battle}"},
      {"no room towards the guns",
       "The road from {from} to {to} has room for {room:bare} more divisions (MD) this turn, and {who} has {has:bare}"},
      {"cut line holds it back", "The line of {who} is cut; it may not go further from {depot}"},
      {"not near a battle", "{who} is not within {nodes} of a battle that it could join"},
      {"no battle near", "There is no battle [at {place} ]within {nodes} of {who} at {at} by a road open to it"},

      // how it ended (4.1, 5.4)
      {"draw", "draw"},
      {"minor", "minor"},
      {"major", "major"},
      {"outcome: a draw", "Battle {battle} at {at} is drawn"},
      {"outcome: a victory",
       "Battle {battle} at {at}: [easy?an easy, ][easy!a ]{level} victory for {side}[, {chief} present]"},
      {"battle is drawn", "Battle {battle} at {at} is drawn: nobody is exhausted, and all stay where they are"},
      {"is more experienced",
       "{who} has won battle {battle} at {at}: {units} of its units are more experienced from now on"},
      {"is destroyed", "{who} has nobody left: it is destroyed"},
      {"is exhausted",
       "{who}[again?, already exhausted,] has lost battle {battle} at {at} and is exhausted until turn {until}[; it is "
       "at {from}, where it came from]"},

      // the ways back (4.1, 5.5)
      {"goes back", "{who} goes back from {from} to {to}, {why}"},
      {"where it came from", "where it came from"},
      {"along its line", "along its line"},
      {"towards a garrison", "towards {place}, because its line is closed or ends here"},
      {"shuts itself in", "{who} has no way back: it goes into the fortress of {at} as its garrison"},
      {"cuts its way out", "{who} has no way back: it cuts its way out of {at} and loses {men}[ and {guns}] for good"},
      {"has cut its way out", "{who} has cut its way out from {from} to {to}"},
      {"lays down its arms", "{who} has no way out of {at}: it lays down its arms"},
      {"no fortress to withdraw into",
       "{who} should withdraw into a fortress, but no open road leads to one that it may garrison"},
      {"withdraws into a fortress", "{who} withdraws from {from} [via {between} ]to the nearest fortress, {to}"},
      {"tied to its garrison", "{who} is in garrison at {at} and may not leave it until turn {until} is over"},
      {"rides away", "{who} rides away from {from} to {to}"},

      // pursuit and rearguard (5.5.2)
      {"no reserves",
       "Neither side had reserves near battle {battle} at {at}: nobody pursues, and nobody covers the retreat"},
      {"reserves cancel",
       "Both sides had reserves near battle {battle} at {at}, {pursuers} and {rearguard}: pursuit and rearguard "
       "cancel"},
      {"pursue",
       "{pursuers} {pursuers:pursues/pursue} the losers of battle {battle} at {at} with {horse:bare} horse against "
       "{other:bare}: {share} men in every thousand are lost"},
      {"how hard they are pursued", "how hard the losers are pursued after battle {battle} at {at}"},
      {"loses in the pursuit", "{who} loses {men}[ and {guns}] in the pursuit, killed, taken or dispersed for good"},
      {"cover in vain",
       "{rearguard} {rearguard:covers/cover} the retreat from battle {battle} at {at}, but there "
       "are no stragglers to bring in"},
      {"cover the retreat",
       "{rearguard} {rearguard:covers/cover} the retreat from battle {battle} at {at} with {horse:bare} horse against "
       "{other:bare}: {share} stragglers in every thousand come back at once"},
      {"how many stragglers are brought in",
       "how many stragglers the rearguard brings in after battle {battle} at {at}"},
      {"back with the rearguard", "The rearguard brings in {men:bare} {men:straggler/stragglers} of {who}"},

      // exploit marches (5.5.2.1)
      {"exploits its victory",
       "{who} exploits its easy victory and marches on from {from} to {to} ({spent:bare} of {allowance} spent)"},
      {"fatigued by an exploit march", "{who} is fatigued by its exploit march until turn {until}"},
      {"no exploit march", "{who} may not make an exploit march to {to}: {reasons:;}"},
      {"not judged yet", "Battle {battle} at {at} has not been judged yet"},
      {"has not won", "{who} has not won battle {battle} at {at}"},
      {"not an easy victory", "The victory in battle {battle} at {at} was not an easy one"},
      {"did not advance", "{who} did not advance upon the enemy in battle {battle} at {at}"},
      {"beyond its exploit march",
       "{who} has spent {marched:bare} of its march; with {to} it would be {spent:bare} of {allowance}"},
      {"not at its battle", "{who} is at {at}; an exploit march begins where the battle was, at {battle}"},
      {"truce keeps it from battle", "{who} is at truce until turn {until}, and marches to no battle"},
      {"truce halts everybody", "There is a truce until turn {until}, so nobody may march on"},
      {"no second battle",
       "The enemy is at {to}, and none of them was beaten in this battle: an exploit march leads to no fresh enemy"},
      {"comes up with the beaten",
       "{who} comes up with {enemies} at {at}: battle {battle}, which the umpire judges, or rules that there is none"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
