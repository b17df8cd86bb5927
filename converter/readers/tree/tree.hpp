// An order of battle as a tree of its lines, whatever they stood in: typed text, somebody's table, the game's own
// files.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/game_lines.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/unit/unit.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// A command, a heading over troops, or troops, with everything under it.
struct TextNode {
  Item item;  ///< of sort formation, group, nation or unit
  TextLine line;
  std::string note;            ///< from the lines that follow it
  std::vector<GameLine> game;  ///< of the game's own files
  std::vector<std::size_t> children;
  bool holds_deeper = false;  ///< some child is indented further
  [[nodiscard]] bool formation() const { return item.is == Item::Is::formation; }
};

/// A line of the order of battle itself, and not what is told of it.
[[nodiscard]] inline bool troops_or_command(const Item& item) {
  return item.is == Item::Is::formation || item.is == Item::Is::group || item.is == Item::Is::nation ||
         item.is == Item::Is::unit;
}

/// A total that the text states, and the commands that are open at that place, the innermost first.
struct StatedTotal {
  TextLine line;
  Facts facts;
  std::vector<std::size_t> open;
  std::vector<std::size_t> together;   ///< or all of these together; may be empty
  std::vector<std::size_t> all = {};   ///< or those of all nations, of a grand total
  std::vector<std::size_t> part = {};  ///< or units right above it: "Total 3,177" in the middle of a list
};

/// Somebody whom a line of the title names, before anything that he could lead.
struct LeaderAbove {
  std::string name;
  TextLine line;
  Facts facts;          ///< of his command
  bool called = false;  ///< commander, and not only a general by his rank
};

/// A whole text as a tree. Lines that could not be placed are in `looks`.
struct TextOutline {
  std::vector<TextNode> nodes;
  std::vector<std::size_t> roots;
  std::vector<StatedTotal> totals;
  std::string title;
  std::vector<LeaderAbove> leaders_above;
  StatedSizes sizes;                  ///< for all troops
  std::string stated_nation;          ///< of the troops whose nation the text does not tell, as the umpire states it
  std::string name_nation;            ///< advice on how to give the nation; empty: that for typed texts
  std::vector<Problem> looks;         ///< without their file
  std::vector<TextLine> passed_over;  ///< page furniture, and headers that come on every page
  std::vector<int> asked;             ///< more lines that one of these questions is about
  std::vector<int> noted;             ///< whose words went into a title or a note
  std::vector<int> added;             ///< whose figures or names went to a line above
};

}  // namespace estafette::readers
