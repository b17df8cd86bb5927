#include "converter/sow/profile/levels.hpp"

#include <optional>

namespace estafette::sow {
namespace {

/// The first entry of `of` for which `fits`, the nation's before its stand-in's; null if there is none.
template <typename Entry, typename Fits>
const Entry* first_entry(const Profile& profile, const Nation& nation, std::vector<Entry> Nation::*of, Fits fits) {
  for (const Nation* asked : with_stand_ins(profile, nation)) {
    const std::vector<Entry>& entries = asked->*of;
    const auto found = std::find_if(entries.begin(), entries.end(), fits);
    if (found != entries.end()) return &*found;
  }
  return nullptr;
}

const CommandRatings& usual_ratings(const Profile& profile, const Nation& nation, Post post) {
  for (const Post asked : {post, general_post(post)}) {
    const CommandRatings* found = first_entry(profile, nation, &Nation::ratings,
                                              [&](const CommandRatings& entry) { return entry.post == asked; });
    if (found != nullptr) return *found;
  }
  static const CommandRatings kNone;  // the reader has refused such a profile
  return kNone;
}

/// 0 to 6 on our scale, on the game's; halves upwards.
int in_game_levels(const LevelRange& range, std::optional<int> given) {
  constexpr int kUsual = 3;  // of 0 to 6 (converter/orbat/ratings.hpp)
  if (!given) return range.usual;
  if (*given <= kUsual) return range.least + (2 * (range.usual - range.least) * *given + kUsual) / (2 * kUsual);
  return range.kept(range.usual + (2 * (range.most - range.usual) * (*given - kUsual) + kUsual) / (2 * kUsual));
}

}  // namespace

Proficiency skills_of(const Profile& profile, const Nation& nation, Kind kind, Quality quality, int today) {
  const ArmSkills* skills =
      first_entry(profile, nation, &Nation::skills, [&](const ArmSkills& entry) { return entry.arm == arm_of(kind); });
  Proficiency levels{};
  for (std::size_t i = 0; skills != nullptr && i < levels.size(); ++i) {
    int level = skills->levels.at(i).usual + today;
    for (const SkillStep& step : profile.skill_steps) {
      if (step.kind.value_or(kind) == kind && step.quality.value_or(quality) == quality) level += step.steps.at(i);
    }
    levels.at(i) = skills->levels.at(i).kept(level);
  }
  return levels;
}

std::array<int, 5> ratings_of(const Profile& profile, const Nation& nation, Post post, const Ratings& given) {
  const std::array<LevelRange, 5>& range = usual_ratings(profile, nation, post).levels;
  const auto or_ability = [&](std::optional<int> rating) { return rating ? rating : given.ability; };
  const std::array<std::optional<int>, 5> rated = {given.ability, or_ability(given.command), given.control,
                                                   or_ability(given.leadership), given.style};
  std::array<int, 5> levels{};
  for (std::size_t i = 0; i < levels.size(); ++i) levels.at(i) = in_game_levels(range.at(i), rated.at(i));
  return levels;
}

int experience_of(const Profile& profile, const Nation& nation, Post post) {
  return usual_ratings(profile, nation, post).experience;
}

const FollowerLevels& follower_levels(const Profile& profile, const Nation& nation, Post post) {
  const FollowerLevels* found =
      first_entry(profile, nation, &Nation::followers, [&](const FollowerLevels& entry) { return entry.post == post; });
  static const FollowerLevels kNone;  // the reader has refused such a profile
  return found == nullptr ? kNone : *found;
}

Post general_post(Post post) {
  switch (post) {
    case Post::cavalry_corps:
      return Post::corps;
    case Post::cavalry_division:
    case Post::artillery:
      return Post::division;
    case Post::cavalry_brigade:
    case Post::battery:
      return Post::brigade;
    default:
      return post;
  }
}

}  // namespace estafette::sow
