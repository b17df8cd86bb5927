// Gives every command a formation that has a place for each of its children, or divides it until one has.
// Source: docs/formats/game-limits.md, "Seats": those for whom there is no place stand upon one another as soon as the
// formation is ordered. Figures: the game profile, <drills>; which formations a nation takes, in order: its <post>.
// - A command gets the first of its nation's formations that seats all its children.
// - A brigade with too many battalions or squadrons becomes two or more under the same division, and so does a battery
//   with too many guns.
// - A division gives away the last of its batteries: they form an artillery command of their own beside it, with the
//   same edge and hour of arrival. If its brigades alone are too many, it is divided instead; and so is a corps.
// - Whoever commands a part that was not there before has no campaign id. Every row keeps the BD that it fights in, so
//   losses come home as ever.
#pragma once

#include "converter/sow/muster/recruiter.hpp"
#include "converter/sow/sheet/field_army.hpp"

namespace estafette::sow {

/// To be called before rows are numbered. Each change is a remark; an army with too many corps is only remarked on.
void seat(Field& field, const Profile& profile, Recruiter& recruiter);

/// Gives every command the first of its formations that seats its children, and divides nobody: for an order of battle
/// as history had it. Commands that no formation seats keep their usual one, and a remark names them.
void seat_undivided(Field& field, const Profile& profile, Recruiter& recruiter);

}  // namespace estafette::sow
