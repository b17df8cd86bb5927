// The design of units and commands from men: points, fatigue levels, skirmish values, ranges, generals. Source: NW II.
// Figures: tables `qualities`, `fatigue`, `ratings`, `morale`, `nations` and the figures of chapter II.
#pragma once

#include "converter/orbat/words.hpp"
#include "tabletop/data/tabletop_rules.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::wars {

/// II.2.1: points for so many men of history.
[[nodiscard]] int strength_points(int men, Quality quality, bool cavalry, const TabletopRules& rules);

struct QualityShare {
  Quality quality = Quality::line;
  int men = 0;
};
/// II.2.1: the average quality, by men; a whole with no men counts every share alike.
[[nodiscard]] Quality average_quality(const std::vector<QualityShare>& shares, const TabletopRules& rules);

/// II.2.6: the boxes of each level, "7/5/3" being 2 fresh, 2 worn, 3 spent. A level that a unit never has is missing.
struct FatigueLevels {
  int fresh = 0;  ///< points at the start
  int worn = 0;   ///< worn at so many; 0: never
  int spent = 0;  ///< spent at so many; 0: never
  bool operator==(const FatigueLevels&) const = default;
};
/// REQUIRES 2 <= points <= 12, as the chart has it.
[[nodiscard]] FatigueLevels fatigue_levels(int points, Quality quality, const TabletopRules& rules);
[[nodiscard]] std::string to_string(const FatigueLevels& levels);  ///< "7/5/3", "2/-/1"
[[nodiscard]] std::vector<int> boxes_by_level(const FatigueLevels& levels);

/// II.2.5: extra points dealt evenly, the first brigades first.
[[nodiscard]] std::vector<int> dealt_evenly(int points, int brigades);

/// II.2.8: `usual` is that of the troops it is made of; light troops raise it to 1, a large enough share to 2.
[[nodiscard]] int skirmish_rating(int usual, int light_men, int all_men, const std::string& nation,
                                  const TabletopRules& rules);

/// II.3.1, 3.11: inches.
[[nodiscard]] int command_range(const std::string& rating, const std::string& nation, int units,
                                const TabletopRules& rules);

/// II.3.3.
[[nodiscard]] int generals_of(int infantry_and_cavalry, const std::string& nation, const TabletopRules& rules);
[[nodiscard]] int aides_of(const std::string& rating, bool napoleon, const TabletopRules& rules);

/// II.4.0: units lost at which a command is fatigued, or an army breaks.
[[nodiscard]] int fatigue_limit(int units, const std::string& morale, const TabletopRules& rules);

/// The rating of a commander whom no list names, by his ability of 0 to 6.
[[nodiscard]] std::string rating_of_ability(int ability, const TabletopRules& rules);

}  // namespace estafette::tabletop::wars
