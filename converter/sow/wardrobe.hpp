// Gives out looks by nation, and remembers who had to wear a stand-in's, so that the umpire is told.
// Source: sow-formats.md, section 12.5: the base game knows French, Anglo-Allied and Prussians only.
#pragma once

#include "converter/sow/profile.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace estafette::sow {

class Wardrobe {
 public:
  explicit Wardrobe(const Profile& profile) : profile_(profile) {}

  /// REQUIRES a nation of the profile, here and below.
  [[nodiscard]] Look troops(const std::string& nation, Kind kind, Quality quality);
  [[nodiscard]] Look post(const std::string& nation, Post post);

  /// "Russia: infantry in the looks of Prussia, its stand-in (waterloo.xml:125); rows: 12", sorted.
  [[nodiscard]] std::vector<std::string> remarks() const;

 private:
  Look given(const FoundLook& found, const Nation& wearer, const std::string& what);

  const Profile& profile_;
  /// Wearer and owner of the looks; for each the sorts of rows, and how many of them.
  std::map<std::pair<std::string, std::string>, std::map<std::string, int>> borrowed_;
};

}  // namespace estafette::sow
