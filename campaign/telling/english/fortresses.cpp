#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_fortresses() {
  static constexpr SentenceEntry kEntries[] = {
      // orders of the chapter (2.3.1)
      {"goes into garrison", "{who} goes into {at} as its garrison"},
      {"invests", "{who} invests {at}[, though not yet with the {wanted} that its garrison requires]"},
      {"lays siege", "{who} lays siege to {at}"},
      {"leaves the garrison", "{who} leaves the garrison of {at}"},

      // what forbids them
      {"has an enemy garrison", "{at} has an enemy garrison"},
      {"has no enemy garrison", "{at} has no enemy garrison"},
      {"before no fortress", "{who} is not investing or besieging a fortress"},
      {"no fortress", "{at} is not a fortress"},
      {"in garrison already", "{who} is already in garrison"},
      {"must lift that first", "{who} is {duty} {at}, and must first give that up (\"lift the siege\")"},
      {"must be fought first", "{enemies:start} {enemies:stands/stand} in the field at {at} and must be fought first"},
      {"truce shuts nobody in", "There is a truce until turn {until}, and no fortress may be shut in until it ends"},
      {"too few to invest",
       "{at} has a garrison of {garrison}; as many are needed to invest it, and only {there:bare} would be there"},
      {"too few to besiege",
       "{at} has a garrison of {garrison}; more are needed to besiege it, and only {there:bare} would be there"},
      {"in no garrison", "{who} is not in garrison"},
      {"must stay in garrison", "{who} must stay in garrison until turn {until} is over"},
      {"is shut in", "{at}, with {garrison} in it, is shut in by {enemy} of the enemy"},
      {"garrison begins no battle",
       "{who} cannot come out of {at} while the enemy stands before it in the field: a garrison begins no battle"},
      {"no line to another depot", "{who} has no open line from {at} to another garrisoned fortress of its side"},
      {"no force of divisions", "{who} has no divisions (MD) of its own"},

      // as a side hears it, which is not told how many the enemy is
      {"invests: numbers withheld",
       "{who} invests {at}[wanted?, though not yet with as many as its garrison requires]"},
      {"too few to invest: numbers withheld",
       "It takes at least as many divisions (MD) to invest {at} as its garrison has: {there:bare} would be too few"},
      {"too few to besiege: numbers withheld",
       "It takes more divisions (MD) to besiege {at} than its garrison has: {there:bare} would be too few"},
      {"is shut in: numbers withheld", "{at}, with {garrison} in it, is shut in by the enemy"},
      {"siege begins: numbers withheld", "The siege of {fortress} begins"},

      // sieges, and who holds what (2.3, 2.3.1)
      {"siege begins",
       "The siege of {fortress} begins, with {more} more than in its garrison: unless it is relieved, it falls at the "
       "end of turn {falls}"},
      {"how long it holds out", "how long {fortress} holds out, in turns"},
      {"siege rests", "The siege of {fortress} rests while the truce lasts"},
      {"siege is over: nobody holds it", "The siege of {fortress} is over: nobody holds it any more"},
      {"siege is over: nobody besieges it", "The siege of {fortress} is over: nobody besieges it any more"},
      {"siege is over: too few besiege it",
       "The siege of {fortress} is over: the besiegers no longer outnumber the garrison"},
      {"siege is over: it has fallen", "The siege of {fortress} is over: it has fallen"},
      {"holds out for its relief", "{fortress} holds out: a force that comes to its relief is before it"},
      {"goes on to invest", "{who} only invests {at} from now on"},
      {"is free again", "{who} is free again at {at}"},
      {"loses men before a fortress", "{who} loses {men} before {at}"},
      {"surrenders", "{fortress} falls: {garrison} surrenders unconditionally"},
      {"garrison of that name", "{name}'s garrison"},
      {"is in the hands of", "{place} is in the hands of {side}"},
      {"passes", "{place} passes[ from {from}] to {to}"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
