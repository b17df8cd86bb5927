// What the two sides of a campaign are called. Side::france and Side::coalition only stand for them: another campaign
// may have other sides, and people read only the names given here. File: rules.xml, <sides>.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/state/words.hpp"

#include <string>

namespace estafette::campaign {

struct SideNames {
  std::string name;    ///< by itself: "Coalition"
  std::string said;    ///< within a sentence: "the Coalition"
  std::string full;    ///< as a heading: "France and her Allies"
  std::string people;  ///< those on that side, within a sentence: "the French and their Allies"
  bool operator==(const SideNames&) const = default;
};

struct Sides {
  SideNames france, coalition;

  [[nodiscard]] const SideNames& operator[](Side side) const { return side == Side::france ? france : coalition; }
  bool operator==(const Sides&) const = default;
};

/// Both sides, each once. Problems go to the list of the element's file.
[[nodiscard]] Sides read_sides(XmlElement& chapter);

}  // namespace estafette::campaign
