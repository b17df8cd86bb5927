// Both sides in one file, as a page on a battle has them, are two orders of battle.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/orbat.hpp"
#include "converter/readers/words/words.hpp"
#include "converter/sow/profile/profile.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::batch {

/// The troops of one side.
struct SideOfPage {
  std::string name;  ///< of the nation that most of its men are of: "France"
  Orbat orbat;
};

/// The sides of an order of battle by the game's profile; nations that it does not know are a side each. Troops without
/// a nation go with those before them. Nothing if there is one side: then the order of battle stays as it is.
/// `foes`: what sets a nation against the first of a side, whatever the profile says.
using Foes = std::function<bool(const std::string& one, const std::string& other)>;
[[nodiscard]] std::vector<SideOfPage> sides_of(const Orbat& orbat, const sow::Profile& profile, const Foes& foes = {});

/// The nations that were at war with each other, by the word lists, in a year that `page` names. Nobody if it names a
/// year from 1789 to 1815 too: then the lists of Napoleon's wars hold.
[[nodiscard]] Foes foes_in_years_of(std::string_view page, const readers::PhraseBook& words);

/// A question about each command that is under one of a nation that it may have fought, by the word lists, as "Austrian
/// VII Corps" is under the Army of the Duchy of Warsaw on a page that does not name the Austrians' army.
[[nodiscard]] std::vector<Problem> commands_of_other_side(const Orbat& orbat, const readers::PhraseBook& words,
                                                          const std::string& file);

}  // namespace estafette::batch
