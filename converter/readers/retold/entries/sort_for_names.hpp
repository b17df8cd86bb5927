// Lists in which a word for several stands before the first of some names, and others follow: "Rgtr. Alba Nr. 25, Toro
// Nr. 59, Gren. Batl. Kern".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Rgtr. Alba Nr. 25, Toro Nr. 59, Gren. Batl. Kern" as "Rgt. Alba Nr. 25, Rgt. Toro Nr. 59, Gren. Batl. Kern": a name
/// without a word of its own is of the sort before it. Also behind a colon. A list of one sort, of which the names have
/// no numbers, stays as it is.
[[nodiscard]] std::string with_sort_for_each_name(std::string_view line, const PhraseBook& words);

/// "Chevaulegers König (2.), Leiningen (3.)" as "2. Chevaulegers König, 3. Chevaulegers Leiningen": the number of a
/// regiment, and no count.
[[nodiscard]] std::string with_numbers_before_names(std::string_view line, const PhraseBook& words);

/// "231 h, 248 chev" with the word for horses, which is no light horse in short.
[[nodiscard]] std::string with_horses_spelt(std::string_view line);

/// "Сибирский и Иркутский драгунские" with the word for regiments behind it.
[[nodiscard]] std::string with_russian_regiments_spelt(std::string_view line);

/// "батарейные роты № 5 и 27, легкая № 9" with the word for a battery behind each sort.
[[nodiscard]] std::string with_russian_batteries_spelt(std::string_view line);

/// "№№ 5 и 27" as "№ 5 и 27".
[[nodiscard]] std::string with_one_sign_for_numbers(std::string_view line);

/// "Litthauische, 1ste westpreußische Dragoner 9 Esk." as "Litthauische Dragoner (5 Esk); 1ste westpreußische Dragoner
/// (4 Esk) [Note: 9 Esk of all]": the sort of the last is that of all.
[[nodiscard]] std::string with_sort_for_adjectives(std::string_view line, const PhraseBook& words);

/// "R.I. 4 (2 bat.)" as "Regimento de Infantaria n.º 4 (2 bat.)".
[[nodiscard]] std::string with_numbered_infantry_spelt(std::string_view line);

/// "DC : LEGRAND" as "Division de cavalerie : LEGRAND".
[[nodiscard]] std::string with_cavalry_division_spelt(std::string_view line);

}  // namespace estafette::readers
