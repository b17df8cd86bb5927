// Makes one side of a single battle from scaled orders of battle: several files, or some corps of one, under one BC.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// All BDs and BCDs of the files under one BC: the first one that a file has, with its commander and its own troops.
/// Files that hold a division alone are put under it; if no file has a BC, the commander of the first division leads,
/// and its name is "Army of" that division. Ids are made from the new paths.
/// Throws Refusal if a file is not a scaled order of battle (it has armies or regiments in it, or is not led by BCs and
/// BDs), or if two files have a formation of the same name: it would fight twice, or as it was before the last battle.
[[nodiscard]] Formation one_army(const std::vector<Orbat>& orbats, const std::vector<std::string>& files);

/// The formation of the armies that a name means: by name, id, commander or any part of the name that only one has
/// (docs/names.md). Throws Refusal naming the formations that there are; `option` is for the problem.
[[nodiscard]] const Formation& find_force(const std::vector<const Formation*>& armies, const std::string& name,
                                          const std::string& option);

}  // namespace estafette::sow
