// What lists for games write behind a unit, and what they put before it: stars, points, a grade behind the count.
//   ★★★ Cavalry: Roe (pts 60) · IR 36 Kern 2 bns MR4 · 1/5th Foot 944 Veteran
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "★★★ Cavalry: Roe", "Roe ★★" as "Cavalry: Roe [Note: 3 stars]": what a game makes of a leader.
[[nodiscard]] std::string with_stars_behind(std::string_view line);

/// "Gren Bn Kern (Elite, 18 pts)" as "Gren Bn Kern [Elite, 18 pts]", "1st Brigade (Roe) 50 points" as "1st Brigade
/// (Roe) [50 points]": a bracket with a price is none of figures.
[[nodiscard]] std::string with_points_in_square(std::string_view line, const PhraseBook& words);

/// "IR 36 Kern 2 bns MR4", "DR 4 Roe 5 sqns Elite" as "IR 36 Kern (2 bns) [MR4]", and "1/5th Foot 944 Veteran" as
/// "1/5th Foot 944 men [Veteran]": a count or strength, and behind it nothing but a grade or a code.
[[nodiscard]] std::string with_rating_behind_count(std::string_view line, const PhraseBook& words);

/// "Army: General Kern (CinC excellent, 6 ADCs)" with the bracket as a note: what a game says of a leader.
[[nodiscard]] std::string with_graded_bracket_noted(std::string_view line, const PhraseBook& words);

/// "20th Light Dragoons (2 troops) 80" as "20th Light Dragoons (1 squadrons) 80", "One troop, 4th US Cavalry" as "4th
/// US Cavalry (half a squadron)": two troops of horse are a squadron.
[[nodiscard]] std::string with_troops_as_squadrons(std::string_view line, const PhraseBook& words);

/// "Position batteries x3" as "3 x Position batteries".
[[nodiscard]] std::string with_times_before_batteries(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
