#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_dispatches() {
  static constexpr SentenceEntry kEntries[] = {
      {"names", "{names}"},
      {"nation is told of", "{nation} is [on the side of {side}][side!neutral]"},
      {"ground is told of", "{places} {places:is/are} [neutral!no longer ]neutral"},
      {"has gone over", "{who} has gone over to the enemy"},
      {"one nation is at truce", "{nation} is at truce until turn {until} is over[: {told}][; {terms:;}]"},
      {"there is a truce", "There is a truce until turn {until} is over[: {told}][; {terms:;}]"},
      {"boundary of the truce", "{side} goes no further than this: {words}"},
      {"cession of the truce", "{place} is handed over to {side}[ by the end of turn {by}]"},
      {"campaign has ended", "The campaign is over[: {winner} has won][. {told}]"},
      {"is nobody's", "Nobody holds {place}"},
      {"commander is lost", "{officer} ({command}) is [wounded, and expected back in turn {back}][back!dead or taken]"},
      {"commander is back", "The commander of {command} is back at his post"},
      {"line is none", "{who} has no line of supply"},
      {"letter: stands",
       "{who} stands at {at} with {men}[ and {guns}][, supplied from {depot}][; condition: {reasons:,}]"},
      {"letter: all stand", "We have {count} forces with {men} and {guns}; these are the largest"},
      {"letter: nobody left", "We have no troops left on the map"},
      {"letter: has left the field", "The enemy has left the field of {places}"},
      {"letter: nothing known", "Our scouts have nobody else to report"},
      {"letter: is reported at",
       "The enemy is reported at [more!{places}][more?{places:,} and {more} more {more:place/places}]"},
      {"letter: it is over", "No further orders are expected"},
      {"letter: choose", "The half-week stands still; your choice is awaited[ by {by}]"},
      {"letter: orders", "Your orders for turn {turn} are awaited: the form below says what everybody does otherwise"},
      {"line is told of", "The line of supply of {who} to {depot} is cut"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
