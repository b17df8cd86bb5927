// What an umpire wishes for the scaling of one unit or command, in the column `scale` of an outline or in its note as
// "scale: keep":
//
//   keep               a unit of its own, however small; a small brigade about which nobody asks
//   leave out          not on the battlefield
//   merge with NAME    into one unit with that unit of its division; a division into that one of its corps
//   6 guns             a battery of its own with so many guns
#pragma once

#include "converter/orbat/orbat.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

struct Wish {
  enum class Is { none, keep, leave_out, merge, guns };
  Is is = Is::none;
  std::string with;  ///< the name to merge with
  Guns guns;
  bool operator==(const Wish&) const = default;
};

/// The wish that is written there; none for an empty text, nothing for one that is no wish.
[[nodiscard]] std::optional<Wish> wish_from(std::string_view text);

/// The wish of a unit or command, by its column or else by its note. What cannot be read is no wish.
[[nodiscard]] Wish wish_of(const Unit& unit);
[[nodiscard]] Wish wish_of(const Formation& formation);

/// What stands behind "scale:" in a note, up to the next semicolon or closing bracket; empty if nothing does. It begins
/// the note, or stands behind a sign: "Note: scale: keep".
[[nodiscard]] std::string wish_in_note(std::string_view note);

}  // namespace estafette
