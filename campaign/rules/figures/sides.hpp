// What the two sides of a campaign are called. Side::france and Side::coalition are places for them: in another
// campaign others may stand there, and only these names are ever told. File: rules.xml, <sides>.
#pragma once

#include "base/xml.hpp"
#include "campaign/state/words.hpp"

#include <string>

namespace estafette::campaign {

struct SideNames {
  std::string name;    ///< alone: "Coalition"
  std::string said;    ///< within a sentence: "the Coalition"
  std::string full;    ///< as a heading: "France and her Allies"
  std::string people;  ///< within a sentence, those who are of it: "the French and their Allies"
  bool operator==(const SideNames&) const = default;
};

struct Sides {
  SideNames france, coalition;

  [[nodiscard]] const SideNames& operator[](Side side) const { return side == Side::france ? france : coalition; }
  bool operator==(const Sides&) const = default;
};

/// Both sides, each once. Faults go to the problems of the element's file.
[[nodiscard]] Sides read_sides(XmlElement& chapter);

}  // namespace estafette::campaign
