// What in the line of a unit we may have misunderstood: figures that were taken for its name, other troops in its line,
// guns and gunners that do not fit. Each is asked about.
#pragma once

#include "converter/readers/unit/unit.hpp"

namespace estafette::readers {

/// A unit, and what its line said.
struct ToldUnit {
  const Unit& unit;
  const Facts& facts;
  const Parts& parts;
  const Tokens& name;
  bool men_stated = false;  ///< otherwise its strength is a guess
};

/// Adds a question for each doubt. Of a unit with a row of its own (Parts::one) only what its figures leave open is
/// asked.
void ask_about_doubts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading);

}  // namespace estafette::readers
