// What an umpire states of an order of battle that it does not say itself: whose troops they are, and the corps and the
// army above them (`--nation`, `--corps`, `--army`).
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/reading.hpp"
#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// Empty: not stated.
struct Stated {
  std::string nation;  ///< of the troops that have none, or only a guessed one
  std::string corps;   ///< above divisions and brigades that are under no corps
  std::string army;    ///< above everything that is under no army
  [[nodiscard]] bool anything() const { return !nation.empty() || !corps.empty() || !army.empty(); }
};

/// With a nation as the game and the rules call it, "Frankreich" as France, and without blanks at the ends. Throws
/// Refusal if a name could not stand in an outline: over more than one line, or longer than these may be.
[[nodiscard]] Stated as_meant(const Stated& stated, const PhraseBook& words);

/// The order of battle with what is stated, and with new ids.
[[nodiscard]] Orbat with_stated(Orbat orbat, const Stated& stated);

/// The same of a reading: what was asked about the nation of its troops is answered, if that is stated.
void take_stated(Reading& reading, const Stated& stated);

}  // namespace estafette::readers
