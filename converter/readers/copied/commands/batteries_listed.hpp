// Batteries that one line lists, each as the readers expect it: below its battalion, or behind a semicolon.
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Kern's Battalion, Maj. Roe: Toe's battery; Dale's battery, Capt. Dale": the battalion, and each of its batteries,
/// as lines of their own, whatever mark stands before the first. A list with anything else in it stays as it is.
void put_batteries_below(std::vector<TextLine>& lines, const PhraseBook& words);

/// "Toe's battery, Amherst Art., Dale's battery, Capt. Dale" as "Toe's battery; Amherst Art.; Dale's battery, Capt.
/// Dale": each is one, where there are more than two. Two may be the names of one.
[[nodiscard]] std::string with_batteries_listed(std::string_view line, const PhraseBook& words);

/// "Kern's and Roe's KGL coys (6 guns each)" as "Kern's KGL battery (6 guns); Roe's KGL battery (6 guns)", and so with
/// the guns of all, if they come out even.
[[nodiscard]] std::string with_batteries_of_owners(std::string_view line, const PhraseBook& words);

/// "Toe's (Va.) battery", "Amherst Art.", "2d Howitzers": the name of a battery, and nothing else.
[[nodiscard]] bool names_battery(std::string_view piece, const PhraseBook& words);

/// "E, 2d U. S. Arty., Capt. Kern" as "Battery E, 2d U. S. Arty., Capt. Kern": a letter before a regiment of guns.
[[nodiscard]] std::string with_battery_of_letter(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
