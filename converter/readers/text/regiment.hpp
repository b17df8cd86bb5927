// Strength that a text spreads over lines, or keeps for a whole command: battalions below their regiment; a brigade's
// figures without its troops.
#pragma once

#include "converter/readers/text/outline.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// A regiment with the strength of the battalions or squadrons on the lines below it.
struct WholeRegiment {
  Parts parts;
  std::optional<long long> other_sum;  ///< of the men below, where the regiment's own line says otherwise
};

/// Nothing if what stands below has names of its own.
[[nodiscard]] std::optional<WholeRegiment> whole_of(const TextNode& regiment, const TextOutline& outline,
                                                    const PhraseBook& words);

/// The troops of a command that names none: one unit, and one for its guns; marked. None if it states no figures.
[[nodiscard]] std::vector<Parts> troops_of(const Parts& command);

}  // namespace estafette::readers
