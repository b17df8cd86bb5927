// What happened in history while the campaign is played: a chronicle for the umpire to look at, and never a rule. No
// event of it does anything; whoever wants Spandau to fall on its day makes a ruling.
// File: chronicle.xml beside campaign.xml (docs/formats/chronicle.md).
#pragma once

#include "base/dates.hpp"
#include "campaign/map/calendar.hpp"
#include "campaign/map/map.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::map {

struct HistoricalEvent {
  Date from{}, until{};        ///< both days among them; one day: the same
  std::optional<NodeId> node;  ///< where it happened, if that is on the map
  std::string told;            ///< a sentence or two
  std::string source;          ///< begins with its confidence: "high; Böttiger III 171"
  bool operator==(const HistoricalEvent&) const = default;
};

/// The events of a chronicle.xml, in the order of their days. Throws Refusal with every fault of the file.
[[nodiscard]] std::vector<HistoricalEvent> read_chronicle(const std::string& text, const std::string& file,
                                                          const Map& map);

/// Those of which at least one day belongs to the half-week.
[[nodiscard]] std::vector<HistoricalEvent> of_days(const std::vector<HistoricalEvent>& chronicle,
                                                   const HalfWeek& half_week);

/// "28 April 1813, Bunzlau: Kutuzov dies. (high; Böttiger III 171)"
[[nodiscard]] std::string in_words(const HistoricalEvent& event, const Map& map);

}  // namespace estafette::map
