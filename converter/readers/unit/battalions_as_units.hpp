// Battalions and squadrons that are only counted, more than one regiment has:
//   12 bataillons de ligne · 33 battalions of a corps
#pragma once

#include "converter/readers/unit/doubts.hpp"

namespace estafette::readers {

/// How many units such an entry makes: one for each battalion, and regiments of a few squadrons for those that a
/// command counts. One for troops with a name or a number, which may be a regiment with another figure beside it. Guns
/// stay together, for nothing says how many batteries they were.
[[nodiscard]] int units_only_counted(const ToldUnit& told, const PhraseBook& words);

/// What each of them is called behind the name of their command, "I Corps battalion 3", and what is told of the guess.
struct OnlyCounted {
  std::string called, guess;
};
[[nodiscard]] OnlyCounted told_of_only_counted(const ToldUnit& told, int count, const PhraseBook& words);

}  // namespace estafette::readers
