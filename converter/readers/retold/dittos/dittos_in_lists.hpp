// Words for "the same" at the beginning of an entry in a list:
//   Light Infantry of Alba (one batt.), 359; ditto of Toro, 800 · 2 Bataillone Füsiliere Alba; 2 desgl. Toro
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The line with the words of the entry before it for each: those before the word that both have, "of", "de", or those
/// between its figure and its name. Entries stand between semicolons, or without any between commas.
[[nodiscard]] std::string with_dittos_of_list(std::string_view line);

}  // namespace estafette::readers
