// What Napoleon's Wars says of the troops and officers of the nations: quality, skirmish value, weight; ratings.
// Source: its closing lists (NW Nations, NW Officers). Files: templates/tabletop/napoleons-wars/troops.csv,
// officers.csv; format: docs/formats/tabletop.md.
#pragma once

#include "converter/orbat/words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// Years, both among them; 0 is not bounded.
struct Years {
  int from = 0, until = 0;
  [[nodiscard]] bool hold(int year) const { return (from == 0 || year >= from) && (until == 0 || year <= until); }
  bool operator==(const Years&) const = default;
};

/// One row of a nation's list.
struct TroopRow {
  std::string nation;
  Arm arm = Arm::infantry;
  std::string name;
  Kind kind = Kind::line_infantry;
  std::vector<Years> years;  ///< none: always
  Quality quality = Quality::line, best = Quality::line;
  int skirmish = 0;
  std::string weight;  ///< of cavalry: "light", "medium", "heavy"
  bool armoured = false;
  std::string rule;
  bool reconstructed = false, doubtful = false;
  std::string note;
  bool operator==(const TroopRow&) const = default;
};

/// One row of a list of officers; a rating that is not given is empty.
struct OfficerRating {
  std::string nation, name, also;  ///< `also`: as others spell him
  std::string army, corps;         ///< "excellent", "good", "average", "poor"
  bool valorous = false, napoleon = false, doubtful = false;
  std::string rule, note;
  bool operator==(const OfficerRating&) const = default;
};

/// Throw Refusal with every problem.
[[nodiscard]] std::vector<TroopRow> read_troops(const std::string& text, const std::string& file);
[[nodiscard]] std::vector<OfficerRating> read_officers(const std::string& text, const std::string& file);

/// "1808-1812 1815-1815", "-1808", "1813-"; nothing if it is none of these.
[[nodiscard]] std::optional<std::vector<Years>> years_from(const std::string& text);

/// The rows of a nation and kind that hold in that year; if none has that kind, those of its arm.
[[nodiscard]] std::vector<const TroopRow*> rows_for(const std::vector<TroopRow>& troops, const std::string& nation,
                                                    Kind kind, int year);

}  // namespace estafette::tabletop
