// A roster for a battle at the table: what stands on it, what each piece stands for, and what it may lose. The same
// values for every set of rules; how they are made is known to the room of the set.
#pragma once

#include <string>
#include <vector>

namespace estafette::tabletop {

/// A battalion, squadron or battery that a piece stands for, with the strength that it has in its order of battle.
struct PieceMember {
  std::string id, name;
  int men = 0, guns = 0;
  bool operator==(const PieceMember&) const = default;
};

/// One base on the table.
struct RosterPiece {
  std::string id;     ///< "1B/1/IV": unique in a roster
  std::string label;  ///< as it is cut out and stuck to the base
  std::string name;   ///< of the formation or unit that it is
  std::string arm;    ///< "infantry", "cavalry", "foot artillery", "horse artillery"
  std::string quality;
  std::string weight;  ///< of cavalry and guns; otherwise empty
  int skirmish = 0;
  bool mixed = false;
  int steps = 0;            ///< what it may lose, in the set's own unit
  std::vector<int> groups;  ///< the boxes of the card: so many fresh, so many worn ...; their sum is `steps`
  std::vector<PieceMember> members;
  std::vector<std::string> notes;  ///< what applies to it, with the rule
  bool operator==(const RosterPiece&) const = default;
};

/// A command with its commander: a card of one page.
struct RosterCommand {
  std::string name, label;  ///< "Ney (V), III Corps, G, 14""
  int fatigue = 0;          ///< units lost at which it is fatigued; 0: the set knows no such thing
  std::vector<RosterPiece> pieces;
  std::vector<std::string> notes;
  bool operator==(const RosterCommand&) const = default;
};

struct TableRoster {
  std::string army, label;  ///< "Napoleon, E, +4"
  int fatigue = 0;
  std::vector<RosterCommand> commands;
  std::vector<std::string> notes;    ///< generals and aides, what the army has of its own
  std::vector<std::string> remarks;  ///< what the umpire should look at
  bool operator==(const TableRoster&) const = default;
};

/// All men and guns of its members.
[[nodiscard]] int men_of(const TableRoster& roster);
[[nodiscard]] int guns_of(const TableRoster& roster);

/// The roster as a spreadsheet, a row for each piece, with the columns command, piece, label, name, arm, quality,
/// weight, skirmish, mixed, men, guns, steps, levels, stands_for.
[[nodiscard]] std::string roster_csv(const TableRoster& roster);

}  // namespace estafette::tabletop
