// An army as the game sees it: six levels of command, a row for every commander, battalion, squadron and gun.
// The campaign has four levels (rule 1.3.1: BC, BD or BCD, BB, unit); the game wants side, army, corps, division,
// brigade and regiment, with none left out (docs/formats/game-order-of-battle.md, "Ladder of commands"):
//   army row      the BC's commander
//   corps row     his chief of staff, who is there only because the game needs one
//   division row  a BD or BCD, one player's command (rule 1.3)
//   brigade row   a BB; or a battery, which is a command of its own with a row for each gun ("Kinds of rows")
//   regiment row  a battalion, a squadron, a gun
#pragma once

#include "converter/sow/profile/profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace estafette::sow {

/// A row's place in map units, and the way it faces: an arrow of length 1, southwards (x) and eastwards (z).
struct Position {
  int x = 0, z = 0;
  double dir_x = -1, dir_z = 0;
  bool operator==(const Position&) const = default;
};

/// Ability, Command, Control, Leadership, Style: columns 18 to 22 of the game's file.
using CommandLevels = std::array<int, 5>;

/// One row of the game's files, with its row of the battle sheet.
struct FieldRow {
  SheetRow sheet;
  std::string formation_name;  ///< of a commander: his command
  Look look;
  int heads = 1;
  int ammo = 0;
  int morale = 0;
  std::optional<CommandLevels> command;  ///< commanders only
  int experience = 0;                    ///< as sent to the game
  Proficiency proficiency{};             ///< all but commanders
  Position position;
  std::string nation;               ///< commanders only: whose looks he has
  std::vector<std::string> larger;  ///< commanders only: formations for more children than look.formation seats
  bool operator==(const FieldRow&) const = default;
};

/// A BB, or a battery.
struct FieldBrigade {
  FieldRow leader;
  Arm arm = Arm::infantry;  ///< of most of its men
  std::vector<FieldRow> units;
  bool operator==(const FieldBrigade&) const = default;
};

/// A BD or BCD, or the troops of the BC itself.
struct FieldDivision {
  std::size_t corps = 0;  ///< its corps, by place among the army's
  FieldRow leader;
  bool cavalry = false;  ///< most of its men are cavalry: it belongs on a wing
  bool reserve = false;  ///< the BC's own: its place is behind the middle
  std::optional<Arrival> arrival;
  std::vector<FieldBrigade> brigades;
  FieldRow wagon;
  bool operator==(const FieldDivision&) const = default;
};

struct FieldArmy {
  int side = 1;
  int number = 1;  ///< among the armies of its side
  bool attacker = false;
  FieldRow leader;
  std::vector<FieldRow> corps;           ///< their leaders; at least one
  std::vector<FieldDivision> divisions;  ///< in the order of their corps
  FieldRow courier;
  bool operator==(const FieldArmy&) const = default;
};

/// What a remark is about, in the order in which the umpire reads them: first those that change the battle.
enum class Topic { ground, absence, arrival, left_out, reserve, seats, crew, piece, stand_in };

struct Remark {
  Topic topic = Topic::ground;
  std::string text;
  bool operator==(const Remark&) const = default;
};

/// Both armies, side 1 first, and what the umpire should know about how they were made.
struct Field {
  std::vector<FieldArmy> armies;
  std::vector<SheetReserve> reserves;
  std::vector<Remark> remarks;
};

/// A commander who came from the game's own file keeps his portrait.
void keep_portrait(FieldRow& leader, const std::vector<GameLine>& lines);

/// All rows in the order of the game's files: parents first, a division's wagon last, the army's courier last of all.
[[nodiscard]] std::vector<const FieldRow*> rows_of(const FieldArmy& army);
[[nodiscard]] std::vector<const FieldRow*> rows_of(const Field& field);
std::vector<const FieldRow*> rows_of(FieldArmy&&) = delete;  // the rows would be gone before they are read
std::vector<const FieldRow*> rows_of(Field&&) = delete;

}  // namespace estafette::sow
