// Regiments that a list calls by nothing but their names, among others of which more is told.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba (2), Toro (3), 1/Moll, Roe Grenadiers" as "Regt Alba (2); Regt Toro (3); 1/Moll; Roe Grenadiers", alone or
/// behind a command: names with counts, or beside troops that are told to be some, or behind who leads them all. A name
/// that ends a list with what all are, "Alba, Toro and Moll Hussars", stays with the others.
[[nodiscard]] std::string with_names_as_regiments(std::string_view line, const PhraseBook& words);

/// "Alba Nr. 51 (3) - Toro Nr. 31 (2)" with a comma for the dash.
[[nodiscard]] std::string with_comma_for_dash_between_numbered(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
