// Companies of a sort and batteries of several nations, of which the word stands once or behind the count:
//   Grenadiers: 36 coys converged · Light companies: 8 combined · 3 British batteries (Bull, Ross), 2 KGL (Kuhlmann)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Grenadiers: 36 coys converged" as "Grenadiers, converged (36 companies)", "Light companies: 8 combined" as "Light
/// companies, combined (8 companies)".
[[nodiscard]] std::string with_companies_of_sort(std::string_view line, const PhraseBook& words);

/// "3 British batteries (Kern, Dale), 2 KGL (Moss) - 30 guns", "3 British, 2 KGL batteries" with the word for batteries
/// behind each nation.
[[nodiscard]] std::string with_batteries_of_each_nation(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
