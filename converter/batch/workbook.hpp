// A workbook in a batch: each of its sheets that is an order of battle is converted like a file of its own.
#pragma once

#include "converter/batch/convert.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// A sheet to be converted.
struct SheetFound {
  Input input;                     ///< with a name and results of its own, if the workbook has several sheets
  std::string text;                ///< as a table (converter/readers/workbook)
  std::vector<std::string> notes;  ///< what the umpire should know about it
  std::vector<Problem> asked{};    ///< about single cells, by their rows
};

struct SheetsFound {
  std::vector<SheetFound> sheets;
  std::string why_not;        ///< if there is none: what each sheet is instead
  bool worth_a_look = false;  ///< one of those that are left out names troops here and there
};

/// Those of the workbook's sheets that are orders of battle. The first one's notes name the others, unless they are
/// empty. Throws Refusal if the file is damaged, or if the umpire named it and there is no order of battle in it.
[[nodiscard]] SheetsFound sheets_in(const std::string& bytes, const Input& input, const Recipe& recipe);

/// Adds what was made of another sheet.
void add(Converted& all, Converted sheet);

}  // namespace estafette::batch
