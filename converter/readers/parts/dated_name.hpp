// Dates are no strengths. Takes one off the end of a command's name: "Armée d'Italie, avril 1796", "Prussian Army at
// Leuthen, 5 December 1757"; and knows the headings that name one: "The Cavalry Battle, 14th October, 1813".
#pragma once

#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/parts.hpp"

namespace estafette::readers {

/// True if a line has a year, and no figure that is not part of a date.
[[nodiscard]] bool only_a_date(const Tokens& tokens, const PhraseBook& words);

/// The date goes into the note.
void take_date(Parts& parts, const PhraseBook& words);

/// "Army of Spain, 1811": the year behind an army's name, which was taken for its men, goes into the note. `line`: all
/// of what was typed.
void take_year_of_army(Parts& parts, const Tokens& line);

/// True if the number at a place is the year of a date, that of a page perhaps: "20 May 1808", "October 8, 2016".
[[nodiscard]] bool ends_date(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "2 May 1813", "den 18. Oktober": a month, no troops, and no figure but day and year. `facts`: what was read from the
/// line.
[[nodiscard]] bool tells_only_a_date(const Range& line, const Facts& facts, const Head& head,
                                     std::optional<std::size_t> colon);

}  // namespace estafette::readers
