#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_story() {
  static constexpr SentenceEntry kEntries[] = {
      // the headline of a half-week
      {"headline: attacks", "{attacker} attacks[ {defender}] at {at}"},
      {"headline: is attacked", "{defender} is attacked at {at}"},
      {"headline: marches", "{who} marches to {to}"},
      {"headline: quiet", "A quiet half-week"},

      // marches, by army
      {"story: marches",
       "{who} {who:marches/march}[forced? by forced marches][ from {from}] to {to}[ by {by}][meets?, and "
       "{who:meets/meet} the enemy there]"},
      {"story: falls back", "{who} {who:falls/fall} back[ from {from}] to {to}"},
      {"story: others march", "{count} more {count:force changes/forces change} place"},

      // meetings
      {"story: attacks",
       "At {at} {attackers} {attackers:attacks/attack} [defenders?{defenders}][defenders!the enemy][stood?, who "
       "{defenders:awaits the attack on ground of its/await the attack on ground of their} own choosing]"},
      {"story: is attacked",
       "At {at} {defenders} {defenders:is/are} attacked[stood?, on ground of {defenders:its/their} own choosing]"},
      {"story: to the guns", "{who} {who:marches/march} to the guns"},
      {"story: drawn", "Neither side wins"},
      {"story: won", "{side:start} keeps the field: [easy?an easy, ][easy!a ]{level} victory"},
      {"story: to be fought", "The battle has still to be fought"},
      {"story: settled", "The meeting is settled without a verdict"},
      {"story: cost", "{side:start} loses {men} of {of:bare}"},

      // officers
      {"story: officer", "{officer} of {command}: {fate}"},
      {"story: nameless officer", "The commander of {command}: {fate}"},

      // places
      {"story: change hands", "{places} {places:passes/pass} to {side}"},
      {"story: many change hands", "{count} places pass to {side}, among them {places}"},
      {"story: are nobody's", "Nobody holds {places} any longer"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
