// Numbers of troops in the short forms of Italian and Austrian lists: "13a e 14a batteria", "I.R. Nr. 42".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "13a e 14a batteria" as "13ª e 14ª batteria": ordinals, beside a word for batteries or companies.
[[nodiscard]] std::string with_feminine_ordinals(std::string_view line);

/// "I.R. Nr. 42" as "IR Nr. 42".
[[nodiscard]] std::string with_ir_without_stops(std::string_view line);

/// "3es et 4es bat." as "3e et 4e bat.": a French ordinal is that of one.
[[nodiscard]] std::string with_french_ordinals_of_one(std::string_view line);

/// "12e R.I.", "151e R.I.L." as "12e régiment d'infanterie", "151e régiment d'infanterie de ligne".
[[nodiscard]] std::string with_french_regiments_spelt(std::string_view line);

/// "4, 20 i 26 p. dragonów" as "4., 20. oraz 26. p. dragonów": numbers of Polish regiments are ordinals.
[[nodiscard]] std::string with_polish_ordinals(std::string_view line);

/// "(полк. Роэ)" as "(полковник Роэ)": in brackets the short word is no regiment, but a colonel.
[[nodiscard]] std::string with_russian_colonel_spelt(std::string_view line);

}  // namespace estafette::readers
