// What an input of a batch is: a text in a format that we know, or something that the batch leaves alone.
#pragma once

#include "base/problem.hpp"
#include "converter/batch/inputs.hpp"
#include "converter/batch/recipe.hpp"
#include "converter/readers/reading.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// A text and its format; or why this batch leaves it alone.
struct InputRead {
  std::string why_not;
  std::string text;
  readers::Format format = readers::Format::text;
  bool worth_a_look = false;  ///< it names troops here and there
  bool as_shown = false;      ///< the text is what the page shows, not the file as it is
};

/// Looks at the bytes of one text. Throws Refusal if the umpire named the file, or the format, and it is not that.
[[nodiscard]] InputRead look(const std::string& bytes, const Input& input, const Recipe& recipe);

/// The problems of a text that is what a page shows: those that name a line say that it is counted so.
[[nodiscard]] std::vector<Problem> with_lines_as_shown(std::vector<Problem> problems);

}  // namespace estafette::batch
