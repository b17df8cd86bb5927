// What is asked of a file, as answers that can be given back: where it has questions they are tried, so that nothing is
// read otherwise when they come back as they are.
#pragma once

#include "converter/review/answers.hpp"
#include "converter/review/review.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::batch {

/// The review of the same file, read with these answers.
using ReadWith = std::function<review::Review(const std::vector<review::Answers>& answers)>;

/// The questions of a review that `given` has not asked yet, behind the answers that it has (review::asked_anew). A
/// proposal by which some line would have other units, names or men, or a new question, is taken back: its line stays
/// open.
[[nodiscard]] review::Answers answers_to_ask(const review::Review& review, bool asks_corps,
                                             const std::vector<review::Answers>& given, const ReadWith& read_with);

/// ".answers.xml"; of the second round ".answers-2.xml", as the first is the umpire's own by now.
[[nodiscard]] std::string answers_ending(const review::Answers& answers);

}  // namespace estafette::batch
