// Lines that tell of a part of a unit and do not say of which: "1st battalion (500)".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// "1st battalion (500)", "1st and 2nd battalions (900)", "II. Musketierbataillon": numbers and a word for parts of a
/// unit, without a name.
[[nodiscard]] bool is_bare_part(const TextNode& row, const PhraseBook& words);

/// The parts that a line names which says nothing else and was taken for figures: "9. Bataillon" and "10. Bataillon" of
/// "9. und 10. Bataillon"; nothing for any other row.
[[nodiscard]] std::vector<std::string> numbered_parts(const TextNode& row, const PhraseBook& words);

/// True if a number among them is higher than the battalions or squadrons of one regiment go.
[[nodiscard]] bool number_beyond_regiment(const std::vector<std::string>& parts);

}  // namespace estafette::readers
