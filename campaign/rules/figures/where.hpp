// Which places a rule of a campaign means: a node, a country, a region, a bank of a river, as its data says.
// Source: rule 4.5 asks for banks, cities and Germany. File: <where> in rules.xml.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/map/map.hpp"

#include <string>
#include <variant>
#include <vector>

namespace estafette::campaign {

/// A condition on a place.
namespace lies {

struct At {
  map::NodeId node;
  bool operator==(const At&) const = default;
};
struct In {
  std::string region;
  bool operator==(const In&) const = default;
};
struct OfCountry {
  std::string country;
  bool operator==(const OfCountry&) const = default;
};
struct OnBank {
  std::string river;
  map::Bank side = map::Bank::left;
  bool operator==(const OnBank&) const = default;
};

using Feature = std::variant<At, In, OfCountry, OnBank>;

}  // namespace lies

/// A place fits if all of these hold.
using Where = std::vector<lies::Feature>;

/// True if the node fits any of `places`, or if there are none. A node that does not state its bank does not fit a
/// condition on a bank; check_places.hpp names such nodes when the campaign begins.
[[nodiscard]] bool fits(const map::Node& node, const std::vector<Where>& places);

/// Reads all <where> of an element. Problems go to the list of its file.
[[nodiscard]] std::vector<Where> read_where(XmlElement& element);

}  // namespace estafette::campaign
