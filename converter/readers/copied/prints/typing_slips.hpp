// Slips of the hand in one word: a letter twice or once, one left out, one too many, two that changed places.
//   batallions · Cuirrassiers · sqaudrons · Infatry
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The words that may have been meant by a folded word (base/text.hpp), each one slip away, the likeliest first:
/// "battalion" for "batallion", "cuirassiers" for "cuirrassiers". The first and the last letter stay.
[[nodiscard]] std::vector<std::string> one_slip_away(std::string_view word);

/// True if the letter at `at`, which is neither the first nor the last, makes a pair with its neighbour that counts as
/// one letter: "ae" is "ä" (base/text.hpp), so that such a word is no slip but a shorter word.
[[nodiscard]] bool makes_one_letter(std::string_view word, std::size_t at);

/// `word` as `typed` was: "Cuirassiers" for "Cuirrassiers", "CUIRASSIERS" for "CUIRRASSIERS".
[[nodiscard]] std::string in_letters_of(std::string_view typed, std::string word);

}  // namespace estafette::readers
