// What the units of a list have in common: words that stand once go for the numbers beside them.
#pragma once

#include "converter/readers/list/list_cut.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// One of the units of a list by numbers.
struct ListedUnit {
  Parts parts;
  std::string number;      ///< "54e", "1/42nd"; empty in a list of names
  std::string whole_name;  ///< of one that has no number, among others that have
  std::string words;       ///< "de ligne"; may be empty
  bool companies = false;  ///< only some of it: "4 coys 95th"
  bool of_next = false;    ///< its words are those of the unit behind it: "1st and 16th Line"
};

/// "Bn", "Companies", "escadron": no name of its own.
[[nodiscard]] bool names_only_part(std::string_view text, const PhraseBook& words);

/// "(Lisbon)" behind its number: its own name, and no other's.
[[nodiscard]] bool is_in_brackets(const ListedUnit& unit);

/// What the words of a list turned out to be.
enum class SpreadWords {
  of_each,      ///< they went to the units beside them
  of_one_word,  ///< what they are stands once, behind the last: "4th, 34th Jägers"
  of_one_unit,  ///< "3rd and 4th Companies" are of one: no list
};

/// Gives each unit without words those of the units after it, or else before it: "6th Léger (3), 39th Line (3), 69th
/// (3)" end with two of the line; and puts them into its name.
[[nodiscard]] SpreadWords spread_words(std::vector<ListedUnit>& units, const ListCut& cut);

}  // namespace estafette::readers
