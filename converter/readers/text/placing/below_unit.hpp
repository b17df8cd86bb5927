// What a line below a unit tells of it: who commands it, and with what guns; or of the guns beside it.
//   12th Ohio:            Hawker's Battery                       22nd Line, 900 men
//   Capt. Amos Reed       Capt. Hawker, 4 x 9-pdr, 1 howitzer    8 guns
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Gives the unit the commander that the row right below it names, if it has none and its line ends with a colon, the
/// row is set in, or his rank is too low for a command; those who replaced him go to its note. The
/// same of "Artillery" and the officer named below it. Otherwise changes nothing and returns false.
[[nodiscard]] bool commanded_by(TextNode& unit, const TextNode& row, const PhraseBook& words);

/// Gives a battery without guns and commander those of the row right below it, which names a person and guns and
/// nothing else; otherwise changes nothing and returns false.
[[nodiscard]] bool armed_by(TextNode& unit, const TextNode& row, const PhraseBook& words);

/// True if the row tells of guns only, or of squadrons below battalions, which the unit above it cannot have: they are
/// troops beside it.
[[nodiscard]] bool stands_beside(const TextNode& unit, const TextNode& row, const PhraseBook& words);

/// "Prinz Heinrich (2)" among the troops of a command, "Rey, Alba, Infante" below who leads it: what was taken for
/// commanders may be regiments by their names. "Prinz Moritz" between troops may lead those below him; `above_troops`:
/// the next line names some.
[[nodiscard]] bool may_be_troops_by_name(const TextNode& row, const TextNode& command, bool above_troops,
                                         const PhraseBook& words);

}  // namespace estafette::readers
