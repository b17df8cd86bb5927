// A verdict that was given before, perhaps turns ago, becomes another: nothing is erased, and what followed from it is
// put right by entries of their own (4.1, 4.5, 5.4, 5.5.2). Marches, captures and truces stay as they are.
#pragma once

#include "campaign/umpire/deed.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The battle as it was judged: how things stood before that command, and its events.
struct JudgedThen {
  const Standing& before;
  const std::vector<Event>& events;
};

/// "coalition minor", "France major easy", "draw"; "present" and "absent" are about the commander-in-chief, who
/// otherwise is what he was. Throws Refusal for other words.
[[nodiscard]] Verdict verdict_in(const Standing& now, const std::string& words, const std::string& chief_before);

/// The new verdict, with `said` as the ruling's own sentence; the points of prestige that the old one brought are taken
/// back and those of the new one entered, under their lines of the table; men and guns of the pursuit, and exhaustion
/// that still lasts, are those of the new one. Throws Refusal if the verdict is the same.
[[nodiscard]] std::vector<Event> correct_verdict(const Standing& now, const JudgedThen& then, int number,
                                                 const Verdict& verdict, const Saying& said);

}  // namespace estafette::campaign
