#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_umpire() {
  static constexpr SentenceEntry kEntries[] = {
      // the half-week, and orders (1.1)
      {"campaign begins", "The campaign of {campaign} begins on {dates}"},
      {"turn begins", "Turn {turn}, {dates}, begins"},
      {"turn stands still",
       "Turn {turn}, {dates}, stands still: forces have met at {places}[, and answers are wanted by {by}]"},
      {"turn goes on", "Turn {turn}, {dates}, goes on"},
      {"turn is over", "Turn {turn}, {dates}, is over"},
      {"half-week stands still",
       "Turn {turn} stands still where forces have met. Those whom it concerns may stand, withdraw, garrison the "
       "fortress or leave it, or march to the guns; every other order waits for the next half-week"},
      {"has nothing of the kind to choose",
       "{who} has nothing of the kind to choose: nobody has advanced upon it there"},
      {"cannot give way", "{who} stands, for it cannot withdraw from {at}"},
      {"order is lodged", "Order {order} is lodged: {text}"},
      {"order is moved", "Order {order} goes before order {before}: {text}"},
      {"letter is received", "{player} has written"},
      {"order is withdrawn", "Order {order} is withdrawn: {text}"},
      {"order is replaced", "Order {order} is replaced: {text}"},
      {"order for nobody", "The force in this order is no longer on the map, or is now part of another"},
      {"campaign goes on", "Turn {turn} is played after the campaign's last[: {why}]"},
      {"exploit march comes later",
       "An exploit march follows an easy victory: once the battle is judged, use estafette battle exploit"},
      {"exploit march too long", "An exploit march is one node long, and this one is {nodes}"},
      {"no troops to exploit a victory", "{who} has no troops that could exploit a victory"},
      {"marches instead of bridging",
       "{train} marches with {with} this turn, and a bridge of boats takes a whole turn"},

      // battles in the game, and their losses (5.4, 5.5)
      {"the sky", "the sky at the start of the battle"},
      {"tired by the way to the guns", "marched to the guns over a river (5.5.1)"},
      {"battle goes to the game",
       "Battle {battle} at {at} goes to the game: map {map}, {start} to {end}, {weather}; fingerprint {fingerprint}"},
      {"battle goes to the table",
       "Battle {battle} at {at} goes to the table, by the rules {set}: {start} to {end}, {weather}; fingerprint "
       "{fingerprint}"},
      {"losses come from a table", "The losses of battle {battle} at {at} come from the table's return {return}"},
      {"losses come from a dump",
       "The losses of battle {battle} at {at} come from the [synthetic?synthetic ]dump {dump}"},
      {"loses in battle",
       "{who} loses {men} at {at} ({killed:bare} killed, {wounded:bare} wounded, {missing:bare} missing) and {guns}"},
      {"will be back", "Of the wounded and missing of {who}, {men:bare} will be back by turn {by}"},
      {"officer falls", "[officer?{officer} of ][officer!The commander of ]{command}: {fate}; {why}"},
      {"fate: killed", "killed"},
      {"fate: wounded", "wounded"},
      {"fate: missing", "captured or fled"},
      {"fate: not known", "not known: ask the players"},
      {"battle is settled", "Battle {battle} is settled"},

      {"rules change", "The rules change from now on, because {because}: {changes:;}"},
      {"figure of the rules changes", "{where}[was?, {was} until now,][is? is {is}][is! is gone]"},
      {"force is raised", "Ruling: {who} is raised at {at}, {men}, because {because}"},
      {"prestige is corrected",
       "Prestige [rises?rises][rises!falls] by {points} to {score}, since battle {battle} is judged otherwise"},
      {"pursuit is corrected",
       "{who} [back?gets back][back!loses] {men} and {guns} of the pursuit after battle {battle}, which is judged "
       "otherwise"},
      {"exhaustion is corrected",
       "{who} is [until?exhausted until turn {until}][until!no longer exhausted], since battle {battle} is judged "
       "otherwise"},
      {"the rest of a verdict stays",
       "Retreats and captures after battle {battle} stay as they are: rule on them one by one"},
      {"ruling", "Ruling: {subject} {what} {value}, because {because}"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
