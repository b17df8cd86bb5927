// From a line's parts to units: kind, quality, level and strength, as far as stated; the rest from the name or from the
// strengths in words.xml, and marked as guessed.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/text/parts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// What a unit's place tells: the nation of the commands above it and the arm of the heading that it stands under.
struct Surroundings {
  std::string nation;  ///< empty: nobody above says
  std::string guess;   ///< where the nation is only guessed: "nation France from General de Division"
  std::optional<Arm> arm;
  std::optional<Quality> quality;  ///< "Young Guard": what all its troops are
};

/// Why an umpire should look at a line: what was expected, and what to do.
struct Query {
  std::string expected, remedy;
  bool operator==(const Query&) const = default;
};

/// The units of one line, mostly one ("2 foot batteries, 16 guns" are two), what was guessed, and what should be looked
/// at.
struct UnitReading {
  std::vector<Unit> units;
  std::vector<std::string> guessed;  ///< as it stands in the units' notes
  std::vector<Query> queries;
};

[[nodiscard]] UnitReading units_of(const Parts& parts, const Surroundings& place, const PhraseBook& words);

inline constexpr std::string_view kNoNation = "unknown";  ///< where nothing in the text tells a unit's nation

}  // namespace estafette::readers
