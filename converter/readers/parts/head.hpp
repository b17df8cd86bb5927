// Is it a command or troops? The head of a name decides, by its last word that we know: a "Jäger Brigade" is a
// brigade, "I Corps Train" is train, "Brigade d'infanterie" a brigade, "1st Battalion of IV Corps" a battalion.
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>

namespace estafette::readers {

struct Head {
  enum class Is { nothing, formation, unit };
  Is is = Is::nothing;
  std::optional<Level> level;  ///< of a command, if its word shows it
  std::optional<Arm> arm;      ///< if the last word is that of an arm: "Corps Artillery"
  bool numbered = false;       ///< contains a figure or ordinal
  std::size_t end = 0;         ///< the token after it
};

/// The arm with that spelling, as words.xml has it; nothing for any other word.
[[nodiscard]] std::optional<Arm> arm_from(std::string_view word);

/// The head goes up to the first comma, dash or bracket; once a word is known, also to the first preposition or rank.
[[nodiscard]] Head head_of(const Range& name);

}  // namespace estafette::readers
