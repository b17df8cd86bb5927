// Numbers in letters that tell which: "Thirty-sixth Illinois", "Premier et quatrième bataillons". The words are those
// of <ordinal> in templates/readers/words.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {

/// A number in letters, as figures tell it ("36th"), and how many tokens it has; none if its length is 0.
struct SpeltOrdinal {
  std::string figures;
  std::size_t length = 0;
};

/// The number in letters that begins at a token: "Third", "Thirty-sixth", "One hundred and forty-ninth".
[[nodiscard]] SpeltOrdinal spelt_ordinal(const Tokens& tokens, std::size_t from, const PhraseBook& words);

/// "Thirty-sixth Illinois infantry" as "36th Illinois infantry": the number of a regiment of an American state in
/// letters; and those of several regiments, "Third, Ninth and Tenth Ohio", "Third and Ninth Foot".
[[nodiscard]] std::string with_state_numbers_in_figures(std::string_view line, const PhraseBook& words);

/// "Premier et quatrième bataillons du 52e léger" as "1er et 4e bataillons du 52e léger".
[[nodiscard]] std::string with_battalion_numbers_in_figures(std::string_view line, const PhraseBook& words);

/// "La trente et unième division" as "La 31e division".
[[nodiscard]] std::string with_command_number_in_figures(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
