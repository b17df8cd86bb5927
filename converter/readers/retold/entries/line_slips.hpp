// What copying and typing leave in a line that says nothing: empty boxes of a roster, titles of columns that run
// together, a stop between two entries, a stop at the end of a list.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Col Gates 400 /    /" without the strokes behind the last figure.
[[nodiscard]] std::string without_empty_strokes(std::string_view line);

/// "DivisionBrigadeRegiments and Others" as "Division Brigade Regiments and Others".
[[nodiscard]] std::string with_titles_apart(std::string_view line, const PhraseBook& words);

/// "34e de ligne: • 2e bat." without the bullet behind its colon, where a copy put two lines together.
[[nodiscard]] std::string without_bullets_behind_marks(std::string_view line);

/// "Kern's Legion:Lieutenant Colonel Kern" with a blank behind the colon.
[[nodiscard]] std::string with_colon_apart(std::string_view line, const PhraseBook& words);

/// "3rd Line (3 bns). 2 squadrons-4th Hussars" as "3rd Line (3 bns), 2 squadrons 4th Hussars".
[[nodiscard]] std::string with_count_behind_stop(std::string_view line, const PhraseBook& words);

/// "Roe d'Alba [dit Dale], GdD Antoine" as "Roe d'Alba, GdD Antoine [dit Dale]": another name of a leader.
[[nodiscard]] std::string with_other_name_behind(std::string_view line, const PhraseBook& words);

/// "Kern's Militia, including:" as "Kern's Militia:".
[[nodiscard]] std::string without_including(std::string_view line, const PhraseBook& words);

/// "Kelly's Infantry, Brown's Cavalry, Roe's Battery." without the stop at its end.
[[nodiscard]] std::string without_stop_at_list_end(std::string_view line, const PhraseBook& words);

/// "1re division : Kern          hommes" as "1re division : Kern": the title of the column of figures stands on the
/// line of a command, behind a gap.
[[nodiscard]] std::string without_title_of_column(std::string_view line, const PhraseBook& words);

/// "1/61., 2/83." as "1/61st, 2/83rd", "1.. Dragoons" as "1. Dragoons": the stop of a number as Germans write it, where
/// it would end something, or stands twice.
[[nodiscard]] std::string without_stops_behind_numbers(std::string_view line);

}  // namespace estafette::readers
