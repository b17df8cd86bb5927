// The experience with which a unit fights today: one less if it is fatigued, one more if Napoleon is there.
// Source: rules 2.1.2 (fatigue lowers all experience ratings by one), 4.1 (exhaustion), 5.1 (a cut line) and 5.5.1
// (Coalition marchers over a river), which all "suffer as though fatigued". It is one status, so one step, however many
// reasons there are. Rule 5.5.3: Napoleon present in person and in command raises all units of the French and Allied
// force by one. A unit that is at the end of the shipped game's levels already takes the step in its skills (our
// reading).
#pragma once

#include <string>
#include <vector>

namespace estafette::sow {

struct Experience {
  int before = 0;
  int as_fought = 0;  ///< never outside the bounds
  int in_skills = 0;  ///< the step for which there was no room in experience: each skill changes by so much
  std::vector<std::string> reasons;  ///< in words, each with its step and its rule number
  bool operator==(const Experience&) const = default;
};

/// The bounds of what troops may have in the game (profile, <qualities>).
struct ExperienceBounds {
  int least = 0, most = 9;
  bool operator==(const ExperienceBounds&) const = default;
};

/// `fatigue` holds the reasons why it fights fatigued, each with its rule number; none: it is fresh.
/// `chief`: the commander-in-chief in command in person (5.5.3); empty: none. He and fatigue cancel each other, and
/// both are listed. `before` is taken to be within the bounds.
[[nodiscard]] Experience experience_today(int before, const std::vector<std::string>& fatigue, const std::string& chief,
                                          const ExperienceBounds& bounds);

}  // namespace estafette::sow
