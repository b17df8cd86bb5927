// Several regiments of a sort by their names, parted by commas: "Kiev, Moscow Grenadiers", "hussards d'Alba, de Toro".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Gren. Kern, Roe, Dale" as "Gren Kern; Gren Roe; Gren Dale", "Kiev, Moscow Grenadiers" as "Kiev Grenadiers; Moscow
/// Grenadiers", "hussards d'Alba, de Toro" as "hussards d'Alba; hussards de Toro", "Fusilier Bn Kern, Fus. Bn Roe" and
/// "fusiliers-grenadiers, flanqueurs" with semicolons: entries of which each says, or shares, what sort of foot or
/// horse it is. Any other line as it is.
[[nodiscard]] std::string with_kinds_apart(std::string_view line, const PhraseBook& words);

/// "IR 13 & Gren. Kern" as "IR 13; Gren. Kern": two entries of which each begins with its sort.
[[nodiscard]] std::string with_sorts_apart_at_and(std::string_view line, const PhraseBook& words);

/// "1er et 2e grenadiers - 1er et 2e chasseurs" as "1er et 2e grenadiers, 1er et 2e chasseurs".
[[nodiscard]] std::string with_numbered_kinds_at_comma(std::string_view line, const PhraseBook& words);

/// "Орловский и Курский гренадерские, Пермский мушкетерский полки" with "полк" behind the last, which is one regiment.
[[nodiscard]] std::string with_last_regiment_alone(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
