// Columns of ranks, which stand before those of commanders: "Grade | Commandant", "Rank | Name | Unit".
#pragma once

#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/sampled_columns.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// "Col", "Lt. Gen.": a rank and nothing else.
[[nodiscard]] bool is_rank(const std::string& cell, const PhraseBook& words);

/// In a mapping that is proposed, gives a column of ranks to the commanders of the next column, whatever it is called.
/// Of two columns of names the one behind the ranks holds commanders then, if it names persons. `samples`: of the
/// columns of the mapping, in their order.
void put_ranks_before_commanders(const std::vector<SampledColumn>& samples, Mapping& mapping, const PhraseBook& words);

}  // namespace estafette::readers
