#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_politics() {
  static constexpr SentenceEntry kEntries[] = {
      // proposals, and what the umpire decides (3.1 to 4.4)
      {"proposal", "Proposal {number}, for the umpire to decide: {text}"},
      {"proposal lapses", "Proposal {number} lapses, since things have gone another way: {text}"},
      {"not yet, says the die", "The die says not yet: {text}"},
      {"whether it comes to this", "whether {text}: {most} or less on a die of {faces}"},
      {"the umpire decides",
       "The umpire [confirmed?confirms][confirmed!rejects] proposal {number}, {text}, because {because}"},

      // how things stand, for a cause
      {"as things stand", "{conditions:;}"},
      {"it is turn", "it is turn {turn}"},
      {"the half-week is worth", "the half-week is worth {score} prestige"},
      {"prestige is", "prestige is {score}"},
      {"is held", "{place} is [held!not ]held by {side}"},
      {"nation stands", "{nation} is [with {side}][side!neutral]"},
      {"has won so often", "{side} has {victories} [major?major ]victories"},
      {"so many are exhausted", "{corps} corps of {nation} are exhausted"},
      {"so many are there", "{corps} corps of {whose} in the field {where}"},
      {"beyond a meridian", "[east?east][east!west] of {degrees} degrees"},
      {"on a bank", "on the [right?right][right!left] bank of the {river}"},

      // what a proposal would do
      {"nation joins", "{nation} joins {side}"},
      {"nation becomes neutral", "{nation} becomes neutral"},
      {"ground of a country",
       "the ground of {country} is [neutral?neutral and closed to both sides][neutral!open to both sides]"},
      {"from now on", "From now on {ground}"},
      {"country is held", "{country} is held by [{owner}][owner!nobody]"},
      {"forces of a nation", "the forces of {nation} go [over to {side}][side!home]"},
      {"campaign would end", "the campaign ends, and [{winner}][winner!nobody] has won it"},
      {"passes to nobody", "{place} now belongs to nobody"},

      // prestige (4.5)
      {"prestige changes", "Prestige [rises?rises][rises!falls] by {points} to {score}: {why}"},
      {"a neutral state", "a neutral state"},
      {"surrenders at the end", "{garrison} surrenders {fortress}"},
      {"siege is over", "The siege of {fortress} is over"},
      {"campaign is over", "The campaign is over and [{winner}][winner!nobody] has won it: {why}"},

      // peace through exhaustion (4.2)
      {"exhausted at the same time", "{who} are exhausted at the same time"},
      {"exhausted or lost at the same time",
       "[who?{who} {who:is/are} exhausted and ]{lost} {lost:has been/have been} lost at the same time"},
      {"sues for peace alone",
       "{who} sues for peace, because {why}: it is at truce until turn {until} is over, and its allies fight on"},
      {"sues for peace", "{who} sues for peace, because {why}: there is a truce until turn {until} is over"},

      // a nation departs (4.3)
      {"order is void", "Order {order} is void: {text}"},
      {"battle without it",
       "Battle {battle} at {at} is [settled!fought without {who}][settled?not fought, because {who} takes no part in "
       "it]"},
      {"goes home", "{who} leaves {at} and goes home"},
      {"is left to its nation", "{place} is left to {nation}"},
      {"is disarmed", "{who} would go over, but is disarmed by the rest of the garrison of {at}"},
      {"goes over", "{who} goes over to {side} at {at}"},
      {"opens its gates", "{place} opens its gates to {side}"},
      {"shuts nobody in", "{who} no longer has anybody to shut in at {at}"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
