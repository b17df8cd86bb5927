// What people write in a shorter way, spelt out so that it is read as they mean it:
//   1.5k men · Foot Battery 7 (6 + 2 how) · 8th Line, 1st Bn: 600; 2nd Bn: 580 · 9e ½ brigade · 8th Line // 2 bns //
//   1,200
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5.5k" as "5500". A line of losses, "2k 15w", stays as it is.
[[nodiscard]] std::string with_thousands_spelt(std::string_view line);

/// "5,5 tys." as "5,5k": a word for a thousand behind a figure.
[[nodiscard]] std::string with_word_for_thousand(std::string_view line, const PhraseBook& words);

/// "8th Line // 2 bns // 1,200" and "8th Line / 2 bns / 1,200" with commas between the parts.
[[nodiscard]] std::string with_commas_for_slashes(std::string_view line);

/// "5e hussards: 300, 7e hussards: 250" without the colons before the figures, if there are several.
[[nodiscard]] std::string with_figures_uncoloned(std::string_view line);

/// "IR Alba (2) 1340, IR Pavia (2) 1290" as "IR Alba (2)(1340), ...": battalions and men of several units.
[[nodiscard]] std::string with_strengths_bracketed(std::string_view line);

/// "4th (320), 5th (305), 23rd (341) Foot" as "4th Foot (320), 5th Foot (305), ...".
[[nodiscard]] std::string with_kind_for_each(std::string_view line);

/// "12th Ohio · 14th Ohio • 3rd Iowa" with commas between the units.
[[nodiscard]] std::string with_commas_for_dots(std::string_view line);

/// "9e ½ brigade", "9e 1/2-brigade" as a demi-brigade.
[[nodiscard]] std::string with_halves_spelt(std::string_view line);

/// "6 + 2 how" and "6 guns, 2 how" as "8 guns, 2 howitzers". Behind a comma the howitzers are some of the guns, unless
/// both together are as many as batteries had: 4, 6, 8 or 12.
[[nodiscard]] std::string with_howitzers_counted(std::string_view line, const PhraseBook& words);

/// "1st Bn: 600; 2nd Bn: 580" as "600 + 580".
[[nodiscard]] std::string with_battalions_added(std::string_view line, const PhraseBook& words);

/// "1200 IR 45", "900 men, 8th Line" as "IR 45, 1200 men": a strength before a unit with a number; "1,200 Cossacks".
[[nodiscard]] std::string with_strength_behind(std::string_view line, const PhraseBook& words);

/// "4 Eskadroner, Jyske Dragoner 600" as "Jyske Dragoner (4 Eskadroner) 600".
[[nodiscard]] std::string with_count_behind(std::string_view line, const PhraseBook& words);

/// "Battery C, 1st Ohio (6 guns), Battery D, 5th US (4 guns)" without the comma behind each letter: a battery or
/// company and its regiment are one name.
[[nodiscard]] std::string with_letters_joined(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
