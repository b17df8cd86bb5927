// Troops in a sentence's words, with articles and clauses:
//   Los batallones Norte y Sur al mando de Roe · Un escuadrón de Húsares de Toro, que mandaba Dale
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Los batallones Norte y Sur", "I battaglioni Alba e Dale" without the article before a word in the plural.
[[nodiscard]] std::string without_first_article(std::string_view line, const PhraseBook& words);

/// "Húsares de Toro, que mandaba Dale" as "Húsares de Toro, under Dale", if troops stand before the words and a person
/// behind them. Of several units he leads each.
[[nodiscard]] std::string with_leader_in_clause(std::string_view line, const PhraseBook& words);

/// "Kavalleriebrigade: Oberst Roe: Dale Dragoner" as "Kavalleriebrigade (Oberst Roe): Dale Dragoner": a word for a
/// command alone, who leads it, and its troops.
[[nodiscard]] std::string with_leader_between_colons(std::string_view line, const PhraseBook& words);

/// "General Roe - Commander in Chief - veteran" as "General Roe [Commander in Chief - veteran]": his post, and what is
/// said of him, behind a dash.
[[nodiscard]] std::string with_post_behind_dash_noted(std::string_view line, const PhraseBook& words);

/// "Captain Roe, Jr. (103 men)" as "Captain Roe Jr (103 men)": a short word with its stop behind a leader's comma.
[[nodiscard]] std::string with_junior_in_name(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
