// The text of a file as its answers have it read.
#pragma once

#include "converter/review/answers.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::review {

/// The text as it is to be read. Every line keeps its number; one that is passed over is empty. An answer to a sentence
/// that goes on in the next lines stands in the first, and the others are empty; an answer of several lines has them in
/// one, parted by vertical tabs. Throws Refusal if the answers make a text out of it that is longer by more than two
/// million bytes.
[[nodiscard]] std::string answered(std::string_view utf8, const Answers& answers);

/// The numbers of the lines that `answered` leaves empty because the answer stands in the line above them.
[[nodiscard]] std::set<int> lines_joined(std::string_view utf8, const Answers& answers);

/// True if an answer has put several lines into one, which only typed text can have.
[[nodiscard]] bool has_several_lines(std::string_view answered_text);

/// What they say of one file that is of no use there, in words: lines and words that are not in it. Of answers for any
/// file nothing is said, as they are kept for many.
[[nodiscard]] std::vector<std::string> of_no_use(std::string_view utf8, const Answers& answers);

}  // namespace estafette::review
