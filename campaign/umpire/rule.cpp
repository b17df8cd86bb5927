#include "campaign/umpire/rule.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rules/politics/consequences.hpp"
#include "campaign/rulings/subjects.hpp"
#include "campaign/umpire/correct_verdict.hpp"
#include "campaign/umpire/past.hpp"
#include "campaign/umpire/raise_force.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

/// With what it costs in prestige, who sues for peace, and lines of supply drawn anew.
Deed with_all_that_follows(const Standing& standing, std::vector<Event> events) {
  for (Event& event : consequences(standing.theatre, standing.state, state_after(standing.state, events)))
    events.push_back(std::move(event));
  return deed_of(standing, "ruling", with_what_follows(standing, std::move(events)));
}

/// The battle whose verdict is ruled, if it has one.
const Battle* judged_battle_of(const Standing& standing, const Ruling& ruling) {
  if (fold(ruling.what) != "verdict") return nullptr;
  const Subject subject = subject_of(standing.theatre, standing.state, ruling.subject, {SubjectKind::battle});
  const Battle* battle = subject.kind == SubjectKind::battle ? find_battle(standing.state, subject.battle) : nullptr;
  return battle != nullptr && battle->verdict ? battle : nullptr;
}

Deed another_verdict(const CampaignFile& file, const Battle& battle, const Ruling& ruling) {
  if (trim(ruling.because).empty())
    throw Refusal(Problem{"ruling", 0, "because", "no reason", "a reason in quotes", "Add --because \"...\""});
  const std::optional<PastDeed> then = last_about_battle(file, "battle adjudicate", battle.number);
  if (!then)
    throw Refusal(Problem{"ruling", 0, "verdict", fmt::format("battle {}", battle.number),
                          "a battle that was judged with estafette battle adjudicate", ""});
  const Verdict verdict = verdict_in(file.standing(), ruling.value, battle.verdict->chief);
  const Saying said = told_as_ruled(ProperName{fmt::format("battle {}", battle.number)}, ruling);
  return with_all_that_follows(file.standing(), correct_verdict(file.standing(), {then->before, then->deed.events},
                                                                battle.number, verdict, said));
}

}  // namespace

Deed rule(const Standing& standing, const Ruling& ruling) {
  return with_all_that_follows(standing, ruled(standing.theatre, standing.state, ruling));
}

Deed rule(const CampaignFile& file, const Ruling& ruling, const fs::path& from) {
  const Standing& standing = file.standing();
  if (const Battle* battle = judged_battle_of(standing, ruling)) return another_verdict(file, *battle, ruling);
  const bool raised = fold(ruling.what) == "raised" && fold(ruling.subject) == "campaign";
  if (!raised && !from.empty())
    throw Refusal(Problem{"--from", 0, "", from.generic_string(), "no file, unless a force is raised", "Leave it out"});
  if (raised && !from.empty())
    return with_all_that_follows(standing,
                                 raise_force(standing, raising_of(standing, ruling.value, from, ruling.because)));
  return rule(standing, ruling);
}

}  // namespace estafette::campaign
