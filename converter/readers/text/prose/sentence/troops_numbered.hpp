// Signs that a sentence tells of troops, whatever else is in it.
#pragma once

#include "converter/readers/words/tokens.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {

/// "3rd", "12", "five", "second" at a token.
[[nodiscard]] bool is_number_word(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "the 12th Line and two squadrons of hussars", "(3/27th, 40th)": a number, and what kind of troops it is of.
[[nodiscard]] bool numbers_troops(std::string_view text, const PhraseBook& words);

/// What numbers troops, or "made up of the brigades Alba and Toro", "with the battalion Dale": commands or units by
/// their names.
[[nodiscard]] bool speaks_of_troops(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
