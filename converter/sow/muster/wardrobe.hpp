// Gives out looks by nation, and remembers which troops wear a stand-in's and which guns are sent as another kind of
// gun, so that the umpire can be told.
// Source: docs/formats/game-looks.md, "Nations": the base game has only French, Anglo-Allied and Prussians.
#pragma once

#include "converter/sow/profile/profile.hpp"

#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace estafette::sow {

class Wardrobe {
 public:
  explicit Wardrobe(const Profile& profile) : profile_(profile) {}

  /// REQUIRES a nation of the profile, here and below.
  /// One gun of a battery with that kind of gun, or one row of other troops, for which `piece` is empty.
  [[nodiscard]] Look troops(const std::string& nation, const Wearer& wearer);
  /// With the formations for a command with more children.
  [[nodiscard]] PostLook post(const std::string& nation, Post post);

  /// "12-pounder (14 guns) are sent as IDS_ARSN_6lb_Cannon_FR: the profile has no such gun (waterloo.xml:98)", sorted
  /// by kind of gun. There is no remark if the weapon really has that many pounds.
  [[nodiscard]] std::vector<std::string> other_pieces() const;

  /// "Russia: infantry (12) in the uniform of Prussia, its stand-in (waterloo.xml:125)", sorted by nation.
  [[nodiscard]] std::vector<std::string> stand_ins() const;

 private:
  Look given(const FoundLook& found, const Nation& wearer, const std::string& what);

  const Profile& profile_;
  /// Wearer and owner of the looks; for each the sorts of rows, and how many of them.
  std::map<std::pair<std::string, std::string>, std::map<std::string, int>> borrowed_;
  /// Piece, weapon and its line in the profile; for each how many guns.
  std::map<std::tuple<std::string, std::string, int>, int> other_pieces_;
};

}  // namespace estafette::sow
