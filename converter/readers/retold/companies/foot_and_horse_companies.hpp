// Companies of gunners that are told by how they move, and sorts of troops with a colon and their count behind each.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2 foot companies and 1 horse company of artillery" as "2 companies of foot artillery, 1 company of horse
/// artillery"; without "of artillery" where both stand in the line, or a word for guns before them.
[[nodiscard]] std::string with_companies_of_gunners_told(std::string_view line, const PhraseBook& words);

/// "foot artillery: 2 companies; horse artillery: 1 company" as "2 companies of foot artillery, 1 company of horse
/// artillery". A line of anything else stays as it is.
[[nodiscard]] std::string with_counts_before_sorts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
