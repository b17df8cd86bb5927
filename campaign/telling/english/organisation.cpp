#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_organisation() {
  static constexpr SentenceEntry kEntries[] = {
      // who joins whom, and who leaves (1.3, 4.1.1, 5.2)
      {"joins", "{who} joins {other} at {at}"},
      {"leaves its company", "{who} leaves [{with}][with!its company] at {at}"},
      {"acts alone", "{who} leaves {other} at {at} and acts alone"},

      // what forbids it
      {"nobody is called so", "Nobody on the map is called \"{who}\""},
      {"are enemies", "{who} and {other} are enemies"},
      {"are not together", "{who} is at {at}, {other} at {there}"},
      {"no division to attach", "{who} is not a division (MD); only divisions are attached"},
      {"no corps to join", "{who} is not a corps that a division could join"},
      {"too exhausted to join", "{who} is exhausted until turn {until}, and may not join another force or be joined"},
      {"cannot join itself", "{who} cannot join itself"},
      {"with no force", "{who} is not with a force"},
      {"a single division", "{who} is a single division (MD), the smallest force that takes orders"},
      {"which divisions", "Which divisions are to leave {who}?"},
      {"has no such division", "{who} has no division \"{division}\""},
      {"one division must stay", "At least one division (MD) must stay with {who}"},
      {"no train to escort", "{who} is not a pontoon train; attach it instead"},
      {"train needs no escort in its bridge",
       "{train} has its boats in its bridge; whoever stays at {at} escorts it there"},

      // fatigue and exhaustion (2.1.2, 4.1, 5.1)
      {"tired by a forced march", "forced march (2.1.2)"},
      {"tired by exhaustion", "exhausted until turn {until} (4.1)"},
      {"tired by a cut line", "line of supply cut (5.1)"},
      {"recovered from its forced march", "{who} has recovered from its forced march"},
      {"recovered from its defeat", "{who} has recovered from its defeat: it is no longer exhausted"},
      {"may leave its garrison", "{who} has been in garrison long enough and may leave it"},
      {"truce is over", "The truce is over[ ({terms})]"},

      // rallies (4.1)
      {"rallies", "{headquarters} rallies {who} at {at}: it is no longer exhausted"},
      {"moved instead of rallying", "{who} has moved; a rally takes a whole turn"},
      {"out of supply", "{who} is out of supply"},
      {"is in battle", "{who} is in battle {battle} at {at}"},
      {"no headquarters", "{who} is not the headquarters of an army, and only those rally a corps"},
      {"not exhausted", "{who} is not exhausted"},
      {"has rallied another", "{who} has already rallied another corps this turn"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
