#include "converter/sow/profile.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette::sow {
namespace {

constexpr int kMostHeads = 1000;  // the game's own bound for one row (sow-formats.md, section 3.1)

/// How particularly an entry speaks of that kind and quality; -1 if it does not speak of them.
int closeness(const TroopLook& entry, Kind kind, Quality quality) {
  if (entry.arm != arm_of(kind)) return -1;
  if (entry.kind.value_or(kind) != kind || entry.quality.value_or(quality) != quality) return -1;
  return (entry.kind ? 2 : 0) + (entry.quality ? 1 : 0);
}

/// Calls `own` with the nation, then with its stand-in, and so on, until it gives a look.
template <typename Own>
FoundLook first_look(const Profile& profile, const Nation& nation, Own own) {
  const Nation* asked = &nation;
  for (std::size_t steps = 0; asked != nullptr && steps <= profile.nations.size(); ++steps) {
    if (const Look* look = own(*asked)) return {look, asked};
    asked = asked->stand_in.empty() ? nullptr : find_nation(profile, asked->stand_in);
  }
  return {};
}

}  // namespace

const std::vector<std::string>& post_words() {
  static const std::vector<std::string> kWords = {"army",    "corps", "division", "brigade", "cavalry brigade",
                                                  "battery", "wagon", "courier"};
  return kWords;
}

Men Limits::largest_unit() const {
  return Men{std::min(men_per_sprite * slots, kMostHeads)};
}

const Nation* find_nation(const Profile& profile, const std::string& name) {
  const std::string folded = fold(name);
  const auto found = std::find_if(profile.nations.begin(), profile.nations.end(),
                                  [&](const Nation& nation) { return fold(nation.name) == folded; });
  return found == profile.nations.end() ? nullptr : &*found;
}

FoundLook look_of(const Profile& profile, const Nation& nation, Kind kind, Quality quality) {
  return first_look(profile, nation, [&](const Nation& asked) {
    const Look* best = nullptr;
    int closest = -1;
    for (const TroopLook& entry : asked.troops) {
      const int close = closeness(entry, kind, quality);
      if (close <= closest) continue;
      closest = close;
      best = &entry.look;
    }
    return best;
  });
}

FoundLook look_of(const Profile& profile, const Nation& nation, Post post) {
  return first_look(profile, nation, [&](const Nation& asked) -> const Look* {
    const auto found =
        std::find_if(asked.posts.begin(), asked.posts.end(), [&](const PostLook& entry) { return entry.post == post; });
    return found == asked.posts.end() ? nullptr : &found->look;
  });
}

const Proficiency& proficiency_of(const Profile& profile, Kind kind) {
  const ArmProficiency* best = nullptr;
  for (const ArmProficiency& entry : profile.proficiencies) {
    if (entry.arm != arm_of(kind) || entry.kind.value_or(kind) != kind) continue;
    if (best == nullptr || entry.kind) best = &entry;
  }
  return best->levels;
}

}  // namespace estafette::sow
