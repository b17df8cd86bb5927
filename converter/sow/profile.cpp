#include "converter/sow/profile.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette::sow {
namespace {

constexpr int kMostHeads = 1000;  // the makers' note says so (docs/formats/game-limits.md, "Head count")

/// The troops or post that needs a look.
struct WantedLook {
  Kind kind;
  Quality quality;
  std::string piece;
};

/// How closely an entry fits; -1 if it does not fit.
int closeness(const TroopLook& entry, const WantedLook& wanted) {
  if (entry.arm != arm_of(wanted.kind)) return -1;
  if (entry.kind.value_or(wanted.kind) != wanted.kind || entry.quality.value_or(wanted.quality) != wanted.quality) {
    return -1;
  }
  if (!entry.piece.empty() && fold(entry.piece) != fold(wanted.piece)) return -1;
  return (entry.piece.empty() ? 0 : 4) + (entry.kind ? 2 : 0) + (entry.quality ? 1 : 0);
}

/// The closest of the nation's entries for a weapon only, or of those for a whole look; null if it has none.
const TroopLook* closest_of(const Nation& nation, const WantedLook& wanted, bool weapon_only) {
  const TroopLook* best = nullptr;
  for (const TroopLook& entry : nation.troops) {
    if (entry.weapon_only != weapon_only || closeness(entry, wanted) < 0) continue;
    if (best == nullptr || closeness(entry, wanted) > closeness(*best, wanted)) best = &entry;
  }
  return best;
}

/// Calls `own` with the nation, then with its stand-in, and so on, until it gives a look.
template <typename Own>
FoundLook first_look(const Profile& profile, const Nation& nation, Own own) {
  const Nation* asked = &nation;
  for (std::size_t steps = 0; asked != nullptr && steps <= profile.nations.size(); ++steps) {
    if (FoundLook found = own(*asked); found.look) return found;
    asked = asked->stand_in.empty() ? nullptr : find_nation(profile, asked->stand_in);
  }
  return {};
}

/// The one with that name, ignoring letter case and accents; null if there is none.
template <typename Known>
const Known* find_by(const std::vector<Known>& all, std::string Known::*word, const std::string& wanted) {
  const std::string folded = fold(wanted);
  const auto found = std::find_if(all.begin(), all.end(), [&](const Known& one) { return fold(one.*word) == folded; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

const std::vector<std::string>& post_words() {
  static const std::vector<std::string> kWords = {"army",    "corps", "division", "brigade", "cavalry brigade",
                                                  "battery", "wagon", "courier"};
  return kWords;
}

Men GameLimits::largest_unit() const {
  return Men{std::min(men_per_sprite * slots, kMostHeads)};
}

const Nation* find_nation(const Profile& profile, const std::string& name) {
  return find_by(profile.nations, &Nation::name, name);
}

const GameMap* find_map(const Profile& profile, const std::string& name) {
  return find_by(profile.maps, &GameMap::name, name);
}

const Weather* find_weather(const Profile& profile, const std::string& word) {
  return find_by(profile.weathers, &Weather::word, word);
}

FoundLook look_of(const Profile& profile, const Nation& nation, Kind kind, Quality quality, const std::string& piece) {
  const WantedLook wanted{kind, quality, piece};
  const TroopLook* armed = nullptr;  // only the weapon, to go with the look of the same nation or of a stand-in
  return first_look(profile, nation, [&](const Nation& asked) -> FoundLook {
    const TroopLook* whole = closest_of(asked, wanted, false);
    const TroopLook* weapon = closest_of(asked, wanted, true);
    const bool outdone =
        whole != nullptr && weapon != nullptr && closeness(*whole, wanted) > closeness(*weapon, wanted);
    if (armed == nullptr && !outdone) armed = weapon;
    if (whole == nullptr) return {};
    FoundLook found{whole->look, &asked, whole->fires, whole->line};
    if (armed != nullptr) {
      found.look->weapon = armed->look.weapon;
      found.fires = armed->fires;
      found.weapon_line = armed->line;
    }
    return found;
  });
}

FoundLook look_of(const Profile& profile, const Nation& nation, Post post) {
  return first_look(profile, nation, [&](const Nation& asked) -> FoundLook {
    for (const PostLook& entry : asked.posts) {
      if (entry.post == post) return {entry.look, &asked, "", 0};
    }
    return {};
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
