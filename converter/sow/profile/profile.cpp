#include "converter/sow/profile/profile.hpp"

#include "base/alike.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cctype>

namespace estafette::sow {
namespace {

bool is_letter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// True if a word of `text` begins so, both folded: "42nd" is not in "142nd".
bool has_word(const std::string& text, const std::string& beginning) {
  for (std::size_t at = text.find(beginning); at != std::string::npos; at = text.find(beginning, at + 1)) {
    if (at == 0 || !is_letter(text[at - 1])) return true;
  }
  return false;
}

/// How closely an entry fits; -1 if it does not fit. The name that is wanted is folded.
int closeness(const TroopLook& entry, const Wearer& wanted) {
  if (entry.arm != arm_of(wanted.kind)) return -1;
  if (entry.kind.value_or(wanted.kind) != wanted.kind || entry.quality.value_or(wanted.quality) != wanted.quality) {
    return -1;
  }
  if (!entry.piece.empty() && !alike(entry.piece, wanted.piece)) return -1;
  const auto is_there = [&](const std::string& beginning) { return has_word(wanted.name, beginning); };
  if (!entry.named.empty() && std::none_of(entry.named.begin(), entry.named.end(), is_there)) return -1;
  return (entry.piece.empty() ? 0 : 8) + (entry.named.empty() ? 0 : 4) + (entry.kind ? 2 : 0) + (entry.quality ? 1 : 0);
}

/// The closest of the nation's entries for a weapon only, or of those for a whole look; null if it has none.
const TroopLook* closest_of(const Nation& nation, const Wearer& wanted, bool weapon_only) {
  const TroopLook* best = nullptr;
  int closest = -1;
  for (const TroopLook& entry : nation.troops) {
    if (entry.weapon_only != weapon_only) continue;
    const int close = closeness(entry, wanted);
    if (close <= closest) continue;
    closest = close;
    best = &entry;
  }
  return best;
}

/// What `own` finds for the nation, or else for its stand-in, and so on.
template <typename Own>
FoundLook first_look(const Profile& profile, const Nation& nation, Own own) {
  for (const Nation* asked : with_stand_ins(profile, nation)) {
    if (FoundLook found = own(*asked); found.look) return found;
  }
  return {};
}

/// The nation to which the entry's look really belongs.
const Nation* owner_of(const Profile& profile, const TroopLook& entry, const Nation& nation) {
  const Nation* real = entry.of.empty() ? nullptr : find_nation(profile, entry.of);
  return real == nullptr ? &nation : real;
}

/// The one with that name, ignoring letter case and accents; null if there is none. Most are asked for as the profile
/// spells them.
template <typename Known>
const Known* find_by(const std::vector<Known>& all, std::string Known::*word, const std::string& wanted) {
  auto found = std::find_if(all.begin(), all.end(), [&](const Known& one) { return one.*word == wanted; });
  if (found == all.end())
    found = std::find_if(all.begin(), all.end(), [&](const Known& one) { return alike(one.*word, wanted); });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

const std::vector<std::string>& post_words() {
  static const std::vector<std::string> kWords = {
      "army",    "corps",           "cavalry corps", "division", "cavalry division", "artillery",
      "brigade", "cavalry brigade", "battery",       "wagon",    "courier"};
  return kWords;
}

Men GameLimits::largest_unit() const {
  return Men{std::min(men_per_sprite * slots, most_heads)};
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

std::vector<const Nation*> with_stand_ins(const Profile& profile, const Nation& nation) {
  std::vector<const Nation*> chain;
  for (const Nation* asked = &nation; asked != nullptr && chain.size() <= profile.nations.size();) {
    chain.push_back(asked);
    asked = asked->stand_in.empty() ? nullptr : find_nation(profile, asked->stand_in);
  }
  return chain;
}

const Drill* find_drill(const Profile& profile, const std::string& id) {
  return find_by(profile.drills, &Drill::id, id);
}

FoundLook look_of(const Profile& profile, const Nation& nation, const Wearer& wearer) {
  Wearer wanted = wearer;
  wanted.name = fold(wearer.name);
  const TroopLook* armed = nullptr;  // only the weapon, to go with the look of the same nation or of a stand-in
  return first_look(profile, nation, [&](const Nation& asked) -> FoundLook {
    const TroopLook* whole = closest_of(asked, wanted, false);
    const TroopLook* weapon = closest_of(asked, wanted, true);
    const bool outdone =
        whole != nullptr && weapon != nullptr && closeness(*whole, wanted) > closeness(*weapon, wanted);
    if (armed == nullptr && !outdone) armed = weapon;
    if (whole == nullptr) return {};
    FoundLook found{whole->look, owner_of(profile, *whole, asked), {}, "", whole->fires, whole->line};
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
      if (entry.post == post) return {entry.look, &asked, entry.larger, entry.militia_flag, "", 0};
    }
    return {};
  });
}

}  // namespace estafette::sow
