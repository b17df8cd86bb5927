#include "converter/sow/muster/wardrobe.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::sow {
namespace {

/// 12 for "12-pounder" and "12-pounder gun"; nothing for a howitzer that is named by its inches.
std::optional<int> pounds(const std::string& piece) {
  const std::string word = fold(piece);
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == std::string::npos || word.compare(digits + 1, 7, "pounder") != 0) return std::nullopt;
  return whole_number(word.substr(0, digits));
}

bool same_weight(const std::string& piece, const std::string& fires) {
  return fold(piece) == fold(fires) || (pounds(piece) && pounds(piece) == pounds(fires));
}

}  // namespace

Look Wardrobe::troops(const std::string& nation, const Wearer& wearer) {
  const Nation& own = *find_nation(profile_, nation);
  const FoundLook found = look_of(profile_, own, wearer);
  const Arm arm = arm_of(wearer.kind);
  if (arm == Arm::artillery && !wearer.piece.empty() && !same_weight(wearer.piece, found.fires)) {
    ++other_pieces_[{wearer.piece, found.look->weapon, found.weapon_line}];
  }
  return given(found, own, to_string(arm));
}

PostLook Wardrobe::post(const std::string& nation, Post post) {
  const Nation& wearer = *find_nation(profile_, nation);
  const bool followers = post == Post::wagon || post == Post::courier;
  const FoundLook found = look_of(profile_, wearer, post);
  return {post, given(found, wearer, followers ? "wagons and couriers" : "commanders"), found.larger,
          found.militia_flag};
}

Look Wardrobe::given(const FoundLook& found, const Nation& wearer, const std::string& what) {
  if (found.owner != &wearer) ++borrowed_[{wearer.name, found.owner->name}][what];
  return *found.look;
}

std::vector<std::string> Wardrobe::other_pieces() const {
  std::vector<std::string> said;
  for (const auto& [sent, guns] : other_pieces_) {
    const auto& [piece, weapon, line] = sent;
    said.push_back(fmt::format("{} ({} sent as {}: the profile has no such gun ({}:{})", piece,
                               guns == 1 ? "1 gun) is" : fmt::format("{} guns) are", guns), weapon, profile_.file,
                               line));
  }
  return said;
}

std::vector<std::string> Wardrobe::stand_ins() const {
  std::vector<std::string> said;
  for (const auto& [who, rows] : borrowed_) {
    const auto& [wearer, owner] = who;
    std::vector<std::string> sorts;
    for (const auto& [sort, count] : rows) sorts.push_back(fmt::format("{} ({})", sort, count));
    said.push_back(fmt::format("{}: {} in the uniform of {}, its stand-in ({}:{})", wearer, fmt::join(sorts, ", "),
                               owner, profile_.file, find_nation(profile_, wearer)->line));
  }
  return said;
}

}  // namespace estafette::sow
