// What the two sides of a campaign are called. Side::france and Side::coalition only stand for them: another campaign
// may have other sides, and people read only the names given here. File: rules.xml, <sides>.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/state/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// The side that somebody means: by the word of the data files, or by any of its names, with or without an article.
[[nodiscard]] std::optional<Side> side_named(const Sides& sides, std::string_view words);
/// The same for an option of that name. Throws Refusal, with the sides by name and these `others`.
[[nodiscard]] Side side_meant(const Sides& sides, const std::string& words, const std::string& option,
                              const std::vector<std::string>& others = {});
/// A text for people in which both sides stand by the words of the data files, with their names instead: "france or
/// coalition" as "France or Austria".
[[nodiscard]] std::string with_names(const Sides& sides, const std::string& text);
/// Both by name, and these others: "France, Austria or nobody".
[[nodiscard]] std::vector<std::string> names_of(const Sides& sides, const std::vector<std::string>& others = {});

/// Both sides, each once. Problems go to the list of the element's file.
[[nodiscard]] Sides read_sides(XmlElement& chapter);

}  // namespace estafette::campaign
