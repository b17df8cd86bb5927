// Small habits of pages and books that hide figures and names: arrows before a strength, words that lost their blanks,
// raised figures of footnotes, numbers of regiments without commas, a gun beside a list of battalions.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Batallón N.° 7 (Conde) -->802" with a dash for the arrow.
[[nodiscard]] std::string with_arrows_as_dashes(std::string_view line);

/// "three regimentsabout1,000men" as "three regiments about 1,000 men" (<about> in words.xml).
[[nodiscard]] std::string with_estimate_apart(std::string_view line, const PhraseBook& words);

/// "Borbonici, comandante generale Nunziante2" without the figure of its footnote.
[[nodiscard]] std::string without_glued_marks(std::string_view line, const PhraseBook& words);

/// "15th 17th 42nd 44th" with commas, from three on.
[[nodiscard]] std::string with_ordinals_listed(std::string_view line);

/// "4th, 23rd, 28th with one RA gun" as "4th, 23rd, 28th, 1 gun".
[[nodiscard]] std::string with_gun_beside(std::string_view line, const PhraseBook& words);

/// "THIRDBRIGADE.--Col. Roe" as "THIRD BRIGADE.--Col. Roe": a word of command to which its number in capitals is glued.
[[nodiscard]] std::string with_command_unglued(std::string_view line, const PhraseBook& words);

/// "Three companies, 1st Battalion, 1st Foot (Captain Moe)" as "1st Battalion, 1st Foot (Three companies) (Captain
/// Moe)".
[[nodiscard]] std::string with_parts_behind(std::string_view line, const PhraseBook& words);

/// "Light cav Kern 1st, 2nd, 12th Chasseurs" as "Brigade Kern: 1st, 2nd, 12th Chasseurs": who led them is no regiment.
[[nodiscard]] std::string with_list_behind_leader_of_horse(std::string_view line, const PhraseBook& words);

/// "1st Brigade 1st (Lisbon) and 16th (Viera)" with a colon behind the command.
[[nodiscard]] std::string with_list_behind_command(std::string_view line, const PhraseBook& words);

/// "7th Brigade Horn - Leib IR (2), 4th Landwehr", "Kern - 34th Line (3), 40th Line (2)" with a colon for the dash:
/// behind a numbered command and its general, or a general alone, stands a list of the troops.
[[nodiscard]] std::string with_colon_before_list(std::string_view line, const PhraseBook& words);

/// "Kern: The 7th, 23rd and the 33rd" without the articles of its list (<link is="article"> in words.xml).
[[nodiscard]] std::string without_articles(std::string_view line, const PhraseBook& words);

/// "Francesi, generale Kern" with a colon at its end: a nation and who leads it are a heading.
[[nodiscard]] std::string with_colon_behind_nation(std::string_view line, const PhraseBook& words);

/// "14th, Light Dragoons, 16th Light Dragoons" without the comma behind the first number, which is a slip.
[[nodiscard]] std::string without_stray_comma(std::string_view line, const PhraseBook& words);

/// "2. II Cavalry Corps" without the number of its place in a list.
[[nodiscard]] std::string without_place_in_list(std::string_view line, const PhraseBook& words);

/// "Kern - Staff rating 8", "Kern (Staff rating 8)" with the rating of another game in square brackets (<note
/// is="rating"> in words.xml).
[[nodiscard]] std::string with_rating_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
