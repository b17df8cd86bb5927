// A unit that is put together from companies of several regiments: "Light companies of 1/27th, 1/48th and 2/52nd Foot".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Light companies of 1/27th, 1/48th and 2/52nd Foot: 300" as "Light companies (3 companies) [Note: of 1/27th, 1/48th
/// and 2/52nd Foot]: 300", also with a comma or brackets before the list, and "compagnies de voltigeurs des 12e et
/// 21e". One company is meant of each. A line that counts its companies, or names more troops behind the list, stays as
/// it is.
[[nodiscard]] std::string with_companies_of_several(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
