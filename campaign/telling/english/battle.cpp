#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_battle() {
  static constexpr SentenceEntry kEntries[] = {
      // meetings, and who marches to the guns (5.5, 5.5.1)
      {"battle",
       "Battle {battle} at {at}: {attackers} {attackers:attacks/attack} {defenders}[stood?, who stood to receive the "
       "attack and {defenders:chooses his/choose their} ground]"},
      {"marches to the guns",
       "{who} marches from {from} to the guns of battle {battle} at {at}[, and arrives fatigued: it has to cross the "
       "{river}][; {there} corps of its side are there already: it would be in reserve (5.5.2)]"},
      {"no force on the map", "{who} is no force on the map"},
      {"was told to stand", "{who} was told to stand and has given up the initiative"},
      {"in a battle already", "{who} takes part in battle {battle} already"},
      {"no room towards the guns",
       "The road from {from} to {to} has room for {room:bare} more divisions (MD) this turn, and {who} has {has:bare}"},
      {"cut line holds it back", "The line of {who} is cut; it may not go further from {depot}"},
      {"no battle near", "{who} has no battle [at {place} ]within {nodes} of {at} by a road open to it"},

      // how it ended (4.1, 5.4)
      {"draw", "draw"},
      {"minor", "minor"},
      {"major", "major"},
      {"outcome: a draw", "Battle {battle} at {at} is drawn"},
      {"outcome: a victory",
       "Battle {battle} at {at}: [easy?an easy, ][easy!a ]{level} victory for {side}[, {chief} present]"},
      {"battle is drawn", "Battle {battle} at {at} is drawn: nobody is exhausted, and all stay where they are"},
      {"is destroyed", "Nobody is left of {who}: it is destroyed"},
      {"is exhausted",
       "{who}[again?, exhausted already,] has lost battle {battle} at {at} and is exhausted until turn {until}[ at "
       "{from}, where it marched from]"},

      // the ways back (4.1, 5.5)
      {"goes back", "{who} goes back from {from} to {to}, {why}"},
      {"where it came from", "where it came from"},
      {"along its line", "along its line"},
      {"towards a garrison", "towards {place}, its line being closed or at its end"},
      {"shuts itself in", "No way back is open to {who}: it goes into the fortress of {at} as its garrison"},
      {"cuts its way out",
       "No way back is open to {who}: it cuts its way out of {at} and leaves {men}[ and {guns}] behind for good"},
      {"has cut its way out", "{who} has cut its way out from {from} to {to}"},
      {"lays down its arms", "No way out of {at} is open to {who}: it lays down its arms"},
      {"no fortress to withdraw into",
       "{who} should withdraw into a fortress, but no open road leads to one that it may garrison"},
      {"withdraws into a fortress", "{who} withdraws from {from} [by {between} ]to the nearest fortress, {to}"},
      {"tied to its garrison", "{who} is in garrison at {at} and may not leave it until turn {until} is over"},
      {"rides away", "{who} rides away from {from} to {to}"},

      // pursuit and rearguard (5.5.2)
      {"no reserves",
       "Neither side had reserves near battle {battle} at {at}: nobody pursues, and nobody covers the retreat"},
      {"reserves cancel",
       "Both sides had reserves near battle {battle} at {at}, {pursuers} and {rearguard}: pursuit and rearguard "
       "cancel"},
      {"pursue",
       "{pursuers} {pursuers:pursues/pursue} the beaten of battle {battle} at {at} with {horse:bare} horse against "
       "{other:bare}: {share} in a thousand of them are lost"},
      {"how hard they are pursued", "how hard the beaten are pursued after battle {battle} at {at}"},
      {"loses in the pursuit", "{who} loses {men}[ and {guns}] in the pursuit, killed, taken or dispersed for good"},
      {"cover in vain",
       "{rearguard} {rearguard:covers/cover} the retreat from battle {battle} at {at}, but no straggler of the beaten "
       "is "
       "out whom a rearguard could bring in"},
      {"cover the retreat",
       "{rearguard} {rearguard:covers/cover} the retreat from battle {battle} at {at} with {horse:bare} horse against "
       "{other:bare}: {share} in a thousand of the beaten's stragglers are back at once"},
      {"how many stragglers are brought in",
       "how many stragglers the rearguard brings in after battle {battle} at {at}"},
      {"back with the rearguard", "{men:bare} {men:straggler/stragglers} of {who} are back with the rearguard"},

      // exploit marches (5.5.2.1)
      {"exploits its victory",
       "{who} exploits its easy victory and marches on from {from} to {to} ({spent:bare} of {allowance} spent)"},
      {"fatigued by an exploit march", "{who} is fatigued by its exploit march until turn {until}"},
      {"no exploit march", "{who} makes no exploit march to {to}: {reasons:;}"},
      {"not judged yet", "Nobody has judged battle {battle} at {at} yet"},
      {"has not won", "{who} has not won battle {battle} at {at}"},
      {"not an easy victory", "The victory in battle {battle} at {at} was not an easy one"},
      {"did not advance", "{who} did not advance upon the enemy in battle {battle} at {at}"},
      {"beyond its exploit march",
       "{who} has spent {marched:bare} of its march, and {to} would make it {spent:bare} of {allowance}"},
      {"not at its battle", "{who} is at {at}; an exploit march begins where the battle was, at {battle}"},
      {"truce halts everybody", "There is a truce until turn {until}: nobody marches on"},
      {"no second battle", "The enemy stands at {to}; an exploit march brings no second battle"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
