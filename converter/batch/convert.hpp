// One order of battle from its bytes to the files that come of it. Writes nothing; opens nothing but the master file
// that a scenario of the game names.
//
//   X.scaled.csv, X.report.csv, X.report.html   scaled by rule 1.3, and each decision explained
//   X.outline.csv                               not scaled, but in our own columns
//   OOB_SB_X.csv                                for the game (Target::sow), beside the scaled one
//   X.mapping.xml                               what the columns of a spreadsheet were taken for
//   X.look.txt                                  what needs a human eye, if anything does
#pragma once

#include "base/files.hpp"
#include "converter/batch/inputs.hpp"
#include "converter/batch/outcome.hpp"
#include "converter/batch/recipe.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

struct Converted {
  std::string passed_over;  ///< why it is no matter of this batch; then all else is empty
  Figures figures;
  std::vector<Document> documents;  ///< paths below the folder of results
  std::optional<Table> table;
  std::vector<std::string> remarks;
  Times times;
};

/// Why what was found in a folder is passed over: it is no text, or no order of battle. Empty: it may be one.
[[nodiscard]] std::string why_not(const std::string& bytes, const Input& input, const Recipe& recipe);

/// Reads the bytes of `input` and converts them as the recipe says. What was found in a folder is passed over if it is
/// no order of battle, or scaled already while the recipe only scales; what was named is refused then.
/// Throws Refusal with every fault.
[[nodiscard]] Converted convert(const std::string& bytes, const Input& input, const Recipe& recipe);

}  // namespace estafette::batch
