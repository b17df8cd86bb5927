// What stands before and behind the entries of a list and is no part of them.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "5 sqns Alba Hussars and" without the word that joins the next line to it.
[[nodiscard]] std::string without_list_end(std::string_view line, const PhraseBook& words);

/// "8 Troops, 3rd Dragoon Guards (672)" as "3rd Dragoon Guards (672) [Note: 8 Troops]": how many there were of a unit.
[[nodiscard]] std::string with_troops_behind(std::string_view line, const PhraseBook& words);

/// "1 (small) Regiment of Rifles" as "1 Regiment of Rifles [Note: small]": a remark between a count and its word.
[[nodiscard]] std::string with_remark_behind_count(std::string_view line, const PhraseBook& words);

/// "Cossacks Detachment (squadron.)" as "Cossacks (1 squadron) [Note: Detachment]": how large it was, as a word alone.
[[nodiscard]] std::string with_one_in_brackets(std::string_view line, const PhraseBook& words);

/// "8th Tenn., Carnes' (Tenn.) Battery" as "8th Tenn., Carnes' Battery (Tenn.)", "Oneida (New York) Cavalry"
/// as "Oneida Cavalry (New York)": the state of named troops.
[[nodiscard]] std::string with_state_behind(std::string_view line, const PhraseBook& words);

/// "Insgesamt marschierten am 1. Oktober" above "22 Bataillone" and "9 Escadronen", as one line: they are a total, and
/// no more troops.
void tell_total_lists(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
