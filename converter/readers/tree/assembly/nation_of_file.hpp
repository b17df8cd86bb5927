// Whose troops they are by the name of the file, or of the workbook's sheet: "French.txt", "Leipzig (Prussia)". It
// counts where nothing in the text tells it, and as a guess.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

struct NationOfFile {
  std::string nation;   ///< empty: the name tells none
  std::string told_by;  ///< "the name of the sheet"
};

/// The nation that a name tells, if it tells one and nothing but words of armies, years and numbers stands beside it:
/// "Prussia 1813.csv", and not "Napoleon in Russia.txt". An army's adjective may have more beside it:
/// "french_army_waterloo.txt". A sheet's name goes before that of its workbook.
[[nodiscard]] NationOfFile nation_of_file(const std::string& file, const PhraseBook& words);

}  // namespace estafette::readers
