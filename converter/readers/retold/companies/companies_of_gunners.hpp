// Companies of foot and of horse artillery on one line: "9e et 10e Cies du 1er à Pied, 1ère et 5e du 2e à Cheval".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9e et 10e Cies du 1er à Pied, 1re du 2e à Cheval" as "9e Cie du 1er à Pied [Foot artillery]; 10e Cie du 1er à Pied
/// [Foot artillery]; 1re Cie du 2e à Cheval [Horse artillery]": the word for companies is that of all.
[[nodiscard]] std::string with_companies_of_gunners_apart(std::string_view line, const PhraseBook& words);

/// "Artillerie : 19e compagnie, 6e régiment d'artillerie" without the comma between a company and its regiment,
/// behind the heading of an arm.
[[nodiscard]] std::string with_company_of_gunners_whole(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
