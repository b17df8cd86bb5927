// Several batteries of as many guns each, told behind their name by a sign for times.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Roe's Portuguese batteries (2 × 6 guns)" as "2 Roe's Portuguese batteries (6 guns each)", and "Cavalry Batteries (2
/// - 4/6pdr guns & 2/7pdr howitzers each)" as "2 Cavalry Batteries (4/6pdr guns & 2/7pdr howitzers each)".
[[nodiscard]] std::string with_batteries_before_times(std::string_view line, const PhraseBook& words);

/// "4 batteries (2 x 12-pdr., 1 x 4-pdr., 1 horse)" as "2 12-pdr batteries, 1 4-pdr battery, 1 horse battery", if the
/// sorts come to the sum.
[[nodiscard]] std::string with_sorts_of_batteries_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
