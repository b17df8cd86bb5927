// Turns the bytes of one order of battle into the files that are made from it. Writes nothing, and opens nothing but
// the master file that a scenario of the game names.
//
//   X.scaled.csv, X.report.csv, X.report.html   scaled by rule 1.3, and each decision explained
//   X.outline.csv                               not scaled, but in our own columns
//   OOB_SB_X.csv                                for the game (Target::sow), beside the scaled one
//   X.mapping.xml                               what we took the columns of a spreadsheet for
//   X.review.html                               what was written beside what was read
//   X.answers.xml                               its questions with our best guesses, to be given back
//   X.answers-2.xml                             the same with your answers, if more is asked by now
//   X.look.txt                                  lines to look at, if there are any
//
// Of a workbook each sheet that is an order of battle; of several the results are X (Sheet).scaled.csv and so on.
#pragma once

#include "base/files/files.hpp"
#include "converter/batch/inputs.hpp"
#include "converter/batch/outcome.hpp"
#include "converter/batch/recipe.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

struct Converted {
  std::string passed_over;    ///< why this batch leaves it alone; then all else is empty
  bool worth_a_look = false;  ///< what was passed over may be an order of battle all the same
  Figures figures;
  std::vector<Document> documents;  ///< paths below the folder of results
  std::optional<Table> table;
  std::vector<std::string> remarks;
  Times times;
};

/// Why a file that was found in a folder is passed over: it is not text, or not an order of battle. Empty: it may be
/// one.
[[nodiscard]] std::string why_not(const std::string& bytes, const Input& input, const Recipe& recipe);

/// Reads the bytes of `input` and converts them as the recipe says. If it is not an order of battle, or is scaled
/// already and the recipe only scales, then it is passed over if it was found in a folder, and refused if it was named.
/// Throws Refusal with every problem.
[[nodiscard]] Converted convert(const std::string& bytes, const Input& input, const Recipe& recipe);

}  // namespace estafette::batch
