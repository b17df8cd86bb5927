// The troops that a sentence lists, each group of them as a line of a list:
//   the 12th and 14th Line, the 3rd Light, two squadrons of Alba Hussars and a battery of six guns
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What such a list names.
struct GroupsOfList {
  LinesTold lines;                ///< "12th, 14th Line", "3rd Light": what a list of units would have on a line
  std::vector<std::string> left;  ///< what nobody could read as units
  std::size_t units = 0;          ///< in its lines
  bool first_left = false;        ///< that is what stands first
};

/// Cuts a list at its commas and its words for "and", but not between numbers or names before the word that says what
/// they are. Articles and prepositions before each fall away. What is read as no unit is left over.
[[nodiscard]] GroupsOfList groups_of_list(std::string_view list, const PhraseBook& words);

/// "полки Петрова, Лукина 5-го" as "полка Петрова" and "полка Лукина 5-го", a word for several before names; `sort`,
/// the words that stood for all, is put instead of it: "казачьих полков". None if the list is anything else.
[[nodiscard]] GroupsOfList units_by_names(std::string_view list, std::string_view sort, const PhraseBook& words);

}  // namespace estafette::readers
