// Other units that were taken for a note of one.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// "10e Ch; Subervie; 15e Ch; Mouriez" in the note of a unit: two numbered ones or more, which are no parts of it.
[[nodiscard]] bool numbers_others(const std::string& note, const PhraseBook& words);

}  // namespace estafette::readers
