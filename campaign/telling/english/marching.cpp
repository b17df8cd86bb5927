#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_marching() {
  static constexpr SentenceEntry kEntries[] = {
      // marches (1.2, 2.1, 2.1.2, 5.5)
      {"marches",
       "{who} [forced!marches][forced?force marches] from {from} [via {between} ]to {to} ({spent:bare} of {allowance} "
       "spent)"},
      {"rides", "{who} [leaves {leaves} and ]rides from {from} [via {between} ]to {to}"},
      {"meets", "{who} meets {enemies} at {at}"},
      {"stops", "{who} stops at {at}: {reason:clause}"},
      {"does not march", "{who} does not march: {reason:clause}"},
      {"has nobody to follow", "{who} stays at {at}: {whom}, whom it follows, has not gone on from there"},
      {"not known to be empty", "{who} does not march: nobody of its side sees that {place} is empty"},
      {"known to be empty", "{who} does not march by the other way: {place} is empty"},
      {"fatigued by a forced march", "{who} is fatigued by its forced march until turn {until}"},
      {"gives up", "{who} gives up {duty} {at}"},
      {"withdraws",
       "{who} withdraws from {from} to {to} "
       "[enemy?as the enemy comes up from {enemy}][enemy!before the enemy there]"},

      // what forbids a march, and what stops it
      {"way begins elsewhere", "{who} is at {at}, but was ordered to march from {begins}"},
      {"no road to march on", "{who} was given no road to march on"},
      {"no road to ride on", "{who} was given no road to ride on"},
      {"no troops to force march", "{who} has no troops that could force march"},
      {"has marched already", "{who} has already marched {marched} this turn"},
      {"has marched too far already",
       "{who}[with?, with {with},] has already marched {marched} this turn: {spent:bare} more would be too "
       "many, "
       "for it has {allowance:bare} on a [poor?poor][poor!good] road"},
      {"has marched with it already", "{who} has already marched with {with} this turn"},
      {"too fatigued to force march", "{who} is fatigued and may not force march: {reasons:,}"},
      {"must leave its garrison", "{who} is in garrison at {at} and must leave it first"},
      {"must lift it first", "{who} is {duty} {at} and must lift the [siege?siege][siege!investment] first"},
      {"was told to stand and may only go back",
       "{who} was told to stand and has given up the initiative: it may only go back, along its line or as it came"},
      {"truce keeps it away",
       "There is a truce until turn {until}, and {who} would end closer to the enemy than it is now"},
      {"truce keeps lines open",
       "There is a truce until turn {until}, and {who} would stand on a line of supply of the enemy's at {at}"},
      {"truce bars the enemy's places",
       "There is a truce until turn {until}, and {who} may not enter {place}, where the enemy is"},
      {"beyond the boundary of the truce",
       "There is a truce until turn {until}, and {who} may not enter {place}, beyond the boundary that was agreed on: "
       "{words}"},
      {"given up in the truce",
       "{who} may not enter {place}, which is handed over to {side} by the terms of the truce"},
      {"not handed over", "{place} should have been handed over to {side} by now, and has not been"},
      {"no road", "No road leads from {from} to {to}"},
      {"neutral ground", "{place} is neutral ground: {country}"},
      {"crossing is barred", "The crossing of the {river} from {from} to {to} is barred by the garrison of {fortress}"},
      {"road is full",
       "The road from {from} to {to} takes {capacity} in a half-week and has room for {room:bare} more; {who} has "
       "{has:bare}"},
      {"road is too small",
       "The road from {from} to {to} takes {capacity} in a half-week, and {who} has {has:bare}: either divide it "
       "(detach "
       "some of its divisions), or let it take another road"},
      {"beyond its reach",
       "{who} would need {spent} for this march[besides? ({road:bare} on the road, {besides:,})] and has "
       "{allowance:bare} "
       "on a [poor?poor][poor!good] road[forced?, forced march included]"},
      {"nodes for a river", "{nodes:bare} for the {river}"},
      {"nodes for passing", "{nodes:bare} for passing {fortress}"},
      {"not past a fortress",
       "{fortress} has an enemy garrison and is not invested by as many: {who} may march to it, but not past it"},
      {"only back from a fortress",
       "{who} stands before {fortress}, whose garrison of {garrison} is not invested: it may only go back to {back}"},
      {"only back from a fortress: numbers withheld",
       "{who} stands before {fortress}, whose garrison is not invested: it may only go back to {back}"},
      {"only back from the enemy",
       "{who} shares {at} with {enemies}: it may only go back, along its line or as it came[by?: to {by}][by!, and it "
       "has no way back]"},
      {"cannot pass", "{who} cannot pass {enemy}, which came to {at} from {from}"},
      {"cut off from its depot",
       "{who} is cut off and may go no further from its depot at {depot}: {there}, {here} {nodes:bare}"},
      {"lies so far from it", "{there} lies {nodes} from it"},
      {"no open road to it", "no open road leads to it from {there}"},
      {"does not ride to the enemy", "{who} may not ride to {to}, where the enemy is"},

      // pontoon trains and bridges of boats (5.2)
      {"no pontoon train", "{who} is not a pontoon train"},
      {"train lies in its bridge",
       "{train} has its boats in a bridge from {from} to {to}, which must be taken up first"},
      {"train lies in a bridge",
       "{train} has its boats in the bridge from {from} to {to}, which must be taken up first"},
      {"train marches with its escort", "{train} does not march by itself: it goes with its escort, {escort}"},
      {"train marches with nobody",
       "{train} does not march by itself: order a division (MD) to escort it and to march"},
      {"wants an escort", "{train} has no escort at {at}; a division (MD) in the field must stay with it"},
      {"is elsewhere", "{who} is at {at}, not at {there}"},
      {"bridged already", "There is already a bridge of boats from {from} to {to}"},
      {"banks lie too far apart",
       "{near} and {far} are {apart} apart; a bridge of boats may join places up to {most} apart"},
      {"bank lies too far from the river",
       "{bank} is {far} from the {river}; the ends of a bridge of boats may be up to {most} from the river"},
      {"same bank", "{near} and {far} are on the same bank of the {river}"},
      {"no river between", "No river flows between {near} and {far}"},
      {"far bank is held", "The enemy holds {far}, on the far bank"},
      {"has built no bridge", "{train} has built no bridge"},
      {"bridge is being taken up", "The bridge of {train} is already being taken up"},
      {"has marched before bridging",
       "{train} has marched[with? with {with}] this turn, and a bridge of boats takes a whole turn"},
      {"unloads its boats", "{train} unloads its boats at {at}"},
      {"begins a bridge", "{train} begins a bridge of boats over the {river} from {from} to {to}"},
      {"begins to take up a bridge",
       "{train} begins to take up its bridge over the {river} from {from} to {to}: nothing can cross it any more"},
      {"bridge of boats", "bridge of boats over the {river} from {from} to {to}"},
      {"bridge is taken up", "The {bridge} is taken up; {train} is ready to march at {at}"},
      {"bridge cannot be finished", "The {bridge} cannot be finished: the far bank is held by {enemies}"},
      {"bridge stands", "The {bridge} is ready"},
      {"no escort", "{train} is without an escort at {at}[works?, so its work has not gone on]"},
      {"train is taken", "{train} is taken[ with {with}] at {at} by {by}[bridge?, and its bridge is gone]"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
