// One side of a single battle out of scaled orders of battle: several files, or some corps of one file, under one BC.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// All BDs and BCDs of the files under one BC: the first one that a file has, with its commander and its own troops.
/// Files that hold a division alone are put under it; if no file has a BC, the commander of the first division leads,
/// and its name is "Army of" that division. Ids are those of the path as it then stands.
/// Throws Refusal if a file is no scaled order of battle (it holds armies or regiments, or is not led by BCs and BDs),
/// or if two files hold a formation of one name: it would fight twice, or as it was before the last battle.
[[nodiscard]] Formation one_army(const std::vector<Orbat>& orbats, const std::vector<std::string>& files);

/// The formation of the armies that is meant, by name, id, commander or any part of the name that only one has
/// (docs/names.md). Throws Refusal naming the formations that there are; `option` is for the complaint.
[[nodiscard]] const Formation& find_force(const std::vector<const Formation*>& armies, const std::string& name,
                                          const std::string& option);

}  // namespace estafette::sow
