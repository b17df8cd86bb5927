// Lists within a list, and what a bracket says first of its regiment.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Guard: Roe - 2 bns Grenadiers, 2 bns Chasseurs; Grenadiers à Cheval and 1 sqn Mamelukes" with a semicolon between
/// all of them, if each begins with a count or is a sort of troops.
[[nodiscard]] std::string with_groups_at_semicolons(std::string_view line, const PhraseBook& words);

/// "15th Light (less 1 bn; 2 bns)" as "15th Light (2 bns) [Note: less 1 bn]".
[[nodiscard]] std::string with_missing_behind_count(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
