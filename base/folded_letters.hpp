// What fold() (base/text.hpp) makes of the common letters beyond ASCII, without asking Unicode's tables: of each by
// itself, since none of them changes its neighbours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette {

/// What the letter of two bytes at the beginning of a text, not an empty one, folds to, if it is a common one; else
/// nothing.
[[nodiscard]] std::string_view folded_pair(std::string_view text);

/// The length of a dash or of an inverted comma at the beginning of a text: what books and pages have beside accents,
/// and fold() leaves as it is. 0 for other letters.
[[nodiscard]] std::size_t folds_to_itself(std::string_view text);

/// "полкъ": the sign at that byte is the one that ended Russian words up to 1918, and says nothing.
[[nodiscard]] bool is_hard_sign_at_end(std::string_view text, std::size_t at);

/// A text that Unicode's tables have folded, which know nothing of old spellings, with each pair as folded_pair has it.
[[nodiscard]] std::string with_pairs_folded(std::string_view text);

}  // namespace estafette
