// What came of a battle at the table: a row for each piece, filled in by the players, and read strictly. Columns:
// piece, name, start, lost, cause, state, guns_lost, general, note; the last title names the set of rules and the
// roster's fingerprint. Format: docs/formats/tabletop.md, "return.csv".
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/table/roster.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// What became of one piece.
struct PieceReturn {
  std::string piece;
  int lost = 0;       ///< steps, in the set's own unit
  std::string cause;  ///< what most of them are due to: a row of the table `returns`; empty if nothing was lost
  std::string state;  ///< "", "routed", "destroyed", "surrendered"
  int guns_lost = 0;
  std::string general;  ///< "", "killed", "wounded", "captured"
  std::string note;
  int line = 0;
  bool operator==(const PieceReturn&) const = default;
};

/// Six digits by which a return knows its roster: the same roster of the same rules has the same.
[[nodiscard]] std::string roster_fingerprint(const TableRoster& roster, const TabletopRules& rules);

/// What the last title of a form says: "napoleons-wars 3fa2c1".
struct ReturnTitle {
  std::string set, fingerprint;
  bool operator==(const ReturnTitle&) const = default;
};

/// One form of a file that may hold several, one below the other: a battle has one for each army.
struct ReturnPart {
  ReturnTitle title;
  std::string text;  ///< of this form alone; its rows stand in the lines in which they stand in the file
};

/// The forms of a file, known by their headers; none if it is something else.
[[nodiscard]] std::vector<ReturnPart> return_parts(const std::string& text);

/// The words of the columns `state` and `general`; the first is empty.
[[nodiscard]] const std::vector<std::string>& return_states();
[[nodiscard]] const std::vector<std::string>& return_fates();

/// The form to fill in: nothing lost so far.
[[nodiscard]] std::string return_form(const TableRoster& roster, const TabletopRules& rules);

/// Reads a form. Throws Refusal with every problem: another roster's or rules' form, a piece that is unknown, twice, or
/// missing, more lost than there was, a loss without its cause, an unknown word.
[[nodiscard]] std::vector<PieceReturn> read_return(const std::string& text, const std::string& file,
                                                   const TableRoster& roster, const TabletopRules& rules);

}  // namespace estafette::tabletop
