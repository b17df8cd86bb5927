// Whose name it is that stands once, behind the numbers of several regiments: "19th, 77th, 88th Connaught Rangers".
#pragma once

#include "converter/readers/words/words.hpp"

#include <span>
#include <string>
#include <string_view>

namespace estafette::readers {

/// What the words behind one number of a list say of the others.
struct WordsForOthers {
  std::string words;    ///< "Foot" of "Cornwall Foot", "" of "Connaught Rangers"; all of them if they tell a sort
  std::string guessed;  ///< what had to be guessed; "" if the words hold no name
};

/// A sort of troops or a country is that of all. A name belongs to its own number alone, unless a word for several
/// regiments stands behind it or the numbers are those of a series: "1st, 2nd, 3rd Toro Hussars". `number`: that before
/// the words; `others`: those without any; `behind`: the words stand behind them. Behind higher numbers, "5e, 12e, 3rd
/// Dutch hussars", a nation and what follows is of its own number alone, and so is "Léger",
/// and horse behind "84e, 97e".
[[nodiscard]] WordsForOthers words_for_others(const std::string& said, const std::string& number,
                                              std::span<const std::string> others, bool behind,
                                              const PhraseBook& words);

}  // namespace estafette::readers
