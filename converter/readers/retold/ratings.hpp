// Ratings of a set of rules for the table, in codes of a letter or two and a figure: 2 Grenadiers Q3 C5 Elan
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// In a text where at least three lines have a code of the same letters ("Q3", "Sk1"), such codes in square brackets at
/// the end of their line, with the words behind them: "Lancers Q3 C5 Elan" as "Lancers [Q3 C5 Elan]". They are no guns,
/// companies or men. "2 Lancers Q3" counts two units: "2 x Lancers [Q3]". The same of codes with a blank before their
/// figure, "Lancers MR 4 8 sqns" as "Lancers 8 sqns [Note: MR 4]", of sizes in brackets, "1/7th Foot (S)" as
/// "1/7th Foot [S]", and of the ratings of leaders, "3rd Division: Roe: 5"A(5)+0" as
/// "3rd Division: Roe [Note: 5"A(5)+0]".
void tell_ratings(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
