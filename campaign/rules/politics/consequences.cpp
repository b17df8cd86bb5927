#include "campaign/rules/politics/consequences.hpp"

#include "campaign/rules/politics/ending.hpp"
#include "campaign/rules/politics/losses_of_prestige.hpp"
#include "campaign/rules/politics/peace.hpp"
#include "campaign/state/unfolding.hpp"

namespace estafette::campaign {

std::vector<Event> consequences(const Theatre& theatre, const State& before, const State& after,
                                std::optional<Turn> turn) {
  Unfolding unfolding(after);
  unfolding.happen(losses_of_prestige(theatre, before, after));
  unfolding.happen(peace_through_exhaustion(theatre, before, unfolding.now(), turn.value_or(after.turn)));
  if (!before.ending) unfolding.happen(end_by_prestige(theatre, unfolding.now()));
  return unfolding.take();
}

}  // namespace estafette::campaign
