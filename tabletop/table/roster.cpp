#include "tabletop/table/roster.hpp"

#include "base/csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace estafette::tabletop {
namespace {

int men_of(const RosterPiece& piece) {
  int men = 0;
  for (const PieceMember& member : piece.members) men += member.men;
  return men;
}

int guns_of(const RosterPiece& piece) {
  int guns = 0;
  for (const PieceMember& member : piece.members) guns += member.guns;
  return guns;
}

std::string told_members(const RosterPiece& piece) {
  std::string words;
  for (const PieceMember& member : piece.members)
    words += fmt::format("{}{} {}{}", words.empty() ? "" : "; ", member.name, member.men,
                         member.guns > 0 ? fmt::format(" with {} guns", member.guns) : "");
  return words;
}

}  // namespace

int men_of(const TableRoster& roster) {
  int men = 0;
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces) men += men_of(piece);
  return men;
}

int guns_of(const TableRoster& roster) {
  int guns = 0;
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces) guns += guns_of(piece);
  return guns;
}

std::string roster_csv(const TableRoster& roster) {
  std::string text = csv_line({"command", "piece", "label", "name", "arm", "quality", "weight", "skirmish", "mixed",
                               "men", "guns", "steps", "levels", "stands_for"});
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces)
      text += csv_line({command.name, piece.id, piece.label, piece.name, piece.arm, piece.quality, piece.weight,
                        std::to_string(piece.skirmish), piece.mixed ? "yes" : "no", std::to_string(men_of(piece)),
                        std::to_string(guns_of(piece)), std::to_string(piece.steps),
                        fmt::format("{}", fmt::join(piece.groups, "+")), told_members(piece)});
  return text;
}

}  // namespace estafette::tabletop
