// Turns a line's parts into units: kind, quality, level and strength as stated; the rest from the name or from the
// strengths in words.xml, and marked as guessed.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// What a text says once of all troops: "All battalions are 600 men unless noted".
struct StatedSizes {
  std::optional<int> battalion, squadron, company;  ///< men
  std::optional<int> battery;                       ///< guns
  std::optional<int> battalions, squadrons;         ///< of a regiment
  bool operator==(const StatedSizes&) const = default;
};

/// What a unit's place shows: the nation of the commands above it, and the arm of the heading that it is under.
struct Surroundings {
  std::string nation;  ///< empty: none given above
  std::string guess;   ///< if the nation is only guessed: "nation France from General de Division"
  std::optional<Arm> arm;
  std::optional<Kind> horse;       ///< "Cuirassiers", "Dragoon Division": the sort of all its horse
  std::optional<Kind> sort;        ///< "Grenadiers", "Horse artillery" alone above its units: the sort of all of them
  std::optional<Quality> quality;  ///< "Young Guard": the quality of all its troops
  bool with_foot = false;          ///< in a brigade whose other troops are foot
  bool with_horse = false;         ///< beside troops that all are horse
  StatedSizes sizes;               ///< for all troops of the text
};

/// Why an umpire should look at a line: what was expected, and what to do.
struct Query {
  std::string expected, remedy;
  bool operator==(const Query&) const = default;
};

/// The units of one line, usually one ("2 foot batteries, 16 guns" are two), with what was guessed, or should be looked
/// at.
struct UnitReading {
  std::vector<Unit> units;
  std::vector<std::string> guessed;  ///< as in the units' notes
  std::vector<Query> queries;
  bool numbered_by_us = false;  ///< several, named by their kind: "Foot artillery 2" is nobody's name
  bool men_guessed = false;     ///< from battalions, squadrons, guns: the text states no strength
};

[[nodiscard]] UnitReading units_of(const Parts& parts, const Surroundings& place, const PhraseBook& words);

}  // namespace estafette::readers
