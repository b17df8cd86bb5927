// What each of several has, told behind them in other words than the readers expect.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "IR Alba, IR Toro, 2 bns each, 600 men each" and "IR Alba, IR Toro: 2 bns each, 600 men each" as "IR Alba, IR Toro
/// (2 bns each, 600 men each)": several figures behind a list, of which some are for each, stand in one bracket.
[[nodiscard]] std::string with_figures_of_each_in_bracket(std::string_view line, const PhraseBook& words);

/// "3 bat. de ligne à 500 hommes" as "3 bat. de ligne (500 hommes each)", "1st Line (2 btg da 500)" as "1st Line (2
/// btg, 500 each)", "2 baterie po 6 dział" as "2 baterie (6 dział each)": figures of each behind a word that says so.
[[nodiscard]] std::string with_each_behind_figure(std::string_view line, const PhraseBook& words);

/// "33., 48., 108. Linie je 2 Btl. - 7000" as "33., 48., 108. Linie (2 Btl each) - 7000".
[[nodiscard]] std::string with_parts_of_each_behind_list(std::string_view line, const PhraseBook& words);

/// "500 hombres c/u" as "500 hombres cada uno".
[[nodiscard]] std::string with_each_spelt(std::string_view line);

/// "Alba y Toro (2 bats. cada una)" as "Alba (2 bats), Toro (2 bats)": two names, and what each of them has.
[[nodiscard]] std::string with_pair_of_names_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
