// What an army calls its troops, where the same word is another kind elsewhere: fusiliers, and guns called after a man.
#pragma once

#include "converter/readers/unit/unit.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// The kind that a unit's name says, as its nation's army has it: British, Austrian and French fusiliers are of the
/// line, and Prussian ones are light.
[[nodiscard]] std::optional<PhraseFound> kind_in_army(const Tokens& name, const std::string& nation,
                                                      const PhraseBook& words);

/// "12-pounder", "heavy": guns, and so a battery. "Régiment Prince Napoléon" and "L'empereur Napoléon" are called after
/// a man, and not after his 12-pounders.
[[nodiscard]] bool names_guns(const Tokens& name, const PhraseBook& words);

/// "Italian Guard Horse", "Kern's Troop": of guns, those that ride.
[[nodiscard]] bool names_guns_of_horse(const Tokens& name, const PhraseBook& words);

/// "5/60th Foot", "1/95th", "95th" of an army whose rifles have these numbers: light infantry, and no guards, if
/// nothing else says what they are.
[[nodiscard]] bool are_rifles_by_number(const Tokens& name, const std::string& nation, const PhraseBook& words);

/// What is known of chasseurs: their name, figures, place and nation.
struct ChasseursTold {
  const Tokens& name;
  const Facts& facts;
  const Surroundings& place;
  const std::string& nation;
};

/// Battalions, and men enough for them: of "343 men, 4" in a column for both they are squadrons.
[[nodiscard]] bool walks_in_battalions(const Facts& facts);

/// "25e chasseurs" of France ride; those on foot have no number, a battalion, or the Guard, or count one battalion
/// beside regiments of the line, "6e chasseurs (1)".
[[nodiscard]] bool rides_by_number(const PhraseFound& said, const ChasseursTold& told, const PhraseBook& words);

}  // namespace estafette::readers
