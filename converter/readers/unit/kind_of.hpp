// What kind of troops a unit is: by the words of its line, else by its squadrons, its guns, its number, its note, or
// the command that it stands in.
#pragma once

#include "converter/readers/unit/unit.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// A unit of which all but the kind has been read.
struct UnitWithoutKind {
  const std::string& nation;
  const Facts& facts;
  const Parts& parts;
  const Tokens& name;
};

/// The kind, with what of it was guessed, and what should be asked.
struct KindReading {
  Kind kind{};
  std::vector<std::string> guessed;
  std::vector<Query> queries;
};

/// "10e chasseurs (600 ch.)" are light cavalry, "Grenadiers" in a brigade of horse heavy cavalry, guessed from its
/// command; "2 Sappers, 3 Train" are asked about as troops of two arms. Without any sign it is line infantry, guessed.
[[nodiscard]] KindReading kind_of(const UnitWithoutKind& unit, const Surroundings& place, const PhraseBook& words);

}  // namespace estafette::readers
