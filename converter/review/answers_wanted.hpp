// What a review leaves open, as a file of answers to be filled in and given back. docs/formats/answers.md
#pragma once

#include "converter/review/answers.hpp"
#include "converter/review/review.hpp"

#include <string>
#include <vector>

namespace estafette::review {

/// Each question of a review once, with the lines that it concerns, and each line once. A guessed strength is proposed
/// as the answer; a line that was not understood, or of whose several things one is guessed, stays open, so that no
/// line is lost by giving the file back as it is. A question about the nation of all is no line's.
[[nodiscard]] Answers answers_wanted(const Review& review);

/// What somebody has answered of that file, with the questions of `wanted` that he has not been asked yet behind it;
/// without any, nothing is asked. Of the answers for any file only the lines count, which are not asked again.
[[nodiscard]] Answers asked_anew(Answers wanted, const std::vector<Answers>& given);

}  // namespace estafette::review
