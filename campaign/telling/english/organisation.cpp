#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_organisation() {
  static constexpr SentenceEntry kEntries[] = {
      // who joins whom, and who leaves (1.3, 4.1.1, 5.2)
      {"joins", "{who} joins {other} at {at}"},
      {"fills the ranks", "{who} fills the ranks of {other} at {at}"},
      {"corps is formed", "{divisions} at {at} {divisions:becomes/become} {who}[, under {commander}]"},
      {"leaves its company", "{who} leaves [{with}][with!its company] at {at}"},
      {"acts alone", "{who} leaves {other} at {at} and acts alone"},

      // what forbids it
      {"nobody is called so", "Nobody on the map is called \"{who}\""},
      {"are enemies", "{who} and {other} are enemies"},
      {"are not together", "{who} is at {at}, {other} at {there}"},
      {"no corps to join", "{who} is a division (MD), which {corps} cannot join; let it join the corps instead"},
      {"corps without a name", "The new corps has no name"},
      {"corps is there already", "{who} is on the map already; divisions join it, or the new corps gets another name"},
      {"two divisions for a corps", "A corps (MC) has two divisions (MD) or more, and {who} is one"},
      {"no division", "{who} is not a division (MD) by itself; a corps joins another whole"},
      {"too exhausted to join", "{who} is exhausted until turn {until}, and may not join another force or be joined"},
      {"cannot join itself", "{who} cannot join itself"},
      {"with no force", "{who} is not with a force"},
      {"a single division", "{who} is a single division (MD), the smallest force that takes orders"},
      {"which divisions", "Which divisions are to leave {who}?"},
      {"has no such division", "{who} has no division \"{division}\""},
      {"leaves its train alone",
       "{who} is all the escort that {train} has at {at}, and it must have a division (MD) at all times: leave one "
       "there"
       "[bridge?, or take up the bridge first][bridge!, or let the train travel with it (escort)]"},
      {"is a brigade", "{brigade} is the cavalry brigade of {who}, no division (MD), and does not act by itself"},
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
      {"truce of one nation is over", "The truce of {nation} is over[ ({terms})]"},
      {"truce is over", "The truce is over[ ({terms})]"},

      // headquarters (4.1.1)
      {"away from its corps", "{who} is at {at} with none of its corps"},
      {"alone among enemies",
       "{who} is alone at {at}, which {enemies} {enemies:has/have} entered: the umpire rules what becomes of it"},

      // rallies (4.1)
      {"rallies", "{headquarters} rallies {who} at {at}: it is no longer exhausted"},
      {"moved instead of rallying", "{who} has moved; a rally takes a whole turn"},
      {"out of supply", "{who} is out of supply"},
      {"is in battle", "{who} is in battle {battle} at {at}"},
      {"no headquarters", "{who} is not the headquarters of an army, and only those rally a corps"},
      {"only corps are rallied", "{who} is a division (MD) by itself, and a headquarters rallies corps (MC) only"},
      {"not exhausted", "{who} is not exhausted"},
      {"has rallied another", "{who} has already rallied another corps this turn"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
