#include "converter/sow/wardrobe.hpp"

#include <fmt/format.h>

namespace estafette::sow {

Look Wardrobe::troops(const std::string& nation, Kind kind, Quality quality) {
  const Nation& wearer = *find_nation(profile_, nation);
  return given(look_of(profile_, wearer, kind, quality), wearer, to_string(arm_of(kind)));
}

Look Wardrobe::post(const std::string& nation, Post post) {
  const Nation& wearer = *find_nation(profile_, nation);
  const bool followers = post == Post::wagon || post == Post::courier;
  return given(look_of(profile_, wearer, post), wearer, followers ? "wagons and couriers" : "commanders");
}

Look Wardrobe::given(const FoundLook& found, const Nation& wearer, const std::string& what) {
  if (found.owner != &wearer) ++borrowed_[{wearer.name, found.owner->name}][what];
  return *found.look;
}

std::vector<std::string> Wardrobe::remarks() const {
  std::vector<std::string> said;
  for (const auto& [who, rows] : borrowed_) {
    const auto& [wearer, owner] = who;
    std::vector<std::string> sorts;
    for (const auto& [sort, count] : rows) sorts.push_back(fmt::format("{} ({})", sort, count));
    said.push_back(fmt::format("{}: {} in the looks of {}, its stand-in ({}:{})", wearer, fmt::join(sorts, ", "), owner,
                               profile_.file, find_nation(profile_, wearer)->line));
  }
  return said;
}

}  // namespace estafette::sow
