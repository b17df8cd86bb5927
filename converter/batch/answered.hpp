// What the umpire's answers make of a file: its text as it is to be read, and what he states of its troops.
#pragma once

#include "converter/readers/any/stated.hpp"
#include "converter/readers/reading.hpp"
#include "converter/review/answers.hpp"

#include <set>
#include <string>
#include <vector>

namespace estafette::batch {

struct Answered {
  std::string text;                        ///< each line keeps its number
  readers::Stated stated{};                ///< as on the command line, or else in the answers
  std::vector<std::string> notes;          ///< answers that are of no use
  std::vector<std::string> passed_over{};  ///< "line 4: zzz qqq": lines that the answers leave empty
  std::set<int> joined{};                  ///< empty as well, since the answer stands in the line above them
};

/// Has each line of `joined` taken with the line above it, as a reader does with a broken line.
void take_joined_lines(readers::Reading& reading, const std::set<int>& joined);

/// The file's own answers come first, as they know its lines as they stand; then those for any file. Each in their
/// order. Throws Refusal if answers make the text very long, or several rows of a row in a table.
[[nodiscard]] Answered answered(const std::string& text, const std::string& file,
                                const std::vector<review::Answers>& given, const readers::Stated& stated,
                                readers::Format format);

/// Answers for files that are not among the inputs, in words.
[[nodiscard]] std::vector<std::string> answers_for_others(const std::vector<std::string>& inputs,
                                                          const std::vector<review::Answers>& answers);

}  // namespace estafette::batch
