// How a sentence is written in a language's table: text, with places for figures.
//
//   {who}              the figure of that name, as its type is told: "III Corps", "3 nodes", "1,200 men", "A, B and C"
//   {spent:bare}       a count without its unit: "3"
//   {side:start}       with a capital, at the beginning of a sentence: "The Coalition"
//   {reasons:;}        several, with "; " between them instead of commas and "and"; {reasons:,} with ", "
//   {who:stands/stand} a word by how many they are: the first for one, the second for several or none
//   {reason:clause}    a saying within this one: the force that this one calls {who} is "it" there, and no capital
//   [ by {between}]    left out if a figure in it says nothing: an empty name or list, a count of none
//   [again?, twice]    only if the figure says something; [again!, for the first time] only if it says nothing
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::campaign {

struct Pattern {
  struct PatternPart {
    enum class Kind { text, figure, maybe };
    Kind kind = Kind::text;
    std::string text;                 ///< of a text
    std::string name, form;           ///< of a figure, and of what is there only if that figure says something
    bool if_nothing = false;          ///< ... or only if it says nothing
    std::vector<PatternPart> within;  ///< what may be left out
  };
  std::vector<PatternPart> parts;

  /// The names of all figures that stand in it.
  [[nodiscard]] std::set<std::string> names() const;
};

/// Throws std::logic_error if brackets or braces do not close: then the table is wrong, never an umpire.
[[nodiscard]] Pattern pattern_of(std::string_view text);

/// Of a sentence in a campaign's data, where only {figures} are more than text.
[[nodiscard]] Pattern plain_pattern_of(std::string_view text);

}  // namespace estafette::campaign
