// Handles strengths that a text spreads over lines, or gives only for a whole command: battalions below their regiment;
// a brigade's figures without its troops.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// A regiment with the strength of the battalions or squadrons on the lines below it.
struct WholeRegiment {
  Parts parts;
  std::optional<long long> other_sum;  ///< of the men below, if the regiment's own line gives another figure
};

/// Nothing if the lines below have names of their own.
[[nodiscard]] std::optional<WholeRegiment> whole_of(const TextNode& regiment, const TextOutline& outline,
                                                    const PhraseBook& words);

/// "1st Grenadier Battalion, Lt. Col. Kern" and "16 grenadier companies of the line" below it: the unit, with what it
/// is made up of. Nothing if what is below has a name or number of its own.
[[nodiscard]] std::optional<Parts> made_up_below(const TextNode& unit, const TextOutline& outline);

/// The troops of a command that lists none: one unit, and one for its guns, both marked. None if it has no figures.
[[nodiscard]] std::vector<Parts> troops_of(const Parts& command, bool mounted);

/// "Kern's Bde" and "2 guns" below it: guns, and nothing of the troops of a command that is no artillery.
[[nodiscard]] bool tells_only_of_guns(const Parts& command, const PhraseBook& words);

/// "At Siena 4 battalions, 2 squadrons, 6 guns": the same of a line that names no kind of troops, but counts those of
/// several arms; none if it names a kind or a number, or counts those of one.
[[nodiscard]] std::vector<Parts> troops_of_arms(const Parts& place, const PhraseBook& words);

}  // namespace estafette::readers
