// The label of a brigade: "2B/1/IC Medium SK1 (MX) 7/5/3 Vet". Source: NW I.2.
#pragma once

#include "tabletop/napoleons_wars/design.hpp"

#include <optional>
#include <string>

namespace estafette::tabletop::wars {

struct UnitLabel {
  std::string place;   ///< "1B/1/IV": brigade, division, corps
  std::string weight;  ///< of cavalry: "Light", "Medium", "Heavy"
  int skirmish = 0;
  bool mixed = false;
  FatigueLevels levels;
  Quality quality = Quality::line;
  bool operator==(const UnitLabel&) const = default;
};

/// In the order of I.2; what is nothing is left out.
[[nodiscard]] std::string to_string(const UnitLabel& label, const TabletopRules& rules);

/// The label in a text, or nothing if it is none.
[[nodiscard]] std::optional<UnitLabel> label_from(const std::string& text, const TabletopRules& rules);

/// I.2: "Ney (V), III Corps, G, 14"".
[[nodiscard]] std::string commander_label(const std::string& name, bool valorous, const std::string& command,
                                          const std::string& rating, int range, const TabletopRules& rules);
/// I.2: "Napoleon, E, +4".
[[nodiscard]] std::string chief_label(const std::string& name, const std::string& rating, int presence,
                                      const TabletopRules& rules);

}  // namespace estafette::tabletop::wars
