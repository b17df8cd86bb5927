// What a clause says of a command and its troops, whatever stands first in its language.
#pragma once

#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// "Kern's division | consisted of | the 9th and 12th Line": the words of the command (led_command.hpp), those of its
/// list (groups_of_list.hpp), and what joins them.
struct ToldOrder {
  enum class Joint {
    holds,     ///< "consisted of", also "comptait" before a sum and its colon
    belongs,   ///< "Faisaient partie de la division Petit : le 3e de ligne"
    relative,  ///< "die Division Kern, welche das 3. Infanterieregiment enthielt"
    leads,     ///< "General Kern had under his orders": the command's words are who led them
    own,       ///< "General Kern had the 12th Line under his orders": so are they
    under,     ///< "Under General Kern stood the 12th Line", "The 12th Line was under General Kern": so are they
  };
  std::string_view command, list;
  Joint joint = Joint::holds;
};

/// What a clause says; nothing if no words join a command to a list.
[[nodiscard]] std::optional<ToldOrder> told_order(const Clause& clause, const PhraseBook& words);

/// A list without the verb that German puts behind it: "drei Bataillonen des 24. Regiments zusammen".
[[nodiscard]] std::string_view without_last_verb(std::string_view list, const PhraseBook& words);

/// " held the village" behind "Kern's division, consisting of the 3rd and 9th Foot,": the rest of a sentence of which
/// the list is only told by the way. Empty for any other sentence, or if troops are told of in it.
[[nodiscard]] std::string_view predicate_behind_list(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
