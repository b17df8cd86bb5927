// The order of battle: who commands whom, and with how many men and guns. Plain values.
// Readers give it at historical strength; the campaign keeps it scaled (rule 1.3).
#pragma once

#include "base/dates.hpp"
#include "converter/orbat/counts.hpp"
#include "converter/orbat/game_lines.hpp"
#include "converter/orbat/ratings.hpp"
#include "converter/orbat/words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette {

/// From when and until when a row of an order of battle holds, both days among them; what is empty is not bounded.
struct Span {
  std::optional<Date> from, until;
  bool operator==(const Span&) const = default;
};

/// What a return says of a unit. Nothing is counted by it: `Unit::men` is what fights.
struct ReturnedStrength {
  std::optional<Men> present, detached, sick;
  bool operator==(const ReturnedStrength&) const = default;
};

/// The line of its file on which something was read, from 1; 0 if it was made up. It is no part of what was read: two
/// units are equal wherever they stood.
struct SourceLine {
  int value = 0;
  friend constexpr bool operator==(SourceLine, SourceLine) { return true; }
};

/// A body of troops of one kind: a regiment, a lone battalion, a squadron, a battery or a company.
struct Unit {
  std::string id;  ///< stable slug of its path in the tree (ids.hpp); empty until assign_ids
  UnitLevel level = UnitLevel::regiment;
  std::string name;
  std::string commander;
  Ratings ratings;
  std::string nation;  ///< as people write it: "France", "Württemberg"
  Kind kind = Kind::line_infantry;
  Quality quality = Quality::line;
  Men men;            ///< present under arms; for a battery, its gunners
  Guns guns;          ///< batteries only
  std::string piece;  ///< a battery's main piece: "6-pounder"
  int subunits = 1;   ///< battalions or squadrons
  std::string note;
  std::string source;  ///< confidence and provenance: "medium; Nafziger"
  Span when{};         ///< picked out by on_day.hpp
  ReturnedStrength returned{};
  std::vector<GameLine> game{};  ///< what it is in the game's own file, if it came from there
  std::string scale{};           ///< the umpire's wish for its scaling (wishes.hpp)
  SourceLine line{};
  bool operator==(const Unit&) const = default;
};

/// A command: an army, corps, cavalry corps, division, cavalry division or brigade.
struct Formation {
  std::string id;
  Level level = Level::army;
  std::string name;
  std::string commander;
  std::string nation;  ///< may be empty: its units have theirs
  Ratings ratings;
  std::string note;
  std::string source;
  std::vector<Unit> units;            ///< its own troops; in files they come before its formations
  std::vector<Formation> formations;  ///< its subordinate commands, in order of command
  Span when{};                        ///< picked out by on_day.hpp
  std::vector<GameLine> game{};       ///< its commander in the game's own file, with what follows him there
  std::string scale{};                ///< the umpire's wish for its scaling (wishes.hpp)
  SourceLine line{};
  bool operator==(const Formation&) const = default;
};

/// An order of battle; usually one army, or one corps.
struct Orbat {
  std::vector<Formation> formations;
  bool operator==(const Orbat&) const = default;
};

}  // namespace estafette
